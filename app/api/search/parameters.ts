import type { Parameters } from '#blocks/search/address.ts'

/** Parameters of an address, repeated ones as lists. */
export const parametersOf = (search: URLSearchParams): Parameters =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )

import { z } from 'zod'
import { type Result, fail, ok } from '#lib/domain/result.ts'

/** A parameter that may be repeated: one value is a list of one. */
export const repeated = <S extends z.ZodType>(list: S) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), list)

/**
 * Parameters of an address by a schema; those that it does not name are ignored. Fails with the names of those that it
 * refuses.
 */
export function readQuery<S extends z.ZodType>(
  schema: S,
  search: URLSearchParams,
): Result<z.output<S>, readonly string[]> {
  const given = Object.fromEntries(
    [...Map.groupBy(search, ([name]) => name)].map(([name, entries]) => {
      const values = entries.map(([, value]) => value)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
  const parsed = schema.safeParse(given)
  return parsed.success
    ? ok(parsed.data)
    : fail([...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))])
}

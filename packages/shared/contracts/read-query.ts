import { z } from 'zod'
import { type Result, fail, ok } from '../domain/result.ts'

/** Parameters of an address, in Next's form. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parameters of an address, repeated ones as lists. Linear time; only the address's length limits their number. */
export function parametersOf(search: URLSearchParams): Parameters {
  const given = new Map<string, string[]>()
  for (const [name, value] of search) {
    const values = given.get(name)
    if (values) values.push(value)
    else given.set(name, [value])
  }
  return Object.fromEntries([...given].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

/** A parameter that may be repeated: one value is a list of one. */
export const repeated = <S extends z.ZodType>(list: S) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), list)

/**
 * Parses the parameters of an address by a schema; unknown ones are ignored. Fails with the names of the invalid ones.
 */
export function readQuery<S extends z.ZodType>(
  schema: S,
  search: URLSearchParams,
): Result<z.output<S>, readonly string[]> {
  const parsed = schema.safeParse(parametersOf(search))
  return parsed.success
    ? ok(parsed.data)
    : fail([...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))])
}

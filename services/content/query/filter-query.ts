import { HttpError } from '../../kit/http-error.ts'
import { momentOf } from './params.ts'
import type { QueryObject, QueryValue } from './query-string.ts'
import { matchesWildcard } from './wildcard.ts'

type Test = (value: unknown, operand: string) => boolean
type Predicate = (content: unknown) => boolean

const listed = (operand: string): string[] => operand.split(',').map((part) => part.trim())
const isMissing = (value: unknown): boolean => value === undefined || value === null
const asText = (value: unknown): string =>
  isMissing(value) ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

const isState: Record<string, (value: unknown) => boolean> = {
  empty: (value) => isMissing(value) || value === '',
  not_empty: (value) => !isMissing(value) && value !== '',
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true || value === 'true',
  false: (value) => value === false || value === 'false',
  null: isMissing,
  not_null: (value) => !isMissing(value),
}

const isIn: Test = (value, operand) => !Array.isArray(value) && listed(operand).includes(asText(value))

const isLike: Test = (value, operand) =>
  !isMissing(value) && matchesWildcard(asText(value).toLowerCase(), operand.toLowerCase())

const sharesAny: Test = (value, operand) =>
  Array.isArray(value) && listed(operand).some((wanted) => value.map(asText).includes(wanted))
const holdsAll: Test = (value, operand) =>
  Array.isArray(value) && listed(operand).every((wanted) => value.map(asText).includes(wanted))

const compared =
  (read: (text: string) => number, holds: (value: number, operand: number) => boolean): Test =>
  (value, operand) =>
    !isMissing(value) && value !== '' && holds(read(asText(value)), read(operand))

const above = (value: number, operand: number): boolean => value > operand
const below = (value: number, operand: number): boolean => value < operand
const toInt = (text: string): number => Math.trunc(Number(text))

const operations: Record<string, Test> = {
  // The parser validates the operand.
  is: (value, operand) => isState[operand]?.(value) ?? false,
  in: isIn,
  not_in: (value, operand) => !isIn(value, operand),
  like: isLike,
  not_like: (value, operand) => !isLike(value, operand),
  any_in_array: sharesAny,
  in_array: sharesAny,
  all_in_array: holdsAll,
  gt_date: compared(momentOf, above),
  lt_date: compared(momentOf, below),
  gt_int: compared(toInt, above),
  lt_int: compared(toInt, below),
  gt_float: compared(Number, above),
  lt_float: compared(Number, below),
  exists: (value, operand) => (value !== undefined) === (operand !== '0' && operand !== 'false'),
}

/**
 * `filter_query[field][operation]=value`: all fields must match (AND); in `__or` one alternative is enough. 422 if
 * malformed.
 */
export function parseFilter(value: QueryValue | undefined): Predicate {
  if (value === undefined || value === '') return () => true
  const predicates = Object.entries(asObject(value)).map(([field, operands]) =>
    field === '__or' ? anyOf(alternatives(operands)) : fieldPredicate(field, asObject(operands)),
  )
  return (content) => predicates.every((holds) => holds(content))
}

/** The value at a path such as `seo.title` or `body.0.component`. */
export function valueAt(content: unknown, path: string): unknown {
  let current: unknown = content
  for (const key of path.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Record<string, unknown>)[key]
  }
  return current
}

function fieldPredicate(field: string, operands: QueryObject): Predicate {
  const tests = Object.entries(operands).map(([name, operand]): Predicate => {
    const test = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!test) throw new HttpError(422, { error: `Unknown operation “${name}”` })
    if (name === 'is' && !Object.hasOwn(isState, joined(operand)))
      throw new HttpError(422, { error: `Unknown value “${joined(operand)}” of the operation is` })
    return (content) => test(valueAt(content, field), joined(operand))
  })
  return (content) => tests.every((holds) => holds(content))
}

const anyOf =
  (predicates: readonly Predicate[]): Predicate =>
  (content) =>
    predicates.length === 0 || predicates.some((holds) => holds(content))

/**
 * Every field of every member is a separate alternative: `[__or][][a][in]=1&[__or][][b][in]=2` does not distinguish one
 * member with two fields from two members.
 */
function alternatives(value: QueryValue): Predicate[] {
  const members = Array.isArray(value) ? value : Object.values(asObject(value))
  return members.flatMap((member) =>
    Object.entries(asObject(member)).map(([field, operands]) => fieldPredicate(field, asObject(operands))),
  )
}

const joined = (operand: QueryValue): string =>
  Array.isArray(operand)
    ? operand.filter((part) => typeof part === 'string').join(',')
    : typeof operand === 'string'
      ? operand
      : ''

function asObject(value: QueryValue): QueryObject {
  if (typeof value === 'string' || Array.isArray(value))
    throw new HttpError(422, { error: 'filter_query must be filter_query[field][operation]=value' })
  return value
}

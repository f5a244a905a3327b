import type { z } from 'zod'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import type { HotelErrorCode } from './hotel-errors.ts'

/** An `idempotency-key`. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,80}$/

/** What is wrong with a body: the catalogue's code, and the names of the fields at fault; never a value. */
export interface InputFault {
  readonly code: HotelErrorCode
  readonly fields: readonly string[]
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    body,
  )

/** The code of one fault, in the order in which codes win: what is missing is told before what is wrong. */
const ORDER: readonly HotelErrorCode[] = ['0011', '0012', '0005', '0041', 'default']

function codeOf(issue: z.core.$ZodIssue, body: unknown): HotelErrorCode {
  const field = String(issue.path[0] ?? '')
  if (field === 'terms') return '0041'
  if (issue.code === 'unrecognized_keys') return 'default'
  if (isBlank(valueAt(body, issue.path))) return '0011'
  if (field === 'email' || field === 'emailVerification') return '0012'
  return field === 'password' ? '0005' : 'default'
}

/**
 * Fields of one fault, by path: unknown ones by their names, which are the caller's own words and only echoed to it.
 */
const fieldsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')]

/** A body as an operation's contract reads it. */
export function readHotelInput<S extends z.ZodType>(schema: S, body: unknown): Result<z.output<S>, InputFault> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return ok(parsed.data)
  const { issues } = parsed.error
  const codes = new Set(issues.map((issue) => codeOf(issue, body)))
  const code = ORDER.find((candidate) => codes.has(candidate)) ?? 'default'
  return fail({ code, fields: [...new Set(issues.flatMap(fieldsOf))].slice(0, 40) })
}

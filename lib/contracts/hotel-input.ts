import type { z } from 'zod'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import type { HotelErrorCode } from './hotel-errors.ts'
import { refusedFields } from './refused-fields.ts'

/** Validation error: a code of the catalogue and the names of the refused fields, never a value. */
export interface InputFault {
  readonly code: HotelErrorCode
  readonly fields: readonly string[]
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    body,
  )

/** Precedence of codes where several issues are found: missing fields before invalid ones. */
const ORDER: readonly HotelErrorCode[] = ['0011', '0012', '0005', '0041', 'default']

function codeOf(issue: z.core.$ZodIssue, body: unknown): HotelErrorCode {
  const field = String(issue.path[0] ?? '')
  if (field === 'terms') return '0041'
  if (issue.code === 'unrecognized_keys') return 'default'
  if (isBlank(valueAt(body, issue.path))) return '0011'
  if (field === 'email' || field === 'emailVerification') return '0012'
  return field === 'password' ? '0005' : 'default'
}

/** Validates a body (undefined counts as an empty object) against an operation's input schema. */
export function readHotelInput<S extends z.ZodType>(schema: S, body: unknown): Result<z.output<S>, InputFault> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return ok(parsed.data)
  const { issues } = parsed.error
  const codes = new Set(issues.map((issue) => codeOf(issue, body)))
  const code = ORDER.find((candidate) => codes.has(candidate)) ?? 'default'
  return fail({ code, fields: refusedFields(issues) })
}

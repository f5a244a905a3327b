import type { z } from 'zod'
import { type Result, fail, ok } from '../domain/result.ts'
import { refusedFields } from './refused-fields.ts'

/** Validation error: a code of the catalogue and the names of the refused fields, never a value. */
export interface InputFault<Code extends string> {
  readonly code: Code | 'default'
  readonly fields: readonly string[]
}

/** Codes of a programme's catalogue for refused inputs. */
interface InputCodes<Code extends string> {
  /** A required field is missing, null or blank. Outweighs all others. */
  readonly required: Code
  /** Codes of single fields, by name; the first of several counts. Other fields are `default`. */
  readonly fields: Readonly<Record<string, Code>>
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

/** Validates a body (undefined counts as an empty object) against an operation's input schema. */
export type ReadInput<Code extends string> = <S extends z.ZodType>(
  schema: S,
  body: unknown,
) => Result<z.output<S>, InputFault<Code>>

export function createInputReader<Code extends string>({ required, fields }: InputCodes<Code>): ReadInput<Code> {
  const order = [required, ...Object.values(fields)]
  const codeOf = (issue: z.core.$ZodIssue, body: unknown): Code | 'default' => {
    const field = String(issue.path[0] ?? '')
    // Terms that are not accepted do not count as a blank field.
    if (field === 'terms') return fields[field] ?? 'default'
    if (issue.code === 'unrecognized_keys') return 'default'
    if (isBlank(valueAt(body, issue.path))) return required
    return (Object.hasOwn(fields, field) ? fields[field] : undefined) ?? 'default'
  }
  return (schema, body) => {
    const parsed = schema.safeParse(body ?? {})
    if (parsed.success) return ok(parsed.data)
    const { issues } = parsed.error
    const codes = new Set(issues.map((issue) => codeOf(issue, body)))
    return fail({ code: order.find((candidate) => codes.has(candidate)) ?? 'default', fields: refusedFields(issues) })
  }
}

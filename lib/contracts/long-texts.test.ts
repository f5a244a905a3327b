import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isEmail } from '@barriere/shared/domain/people/email.ts'
import { brokenPasswordRules } from '@barriere/shared/domain/people/password.ts'
import { isPostalCode } from '@barriere/shared/domain/people/postal-code.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import type { Call } from '@barriere/shared/contracts/call.ts'
import { EPH_CALLS } from './eph.ts'
import { HOTEL_OPERATIONS } from '@barriere/shared/programmes/hotel/operations.ts'
import { NEWSLETTER_CALLS } from '@barriere/shared/contracts/newsletter.ts'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'

/** Longer than any body that the site reads: a quadratic expression far exceeds the test's time limit. */
const LENGTH = 262_144

/** Texts for which expressions backtrack, or start again at every character (ReDoS). */
const TEXTS = ['1', ' ', 'a', '-', '.', 'é', '@', "a'", 'a.', '0 ', 'a@', '\t'].map((part) =>
  part.repeat(LENGTH / part.length),
)

type Schema = z.core.JSONSchema.BaseSchema

/** Paths of the fields that take a text, nested ones and items of lists included. */
function textFields(schema: Schema, root = schema): (readonly string[])[] {
  const named = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  if (named) return textFields(root.$defs?.[named] as Schema, root)
  if (schema.type === 'array') return textFields(schema.items as Schema, root).map((path) => ['0', ...path])
  if (schema.type !== 'object') return schema.type === 'string' ? [[]] : []
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    textFields(property as Schema, root).map((path) => [name, ...path]),
  )
}

const inputWith = ([name = '', ...rest]: readonly string[], text: string): unknown => {
  const value = rest.length > 0 ? inputWith(rest, text) : text
  return name === '0' ? [value] : { [name]: value }
}

const CALLS: readonly (readonly [string, Call])[] = [
  ...Object.entries<Call>(HOTEL_OPERATIONS).map(([name, call]) => [`hotel ${name}`, call] as const),
  ...Object.entries<Call>(EPH_CALLS).map(([name, call]) => [`eph ${name}`, call] as const),
  ...Object.entries<Call>(REQUEST_CALLS).map(([name, call]) => [`requests ${name}`, call] as const),
  ...Object.entries<Call>(NEWSLETTER_CALLS).map(([name, call]) => [`newsletter ${name}`, call] as const),
]

/** Schema of the text at a path of an input: several calls take the same e-mail, name or address. */
function readerOf(schema: z.core.$ZodType, [name, ...rest]: readonly string[]): z.core.$ZodType {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } }
  const inner = def.innerType ?? (name === undefined ? undefined : def.in)
  if (inner) return readerOf(inner, name === undefined ? rest : [name, ...rest])
  if (name === undefined) return schema
  if (schema instanceof z.ZodArray) return readerOf(schema.element, rest)
  const member = schema instanceof z.ZodObject ? (schema.shape as z.core.$ZodShape)[name] : undefined
  if (!member) throw new Error(`Where is ${name}?`)
  return readerOf(member, rest)
}

const EVERY_FIELD = CALLS.flatMap(([name, { input }]) =>
  input
    ? textFields(z.toJSONSchema(input, { io: 'input', reused: 'inline', unrepresentable: 'any' })).map(
        (path) => [`${name} ${path.join('.')}`, input, path] as const,
      )
    : [],
)

const readers = new Set<z.core.$ZodType>()

/** Each schema of a text once; every field in the complete set. */
const FIELDS = EVERY_FIELD.filter(([, input, path]) => {
  const reader = readerOf(input, path)
  const isNew = !readers.has(reader)
  readers.add(reader)
  return isNew || TEST_ALL
})

test('nested fields and those of the browser’s calls are among them', () => {
  expect(EVERY_FIELD.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'hotel signUp password',
      'eph signUp address.city',
      'eph login email',
      'requests event utm.term',
    ]),
  )
  expect(EVERY_FIELD.length).toBeGreaterThan(60)
  expect(FIELDS.length).toBeGreaterThan(20)
})

describe('a text of 256 KiB', () => {
  test.each(FIELDS)('%s refuses it in linear time', (_name, input, path) => {
    for (const text of TEXTS) {
      const parsed = input.safeParse(inputWith(path, text))
      expect(parsed.success).toBe(false)
      const about = parsed.error?.issues.filter((issue) =>
        path.every((name, index) => String(issue.path[index]) === name),
      )
      expect(about).not.toEqual([])
    }
  })

  test.each([
    ['brokenPasswordRules', brokenPasswordRules],
    ['isEmail', isEmail],
    ['isPostalCode', (text: string) => isPostalCode(text, 'FR')],
  ])('%s reads it in linear time', (_name, check) => {
    for (const text of TEXTS) expect(check(text)).toBeDefined()
  })
})

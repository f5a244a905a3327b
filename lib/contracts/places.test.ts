import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '@barriere/shared/contracts/call.ts'
import { EPH_CALLS } from './eph.ts'
import { HOTEL_OPERATIONS } from '@barriere/shared/programmes/hotel/operations.ts'

const ADDRESS = { addressLine1: '1 rue X', city: 'Deauville' }

/** Well-formed values that no country has, by field. */
const NOWHERE = {
  phoneNumber: '+33012345678',
  country: 'ZZ',
  zipCode: 'SW1A 1AA',
  address: { ...ADDRESS, zipCode: '14800', country: 'ZZ' },
} as const

const SOMEWHERE = {
  phoneNumber: '+33612345678',
  country: 'FR',
  zipCode: '14800',
  address: { ...ADDRESS, zipCode: '14800', country: 'FR' },
} as const

type Field = keyof typeof NOWHERE

const isField = (name: string): name is Field => Object.hasOwn(NOWHERE, name)

function fieldsOf(input: z.ZodType): string[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const named = schema.$defs?.[schema.$ref?.slice('#/$defs/'.length) ?? '']
  return Object.keys((named ?? schema).properties ?? {})
}

/** Each call, in both tables, with each of those fields that it takes. */
const TAKEN = [...Object.entries<Call>(HOTEL_OPERATIONS), ...Object.entries<Call>(EPH_CALLS)].flatMap(
  ([name, { input, path }]) => {
    const fields = input ? fieldsOf(input) : []
    return fields.filter(isField).map((field) => [path, name, field, input as z.ZodType] as const)
  },
)

/** Names of the refused fields of a body with these places. */
function refused(input: z.ZodType, places: object): string[] {
  const own = fieldsOf(input)
  const body = Object.entries({ ...ADDRESS, ...SOMEWHERE, ...places }).filter(([name]) => own.includes(name))
  const { error } = input.safeParse(Object.fromEntries(body))
  return (error?.issues ?? []).filter(({ code }) => code === 'custom').map(({ path }) => String(path[0]))
}

test('sign-up, address and phone are among them, at the site and at the backend', () => {
  const calls = new Set(TAKEN.map(([path]) => path))
  for (const path of ['/v1/accounts', '/v1/me/address', '/v1/me/phone-number', 'users/signup', 'profile/address'])
    expect(calls).toContain(path)
})

test.each(TAKEN)('%s %s refuses a %s that no country has', (_path, _name, field, input) => {
  expect(refused(input, {})).not.toContain(field)
  expect(refused(input, { [field]: NOWHERE[field] })).toContain(field)
})

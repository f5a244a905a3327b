import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { HotelOperationName } from '@barriere/shared/programmes/hotel/operations.ts'
import { form } from '#tests/support/sign-up-form.ts'
import type { RequestOptions } from './request.ts'
import { type HotelStack, newEmail, openHotel } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let hotel: HotelStack

beforeAll(async () => {
  hotel = await openHotel()
})

afterAll(() => hotel.stop())

/** An operation and a request that is refused. */
type Situation = () => Promise<readonly [HotelOperationName, RequestOptions]>

const signUp =
  (change: Record<string, unknown>): Situation =>
  async () => ['signUp', { input: form(newEmail(), change) }]

describe('default, with a status of its own', () => {
  const raw = async (init: RequestInit, path = '/v1/sessions') => {
    const response = await fetch(hotel.url + path, {
      method: 'POST',
      ...init,
      headers: { authorization: `Bearer ${hotel.token}`, ...init.headers },
    })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  const json = { 'content-type': 'application/json' }

  test.each([
    ['no session', 401, async () => ['profile', {}]],
    ['a session that never was', 401, async () => ['profile', { member: 'x'.repeat(43) }]],
    [
      'a stay that is not there',
      404,
      async () => ['stay', { member: (await hotel.member()).token, id: '00000000-0000-4000-8000-000000000000' }],
    ],
    ['a stay whose id is none', 404, async () => ['stay', { member: (await hotel.member()).token, id: '1%27or%201' }]],
    ['a level that one gives oneself', 422, signUp({ ibLevel: 'IBCOLLABORATEUR' })],
    ['a civility that is none', 422, signUp({ civility: 'Dr' })],
    ['a birthday to come', 422, signUp({ birthDate: '2030-01-01' })],
    ['somebody who is not eighteen', 422, signUp({ birthDate: '2015-01-01' })],
    [
      'a phone number that is none',
      422,
      async () => ['putPhone', { member: (await hotel.member()).token, input: { phoneNumber: '0612345678' } }],
    ],
    ...(
      [
        ['that no plan has', '+33012345678'],
        ['that is too short for its country', '+3361122334'],
        ['of a country code that is none', '+999123456789'],
      ] as const
    ).map(
      ([which, phoneNumber]) =>
        [
          `a phone number ${which}`,
          422,
          async () => ['putPhone', { member: (await hotel.member()).token, input: { phoneNumber } }],
        ] as const,
    ),
    ['a sign-up with such a number', 422, signUp({ phoneNumber: '+33012345678' })],
    ['a sign-up from a country that is none', 422, signUp({ country: 'ZZ' })],
    ...(
      [
        ['of another country', { zipCode: 'SW1A 1AA', country: 'FR' }],
        ['that its country does not have', { zipCode: '99999', country: 'FR' }],
        ['in a country that is none', { zipCode: '14800', country: 'XX' }],
      ] as const
    ).flatMap(([which, place]) => {
      const address = { addressLine1: '1 rue X', city: 'Deauville', ...place }
      return [
        [`a sign-up with a postal code ${which}`, 422, signUp({ address })] as const,
        ...(['createAddress', 'updateAddress'] as const).map(
          (name) =>
            [
              `${name} with a postal code ${which}`,
              422,
              async () => [name, { member: (await hotel.member()).token, input: address }],
            ] as const,
        ),
      ]
    }),
    ...(['firstName', 'lastName', 'birthName', 'commonName'] as const).flatMap((field) =>
      ['www.evil.example', 'evil.com', 'Anne evil.com', 'http://evil.example'].map(
        (name) => [`${field} ${name}`, 422, signUp({ [field]: name })] as const,
      ),
    ),
    ['an idempotency key that is none', 422, async () => ['signUp', { input: form(newEmail()), key: 'short' }]],
  ] as readonly (readonly [string, number, Situation])[])('%s: %i', async (_, status, situation) => {
    const answer = await hotel.request(...(await situation()))
    expect([answer.status, answer.code]).toEqual([status, 'default'])
  })

  test('an unknown path, a body too large, of another type, malformed, too deep', async () => {
    expect(await raw({ body: '{}', headers: json }, '/v1/nothing')).toEqual([404, 'default'])
    expect(await raw({ body: `{"email":"${'x'.repeat(65_536)}"}`, headers: json })).toEqual([413, 'default'])
    expect(await raw({ body: '{}', headers: { 'content-type': 'text/plain' } })).toEqual([415, 'default'])
    expect(await raw({ body: '{', headers: json })).toEqual([400, 'default'])
    expect(await raw({ body: '['.repeat(21) + ']'.repeat(21), headers: json })).toEqual([422, 'default'])
  })

  test('fields are named, values are not', async () => {
    const answer = await hotel.request('signUp', {
      input: form(newEmail(), { firstName: 'Zo3', isEmployee: true, birthDate: 'yesterday' }),
    })
    expect(answer.fields?.toSorted()).toEqual(['birthDate', 'firstName', 'isEmployee'])
    expect(JSON.stringify(answer.body)).not.toMatch(/Zo3|yesterday/)
  })
})

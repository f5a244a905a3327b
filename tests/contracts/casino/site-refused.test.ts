import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CASINO_CALLS, type CasinoCallName } from '#lib/contracts/casino-site.ts'
import type { SiteCall } from '@barriere/shared/contracts/call.ts'
import { oneOfEachKind } from '@barriere/testing/test-size.ts'
import { CROSS_SITE, FOREIGN } from '../eph/foreign.ts'
import { type CasinoBrowser, type CasinoSite, startCasinoSite } from './site.ts'

vi.setConfig({ hookTimeout: 90_000 })

let site: CasinoSite
let member: CasinoBrowser

beforeAll(async () => {
  site = await startCasinoSite()
  member = await site.demonstration('gold')
})

afterAll(() => site.stop())

/** One call of every kind: a single wrapper checks them by their entry in the contract. */
const NAMES = oneOfEachKind(Object.keys(CASINO_CALLS) as CasinoCallName[], (name) => {
  const { method, auth, captcha, input, unsafe, backend }: SiteCall = CASINO_CALLS[name]
  return JSON.stringify([method, auth, captcha, unsafe, input !== undefined, backend !== undefined])
})

const CHANGING = NAMES.filter((name) => CASINO_CALLS[name].method !== 'GET')

const MEMBERS = NAMES.filter((name) => CASINO_CALLS[name].auth === 'member')

const WITH_BODY = NAMES.filter((name) => (CASINO_CALLS[name] as SiteCall).input !== undefined)

const inputOf = (name: CasinoCallName) => (CASINO_CALLS[name].method === 'GET' ? undefined : {})

describe('another site’s page', () => {
  test.each(CHANGING.flatMap((name) => FOREIGN.map(([from, headers]) => [name, from, headers] as const)))(
    '%s is refused to %s',
    async (name, _, headers) => {
      const answer = await member.request(name, { headers, pathParameter: 'x', input: inputOf(name) })
      expect([answer.status, answer.code]).toEqual([403, 'default'])
      expect(answer.headers.getSetCookie()).toEqual([])
    },
  )

  test('has changed nothing: the member is still signed in, with the same vouchers and consents', async () => {
    const other = await site.demonstration('gold')
    expect((await member.request('init')).body).toEqual((await other.request('init')).body)
    expect((await member.request('limits')).body).toEqual({})
    expect((await member.request('init', { headers: CROSS_SITE })).status).toBe(403)
  })
})

test.each(MEMBERS)('%s without a session is a 401', async (name) => {
  const answer = await site.browser().request(name, { pathParameter: 'x', input: inputOf(name) })
  expect([answer.status, answer.failure]).toEqual([
    401,
    { code: 'default', message: 'Votre session a pris fin. Connectez-vous pour continuer.' },
  ])
})

test.each(WITH_BODY)('%s: body of another type 415, too large 413, malformed 400, too deep 422', async (name) => {
  const request = (raw: string, type = 'application/json') =>
    member.request(name, { raw, pathParameter: 'x', headers: { 'content-type': type } })
  expect((await request('{}', 'text/plain')).status).toBe(415)
  expect((await request(`{"a":"${'x'.repeat(64 * 1024)}"}`)).status).toBe(413)
  expect((await request('{"a":')).status).toBe(400)
  expect((await request('['.repeat(21) + ']'.repeat(21))).status).toBe(422)
  expect((await request('{"__proto__":{"x":1},"tier":"black","points":9000}')).status).toBe(422)
})

test.each(NAMES)('%s is not cacheable', async (name) => {
  const answer = await site.browser().request(name, { pathParameter: 'x', input: inputOf(name) })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

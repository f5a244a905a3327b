import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { EPH_CALLS, type EphCall, type EphName } from '#lib/contracts/eph.ts'
import type { SiteCall } from '@barriere/shared/contracts/call.ts'
import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { oneOfEachKind } from '@barriere/testing/test-size.ts'
import { CROSS_SITE, FOREIGN } from './foreign.ts'
import { type Browser, type EphStack, startEph } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let eph: EphStack
let member: Browser

beforeAll(async () => {
  eph = await startEph()
  member = (await eph.member()).browser
})

afterAll(() => eph.stop())

/** One call of every kind: a single wrapper checks them by their entry in the contract. */
const NAMES = oneOfEachKind(Object.keys(EPH_CALLS) as EphName[], (name) => {
  const { method, auth, captcha, input, unsafe, backend }: SiteCall = EPH_CALLS[name]
  return JSON.stringify([method, auth, captcha, unsafe, input !== undefined, backend !== undefined])
})

const CHANGING = NAMES.filter((name) => EPH_CALLS[name].method !== 'GET' || name === 'renewCard')

const MEMBERS = NAMES.filter((name) => EPH_CALLS[name].auth === 'member')

const WITH_BODY = NAMES.filter((name) => (EPH_CALLS[name] as EphCall).input !== undefined)

describe('another site’s page', () => {
  /** 403 and no cookie. */
  const expectRefused = async (name: EphName, headers: (typeof FOREIGN)[number][1]) => {
    const answer = await member.request(name, {
      headers,
      pathParameter: 'x',
      input: EPH_CALLS[name].method === 'GET' ? undefined : {},
    })
    expect([answer.status, answer.code]).toEqual([403, 'default'])
    expect(answer.headers.getSetCookie()).toEqual([])
  }

  test.each(FOREIGN)('%s is refused', (_, headers) => expectRefused('editPerson', headers))

  test.each(CHANGING)('%s is refused to another site', (name) => expectRefused(name, CROSS_SITE))

  test('after all that the member is still signed in, and nothing of theirs has changed', async () => {
    expect((await member.request('init')).body).toMatchObject({
      isConnected: true,
      profile: { firstName: 'Zoé', ibLevel: 'IBPROSPECT' },
    })
    expect((await member.request('renewCard', { headers: { [CSRF_HEADER]: undefined } })).status).toBe(403)
    expect((await member.request('renewCard')).status).toBe(200)
  })

  test('an old browser without Sec-Fetch-Site is accepted by its Origin header', async () => {
    expect((await member.request('init', { headers: { 'sec-fetch-site': undefined } })).status).toBe(200)
  })
})

describe('no session', () => {
  test.each(MEMBERS)('%s: 401 in both languages', async (name) => {
    const [fr, en] = await Promise.all(
      (['fr', 'en'] as const).map((locale) =>
        eph
          .browser()
          .request(name, { locale, pathParameter: 'x', input: EPH_CALLS[name].method === 'GET' ? undefined : {} }),
      ),
    )
    expect([fr?.status, fr?.failure]).toEqual([
      401,
      { code: 'default', message: 'Votre session a pris fin. Connectez-vous pour continuer.' },
    ])
    expect([en?.status, en?.failure.message]).toEqual([401, 'Your session has ended. Sign in to go on.'])
  })
})

describe('bodies', () => {
  test.each(WITH_BODY)(
    '%s: another type 415, too large 413, malformed 400, too deep, of a wrong kind or with an unknown field 422',
    async (name) => {
      const request = (raw: string, type = 'application/json') =>
        member.request(name, { raw, pathParameter: 'x', headers: { 'content-type': type } })
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
        expect([type, (await request('{}', type)).status]).toEqual([type, 415])
      expect((await request(`{"a":"${'x'.repeat(64 * 1024)}"}`)).status).toBe(413)
      expect((await request('{"a":')).status).toBe(400)
      expect((await request('['.repeat(21) + ']'.repeat(21))).status).toBe(422)
      for (const raw of ['[]', '"x"', '1', '{"isEmployee":true}', '{"ibLevel":"IBCOLLABORATEUR"}', '{"a":"\\u0000"}'])
        expect([raw, (await request(raw)).status]).toEqual([raw, 422])
      const unknown = await request('{"__proto__":{"x":1},"isEmployee":true,"email":7}')
      expect([unknown.status, unknown.failure.fields]).toEqual([422, expect.arrayContaining(['isEmployee'])])
      expect(unknown.text).not.toContain('7')
    },
  )

  test('an unexpected body is ignored, but refused with another content type', async () => {
    expect((await member.request('init', { input: { anything: 1 } })).status).toBe(200)
    expect(
      (await member.request('init', { raw: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
        .status,
    ).toBe(415)
  })

  test('an invalid idempotency key is refused by name', async () => {
    const answer = await member.request('renewCard', { key: 'short' })
    expect([answer.status, answer.failure.fields]).toEqual([422, ['idempotency-key']])
  })
})

describe('addresses', () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }

  test('an unknown one is a 404, another method a 405 that names the right ones', async () => {
    expect((await member.send('GET', 'users/nobody', { headers })).failure).toEqual({
      code: 'default',
      message: 'We cannot find what you ask for.',
    })
    const wrong = await member.send('PATCH', 'profile/address', { headers })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, PUT'])
  })
})

describe('every answer', () => {
  test.each(NAMES)('%s is not cacheable', async (name) => {
    const answer = await eph
      .browser()
      .request(name, { pathParameter: 'x', input: EPH_CALLS[name].method === 'GET' ? undefined : {} })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })
})

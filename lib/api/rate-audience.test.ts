import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { UNAVAILABLE } from '#lib/gateways/backend.ts'
import { SESSION_COOKIE } from '#lib/gateways/sessions/session-cookies.ts'
import { rateAudienceOf } from './rate-audience.ts'

type Backends = Parameters<typeof rateAudienceOf>[1]

const request = (cookie?: string): NextRequest =>
  new NextRequest('http://localhost/', {
    headers: cookie === undefined ? {} : { cookie: `${SESSION_COOKIE}=${cookie}` },
  })

/** Backends that know one member of that level. */
const backends = (level: string | undefined): Backends =>
  ({
    sessions: {
      request: () =>
        Promise.resolve(
          ok({ session: { persistent: false, logins: { hotel: { token: 'token', accountId: 'a', begunAt: '' } } } }),
        ),
    },
    hotel: {
      request: () => Promise.resolve(level === undefined ? fail(UNAVAILABLE) : ok({ profile: { ibLevel: level } })),
    },
  }) as unknown as Backends

test.each([
  [undefined, 'IBCOLLABORATEUR', 'public'],
  ['a-cookie', 'IBCOLLABORATEUR', 'staff'],
  ['a-cookie', 'IBPROSPECT', 'member'],
  ['a-cookie', 'IBSILVER', 'member'],
  ['a-cookie', undefined, 'public'],
] as const)(
  'a request with the cookie %s of a member of level %s sees the prices of the %s',
  async (cookie, level, expected) => {
    expect(await rateAudienceOf(request(cookie), backends(level))).toBe(expected)
  },
)

test('while the session store is away, prices are the public’s', async () => {
  const away = { ...backends('IBCOLLABORATEUR'), sessions: { request: () => Promise.resolve(fail('unavailable')) } }
  expect(await rateAudienceOf(request('a-cookie'), away as unknown as Backends)).toBe('public')
})

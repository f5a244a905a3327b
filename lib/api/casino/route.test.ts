import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CASINO_ERRORS, CASINO_ERROR_CODES } from '@barriere/shared/programmes/casino/errors.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { SESSION_COOKIE } from '#lib/gateways/sessions/session-cookies.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import type { ApiRoute } from '../route.ts'

const SITE = 'http://site.example'

const LOGIN = { token: 'casino-token', accountId: 'c1', expiresAt: '2027-01-01T00:00:00.000Z' }

const BALANCE = { balance: 3_100, cents: 500, pending: 0, expiring: [] }

interface Got {
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

/** Requests that the backend got, and its answer. */
const got: Got[] = []
let answered: { readonly status: number; readonly body: unknown } = { status: 200, body: BALANCE }
let answer: ApiRoute

/** The programme's backend and the session store on one port, each below its own path. */
const server = createServer((request, response) => {
  const { url = '', headers } = request
  request.resume()
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (url === '/site/sessions/read')
    return send(200, { session: { authAt: '', persistent: false, rotationDue: false, logins: { casino: LOGIN } } })
  if (url === '/site/sessions/leave') return send(200, { remains: true })
  got.push({ path: url, headers })
  return send(answered.status, answered.body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, {
    SITE_ORIGIN: SITE,
    SITE_API_URL: `${origin}/site`,
    CASINO_API_URL: `${origin}/casino`,
    CASINO_API_TOKEN: 'the-secret',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  })
  vi.resetModules()
  answer = (await import('./route.ts')).answerCasino
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  got.length = 0
  answered = { status: 200, body: BALANCE }
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  answer(
    new NextRequest(`${SITE}/api/casino/${path}`, {
      headers: { 'cookie': `${SESSION_COOKIE}=a.b`, 'accept-language': 'fr', ...headers },
    }),
    path,
  )

test('a member’s call reaches the backend with the site’s secret and the login’s token', async () => {
  const response = await get('balance')
  expect([response.status, await response.json()]).toEqual([200, BALANCE])
  expect(got).toHaveLength(1)
  expect(got[0]).toMatchObject({
    path: '/casino/v1/me/balance',
    headers: { 'authorization': 'Bearer the-secret', 'x-member-token': 'casino-token' },
  })
})

test('without a session nothing reaches the backend', async () => {
  expect((await get('balance', { cookie: '' })).status).toBe(401)
  expect(got).toEqual([])
})

test('an answer against the contract is an outage', async () => {
  answered = { status: 200, body: { balance: 'many' } }
  expect((await get('balance')).status).toBe(503)
})

test('a machine’s payments are everyone’s, and its number is part of the address', async () => {
  answered = { status: 404, body: { code: 'noPayments', message: '' } }
  const response = await get('machines/4711/payments', { cookie: '' })
  expect([response.status, got[0]?.path, got[0]?.headers['x-member-token']]).toEqual([
    404,
    '/casino/v1/machines/4711/payments',
    undefined,
  ])
})

test('what it answers is neither stored nor indexed', async () => {
  answered = { status: 200, body: { balance: 12 } }
  const { headers } = await get('balance')
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
})

describe('the catalogue', () => {
  test.each(
    CASINO_ERROR_CODES.filter((code) => code !== 'default' && code !== 'token').flatMap((code) =>
      LOCALES.map((locale) => [code, locale] as const),
    ),
  )('%s has its status and its sentence in %s', async (code, locale) => {
    answered = { status: 400, body: { code, message: 'of the backend' } }
    const response = await get('balance', { 'accept-language': locale })
    expect([response.status, await response.json()]).toEqual([
      CASINO_ERRORS[code].status,
      { code, message: messagesOf(locale).errors.casino[code] },
    ])
  })

  test('a refusal of the site’s own token is an outage to the visitor', async () => {
    answered = { status: 401, body: { code: 'token', message: '' } }
    expect((await get('balance')).status).toBe(503)
  })

  test.each(LOCALES)('every code has its sentence in %s, and none is left over', (locale) => {
    const sentences = messagesOf(locale).errors.casino
    expect(Object.keys(sentences).toSorted()).toEqual(CASINO_ERROR_CODES.toSorted())
    for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  })
})

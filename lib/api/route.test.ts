import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { SiteCalls } from '@barriere/shared/contracts/call.ts'
import { ok, fail } from '@barriere/shared/domain/result.ts'
import { type SendCall, createSender } from '#lib/client/send-call.ts'
import type { BackendFailure } from '#lib/gateways/backend.ts'
import { SESSION_COOKIE } from '#lib/gateways/sessions/session-cookies.ts'
import type { Api, PassThrough } from './call.ts'
import { createApiRoute } from './route.ts'

vi.hoisted(() => {
  Object.assign(process.env, { SITE_ORIGIN: 'http://site.example', LOG_LEVEL: 'silent' })
})

/** A programme of its own, with another prefix, other codes and another backend than the hotel's. */
type Code = 'no-card' | 'unknown-card' | 'ended' | 'default'

const STATUSES: Readonly<Record<Code, number>> = { 'no-card': 409, 'unknown-card': 404, 'ended': 410, 'default': 500 }

const card = z.strictObject({ card: z.string().regex(/^\d{8}$/) })

const CASINO_CALLS = {
  jackpots: {
    method: 'GET',
    path: 'jackpots/{casino}',
    answer: z.object({ jackpots: z.array(z.number()) }),
    errors: ['default'],
    auth: 'public',
    limit: 'read',
    backend: 'listJackpots',
  },
  points: {
    method: 'GET',
    path: 'points',
    answer: z.object({ points: z.number() }),
    errors: ['no-card', 'ended'],
    auth: 'member',
    limit: 'read',
    backend: 'readPoints',
  },
  redeem: {
    method: 'POST',
    path: 'rewards/{reward}',
    input: z.strictObject({ count: z.number().int() }),
    answer: z.object({ status: z.literal('redeemed') }),
    errors: ['no-card'],
    auth: 'member',
    limit: 'write',
    idempotent: true,
    backend: 'redeemReward',
  },
  findCard: {
    method: 'POST',
    path: 'cards',
    input: card,
    answer: z.object({ status: z.literal('mailed') }),
    errors: ['unknown-card'],
    auth: 'public',
    limit: 'mail',
    backend: 'mailCard',
    maskedCodes: { 'unknown-card': { status: 'mailed' } },
  },
  welcome: {
    method: 'GET',
    path: 'welcome',
    answer: z.object({ to: z.string() }),
    errors: [],
    auth: 'public',
    limit: 'read',
  },
} as const satisfies SiteCalls<Code>

/** Requests that the backend got, and its answer. */
const got: [operation: string, request: PassThrough][] = []
let backendAnswer: unknown
let failure: BackendFailure<Code> | undefined
const ended: unknown[] = []
let signedInTo: 'hotel' | 'casino' = 'casino'

const LOGIN = { token: 'casino-token', accountId: 'c1', expiresAt: '2027-01-01T00:00:00.000Z' }

const sessions: ReturnType<Api<typeof CASINO_CALLS, string, Code>['sessions']> = {
  request: async (name, input) => {
    if (name !== 'read') ended.push([name, input])
    const answer = {
      read: { session: { authAt: '', persistent: false, rotationDue: false, logins: { [signedInTo]: LOGIN } } },
      leave: { remains: false },
    }
    return ok(answer[name as 'read' | 'leave'] as never)
  },
}

const answerCasino = createApiRoute<typeof CASINO_CALLS, string, Code>({
  name: 'casino',
  calls: CASINO_CALLS,
  handlers: { welcome: async ({ backend, locale }) => ok({ to: `${backend} in ${locale}` }) },
  programme: 'casino',
  backend: () => 'the casino',
  sessions: () => sessions,
  passThrough: async (_, operation, request) => {
    got.push([operation, request])
    return failure ? fail(failure) : ok(backendAnswer)
  },
  readInput(schema, body) {
    const parsed = schema.safeParse(body)
    return parsed.success
      ? ok(parsed.data)
      : fail({ code: 'default', fields: parsed.error.issues.flatMap(({ path }) => path.map(String)) })
  },
  statusOf: (code) => STATUSES[code],
  messageOf: (code, locale) => `${code} (${locale})`,
  endsSession: ({ code }) => code === 'ended',
})

const server = createServer()
let cookie = ''
let address = '203.0.113.1'
let addresses = 1

/** The browser's client of this table, made from its types alone. */
let send: SendCall<typeof CASINO_CALLS, Code>

beforeAll(async () => {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '', 'http://site.example')
    const answer = await answerCasino(
      new NextRequest(url, {
        method: request.method ?? 'GET',
        headers: {
          ...(request.headers as Record<string, string>),
          'x-client-address': address,
          'origin': 'http://site.example',
          cookie,
        },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }),
      url.pathname.replace('/api/casino/', ''),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  }
  server.on('request', (request, response) => {
    serve(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  send = createSender<typeof CASINO_CALLS, Code>(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/casino`,
  )
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

beforeEach(() => {
  got.length = 0
  ended.length = 0
  failure = undefined
  signedInTo = 'casino'
  cookie = ''
  addresses += 1
  address = `203.0.113.${addresses}`
})

const failing = (code: Code): void => {
  failure = { code, status: STATUSES[code], fields: [], kind: 'refused' }
}

test('a public call is passed through with its path parameter, and nothing of a session', async () => {
  backendAnswer = { jackpots: [1, 2], secret: 'not in the contract' }
  expect(await send('GET jackpots/{casino}', { pathParameter: 'cannes' })).toEqual(ok({ jackpots: [1, 2] }))
  expect(got).toEqual([
    ['listJackpots', { input: undefined, member: undefined, idempotencyKey: undefined, pathParameter: 'cannes' }],
  ])
})

test('an answer that several requests get is checked and written once; another call’s is its own', async () => {
  const ask = () => send('GET jackpots/{casino}', { pathParameter: 'cannes' })
  const jackpotsChecked = vi.spyOn(CASINO_CALLS.jackpots.answer, 'parse')
  backendAnswer = { jackpots: [3], points: 5 }
  expect([await ask(), await ask()]).toEqual([ok({ jackpots: [3] }), ok({ jackpots: [3] })])
  expect(jackpotsChecked).toHaveBeenCalledOnce()
  cookie = `${SESSION_COOKIE}=a.b`
  expect(await send('GET points')).toEqual(ok({ points: 5 }))
  backendAnswer = { jackpots: [4] }
  expect(await ask()).toEqual(ok({ jackpots: [4] }))
  jackpotsChecked.mockRestore()
})

test('a call for members gets the token of this programme’s login, its input and its idempotency key', async () => {
  cookie = `${SESSION_COOKIE}=a.b`
  backendAnswer = { status: 'redeemed' }
  const idempotencyKey = 'a-key-of-sixteen-or-more'
  expect(await send('POST rewards/{reward}', { pathParameter: 'r1', input: { count: 2 }, idempotencyKey })).toEqual(
    ok({ status: 'redeemed' }),
  )
  expect(got).toEqual([
    ['redeemReward', { input: { count: 2 }, member: 'casino-token', idempotencyKey, pathParameter: 'r1' }],
  ])
})

test('without a session it is a 401, and the backend is not called', async () => {
  expect(await send('GET points')).toEqual(fail({ status: 401, code: 'default', message: expect.any(String) }))
  expect(got).toEqual([])
})

test('a login to another programme is none to this one, and its cookie stays', async () => {
  signedInTo = 'hotel'
  const response = await answerCasino(
    new NextRequest('http://site.example/api/casino/points', { headers: { cookie: `${SESSION_COOKIE}=a.b` } }),
    'points',
  )
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
})

test('a code of the backend has the table’s message, in the language of the page', async () => {
  cookie = `${SESSION_COOKIE}=a.b`
  failing('no-card')
  expect(await send('GET points')).toEqual(fail({ status: 409, code: 'no-card', message: 'no-card (en)' }))
  expect(ended).toEqual([])
})

test('a session that the backend does not know any more is ended here, for this programme only', async () => {
  cookie = `${SESSION_COOKIE}=a.b`
  failing('ended')
  expect((await send('GET points')).ok).toBe(false)
  expect(ended).toEqual([['leave', { cookie: 'a.b', programme: 'casino' }]])
})

test('a masked code is answered as a success', async () => {
  failing('unknown-card')
  expect(await send('POST cards', { input: { card: '12345678' } })).toEqual(ok({ status: 'mailed' }))
})

test('an input that the contract refuses does not reach the backend', async () => {
  expect(await send('POST cards', { input: { card: '1' } })).toEqual(
    fail({ status: 422, code: 'default', message: expect.any(String), fields: ['card'] }),
  )
  expect(got).toEqual([])
})

test('the limit of the entry holds for each address', async () => {
  backendAnswer = { status: 'mailed' }
  const statuses: (number | true)[] = []
  for (let time = 0; time < 21; time += 1) {
    const answer = await send('POST cards', { input: { card: '12345678' } })
    statuses.push(answer.ok || answer.error.status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => true), 429])
  address = '203.0.113.250'
  expect((await send('POST cards', { input: { card: '12345678' } })).ok).toBe(true)
})

test('a call with a handler is answered by it', async () => {
  expect(await send('GET welcome')).toEqual(ok({ to: 'the casino in en' }))
  expect(got).toEqual([])
})

test('a page of another site is refused, and so are other methods and paths', async () => {
  const request = (method: string, path: string, headers: Record<string, string>) =>
    answerCasino(new NextRequest(`http://site.example/api/casino/${path}`, { method, headers }), path)
  expect((await request('POST', 'cards', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const wrong = await request('PUT', 'rewards/r1', {})
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await request('GET', 'nothing', {})).status).toBe(404)
})

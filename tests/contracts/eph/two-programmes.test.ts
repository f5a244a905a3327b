import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CasinoProfile } from '@barriere/shared/programmes/casino/fields.ts'
import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { parseJson } from '@barriere/shared/http/json-text.ts'
import { Browser, type EphStack, SITE, startEph } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

const SID = '__Host-sid'

const PROFILE: CasinoProfile = {
  accountId: randomUUID(),
  email: 'lea@example.com',
  civility: 'Mrs',
  firstName: 'Léa',
  lastName: 'Martin',
  birthDate: '1980-02-03',
  cardHolder: true,
  optIns: { casino: { email: false, sms: false, mail: false }, partners: { email: false, sms: false, mail: false } },
  locale: 'fr',
  memberSince: '2025-01-01T00:00:00.000Z',
}

const PASSWORD = 'Roulette#2026ab'

/** Open sessions of the casino's backend, and the devices that its logins named. */
const tokens = new Set<string>()
const devices: unknown[] = []
let isAway = false

/** The casino programme's backend as its contract has it: one account. */
const casino = createServer((request, response) => {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (isAway) return response.destroy()
    const route = `${request.method} ${request.url}`
    const token = String(request.headers['x-member-token'])
    if (route === 'POST /v1/sessions') {
      const given = parseJson(Buffer.concat(chunks).toString(), { depth: 5 })
      const input = given.ok ? (given.value as Record<string, unknown>) : {}
      devices.push(input['device'])
      if (input['password'] !== PASSWORD) return send(403, { code: 'credentials', message: '' })
      const opened = randomUUID()
      tokens.add(opened)
      return send(200, { token: opened, device: 'd-1', expiresAt: '2030-01-01T00:00:00.000Z', profile: PROFILE })
    }
    if (!tokens.has(token)) return send(401, { code: 'default', message: '' })
    if (route === 'DELETE /v1/sessions/current') {
      tokens.delete(token)
      return send(200, { status: 'ended' })
    }
    if (route === 'PUT /v1/me/password') return send(200, { accountId: PROFILE.accountId })
    if (route === 'DELETE /v1/me') return send(200, { status: 'deleted' })
    return send(200, { profile: PROFILE })
  })
})

let eph: EphStack
let site: ConstructorParameters<typeof Browser>[0]

beforeAll(async () => {
  await new Promise<void>((resolve) => casino.listen(0, '127.0.0.1', resolve))
  eph = await startEph({ CASINO_API_URL: `http://127.0.0.1:${(casino.address() as AddressInfo).port}` })
  const { answerEph } = await import('#lib/api/eph/route.ts')
  const { answerCasino } = await import('#lib/api/casino/route.ts')
  site = (request, path) =>
    path.startsWith('casino/') ? answerCasino(request, path.replace('casino/', '')) : answerEph(request, path)
})

afterAll(async () => {
  casino.close()
  await eph.stop()
})

beforeEach(() => {
  tokens.clear()
  devices.length = 0
  isAway = false
})

const call = async (browser: Browser, path: string, input?: object, method = 'POST') => {
  const { status, text } = await browser.send(method, `casino/${path}`, {
    headers: {
      'sec-fetch-site': 'same-origin',
      'origin': SITE,
      'accept-language': 'fr',
      [CSRF_HEADER]: '1',
      'x-client-address': '203.0.113.9',
      'content-type': 'application/json',
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  })
  return { status, body: JSON.parse(text) as Record<string, unknown> }
}

const enterCasino = (browser: Browser, password = PASSWORD) =>
  call(browser, 'users/login', { email: PROFILE.email, password })

/** Whether the browser is signed in to the hotel programme, and to the casino's. */
const connections = async (browser: Browser) => [
  (await browser.request('init')).body.isConnected,
  (await call(browser, 'users/init')).body['isConnected'],
]

/** A browser that is signed in to both. */
async function both() {
  const account = await eph.account()
  const browser = new Browser(site)
  expect((await browser.request('login', { input: account })).status).toBe(200)
  expect((await enterCasino(browser)).status).toBe(200)
  return { browser, account }
}

test('a login is answered in the shape of the hotel’s, without the backend’s own id', async () => {
  const browser = new Browser(site)
  const { accountId: _, ...profile } = PROFILE
  expect(await enterCasino(browser)).toEqual({ status: 200, body: { isConnected: true, profile } })
  expect(await connections(browser)).toEqual([false, true])
})

test('one session holds both logins, each with its device', async () => {
  const { browser } = await both()
  expect(await connections(browser)).toEqual([true, true])
  expect([...browser.cookies.keys()].toSorted()).toEqual([
    '__Host-casino-device',
    '__Host-hotel-device',
    SID,
    'signed-in',
  ])
  await enterCasino(browser)
  expect([devices, tokens.size]).toEqual([[undefined, 'd-1'], 1])
})

test('the casino’s logout keeps the hotel’s login', async () => {
  const { browser } = await both()
  expect((await call(browser, 'users/logout')).body).toEqual({ isConnected: false })
  expect([await connections(browser), tokens.size]).toEqual([[true, false], 0])
})

test('the hotel’s logout keeps the casino’s login; with the last one the cookie goes', async () => {
  const { browser } = await both()
  await browser.request('logout')
  expect([await connections(browser), tokens.size]).toEqual([[false, true], 1])
  await call(browser, 'users/logout')
  expect([await connections(browser), browser.cookies.has(SID)]).toEqual([[false, false], false])
})

test('the address of the logout ends every login of the browser, here and in the backends', async () => {
  const { GET } = await import('#app/logout/route.ts')
  const casinoAlone = async () => {
    const browser = new Browser(site)
    await enterCasino(browser)
    return { browser }
  }
  for (const [signIn, page] of [
    [casinoAlone, '/casino-barriere/deconnexion'],
    [both, '/deconnexion'],
  ] as const) {
    const { browser } = await signIn()
    const cookie = `${SID}=${browser.cookies.get(SID)}`
    const headers = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', cookie }
    const answer = await GET(new NextRequest(`${SITE}/logout`, { headers }))
    expect([answer.status, answer.headers.get('location'), tokens.size]).toEqual([303, page, 0])
    expect([SID, 'signed-in'].map((name) => answer.cookies.get(name)?.value)).toEqual(['', ''])
    expect(await connections(browser)).toEqual([false, false])
  }
})

test('a wrong password ends nothing', async () => {
  const { browser } = await both()
  expect(await enterCasino(browser, 'wrong')).toMatchObject({ status: 403, body: { code: 'credentials' } })
  expect(await connections(browser)).toEqual([true, true])
})

test('a session that the casino’s backend has ended is ended here alone', async () => {
  const { browser } = await both()
  tokens.clear()
  expect((await call(browser, 'card', undefined, 'GET')).status).toBe(401)
  expect(await connections(browser)).toEqual([true, false])
})

test('a reset of the hotel’s password ends that login in every browser, and no other', async () => {
  const { browser, account } = await both()
  expect((await eph.browser().request('resetInit', { input: { email: account.email } })).status).toBe(200)
  const pathParameter = await eph.hotel.tokenIn(account.email, /mot de passe/)
  const done = await browser.request('resetComplete', { pathParameter, input: { password: 'Planches#2026ab' } })
  expect(done.status).toBe(200)
  expect(await connections(browser)).toEqual([false, true])
})

test('a new casino password gives this browser another cookie and signs out the account’s others', async () => {
  const { browser } = await both()
  const other = new Browser(site)
  await enterCasino(other)
  const before = browser.cookies.get(SID)
  const change = { currentPassword: PASSWORD, password: 'Planches#2026ab' }
  expect((await call(browser, 'users/password', change, 'PUT')).body).toEqual({ status: 'done' })
  expect(browser.cookies.get(SID)).not.toBe(before)
  expect([await connections(browser), await connections(other)]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('a deleted casino account leaves the hotel’s alone', async () => {
  const { browser } = await both()
  expect((await call(browser, 'users/me', { password: PASSWORD }, 'DELETE')).body).toEqual({ isConnected: false })
  expect(await connections(browser)).toEqual([true, false])
})

test('an outage of the casino’s backend is no end of a session, and the hotel’s member does not feel it', async () => {
  const { browser } = await both()
  isAway = true
  expect((await call(browser, 'users/init')).status).toBe(503)
  expect((await browser.request('init')).body.isConnected).toBe(true)
  isAway = false
  expect(await connections(browser)).toEqual([true, true])
})

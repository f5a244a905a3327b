import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addPasskeys } from '../hotel/add-passkeys.ts'
import { type Browser, type EphStack, startEph } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let eph: EphStack

beforeAll(async () => {
  eph = await startEph()
})

afterAll(() => eph.stop())

const USER_AGENTS = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
    'Version/18.0 Mobile/15E148 Safari/604.1',
} as const

/** Another browser that signs in to an account. */
async function signIn(
  { email, password }: { email: string; password: string },
  agent: keyof typeof USER_AGENTS,
): Promise<Browser> {
  const browser = eph.browser()
  const headers = { 'user-agent': USER_AGENTS[agent], 'x-client-address': '81.2.69.142' }
  expect((await browser.request('login', { input: { email, password }, headers })).status).toBe(200)
  return browser
}

const sessionsOf = async (browser: Browser) => (await browser.request('sessions')).body.sessions

const isConnected = async (browser: Browser) => (await browser.request('init')).body.isConnected

describe('where I am signed in', () => {
  test('names each browser by family and system, and marks the own one', async () => {
    const account = await eph.account()
    const own = await signIn(account, 'firefox')
    eph.hotel.now += 60_000
    await signIn(account, 'safari')
    const firstSeenAt = new Date(eph.hotel.now - 60_000).toISOString()
    const now = new Date(eph.hotel.now).toISOString()
    const listed = (await sessionsOf(own)).map(({ id: _, ...rest }) => rest)
    expect(listed.toSorted((a) => (a.current ? -1 : 1))).toEqual([
      { browser: 'firefox', system: 'windows', firstSeenAt, lastUsedAt: now, persistent: false, current: true },
      { browser: 'safari', system: 'ios', firstSeenAt: now, lastUsedAt: now, persistent: false, current: false },
    ])
  })

  test('tells nothing that opens a session: no cookie, no token, no address', async () => {
    const account = await eph.account()
    const own = await signIn(account, 'firefox')
    const other = await signIn(account, 'safari')
    const { text } = await own.request('sessions')
    for (const browser of [own, other])
      for (const part of (browser.cookies.get('__Host-sid') ?? '').split('.')) expect(text).not.toContain(part)
    expect(text).not.toMatch(/81\.2|Mozilla|token/)
  })

  test('ends one: its next call is refused here and in the backend, the others go on', async () => {
    const account = await eph.account()
    const [own, other, third] = [
      await signIn(account, 'firefox'),
      await signIn(account, 'safari'),
      await signIn(account, 'safari'),
    ]
    const id = (await sessionsOf(other)).find(({ current }) => current)?.id ?? ''
    expect((await own.request('endSession', { pathParameter: id })).body).toEqual({ status: 'done' })
    expect([await isConnected(own), await isConnected(other), await isConnected(third)]).toEqual([true, false, true])
    expect(await sessionsOf(own)).toHaveLength(2)
    expect((await own.request('export')).body.sessions).toHaveLength(2)
  })

  test('ends all others, and not this one', async () => {
    const account = await eph.account()
    const own = await signIn(account, 'firefox')
    const others = [await signIn(account, 'safari'), await signIn(account, 'safari')]
    expect((await own.request('endOtherSessions')).body).toEqual({ status: 'done' })
    for (const other of others) expect((await other.request('bookings')).status).toBe(401)
    expect((await sessionsOf(own)).map(({ current }) => current)).toEqual([true])
    expect((await own.request('export')).body.sessions).toHaveLength(1)
  })

  test.each([
    ['its own', async (own: Browser) => (await sessionsOf(own))[0]?.id ?? ''],
    ['a stranger’s', async () => (await sessionsOf((await eph.member()).browser))[0]?.id ?? ''],
    ['an unknown one', async () => randomUUID()],
    ['a text that is no id', async () => 'x'],
  ])('%s is a 404 and ends nothing', async (_, idOf) => {
    const { browser } = await eph.member()
    const answer = await browser.request('endSession', { pathParameter: await idOf(browser) })
    expect([answer.status, answer.code]).toEqual([404, 'default'])
    expect(await isConnected(browser)).toBe(true)
  })

  test('the account’s events name the browser of each', async () => {
    const account = await eph.account()
    const own = await signIn(account, 'firefox')
    await own.request('endOtherSessions', { headers: { 'user-agent': USER_AGENTS.safari } })
    const { events } = (await own.request('events')).body
    expect(events.map(({ kind, browser, network }) => [kind, browser, network])).toEqual([
      ['sessions-ended', 'safari', 'private'],
      ['login', 'firefox', 'ipv4'],
    ])
  })
})

describe('a login with a passkey', () => {
  test('begins a session with a new cookie, remembered where asked, and ends the one before', async () => {
    const { browser, email, password } = await eph.member()
    const [authenticator] = await addPasskeys(eph.hotel, await eph.hotel.login(email, password), 1)
    const before = browser.cookies.get('__Host-sid') ?? ''
    const { options } = (await browser.request('startPasskeyLogin')).body
    const input = { response: authenticator?.sign(options), remember: true }
    const answer = await browser.request('passkeyLogin', { input })
    expect(answer.body).toMatchObject({ isConnected: true, profile: { email } })
    expect(answer.text).not.toMatch(/accountId|token/)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-sid=.*Max-Age=2592000/)
    const old = eph.browser()
    old.cookies.set('__Host-sid', before)
    expect([await isConnected(browser), await isConnected(old)]).toEqual([true, false])
    expect(await sessionsOf(browser)).toHaveLength(1)
  })
})

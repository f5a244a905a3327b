import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as SessionCookies from '#lib/gateways/sessions/session-cookies.ts'
import { writeCardCode } from '@barriere/shared/domain/loyalty/card-code.ts'
import { type CasinoBrowser, type CasinoSite, startCasinoSite } from './site.ts'

vi.setConfig({ hookTimeout: 90_000 })

let site: CasinoSite
/** Cookie names depend on the origin: this module reads its settings when it is loaded. */
let cookies: typeof SessionCookies

beforeAll(async () => {
  site = await startCasinoSite()
  cookies = await import('#lib/gateways/sessions/session-cookies.ts')
})

afterAll(() => site.stop())

test.each(['white', 'silver', 'gold', 'black'])('a %s member reads card, tier, balance and ledger', async (tier) => {
  const browser = await site.demonstration(tier)
  const connection = (await browser.request('init')).body
  expect(connection).toMatchObject({ isConnected: true, profile: { email: `${tier}@example.com`, cardHolder: true } })
  expect(connection).not.toHaveProperty('profile.accountId')
  expect((await browser.request('card')).body).toMatchObject({ card: { tier, state: 'active' } })
  expect((await browser.request('tier')).body).toMatchObject({ tier })
  const { lines } = (await browser.request('points', { input: {} })).body
  expect(lines.length).toBeGreaterThan(0)
  const { balance, expiring } = (await browser.request('balance')).body
  expect(balance).toBeGreaterThanOrEqual(expiring.reduce((sum, { points }) => sum + points, 0))
  expect((await browser.request('pointMonths')).body.months).toHaveLength(12)
})

test('a pre-member has an account and no card', async () => {
  const browser = await site.demonstration('sans-carte')
  expect((await browser.request('card')).body).toEqual({})
  expect(await browser.request('rewards')).toMatchObject({ status: 403, body: { code: 'cardNeeded' } })
})

test('points become a voucher, once however often it is sent, and come back when it is cancelled', async () => {
  const browser = await site.demonstration('gold')
  const before = (await browser.request('balance')).body.balance
  const { rewards } = (await browser.request('rewards')).body
  const affordable = rewards.find(({ points, stock = 1 }) => points <= before && stock > 0)
  if (!affordable) throw new Error('The demonstration has a reward for this member.')
  const wanted = { input: { rewardId: affordable.id }, key: 'a-key-of-sixteen-or-more' }
  const first = await browser.request('redeem', wanted)
  expect(first.body.balance).toBe(before - affordable.points)
  expect((await browser.request('redeem', wanted)).text).toBe(first.text)
  expect((await browser.request('balance')).body.balance).toBe(before - affordable.points)
  const pathParameter = first.body.voucher.id
  const cancelled = await browser.request('cancelVoucher', { pathParameter, key: 'another-key-of-sixteen' })
  expect(cancelled.body).toMatchObject({ voucher: { state: 'cancelled' }, balance: before })
  expect(
    await browser.request('cancelVoucher', { pathParameter, key: 'a-third-key-of-sixteen', locale: 'en' }),
  ).toMatchObject({
    status: 409,
    body: { code: 'voucher', message: expect.stringMatching(/^This voucher can no longer/) },
  })
})

test('a pause takes effect at once and hides rewards, offers and sponsorship', async () => {
  const browser = await site.demonstration('white')
  expect((await browser.request('rewards')).status).toBe(200)
  expect((await browser.request('setLimit', { input: { kind: 'pause', months: 6 } })).body).toMatchObject({
    limit: { kind: 'pause' },
  })
  for (const name of ['rewards', 'offers', 'godsons'] as const)
    expect(await browser.request(name)).toMatchObject({ status: 403, body: { code: 'limited' } })
  expect(await browser.request('setLimit', { input: { kind: 'pause', months: 1 } })).toMatchObject({
    status: 409,
    body: { code: 'limitShortened' },
  })
})

test('a session that a card began sees and ends no browsers; the password raises it, with another cookie', async () => {
  const owner = await site.demonstration('silver')
  const number = (await owner.request('card')).body.card?.number ?? ''
  const browser = site.browser()
  const login = await browser.request('loginByCard', { input: { number, birthDate: '1984-09-21' } })
  expect(login.body).toMatchObject({ profile: { email: 's…@example.com', locked: true } })
  const pathParameter = crypto.randomUUID()
  for (const refused of [
    await browser.request('sessions'),
    await browser.request('endSession', { pathParameter }),
    await browser.request('endOtherSessions'),
    await browser.request('export'),
  ])
    expect(refused).toMatchObject({ status: 403, body: { code: 'stepUp' } })
  const known = (await owner.request('sessions')).body.sessions.length
  expect(known).toBeGreaterThan(1)
  const before = browser.cookies.get(cookies.SESSION_COOKIE)
  const raised = await browser.request('stepUp', { input: { password: 'Casino#2026Silver' } })
  expect(raised.body).toMatchObject({ isConnected: true, profile: { email: 'silver@example.com' } })
  expect([before, browser.cookies.get(cookies.SESSION_COOKIE)]).toEqual([
    expect.any(String),
    expect.not.stringMatching(`^${before}$`),
  ])
  expect((await browser.request('sessions')).body.sessions).toHaveLength(known)
  expect((await browser.request('endOtherSessions')).status).toBe(200)
  expect((await owner.request('init')).body).toEqual({ isConnected: false })
})

test('a terminal shows the codes of vouchers to a device that signed in by more than the card', async () => {
  const owner = await site.demonstration('black')
  const number = (await owner.request('card')).body.card?.number ?? ''
  const birthDate = '1968-11-15'
  const [byCard, terminal] = [site.browser(), await site.terminal()]
  expect((await byCard.request('loginByCard', { input: { number, birthDate } })).status).toBe(200)
  const codesOn = async (browser: CasinoBrowser): Promise<(string | undefined)[]> => {
    const qr = await writeCardCode((await browser.request('addCardKey')).body, site.services.now / 1_000)
    const { body } = await terminal.request('kioskCard', { input: { qr, birthDate } })
    return body.vouchers.map(({ code }) => code)
  }
  const codes = await codesOn(owner)
  expect(codes.length).toBeGreaterThan(0)
  expect(codes).toEqual(codes.map(() => expect.any(String) as string))
  expect(await codesOn(byCard)).toEqual(codes.map(() => undefined))
})

test('a terminal’s token is a cookie of its own calls, which no answer and no script has', async () => {
  const [browser, input] = [site.browser(), { rfid: '04A1B2C306', birthDate: '1988-07-12' }]
  const unpaired = { status: 200, body: { isPaired: false } }
  expect(await browser.request('terminal')).toMatchObject(unpaired)
  expect(await browser.request('kioskCard', { input, locale: 'en' })).toMatchObject({
    status: 403,
    body: { code: 'terminal', message: expect.stringMatching(/^This terminal is not paired/) },
  })
  const terminal = await site.terminal()
  const token = terminal.cookies.get(cookies.TERMINAL_COOKIE) ?? ''
  expect(token).toHaveLength(43)
  expect((await terminal.request('terminal')).body).toEqual({ isPaired: true })
  // A known terminal, but a card without an account.
  expect((await terminal.request('kioskCard', { input })).code).toBe('card')
  site.services.now += 25 * 3_600_000
  const owner = await site.demonstration('black')
  const qr = await writeCardCode((await owner.request('addCardKey')).body, site.services.now / 1_000)
  const shown = await terminal.request('kioskCard', { input: { qr, birthDate: '1968-11-15' } })
  const [set = '', ...others] = shown.headers.getSetCookie()
  expect([set.split('; ').filter((part) => !part.startsWith('Expires')), others]).toEqual([
    [
      expect.stringMatching(/^__Secure-terminal=[\w-]{43}$/),
      ...['Path=/api/casino/kiosk', 'Max-Age=31536000', 'Secure', 'HttpOnly', 'SameSite=strict'],
    ],
    [],
  ])
  expect([shown.status, 'terminal' in shown.body]).toEqual([200, false])
  const next = terminal.cookies.get(cookies.TERMINAL_COOKIE)
  expect(next).not.toBe(token)
  expect((await terminal.request('terminal')).body).toEqual({ isPaired: true })
  // Token theft: a copy of the old token is used, so neither browser is a terminal any more, and both forget it.
  browser.cookies.set(cookies.TERMINAL_COOKIE, token)
  for (const one of [browser, terminal]) {
    expect(await one.request('terminal')).toMatchObject(unpaired)
    expect(one.cookies.has(cookies.TERMINAL_COOKIE)).toBe(false)
  }
})

test('an erased account leaves no mark of a known browser', async () => {
  const { email, password } = await site.account()
  const browser = site.browser()
  await browser.request('login', { input: { email, password } })
  const before = [...browser.cookies.keys()]
  expect((await browser.request('deleteAccount', { input: { password } })).status).toBe(200)
  expect([before, [...browser.cookies.keys()]]).toEqual([
    expect.arrayContaining([expect.stringMatching(/casino-device$/)]),
    [],
  ])
})

test('jackpots are everyone’s, and a machine that nobody knows has paid nothing', async () => {
  const browser = site.browser()
  expect((await browser.request('jackpots')).status).toBe(200)
  expect(await browser.request('machinePayments', { pathParameter: '0' })).toMatchObject({
    status: 404,
    body: { code: 'noPayments' },
  })
})

test('an address is told to nobody: a reset is accepted whether it has an account or not', async () => {
  const answers = []
  for (const email of ['silver@example.com', 'nobody@example.com']) {
    const { status, text } = await site.browser().request('resetInit', { input: { email } })
    answers.push([status, text])
  }
  expect(answers[0]).toEqual([200, '{"status":"accepted"}'])
  expect(answers[1]).toEqual(answers[0])
})

test('the programme’s logout ends the session here and in the backend', async () => {
  const browser = await site.demonstration('silver')
  expect((await browser.request('logout')).body).toEqual({ isConnected: false })
  expect((await browser.request('card')).status).toBe(401)
})

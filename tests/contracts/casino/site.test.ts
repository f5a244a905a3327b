import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CASINO_CALLS, type CasinoCallName } from '#lib/contracts/casino-site.ts'
import type { CallAnswer } from '#lib/contracts/call.ts'
import { CSRF_HEADER, IDEMPOTENCY_HEADER } from '#lib/contracts/http.ts'
import { Browser, type EphStack, SITE, proofOf, startEph } from '../eph/stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let stack: EphStack
let site: ConstructorParameters<typeof Browser>[0]

/** The site's calls over the programme's own backend with its demonstration members, and the session store. */
beforeAll(async () => {
  stack = await startEph({}, { SERVICES: ['site', 'hotel', 'casino', 'mail'], CASINO_DEMONSTRATION: true })
  site = (await import('#lib/api/casino/route.ts')).answerCasino
})

afterAll(() => stack.stop())

interface Options {
  readonly input?: object
  readonly pathParameter?: string
  readonly key?: string
  readonly locale?: 'fr' | 'en'
}

async function call<N extends CasinoCallName>(
  browser: Browser,
  name: N,
  { input, pathParameter = '', key, locale = 'fr' }: Options = {},
) {
  const { method, path } = CASINO_CALLS[name]
  const { status, text } = await browser.send(method, path.replace(/\{\w+\}/, pathParameter), {
    headers: {
      'sec-fetch-site': 'same-origin',
      'origin': SITE,
      'accept-language': locale,
      [CSRF_HEADER]: '1',
      'x-client-address': '203.0.113.9',
      'content-type': 'application/json',
      ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  })
  const body = JSON.parse(text) as CallAnswer<(typeof CASINO_CALLS)[N]> & { code?: string; message?: string }
  return { status, body, text }
}

/** A browser that is signed in as one of the demonstration members. */
async function member(name: string, password: string): Promise<Browser> {
  const browser = new Browser(site)
  const { status } = await call(browser, 'login', { input: { email: `${name}@example.com`, password } })
  expect(status).toBe(200)
  return browser
}

test.each(['white', 'silver', 'gold', 'black'])('a %s member reads card, tier, balance and ledger', async (tier) => {
  const browser = await member(tier, `Casino#2026${tier.charAt(0).toUpperCase()}${tier.slice(1)}`)
  const connection = (await call(browser, 'init')).body
  expect(connection).toMatchObject({ isConnected: true, profile: { email: `${tier}@example.com`, cardHolder: true } })
  expect(connection).not.toHaveProperty('profile.accountId')
  expect((await call(browser, 'card')).body).toMatchObject({ card: { tier, state: 'active' } })
  expect((await call(browser, 'tier')).body).toMatchObject({ tier })
  const { lines } = (await call(browser, 'points', { input: {} })).body
  expect(lines.length).toBeGreaterThan(0)
  const { balance, expiring } = (await call(browser, 'balance')).body
  expect(balance).toBeGreaterThanOrEqual(expiring.reduce((sum, { points }) => sum + points, 0))
  expect((await call(browser, 'pointMonths')).body.months).toHaveLength(12)
})

test('a pre-member has an account and no card', async () => {
  const browser = await member('sans-carte', 'Casino#2026Sans')
  expect((await call(browser, 'card')).body).toEqual({})
  expect(await call(browser, 'rewards')).toMatchObject({ status: 403, body: { code: 'cardNeeded' } })
})

test('points become a voucher, once however often it is sent, and come back when it is cancelled', async () => {
  const browser = await member('gold', 'Casino#2026Gold')
  const before = (await call(browser, 'balance')).body.balance
  const { rewards } = (await call(browser, 'rewards')).body
  const affordable = rewards.find(({ points, stock = 1 }) => points <= before && stock > 0)
  if (!affordable) throw new Error('The demonstration has a reward for this member.')
  const wanted = { input: { rewardId: affordable.id }, key: 'a-key-of-sixteen-or-more' }
  const first = await call(browser, 'redeem', wanted)
  expect(first.body.balance).toBe(before - affordable.points)
  expect((await call(browser, 'redeem', wanted)).text).toBe(first.text)
  expect((await call(browser, 'balance')).body.balance).toBe(before - affordable.points)
  const pathParameter = first.body.voucher.id
  const cancelled = await call(browser, 'cancelVoucher', { pathParameter, key: 'another-key-of-sixteen' })
  expect(cancelled.body).toMatchObject({ voucher: { state: 'cancelled' }, balance: before })
  expect(
    await call(browser, 'cancelVoucher', { pathParameter, key: 'a-third-key-of-sixteen', locale: 'en' }),
  ).toMatchObject({
    status: 409,
    body: { code: 'voucher', message: expect.stringMatching(/^This voucher can no longer/) },
  })
})

test('a pause takes effect at once and hides rewards, offers and sponsorship', async () => {
  const browser = await member('white', 'Casino#2026White')
  expect((await call(browser, 'rewards')).status).toBe(200)
  expect((await call(browser, 'setLimit', { input: { kind: 'pause', months: 6 } })).body).toMatchObject({
    limit: { kind: 'pause' },
  })
  for (const name of ['rewards', 'offers', 'godsons'] as const)
    expect(await call(browser, name)).toMatchObject({ status: 403, body: { code: 'limited' } })
  expect(await call(browser, 'setLimit', { input: { kind: 'pause', months: 1 } })).toMatchObject({
    status: 409,
    body: { code: 'limitShortened' },
  })
})

test('jackpots are everyone’s, and a machine that nobody knows has paid nothing', async () => {
  const browser = new Browser(site)
  expect((await call(browser, 'jackpots')).status).toBe(200)
  expect(await call(browser, 'machinePayments', { pathParameter: '0' })).toMatchObject({
    status: 404,
    body: { code: 'noPayments' },
  })
})

test('an address is told to nobody: a reset is accepted whether it has an account or not', async () => {
  const answers = []
  for (const email of ['silver@example.com', 'nobody@example.com']) {
    const { status, text } = await new Browser(site).send('POST', CASINO_CALLS.resetInit.path, {
      headers: {
        'sec-fetch-site': 'same-origin',
        'origin': SITE,
        [CSRF_HEADER]: '1',
        'content-type': 'application/json',
        ...(await proofOf('resetInit')),
      },
      body: JSON.stringify({ email }),
    })
    answers.push([status, text])
  }
  expect(answers[0]).toEqual([200, '{"status":"accepted"}'])
  expect(answers[1]).toEqual(answers[0])
})

test('the programme’s logout ends the session here and in the backend', async () => {
  const browser = await member('silver', 'Casino#2026Silver')
  expect((await call(browser, 'logout')).body).toEqual({ isConnected: false })
  expect((await call(browser, 'card')).status).toBe(401)
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { HOUR } from '../hotel/stack.ts'
import { Browser, type EphStack, startEph } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let eph: EphStack

beforeAll(async () => {
  eph = await startEph({}, { HOTEL_DEMONSTRATION: true })
})

afterAll(() => eph.stop())

const SID = '__Host-sid'

const cookiesOf = (headers: Headers) => headers.getSetCookie()

const sidOf = (browser: Browser): string => browser.cookies.get(SID) ?? ''

type Site = ConstructorParameters<typeof Browser>[0]

/** Another site, with modules of its own, over the same session store. */
async function siteInstance(): Promise<Site> {
  vi.resetModules()
  return (await import('#lib/api/eph/route.ts')).answerEph
}

/** A load balancer: the sites in turns. */
function alternating(...sites: readonly Site[]): Site {
  let requests = 0
  return (request, path) => (sites[(requests += 1) % sites.length] as Site)(request, path)
}

/** A request of its own with a session cookie, as a browser sends it before the answer to another one has come. */
function holding(cookie: string, site: Site): Browser {
  const browser = new Browser(site)
  browser.cookies.set(SID, cookie)
  return browser
}

describe('a login', () => {
  test('sets an HttpOnly session cookie, and a readable cookie without personal data', async () => {
    const { email, password } = await eph.account()
    const browser = eph.browser()
    const answer = await browser.request('login', { input: { email, password } })
    expect(answer.body).toMatchObject({
      isConnected: true,
      isEmployee: false,
      profile: { email, ibLevel: 'IBPROSPECT', firstName: 'Zoé' },
    })
    expect(answer.body).not.toHaveProperty('profile.accountId')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [sid, signedIn, device] = cookiesOf(answer.headers)
    expect(sid).toMatch(/^__Host-sid=[^;]+; Path=\/; Secure; HttpOnly; SameSite=lax$/i)
    expect(signedIn).toMatch(/^signed-in=1; Path=\/; Secure; SameSite=lax$/i)
    expect(device).toMatch(
      /^__Host-hotel-device=[^;]+; Path=\/; Expires=[^;]+; Max-Age=31536000; Secure; HttpOnly; SameSite=lax$/i,
    )
    expect(answer.text).not.toContain(browser.cookies.get(SID)?.split('.')[1])
  })

  test('with “remember me” sets cookies that last thirty days', async () => {
    const { email, password } = await eph.account()
    const answer = await eph.browser().request('login', { input: { email, password, remember: true } })
    expect(cookiesOf(answer.headers)[0]).toMatch(/Max-Age=2592000/)
    expect(cookiesOf(answer.headers)[1]).toMatch(/Max-Age=2592000/)
  })

  test('session fixation: never reuses an earlier cookie', async () => {
    const { browser, email, password } = await eph.member()
    const before = browser.cookies.get(SID)
    await browser.request('login', { input: { email, password } })
    expect(browser.cookies.get(SID)).not.toBe(before)
    const stolen = eph.browser()
    stolen.cookies.set(SID, before ?? '')
    expect((await stolen.request('init')).body).toEqual({ isConnected: false, isEmployee: false })
    const planted = eph.browser()
    planted.cookies.set(SID, 'planted.by-somebody')
    await planted.request('login', { input: { email, password } })
    expect(planted.cookies.get(SID)).not.toContain('planted')
  })
})

describe('the start-up call', () => {
  test('returns the member, and is anonymous without a cookie', async () => {
    const { browser, email } = await eph.member()
    expect((await browser.request('init')).body).toMatchObject({ isConnected: true, profile: { email } })
    const nobody = await eph.browser().request('init')
    expect([nobody.status, nobody.body, cookiesOf(nobody.headers)]).toEqual([
      200,
      { isConnected: false, isEmployee: false },
      [],
    ])
  })

  test.each(['', 'x', 'a.b', '.', 'a'.repeat(5_000), '%00', '<script>', 'id.'.repeat(60)])(
    'a cookie that is none (%s) is cleared',
    async (cookie) => {
      const browser = eph.browser()
      browser.cookies.set(SID, cookie)
      const answer = await browser.request('init')
      expect([answer.status, answer.body]).toEqual([200, { isConnected: false, isEmployee: false }])
      if (cookie !== '') expect(cookiesOf(answer.headers)[0]).toMatch(/^__Host-sid=; .*Max-Age=0/)
    },
  )

  test('idle time-out: after twelve hours a session has ended, a remembered one has not', async () => {
    const { browser } = await eph.member()
    const { browser: remembered } = await eph.member(true)
    eph.hotel.now += 12 * HOUR
    expect((await browser.request('init')).body.isConnected).toBe(false)
    expect((await remembered.request('init')).body.isConnected).toBe(true)
    eph.hotel.now += 30 * 24 * HOUR
    expect((await remembered.request('init')).body.isConnected).toBe(false)
  })
})

describe('the end of a session', () => {
  test('logout: here, and in the backends', async () => {
    const { browser } = await eph.member()
    const copy = eph.browser()
    copy.cookies.set(SID, browser.cookies.get(SID) ?? '')
    const answer = await browser.request('logout')
    expect(answer.body).toEqual({ isConnected: false, isEmployee: false })
    expect(browser.cookies.has(SID)).toBe(false)
    expect((await copy.request('address')).status).toBe(401)
    expect((await eph.browser().request('logout')).status).toBe(200)
  })

  test('a new password ends the other browsers’ sessions and changes this one’s cookie', async () => {
    const { browser, email, password } = await eph.member()
    const other = eph.browser()
    await other.request('login', { input: { email, password } })
    const before = browser.cookies.get(SID)
    expect(
      (await browser.request('changePassword', { input: { currentPassword: password, password: 'Mistral-2027!!' } }))
        .status,
    ).toBe(200)
    expect(browser.cookies.get(SID)).not.toBe(before)
    expect((await browser.request('init')).body.isConnected).toBe(true)
    expect((await other.request('bookings')).status).toBe(401)
  })

  test('a reset ends them all', async () => {
    const { browser, email } = await eph.member()
    await eph.browser().request('resetInit', { input: { email } })
    const pathParameter = await eph.hotel.tokenIn(email, /nouveau mot de passe/)
    expect(
      (await browser.request('resetComplete', { pathParameter, input: { password: 'Mistral-2027!!' } })).status,
    ).toBe(200)
    expect(browser.cookies.has(SID)).toBe(false)
  })

  test('a confirmed e-mail changes the cookie, its undoing ends every session', async () => {
    const { browser, email, password } = await eph.member()
    const next = `new-${email}`
    expect(
      (await browser.request('changeEmail', { input: { email: next, emailVerification: next, password } })).body,
    ).toEqual({ email, pendingEmail: next })
    const before = browser.cookies.get(SID)
    expect((await browser.request('confirmEmail', { pathParameter: await eph.hotel.tokenIn(next) })).status).toBe(200)
    expect(browser.cookies.get(SID)).not.toBe(before)
    expect((await browser.request('init')).body).toMatchObject({ profile: { email: next } })
    expect(
      (
        await eph
          .browser()
          .request('undoEmail', { pathParameter: await eph.hotel.tokenIn(email, /changement|modifi/i) })
      ).status,
    ).toBe(200)
    expect((await browser.request('init')).body.isConnected).toBe(false)
  })

  test.each([
    ['the browser that asked', true],
    ['another one', false],
  ])('an e-mail confirmed in %s gives every browser a new cookie, and leaves none of before valid', async (_, own) => {
    const { email, password } = await eph.account()
    const [first, second] = [await siteInstance(), await siteInstance()]
    const inTurns = alternating(first, second)
    const phone = new Browser(inTurns)
    const desk = new Browser(inTurns)
    await phone.request('login', { input: { email, password, remember: true } })
    await desk.request('login', { input: { email, password } })
    const next = `moved-${email}`
    await phone.request('changeEmail', { input: { email: next, emailVerification: next, password } })
    const before = [phone, desk].map(sidOf)
    const pathParameter = await eph.hotel.tokenIn(next)
    expect((await (own ? phone : new Browser(inTurns)).request('confirmEmail', { pathParameter })).status).toBe(200)
    expect(sidOf(phone) !== before[0]).toBe(own)

    for (const [index, browser] of [phone, desk].entries()) {
      const old = before[index] ?? ''
      const calls = ['init', 'bookings', 'address', 'init', 'bookings', 'address'] as const
      // Race: a page's calls at once, all with the old cookie. Whichever answer comes last, its cookie is valid.
      const parallel = calls.map((name, at) => {
        const call = holding(old, at % 2 ? second : first)
        return call.request(name).then(({ status, headers }) => ({ status, given: sidOf(call), headers }))
      })
      const answers = await Promise.all(parallel)
      expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200))
      const given = new Set(answers.map((answer) => answer.given).filter((cookie) => cookie !== old))
      if (index === 0 && own) expect(given).toEqual(new Set([sidOf(phone)]))
      else expect(given.size).toBe(1)
      const rotated = answers.find((answer) => answer.given !== old)?.headers.getSetCookie()[0] ?? ''
      expect(rotated).toMatch(index === 0 ? /Max-Age=2592000;/ : /^(?!.*Max-Age)__Host-sid=/)
      browser.cookies.set(SID, [...given][0] ?? '')
      expect((await browser.request('init')).body).toMatchObject({ isConnected: true, profile: { email: next } })
    }

    // After the first use of the new cookie, the old one is valid only for calls under way, and gives no cookie.
    for (const old of before) {
      const late = holding(old, second)
      expect([(await late.request('bookings')).status, sidOf(late)]).toEqual([200, old])
    }
    eph.hotel.now += 30_000
    for (const old of before) {
      const stolen = holding(old, first)
      expect((await stolen.request('bookings')).status).toBe(401)
    }
    for (const browser of [phone, desk]) {
      const cookie = sidOf(browser)
      expect((await browser.request('sessions')).body.sessions).toHaveLength(2)
      expect([(await browser.request('bookings')).status, sidOf(browser)]).toEqual([200, cookie])
    }
  })

  test('the answer that brings the new cookie may be a refusal, or be lost', async () => {
    const { browser, email, password } = await eph.member()
    const next = `moved-${email}`
    await browser.request('changeEmail', { input: { email: next, emailVerification: next, password } })
    await eph.browser().request('confirmEmail', { pathParameter: await eph.hotel.tokenIn(next) })
    const before = sidOf(browser)
    const lost = eph.browser()
    lost.cookies.set(SID, before)
    expect((await lost.request('changePassword', { input: {} })).status).toBe(422)
    expect((await browser.request('changePassword', { raw: '{' })).status).toBe(400)
    expect(sidOf(browser)).not.toBe(before)
    expect(sidOf(browser)).toBe(sidOf(lost))
  })

  test('a password changed by the call that brings the new cookie ends the old one at once', async () => {
    const { browser, email, password } = await eph.member()
    const next = `moved-${email}`
    await browser.request('changeEmail', { input: { email: next, emailVerification: next, password } })
    await eph.browser().request('confirmEmail', { pathParameter: await eph.hotel.tokenIn(next) })
    const stolen = eph.browser()
    stolen.cookies.set(SID, sidOf(browser))
    const input = { currentPassword: password, password: 'Mistral-2027!!' }
    expect((await browser.request('changePassword', { input })).status).toBe(200)
    expect((await stolen.request('bookings')).status).toBe(401)
    expect((await browser.request('bookings')).status).toBe(200)
  })

  test('what scripts have stored ends with a logout and a deletion, not with an expired session', async () => {
    const stored = ({ headers }: { headers: Headers }) => headers.get('clear-site-data')
    const [first, second] = [await eph.member(), await eph.member()]
    expect(stored(await first.browser.request('init'))).toBeNull()
    expect(stored(await first.browser.request('logout'))).toBe('"storage"')
    expect(stored(await eph.browser().request('logout'))).toBe('"storage"')
    const wrong = await second.browser.request('deleteAccount', { input: { password: 'x' } })
    expect([wrong.status, stored(wrong)]).toEqual([403, null])
    const deleted = await second.browser.request('deleteAccount', { input: { password: second.password } })
    expect([deleted.status, stored(deleted)]).toEqual([200, '"storage"'])
    const expired = eph.browser()
    expired.cookies.set(SID, `${'a'.repeat(24)}.${'b'.repeat(43)}`)
    const ended = await expired.request('bookings')
    expect([ended.status, stored(ended)]).toEqual([401, null])
  })

  test('a deleted account is signed in nowhere', async () => {
    const { browser, email, password } = await eph.member()
    const other = eph.browser()
    await other.request('login', { input: { email, password } })
    expect((await browser.request('deleteAccount', { input: { password } })).body).toEqual({
      isConnected: false,
      isEmployee: false,
    })
    expect(browser.cookies.has(SID)).toBe(false)
    expect((await other.request('init')).body.isConnected).toBe(false)
  })
})

describe('rights', () => {
  test('a collaborator is one for the server, with another cookie than before', async () => {
    const { browser, password } = await eph.member()
    const staff = `staff-${Math.random().toString(36).slice(2)}@barriere.example`
    expect((await browser.request('collaboratorInit', { input: { email: staff } })).status).toBe(200)
    const before = browser.cookies.get(SID)
    const answer = await browser.request('collaboratorComplete', {
      pathParameter: await eph.hotel.tokenIn(staff),
      input: { password },
    })
    expect(answer.body).toMatchObject({ isConnected: true, isEmployee: true, profile: { ibLevel: 'IBCOLLABORATEUR' } })
    expect(browser.cookies.get(SID)).not.toBe(before)
  })

  test('authorization: another member’s stay gives the same 404 as an unknown one', async () => {
    const { browser } = await eph.member()
    const owner = eph.browser()
    await owner.request('login', { input: { email: 'infiniment@example.com', password: 'Infiniment#2026' } })
    const { bookings } = (await owner.request('bookings')).body
    expect(bookings).toHaveLength(12)
    const missing = await browser.request('booking', { pathParameter: '00000000-0000-4000-8000-000000000000' })
    for (const { id } of bookings) {
      const foreign = await browser.request('booking', { pathParameter: id })
      expect([foreign.status, foreign.text]).toEqual([404, missing.text])
      expect(
        (await owner.request('booking', { pathParameter: id })).body.bookings.map((booking) => booking.id),
      ).toEqual([id])
    }
  })
})

test('the same request with the same key is done once', async () => {
  const { browser } = await eph.member()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.request('renewCard', { key: 'a-key-of-sixteen-or-more' })),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect((await browser.request('renewCard')).code).toBe('0106')
})

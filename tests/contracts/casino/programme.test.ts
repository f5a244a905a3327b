import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isCvipNumber } from '@barriere/shared/domain/loyalty/cvip-number.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { blockCard, holderOf, issueCard } from '#services/casino/cards/cards.ts'
import { sweepMembers } from '#services/casino/points/sweeps.ts'
import { profiles } from '#services/casino/schema-accounts.ts'
import { rewards } from '#services/casino/schema-cards.ts'
import { tierChanges } from '#services/casino/schema-points.ts'
import { limits } from '#services/casino/schema-sponsorship.ts'
import { seedProgramme } from '#services/casino/seed/programme.ts'
import { registerGodson } from '#services/casino/sponsorship/sponsorship.ts'
import { type CasinoDatabase, addCasinoAccount, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { auditLedger } from '#tests/support/ledger-audit.ts'
import { DAY, NOW, Programme, codeOf } from './programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

let database: CasinoDatabase
let programme: Programme

beforeAll(async () => {
  database = await openCasinoDatabase()
  await seedProgramme(database.sql, NOW)
})

afterAll(() => database.close())

beforeEach(() => {
  programme = new Programme(database.sql)
})

const kinds = (): string[] => programme.notices.map(({ kind }) => kind)

describe('cards', () => {
  test('a pre-member has none, and gets one at the desk by their birth date; a mail follows', async () => {
    const { id, email } = await addCasinoAccount(database.sql)
    expect(await programme.call('card', id)).toEqual({})
    expect(await programme.codeOf('renewCard', id)).toBe('cardNeeded')
    const given = { email, birthDate: '1988-07-14', rfid: 'ABCDEF0123', casino: 'deauville' }
    const issue = (more: Partial<typeof given> = {}) =>
      database.sql.transaction((transaction) => issueCard(programme.casino, transaction, { ...given, ...more }))
    expect(await codeOf(issue({ birthDate: '1988-07-15' }))).toBe('invalidBirthdate')
    expect(await codeOf(issue({ email: 'nobody@example.com' }))).toBe('noAccount')
    const number = await issue()
    expect(isCvipNumber(number)).toBe(true)
    expect(await issue()).toBe(number)
    expect(await codeOf(issue({ rfid: 'ABCDEF9999' }))).toBe('cardTaken')
    const other = await addCasinoAccount(database.sql)
    expect(await codeOf(issue({ email: other.email }))).toBe('cardTaken')
    expect(programme.notices).toEqual([{ kind: 'card-issued', accountId: id, number }])
    expect((await programme.call('card', id)).card).toMatchObject({ number, tier: 'white', state: 'active' })
  })

  test('is renewed twice in twelve months, not within a day', async () => {
    const { id } = await programme.addMember()
    await programme.call('renewCard', id)
    programme.now += DAY - 1
    expect(await programme.codeOf('renewCard', id)).toBe('renewalRequested')
    programme.now += 1
    await programme.call('renewCard', id)
    programme.now += 2 * DAY
    expect(await programme.codeOf('renewCard', id)).toBe('renewalLimited')
    programme.now = NOW + 365 * DAY
    expect(await programme.codeOf('renewCard', id)).toBe('ok')
    expect(kinds().filter((kind) => kind === 'card-renewal')).toHaveLength(3)
  })
})

describe('another card', () => {
  const issue = (email: string, rfid: string) =>
    database.sql.transaction((transaction) =>
      issueCard(programme.casino, transaction, { email, birthDate: '1988-07-14', rfid, casino: 'biarritz' }),
    )

  test('is handed out after its request alone; the one before it opens nothing, and the points stay', async () => {
    const { id, email, rfid } = await programme.addMember()
    const { card: before } = await programme.call('card', id)
    await programme.visit(id, 600)
    expect(await codeOf(issue(email, 'AB00000001'))).toBe('cardTaken')
    programme.now += DAY
    await programme.call('renewCard', id)
    expect((await programme.call('card', id)).card?.renewalRequestedAt).toBeDefined()
    programme.now += DAY
    const number = await issue(email, 'AB00000001')
    expect(await issue(email, 'AB00000001')).toBe(number)
    expect(number).not.toBe(before?.number)
    const { card: after } = await programme.call('card', id)
    expect(after).toMatchObject({ number, casino: 'biarritz', state: 'active' })
    expect(after?.renewalRequestedAt).toBeUndefined()
    expect(await codeOf(holderOf(database.sql, rfid))).toBe('card')
    expect(await holderOf(database.sql, 'AB00000001')).toBe(id)
    expect(await programme.balanceOf(id)).toBe(600)
    expect(programme.notices.at(-1)).toEqual({ kind: 'card-issued', accountId: id, number })
    // The request has been answered.
    expect(await codeOf(issue(email, 'AB00000002'))).toBe('cardTaken')
  })

  test('follows one that was blocked, once', async () => {
    const { id, email, rfid } = await programme.addMember()
    const number = (await programme.call('card', id)).card?.number ?? ''
    const block = (birthDate = '1988-07-14') =>
      database.sql.transaction((transaction) => blockCard(transaction, { number, birthDate }))
    expect(await codeOf(block('1988-07-15'))).toBe('invalidBirthdate')
    await block()
    expect(await codeOf(block())).toBe('card')
    expect(await codeOf(holderOf(database.sql, rfid))).toBe('card')
    expect(await programme.codeOf('rewards', id)).toBe('cardNeeded')
    await issue(email, 'AB00000003')
    expect(await programme.codeOf('rewards', id)).toBe('ok')
  })
})

describe('tiers', () => {
  test('rise at once, with what is missing to the next one', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 412)
    expect(await programme.call('tier', id)).toMatchObject({
      tier: 'white',
      counted: { points: 412 },
      next: { tier: 'silver', missing: 588 },
      history: [],
    })
    await programme.visit(id, 4_600)
    const risen = await programme.call('tier', id)
    expect(risen).toMatchObject({
      tier: 'gold',
      review: { on: '2027-03-02', needed: 5_000 },
      history: [{ from: 'white', to: 'gold', why: 'points', points: 5_012 }],
    })
    expect(programme.notices.at(-1)).toEqual({ kind: 'tier-reached', accountId: id, tier: 'gold' })
  })

  test('fall at the yearly review, a month after the notice, to what is reached', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 6_000)
    const review = Date.parse('2027-03-02T11:00:00Z')
    programme.now = review - 60 * DAY
    await programme.visit(id, 1_200)
    await sweepMembers(programme.casino)
    expect(kinds()).not.toContain('tier-falls')
    programme.now = review - 30 * DAY
    await sweepMembers(programme.casino)
    await sweepMembers(programme.casino)
    // Members of other tests lose their tier too.
    const falls = programme.notices.filter((notice) => notice.kind === 'tier-falls' && notice.accountId === id)
    expect(falls).toEqual([{ kind: 'tier-falls', accountId: id, tier: 'gold', day: '2027-03-02' }])
    programme.now = review - DAY
    await sweepMembers(programme.casino)
    expect((await programme.call('tier', id)).tier).toBe('gold')
    programme.now = review
    await sweepMembers(programme.casino)
    expect(await programme.call('tier', id)).toMatchObject({
      tier: 'silver',
      review: { on: '2028-03-02' },
      history: [{ to: 'silver', why: 'review', points: 1_200 }, { to: 'gold' }],
    })
    await expect(database.sql.update(tierChanges).set({ points: 0 })).rejects.toThrow()
  })

  test('never fall without the month, even if no sweep ran before the review', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 1_000)
    programme.now = Date.parse('2027-05-01T11:00:00Z')
    await sweepMembers(programme.casino)
    expect(await programme.call('tier', id)).toMatchObject({ tier: 'silver', review: { on: '2027-05-31' } })
    programme.now += 30 * DAY
    await sweepMembers(programme.casino)
    expect((await programme.call('tier', id)).tier).toBe('white')
  })
})

describe('points', () => {
  test('of a visit are pending for a day, and a visit counts once', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 300, { reference: 'one', at: new Date(NOW) })
    await programme.visit(id, 300, { reference: 'one', at: new Date(NOW) })
    expect(await programme.call('balance', id)).toMatchObject({ balance: 0, pending: 300 })
    programme.now += DAY
    expect(await programme.call('balance', id)).toEqual({
      balance: 300,
      pending: 0,
      cents: 48,
      expiring: [{ day: '2028-03-02', points: 300 }],
    })
  })

  test('expire at the end of their day, and each line says what became of it', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 700)
    await programme.call('redeem', id, { rewardId: 'cocktail' })
    programme.now = Date.parse('2028-02-23T22:59:59Z')
    expect(await programme.balanceOf(id)).toBe(200)
    programme.now += 1_000
    expect(await programme.balanceOf(id)).toBe(0)
    programme.now = NOW
    const states = async () => (await programme.call('points', id, {})).lines.map(({ cause, state }) => [cause, state])
    expect(await states()).toEqual([
      ['reward', 'spent'],
      ['visit', 'active'],
    ])
    programme.now = NOW + 2 * 365 * DAY
    await sweepMembers(programme.casino)
    expect(await states()).toEqual([
      ['expiry', 'expired'],
      ['reward', 'spent'],
      ['visit', 'expired'],
    ])
    expect(await auditLedger(database.sql, id)).toEqual({ lines: 0, left: 0, wrongLots: 0, wrongLines: 0 })
  })

  test('are paged without gaps or repetitions, by filters too', async () => {
    const { id } = await programme.addMember()
    for (let index = 0; index < 60; index += 1)
      await programme.visit(id, 20 + index, {
        at: new Date(NOW - (index % 7) * DAY),
        casino: index % 2 ? 'biarritz' : 'deauville',
      })
    programme.now += 7 * DAY
    await programme.call('redeem', id, { rewardId: 'cocktail' })
    const first = await programme.call('points', id, {})
    const second = await programme.call('points', id, { cursor: first.next ?? '' })
    expect([first.lines.length, second.lines.length, second.next]).toEqual([50, 11, undefined])
    const all = [...first.lines, ...second.lines]
    expect(new Set(all.map((line) => line.id)).size).toBe(61)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const filtered = async (filters: Parameters<typeof programme.call<'points'>>[2]) =>
      (await programme.call('points', id, filters)).lines.length
    expect(await filtered({ kinds: ['spent'] })).toBe(1)
    expect(await filtered({ kinds: ['spent', 'expired', 'earned'], casino: 'biarritz' })).toBe(30)
    expect(await filtered({ from: toParisTime(NOW).day, to: toParisTime(NOW).day })).toBe(9)
    const { months } = await programme.call('pointMonths', id)
    expect(months).toHaveLength(12)
    expect(months.reduce((sum, { earned, spent, expired }) => sum + earned + spent + expired, 0)).toBe(
      await programme.balanceOf(id),
    )
  })
})

describe('rewards', () => {
  test('cost points and bring a voucher; cancelled within a day, the same points come back', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 600)
    expect((await programme.call('rewards', id)).rewards[0]).toMatchObject({ id: 'cocktail', points: 500 })
    expect(await programme.codeOf('redeem', id, { rewardId: 'night' })).toBe('points')
    expect(await programme.codeOf('redeem', id, { rewardId: 'unknown' })).toBe('stock')
    const { voucher, balance } = await programme.call('redeem', id, { rewardId: 'cocktail' })
    expect([voucher.state, balance]).toEqual(['open', 100])
    programme.now += DAY - 1
    const cancelled = await programme.call('cancelVoucher', id, undefined, voucher.id)
    expect([cancelled.voucher.state, cancelled.balance]).toEqual(['cancelled', 600])
    expect((await programme.call('balance', id)).expiring).toEqual([{ day: '2028-02-23', points: 600 }])
    expect(await programme.codeOf('cancelVoucher', id, undefined, voucher.id)).toBe('voucher')
    expect((await programme.call('points', id, {})).lines.map(({ cause, state }) => [cause, state])).toEqual([
      ['cancellation', 'reversed'],
      ['reward', 'reversed'],
      ['visit', 'active'],
    ])
  })

  test('cannot be cancelled after a day, nor by someone else', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 500)
    const { voucher } = await programme.call('redeem', id, { rewardId: 'cocktail' })
    const stranger = await programme.addMember()
    expect(await programme.codeOf('cancelVoucher', stranger.id, undefined, voucher.id)).toBe('default')
    programme.now += DAY
    expect(await programme.codeOf('cancelVoucher', id, undefined, voucher.id)).toBe('voucher')
  })

  test('a refused redemption takes neither stock nor points', async () => {
    const { id } = await programme.addMember()
    const stock = async () => (await database.sql.select().from(rewards).where(eq(rewards.id, 'champagne')))[0]?.stock
    const before = await stock()
    expect(await programme.codeOf('redeem', id, { rewardId: 'champagne' })).toBe('points')
    expect(await stock()).toBe(before)
  })
})

describe('sponsorship', () => {
  const signUp = async (email: string, sponsorCode: string) => {
    const { id } = await addCasinoAccount(database.sql, { email })
    await database.sql.transaction((transaction) =>
      registerGodson(programme.casino, transaction, { accountId: id, email, sponsorCode }),
    )
    return id
  }

  test('an invited friend brings 3,100 points after the first visit, once', async () => {
    const { id } = await programme.addMember()
    const { left } = await programme.call('inviteGodson', id, { email: 'friend@example.com' })
    expect(left).toBe(9)
    expect(programme.notices.at(-1)).toMatchObject({ kind: 'invitation', email: 'friend@example.com' })
    const { code } = await programme.call('godsons', id)
    const friend = await signUp('friend@example.com', code.toLowerCase())
    await sweepMembers(programme.casino)
    expect(await programme.balanceOf(id)).toBe(0)
    await programme.visit(friend, 10)
    await programme.visit(friend, 10)
    await sweepMembers(programme.casino)
    await sweepMembers(programme.casino)
    expect(await programme.balanceOf(id)).toBe(3_100)
    expect((await programme.call('tier', id)).counted.points).toBe(0)
    expect(await programme.call('godsons', id)).toMatchObject({ left: 9, godsons: [{ state: 'rewarded' }] })
  })

  test('nobody sponsors themselves by another spelling of their mailbox', async () => {
    const { id } = await programme.addMember('own.mail@example.com')
    for (const email of ['Own.Mail@Example.com', 'ownmail@example.com', 'own.mail+friend@example.com'])
      expect(await programme.codeOf('inviteGodson', id, { email })).toBe('ownGodson')
    const { code } = await programme.call('godsons', id)
    expect(await codeOf(signUp('o.wnmail+x@example.com', code))).toBe('0005')
  })

  test('a member’s address takes a place like any other, without a mail; an own friend’s is known', async () => {
    const { id } = await programme.addMember()
    const { email } = await addCasinoAccount(database.sql)
    expect(await programme.call('inviteGodson', id, { email })).toMatchObject({ left: 9, godson: { email } })
    expect(programme.notices).not.toContainEqual(expect.objectContaining({ email }))
    await programme.call('inviteGodson', id, { email: 'j.doe@example.com' })
    expect(await programme.codeOf('inviteGodson', id, { email: 'jdoe+1@example.com' })).toBe('knownGodson')
  })

  test('ten a calendar year; invitations expire; a code that is over is 0005', async () => {
    const { id } = await programme.addMember()
    const { code } = await programme.call('godsons', id)
    for (let index = 0; index < 10; index += 1)
      await programme.call('inviteGodson', id, { email: `late-${index}@example.com` })
    expect(await programme.codeOf('inviteGodson', id, { email: 'late-10@example.com' })).toBe('godsons')
    expect(await codeOf(signUp('eleventh@example.com', code))).toBe('0005')
    expect(await codeOf(signUp('eleventh-too@example.com', 'NOCODE22'))).toBe('0005')
    programme.now += 90 * DAY
    expect(await codeOf(signUp('late-0@example.com', code))).toBe('0005')
    await sweepMembers(programme.casino)
    expect((await programme.call('godsons', id)).godsons.map(({ state }) => state)).toEqual(
      Array<string>(10).fill('expired'),
    )
    programme.now = Date.parse('2027-01-01T11:00:00Z')
    expect(await programme.codeOf('inviteGodson', id, { email: 'late-1@example.com' })).toBe('ok')
  })
})

describe('offers', () => {
  test('welcome comes a week after joining, once, for thirty days', async () => {
    const { id } = await programme.addMember()
    const welcome = async () => (await programme.call('offers', id)).offers.filter(({ kind }) => kind === 'welcome')
    programme.now = NOW + 6 * DAY - 1
    await sweepMembers(programme.casino)
    expect(await welcome()).toEqual([])
    programme.now += 1
    await sweepMembers(programme.casino)
    await sweepMembers(programme.casino)
    const today = toParisTime(programme.now).day
    expect(await welcome()).toMatchObject([{ cents: 500, validFrom: today, validUntil: addDays(today, 29) }])
    programme.now += 30 * DAY
    expect(await welcome()).toEqual([])
  })

  test('discounts are those of the tier', async () => {
    const { id } = await programme.addMember()
    const discounts = async () =>
      (await programme.call('offers', id)).offers.map(({ kind, percent }) => [kind, percent])
    expect(await discounts()).toEqual([['shows', 10]])
    await programme.visit(id, 1_000)
    expect(await discounts()).toEqual([['shows', 20]])
    await programme.visit(id, 19_000)
    expect(Object.fromEntries(await discounts())).toEqual({ 'shows': 20, 'bar-and-restaurant': 10 })
  })

  test('a lucky date brings one on its day, at most two a year', async () => {
    const { id } = await programme.addMember()
    await database.sql
      .update(profiles)
      .set({ favouriteDate1: '03-04', favouriteDate2: '02-29' })
      .where(eq(profiles.accountId, id))
    expect((await programme.call('luckyDates', id)).dates).toEqual([
      { date: '03-04', next: '2026-03-04' },
      { date: '02-29', next: '2027-02-28' },
    ])
    const lucky = async () => (await programme.call('offers', id)).offers.filter(({ kind }) => kind === 'lucky-date')
    const counts: number[] = []
    for (const [days, date] of [
      [2, '03-04'],
      [3, '03-05'],
      [4, '03-06'],
      [5, '03-07'],
    ] as const) {
      programme.now = NOW + days * DAY
      await database.sql.update(profiles).set({ favouriteDate1: date }).where(eq(profiles.accountId, id))
      await sweepMembers(programme.casino)
      counts.push((await lucky()).length)
    }
    expect(counts).toEqual([1, 1, 0, 0])
  })
})

describe('limits', () => {
  test('take effect at once, hide what tempts, and can only be made longer or stricter', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 1_000)
    expect(await programme.call('limits', id)).toEqual({})
    await programme.setLimit(id, { kind: 'visits', visitsPerMonth: 2, months: 3 })
    for (const name of ['rewards', 'offers', 'godsons', 'luckyDates'] as const)
      expect(await programme.codeOf(name, id)).toBe('limited')
    expect(await programme.codeOf('redeem', id, { rewardId: 'cocktail' })).toBe('limited')
    expect(await programme.codeOf('inviteGodson', id, { email: 'no@example.com' })).toBe('limited')
    for (const input of [
      { kind: 'visits', visitsPerMonth: 3, months: 12 },
      { kind: 'visits', visitsPerMonth: 1, months: 1 },
      { kind: 'pause', months: 1 },
    ] as const)
      expect(await codeOf(programme.setLimit(id, input))).toBe('limitShortened')
    await programme.setLimit(id, { kind: 'pause', months: 3 })
    expect(await codeOf(programme.setLimit(id, { kind: 'visits', visitsPerMonth: 1, months: 36 }))).toBe(
      'limitShortened',
    )
    expect(await programme.call('limits', id)).toEqual({
      limit: { kind: 'pause', since: '2026-03-02', until: '2026-06-01' },
    })
    await expect(database.sql.update(limits).set({ until: '2026-03-02' })).rejects.toThrow()
    programme.now = NOW + 30 * DAY
    await sweepMembers(programme.casino)
    programme.now = Date.parse('2026-06-02T10:00:00Z')
    expect((await programme.call('offers', id)).offers.map(({ kind }) => kind)).toEqual(['shows'])
    expect(await programme.balanceOf(id)).toBe(1_000)
  })
})

describe('jackpots', () => {
  test('run and were won, without names; a machine tells its payments', async () => {
    const { running, last } = await programme.call('jackpots', '')
    expect(running.map(({ id }) => id)).toEqual(['lune-doree', 'grand-large'])
    expect(last.map(({ at }) => at)).toEqual(
      last
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    // As casinos pay: while they are open.
    expect(last.filter(({ at }) => !/^(?:1[4-9]|2\d|0[01]):/.test(toParisTime(new Date(at)).time))).toEqual([])
    expect(Object.keys(last[0] ?? {}).toSorted()).toEqual(['amount', 'at', 'casino', 'machine'])
    expect((await programme.call('machinePayments', '', undefined, '1001')).payments).toHaveLength(6)
    expect(await programme.codeOf('machinePayments', '', undefined, '9999')).toBe('noPayments')
  })
})

import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { accounts, bookings, levelChanges } from '#services/hotel/schema.ts'
import { type Sql, openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { HOUR, type HotelStack, NOW, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const DAY = 24 * HOUR
const TODAY = toParisTime(NOW).day

let folder = ''

beforeEach(async () => {
  folder = await temporaryDataDir('hotel-levels-')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the backend on the test's database from a moment on; it sweeps as it starts. */
async function runAt<T>(now: number, work: (hotel: HotelStack) => Promise<T>): Promise<T> {
  const hotel = await startHotel({ DATA_DIR: folder }, { clock: { now: () => now } })
  try {
    return await work(hotel)
  } finally {
    await hotel.stop()
  }
}

/** Reads or writes the database while the backend is stopped. */
async function inDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  try {
    return await work(database.sql)
  } finally {
    await database.close()
  }
}

let stays = 0

const addStay = (email: string, departure: string, nights: number, more: Partial<typeof bookings.$inferInsert> = {}) =>
  inDatabase(async (sql) => {
    const [account] = await sql.select().from(accounts).where(eq(accounts.email, email))
    await sql
      .insert(bookings)
      .values({
        accountId: account?.id ?? '',
        reference: `T${(stays += 1)}`,
        hotelName: 'Les Colombages',
        hotelTown: 'Deauville',
        hotelSlug: 'les-colombages',
        room: { fr: 'Suite', en: 'Suite' },
        arrival: addDays(departure, -nights),
        departure,
        adults: 2,
        children: 0,
        amount: 10_000,
        ...more,
      })
  })

const levelAt = (now: number, { email, password }: { email: string; password: string }) =>
  runAt(now, async (hotel) => (await hotel.request('level', { member: await hotel.login(email, password) })).body)

describe('the level of a member', () => {
  test('rises when enough stays have ended, is told by mail, and falls after twelve months without stays', async () => {
    const member = await runAt(NOW, (hotel) => hotel.member())
    await addStay(member.email, addDays(TODAY, -30), 5)
    await addStay(member.email, addDays(TODAY, 3), 7)
    await addStay(member.email, addDays(TODAY, -2), 20, { cancelled: true })
    expect(await levelAt(NOW + DAY, member)).toMatchObject({
      level: 'IBPROSPECT',
      progress: {
        to: addDays(TODAY, 1),
        counted: { nights: 5, spend: 10_000 },
        rule: { nights: 12, spend: 300_000 },
        missing: { nights: 7, spend: 290_000 },
      },
      next: [{ id: 'late-departure' }, { id: 'upgrade' }, { id: 'birthday-dinner' }],
      history: [],
    })

    const risen = await runAt(NOW + 3 * DAY, async (hotel) => {
      await vi.waitFor(
        async () => {
          const subjects = (await hotel.mails(member.email)).map(({ subject }) => subject)
          expect(subjects.filter((subject) => subject === 'Vous êtes membre Infiniment')).toHaveLength(1)
        },
        { timeout: 15_000 },
      )
      return (await hotel.request('level', { member: await hotel.login(member.email, member.password) })).body
    })
    expect(risen).toMatchObject({
      level: 'IBINFINIMENT',
      until: addDays(TODAY, 3 + 364),
      progress: {
        from: addDays(TODAY, 4),
        to: addDays(TODAY, 3 + 365),
        counted: { nights: 0 },
        missing: { nights: 12 },
      },
      next: [],
      history: [
        { day: addDays(TODAY, 3), from: 'IBPROSPECT', to: 'IBINFINIMENT', why: 'stays', nights: 12, spend: 20_000 },
      ],
    })
    expect((await levelAt(NOW + (3 + 364) * DAY, member)).level).toBe('IBINFINIMENT')
    const fallen = await levelAt(NOW + (3 + 365) * DAY, member)
    expect(fallen).toMatchObject({ level: 'IBPROSPECT', history: [{ why: 'expired' }, { why: 'stays' }] })
    expect(fallen).not.toHaveProperty('until')
  })

  test('rises by what was spent, too', async () => {
    const member = await runAt(NOW, (hotel) => hotel.member())
    await addStay(member.email, TODAY, 1, { amount: 300_000 })
    expect((await levelAt(NOW, member)).level).toBe('IBINFINIMENT')
  })

  test('of a collaborator is touched by no stay, and says who gave it', async () => {
    const member = await runAt(NOW, async (hotel) => {
      const own = await hotel.member()
      const staff = `level-${Date.now()}@barriere.example`
      await hotel.request('collaboratorInit', { member: own.token, input: { email: staff } })
      const token = await hotel.tokenIn(staff)
      expect(
        (await hotel.request('collaboratorComplete', { member: own.token, input: { token, password: own.password } }))
          .status,
      ).toBe(200)
      return own
    })
    await addStay(member.email, TODAY, 60, { amount: 9_000_000 })
    const level = await levelAt(NOW + DAY, member)
    expect(level).toMatchObject({ level: 'IBCOLLABORATEUR', history: [{ from: 'IBPROSPECT', why: 'staff' }] })
    expect(level).not.toHaveProperty('progress')
  })

  test('has a history that can only be added to, and that goes with the account', async () => {
    const member = await runAt(NOW, (hotel) => hotel.member())
    await addStay(member.email, TODAY, 12)
    await levelAt(NOW, member)
    await expect(inDatabase((sql) => sql.update(levelChanges).set({ nights: 0 }))).rejects.toThrow()
    await runAt(NOW, async (hotel) => {
      const token = await hotel.login(member.email, member.password)
      expect((await hotel.request('export', { member: token })).body.levels).toMatchObject([
        { why: 'stays', nights: 12 },
      ])
      await hotel.request('deleteAccount', { member: token, input: { password: member.password } })
    })
    expect(await inDatabase((sql) => sql.$count(levelChanges))).toBe(0)
  })
})

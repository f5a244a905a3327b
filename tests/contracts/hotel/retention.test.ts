import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { accounts, answers, bookings, devices } from '#services/hotel/schema.ts'
import type { Sql } from '#services/kit/database.ts'
import { openDatabase } from '#services/kit/database.ts'
import type { Env } from '#services/kit/env.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { HOUR, type HotelStack, NOW, newEmail, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const DAY = 24 * HOUR
const KEY = 'a-key-of-sixteen-or-more'

let folder = ''

beforeEach(async () => {
  folder = await temporaryDataDir('hotel-retention-')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the backend on the test's database from a moment on; it sweeps as it starts. */
async function runAt<T>(
  now: number,
  work: (hotel: HotelStack) => Promise<T>,
  overrides: Partial<Env> = {},
): Promise<T> {
  const clock = { now }
  const hotel = await startHotel({ DATA_DIR: folder, ...overrides }, { clock: { now: () => clock.now } })
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

describe('what is stored of an idempotent request', () => {
  const hashes = async (): Promise<string[]> =>
    await inDatabase(async (sql) => (await sql.select().from(answers)).map(({ requestHash }) => requestHash))

  test('a keyed hash of the input, without passwords and links', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await runAt(NOW, async (hotel) => {
      const signUp = async (input: object) => (await hotel.request('signUp', { input, key: KEY })).status
      expect(await signUp(form(email))).toBe(202)
      expect(await signUp(form(email, { password: 'Levante-2027!!' }))).toBe(202)
      expect(await signUp(form(email, { firstName: 'Other' }))).toBe(422)
      expect(await signUp(form(other))).toBe(422)
    })
    const [stored] = await hashes()
    const fast = createHash('sha256')
      .update(JSON.stringify(form(email)))
      .digest('base64url')
    expect([stored?.length, stored === fast]).toEqual([43, false])

    await rm(folder, { recursive: true })
    folder = await temporaryDataDir('hotel-retention-')
    await runAt(NOW, (hotel) => hotel.request('signUp', { input: form(email), key: KEY }), {
      HOTEL_PEPPER: ['another-pepper'],
    })
    expect((await hashes())[0]).not.toBe(stored)
  })

  test('is deleted with the account', async () => {
    const count = async (): Promise<number> => (await hashes()).length
    const own = await runAt(NOW, async (hotel) => {
      const email = newEmail()
      await hotel.request('signUp', { input: form(email), key: KEY })
      await hotel.request('activate', { input: { token: await hotel.tokenIn(email), password: PASSWORD }, key: KEY })
      const member = await hotel.login(email, PASSWORD)
      await hotel.request('renewCard', { member, key: KEY })
      await hotel.request('signUp', { input: form(email), key: `${KEY}-used` })
      return { email }
    })
    expect(await count()).toBe(4)
    await runAt(NOW, async (hotel) => {
      const member = await hotel.login(own.email, PASSWORD)
      expect((await hotel.request('deleteAccount', { member, input: { password: PASSWORD } })).status).toBe(200)
    })
    // The sign-up's answer has no account; it ends after a day.
    expect(await count()).toBe(1)
  })

  test('is deleted after a day, without a further request', async () => {
    await runAt(NOW, async (hotel) => hotel.request('renewCard', { member: (await hotel.member()).token, key: KEY }))
    await runAt(NOW + DAY - 1, async () => {})
    expect(await hashes()).toHaveLength(1)
    await runAt(NOW + DAY, async () => {})
    expect(await hashes()).toHaveLength(0)
  })
})

test('a browser that signed in is forgotten after the configured days', async () => {
  const count = async (): Promise<number> => await inDatabase(async (sql) => await sql.$count(devices))
  await runAt(NOW, (hotel) => hotel.member())
  await runAt(NOW + 30 * DAY - 1, async () => {}, { HOTEL_DEVICE_DAYS: 30 })
  expect(await count()).toBe(1)
  await runAt(NOW + 30 * DAY, async () => {}, { HOTEL_DEVICE_DAYS: 30 })
  expect(await count()).toBe(0)
})

describe('an account that nobody uses', () => {
  const YEARS = 1_095 * DAY
  const NOTICE = 30 * DAY

  test('is deleted after three years, thirty days after a mail that says so', async () => {
    const { email } = await runAt(NOW, (hotel) => hotel.member())
    const subjects = (hotel: HotelStack, atLeast: number) =>
      hotel.mails(email, atLeast).then((mails) => mails.map(({ subject }) => subject))

    await runAt(NOW + YEARS - NOTICE - 1, async (hotel) => {
      expect(await subjects(hotel, 0)).not.toContain('Votre compte sera bientôt supprimé')
    })
    await runAt(NOW + YEARS - NOTICE, async (hotel) => {
      const [warning] = await vi.waitFor(async () => {
        const mails = await hotel.mails(email)
        expect(mails[0]?.subject).toBe('Votre compte sera bientôt supprimé')
        return mails
      })
      expect(warning?.text).toMatch(/^Bonjour Zoé,[^]*https:\/\/site\.example\/infiniment-barriere\/connexion\n/)
    })
    await runAt(NOW + YEARS - 1, async (hotel) => {
      expect((await hotel.request('resetInit', { input: { email } })).status).toBe(202)
    })
    await runAt(NOW + YEARS, async (hotel) => {
      await vi.waitFor(async () => expect((await subjects(hotel, 1))[0]).toBe('Votre compte est supprimé'))
      expect((await hotel.request('resetInit', { input: { email } })).code).toBe('0118')
    })
    expect(await inDatabase((sql) => sql.$count(accounts))).toBe(0)
  })

  test('is never deleted without the thirty days, even if nothing ran in between', async () => {
    const { email } = await runAt(NOW, (hotel) => hotel.member())
    const exists = (now: number) =>
      runAt(now, async (hotel) => (await hotel.request('resetInit', { input: { email } })).status === 202)
    const late = NOW + 2 * YEARS
    expect([await exists(late), await exists(late + NOTICE - 1), await exists(late + NOTICE)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('stays after a login, which also ends the warning', async () => {
    const { email } = await runAt(NOW, (hotel) => hotel.member())
    const used = NOW + YEARS - NOTICE
    await runAt(used, (hotel) => hotel.login(email, PASSWORD))
    await runAt(NOW + YEARS + NOTICE, async (hotel) => {
      const member = await hotel.login(email, PASSWORD)
      const exported = (await hotel.request('export', { member })).body
      expect(exported.lastLoginAt).toBe(new Date(NOW + YEARS + NOTICE).toISOString())
    })
    const [account] = await inDatabase((sql) => sql.select().from(accounts))
    expect([account?.inactivityWarnedAt, account?.lastLoginAt?.getTime()]).toEqual([null, NOW + YEARS + NOTICE])
  })

  test('stays while a stay is within the three years', async () => {
    await runAt(NOW, (hotel) => hotel.member())
    await inDatabase(async (sql) => {
      const [account] = await sql.select().from(accounts)
      await sql
        .insert(bookings)
        .values({
          accountId: account?.id ?? '',
          reference: 'LATER',
          hotelName: 'L’Éperon',
          hotelTown: 'Biarritz',
          hotelSlug: 'l-eperon',
          room: { fr: 'Chambre', en: 'Room' },
          arrival: '2028-06-10',
          departure: '2028-06-12',
          adults: 2,
          children: 0,
          amount: 50_000,
        })
    })
    await runAt(NOW + YEARS, async () => {})
    await runAt(NOW + YEARS + NOTICE, async () => {})
    expect(await inDatabase((sql) => sql.$count(accounts))).toBe(1)
  })
})

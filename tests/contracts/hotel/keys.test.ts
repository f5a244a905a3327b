import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts, answers } from '#services/hotel/schema.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { pepperId } from '#services/kit/passwords/argon2.ts'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { codeOf, enrol } from './enrol.ts'
import { type HotelStack, NOW, newEmail, startHotel } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const [OLD, NEW] = ['the-old-pepper', 'the-new-pepper'] as const

const KEY = 'a-key-of-a-repeated-request'

let folder: string
/** Milliseconds since the epoch; each start is a minute later. */
let now = NOW

beforeAll(async () => {
  folder = await temporaryDataDir('hotel-keys-')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A start of the backend with a pepper, on the same data. */
async function withPepper<T>(pepper: SecretPair, work: (hotel: HotelStack) => Promise<T>): Promise<T> {
  const hotel = await startHotel({ DATA_DIR: folder, HOTEL_PEPPER: pepper, HOTEL_API_TOKEN: ['local-hotel', 'next'] })
  now += 60_000
  hotel.now = now
  try {
    return await work(hotel)
  } finally {
    await hotel.stop()
  }
}

async function stored() {
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  try {
    return { hashes: await database.sql.select().from(accounts), answers: await database.sql.select().from(answers) }
  } finally {
    await database.close()
  }
}

/** Id of the pepper that made an account's hash. */
const makerOf = async (email: string): Promise<string | undefined> => {
  const { hashes } = await stored()
  return /keyid=([^$]+)/.exec(hashes.find((account) => account.email === email)?.passwordHash ?? '')?.[1]
}

describe('change of the pepper', () => {
  test('passwords, second steps, codes and repetitions outlive it, but for who was away', async () => {
    const signUp = form(newEmail())
    const { active, away, staff, session } = await withPepper([OLD], async (hotel) => {
      await hotel.request('signUp', { input: signUp, key: KEY })
      const own = await hotel.member()
      const enrolled = await enrol(hotel, own.token)
      return {
        active: await hotel.member(),
        away: await hotel.member(),
        staff: { ...own, ...enrolled },
        session: own.token,
      }
    })
    const signIn = (hotel: HotelStack, email: string, code?: string) =>
      hotel.request('login', { input: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) } })

    // Passive everywhere: nothing changes.
    await withPepper([OLD, NEW], async (hotel) => {
      expect((await signIn(hotel, active.email)).status).toBe(200)
    })
    expect(await makerOf(active.email)).toBe(pepperId(OLD))

    // Switched: sessions stay valid, the old hash logs in and is made anew, a repeated request is recognised.
    await withPepper([NEW, OLD], async (hotel) => {
      expect((await hotel.request('signUp', { input: signUp, key: KEY })).status).toBe(202)
      expect((await hotel.request('secondStep', { member: session })).status).toBe(200)
      expect((await signIn(hotel, active.email)).status).toBe(200)
      expect((await signIn(hotel, staff.email, codeOf(staff.key, hotel.now))).status).toBe(200)
      expect((await signIn(hotel, staff.email, staff.recovery[0])).status).toBe(200)
    })
    expect([await makerOf(active.email), await makerOf(away.email)]).toEqual([pepperId(NEW), pepperId(OLD)])

    // Removed: only a password that was not used meanwhile has to be set anew.
    await withPepper([NEW], async (hotel) => {
      expect((await signIn(hotel, active.email)).status).toBe(200)
      expect((await signIn(hotel, staff.email, codeOf(staff.key, hotel.now))).status).toBe(200)
      expect((await signIn(hotel, staff.email, staff.recovery[1])).status).toBe(200)
      expect((await signIn(hotel, away.email)).code).toBe('0090')
    })
  })

  test('both tokens of the site are taken, and no other', async () => {
    await withPepper([NEW], async (hotel) => {
      const statuses = await Promise.all(
        ['local-hotel', 'next', 'gone'].map(async (token) => {
          const answer = await fetch(`${hotel.url}/v1/nothing`, { headers: { authorization: `Bearer ${token}` } })
          return answer.status
        }),
      )
      expect(statuses.slice(0, 2)).not.toContain(401)
      expect(statuses[2]).not.toBe(statuses[0])
    })
  })
})

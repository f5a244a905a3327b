import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookings } from '#services/hotel/schema.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#tests/support/embedded-database.ts'
import { TEST_ALL } from '#tests/support/test-size.ts'
import { PASSWORD, form } from './request.ts'
import { type HotelStack, isForeign, newEmail, openHotel, ownTest, startHotel } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const STAYS = TEST_ALL ? 1_000 : 100

let folder = ''
let hotel: HotelStack

beforeAll(async () => {
  folder = await temporaryDataDir('hotel-strangers-')
  hotel = isForeign ? await openHotel() : await startHotel({ DATA_DIR: folder })
})

afterAll(async () => {
  await hotel.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Everything of an answer that the client can observe, without what differs in every answer. */
const shown = ({ status, headers, body }: Awaited<ReturnType<HotelStack['request']>>): string =>
  JSON.stringify([status, [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)), body])

test('account enumeration: a login’s answer is byte-identical with and without an account', async () => {
  const known = await hotel.member()
  const answers = async (email: string) => {
    const given: string[] = []
    for (let times = 0; times < 5; times += 1)
      given.push(shown(await hotel.request('login', { input: { email, password: 'Wrong#2026-password' } })))
    return given
  }
  const waiting = newEmail('waiting')
  await hotel.request('signUp', { input: form(waiting) })
  const ofKnown = await answers(known.email)
  expect(ofKnown.map((text) => (JSON.parse(text) as [number])[0])).toEqual([403, 403, 429, 429, 429])
  expect(await answers(newEmail('unknown'))).toEqual(ofKnown)
  expect(await answers(waiting)).toEqual(ofKnown)
})

ownTest(`${STAYS} stays of someone else’s are ${STAYS} times the same 404`, async () => {
  const [owner, stranger] = [await hotel.member(), await hotel.member()]
  const { accountId } = (await hotel.request('profile', { member: owner.token })).body.profile
  const ids = Array.from({ length: STAYS }, () => randomUUID())
  await hotel.stop()
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  await database.sql
    .insert(bookings)
    .values(
      ids.map((id, index) => ({
        id,
        accountId,
        reference: `CANARY${index}`,
        hotelName: 'Canary',
        hotelTown: 'Canary',
        hotelSlug: 'canary',
        room: { fr: 'Canary', en: 'Canary' },
        arrival: '2026-11-10',
        departure: '2026-11-12',
        adults: 2,
        children: 0,
        amount: 987_654,
      })),
    )
  await database.close()
  hotel = await startHotel({ DATA_DIR: folder })

  const member = await hotel.login(owner.email, PASSWORD)
  expect((await hotel.request('stays', { member })).body.stays).toHaveLength(STAYS)
  expect((await hotel.request('stay', { member, id: ids[50] ?? '' })).body.stay.reference).toBe('CANARY50')
  const missing = shown(await hotel.request('stay', { member: stranger.token, id: randomUUID() }))
  expect(missing).toContain('[404,')
  const answers = new Set<string>()
  for (let from = 0; from < ids.length; from += 50) {
    for (const answer of await Promise.all(
      ids.slice(from, from + 50).map((id) => hotel.request('stay', { member: stranger.token, id })),
    ))
      answers.add(shown(answer))
  }
  expect([...answers]).toEqual([missing])
  const rest = await Promise.all(
    (['stays', 'export', 'profile', 'advantages'] as const).map((name) =>
      hotel.request(name, { member: stranger.token }),
    ),
  )
  expect(JSON.stringify(rest.map(({ body }) => body))).not.toMatch(/canary/i)
})

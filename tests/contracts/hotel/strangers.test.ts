import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bookings } from '#services/hotel/schema.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { HOUR, type HotelStack, isForeign, newEmail, openHotel, ownTest, startHotel } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: sized(60_000, 120_000, 300_000) })

const STAYS = sized(50, 150, 1_000)

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

/** Everything of an answer that the client can observe, without values that differ in every answer. */
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
  const last = await hotel.request('stay', { member, id: ids.at(-1) ?? '' })
  expect(last.body.stay.reference).toBe(`CANARY${STAYS - 1}`)
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

describe('a stranger who asks for reset links', () => {
  const MINUTE = HOUR / 60
  const RESET = /nouveau mot de passe/

  ownTest.each([0, 14, 16, 29, 31, 44, 59, 61, 89])(
    'never leaves the owner without a live one: %i minutes later',
    async (minutes) => {
      const { email } = await hotel.member()
      const ask = async (): Promise<void> => {
        expect((await hotel.request('resetInit', { input: { email } })).status).toBe(202)
      }
      for (let times = 0; times < 10; times += 1) await ask()
      for (let minute = 0; minute < minutes; minute += 1) {
        hotel.now += MINUTE
        await ask()
      }
      const resets = (await hotel.mails(email)).filter(({ subject }) => RESET.test(subject)).length
      expect(resets).toBeLessThanOrEqual(9 * Math.ceil((minutes + 1) / 60))
      await vi.waitFor(async () => {
        const input = { token: await hotel.tokenIn(email, RESET), password: 'Mistral-2027!!' }
        expect((await hotel.request('resetComplete', { input })).code).toBeUndefined()
      })
    },
  )
})

describe('a name goes only to the mailbox that has proven the account', () => {
  test('a sign-up for somebody else’s address writes no name to it, by any mail', async () => {
    const email = newEmail('victim')
    await hotel.request('signUp', { input: form(email, { firstName: 'Cliquez' }) })
    await hotel.request('resendActivation', { input: { email } })
    await hotel.request('resetInit', { input: { email } })
    const mails = await hotel.mails(email, 3)
    expect(mails.map(({ text, html }) => /cliquez/i.test(text + html))).toEqual([false, false, false])
    expect(mails.map(({ text }) => text.split('\n', 1)[0])).toEqual(['Bonjour,', 'Bonjour,', 'Bonjour,'])
  })

  test('neither does an e-mail change or a staff mailbox; the owner is greeted', async () => {
    const { email, password, token: member } = await hotel.member()
    const [next, staff] = [newEmail('next'), newEmail('staff', 'barriere.example')]
    await hotel.request('changeEmail', { member, input: { email: next, emailVerification: next, password } })
    await hotel.request('collaboratorInit', { member, input: { email: staff } })
    const greeting = async (to: string) => (await hotel.mails(to))[0]?.text.split('\n', 1)[0]
    await hotel.mails(email, 2)
    expect([await greeting(next), await greeting(staff), await greeting(email)]).toEqual([
      'Bonjour,',
      'Bonjour,',
      'Bonjour Zoé,',
    ])
  })
})

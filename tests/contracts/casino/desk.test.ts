import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { registerGodson } from '#services/casino/sponsorship/sponsorship.ts'
import { deskRoutes } from '#services/casino/desk/routes.ts'
import { sweepMembers } from '#services/casino/points/sweeps.ts'
import { profiles } from '#services/casino/schema-accounts.ts'
import { offers } from '#services/casino/schema-cards.ts'
import { seedProgramme } from '#services/casino/seed/programme.ts'
import { HttpError } from '#services/kit/http-error.ts'
import { type CasinoDatabase, addCasinoAccount, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { DAY, NOW, Programme } from './programme.ts'

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

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

async function post(path: string, body: object, token = 'desk'): Promise<Answer> {
  const app = deskRoutes(programme.casino, ['desk'], () => {})
  app.onError((error, context) => {
    if (!(error instanceof HttpError)) throw error
    return context.json(error.body as object, error.status)
  })
  const answer = await app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${token}` },
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

const place = { casino: 'deauville' }

/** The code of a member's offer, of any day. */
async function codeOfKind(kind: 'welcome' | 'lucky-date', accountId: string): Promise<string> {
  const [offer] = await database.sql
    .select()
    .from(offers)
    .where(and(eq(offers.accountId, accountId), eq(offers.kind, kind)))
  if (!offer) throw new Error(`No offer of the kind ${kind}.`)
  return offer.code
}

describe('the desk', () => {
  test('opens to its own token alone', async () => {
    expect(await post('/codes/ANY', place, 'site')).toMatchObject({ status: 401, body: { code: 'token' } })
  })

  test('hands a card out to a pre-member', async () => {
    const { id, email } = await addCasinoAccount(database.sql)
    const given = { ...place, email: email.toUpperCase(), birthDate: '1988-07-14', rfid: '04AABBCC01' }
    expect(await post('/cards', { ...given, rfid: 'x' })).toMatchObject({ status: 422, body: { fields: ['rfid'] } })
    const { status, body } = await post('/cards', given)
    expect(status).toBe(201)
    expect((await programme.call('card', id)).card?.number).toBe(body.number)
  })

  test('blocks a card by its holder’s birth date, and no number that has none', async () => {
    const { id } = await programme.addMember()
    const number = (await programme.call('card', id)).card?.number ?? ''
    const block = (given: object) => post('/cards/block', { number, birthDate: '1988-07-14', ...given })
    expect(await block({ birthDate: '1988-07-15' })).toMatchObject({ status: 422, body: { code: 'invalidBirthdate' } })
    expect(await block({})).toEqual({ status: 200, body: { number } })
    expect(await block({})).toMatchObject({ status: 404, body: { code: 'card' } })
    expect((await block({ number: 'x' })).status).toBe(422)
    expect(await programme.call('card', id)).toEqual({})
  })

  test('takes an offer of one use once, and a lucky date’s on its day', async () => {
    const { id } = await programme.addMember()
    const today = toParisTime(NOW).day
    await database.sql
      .update(profiles)
      .set({ favouriteDate1: today.slice(5) })
      .where(eq(profiles.accountId, id))
    await sweepMembers(programme.casino)
    programme.now = NOW + 6 * DAY
    await sweepMembers(programme.casino)
    const lucky = await codeOfKind('lucky-date', id)
    expect((await post(`/codes/${lucky}`, place)).status).toBe(409)
    programme.now = NOW
    expect((await post(`/codes/${lucky}`, place)).body).toEqual({ kind: 'lucky-date', cents: 1_000 })
    expect((await post(`/codes/${lucky}`, place)).status).toBe(409)
    programme.now = NOW + 6 * DAY
    const welcome = await codeOfKind('welcome', id)
    expect((await post(`/codes/${welcome}`, place)).body).toEqual({ kind: 'welcome', cents: 500 })
    expect((await post(`/codes/${welcome}`, place)).status).toBe(409)
    programme.now = NOW + 36 * DAY
    const late = await programme.addMember()
    programme.now += 7 * DAY
    await sweepMembers(programme.casino)
    const unused = await codeOfKind('welcome', late.id)
    programme.now += 30 * DAY
    expect((await post(`/codes/${unused}`, place)).status).toBe(409)
  })

  test('takes a voucher once, in its casinos, and not a cancelled one', async () => {
    const { id } = await programme.addMember()
    await programme.visit(id, 6_000)
    const { voucher } = await programme.call('redeem', id, { rewardId: 'champagne' })
    expect((await post(`/codes/${voucher.code}`, { casino: 'biarritz' })).body.code).toBe('code')
    expect(await post(`/codes/${voucher.code.toLowerCase()}`, place)).toMatchObject({
      status: 200,
      body: { kind: 'voucher' },
    })
    expect(await post(`/codes/${voucher.code}`, place)).toMatchObject({ status: 409, body: { code: 'code' } })
    for (const none of ['NOBODY22', '%00', 'x'.repeat(300)])
      expect(await post(`/codes/${none}`, place)).toMatchObject({ status: 404, body: { code: 'code' } })
    expect(await programme.codeOf('cancelVoucher', id, undefined, voucher.id)).toBe('voucher')
    const { voucher: other } = await programme.call('redeem', id, { rewardId: 'cocktail' })
    await programme.call('cancelVoucher', id, undefined, other.id)
    expect((await post(`/codes/${other.code}`, place)).status).toBe(409)
    expect((await post('/codes/NOTHINGHERE2', place)).status).toBe(404)
  })

  test('takes a discount’s code any time, while the member has the tier', async () => {
    const { id } = await programme.addMember()
    const codeNow = async () => (await programme.call('offers', id)).offers[0]?.code ?? ''
    const white = await codeNow()
    for (let time = 0; time < 2; time += 1)
      expect((await post(`/codes/${white}`, place)).body).toEqual({ kind: 'shows', percent: 10 })
    await programme.visit(id, 1_000)
    expect((await post(`/codes/${white}`, place)).status).toBe(409)
    expect((await post(`/codes/${await codeNow()}`, place)).body).toEqual({ kind: 'shows', percent: 20 })
  })

  test('books a visit by the card that is read, and rewards a godson’s sponsor', async () => {
    const sponsor = await programme.addMember()
    const godson = await programme.addMember()
    const { code } = await programme.call('godsons', sponsor.id)
    await database.sql.transaction((transaction) =>
      registerGodson(programme.casino, transaction, { accountId: godson.id, email: godson.email, sponsorCode: code }),
    )
    const visit = { ...place, rfid: godson.rfid, reference: 'V-1', at: new Date(NOW).toISOString(), points: 120 }
    expect(await post('/visits', { ...visit, rfid: '0000000000' })).toMatchObject({
      status: 404,
      body: { code: 'card' },
    })
    expect((await post('/visits', { ...visit, at: new Date(NOW + DAY).toISOString() })).status).toBe(422)
    for (let time = 0; time < 2; time += 1) expect((await post('/visits', visit)).status).toBe(201)
    expect((await programme.call('balance', godson.id)).pending).toBe(120)
    expect(await programme.balanceOf(sponsor.id)).toBe(3_100)
  })
})

import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import type { Claim } from '@barriere/shared/programmes/hotel/stays.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { type HotelStack, NOW, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const TODAY = toParisTime(NOW).day

let hotel: HotelStack

beforeAll(async () => {
  hotel = await startHotel({ HOTEL_DESK_TOKEN: ['the-desk'] })
})

afterAll(() => hotel.stop())

const COLOMBAGES = { name: 'Les Colombages', town: 'Deauville', slug: 'les-colombages' }

const claimOf = (more: object = {}) => ({
  hotel: COLOMBAGES,
  arrival: addDays(TODAY, -12),
  departure: addDays(TODAY, -10),
  booking: '7K2Q9A',
  ...more,
})

const LINE = { label: { fr: 'Chambre', en: 'Room' }, quantity: 12, amount: 41_000, vat: 100 }

const acceptance = (more: object = {}) => ({
  room: { fr: 'Chambre double', en: 'Double room' },
  adults: 2,
  lines: [LINE],
  invoice: 'F-77',
  ...more,
})

async function desk(method: 'GET' | 'POST', path: string, body?: unknown, token = 'the-desk') {
  const answer = await fetch(`${hotel.url}/desk/${path}`, {
    method,
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as { claim: Claim; claims: Claim[] },
  }
}

const claimStay = async (member: string, more: object = {}, key?: string) =>
  await hotel.request('claimStay', { member, input: claimOf(more), ...(key === undefined ? {} : { key }) })

describe('a claim of a missing stay', () => {
  test('is kept with a reference, confirmed by mail and shown to its member alone', async () => {
    const { token: member, email } = await hotel.member()
    const { status, body } = await claimStay(member, { remarks: ' Payé sur place.\nMerci. ' })
    expect(status).toBe(201)
    expect(body.claim).toMatchObject({
      state: 'open',
      hotel: COLOMBAGES,
      booking: '7K2Q9A',
      remarks: 'Payé sur place.\nMerci.',
    })
    expect(body.claim.reference).toMatch(/^R-[2-9A-HJ-NP-Z]{7}$/)
    const [mail] = await hotel.mails(email, 2)
    expect(mail?.subject).toBe(`Votre demande ${body.claim.reference}`)
    expect(mail?.text).toContain(body.claim.reference)
    expect((await hotel.request('claims', { member })).body.claims).toEqual([body.claim])
    const other = await hotel.member()
    expect((await hotel.request('claims', { member: other.token })).body.claims).toEqual([])
  })

  test('repeated with its key is one claim, and without it a refused twin', async () => {
    const { token: member } = await hotel.member()
    const key = 'claim-key-0123456789'
    const first = await claimStay(member, {}, key)
    const again = await claimStay(member, {}, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(
      (await claimStay(member, { booking: '7k2q9a', arrival: addDays(TODAY, -40), departure: addDays(TODAY, -39) }))
        .code,
    ).toBe('0160')
    expect(
      (await claimStay(member, { booking: 'OTHER', arrival: addDays(TODAY, -11), departure: addDays(TODAY, -9) })).code,
    ).toBe('0160')
    const next = { booking: 'NEXT', arrival: addDays(TODAY, -10), departure: addDays(TODAY, -9) }
    expect((await claimStay(member, next)).status).toBe(201)
    expect((await hotel.request('claims', { member })).body.claims).toHaveLength(2)
  })

  test('many at once from one member leave one', async () => {
    const { token: member } = await hotel.member()
    const answers = await Promise.all(Array.from({ length: 6 }, () => claimStay(member)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(5).fill(409)])
  })

  test('has limits: three open, ten in twelve months', async () => {
    const { token: member } = await hotel.member()
    const nth = (index: number) => ({
      booking: `N${index}`,
      arrival: addDays(TODAY, -50 - index),
      departure: addDays(TODAY, -49 - index),
    })
    for (let index = 0; index < 10; index += 1) {
      const made = await claimStay(member, nth(index))
      expect(made.status).toBe(201)
      if (index >= 2) expect((await claimStay(member, nth(index + 20))).code).toBe('0162')
      if (index >= 2)
        expect(
          (await desk('POST', `claims/${made.body.claim.reference}/refuse`, { reason: 'unknown-booking' })).status,
        ).toBe(200)
    }
    const [first] = (await hotel.request('claims', { member })).body.claims.filter(({ state }) => state === 'open')
    await desk('POST', `claims/${first?.reference ?? ''}/refuse`, { reason: 'unknown-booking' })
    expect((await claimStay(member, nth(15))).code).toBe('0162')
  })

  test.each([
    [{ departure: addDays(TODAY, 1) }, 'departure'],
    [{ arrival: addDays(TODAY, -10) }, 'departure'],
    [{ arrival: addDays(TODAY, -400), departure: addDays(TODAY, -399) }, 'departure'],
    [{ arrival: addDays(TODAY, -90) }, 'arrival'],
    [{ booking: '<b>1</b>' }, 'booking'],
    [{ remarks: 'x'.repeat(1_001) }, 'remarks'],
    [{ hotel: { ...COLOMBAGES, slug: '../admin' } }, 'hotel.slug'],
  ])('%j is refused, and names the field', async (more, field) => {
    const { token: member } = await hotel.member()
    const { status, fields } = await claimStay(member, more)
    expect([status, fields]).toEqual([422, [field]])
  })
})

describe('the desk', () => {
  test('accepts a claim: the stay is in the account, has an invoice, and counts', async () => {
    const { token: member, email } = await hotel.member()
    const { claim } = (await claimStay(member, { arrival: addDays(TODAY, -22) })).body
    const listed = (await desk('GET', 'claims')).body.claims.find(({ reference }) => reference === claim.reference)
    expect(listed).toMatchObject({ ...claim, ibNumber: expect.stringMatching(/^IB/) })

    const accepted = await desk('POST', `claims/${claim.reference}/accept`, acceptance({ booking: 'FOLIO-1' }))
    expect([accepted.status, accepted.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const [stay] = (await hotel.request('stays', { member })).body.stays
    expect(stay).toMatchObject({
      reference: 'FOLIO-1',
      state: 'ended',
      nights: 12,
      amount: 41_000,
      invoice: 'F-77',
      hotel: COLOMBAGES,
    })
    expect(accepted.body.claim).toMatchObject({
      state: 'accepted',
      stay: stay?.id,
      decidedAt: new Date(NOW).toISOString(),
    })
    expect((await hotel.request('level', { member })).body).toMatchObject({
      level: 'IBINFINIMENT',
      history: [{ nights: 12 }],
    })
    const subjects = (await hotel.mails(email, 4)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Votre séjour est dans votre compte', 'Vous êtes membre Infiniment']),
    )

    expect((await desk('POST', `claims/${claim.reference}/accept`, acceptance())).body).toEqual(accepted.body)
    expect((await hotel.request('stays', { member })).body.stays).toHaveLength(1)
    expect((await desk('POST', `claims/${claim.reference}/refuse`, { reason: 'not-eligible' })).status).toBe(409)
    expect(
      (await claimStay(member, { booking: 'folio-1', arrival: addDays(TODAY, -60), departure: addDays(TODAY, -59) }))
        .code,
    ).toBe('0161')
    expect((await claimStay(member, { booking: 'X' })).code).toBe('0161')
  })

  test('refuses a claim with a reason, which its member reads', async () => {
    const { token: member, email } = await hotel.member()
    const { claim } = (await claimStay(member)).body
    expect((await desk('POST', `claims/${claim.reference}/refuse`, { reason: 'another-guest' })).status).toBe(200)
    expect((await hotel.request('claims', { member })).body.claims).toMatchObject([
      { state: 'refused', reason: 'another-guest' },
    ])
    expect((await hotel.mails(email, 3))[0]?.subject).toBe(`Votre demande ${claim.reference} n’a pas abouti`)
    expect((await claimStay(member)).status).toBe(201)
  })

  test('gives nobody a stay that is in another account', async () => {
    const [one, other] = [await hotel.member(), await hotel.member()]
    const first = (await claimStay(one.token, { booking: 'SHARED' })).body.claim
    const second = (await claimStay(other.token, { booking: 'SHARED' })).body.claim
    expect((await desk('POST', `claims/${first.reference}/accept`, acceptance())).status).toBe(200)
    expect((await desk('POST', `claims/${second.reference}/accept`, acceptance())).status).toBe(409)
    expect((await hotel.request('stays', { member: other.token })).body.stays).toEqual([])
  })

  test('has a token of its own, and reads its bodies strictly', async () => {
    expect((await desk('GET', 'claims', undefined, 'local-hotel')).status).toBe(401)
    expect((await desk('POST', 'claims/R-2222222/accept', acceptance(), '')).status).toBe(401)
    expect((await desk('POST', 'claims/R-2222222/accept', acceptance())).status).toBe(404)
    expect((await desk('POST', 'claims/R-2222222/accept', acceptance({ amount: 1 }))).status).toBe(422)
    expect((await desk('POST', 'claims/R-2222222/refuse', { reason: 'x' })).status).toBe(422)
    expect((await desk('GET', 'claims?state=x')).status).toBe(422)
  })
})

describe('the invoice of a stay', () => {
  test('is a PDF of its lines for its owner alone, and of no coming stay', async () => {
    const { token: member } = await hotel.member()
    const { claim } = (await claimStay(member, { booking: 'INV-1' })).body
    const lines = [LINE, { ...LINE, label: { fr: 'Taxe de séjour', en: 'Tourist tax' }, amount: 330, vat: 0 }]
    await desk('POST', `claims/${claim.reference}/accept`, acceptance({ lines, invoice: 'F 2026/88' }))
    const [stay] = (await hotel.request('stays', { member })).body.stays
    const { status, headers, body } = await hotel.request('invoice', { member, id: stay?.id ?? '' })
    expect([status, headers.get('cache-control'), body.file]).toEqual([
      200,
      'private, no-store',
      'facture-F-2026-88.pdf',
    ])
    expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const other = await hotel.member()
    expect((await hotel.request('invoice', { member: other.token, id: stay?.id ?? '' })).status).toBe(404)
    expect((await hotel.request('invoice', { member, id: crypto.randomUUID() })).status).toBe(404)
  })

  test('is none where the desk has given no number', async () => {
    const { token: member } = await hotel.member()
    const { claim } = (await claimStay(member, { booking: 'INV-2' })).body
    await desk('POST', `claims/${claim.reference}/accept`, acceptance({ invoice: undefined }))
    const [stay] = (await hotel.request('stays', { member })).body.stays
    expect(stay).not.toHaveProperty('invoice')
    expect((await hotel.request('invoice', { member, id: stay?.id ?? '' })).status).toBe(404)
  })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PaymentForm, Registration } from '@barriere/shared/programmes/casino/seats.ts'
import type { VadsFields } from '@barriere/shared/contracts/vads.ts'
import { type CasinoBrowser, type CasinoSite, startCasinoSite } from '../casino/site.ts'
import { NOW } from '../hotel/stack.ts'
import { hiddenFields } from './stack.ts'

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 })

/** Requests that the site's server answers with its route handlers, as Next does. */
const HANDLERS = {
  '/api/payment/notifications': async () => await import('#app/api/payment/notifications/route.ts'),
  '/api/payment/return': async () => await import('#app/api/payment/return/route.ts'),
} as const

/** Seats that the tests take. */
const TESTS = 20

const statuses: number[] = []

const server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const { POST } = await HANDLERS[url.pathname as keyof typeof HANDLERS]()
    const answer = await POST(
      new NextRequest(url, {
        method: 'POST',
        body: Buffer.concat(chunks),
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }),
    )
    statuses.push(answer.status)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })()
})

let site: CasinoSite
let member: CasinoBrowser
let origin = ''
let offer = { saleId: '', category: '' }

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const siteOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  site = await startCasinoSite({
    SERVICES: ['content', 'site', 'hotel', 'casino', 'payment', 'mail'],
    SITE_ORIGIN: siteOrigin,
    CONTENT_SEED_DAY: new Date(NOW),
  })
  origin = site.services.origin
  member = await site.demonstration('gold')
  offer = await vi.waitFor(async () => {
    const { body } = await member.request('sales')
    const found = body.sales
      .filter(({ kind }) => kind !== 'tournament')
      .flatMap(({ id, categories }) => categories.map((one) => ({ ...one, saleId: id })))
      .find(({ state, left }) => state === 'open' && left >= TESTS)
    if (!found) throw new Error('Nothing is sold yet.')
    return { saleId: found.saleId, category: found.key }
  })
})

/** A member holds eight seats at most. */
afterEach(async () => {
  const { body } = await member.request('registrations')
  for (const { id, state } of body.registrations)
    if (state === 'held') await member.request('cancelRegistration', { pathParameter: id })
})

afterAll(async () => {
  await site.stop()
  server.close()
})

/** Retry: on a busy machine the programme may not answer the first call in time. A double hold is released. */
const hold = async (): Promise<Registration> => {
  const { status, body, code } = await vi.waitFor(
    async () => {
      const answer = await member.request('holdSeats', { input: { ...offer, seats: 1, rules: true } })
      expect(answer.status).not.toBe(503)
      return answer
    },
    { timeout: 30_000, interval: 250 },
  )
  expect([status, code]).toEqual([200, undefined])
  return body.registration
}

const begin = async (id: string): Promise<PaymentForm> => {
  const { body } = await member.request('pay', { pathParameter: id, input: { locale: 'fr' } })
  return body.payment
}

const read = async (id: string): Promise<Registration> =>
  (await member.request('registration', { pathParameter: id })).body.registration

async function send(path: string, fields: VadsFields): Promise<string> {
  const response = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return await response.text()
}

/** From the form to the end of the provider's page. */
async function pay(id: string, ending: string, more: VadsFields = {}): Promise<string> {
  const { action, fields } = await begin(id)
  const { transaction = '' } = hiddenFields(await send(action, fields))
  return await send('/payment/vads-payment/end', { transaction, ending, ...more })
}

/** Presses a button of the merchant's back office at the payment of a registration. */
async function inBackOffice(id: string, fields: VadsFields): Promise<string> {
  const listed = await (await fetch(`${origin}/payment/demonstration/transactions`)).json()
  const { transactions } = listed as { transactions: { orderId: string; uuid: string; operation: string }[] }
  const payment = transactions.find(({ orderId, operation }) => orderId === `${id}-1` && operation === 'DEBIT')
  return await send('/payment/demonstration', { transaction: payment?.uuid ?? '', ...fields })
}

describe('a member pays', () => {
  test.each([
    ['accepted', 'paid', 'paid'],
    ['refused', 'held', 'refused'],
    ['unauthenticated', 'held', 'challenge'],
    ['cancelled', 'held', 'cancelled'],
    ['expired', 'held', 'expired'],
    ['technical', 'held', 'technical'],
  ])('%s: the seat is %s before the browser returns', async (ending, state, outcome) => {
    statuses.length = 0
    const { id } = await hold()
    const page = await pay(id, ending)
    expect(statuses).toEqual([200])
    expect(await read(id)).toMatchObject({ state, outcome, paying: false })
    const back = await fetch(/action="([^"]+)"/.exec(page)?.[1] ?? '', {
      method: 'POST',
      body: new URLSearchParams(hiddenFields(page)),
      redirect: 'manual',
    })
    expect([back.status, back.headers.get('location')]).toEqual([303, `/paiement#${id}`])
  })

  test('and tries another card after a refusal', async () => {
    const { id } = await hold()
    await pay(id, 'refused')
    await pay(id, 'accepted')
    expect(await read(id)).toMatchObject({ state: 'paid', outcome: 'paid' })
  })

  test.each([
    ['twice', 'paid', [200, 200]],
    ['reordered', 'paid', [200, 200]],
    ['forged', 'held', [400]],
    ['amount', 'held', [400]],
    ['late', 'held', []],
    ['never', 'held', []],
  ])('whose notification comes %s: the seat is %s', async (delivery, state, answers) => {
    statuses.length = 0
    const { id } = await hold()
    await pay(id, 'accepted', { delivery })
    expect(statuses).toEqual(answers)
    expect(await read(id)).toMatchObject({ state, paying: state === 'held' })
  })

  test('and the seat stays paid once the bank has collected', async () => {
    statuses.length = 0
    const { id } = await hold()
    await pay(id, 'accepted')
    await inBackOffice(id, { action: 'capture' })
    expect(statuses).toEqual([200, 200])
    expect(await read(id)).toMatchObject({ state: 'paid' })
  })

  test('and what the merchant’s back office gives back is believed: a part, the rest, or a cancellation', async () => {
    statuses.length = 0
    const { id, cents } = await hold()
    await pay(id, 'accepted')
    await inBackOffice(id, { action: 'capture' })
    await inBackOffice(id, { action: 'refund', amount: '10,50' })
    expect(await read(id)).toMatchObject({ state: 'paid', refundedCents: 1_050, ticket: expect.any(String) as string })
    expect(await inBackOffice(id, { action: 'refund', amount: (cents / 100).toFixed(2) })).toContain('No such amount')
    expect(await inBackOffice(id, { action: 'refund', amount: '-1' })).toContain('such as')
    await inBackOffice(id, { action: 'refund', amount: '' })
    expect(await read(id)).toMatchObject({ state: 'refunded' })

    const { id: cancelled } = await hold()
    await pay(cancelled, 'accepted')
    await inBackOffice(cancelled, { action: 'cancel' })
    expect(await read(cancelled)).toMatchObject({ state: 'refunded' })
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('and changes of the form are refused at the provider’s page', async () => {
    const { id, cents } = await hold()
    const { action, fields } = await begin(id)
    expect(fields['vads_amount']).toBe(String(cents))
    expect(await send(action, { ...fields, vads_amount: '100' })).toContain('champ 00.')
    expect(await read(id)).toMatchObject({ state: 'held', paying: true })
  })

  test('and cancels: the money goes back, once', async () => {
    const { id } = await hold()
    await pay(id, 'accepted')
    expect((await member.request('cancelRegistration', { pathParameter: id })).status).toBe(200)
    await vi.waitFor(async () => {
      const listed = await (await fetch(`${origin}/payment/demonstration/transactions`)).json()
      const { transactions } = listed as { transactions: { orderId: string; status: string }[] }
      expect(transactions.filter(({ orderId }) => orderId === `${id}-1`)).toMatchObject([{ status: 'CANCELLED' }])
    }, 30_000)
    expect(await read(id)).toMatchObject({ state: 'refunded' })
  })
})

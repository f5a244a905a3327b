import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentOrder } from '#services/kit/payment/provider.ts'
import { NOON, type PaymentStack, startPayment } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const QUARTER = 15 * 60_000

let stack: PaymentStack

beforeAll(async () => {
  stack = await startPayment()
})

afterAll(() => stack.stop())

beforeEach(() => {
  stack.received.length = 0
  stack.answers = 200
})

/** The notifications that have arrived, as the merchant reads them. */
const read = () =>
  stack.received.map((fields) => {
    const found = stack.provider.read(fields)
    return found.ok ? found.value : found.error
  })

describe('each ending', () => {
  test.each([
    ['accepted', 'paid', 'AUTHORISED'],
    ['pending', 'pending', 'UNDER_VERIFICATION'],
    ['refused', 'refused', 'REFUSED'],
    ['unauthenticated', 'challenge', 'REFUSED'],
    ['cancelled', 'cancelled', 'ABANDONED'],
    ['expired', 'expired', 'EXPIRED'],
    ['technical', 'technical', 'NOT_CREATED'],
  ])('%s is told before the browser returns: %s', async (ending, outcome, status) => {
    const order = stack.order({ cents: 4_250 })
    await stack.end(order, ending)
    const isCreated = !['cancelled', 'technical'].includes(ending)
    expect(read()).toMatchObject([
      {
        orderId: order.orderId,
        transId: order.transId,
        cents: 4_250,
        credit: false,
        outcome,
        status,
        uuid: isCreated ? (expect.stringMatching(/^[0-9a-f]{32}$/) as string) : undefined,
      },
    ])
    expect(stack.received[0]).toMatchObject({ vads_cust_email: order.email, vads_language: 'fr' })
  })
})

describe('a notification', () => {
  const end = async (delivery: string): Promise<PaymentOrder> => {
    const order = stack.order()
    await stack.end(order, 'accepted', { delivery })
    return order
  }

  test('that is late comes when its button is pressed, once', async () => {
    const order = await end('late')
    expect(stack.received).toEqual([])
    const [listed] = await stack.listed(order.orderId)
    expect(await stack.press('release', listed?.uuid)).toBe(303)
    expect(await stack.press('release', listed?.uuid)).toBe(303)
    expect(read()).toMatchObject([{ outcome: 'paid', orderId: order.orderId }])
  })

  test('that comes twice has one key', async () => {
    await end('twice')
    const [first, second, ...more] = read()
    expect(first).toStrictEqual(second)
    expect(more).toEqual([])
  })

  test('that comes out of order says “pending” after “paid”, of the same transaction', async () => {
    await end('reordered')
    const found = read() as { outcome: string; uuid: string; key: string }[]
    expect(found.map(({ outcome }) => outcome)).toEqual(['paid', 'pending'])
    expect(found[0]?.uuid).toBe(found[1]?.uuid)
    expect(found[0]?.key).not.toBe(found[1]?.key)
  })

  test('that never comes leaves a payment that the web service knows', async () => {
    const order = await end('never')
    stack.now += 100 * QUARTER
    await stack.press('send')
    expect(stack.received).toEqual([])
    expect(await stack.provider.find(order.orderId)).toMatchObject([{ outcome: 'paid' }])
  })

  test('that is forged is not believed', async () => {
    await end('forged')
    expect(read()).toEqual(['signature'])
  })

  test('of another amount is signed, and says so', async () => {
    const order = await end('amount')
    expect(read()).toMatchObject([{ outcome: 'paid', cents: order.cents + 100 }])
  })

  test.each([200, 204, 301, 302, 303, 307, 308])('is received where the answer is %d', async (status) => {
    stack.answers = status
    const order = await end('normal')
    expect((await stack.listed(order.orderId))[0]?.notifications).toMatchObject([{ state: 'sent', answer: status }])
  })

  test('is repeated four times, a quarter of an hour apart, and then given up', async () => {
    stack.answers = 503
    const order = await end('normal')
    for (let retry = 1; retry <= 4; retry += 1) {
      stack.now += QUARTER - 1
      await stack.press('send')
      expect(stack.received).toHaveLength(retry)
      stack.now += 1
      await stack.press('send')
      expect(stack.received).toHaveLength(retry + 1)
    }
    stack.now += 10 * QUARTER
    await stack.press('send')
    expect(stack.received.map((fields) => fields['vads_url_check_src'])).toEqual(['PAY', ...Array(4).fill('RETRY')])
    expect(new Set(read().map((found) => (typeof found === 'string' ? found : found.key))).size).toBe(1)
    expect((await stack.listed(order.orderId))[0]?.notifications).toMatchObject([{ state: 'failed', attempts: 5 }])
  })

  test('that was received after all is not repeated', async () => {
    stack.answers = 500
    await end('normal')
    stack.answers = 200
    stack.now += QUARTER
    await stack.press('send')
    stack.now += 10 * QUARTER
    await stack.press('send')
    expect(stack.received).toHaveLength(2)
  })
})

describe('the back office', () => {
  test('captures an authorised payment: another event of the same transaction', async () => {
    const order = stack.order()
    await stack.end(order, 'accepted')
    const [listed] = await stack.listed(order.orderId)
    await stack.press('capture', listed?.uuid)
    await stack.press('capture', listed?.uuid)
    const found = read() as { uuid: string; status: string; outcome: string; key: string }[]
    expect(found.map(({ status, outcome }) => [status, outcome])).toEqual([
      ['AUTHORISED', 'paid'],
      ['CAPTURED', 'paid'],
    ])
    expect(found[0]?.uuid).toBe(found[1]?.uuid)
    expect(found[0]?.key).not.toBe(found[1]?.key)
    expect(stack.received[1]?.['vads_url_check_src']).toBe('BATCH')
  })

  test('accepts what was under verification', async () => {
    const order = stack.order()
    await stack.end(order, 'pending')
    await stack.press('accept', (await stack.listed(order.orderId))[0]?.uuid)
    expect(read()).toMatchObject([{ outcome: 'pending' }, { outcome: 'paid' }])
  })

  test('lists transactions and their notifications on a page', async () => {
    const order = stack.order()
    await stack.end(order, 'accepted', { delivery: 'late' })
    const page = await fetch(`${stack.url}/payment/demonstration`)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const shown of [order.orderId, 'AUTHORISED', 'held', '€140.00', 'Release notification', 'Capture'])
      expect(html).toContain(shown)
  })

  test.each([
    ['capture', 404, 'x'],
    ['steal', 404, '0'.repeat(32)],
  ])('%s of a transaction that there is none of is %d', async (action, status, uuid) => {
    expect(await stack.press(action, uuid)).toBe(status)
  })

  test('knows no other action', async () => {
    const order = stack.order()
    const uuid = await stack.open(order)
    expect(await stack.press('steal', uuid)).toBe(422)
  })

  test('keeps nothing for longer than ninety days', async () => {
    const order = stack.order()
    await stack.end(order, 'accepted')
    stack.now = NOON + 91 * 24 * 3_600_000 + 1_000 * QUARTER
    await stack.open(stack.order())
    expect(await stack.listed(order.orderId)).toEqual([])
  })
})

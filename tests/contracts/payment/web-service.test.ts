import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lyraProvider } from '#services/kit/payment/lyra.ts'
import { PaymentProviderError } from '#services/kit/payment/provider.ts'
import { type PaymentStack, startPayment } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

let stack: PaymentStack

beforeAll(async () => {
  stack = await startPayment()
})

afterAll(() => stack.stop())

/** A paid order, with its transaction's id. */
async function paid(cents = 14_000): Promise<{ orderId: string; uuid: string; cents: number }> {
  const order = stack.order({ cents })
  await stack.end(order, 'accepted')
  const [found] = await stack.provider.find(order.orderId)
  return { orderId: order.orderId, uuid: found?.uuid ?? '', cents }
}

const captured = async (cents?: number) => {
  const payment = await paid(cents)
  await stack.press('capture', payment.uuid)
  return payment
}

/** The error code of a refused refund, or the transaction's status of an accepted one. */
async function refund(input: Readonly<Record<string, unknown>>): Promise<string> {
  const basic = Buffer.from(`${stack.settings.siteId}:${stack.settings.password}`).toString('base64')
  const response = await fetch(`${stack.url}/payment/api-payment/V4/Transaction/CancelOrRefund`, {
    method: 'POST',
    body: JSON.stringify({ currency: 'EUR', resolutionMode: 'AUTO', ...input }),
    headers: { 'content-type': 'application/json', 'authorization': `Basic ${basic}` },
  })
  const { answer } = (await response.json()) as { answer: { errorCode?: string; detailedStatus?: string } }
  return answer.errorCode ?? answer.detailedStatus ?? ''
}

describe('an order', () => {
  test('is told as its notification told it, with the same key', async () => {
    const order = stack.order()
    await stack.end(order, 'accepted')
    const told = stack.provider.read(stack.received.at(-1) ?? {})
    expect(await stack.provider.find(order.orderId)).toStrictEqual([told.ok && told.value])
  })

  test.each([
    ['open', undefined],
    ['abandoned', 'cancelled'],
    ['failed at the provider’s', 'technical'],
  ])('that is %s has no transaction', async (_, ending) => {
    const order = stack.order()
    await (ending === undefined ? stack.open(order) : stack.end(order, ending))
    expect(await stack.provider.find(order.orderId)).toEqual([])
  })

  test.each([
    ['refused', 'refused'],
    ['unauthenticated', 'challenge'],
    ['expired', 'expired'],
    ['pending', 'pending'],
  ])('that ended as %s is %s', async (ending, outcome) => {
    const order = stack.order()
    await stack.end(order, ending)
    expect(await stack.provider.find(order.orderId)).toMatchObject([{ outcome, credit: false }])
  })

  test('that nobody has heard of has none', async () => {
    expect(await stack.provider.find('00000000-0000-4000-8000-000000000000-1')).toEqual([])
  })
})

describe('money goes back', () => {
  test('before it is collected: the payment is cancelled, once', async () => {
    const payment = await paid()
    await stack.provider.refund(payment)
    await stack.provider.refund(payment)
    expect(await stack.provider.find(payment.orderId)).toMatchObject([{ status: 'CANCELLED', outcome: 'cancelled' }])
    expect(await refund({ uuid: payment.uuid, amount: payment.cents })).toBe('PSP_105')
  })

  test('after it was collected: by a credit, once', async () => {
    const payment = await captured()
    await stack.provider.refund(payment)
    await stack.provider.refund(payment)
    const found = await stack.provider.find(payment.orderId)
    expect(found.filter(({ credit }) => credit)).toMatchObject([{ cents: payment.cents, outcome: 'paid' }])
    expect(found.filter(({ credit }) => !credit)).toMatchObject([{ status: 'CAPTURED' }])
    expect(await refund({ uuid: payment.uuid, amount: payment.cents })).toBe('PSP_104')
    expect(await stack.listed(payment.orderId)).toContainEqual(
      expect.objectContaining({ operation: 'DEBIT', refunded: payment.cents }),
    )
  })

  test('never more than is left, however many ask at once', async () => {
    const { uuid, orderId } = await captured(10_000)
    expect(await refund({ uuid, amount: 10_001 })).toBe('PSP_511')
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund({ uuid, amount: 3_000 })))
    expect(answers.toSorted()).toEqual([...Array(3).fill('CAPTURED'), ...Array(5).fill('PSP_511')])
    expect(await refund({ uuid, amount: 1_000 })).toBe('CAPTURED')
    expect(await refund({ uuid, amount: 1 })).toBe('PSP_104')
    const credits = (await stack.provider.find(orderId)).filter(({ credit }) => credit)
    expect(credits.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000)
  })

  test.each(['refused', 'pending', 'expired'])('not of what was never paid: %s', async (ending) => {
    const order = stack.order()
    await stack.end(order, ending)
    const [found] = await stack.provider.find(order.orderId)
    expect(await refund({ uuid: found?.uuid, amount: 1 })).toBe('PSP_083')
  })

  test('not of a credit, a part of what is not collected, or what nobody knows', async () => {
    const payment = await captured()
    await stack.provider.refund(payment)
    const credit = (await stack.provider.find(payment.orderId)).find((one) => one.credit)
    expect(await refund({ uuid: credit?.uuid, amount: 1 })).toBe('PSP_083')
    expect(await refund({ uuid: (await paid()).uuid, amount: 1 })).toBe('PSP_076')
    expect(await refund({ uuid: '0'.repeat(32), amount: 1 })).toBe('PSP_010')
    await expect(stack.provider.refund({ uuid: '0'.repeat(32), cents: 1 })).rejects.toThrow(PaymentProviderError)
  })

  test.each([{ amount: 0 }, { amount: -1 }, { amount: 0.5 }, { amount: '1' }, { amount: 1, currency: 'USD' }, {}])(
    'not for %o',
    async (input) => {
      expect(await refund({ uuid: (await paid()).uuid, ...input })).toBe('INT_002')
    },
  )
})

test('it answers nobody without the password', async () => {
  const stranger = lyraProvider({ ...stack.settings, password: 'guessed-password' })
  await expect(stranger.find('x')).rejects.toThrow(PaymentProviderError)
  const { uuid, cents, orderId } = await paid()
  await expect(stranger.refund({ uuid, cents })).rejects.toThrow(PaymentProviderError)
  expect(await stack.provider.find(orderId)).toMatchObject([{ outcome: 'paid' }])
})

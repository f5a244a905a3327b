import { expect, test } from 'vitest'
import { FairOrder } from './fair-order.ts'

/** A client takes its turns at once, one after the other. */
function take(order: FairOrder, client: string, turns: number): void {
  for (let turn = 0; turn < turns; turn += 1) {
    const start = order.next(client)
    order.charge(client, start)
    order.begin(start)
  }
}

test('a client that has asked for nothing has eight turns ahead of one that always asks', () => {
  const order = new FairOrder()
  take(order, 'always', 30)
  const latest = order.next('always') - 1
  expect(order.next('seldom')).toBe(latest - 8)
  take(order, 'seldom', 8)
  expect(order.next('seldom')).toBe(latest)
})

test('turns of one client lie one apart, and asking alone changes nothing', () => {
  const order = new FairOrder()
  take(order, 'one', 1)
  const first = order.next('one')
  expect(order.next('one')).toBe(first)
  order.charge('one', first)
  expect(order.next('one')).toBe(first + 1)
})

test('refusals cost a client its credit, and no turn beyond it', () => {
  const order = new FairOrder()
  take(order, 'others', 30)
  const now = order.next('others') - 1
  order.refuse('often')
  expect(order.next('often')).toBe(now - 7)
  for (let refusal = 0; refusal < 100; refusal += 1) order.refuse('often')
  expect(order.next('often')).toBe(now)
  order.charge('asks more', now + 5)
  order.refuse('asks more')
  expect(order.next('asks more')).toBe(now + 6)
})

test('ten thousand clients are remembered; the one that asked longest ago is forgotten for another', () => {
  const order = new FairOrder()
  take(order, 'first', 20)
  const next = order.next('first')
  for (let client = 1; client < 10_000; client += 1) order.charge(String(client), 0)
  expect(order.next('first')).toBe(next)
  order.charge('another', 0)
  expect(order.next('first')).toBeLessThan(next)
})

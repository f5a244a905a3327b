// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { consentStore } from '#lib/client/consent.ts'
import { removeStored } from '#lib/client/withdraw.ts'
import type { AnalyticsEvent, Item } from './events.ts'
import { trackPurchase } from './purchase.ts'
import { takeTracked } from './track.ts'

const ITEM: Item = {
  item_id: 't-1',
  item_name: 'deauville-main-event',
  item_category: 'tournament',
  price: 250,
  quantity: 1,
}

let tracked: AnalyticsEvent[] = []

beforeEach(() => {
  tracked = []
  takeTracked((event) => tracked.push(event))
  localStorage.clear()
  consentStore.choose({ measurement: true })
})

test('a transaction is a purchase once, with its items', () => {
  trackPurchase('T-1', [ITEM])
  trackPurchase('T-1', [ITEM])
  trackPurchase('T-2', [ITEM, ITEM])
  expect(tracked).toStrictEqual([
    { event: 'purchase', ecommerce: { transaction_id: 'T-1', currency: 'EUR', value: 250, items: [ITEM] } },
    { event: 'purchase', ecommerce: { transaction_id: 'T-2', currency: 'EUR', value: 500, items: [ITEM, ITEM] } },
  ])
})

test('nothing is stored without consent, and what was stored goes with it', () => {
  trackPurchase('T-1', [ITEM])
  expect(localStorage.length).toBe(1)
  removeStored(['measurement'])
  consentStore.choose({ measurement: false })
  trackPurchase('T-2', [ITEM])
  expect(localStorage.length).toBe(0)
})

test('a storage that holds something else is no obstacle', () => {
  localStorage.setItem('purchases', '{')
  trackPurchase('T-1', [ITEM])
  expect(tracked).toHaveLength(1)
})

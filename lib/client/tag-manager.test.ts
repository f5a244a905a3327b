// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { TagManager } from './tag-manager.ts'

const SRC = 'https://tags.example/gtm.js?id=GTM-TEST'

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

const layer = (): unknown[] => (globalThis as { dataLayer?: unknown[] }).dataLayer ?? []

/** The entries of the data layer, with commands as arrays. */
const pushed = (): unknown[] => layer().map((one) => ('event' in (one as object) ? one : [...(one as unknown[])]))

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  delete (globalThis as { dataLayer?: unknown[] }).dataLayer
  document.head.replaceChildren()
})

test('before a choice everything is denied, and nothing is loaded', () => {
  new TagManager(SRC).apply({})
  expect(pushed()).toEqual([['consent', 'default', { ...DENIED, wait_for_update: 500 }]])
  expect(Object.prototype.toString.call(layer()[0])).toBe('[object Arguments]')
  expect(scripts()).toEqual([])
})

test('it is loaded once measurement is allowed, after the defaults and the update', () => {
  const manager = new TagManager(SRC)
  manager.apply({ measurement: true, advertising: false })
  manager.apply({ measurement: true, advertising: true })
  expect(pushed()).toEqual([
    ['consent', 'default', { ...DENIED, wait_for_update: 500 }],
    ['consent', 'update', { ...DENIED, analytics_storage: 'granted' }],
    { 'gtm.start': 1_000, 'event': 'gtm.js' },
    [
      'consent',
      'update',
      { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' },
    ],
  ])
  expect(scripts()).toEqual([SRC])
})

test('a withdrawal is an update that denies', () => {
  const manager = new TagManager(SRC)
  manager.apply({ measurement: true })
  manager.apply({ measurement: false, advertising: false })
  expect(pushed().at(-1)).toEqual(['consent', 'update', DENIED])
  expect(document.querySelectorAll('script[data-purposes~=measurement][data-purposes~=advertising]')).toHaveLength(1)
})

test('other purposes load nothing of it', () => {
  new TagManager(SRC).apply({ films: true, tables: true })
  expect([pushed().length, scripts()]).toEqual([1, []])
})

// @vitest-environment jsdom
import { type MockInstance, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentStore } from '#lib/client/consent.ts'
import { profileStore } from '#lib/client/profile.ts'
import { EventQueue, type Fate, memberFields } from './data-layer.ts'
import type { AnalyticsEvent } from './events.ts'

const page = globalThis as { dataLayer?: unknown[]; google_tag_manager?: unknown }

const EVENT: AnalyticsEvent = { event: 'logout' }
const ITEM: AnalyticsEvent = { event: 'view_item', ecommerce: { currency: 'EUR', value: 0, items: [] } }

const NOBODY = {
  formAnswer: undefined,
  customerCountry: undefined,
  customerEmployee: 'false',
  customerStatus: undefined,
  loginStatus: 'false',
  userId: undefined,
}

const PROFILE = { ibNumber: 'IB0000001', ibLevel: 'IBPROSPECT', country: 'BE', address: { country: 'FR' } }

/** A member with the four fields that the tests need. */
const connection = (more: object = {}) =>
  ({ isConnected: true, isEmployee: false, profile: { ...PROFILE, ...more } }) as unknown as Parameters<
    typeof profileStore.take
  >[0]

vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage = vi.fn()
  },
)

let fates: Fate[] = []
let said: MockInstance<typeof console.debug>

function start(): EventQueue {
  const queue = new EventQueue()
  queue.watch((fate) => fates.push(fate))
  return queue
}

const agree = () => consentStore.choose({ measurement: true })
const load = () => {
  page.google_tag_manager = {}
}

beforeEach(() => {
  vi.useFakeTimers()
  said = vi.spyOn(console, 'debug').mockImplementation(() => undefined)
  fates = []
  page.dataLayer = []
  delete page.google_tag_manager
  consentStore.choose({ measurement: false })
  document.cookie = 'signed-in=; max-age=0'
  profileStore.reset()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the queue before the data layer', () => {
  test('pushes at once with consent and tag manager', () => {
    agree()
    load()
    start().add(EVENT)
    expect(page.dataLayer).toStrictEqual([{ event: 'logout', ...NOBODY }])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('clears the e-commerce of the event before', () => {
    agree()
    load()
    start().add(ITEM)
    expect(page.dataLayer).toStrictEqual([{ ecommerce: null }, { ...NOBODY, ...ITEM }])
  })

  test.each([
    ['the consent', load, agree, 'consent'],
    ['the tag manager', agree, load, 'tag manager'],
  ])('waits for %s, looking every 500 ms', (_, given, comes, waitsFor) => {
    given()
    start().add(EVENT)
    vi.advanceTimersByTime(4_499)
    expect(fates).toEqual([{ event: EVENT, waitsFor }])
    comes()
    vi.advanceTimersByTime(1)
    expect(page.dataLayer).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(page.dataLayer).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['the consent', load, agree, 'consent'],
    ['the tag manager', agree, load, 'tag manager'],
  ])('gives up with a message after ten looks for %s', (_, given, comes, gaveUp) => {
    given()
    start().add(EVENT)
    vi.advanceTimersByTime(4_999)
    expect(fates).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(fates.at(-1)).toEqual({ event: EVENT, gaveUp })
    expect(said).toHaveBeenCalledExactlyOnceWith(`analytics: logout was given up: ${gaveUp}`)
    comes()
    vi.advanceTimersByTime(60_000)
    expect(page.dataLayer).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('each event has its own ten looks', () => {
    const queue = start()
    queue.add(EVENT)
    vi.advanceTimersByTime(2_500)
    queue.add(ITEM)
    vi.advanceTimersByTime(2_500)
    expect(fates.filter((fate) => 'gaveUp' in fate).map(({ event }) => event)).toEqual([EVENT])
    agree()
    load()
    vi.advanceTimersByTime(500)
    expect(page.dataLayer).toHaveLength(2)
  })

  test('waits for the member where this browser is signed in, not longer than for the rest', () => {
    agree()
    load()
    document.cookie = 'signed-in=1'
    const pending = vi
      .spyOn(profileStore, 'get')
      .mockReturnValue({ status: 'pending', isConnected: false, isEmployee: false, profile: undefined })
    const queue = start()
    queue.followPage()
    queue.add(EVENT)
    expect(page.dataLayer).toEqual([])
    pending.mockRestore()
    profileStore.take(connection())
    expect(page.dataLayer).toMatchObject([{ userId: 'IB0000001', loginStatus: 'true' }])
    vi.spyOn(profileStore, 'get').mockReturnValue({
      status: 'pending',
      isConnected: false,
      isEmployee: false,
      profile: undefined,
    })
    queue.add(EVENT)
    vi.advanceTimersByTime(5_000)
    expect(page.dataLayer).toHaveLength(2)
    expect(page.dataLayer?.[1]).toStrictEqual({ event: 'logout', ...NOBODY, loginStatus: 'true' })
  })

  test('does not wait where the page was loaded before the login, of which the start-up call says nothing', () => {
    agree()
    load()
    const queue = start()
    document.cookie = 'signed-in=1'
    queue.add(EVENT)
    expect(page.dataLayer).toStrictEqual([{ event: 'logout', ...NOBODY, loginStatus: 'true' }])
  })

  test('a page that is left sends what waits for the member, not what waits for the consent', () => {
    document.cookie = 'signed-in=1'
    const queue = start()
    queue.followPage()
    queue.add(EVENT)
    dispatchEvent(new Event('pagehide'))
    expect(page.dataLayer).toEqual([])
    agree()
    load()
    dispatchEvent(new Event('pagehide'))
    expect(page.dataLayer).toStrictEqual([{ event: 'logout', ...NOBODY, loginStatus: 'true' }])
    vi.advanceTimersByTime(60_000)
    expect(page.dataLayer).toHaveLength(1)
  })

  test('refuses what is not a key', () => {
    agree()
    load()
    start().add({ event: 'search', resultCount: 1, searchKinds: ['chambre avec vue'], searchFacets: [] })
    expect(page.dataLayer).toEqual([])
    expect(fates).toMatchObject([{ gaveUp: 'not a key' }])
  })
})

test.each([
  ['IBPROSPECT', 'Discovery'],
  ['IBCOLLABORATEUR', 'Collaborator'],
  ['IBINFINIMENT', 'Infinitely'],
])('a member of the level %s is %s', (ibLevel, customerStatus) => {
  profileStore.take(connection({ ibLevel }))
  expect(memberFields(profileStore.get())).toStrictEqual({
    customerCountry: 'FR',
    customerEmployee: 'false',
    customerStatus,
    loginStatus: 'true',
    userId: 'IB0000001',
  })
})

test('an employee, and a member without an address', () => {
  const { profile } = profileStore.get()
  expect(memberFields({ profile, isEmployee: true })).toMatchObject({ customerEmployee: 'true' })
  profileStore.take(connection({ address: undefined }))
  expect(memberFields(profileStore.get())).toMatchObject({ customerCountry: 'BE' })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { clearOnLogout } from './clear-on-logout.ts'
import {
  MAX_AGE_DAYS,
  CACHE_NAME,
  VALUES_KEY,
  canCacheCard,
  clearCachedCard,
  storeCard,
  readCachedCard,
  watchCachedCard,
} from './cached-card.ts'
import { CAMILLE, NOBODY, connectionOf, fakeCaches } from './test-support.ts'

const CARD = {
  number: CAMILLE.ibNumber,
  name: 'Camille Rousseau',
  ibLevel: CAMILLE.ibLevel,
  memberSince: CAMILLE.memberSince,
}
const PAGE = '/infiniment-barriere/ma-carte'
const DAY = 86_400_000

const register = vi.fn()
const unregister = vi.fn()
let caches: ReturnType<typeof fakeCaches>

beforeEach(() => {
  caches = fakeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<p>page</p>')),
  )
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistrations: async () => [
        { active: { scriptURL: 'https://x.example/card-worker.js' }, unregister: () => unregister('card') },
        { active: { scriptURL: 'https://x.example/other.js' }, unregister: () => unregister('other') },
      ],
    },
  })
})

afterEach(() => {
  profileStore.reset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('keeping a card', () => {
  test('stores the values, the page, and those of its files whose names never change', async () => {
    document.head.innerHTML =
      '<script src="/_next/static/a.js"></script><link rel="stylesheet" href="/_next/static/b.css"><script ' +
      'src="https://other.example/_next/static/c.js"></script><link rel="preload" href="/media/d.avif">'
    await storeCard(PAGE, CARD)
    expect([...(caches.stores.get(CACHE_NAME)?.keys() ?? [])]).toEqual([
      `${location.origin}/_next/static/a.js`,
      `${location.origin}/_next/static/b.css`,
      PAGE,
      VALUES_KEY,
    ])
    expect(await readCachedCard()).toMatchObject(CARD)
    expect(register).toHaveBeenCalledWith('/card-worker.js', { scope: PAGE })
  })

  test('race: a logout while the card is being stored leaves nothing behind', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal(
      'fetch',
      vi.fn(() => promise),
    )
    const keeping = storeCard(PAGE, CARD)
    await clearCachedCard()
    resolve(new Response('<p>page</p>'))
    await expect(keeping).rejects.toThrow()
    expect([await readCachedCard(), caches.stores.has(CACHE_NAME), register.mock.calls]).toEqual([undefined, false, []])
  })

  test('a redirect to the login is not cached', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Object.defineProperty(new Response(''), 'redirected', { value: true })),
    )
    await expect(storeCard(PAGE, CARD)).rejects.toThrow()
    expect(await readCachedCard()).toBeUndefined()
    expect(register).not.toHaveBeenCalled()
  })

  test(`lasts ${MAX_AGE_DAYS} days`, async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await storeCard(PAGE, CARD)
    vi.setSystemTime(MAX_AGE_DAYS * DAY)
    expect(await readCachedCard()).toBeDefined()
    vi.setSystemTime(MAX_AGE_DAYS * DAY + 1)
    expect(await readCachedCard()).toBeUndefined()
    expect(caches.stores.size).toBe(0)
  })

  test('forgetting ends its own worker alone', async () => {
    await storeCard(PAGE, CARD)
    await clearCachedCard()
    expect(caches.stores.size).toBe(0)
    expect(unregister.mock.calls).toEqual([['card']])
  })

  test('a browser without cache storage is left alone', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    expect(canCacheCard()).toBe(false)
    expect(await readCachedCard()).toBeUndefined()
    await clearCachedCard()
  })
})

describe('who it belongs to', () => {
  const kept = async () =>
    await vi
      .waitUntil(async () => caches.stores.size === 0)
      .then(
        () => false,
        () => true,
      )

  test.each([
    ['nobody is signed in any more', () => profileStore.take(NOBODY)],
    ['the session has ended', () => profileStore.reset()],
    ['another tab has logged out', () => new BroadcastChannel('profile').postMessage('reset')],
    ['another member signs in', () => profileStore.take(connectionOf({ ibNumber: 'IB200000023' }))],
  ])('forgotten when %s', async (_, happens) => {
    profileStore.take(connectionOf())
    await storeCard(PAGE, CARD)
    const stop = watchCachedCard()
    happens()
    expect(await kept()).toBe(false)
    stop()
  })

  test('kept while its member is signed in, and while that is unknown', async () => {
    await storeCard(PAGE, CARD)
    const stop = watchCachedCard()
    profileStore.take(connectionOf())
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        throw new TypeError('offline')
      }),
    )
    await profileStore.refresh()
    expect(await readCachedCard()).toBeDefined()
    stop()
  })

  test('the logout link waits until the card is deleted', async () => {
    await storeCard(PAGE, CARD)
    document.body.innerHTML = '<a href="#left" data-logout>Me déconnecter</a>'
    clearOnLogout(document)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect([caches.stores.size, location.hash]).toEqual([0, '#left']))
  })
})

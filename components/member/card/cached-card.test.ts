// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { clearOnLogout } from './clear-on-logout.ts'
import { MAX_AGE_DAYS, CARD_CACHES, VALUES_KEY, canCacheCard } from './cached-card.ts'
import { CAMILLE, NOBODY, connectionOf, fakeCaches } from '../test-support.ts'

const CARD = {
  owner: CAMILLE.ibNumber,
  number: CAMILLE.ibNumber,
  name: 'Camille Rousseau',
  level: CAMILLE.ibLevel,
  since: CAMILLE.memberSince,
}
const PAGE = '/infiniment-barriere/ma-carte'
const DAY = 86_400_000

const cache = CARD_CACHES.hotel

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
    await cache.store(PAGE, CARD)
    expect([...(caches.stores.get('member-card')?.keys() ?? [])]).toEqual([
      `${location.origin}/_next/static/a.js`,
      `${location.origin}/_next/static/b.css`,
      PAGE,
      VALUES_KEY,
    ])
    expect(await cache.read()).toMatchObject(CARD)
    expect(register).toHaveBeenCalledWith('/card-worker.js', { scope: PAGE })
  })

  test('race: a logout while the card is being stored leaves nothing behind', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal(
      'fetch',
      vi.fn(() => promise),
    )
    const keeping = cache.store(PAGE, CARD)
    await cache.clear()
    resolve(new Response('<p>page</p>'))
    await expect(keeping).rejects.toThrow()
    expect([await cache.read(), caches.stores.has('member-card'), register.mock.calls]).toEqual([undefined, false, []])
  })

  test('a redirect to the login is not cached', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Object.defineProperty(new Response(''), 'redirected', { value: true })),
    )
    await expect(cache.store(PAGE, CARD)).rejects.toThrow()
    expect(await cache.read()).toBeUndefined()
    expect(register).not.toHaveBeenCalled()
  })

  test(`lasts ${MAX_AGE_DAYS} days`, async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await cache.store(PAGE, CARD)
    vi.setSystemTime(MAX_AGE_DAYS * DAY)
    expect(await cache.read()).toBeDefined()
    vi.setSystemTime(MAX_AGE_DAYS * DAY + 1)
    expect(await cache.read()).toBeUndefined()
    expect(caches.stores.size).toBe(0)
  })

  test('forgetting ends its own worker alone', async () => {
    await cache.store(PAGE, CARD)
    await cache.clear()
    expect(caches.stores.size).toBe(0)
    expect(unregister.mock.calls).toEqual([['card']])
  })

  test('the card of each programme has a cache and a worker of its own', async () => {
    await cache.store(PAGE, CARD)
    const casino = { ...CARD, owner: 'silver@example.com', number: '1000000024' }
    await CARD_CACHES.casino.store('/casino-barriere/ma-carte', casino)
    expect([...caches.stores.keys()]).toEqual(['member-card', 'casino-card'])
    expect(register).toHaveBeenLastCalledWith('/card-worker.js?cache=casino-card', {
      scope: '/casino-barriere/ma-carte',
    })
    await cache.clear()
    expect([await cache.read(), (await CARD_CACHES.casino.read())?.number]).toEqual([undefined, '1000000024'])
  })

  test('a browser without cache storage is left alone', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    expect(canCacheCard()).toBe(false)
    expect(await cache.read()).toBeUndefined()
    await cache.clear()
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
    await cache.store(PAGE, CARD)
    const stop = cache.watch(profileStore, ({ ibNumber }) => ibNumber)
    happens()
    expect(await kept()).toBe(false)
    stop()
  })

  test('kept while its member is signed in, and while that is unknown', async () => {
    await cache.store(PAGE, CARD)
    const stop = cache.watch(profileStore, ({ ibNumber }) => ibNumber)
    profileStore.take(connectionOf())
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        throw new TypeError('offline')
      }),
    )
    await profileStore.refresh()
    expect(await cache.read()).toBeDefined()
    stop()
  })

  test('the logout link waits until the card is deleted', async () => {
    await cache.store(PAGE, CARD)
    document.body.innerHTML = '<a href="#left" data-logout>Me déconnecter</a>'
    clearOnLogout(document)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect([caches.stores.size, location.hash]).toEqual([0, '#left']))
  })
})

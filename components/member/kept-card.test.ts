// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { forgetCardOnLogout } from './forget-on-logout.ts'
import {
  DAYS_KEPT,
  STORE,
  VALUES,
  canKeepCard,
  forgetCard,
  keepCard,
  readKeptCard,
  watchKeptCard,
} from './kept-card.ts'
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
    await keepCard(PAGE, CARD)
    expect([...(caches.stores.get(STORE)?.keys() ?? [])]).toEqual([
      `${location.origin}/_next/static/a.js`,
      `${location.origin}/_next/static/b.css`,
      PAGE,
      VALUES,
    ])
    expect(await readKeptCard()).toMatchObject(CARD)
    expect(register).toHaveBeenCalledWith('/card-worker.js', { scope: PAGE })
  })

  test('who logs out while it is being kept leaves nothing behind', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal(
      'fetch',
      vi.fn(() => promise),
    )
    const keeping = keepCard(PAGE, CARD)
    await forgetCard()
    resolve(new Response('<p>page</p>'))
    await expect(keeping).rejects.toThrow()
    expect([await readKeptCard(), caches.stores.has(STORE), register.mock.calls]).toEqual([undefined, false, []])
  })

  test('a page that only leads to the login is not kept', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Object.defineProperty(new Response(''), 'redirected', { value: true })),
    )
    await expect(keepCard(PAGE, CARD)).rejects.toThrow()
    expect(await readKeptCard()).toBeUndefined()
    expect(register).not.toHaveBeenCalled()
  })

  test(`lasts ${DAYS_KEPT} days`, async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await keepCard(PAGE, CARD)
    vi.setSystemTime(DAYS_KEPT * DAY)
    expect(await readKeptCard()).toBeDefined()
    vi.setSystemTime(DAYS_KEPT * DAY + 1)
    expect(await readKeptCard()).toBeUndefined()
    expect(caches.stores.size).toBe(0)
  })

  test('forgetting ends its own worker alone', async () => {
    await keepCard(PAGE, CARD)
    await forgetCard()
    expect(caches.stores.size).toBe(0)
    expect(unregister.mock.calls).toEqual([['card']])
  })

  test('a browser that can keep nothing is left in peace', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    expect(canKeepCard()).toBe(false)
    expect(await readKeptCard()).toBeUndefined()
    await forgetCard()
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
    await keepCard(PAGE, CARD)
    const stop = watchKeptCard()
    happens()
    expect(await kept()).toBe(false)
    stop()
  })

  test('kept while its member is signed in, and while nobody can tell', async () => {
    await keepCard(PAGE, CARD)
    const stop = watchKeptCard()
    profileStore.take(connectionOf())
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        throw new TypeError('offline')
      }),
    )
    await profileStore.refresh()
    expect(await readKeptCard()).toBeDefined()
    stop()
  })

  test('the link to the logout waits until it is forgotten', async () => {
    await keepCard(PAGE, CARD)
    document.body.innerHTML = '<a href="#left" data-logout>Me déconnecter</a>'
    forgetCardOnLogout(document)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect([caches.stores.size, location.hash]).toEqual([0, '#left']))
  })
})

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { sendEph } from './eph-request.ts'
import { ProfileStore } from './profile.ts'

/** Fake broadcast channels of the browser's tabs: each receives what another one posts. */
const tabs: FakeChannel[] = []

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    tabs.push(this)
  }
  postMessage(data: unknown): void {
    for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data })
  }
}

vi.stubGlobal('BroadcastChannel', FakeChannel)

const ask = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', ask)

const MEMBER = { isConnected: true, isEmployee: false, profile: { firstName: 'Camille', lastName: 'Delaunay' } }
const NOBODY = { isConnected: false, isEmployee: false }

/** The store of one tab. */
const tab = () => new ProfileStore({ channel: 'profile', start: () => sendEph('POST users/init') })

const answer = (body: unknown, status = 200) => {
  ask.mockImplementation(async () => Response.json(body, { status }))
}

const signedIn = (yes: boolean) => {
  document.cookie = yes ? 'signed-in=1' : 'signed-in=; max-age=0'
}

beforeEach(() => {
  tabs.length = 0
  ask.mockReset()
  signedIn(false)
})

test('begins pending and anonymous', async () => {
  expect(tab().get()).toEqual({ status: 'pending', isConnected: false, isEmployee: false, profile: undefined })
})

test('init fetches once, and only with the signed-in cookie or `surely`', async () => {
  answer(MEMBER)
  const store = tab()
  await store.init()
  expect([ask.mock.calls.length, store.get().status]).toEqual([0, 'pending'])
  signedIn(true)
  await Promise.all([store.init(), store.init(), store.init(true)])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(store.get()).toMatchObject({ status: 'success', isConnected: true, profile: MEMBER.profile })
  ask.mockClear()
  signedIn(false)
  await tab().init(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failed call sets the error status and keeps the signed-in state', async () => {
  const store = tab()
  answer(MEMBER)
  await store.init(true)
  answer({ code: 'default', message: 'x' }, 503)
  await store.refresh()
  expect(store.get()).toMatchObject({ status: 'error', isConnected: true, profile: MEMBER.profile })
})

test('tabs are synchronised on login, edit, reset, and when the signed-in cookie is gone', async () => {
  signedIn(true)
  answer(NOBODY)
  const [one, two] = [tab(), tab()]
  await Promise.all([one.init(), two.init()])
  answer(MEMBER)
  one.take(MEMBER as never)
  await vi.waitFor(() => expect(two.get().isConnected).toBe(true))
  answer({ ...MEMBER, profile: { firstName: 'Élise', lastName: 'Delaunay' } })
  one.edit({ firstName: 'Élise' })
  expect(one.get().profile?.firstName).toBe('Élise')
  await vi.waitFor(() => expect(two.get().profile?.firstName).toBe('Élise'))
  one.reset()
  expect([one.get(), two.get()].map(({ status, isConnected, profile }) => [status, isConnected, profile])).toEqual([
    ['success', false, undefined],
    ['success', false, undefined],
  ])
  one.take(MEMBER as never)
  await vi.waitFor(() => expect(two.get().isConnected).toBe(true))
  signedIn(false)
  await tab().init()
  expect([one.get().isConnected, two.get().isConnected]).toEqual([false, false])
})

test('messages between tabs contain no personal data', async () => {
  const heard: unknown[] = []
  const store = tab()
  new FakeChannel().onmessage = ({ data }) => {
    heard.push(data)
  }
  store.take(MEMBER as never)
  store.edit({ firstName: 'Élise' })
  store.reset()
  expect(heard).toEqual(['changed', 'changed', 'reset'])
})

test('two bundles share one store', async () => {
  const { profileStore } = await import('./profile.ts')
  vi.resetModules()
  expect((await import('./profile.ts')).profileStore).toBe(profileStore)
})

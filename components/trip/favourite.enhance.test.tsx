// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { TRIP_STORAGE, tripStore } from '#lib/client/trip.ts'
import { MAX_TRIP } from '@barriere/shared/domain/visitors/trip.ts'
import './favourite.enhance.ts'
import './trip-badge.enhance.ts'
import { Favourite } from './favourite.tsx'
import { TripBadge } from './trip-badge.tsx'

const HOTEL = '0f9b7a52-3fb1-5ad6-9c1e-b9aeff3e7dd0'
const EVENING = 'les-colombages-2026-12-01-2'

const ask = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', ask)

const stored = () => JSON.parse(localStorage.getItem(TRIP_STORAGE) ?? 'null')

/** Removes the trip, as another tab would do. */
function forget() {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

const show = () =>
  render(
    <>
      <TripBadge locale="fr" />
      <Favourite item={HOTEL} name="Les Colombages" />
    </>,
  )

const heart = () => screen.getByRole('button', { name: 'Garder Les Colombages dans mon voyage' })
const pressed = () => heart().getAttribute('aria-pressed')
const badge = () => document.querySelector('site-trip-badge')?.textContent

/** A member signs in, and the account answers with these items. */
function signIn(items: readonly object[]) {
  document.cookie = 'signed-in=1'
  ask.mockImplementation(async () => Response.json({ items }))
  profileStore.take({ isConnected: true, isEmployee: false, profile: { ibNumber: '40000001' } } as never)
}

const told = () => ask.mock.calls.map(([address, options]) => [address, JSON.parse(String(options?.body))])

beforeEach(() => {
  forget()
  ask.mockReset()
})

afterEach(() => {
  cleanup()
  document.cookie = 'signed-in=; max-age=0'
  profileStore.reset()
})

test('a heart is a toggle button; its trip is in the storage, and its number in the header', () => {
  show()
  expect([pressed(), badge(), stored()]).toEqual(['false', '', null])
  fireEvent.click(heart())
  expect([pressed(), badge()]).toEqual(['true', '1, 1 dans votre voyage'])
  expect(stored().items.map(({ key }: { key: string }) => key)).toEqual([HOTEL])
  expect(ask).not.toHaveBeenCalled()
  fireEvent.click(heart())
  expect([pressed(), badge(), stored()]).toEqual(['false', '', null])
})

test('another tab’s change shows here; what is malformed in the storage is left out', () => {
  show()
  const items = [{ key: HOTEL, addedAt: '2026-11-22T10:00:00.000Z' }, { key: '<b>', addedAt: 'x' }, 7]
  localStorage.setItem(TRIP_STORAGE, JSON.stringify({ items }))
  window.dispatchEvent(new StorageEvent('storage', { key: TRIP_STORAGE }))
  expect([pressed(), badge()]).toEqual(['true', '1, 1 dans votre voyage'])
  localStorage.setItem(TRIP_STORAGE, '{')
  window.dispatchEvent(new StorageEvent('storage', { key: TRIP_STORAGE }))
  expect(pressed()).toBe('false')
})

test('a full trip says so, and keeps what it has', () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  tripStore.add(Array.from({ length: MAX_TRIP }, (_, index) => `a-${index + 10}-2026-12-01-2`))
  show()
  fireEvent.click(heart())
  expect([pressed(), tripStore.keys().length]).toEqual(['false', MAX_TRIP])
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('Votre voyage est complet'))
})

test('a login takes the trip into the account; changes follow, and the session’s end clears it', async () => {
  const theirs = { key: EVENING, addedAt: '2026-11-20T10:00:00.000Z' }
  show()
  fireEvent.click(heart())
  const mine = stored().items[0]
  signIn([mine, theirs])
  await vi.waitFor(() => expect(tripStore.keys()).toEqual([HOTEL, EVENING]))
  expect(told()).toEqual([['/api/eph/trip', { add: [mine], remove: [] }]])
  expect(stored()).toMatchObject({ member: true, added: [], removed: [] })

  ask.mockClear()
  ask.mockImplementation(async () => Response.json({ items: [theirs] }))
  fireEvent.click(heart())
  await vi.waitFor(() => expect(stored().removed).toEqual([]))
  expect(told()).toEqual([['/api/eph/trip', { add: [], remove: [HOTEL] }]])
  expect(tripStore.keys()).toEqual([EVENING])

  profileStore.reset()
  expect([tripStore.keys(), stored(), badge()]).toEqual([[], null, ''])
})

test('without an answer of the account nothing is lost: the change is told with the next', async () => {
  show()
  signIn([])
  await vi.waitFor(() => expect(stored()).toMatchObject({ member: true }))
  ask.mockReset()
  ask.mockRejectedValueOnce(new TypeError('offline'))
  fireEvent.click(heart())
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  expect(stored().added).toEqual([HOTEL])
  ask.mockImplementation(async () => Response.json({ items: stored().items }))
  await vi.waitFor(() => {
    tripStore.add([EVENING])
    expect(told().at(-1)?.[1].add).toHaveLength(2)
  })
})

test('a member’s trip is forgotten by a page that is read after the session; one’s own is not', () => {
  localStorage.setItem(TRIP_STORAGE, JSON.stringify({ member: true, items: [{ key: HOTEL, addedAt: '2026-11-22' }] }))
  window.dispatchEvent(new StorageEvent('storage', { key: TRIP_STORAGE }))
  show()
  expect([pressed(), stored()]).toEqual(['false', null])
})

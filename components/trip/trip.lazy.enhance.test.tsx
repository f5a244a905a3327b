// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tripStore } from '#lib/client/trip.ts'
import { tripQuery } from '@barriere/shared/domain/visitors/trip.ts'
import './share.lazy.enhance.ts'
import './trip.lazy.enhance.ts'
import { Share } from './share.tsx'

const HOTEL = '0f9b7a52-3fb1-5ad6-9c1e-b9aeff3e7dd0'
const EVENING = 'les-colombages-2026-12-01-2'

const ask = vi.fn<typeof fetch>()

/** Addresses that were loaded as pages. */
const loaded = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('#lib/client/load-page.ts', () => ({ loadPage: loaded }))

vi.stubGlobal('fetch', ask)

const addressOf = (...keys: string[]) => `http://localhost:3000/mon-voyage?${tripQuery(keys)}`

function Answer({ keys }: { keys: readonly string[] }) {
  return (
    <div id="trip-1">
      <p data-keys={keys.join(' ')}>{keys.length} idées</p>
      <div data-shared="">
        Un voyage partagé
        <button type="button" data-keep="" hidden>
          Garder
        </button>
      </div>
      <Share locale="fr" href={addressOf(...keys)} subject="Mon voyage" />
    </div>
  )
}

/** The page as the server renders it at this address. */
function open(search: string, content: React.ReactNode) {
  history.replaceState(null, '', `/mon-voyage${search}`)
  render(
    <>
      {content}
      <site-trip data-away="Réessayez." />
    </>,
  )
}

const answerWith = (...keys: string[]) => {
  const page = document.createElement('main')
  const { unmount } = render(<Answer keys={keys} />, { container: page })
  const html = page.innerHTML
  unmount()
  ask.mockImplementation(async () => new Response(`<!doctype html><main>${html}</main>`))
}

const mail = () =>
  decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: 'Envoyer par e-\u2060mail' }).href)

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  ask.mockReset()
})

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'isOutdated')
})

test('an answer of another build loads the page anew', async () => {
  tripStore.add([HOTEL])
  ask.mockImplementation(async () => new Response('<html data-build="next"><div id="trip-1">1 idée</div></html>'))
  open('', <div id="trip-1">Rien encore</div>)
  await screen.findByText('1 idée')
  expect(loaded).toHaveBeenCalledExactlyOnceWith(location.href)
})

test('an empty trip asks nothing; one that holds something is asked for and shown as one’s own', async () => {
  open('', <div id="trip-1">Rien encore</div>)
  expect([ask.mock.calls.length, screen.getByText('Rien encore').id]).toEqual([0, 'trip-1'])
  cleanup()
  tripStore.add([HOTEL, EVENING])
  answerWith(HOTEL, EVENING)
  open('', <div id="trip-1">Rien encore</div>)
  await screen.findByText('2 idées')
  expect(ask.mock.calls.map(([address]) => address)).toEqual([`/mon-voyage?${tripQuery([HOTEL, EVENING])}`])
  expect(document.querySelector<HTMLElement>('[data-shared]')?.hidden).toBe(true)
  expect(mail()).toContain(addressOf(HOTEL, EVENING))
  // A removed item is no longer shared, but stays visible.
  tripStore.remove(EVENING)
  expect(mail()).toContain(addressOf(HOTEL))
  expect(mail()).not.toContain(EVENING)
  expect([ask.mock.calls.length, screen.getByText('2 idées')]).toHaveLength(2)
})

test('a server that does not answer is told', async () => {
  tripStore.add([HOTEL])
  ask.mockRejectedValue(new TypeError('offline'))
  open('', <div id="trip-1">Rien encore</div>)
  await screen.findByText('Réessayez.')
})

test('a shared trip can be kept; once all of it is, it is one’s own', () => {
  open(`?${tripQuery([HOTEL, EVENING])}`, <Answer keys={[HOTEL, EVENING]} />)
  const note = () => document.querySelector<HTMLElement>('[data-shared]')
  expect([note()?.hidden, ask.mock.calls.length]).toEqual([false, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Garder' }))
  expect(tripStore.keys()).toEqual([HOTEL, EVENING])
  cleanup()
  open(`?${tripQuery([HOTEL, EVENING])}`, <Answer keys={[HOTEL, EVENING]} />)
  expect(note()?.hidden).toBe(true)
})

test('an address is copied, or given to the system’s sheet; a mail needs no script', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  const share = vi.fn(async (_data: ShareData) => {})
  Object.assign(navigator, { clipboard: { writeText }, share })
  render(<Share locale="fr" href={addressOf(HOTEL)} subject="Mon voyage" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copier le lien' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Lien copié'))
  expect(writeText).toHaveBeenCalledWith(addressOf(HOTEL))
  fireEvent.click(screen.getByRole('button', { name: 'Partager' }))
  expect(share).toHaveBeenCalledWith({ title: 'Mon voyage', url: addressOf(HOTEL) })
  expect(mail()).toBe(`mailto:?subject=Mon voyage&body=Mon voyage\n${addressOf(HOTEL)}`)
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { EPH_CALLS, type EphCall, type Profile } from '#lib/contracts/eph.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CAMILLE, connectionOf, type stubCalls } from '../test-support.ts'
import { ProfileIsland } from './profile.island.tsx'

export const CASINOS = [
  { value: 'Cannes', label: 'Casino de Cannes' },
  { value: 'Deauville', label: 'Casino de Deauville' },
]

export const COUNTRIES = [
  { value: 'FR', label: 'France' },
  { value: 'GB', label: 'Royaume-Uni' },
]

/** Camille, with everything that the programme can know. */
export const FULL: Profile = {
  ...CAMILLE,
  birthName: 'Ferré',
  commonName: 'Rousseau-Ferré',
  company: 'Atelier',
  cvipCardNumber: '88412077',
  sponsorCode: 'AB-12',
  favouriteCasino: 'Cannes',
  favouriteDate1: '2001-06-21',
  preferences: { games: ['roulette', 'pétanque'], restaurantsAndBars: ['bar'], shows: [] },
  phoneNumber: '+33612345678',
  country: 'FR',
  address: { addressLine1: '7 place du Marché', zipCode: '69002', city: 'Lyon', country: 'FR' },
}

export const refusal = (status: number, code: string, message: string, fields?: readonly string[]) => ({
  status,
  body: { code, message, ...(fields ? { fields } : {}) },
})

/** Each test of the file begins at the page's address, signed out, with nothing kept. */
export function beginAnew(): void {
  beforeEach(() => {
    vi.clearAllMocks()
    standInDialogs()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/infiniment-barriere/mon-profil')
    act(() => profileStore.reset())
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** Answer to a call after the session has ended. */
export const ENDED = refusal(401, 'default', 'Votre session a pris fin.')

/** The profile page as a browser shows it; `profile` is who is signed in, null for whom the store has. */
export function showProfile(profile: Profile | null = FULL, locale: Locale = 'fr') {
  document.documentElement.lang = locale
  if (profile) act(() => profileStore.take(connectionOf(profile)))
  const {
    member: { profile: labels, frame },
    forms,
  } = messagesOf(locale)
  return render(
    <ProfileIsland
      programme="hotel"
      locale={locale}
      labels={labels}
      forms={forms}
      frame={frame}
      casinos={CASINOS}
      countries={COUNTRIES}
    />,
  )
}

export const field = (id: string) => document.getElementById(`profile-${id}`) as HTMLInputElement
export const errorOf = (id: string) => plain(document.getElementById(`profile-${id}-error`)?.textContent)
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
export const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } })
export const part = (name: string | RegExp) => screen.getByRole('region', { name })
export const open = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Modifier ${name}` }))
}
export const send = async (name: string | RegExp) => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form', { name }))
  })
}

/** Method, path below `/api/eph/` and body of each call; the contract takes every one of them. */
export const sent = (ask: ReturnType<typeof stubCalls>) =>
  ask.mock.calls.map(([input, init]) => {
    const path = String(input).replace('/api/eph/', '')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const call = Object.values<EphCall>(EPH_CALLS).find((one) => one.method === init?.method && one.path === path)
    expect([path, call?.input?.safeParse(body).error ?? body]).toEqual([path, call?.input ? body : undefined])
    return [init?.method, path, body]
  })

/**
 * The popin that confirms an edit, once it is there; the part shows its values again, and the focus was on its button.
 */
export async function confirmed(title: string, name: string): Promise<void> {
  await waitFor(() => expect(document.querySelector<HTMLDialogElement>('#profile-done')?.open).toBe(true))
  expect(screen.getByRole('dialog', { name: title })).toBeDefined()
  expect([focusedAtOpening(), screen.queryByRole('form', { name })]).toEqual([
    screen.getByRole('button', { name: `Modifier ${name}`, hidden: true }),
    null,
  ])
}

let focused: Element | null = null

/** What had the focus as a dialog was opened: the browser gives it back there. */
const focusedAtOpening = (): Element | null => focused

/** Dialogs that open and close, for jsdom, which has none. */
function standInDialogs(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    focused = document.activeElement
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false
  })
}

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

/** Camille, with all fields that the programme can store. */
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

/** Before each test of the file, restores the page's address, signs out and clears the storage. */
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

/** Renders the profile page after signing in `profile`; null keeps the store unchanged. */
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

/** Method, path below `/api/eph/` and body of each call. Fails if the contract does not accept a body. */
export const sent = (ask: ReturnType<typeof stubCalls>) =>
  ask.mock.calls.map(([input, init]) => {
    const path = String(input).replace('/api/eph/', '')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const call = Object.values<EphCall>(EPH_CALLS).find((one) => one.method === init?.method && one.path === path)
    expect([path, call?.input?.safeParse(body).error ?? body]).toEqual([path, call?.input ? body : undefined])
    return [init?.method, path, body]
  })

/**
 * Waits for the popin that confirms an edit. Expects that the part shows its values again, and that its button had the
 * focus when the popin opened.
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

/** The element that had the focus when a dialog opened. On close, a browser restores the focus to it. */
const focusedAtOpening = (): Element | null => focused

/** Dialogs that open and close, because jsdom implements neither. */
function standInDialogs(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    focused = document.activeElement
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false
  })
}

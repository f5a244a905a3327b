// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import type { CasinoMember } from '#lib/contracts/casino-site.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { HARRIET, stubCalls, stubDialogs } from '../test-support.ts'
import { ProfileIsland } from './profile.island.tsx'
import { COUNTRIES, ENDED, errorOf, field, open, part, plain, refusal, send, type } from './test-support.tsx'

const NONE = { email: false, sms: false, mail: false }

const MEMBER: CasinoMember = {
  ...HARRIET,
  phoneNumber: '+33612345678',
  favouriteCasino: 'deauville',
  favouriteDate1: '09-21',
}

const { member, forms } = messagesOf('fr')

const show = () =>
  render(
    <ProfileIsland
      programme="casino"
      locale="fr"
      labels={member.profile}
      forms={forms}
      frame={member.frame}
      casinos={[{ value: 'deauville', label: 'Casino de Deauville' }]}
      countries={COUNTRIES}
    />,
  )

const sentIn = (calls: ReturnType<typeof stubCalls>) =>
  calls.mock.calls.map(([input, init]) => [
    `${init?.method ?? 'GET'} ${String(input)}`,
    init?.body === undefined || init.body === null ? undefined : JSON.parse(String(init.body)),
  ])

beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/casino-barriere/mon-profil')
  act(() => casinoStore.take({ isConnected: true, profile: MEMBER }))
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  vi.unstubAllGlobals()
})

test('shows what the programme knows, and asks for nothing that only the hotels do', () => {
  show()
  const { parts, fields, senders } = member.profile
  expect(part(parts.person.title).textContent).not.toContain(fields.cvipCardNumber)
  expect(part(parts.tastes.title).textContent).toContain('Casino de Deauville')
  expect(part(parts.tastes.title).textContent).not.toContain(fields.favouriteDate1)
  expect(part(parts.optIns.title).textContent).not.toContain(senders.hotel)
  open(parts.person.title)
  expect(field('person-birthName')).toBeNull()
})

test('a telephone goes with all that the programme replaces at once', async () => {
  const calls = stubCalls({ 'profile/me': { body: { profile: { ...MEMBER, phoneNumber: '+33698765432' } } } })
  show()
  open('Mon téléphone')
  type('phone-phoneNumber', '06 98 76 54 32')
  await send('Mon téléphone')
  await waitFor(() => expect(casinoStore.get().profile?.phoneNumber).toBe('+33698765432'))
  expect(sentIn(calls)).toEqual([
    [
      'PUT /api/casino/profile/me',
      expect.objectContaining({
        firstName: HARRIET.firstName,
        birthDate: HARRIET.birthDate,
        favouriteDate1: '09-21',
        favouriteCasino: 'deauville',
        phoneNumber: '+33698765432',
      }),
    ],
  ])
})

test('tastes keep the lucky dates', async () => {
  const calls = stubCalls({ 'profile/me': { body: { profile: MEMBER } } })
  show()
  open('Mes préférences')
  fireEvent.click(screen.getByRole('checkbox', { name: member.profile.choices.poker }))
  await send('Mes préférences')
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(sentIn(calls)[0]?.[1]).toMatchObject({
    favouriteDate1: '09-21',
    phoneNumber: MEMBER.phoneNumber,
    preferences: { games: ['poker'] },
  })
})

test('consents are those of the casinos and of partners', async () => {
  const optIns = { casino: { ...NONE, email: true }, partners: NONE }
  const calls = stubCalls({ 'profile/optin': { body: { optIns } } })
  show()
  open('Mes communications')
  const group = screen.getByRole('group', { name: member.profile.senders.casino })
  fireEvent.click(group.querySelector('input') as HTMLInputElement)
  await send('Mes communications')
  await waitFor(() => expect(casinoStore.get().profile?.optIns).toEqual(optIns))
  expect(sentIn(calls)).toEqual([['PUT /api/casino/profile/optin', optIns]])
})

test('a wrong password keeps the new address that was typed', async () => {
  stubCalls({ 'users/email': refusal(422, 'credentials', 'E-mail ou mot de passe incorrect.') })
  show()
  open('Mon e-\u2060mail')
  type('email-email', 'harriet@example.org')
  type('email-emailVerification', 'harriet@example.org')
  type('email-password', 'Wrong#2026pass')
  await send('Mon e-\u2060mail')
  await waitFor(() => expect(errorOf('email-password')).toBe(plain(member.profile.wrongPassword)))
  expect(field('email-email').value).toBe('harriet@example.org')
})

test('an address is stored', async () => {
  const address = { addressLine1: '1 rue Edmond-Blanc', zipCode: '14800', city: 'Deauville', country: 'FR' }
  const calls = stubCalls({ 'profile/address': { body: { address } } })
  show()
  open('Mon adresse')
  type('address-addressLine1', address.addressLine1)
  type('address-zipCode', address.zipCode)
  type('address-city', address.city)
  await send('Mon adresse')
  await waitFor(() => expect(casinoStore.get().profile?.address).toEqual(address))
  expect(sentIn(calls)).toEqual([['PUT /api/casino/profile/address', address]])
})

test('a session that has ended leaves what was typed', async () => {
  stubCalls({ 'profile/optin': ENDED })
  show()
  open('Mes communications')
  await send('Mes communications')
  await waitFor(() => expect(casinoStore.get().isConnected).toBe(false))
  expect(Object.keys(sessionStorage)).toEqual(['form:profile-optIns'])
})

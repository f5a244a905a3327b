// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import type { Profile } from '#lib/contracts/eph.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CAMILLE, stubCalls } from '../test-support.ts'
import {
  FULL,
  beginAnew,
  confirmed,
  errorOf,
  field,
  open,
  part,
  plain,
  refusal,
  send,
  sent,
  showProfile,
  type,
} from './test-support.tsx'

const edited = (more: Partial<Profile>) => ({
  body: { profile: { ...FULL, ...more }, birthDate: more.birthDate ?? FULL.birthDate },
})

const headOf = (name: string) => plain(within(screen.getByRole('form', { name })).getAllByRole('group')[0]?.textContent)

beginAnew()

afterEach(() => {
  vi.useRealTimers()
})

describe('details', () => {
  test('go as they were read, with what the other form edits; what is emptied is left out', async () => {
    const ask = stubCalls({ 'profile/me': edited({ firstName: 'Anne' }) })
    showProfile()
    open('Mes informations')
    expect([
      field('person-birthDate').value,
      field('person-firstName').autocomplete,
      field('person-birthDate').inputMode,
    ]).toEqual(['17/07/1988', 'given-name', 'numeric'])
    type('person-firstName', ' Anne ')
    type('person-birthDate', '14.7.1988')
    type('person-commonName', '')
    type('person-cvipCardNumber', '8841 2077 03')
    await send('Mes informations')
    await confirmed('Vos informations sont à jour', 'Mes informations')
    expect(sent(ask)).toEqual([
      [
        'PUT',
        'profile/me',
        {
          civility: 'Mrs',
          firstName: 'Anne',
          lastName: 'Rousseau',
          birthName: 'Ferré',
          birthDate: '1988-07-14',
          company: 'Atelier',
          cvipCardNumber: '8841207703',
          sponsorCode: 'AB-12',
          favouriteCasino: 'Cannes',
          favouriteDate1: '2001-06-21',
          preferences: FULL.preferences,
        },
      ],
    ])
    expect([
      profileStore.get().profile?.firstName,
      part('Mes informations').textContent?.includes('Anne Rousseau'),
    ]).toEqual(['Anne', true])
  })

  test('are judged before they are sent', async () => {
    const ask = stubCalls({})
    showProfile()
    open('Mes informations')
    for (const [id, value] of [
      ['firstName', ''],
      ['lastName', 'R2D2'],
      ['birthDate', '31/12/2999'],
      ['cvipCardNumber', 'a/b'],
      ['sponsorCode', 'é!'],
    ] as const)
      type(`person-${id}`, value)
    await send('Mes informations')
    expect(
      ['firstName', 'lastName', 'birthDate', 'cvipCardNumber', 'sponsorCode'].map((id) =>
        errorOf(`person-${id}`)?.slice(0, 24),
      ),
    ).toEqual([
      'Saisissez votre prénom.',
      'Saisissez des lettres, d',
      'Vous devez avoir au moin',
      'Saisissez des lettres, d',
      'Ce code de parrainage n’',
    ])
    expect(ask).not.toHaveBeenCalled()
  })

  test.each(LOCALES)('in %s a refused field is marked in the server’s words; nothing typed is lost', async (locale) => {
    stubCalls({ 'profile/me': refusal(422, 'default', 'Nope.', ['lastName']) })
    showProfile(FULL, locale)
    const { title } = messagesOf(locale).member.profile.parts.person
    fireEvent.click(within(part(title)).getByRole('button'))
    type('person-company', 'Les Planches')
    await send(title)
    await waitFor(() => expect(errorOf('person-lastName')).toBe('Nope.'))
    expect([
      field('person-company').value,
      profileStore.get().profile?.company,
      document.querySelector<HTMLDialogElement>('#profile-done')?.open,
    ]).toEqual(['Les Planches', 'Atelier', false])
  })

  test('a birth date changes once a year: judged here, and explained where the server refuses it', async () => {
    const ask = stubCalls({ 'profile/me': refusal(422, 'default', 'Nope.', ['birthDate']) })
    vi.useFakeTimers({ now: Date.parse('2026-06-12T10:00:00Z'), toFake: ['Date'] })
    showProfile({ ...FULL, birthDateChangeableFrom: '2026-06-13' })
    open('Mes informations')
    type('person-birthDate', '15/07/1988')
    await send('Mes informations')
    expect(errorOf('person-birthDate')).toMatch(/la vôtre pourra changer à partir du 13\/06\/2026\.$/)
    expect(ask).not.toHaveBeenCalled()
    vi.setSystemTime(Date.parse('2026-06-13T10:00:00Z'))
    await send('Mes informations')
    await waitFor(() => expect(errorOf('person-birthDate')).toMatch(/^Cette date n’est pas acceptée/))
    expect(field('person-birthDate').value).toBe('15/07/1988')
  })

  test('without an answer say so, and can be sent again', async () => {
    const ask = stubCalls({})
    showProfile()
    open('Mes informations')
    type('person-company', 'Les Planches')
    await send('Mes informations')
    await screen.findByText(/pas pu envoyer/)
    await send('Mes informations')
    expect([ask.mock.calls.length, field('person-company').value]).toEqual([2, 'Les Planches'])
  })
})

describe('preferences', () => {
  test('go with who the member is; a choice made elsewhere stays', async () => {
    const ask = stubCalls({ 'profile/me': edited({}) })
    showProfile()
    open('Mes préférences')
    expect(screen.getByLabelText<HTMLInputElement>('pétanque').checked).toBe(true)
    fireEvent.click(screen.getByLabelText('Roulette'))
    fireEvent.click(screen.getByLabelText('Jazz'))
    type('tastes-favouriteCasino', 'Deauville')
    type('tastes-favouriteDate1', '')
    type('tastes-favouriteDate2', '1er mai 2020')
    await send('Mes préférences')
    await confirmed('Vos préférences sont à jour', 'Mes préférences')
    expect(sent(ask)[0]?.[2]).toEqual({
      civility: 'Mrs',
      firstName: 'Camille',
      lastName: 'Rousseau',
      birthName: 'Ferré',
      commonName: 'Rousseau-Ferré',
      birthDate: '1988-07-17',
      company: 'Atelier',
      cvipCardNumber: '88412077',
      sponsorCode: 'AB-12',
      favouriteCasino: 'Deauville',
      favouriteDate2: '2020-05-01',
      preferences: { games: ['pétanque'], restaurantsAndBars: ['bar'], shows: ['jazz'] },
    })
  })

  test('a casino that is not among ours any more can still be kept', () => {
    showProfile({ ...FULL, favouriteCasino: 'Ostende' })
    open('Mes préférences')
    expect(field('tastes-favouriteCasino').value).toBe('Ostende')
  })

  test('an invalid date is rejected', async () => {
    const ask = stubCalls({})
    showProfile()
    open('Mes préférences')
    type('tastes-favouriteDate2', '31/02/2020')
    await send('Mes préférences')
    expect(errorOf('tastes-favouriteDate2')).toBe('Saisissez une date qui existe, par exemple 14/07/1988.')
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('the address', () => {
  test.each([
    [FULL, 'PUT'],
    [CAMILLE, 'POST'],
  ] as const)('is replaced or made: %#', async (profile, method) => {
    const address = {
      addressLine1: '22 Harbour Street',
      postalBox: 'BP 12',
      zipCode: 'CT5 1AQ',
      city: 'Whitstable',
      country: 'GB',
    }
    const ask = stubCalls({ 'profile/address': { body: { address } } })
    showProfile(profile)
    open('Mon adresse')
    type('address-addressLine1', address.addressLine1)
    type('address-postalBox', address.postalBox)
    type('address-zipCode', address.zipCode)
    type('address-city', address.city)
    type('address-country', 'GB')
    await send('Mon adresse')
    await confirmed('Votre adresse est à jour', 'Mon adresse')
    expect(sent(ask)).toEqual([[method, 'profile/address', address]])
    expect([profileStore.get().profile?.address, profileStore.get().profile?.country]).toEqual([address, 'GB'])
  })

  test('a code is that of its country', async () => {
    const ask = stubCalls({})
    showProfile()
    open('Mon adresse')
    type('address-country', 'GB')
    await send('Mon adresse')
    expect(errorOf('address-zipCode')).toBe('Saisissez un code postal de ce pays, par exemple SW1A 1AA.')
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([
    [refusal(422, 'default', 'Nope.', ['city']), 'Un champ est à corriger'],
    [refusal(500, 'default', 'Erreur technique.'), 'Erreur technique.'],
  ])('a refusal keeps what was typed: %#', async (answer, head) => {
    stubCalls({ 'profile/address': answer })
    showProfile()
    open('Mon adresse')
    type('address-city', 'Paris')
    await send('Mon adresse')
    await waitFor(() => expect(headOf('Mon adresse')).toContain(head))
    expect([field('address-city').value, profileStore.get().profile?.address?.city]).toEqual(['Paris', 'Lyon'])
  })
})

describe('communications', () => {
  test('nine boxes, each with its sender and channel, go together', async () => {
    const optIns = {
      hotel: { email: false, sms: false, mail: false },
      casino: { email: false, sms: true, mail: false },
      partners: { email: false, sms: false, mail: false },
    }
    const ask = stubCalls({ 'profile/optin': { body: { hotelOptin: false, optIns } } })
    showProfile()
    open('Mes communications')
    const form = screen.getByRole('form', { name: 'Mes communications' })
    expect(
      within(form)
        .getAllByRole('group')
        .map((group) => [group.querySelector('legend')?.textContent, within(group).getAllByRole('checkbox').length]),
    ).toEqual([
      ['Hôtels', 3],
      ['Casinos', 3],
      ['Partenaires', 3],
    ])
    fireEvent.click(within(screen.getByRole('group', { name: 'Hôtels' })).getByLabelText('E-mail'))
    fireEvent.click(within(screen.getByRole('group', { name: 'Casinos' })).getByLabelText('SMS'))
    await send('Mes communications')
    await confirmed('Vos choix sont enregistrés', 'Mes communications')
    expect(sent(ask)).toEqual([['PUT', 'profile/optin', optIns]])
    expect([
      profileStore.get().profile?.optIns,
      profileStore.get().profile?.hotelOptin,
      part('Mes communications').textContent?.includes('CasinosSMS'),
    ]).toEqual([optIns, false, true])
  })

  test('a refusal marks its box, by sender and channel', async () => {
    stubCalls({ 'profile/optin': refusal(500, 'default', 'Erreur technique.') })
    showProfile()
    open('Mes communications')
    fireEvent.click(within(screen.getByRole('group', { name: 'Partenaires' })).getByLabelText('Courrier'))
    await send('Mes communications')
    expect(await screen.findByRole('group', { name: 'Erreur technique.' })).toBeDefined()
    expect([field('optIns-partners-mail').checked, profileStore.get().profile?.optIns.partners.mail]).toEqual([
      true,
      false,
    ])
  })
})

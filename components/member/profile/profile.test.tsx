// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CAMILLE, NOBODY, asked, connectionOf, stubCalls } from '../test-support.ts'
import '../../ui/dialog-fallback.enhance.ts'
import { ProfileIsland } from './profile.island.tsx'
import {
  CASINOS,
  COUNTRIES,
  ENDED,
  FULL,
  beginAnew,
  field,
  open,
  part,
  plain,
  send,
  sent,
  showProfile,
  type,
} from './test-support.tsx'

const rowsOf = (name: string) =>
  [...part(name).querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${plain(term.nextElementSibling?.textContent)}`,
  )

beginAnew()

describe('what is known', () => {
  test('stands part by part, in words', () => {
    showProfile()
    expect(rowsOf('Mes informations')).toEqual([
      'Nom: Madame Camille Rousseau',
      'Date de naissance: 17 juillet 1988',
      'Nom de naissance: Ferré',
      'Nom d’usage: Rousseau-Ferré',
      'Société: Atelier',
      'Numéro de carte CVIP: 88412077',
      'Code de parrainage: AB-12',
    ])
    expect(rowsOf('Mes préférences')).toEqual([
      'Casino favori: Casino de Cannes',
      'Première date favorite: 21 juin 2001',
      'Seconde date favorite: –Non renseigné',
      'Jeux: Roulette, pétanque',
      'Restaurants et bars: Bar',
      'Spectacles: –Non renseigné',
    ])
    expect(rowsOf('Mon adresse')).toEqual(['Adresse: 7 place du Marché', 'Ville: 69002 Lyon', 'Pays: France'])
    expect(rowsOf('Mes communications')).toEqual([
      'Hôtels: E-mail',
      'Casinos: Aucun message',
      'Partenaires: Aucun message',
    ])
  })

  test('and in English, with the days of English', () => {
    showProfile({ ...FULL, pendingEmail: 'new@example.com' }, 'en')
    expect(rowsOf('My details').slice(0, 2)).toEqual(['Name: Mrs Camille Rousseau', 'Date of birth: 17 July 1988'])
    expect(part('My email').textContent).toContain('new@example.com is still to be confirmed')
    expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(7)
  })

  test.each(LOCALES)('in %s the server’s HTML has labels and skeletons, and no personal data', (locale) => {
    act(() => profileStore.take(connectionOf(FULL)))
    const {
      member: { profile: labels, frame },
      forms,
    } = messagesOf(locale)
    const html = renderToString(
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
    expect(html).toContain(labels.fields.cvipCardNumber)
    expect([
      html.match(/<dt/g)?.length,
      html.match(/<dd[^>]*><span[^>]*aria-hidden="true"/g)?.length,
      html.includes('Camille'),
      html.includes('<form'),
    ]).toEqual([22, 22, false, false])
  })

  test('that could not be read can be tried again', async () => {
    const ask = stubCalls({
      'users/init': [{ status: 503, body: { code: 'default', message: 'Plus tard.' } }, { body: connectionOf(FULL) }],
    })
    await act(() => profileStore.refresh())
    showProfile(null)
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Madame Camille Rousseau')).toBeDefined()
    expect(asked(ask)).toEqual(['users/init', 'users/init'])
  })

  test('anonymous visitors see nothing', () => {
    act(() => profileStore.take(NOBODY))
    expect(showProfile(null).container.textContent).toBe('')
  })
})

describe('opening a form', () => {
  test('goes on at its title, and closing it at its button', () => {
    showProfile()
    open('Mon adresse')
    expect([document.activeElement, location.search]).toEqual([
      screen.getByRole('heading', { name: 'Mon adresse' }),
      '?edit=address',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect([document.activeElement, location.search]).toEqual([
      screen.getByRole('button', { name: 'Modifier Mon adresse' }),
      '',
    ])
  })

  test('leaves the others open, as they were typed', () => {
    showProfile()
    open('Mon adresse')
    type('address-city', 'Paris')
    open('Mes informations')
    expect([field('address-city').value, location.search]).toEqual(['Paris', '?edit=address.person'])
  })
})

describe('a session that ends', () => {
  test('keeps what is typed on the page, nothing else, and restores it after login in every open form', async () => {
    stubCalls({ 'profile/address': ENDED })
    const { unmount } = showProfile()
    open('Mon adresse')
    type('address-city', 'Paris')
    open('Mes informations')
    type('person-company', 'Les Planches')
    await send('Mon adresse')
    const notice = screen.getByRole('group', { name: /session est terminée/ })
    expect(document.activeElement).toBe(notice)
    expect(within(notice).getByRole('link').getAttribute('href')).toBe(
      '/infiniment-barriere/connexion?return=%2Finfiniment-barriere%2Fmon-profil%3Fedit%3Daddress.person',
    )
    expect([field('address-city').value, field('person-company').value]).toEqual(['Paris', 'Les Planches'])
    expect([
      screen.queryAllByRole('region').map((region) => region.querySelector('h2')?.textContent),
      document.body.textContent?.includes('camille@example.com'),
    ]).toEqual([['Mes informations', 'Mon adresse'], false])
    unmount()
    showProfile()
    expect([field('address-city').value, field('person-company').value]).toEqual(['Paris', 'Les Planches'])
    expect(sessionStorage).toHaveLength(0)
  })

  test('what was kept and is not wanted any more never comes back', async () => {
    stubCalls({ 'profile/address': ENDED })
    showProfile()
    open('Mon adresse')
    type('address-city', 'Paris')
    await send('Mon adresse')
    expect(sessionStorage).toHaveLength(1)
    act(() => profileStore.take(connectionOf(FULL)))
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(sessionStorage).toHaveLength(0)
  })

  test('another member’s page starts without the previous member’s input', () => {
    showProfile()
    open('Mon adresse')
    type('address-city', 'Paris')
    act(() => profileStore.take(connectionOf({ ...CAMILLE, ibNumber: 'IB2', firstName: 'Anselme' })))
    expect([document.body.textContent?.includes('Anselme'), field('address-city').value]).toEqual([true, ''])
  })
})

describe('two edits of the same call', () => {
  test('wait for each other, so that neither undoes the other', async () => {
    let release = (_: Response) => {}
    const edited = { ...FULL, company: 'Les Planches' }
    const ask = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            release = resolve
          }),
      )
      .mockImplementationOnce(async () =>
        Response.json({ profile: { ...edited, favouriteCasino: 'Deauville' }, birthDate: FULL.birthDate }),
      )
    vi.stubGlobal('fetch', ask)
    showProfile()
    open('Mes informations')
    open('Mes préférences')
    type('person-company', 'Les Planches')
    type('tastes-favouriteCasino', 'Deauville')
    await send('Mes informations')
    await send('Mes préférences')
    expect(ask).toHaveBeenCalledOnce()
    await act(async () => release(Response.json({ profile: edited, birthDate: FULL.birthDate })))
    await screen.findByRole('dialog', { name: 'Vos préférences sont à jour' })
    expect(sent(ask).map(([, , body]) => body)).toMatchObject([
      { company: 'Les Planches', favouriteCasino: 'Cannes' },
      { company: 'Les Planches', favouriteCasino: 'Deauville' },
    ])
    expect([profileStore.get().profile?.company, profileStore.get().profile?.favouriteCasino]).toEqual([
      'Les Planches',
      'Deauville',
    ])
  })
})

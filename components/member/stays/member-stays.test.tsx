// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { queryClient } from '#lib/client/queries.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import '../../ui/tabs.enhance.ts'
import { MemberStaysIsland } from './member-stays.island.tsx'
import type { StayProperty } from './stay-property.ts'
import { NOBODY, asked, connectionOf, stayOf, stubCalls } from '../test-support.ts'

const PATH = '/infiniment-barriere/mes-sejours'

const PROPERTY: StayProperty = {
  name: 'Les Colombages',
  town: 'Deauville',
  address: '12, rue de la Mer, 14800 Deauville',
  phone: { text: '02 61 91 10 00', anchor: { href: 'tel:+33261911000' } },
  anchor: { href: '/hotels/les-colombages' },
  picture: { src: '/media/colombages.jpg', width: 288, height: 288, sources: [] },
}

const stays = (locale: 'fr' | 'en' = 'fr') => (
  <MemberStaysIsland
    path={PATH}
    locale={locale}
    properties={{ 'les-colombages': PROPERTY }}
    hotels={{ href: '/hotels' }}
    labels={messagesOf(locale).member.stays}
    claims={messagesOf(locale).member.claims}
    forms={messagesOf(locale).forms}
    frame={messagesOf(locale).member.frame}
  />
)

const upcoming = stayOf()
const ended = stayOf({
  id: '5e8c1f0a-0000-4000-8000-000000000002',
  reference: '9M4T1B',
  state: 'ended',
  hotel: { name: 'Le Grand Mélèze', town: 'Courchevel', slug: 'le-grand-meleze' },
  arrival: '2025-12-28',
  departure: '2026-01-02',
  nights: 5,
  adults: 1,
  children: 2,
})
const cancelled = stayOf({ id: '5e8c1f0a-0000-4000-8000-000000000003', reference: 'ANN001', state: 'cancelled' })

const listOf = (...list: readonly object[]) => ({ body: { bookings: list } })

/** Waits for a tab: its label contains the count, so the stays are loaded. */
const loaded = async (name: string) => await screen.findByRole('tab', { name })

beforeEach(() => {
  history.replaceState(null, '', PATH)
  act(() => profileStore.take(connectionOf()))
})

afterEach(() => {
  cleanup()
  act(() => profileStore.reset())
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the list', () => {
  test.each(LOCALES)('in %s counts and shows what is to come and what is over', async (locale) => {
    stubCalls({ bookings: listOf(upcoming, ended, cancelled) })
    render(stays(locale))
    await loaded(locale === 'fr' ? 'À venir (1)' : 'Upcoming (1)')
    expect(screen.getByRole('tab', { name: locale === 'fr' ? 'Terminés (2)' : 'Past (2)' })).toBeDefined()
    const row = screen.getByText(locale === 'fr' ? 'Dossier 7K2Q9A' : 'Booking 7K2Q9A').closest('li') as HTMLElement
    expect(within(row).getByRole('heading', { level: 2 }).textContent).toBe('Les Colombages, Deauville')
    expect(row.textContent).toMatch(locale === 'fr' ? /12[\s–-]+14\sjuin\s2026/ : /12[\s–-]+14\sJune\s2026/)
    expect(row.textContent).toContain(locale === 'fr' ? '2\u00a0adultesDeluxe balcon' : '2 adultsDeluxe with balcony')
    expect(row.querySelector('img')?.getAttribute('src')).toBe('/media/colombages.jpg')
  })

  test('a cancelled stay is marked; neither it nor a past one has a calendar file', async () => {
    stubCalls({ bookings: listOf(upcoming, ended, cancelled) })
    render(stays())
    await loaded('Terminés (2)')
    const rowOf = (reference: string) => screen.getByText(`Dossier ${reference}`).closest('li') as HTMLElement
    expect(within(rowOf('ANN001')).getByText('Annulé')).toBeDefined()
    expect(
      [rowOf('7K2Q9A'), rowOf('ANN001'), rowOf('9M4T1B')].map((row) => row.querySelectorAll('button').length),
    ).toEqual([1, 0, 0])
    expect(rowOf('9M4T1B').textContent).toContain('1\u00a0adulte, 2\u00a0enfants')
  })

  test('the arrow keys lead from one tab to the other', async () => {
    stubCalls({ bookings: listOf(upcoming, ended) })
    render(stays())
    const first = await loaded('À venir (1)')
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    const second = await loaded('Terminés (1)')
    expect([document.activeElement, second.getAttribute('aria-selected')]).toEqual([second, 'true'])
    expect([document.getElementById('stays-upcoming')?.hidden, document.getElementById('stays-ended')?.hidden]).toEqual(
      [true, false],
    )
  })

  test('while it is awaited, skeletons say so', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    render(stays())
    await loaded('À venir (…)')
    expect(screen.getByText('Vos séjours arrivent…').closest('[aria-busy=true]')).not.toBeNull()
  })

  test('without a stay it leads to the hotels', async () => {
    stubCalls({ bookings: listOf() })
    render(stays())
    await loaded('À venir (0)')
    expect(screen.getByText('Aucun séjour à venir. Où irez-vous ?')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Choisir un hôtel' }).getAttribute('href')).toBe('/hotels')
    expect(screen.getByText('Vos séjours passés apparaîtront ici.')).toBeDefined()
  })

  test('what could not be read can be tried again', async () => {
    const ask = stubCalls({
      bookings: [{ status: 422, body: { code: 'default', message: 'Erreur technique.' } }, listOf(upcoming)],
    })
    render(stays())
    expect((await screen.findByRole('alert')).textContent).toBe('Erreur technique.')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await loaded('À venir (1)')
    expect(asked(ask).filter((path) => path === 'bookings')).toHaveLength(2)
  })

  test('anonymous visitors see nothing', () => {
    act(() => profileStore.take(NOBODY))
    expect(render(stays()).container.textContent).toBe('')
  })
})

describe('one stay', () => {
  const both = () =>
    stubCalls({
      bookings: listOf(upcoming, ended),
      [`bookings/${upcoming.id}`]: { body: { bookings: [upcoming] } },
      [`bookings/${ended.id}`]: { body: { bookings: [ended] } },
    })

  test('opens in the page, takes the focus, and gives it back', async () => {
    both()
    render(stays())
    await loaded('À venir (1)')
    const link = screen.getByRole('link', { name: 'Voir le détail Les Colombages, Deauville' })
    expect(link.getAttribute('href')).toBe(`${PATH}?stay=${upcoming.id}`)
    fireEvent.click(link)
    const title = await screen.findByRole('heading', { level: 2, name: 'Les Colombages, Deauville' })
    expect([location.search, document.activeElement]).toEqual([`?stay=${upcoming.id}`, title])
    fireEvent.click(screen.getByRole('link', { name: 'Tous mes séjours' }))
    expect([location.search, document.activeElement]).toEqual(['', link])
  })

  test('says nights, amount, address and telephone, and leads to the hotel', async () => {
    both()
    history.replaceState(null, '', `${PATH}?stay=${upcoming.id}`)
    render(stays())
    const article = await screen.findByRole('article')
    await within(article).findByRole('heading', { name: 'Les Colombages, Deauville' })
    expect(
      [...article.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      'Dossier 7K2Q9A',
      expect.stringMatching(/^Dates 12\s–\s14\sjuin 2026$/),
      'Durée 2\u00a0nuits',
      'Voyageurs 2\u00a0adultes',
      'Chambre Deluxe balcon',
      'Montant 640,50\u00a0€',
      'Adresse 12, rue de la Mer, 14800 Deauville',
    ])
    expect(within(article).getByRole('link', { name: 'Téléphone 02 61 91 10 00' }).getAttribute('href')).toBe(
      'tel:+33261911000',
    )
    expect(within(article).getByRole('link', { name: 'Voir l’hôtel' }).getAttribute('href')).toBe(
      '/hotels/les-colombages',
    )
  })

  test('of a house that has no page any more is shown without one', async () => {
    both()
    history.replaceState(null, '', `${PATH}?stay=${ended.id}`)
    render(stays())
    const article = await screen.findByRole('article')
    await within(article).findByRole('heading', { name: 'Le Grand Mélèze, Courchevel' })
    expect(within(article).queryByRole('link', { name: 'Voir l’hôtel' })).toBeNull()
  })

  test('that is not the member’s own is not there', async () => {
    stubCalls({
      bookings: listOf(),
      'bookings/else': { status: 404, body: { code: 'default', message: 'Erreur technique.' } },
    })
    history.replaceState(null, '', `${PATH}?stay=else`)
    render(stays())
    expect(await screen.findByText('Ce séjour n’est pas dans votre compte.')).toBeDefined()
  })

  test('the way back of the browser closes it', async () => {
    both()
    render(stays())
    await loaded('À venir (1)')
    fireEvent.click(screen.getByRole('link', { name: 'Voir le détail Les Colombages, Deauville' }))
    await screen.findByRole('article')
    history.replaceState(null, '', PATH)
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('goes into the calendar as a file', async () => {
    both()
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file)
          return 'blob:stay'
        },
        revokeObjectURL: vi.fn(),
      }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    render(stays())
    await loaded('À venir (1)')
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter à mon agenda Les Colombages, Deauville' }))
    await waitFor(() => expect(names).toEqual(['7K2Q9A.ics']))
    const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? ''
    expect(text).toContain(
      'DTSTART;VALUE=DATE:20260612\r\nDTEND;VALUE=DATE:20260615\r\nSUMMARY:Les Colombages\\, Deauville',
    )
    expect(text).toContain(`UID:${upcoming.id}@localhost`)
    expect(text).toContain(`URL:http://localhost:3000${PATH}?stay=${upcoming.id}`)
    expect(text).toContain('LOCATION:Les Colombages\\, 12\\, rue de la Mer\\, 14800 Deauville')
  })
})

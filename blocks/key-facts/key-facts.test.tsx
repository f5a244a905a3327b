// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { DAY_TAG, untilTag } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { storyOf, urlLink } from '../fixture-values.ts'
import { eventStories } from '../events-list/events-list.fixtures.ts'
import { showStories } from '../shows-list/shows-list.fixtures.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { keyFactsStories } from './key-facts.fixtures.ts'
import { keyFactsSchema } from './key-facts.schema.ts'
import { KeyFacts } from './key-facts.tsx'

const { getStory, listStories } = vi.hoisted(() => ({ getStory: vi.fn(), listStories: vi.fn() }))

vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ getStory, getDraft: getStory, listStories, live: { snapshot: undefined } }),
}))

type RawStory = Omit<ReturnType<typeof storyOf>, 'content'> & { readonly content: RawBlock }

/** The stories that the mocked gateway returns. */
let stories: readonly RawStory[] = []

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockResolvedValue({ stories: [], tags: [] })
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const story = stories.find((one) => one.uuid === uuid)
    const reference = story && parseStoryReference(story)
    if (!reference) throw new Error(`No ${uuid}.`)
    return { ...reference, fullSlug: reference.slug, content: story.content, shown: [], linked: [] }
  })
})

/** Texts of a page's facts, by label. */
async function facts(story: RawStory, more: object = {}, others: readonly RawStory[] = []) {
  stories = [story, ...others]
  const block = viewOf(keyFactsSchema, { _uid: 'facts', component: 'key-facts', of: [story.uuid] })
  const page = await show(<KeyFacts block={block} context={contextOf(more)} />)
  return Object.fromEntries(
    [...page.querySelectorAll('dl > div')].map((cell) => [
      cell.querySelector('dt')?.textContent,
      [...cell.querySelectorAll('dd')].map((dd) => dd.textContent?.replaceAll('\u00a0', ' ')).join(' | '),
    ]),
  )
}

const main = () => document.querySelector<HTMLElement>('[data-key-facts] > div')

describe('key facts of a restaurant', () => {
  test('today’s hours, price, address and telephone, and the page is new each day', async () => {
    const shown = await facts(keyFactsStories.restaurant)
    expect(Object.keys(shown)).toEqual(['Horaires', 'Menu', 'Adresse', 'Téléphone'])
    expect(shown['Horaires']).toMatch(/^Aujourd’hui : \d/)
    expect(shown['Menu']).toBe('dès 34 € | Voir la carte')
    expect(shown['Adresse']).toBe('2, promenade des Cabines, Deauville | Comment venir')
    expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
    expect([...document.querySelectorAll('dl a')].map((link) => link.getAttribute('href'))).toEqual([
      '#carte',
      '#acces',
      'tel:+33261910027',
    ])
  })

  test('its table is booked there, on the days that the opening hours have', async () => {
    await facts(keyFactsStories.restaurant)
    expect(screen.getByRole('button', { name: 'Réserver une table' })).toBeTruthy()
    const dialog = document.querySelector('dialog')
    expect(dialog?.id).toBe('popin-facts')
  })

  test('without a provider the telephone is the main action', async () => {
    const { content } = keyFactsStories.restaurant
    await facts({ ...keyFactsStories.restaurant, content: { ...content, booking_provider: 'none' } })
    const [action] = within(main() as HTMLElement).getAllByRole('link')
    expect([action?.textContent?.replaceAll('\u00a0', ' '), action?.getAttribute('href')]).toEqual([
      'Appeler le 02 61 91 00 27',
      'tel:+33261910027',
    ])
  })

  test('what the page does not show is not linked to', async () => {
    const { content } = keyFactsStories.restaurant
    const shown = await facts({ ...keyFactsStories.restaurant, content: { ...content, body: [] } })
    expect(shown).toEqual({
      Menu: 'dès 34 €',
      Adresse: '2, promenade des Cabines, Deauville',
      Téléphone: '02 61 91 00 27',
    })
  })
})

test('a casino says who may come in, in both languages', async () => {
  expect((await facts(keyFactsStories.casino))['Entrée']).toBe('Dès 18 ans | Pièce d’identité demandée à l’entrée')
  expect((await facts(keyFactsStories.casino, { locale: 'en' }))['Entry']).toBe(
    '18 and over | Photo ID asked for at the door',
  )
})

describe('key facts of a show', () => {
  const venue = storyOf('casinos/venue', {
    component: 'casino',
    title: 'Casino',
    town: 'Deauville',
    phone: '02 61 91 10 50',
  })

  test('next date with its calendar file, place, duration, price, and the telephone of its venue', async () => {
    const { piano } = showStories
    const shown = await facts({ ...piano, content: { ...piano.content, venue: [venue.uuid], duration: '135' } }, {}, [
      venue,
    ])
    expect(Object.keys(shown)).toEqual(['Prochaine date', 'Lieu', 'Durée', 'Prix', 'Téléphone'])
    expect(shown['Durée']).toBe('2 h 15')
    expect(shown['Téléphone']).toBe('02 61 91 10 50')
    const calendar = screen.getByRole('link', { name: /^Ajouter à l’agenda/ })
    expect(calendar.getAttribute('href')).toMatch(new RegExp(`^/api/calendar/fr/${piano.uuid}/\\d+\\.ics$`))
  })

  test('an event that ends has its hours, which are no duration', async () => {
    const shown = await facts(eventStories.today)
    expect(shown).toMatchObject({ Horaires: '21 h – 1 h 30' })
    expect(shown).not.toHaveProperty('Durée')
  })

  test.each([
    ['full', 'Appeler le 02 61 91 10 50', 'tel:+33261911050'],
    ['full, sold here', 'Liste d’attente', /#places$/],
    ['postponed', 'Me prévenir', '/lettre'],
    ['canceled', 'Demander un remboursement', '/contact'],
  ] as const)('one that is %s has its own next step, and no calendar', async (status, text, href) => {
    const { canceled } = eventStories
    const seats = [{ _uid: 'a', component: 'seat-category', name: 'Gradins', price: '12', places: '100' }]
    const more = { status: status.split(',')[0], venue: [venue.uuid], seats: status.includes('sold') ? seats : [] }
    await facts({ ...canceled, content: { ...canceled.content, ...more } }, {}, [venue])
    const [action] = within(main() as HTMLElement).getAllByRole('link')
    expect(action?.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
    if (typeof href === 'string') expect(action?.getAttribute('href')).toBe(href)
    else expect(action?.getAttribute('href')).toMatch(href)
    expect(screen.queryByRole('link', { name: /agenda/ })).toBeNull()
  })

  test('one that was to begin an hour ago still leads to its new date, or to the money', async () => {
    const { canceled } = eventStories
    const steps = []
    for (const status of ['postponed', 'canceled', 'full', 'open']) {
      const content = {
        ...canceled.content,
        status,
        starts_at: '2026-06-12 18:30',
        booking: urlLink('https://b.example'),
      }
      await facts({ ...canceled, content }, { now: new Date('2026-06-12T19:30:00Z') })
      steps.push(main()?.querySelector('a')?.textContent)
    }
    expect(steps).toEqual(['Me prévenir', 'Demander un remboursement', undefined, undefined])
  })

  test('one that has begun is booked under its next date', async () => {
    const { piano } = showStories
    const performances = ['2026-06-12 18:30', '2026-06-19 18:30'].map((starts_at, index) => ({
      _uid: String(index),
      component: 'performance',
      starts_at,
      booking: urlLink(`https://billets.example/${index}`),
    }))
    const story = { ...piano, content: { ...piano.content, performances } }
    const bookedAt = async (now: string) => {
      await facts(story, { now: new Date(now) })
      return within(main() as HTMLElement)
        .getAllByRole('link')[0]
        ?.getAttribute('href')
    }
    expect(await bookedAt('2026-06-12T18:29:00Z')).toBe('https://billets.example/0')
    expect(tagPage).toHaveBeenCalledWith([DAY_TAG, untilTag(new Date('2026-06-12T18:30:00Z'))])
    expect(await bookedAt('2026-06-12T18:31:00Z')).toBe('https://billets.example/1')
  })

  test('one that is over says so, and offers no calendar', async () => {
    const shown = await facts(showStories.piano, { now: new Date('2030-01-01T12:00:00Z') })
    expect(shown['Prochaine date']).toBe('Toutes les dates sont passées')
    expect(screen.queryByRole('link', { name: /agenda/ })).toBeNull()
  })
})

describe('key facts of an activity', () => {
  const activity = (more: object = {}) =>
    storyOf('activites/key-facts', {
      component: 'activity',
      title: 'Voile',
      town: 'La Baule',
      duration: '120',
      age_from: '8',
      price: '45',
      phone: '02 61 91 10 60',
      ...more,
    })

  test('price, duration, place, age and telephone', async () => {
    expect(await facts(activity())).toEqual({
      Prix: '45 € | par personne',
      Durée: '2 h',
      Adresse: 'La Baule',
      Âge: 'dès 8 ans',
    })
    expect(main()?.querySelector('a')?.getAttribute('href')).toBe('tel:+33261911060')
  })

  test('the place of “book” is the telephone’s until there is a link', async () => {
    await facts(activity())
    expect(main()?.textContent?.replaceAll('\u00a0', ' ')).toBe('Appeler le 02 61 91 10 60')
    await facts(activity({ booking: urlLink('https://booking.example/voile') }))
    expect([main()?.textContent, main()?.querySelector('a')?.getAttribute('href')]).toEqual([
      'Réserver',
      'https://booking.example/voile',
    ])
  })

  test('nothing to pay is free', async () => {
    expect((await facts(activity({ price: '0' })))['Prix']).toBe('Gratuit')
  })
})

describe('key facts of a tournament', () => {
  const flight = (starts_at: string, status = 'open') => ({
    _uid: starts_at,
    component: 'tournament-flight',
    starts_at,
    places: '40',
    status,
  })
  const tournament = (more: Record<string, unknown> = {}) =>
    storyOf('tournois/x', {
      component: 'tournament',
      title: 'X',
      flights: [flight('2026-06-17 17:30'), flight('2026-06-24 17:30')],
      buy_in_prize: '70',
      buy_in_fee: '8.5',
      buy_in_staff: '4',
      guarantee: '1500',
      minimum_age: '21',
      ...more,
    }) as RawStory

  test('the next day, the buy-in, the age, and the way to a seat', async () => {
    const shown = await facts(tournament())
    expect(shown).toEqual({
      'Prochaine date': expect.stringMatching(/^mer\. 17 juin, 19 h 30 \| .*1 autre date$/),
      'Buy-in': '82,50 € | 1\u202f500 € garantis',
      'Âge': 'dès 21 ans | Pièce d’identité demandée à l’entrée',
    })
    const [action] = within(main() as HTMLElement).getAllByRole('link')
    expect([action?.textContent, action?.getAttribute('href')]).toEqual(['S’inscrire', '/tournois/x#places'])
  })

  test('one that is full can be waited for', async () => {
    await facts(tournament({ flights: [flight('2026-06-17 17:30', 'full')] }))
    const [action] = within(main() as HTMLElement).getAllByRole('link')
    expect([action?.textContent, action?.getAttribute('href')]).toEqual(['Liste d’attente', '/tournois/x#places'])
  })

  test('an age with an end, and no way to a day that was cancelled', async () => {
    const shown = await facts(tournament({ flights: [flight('2026-06-17 17:30', 'canceled')], maximum_age: '30' }))
    expect(shown['Âge']).toMatch(/^de 21 à 30 ans/)
    expect(screen.queryByRole('link', { name: 'S’inscrire' })).toBeNull()
  })
})

describe('key facts of an offer', () => {
  const hotel = storyOf('hotels/waves', {
    component: 'hotel',
    title: 'Les Vagues',
    town: 'Biarritz',
    phone: '05 59 01 10 50',
    booking_code: '14007',
  })
  const offer = storyOf('offres/waves', {
    component: 'offer',
    title: 'Deux nuits de vagues',
    town: 'Biarritz',
    houses: [hotel.uuid],
    price: '390',
    price_before: '480',
    price_unit: 'pour deux, deux nuits',
    nights: '2',
    promotion_code: 'VAGUES',
    valid_until: '2026-12-31 00:00',
  })

  test('its price and what it was, the stay, until when and where; the stay is booked', async () => {
    const shown = await facts({ ...offer, content: { ...offer.content, houses: [hotel] } }, {}, [hotel])
    expect(shown).toEqual({
      Prix: '390 € | Prix avant remise 480 €pour deux, deux nuits',
      Séjour: '2 nuits, 2 adultes',
      Dates: 'jusqu’au 31 décembre 2026',
      'Valable dans': 'Les Vagues',
      Téléphone: '05 59 01 10 50',
    })
    const [action] = within(main() as HTMLElement).getAllByRole('link')
    expect([action?.textContent, action?.getAttribute('href')]).toEqual(['Réserver', expect.stringMatching(/VAGUES/)])
  })

  test('one that has ended says so, and leads to the telephone', async () => {
    const content = { ...offer.content, houses: [hotel], valid_until: '2020-01-31 00:00' }
    expect((await facts({ ...offer, content }, {}, [hotel]))['Dates']).toBe('Terminée')
    expect(within(main() as HTMLElement).getAllByRole('link')[0]?.textContent).toMatch(/^Appeler le/)
  })
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContentError } from '#lib/content/service/content-error.ts'
import { tripQuery } from '@barriere/shared/domain/visitors/trip.ts'
import { storyFixtures } from '../cards/cards.fixtures.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { tripFixtures } from './trip.fixtures.ts'
import { tripSchema } from './trip.schema.ts'
import { Trip } from './trip.tsx'

const { listStories, getStory } = vi.hoisted(() => ({ listStories: vi.fn(), getStory: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories, getStory }) }))

/** A story of the fixtures with a uuid in the format of a space. */
const held = <S extends object>(story: S, number: number): S & { readonly uuid: string } => ({
  ...story,
  uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
})

const HOTEL = held(storyFixtures.hotel, 1)
const ROOM = held(storyFixtures.room, 2)
const ARTICLE = held(storyFixtures.article, 3)
const OFFER = held(
  storyOf('offres/x', {
    component: 'offer',
    title: 'Une nuit de jeu',
    town: 'Deauville',
    category: 'evening',
    gambling: true,
    valid_from: '2026-01-01 00:00',
    valid_until: '2026-12-31 00:00',
  }),
  4,
)
const GONE = '00000000-0000-4000-8000-00000000dead'

beforeEach(() => {
  const stories = [HOTEL, ROOM, ARTICLE, OFFER]
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const story = stories.find((one) => one.uuid === uuid)
    if (!story) throw new ContentError('Not Found', 404)
    return { ...story, fullSlug: story.full_slug, id: 1, publishedAt: undefined, shown: [], linked: [] }
  })
  listStories.mockResolvedValue({ stories: [], tags: [] })
})

const trip = (keys: readonly string[] | undefined, more = {}) => (
  <Trip
    block={viewOf(tripSchema, tripFixtures.full)}
    context={contextOf({
      path: '/mon-voyage',
      parameters: keys ? { items: tripQuery(keys).slice('items='.length) } : {},
      ...more,
    })}
  />
)

test('without an address of its own it is empty, and says how it fills', async () => {
  await show(trip(undefined))
  expect(screen.getByText('Rien encore dans votre voyage.')).toBeDefined()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Les hôtels', 'Les tables'])
  expect(getStory).not.toHaveBeenCalled()
})

test('its address is shown by kind, each with its heart; what is gone or no favourite is counted', async () => {
  const page = await show(trip([ROOM.uuid, GONE, HOTEL.uuid, ARTICLE.uuid, 'le-ritz-2026-12-01-2']))
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Dormir'])
  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => card.querySelector('site-favourite')?.getAttribute('data-item'))).toEqual([
    ROOM.uuid,
    HOTEL.uuid,
  ])
  expect(
    within(cards[1] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/hotels/les-colombages')
  expect(page.textContent).toContain('2 idées pour votre voyage')
  expect(page.textContent).toContain('3 pages n’existent plus')
})

test('it is shared by an address of ids alone, also by mail', async () => {
  await show(trip([HOTEL.uuid], { locale: 'en', path: '/en/my-trip' }))
  const mail = decodeURIComponent(screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '')
  expect(mail).toMatch(/^mailto:\?subject=My trip with Barrière&body=My trip with Barrière\nhttps?:/)
  expect(mail).toMatch(/\/en\/my-trip\?items=[\w-]{22}$/)
})

test('gambling keeps its warning', async () => {
  await show(trip([OFFER.uuid]))
  expect(document.body.textContent).toContain('joueurs-info-service.fr')
})

test('a content service that is away is not taken for pages that are gone', async () => {
  getStory.mockRejectedValue(new ContentError('down'))
  await expect(show(trip([HOTEL.uuid]))).rejects.toThrow(ContentError)
})

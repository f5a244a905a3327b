// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import type { ListOptions } from '#lib/content/queries.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { listOf } from '../test-support-lists.ts'
import { houseListFixtures } from './house-list.fixtures.ts'
import { houseListSchema } from './house-list.schema.ts'
import { HouseList } from './house-list.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

const { full, minimal } = houseListFixtures

const houses = (raw: Parameters<typeof houseListSchema.parse>[0], more = {}) => (
  <HouseList block={viewOf(houseListSchema, raw)} context={contextOf(more)} />
)

const house = (component: string, title: string, town: string) =>
  storyOf(`${component}s/${title}`, { component, title, town })

const FOLDERS: Readonly<Record<string, ReturnType<typeof house>[]>> = {
  hotel: [
    house('hotel', 'Les Colombages', 'Deauville'),
    house('hotel', 'Le Clos des Courses', 'Deauville'),
    house('hotel', 'Le Pavillon du Lac', 'Enghien-les-Bains'),
  ],
  casino: [house('casino', 'Casino de Deauville', 'Deauville')],
  restaurant: [house('restaurant', 'Le Ponton', 'Cannes')],
  spa: [],
}

beforeEach(() => {
  listStories
    .mockReset()
    .mockImplementation((options: ListOptions) =>
      listOf(FOLDERS[options.contentType]?.map(parseStoryReference) ?? [])(options),
    )
})

/** Cards in their order: title, facts, and the id that a chip links to. */
const cards = () =>
  screen.getAllByRole('article').map((card) => ({
    title: within(card).getByRole('heading').textContent,
    facts: within(card)
      .getAllByRole('listitem')
      .map((fact) => fact.textContent),
    id: card.id,
  }))

describe('house-list', () => {
  test.each(everyFixture(houseListFixtures))(
    '$name in $locale shows houses of its town alone',
    async ({ raw, locale }) => {
      await show(houses(raw, { locale }))
      const hotel = locale === 'fr' ? 'Hôtel' : 'Hotel'
      expect(cards()).toEqual(
        raw.town === 'Deauville'
          ? [
              { title: 'Les Colombages', facts: [hotel], id: 'hotels' },
              { title: 'Le Clos des Courses', facts: [hotel], id: '' },
              { title: 'Casino de Deauville', facts: ['Casino'], id: 'casinos' },
            ]
          : [{ title: 'Le Pavillon du Lac', facts: [hotel], id: 'hotels' }],
      )
    },
  )

  test('each folder is asked for its own kind in its town, in the language of the page', async () => {
    await show(houses(minimal, { locale: 'en' }))
    expect(listStories.mock.calls.map(([options]) => options as unknown)).toEqual(
      [
        ['hotels', 'hotel'],
        ['casinos', 'casino'],
        ['restaurants', 'restaurant'],
        ['spas', 'spa'],
      ].map(([folder = '', contentType]) => ({
        folder: `website-hotels/${folder}`,
        contentType,
        locale: 'en',
        where: { town: String(minimal.town) },
      })),
    )
  })

  test('chips count the kinds and lead to them', async () => {
    await show(houses(full))
    const links = within(screen.getByRole('group', { name: 'Nos maisons par genre' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2\u00a0hôtels', '#hotels'],
      ['1\u00a0casino', '#casinos'],
    ])
  })

  test('one kind alone needs no chips', async () => {
    await show(houses(houseListFixtures.longest))
    expect(screen.queryByRole('group')).toBeNull()
  })

  test('titles rank below one another', async () => {
    await show(houses(full))
    expect(screen.getAllByRole('heading').map((title) => title.tagName)).toEqual(['H2', 'H3', 'H3', 'H3'])
  })

  test('a town with nothing shows nothing', async () => {
    expect(await toHtml(houses({ ...full, town: 'Courchevel' }))).toBe('')
  })
})

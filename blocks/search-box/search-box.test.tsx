// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { listOf } from '../test-support-lists.ts'
import { searchBoxFixtures } from './search-box.fixtures.ts'
import { searchBoxSchema } from './search-box.schema.ts'
import { SearchBox } from './search-box.tsx'

const { listStories, tagPage } = vi.hoisted(() => ({ listStories: vi.fn(), tagPage: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))
vi.mock('#lib/process/rendering.ts', () => ({ tagPage }))

const hotel = (title: string, town: string, stars: string, ...experiences: string[]) =>
  storyOf(`hotels/${title}`, { component: 'hotel', title, town, stars, experiences })

const HOTELS = [
  hotel('Les Colombages', 'Deauville', '5', 'beach', 'spa', 'golf'),
  hotel('Le Clos des Courses', 'Deauville', '4', 'golf'),
  hotel('Le Grand Mélèze', 'Courchevel', '5', 'ski', 'spa'),
]

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockImplementation(listOf(HOTELS.map(parseStoryReference), ['hotels']))
})

const box = (raw: Parameters<typeof searchBoxSchema.parse>[0], more = {}) => (
  <SearchBox block={viewOf(searchBoxSchema, raw)} context={contextOf(more)} />
)

describe('search box', () => {
  test.each(everyFixture(searchBoxFixtures))(
    '$name in $locale leads to the search of its kinds',
    async ({ raw, locale }) => {
      await show(box(raw, { locale }))
      const form = document.querySelector('form')
      const path = locale === 'fr' ? '/recherche' : '/en/search'
      const kinds = (raw.kinds ?? []) as string[]
      expect([form?.getAttribute('action'), form?.method]).toEqual([path, 'get'])
      expect(new FormData(form ?? undefined).getAll('kind')).toEqual(kinds)
      expect(
        screen.getByRole('searchbox', { name: locale === 'fr' ? /cherchez-vous/ : /looking for/ }).getAttribute('name'),
      ).toBe('q')
      const all = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://site.example')
      const towns = raw.town === undefined ? [] : [raw.town]
      expect([all.pathname, all.searchParams.getAll('kind'), all.searchParams.getAll('town')]).toEqual([
        path,
        kinds,
        towns,
      ])
      expect(listStories).not.toHaveBeenCalled()
    },
  )

  /** Each select: label, name and values. */
  const choices = () =>
    screen
      .getAllByRole<HTMLSelectElement>('combobox')
      .map(({ name, options, labels }) => [
        labels[0]?.textContent,
        name,
        [...options].map(({ value, text }) => (value === '' ? text : [value, text])),
      ])

  test('offers the stars and experiences of the town’s hotels, and searches there', async () => {
    await show(box(searchBoxFixtures.filters))
    expect(choices()).toEqual([
      ['Étoiles', 'stars', ['Toutes', ['4', '4 étoiles'], ['5', '5 étoiles']]],
      ['Envies', 'experience', ['Toutes', ['golf', 'Golf'], ['beach', 'Plage'], ['spa', 'Spa']]],
    ])
    expect([...new FormData(document.querySelector('form') ?? undefined)]).toEqual([
      ['kind', 'hotel'],
      ['town', 'Deauville'],
      ['stars', ''],
      ['experience', ''],
    ])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/recherche?kind=hotel&town=Deauville')
    expect(tagPage).toHaveBeenCalledWith(['hotels'])
  })

  test('without a town offers the towns too', async () => {
    await show(box({ ...searchBoxFixtures.filters, town: '' }, { locale: 'en' }))
    expect(choices()).toEqual([
      ['Town', 'town', ['All', ['Courchevel', 'Courchevel'], ['Deauville', 'Deauville']]],
      ['Stars', 'stars', ['All', ['4', '4 stars'], ['5', '5 stars']]],
      [
        'In the mood for',
        'experience',
        ['Anything', ['beach', 'Beach'], ['golf', 'Golf'], ['ski', 'Ski'], ['spa', 'Spa']],
      ],
    ])
  })

  test('takes words where no hotel leaves a choice, or hotels cannot be read', async () => {
    await show(box({ ...searchBoxFixtures.filters, town: 'Dinard' }))
    expect(screen.getByRole('searchbox')).toBeDefined()
    listStories.mockRejectedValue(new ContentError('away', 503))
    await show(box(searchBoxFixtures.filters))
    expect(screen.getByRole('searchbox')).toBeDefined()
  })
})

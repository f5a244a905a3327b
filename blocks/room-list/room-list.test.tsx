// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { DAY_TAG, INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, everyFixture, filtersOf, show, toHtml, viewOf } from '../test-support.tsx'
import { roomListFixtures } from './room-list.fixtures.ts'
import { roomListSchema } from './room-list.schema.ts'
import { RoomList } from './room-list.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const { minimal, full, longest } = roomListFixtures

const rooms = (raw: Parameters<typeof roomListSchema.parse>[0], more = {}) => (
  <RoomList block={viewOf(roomListSchema, raw)} context={contextOf(more)} />
)

const titles = (page: HTMLElement) =>
  [...page.querySelectorAll('article')].map((card) => within(card).getByRole('heading').textContent)

const house = (slug: string, code?: string) =>
  parseStoryReference(
    storyOf(`hotels/${slug}/`, { component: 'hotel', title: slug, town: 'Deauville', booking_code: code }),
  )

const COLOMBAGES = house('les-colombages', ' 14001 ')

/** Mocks the content of the folders of hotels and rooms. */
const folders = (hotels: readonly unknown[], rooms: readonly unknown[] = []) => {
  listStories.mockImplementation(async ({ contentType }: { contentType: string }) => ({
    stories: contentType === 'hotel' ? hotels : rooms,
    tags: ['list:x'],
  }))
}

beforeEach(() => {
  vi.clearAllMocks()
  folders([])
})

describe('room-list', () => {
  test.each(everyFixture(roomListFixtures))(
    '$name in $locale shows every room, with nothing filtered',
    async ({ raw, locale }) => {
      const page = await show(rooms(raw, { locale }))
      expect(titles(page)).toEqual(
        (raw.stories as { content: { title: string } }[]).map((story) => story.content.title),
      )
      const chosen = [...page.querySelectorAll<HTMLInputElement>('input:checked')].map(
        (input) => input.parentElement?.textContent,
      )
      expect(chosen).toEqual(raw === full ? [locale === 'fr' ? 'Toutes' : 'All'] : [])
    },
  )

  test('a chip a view, in one group of radio buttons under the parameter’s name', async () => {
    await show(rooms(full))
    const group = screen.getByRole('radiogroup', { name: 'Vue' })
    const buttons = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(buttons.map((button) => button.labels?.[0]?.textContent)).toEqual(['Toutes', 'Mer', 'Jardin'])
    expect(new Set(buttons.map((button) => button.name))).toEqual(new Set(['view']))
  })

  test('each card carries its view', async () => {
    const page = await show(rooms(full))
    expect(filtersOf(page).map(({ values }) => values.view)).toEqual([['Mer'], ['Jardin'], ['Mer']])
  })

  test('one view alone gives no choice, and many are a select', async () => {
    await show(rooms({ ...full, stories: (full.stories as object[]).slice(0, 1) }))
    expect(screen.queryAllByRole('radio')).toEqual([])
    await show(rooms(longest))
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(within(screen.getByRole('combobox', { name: 'Vue' })).getAllByRole('option')).toHaveLength(11)
  })

  test('a card tells area, guests, beds and price', async () => {
    const [card] = (await show(rooms(full, { locale: 'en' }))).querySelectorAll('article')
    for (const words of ['24\u00a0m²', '2 guests', 'Un lit de 180', 'from, per night', '€285', 'Choose'])
      expect(card?.textContent).toContain(words)
  })

  test('a folder’s rooms stand in where none is picked, at most as many as wanted', async () => {
    const stories = viewOf(roomListSchema, full).stories
    folders([], stories)
    const page = await show(
      rooms({ ...minimal, stories: [], list_folder: 'hotels/les-colombages/chambres', limit: '2' }),
    )
    expect(listStories).toHaveBeenCalledWith({
      folder: 'website-hotels/hotels/les-colombages/chambres',
      contentType: 'room',
      locale: 'fr',
    })
    expect(titles(page)).toEqual(['Chambre Deauville', 'Chambre Jardin'])
  })

  test('a room’s own page lists the others', async () => {
    const stories = viewOf(roomListSchema, full).stories
    folders([], stories)
    const path = `/${stories[0]?.slug.replace('website-hotels/', '')}`
    const page = await show(
      rooms({ ...minimal, stories: [], list_folder: 'hotels/les-colombages/chambres', limit: '2' }, { path }),
    )
    expect(titles(page)).toEqual(['Chambre Jardin', 'Deluxe Balcon'])
  })

  test('without rooms there is nothing, not even the title', async () => {
    expect(await toHtml(rooms({ ...full, stories: [] }))).toBe('')
  })
})

describe('the way to the prices', () => {
  test.each([
    ['fr', 'Voir les prix', '/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2'],
    ['en', 'See prices', '/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2&locale=en'],
  ] as const)('in %s leads to the hotel above the rooms, on other dates another day', async (locale, name, href) => {
    folders([house('les-col', '06010'), COLOMBAGES])
    await show(rooms(full, { locale }))
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'nofollow'])
    expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
  })

  test.each([
    ['no hotel is above', [house('le-palmarium', '06010')]],
    ['the hotel has no code', [house('les-colombages')]],
  ])('is not there where %s', async (_, hotels) => {
    folders(hotels)
    await show(rooms(full))
    expect(screen.queryByRole('link', { name: 'Voir les prix' })).toBeNull()
    expect(tagPage).not.toHaveBeenCalledWith([DAY_TAG])
  })

  test('is not there for rooms of several hotels', async () => {
    folders([COLOMBAGES])
    const elsewhere = storyOf('hotels/le-palmarium/chambres/mer', { component: 'room', title: 'Chambre Mer' })
    await show(rooms({ ...full, stories: [...(full.stories as object[]), elsewhere] }))
    expect(screen.queryByRole('link', { name: 'Voir les prix' })).toBeNull()
  })

  test('waits where the hotels cannot be read, a bug is not taken for that', async () => {
    listStories.mockRejectedValue(new ContentError('down'))
    expect(titles(await show(rooms(full)))).toHaveLength(3)
    expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
    listStories.mockRejectedValue(new TypeError('bug'))
    await expect(toHtml(rooms(full))).rejects.toThrow('bug')
  })
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { DAY_TAG, INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { storyOf, unsafeLink } from '../fixture-values.ts'
import { dangers } from '../markup-faults.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { bookStayFixtures } from './book-stay.fixtures.ts'
import { bookStaySchema } from './book-stay.schema.ts'
import { BookStay } from './book-stay.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const { minimal, full, longest } = bookStayFixtures

const stay = (raw: Parameters<typeof bookStaySchema.parse>[0], more = {}) => (
  <BookStay block={viewOf(bookStaySchema, raw)} context={contextOf(more)} />
)

const hotel = (slug: string, code?: string) =>
  storyOf(`hotels/${slug}/`, { component: 'hotel', title: slug, town: 'Deauville', booking_code: code })

const room = (slug: string, code?: string) => storyOf(slug, { component: 'room', title: slug, booking_code: code })

const href = () => screen.getByRole('link').getAttribute('href')

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockResolvedValue({
    stories: [hotel('le-palmarium', '06010'), hotel('les-colombages', ' 14001 ')].map(parseStoryReference),
    tags: ['list:x'],
  })
})

describe('book-stay', () => {
  test.each(everyFixture(bookStayFixtures))('$name in $locale leads somewhere safe', async ({ raw, locale }) => {
    const page = await show(stay(raw, { locale }))
    expect(screen.getByRole('link').textContent).toMatch(/\S/)
    expect(dangers(page)).toEqual([])
  })

  test('a hotel, on the next weekend that is a week ahead, in the language of the page', async () => {
    const page = await show(stay(minimal))
    expect(href()).toBe('/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2')
    expect(screen.getByRole('link').getAttribute('rel')).toBe('nofollow')
    expect(page.textContent).toContain('du 19\u00a0juin au 21\u00a0juin')
    expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
    const english = await show(stay(minimal, { locale: 'en' }))
    expect(href()).toBe('/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2&locale=en')
    expect(english.textContent).toContain('19\u00a0June to 21\u00a0June')
  })

  test('a room, at the hotel that it lies below', async () => {
    await show(stay(full))
    expect(href()).toBe('/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2&room=JAR')
    await show(stay({ ...full, place: [room('hotels/les-colombages/chambres/x')] }))
    expect(href()).toBe('/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2')
  })

  test('a room is shown with what is known of it, and its place for the price of the visit', async () => {
    const known = { guests: '2', beds: 'Un lit de 180', bathroom: 'Baignoire', accessibility: 'lift', price: '285' }
    const story = { ...room('hotels/les-colombages/chambres/x', 'JAR') }
    const page = await show(stay({ ...full, place: [{ ...story, content: { ...story.content, ...known } }] }))
    const facts = [...page.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['Voyageurs', '2\u00a0personnes'],
      ['Lits', 'Un lit de 180'],
      ['Salle de bains', 'Baignoire'],
      ['Accès', 'Par ascenseur, sans marche'],
    ])
    expect(page.textContent).toContain('285')
    const place = page.querySelector('site-stay-price') as HTMLElement
    expect([place.dataset.hotel, place.dataset.room]).toEqual(['14001', 'JAR'])
  })

  test('elsewhere where an editor says so, without dates', async () => {
    const page = await show(stay(longest))
    expect(href()).toBe('https://reservation.example/bain')
    expect(page.textContent).not.toMatch(/\d juin/)
    await show(stay({ ...longest, booking: unsafeLink }))
    expect(href()).toContain('/synxis-redirect?hotel=14001')
  })

  test.each([[[]], [[hotel('sans-code')]], [[room('hotels/autre/chambres/x', 'X')]], [[room('chambres/x', 'X')]]])(
    'nothing for %j',
    async (place) => {
      expect(await toHtml(stay({ ...minimal, place }))).toBe('')
    },
  )

  test('nothing while the hotels cannot be read, and the page is not cached', async () => {
    listStories.mockRejectedValue(new ContentError('down'))
    expect(await toHtml(stay(full))).toBe('')
    expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
  })

  test('a bug is not hidden', async () => {
    listStories.mockRejectedValue(new TypeError('bug'))
    await expect(toHtml(stay(full))).rejects.toThrow('bug')
  })
})

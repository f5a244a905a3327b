// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { storyOf } from '../fixture-values.ts'
import { keyFactsStories } from '../key-facts/key-facts.fixtures.ts'
import { richTextFixtures } from '../rich-text/rich-text.fixtures.ts'
import { richTextSchema } from '../rich-text/rich-text.schema.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { contextOf, show, toHtml, viewOf } from '../test-support.tsx'
import { HoursToday } from './hours-today.tsx'

vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ live: { snapshot: undefined } }) }))

beforeEach(() => {
  vi.clearAllMocks()
})

const reference = (raw: object) => {
  const story = parseStoryReference(raw)
  if (!story) throw new Error('no story')
  return story
}

const NO_HOURS = reference(
  storyOf('restaurants/no-hours', { component: 'restaurant', title: 'La Halle', town: 'Le Touquet', body: [] }),
)

const rows = (page: Element) =>
  [...page.querySelectorAll('[data-hours-today] > div')].map((row) =>
    [...row.querySelectorAll('dt, site-open-now > span:last-child')].map((cell) =>
      cell.textContent?.replaceAll('\u00a0', ' '),
    ),
  )

/** A Friday. */
const now = fromParisTime('2026-06-12', '06:00')

test.each([
  ['fr', 'Aujourd’hui : 12 h – 14 h 30 et 19 h – 22 h 30'],
  ['en', 'Today: 12 noon – 2.30 pm and 7 pm – 10.30 pm'],
] as const)('in %s each page has its name and today’s hours, and the page is new each day', async (locale, hours) => {
  const context = contextOf({ now, locale })
  const page = await show(<HoursToday of={[reference(keyFactsStories.restaurant), NO_HOURS]} context={context} />)
  expect(rows(page)).toEqual([['La Criée', hours]])
  expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
})

test('the stored page says nothing that the clock would make wrong', async () => {
  const html = await toHtml(<HoursToday of={[reference(keyFactsStories.restaurant)]} context={contextOf({ now })} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/Ouvert|Fermé/)
})

test('without hours there is no list, and the page is not new each day for it', async () => {
  expect(await toHtml(<HoursToday of={[NO_HOURS]} context={contextOf({ now })} />)).toBe('')
  expect(tagPage).not.toHaveBeenCalled()
})

test.each([
  ['beside a picture', richTextFixtures.full],
  ['beside its title', { ...richTextFixtures.full, image: null }],
])('a text %s shows them below its words', async (_, raw) => {
  const page = await show(<RichText block={viewOf(richTextSchema, raw)} context={contextOf({ now })} />)
  expect(rows(page).map(([name]) => name)).toEqual(['La Criée'])
  const last = [...page.querySelectorAll('p')].at(-1)
  const list = page.querySelector('[data-hours-today]') as Element
  expect(last && last.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  // The same column of the section contains both.
  expect(list.parentElement?.className).not.toMatch(/wrap/)
})

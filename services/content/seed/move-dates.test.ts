import { expect, test } from 'vitest'
import { moveDates } from './move-dates.ts'
import type { SeedStory } from './seed-files.ts'

const components = [
  { name: 'show', schema: { title: { type: 'text' }, performances: { type: 'bloks' } } },
  { name: 'performance', schema: { starts_at: { type: 'datetime' }, note: { type: 'text' } } },
]

const story = (startsAt: string, note = '2026-06-05 18:30') =>
  ({
    name: 'x',
    slug: 'x',
    is_folder: false,
    is_startpage: false,
    position: 0,
    published: true,
    content: {
      component: 'show',
      title: '2026-06-05 18:30',
      performances: [{ component: 'performance', starts_at: startsAt, note }],
    },
  }) as unknown as SeedStory

const startsAt = (moved: readonly SeedStory[]) =>
  moved.map(({ content }) => (content as { performances: { starts_at: string }[] }).performances[0]?.starts_at)

const WRITTEN_FOR = '2026-06-01'

test.each([
  // Friday, 20:30 in Paris, in summer and winter.
  ['the week it was written for', '2026-06-03T10:00:00Z', '2026-06-05 18:30'],
  ['a Sunday just before midnight in Paris', '2026-06-07T21:59:00Z', '2026-06-05 18:30'],
  ['the Monday after, a minute later', '2026-06-07T22:00:00Z', '2026-06-12 18:30'],
  ['winter', '2026-11-21T09:00:00Z', '2026-11-20 19:30'],
  ['another year', '2028-02-29T09:00:00Z', '2028-03-03 19:30'],
])('dates move to the week of the start: %s', (_, now, expected) => {
  expect(startsAt(moveDates([story('2026-06-05 18:30')], components, WRITTEN_FOR, new Date(now)))).toEqual([expected])
})

test('only dates move: texts that look like one, and what is no date, stay', () => {
  const [moved] = moveDates([story('bientôt')], components, WRITTEN_FOR, new Date('2027-01-01T00:00:00Z'))
  expect(moved?.content).toEqual(story('bientôt').content)
})

test('a folder, which has no content, stays as it is', () => {
  const folder = { ...story(''), content: undefined }
  expect(moveDates([folder], components, WRITTEN_FOR, new Date('2027-01-01T00:00:00Z'))).toEqual([folder])
})

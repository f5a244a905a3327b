// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { timelineFixtures } from './timeline.fixtures.ts'
import { timelineSchema } from './timeline.schema.ts'
import { Timeline } from './timeline.tsx'

const timeline = (raw: Parameters<typeof timelineSchema.parse>[0], more = {}) => (
  <Timeline block={viewOf(timelineSchema, raw)} context={contextOf(more)} />
)

describe('timeline', () => {
  test('only a year alone is marked as a date', async () => {
    const page = await show(timeline(timelineFixtures.longest))
    expect([...page.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
      '1871',
      '1925',
      '1944',
      '1968',
      '1989',
      '2024',
    ])
  })

  test('titles of moments rank below the title, or take its place', async () => {
    await show(timeline(timelineFixtures.full, { first: true }))
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'L’ouverture',
      'L’aile du jardin',
      'Le bassin',
      'Les travaux',
    ])
    await show(timeline({ ...timelineFixtures.full, title: '' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  })

  test('a moment may be a date and words without a title', async () => {
    await show(
      timeline({
        ...timelineFixtures.minimal,
        items: [{ _uid: 'm', component: 'timeline-entry', date: '19\u00a0h', text: 'Le rideau se lève.' }],
      }),
    )
    const moment = screen.getByRole('listitem')
    expect(moment.textContent).toBe('19\u00a0hLe rideau se lève.')
    expect(within(moment).queryByRole('heading')).toBeNull()
  })
})

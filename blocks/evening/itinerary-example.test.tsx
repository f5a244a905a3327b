// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { untilTag } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { eveningFixtures } from './evening.fixtures.ts'
import { eveningSchema } from './evening.schema.ts'
import { Evening } from './evening.tsx'
import { gatewayOf, plain, told } from './test-support.ts'

const { listStories, getStory } = vi.hoisted(() => ({ listStories: vi.fn(), getStory: vi.fn() }))

vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories, getStory }) }))

function space(...content: Parameters<typeof gatewayOf>) {
  const gateway = gatewayOf(...content)
  listStories.mockImplementation(gateway.listStories)
  getStory.mockImplementation(gateway.getStory)
}

const page = (more = {}) => (
  <Evening
    block={viewOf(eveningSchema, eveningFixtures.minimal)}
    context={contextOf({ path: '/ma-soiree', parameters: {}, ...more })}
  />
)

beforeEach(() => {
  vi.clearAllMocks()
  space()
})

test('the next whole evening is the example, with the way to the others of its day', async () => {
  await show(page())
  expect(told().map((parts) => parts.map(([time, name]) => [time, name]))).toEqual([
    [
      ['18 h 30', 'La Criée'],
      ['20 h 30', 'Une voix, un piano'],
      ['La nuit', 'Le Clos'],
    ],
  ])
  expect(plain(screen.getByRole('heading', { name: /Par exemple/ }))).toBe('Par exemple, sam. 13 juin à Deauville')
  expect(screen.getByRole('link', { name: 'Les autres soirées de ce jour' }).getAttribute('href')).toBe(
    '/ma-soiree?house=le-clos&date=2026-06-13&party=2#soirees',
  )
  // The page expires when the first part of the example begins.
  expect(tagPage).toHaveBeenCalledWith([untilTag(new Date('2026-06-13T16:30:00Z'))])
})

test('tonight’s is called so, in English too', async () => {
  await show(page({ locale: 'en', path: '/en/my-evening', now: new Date('2026-06-13T08:00:00Z') }))
  expect(screen.getByRole('heading', { name: 'Tonight in Deauville, for example' })).toBeDefined()
})

test('one button is the main one: the form’s', async () => {
  await show(page())
  const article = screen.getByRole('article')
  for (const link of within(article).getAllByRole('link')) expect(link.className).toMatch(/line/)
})

test.each([
  ['a show', { show: [] }],
  ['a table', { restaurant: [] }],
  ['a room', { hotel: [] }],
])('without %s there is no example', async (_, more) => {
  space(more)
  await show(page())
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByRole('form')).toBeDefined()
})

// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show, contextOf, viewOf } from '../test-support.tsx'
import './room-comparison.lazy.enhance.ts'
import { roomListFixtures } from './room-list.fixtures.ts'
import { roomListSchema } from './room-list.schema.ts'
import { RoomList } from './room-list.tsx'

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ listStories: async () => ({ stories: [], tags: [] }) }),
}))

beforeEach(async () => {
  await show(<RoomList block={viewOf(roomListSchema, roomListFixtures.longest)} context={contextOf()} />)
})

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const status = () => document.querySelector('site-room-comparison [role=status]')?.textContent
const box = (index: number) => boxes()[index] as HTMLInputElement

/** Indexes of the rooms with a visible column, for each row. */
const columns = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) =>
      [...(row as HTMLTableRowElement).cells].flatMap((cell, at) => (cell.hidden || at === 0 ? [] : [at - 1])),
    )

const all = Array.from({ length: 10 }, (_, index) => index)

test('two ticked rooms stand side by side, a third joins, and a fourth has to wait', () => {
  const details = document.querySelector('details') as HTMLDetailsElement
  fireEvent.click(box(7))
  expect([details.open, columns().every((shown) => shown.length === all.length)]).toEqual([false, true])
  fireEvent.click(box(2))
  expect(details.open).toBe(true)
  for (const shown of columns()) expect(shown).toEqual([2, 7])
  expect(status()).toBe('2\u00a0chambres comparées. Trois au plus.')
  fireEvent.click(box(4))
  expect(box(0).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(box(0))
  expect(box(0).checked).toBe(false)
  for (const shown of columns()) expect(shown).toEqual([2, 4, 7])
  fireEvent.click(box(4))
  fireEvent.click(box(0))
  for (const shown of columns()) expect(shown).toEqual([0, 2, 7])
})

test('with fewer than two, all rooms are in the table again', () => {
  fireEvent.click(box(1))
  fireEvent.click(box(2))
  fireEvent.click(box(1))
  for (const shown of columns()) expect(shown).toEqual(all)
})

test('each box is named after its room', () => {
  const cards = [...document.querySelectorAll('article')]
  const titles = cards.map((card) => within(card).getByRole('heading').textContent)
  const names = boxes().map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(titles.map((title) => `Comparer\u00a0: ${title}`))
})

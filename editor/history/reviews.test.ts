// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { type Review, isOverdue, sortReviews } from './reviews.ts'

const review = (id: number, author: string, assignee: number | null) =>
  ({ id, author_id: author, assignee_id: assignee }) as Review

const REVIEWS = [
  review(1, '2', 7),
  review(2, '2', null),
  review(3, '7', null),
  review(4, '7', 2),
  review(5, '7', 7),
  review(6, 'key-7', null),
  review(7, '2', 9),
]

const idsOf = (role: 'publisher' | 'editor', id = 7) => {
  const { mine, anybody, asked } = sortReviews(REVIEWS, { id, role })
  return [mine, anybody, asked].map((list) => list.map((one) => one.id))
}

describe('what waits for a review', () => {
  test('is one’s own, anybody’s, and what one has asked for oneself', () => {
    expect(idsOf('publisher')).toEqual([
      [1, 5],
      [2, 6],
      [3, 4],
    ])
  })

  test('is empty for people who may not approve, but for what they have asked', () => {
    expect(idsOf('editor', 2)).toEqual([[4], [], [1, 2, 7]])
    expect(idsOf('editor', 8)).toEqual([[], [], []])
  })

  test('is late once its due date has passed', () => {
    const due = '2026-11-30T22:59:00.000Z'
    const at = (time: string) => isOverdue(due, Date.parse(time))
    expect([at('2026-11-30T22:58:59Z'), at('2026-11-30T22:59:01Z')]).toEqual([false, true])
  })
})

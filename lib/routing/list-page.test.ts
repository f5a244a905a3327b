import { expect, test } from 'vitest'
import { listPageOf, listPagePrefix } from './list-page.ts'

test('what is led to a later page of a list arrives there', () => {
  const inside = (path: string) => path.split('/').slice(1)
  expect(listPageOf(inside(`${listPagePrefix(7)}/hotels/a`))).toEqual({ listPage: 7, segments: ['hotels', 'a'] })
  expect(listPageOf(inside(listPagePrefix(12)))).toEqual({ listPage: 12, segments: [] })
})

test.each([[[]], [['hotels']], [['hotels', 'list-page', '2']], [['list-page']]])(
  '%j is the page that everyone gets',
  (slug) => {
    expect(listPageOf(slug)).toEqual({ listPage: undefined, segments: slug })
  },
)

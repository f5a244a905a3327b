import { beforeEach, expect, test, vi } from 'vitest'
import { type Say, remembering } from './remembering.ts'

const say = vi.fn<Say>((key, values) => `${key} ${JSON.stringify(values)}`)

beforeEach(() => {
  say.mockClear()
})

test('a sentence is formatted once per key and values', () => {
  const t = remembering(say)
  expect([t('a'), t('a'), t('b')]).toEqual(['a undefined', 'a undefined', 'b undefined'])
  expect([
    t('a', { n: 1 }),
    t('a', { n: 1 }),
    t('a', { n: 2 }),
    t('a', { n: '1' }),
    t('b', { n: 1 }),
    t('a', { m: 1 }),
  ]).toEqual(['a {"n":1}', 'a {"n":1}', 'a {"n":2}', 'a {"n":"1"}', 'b {"n":1}', 'a {"m":1}'])
  expect(say).toHaveBeenCalledTimes(7)
})

test.each([
  ['a date', { at: new Date(0) }],
  ['a function', { link: () => '' }],
  ['a long text', { path: '/'.repeat(200) }],
])('a sentence with %s is not cached', (_, values) => {
  const t = remembering(say)
  t('a', values)
  t('a', values)
  expect(say).toHaveBeenCalledTimes(2)
})

test('custom formats are passed through, uncached', () => {
  const t = remembering(say)
  t('a', { n: 1 }, { number: {} })
  t('a', { n: 1 }, { number: {} })
  expect(say.mock.calls).toEqual([
    ['a', { n: 1 }, { number: {} }],
    ['a', { n: 1 }, { number: {} }],
  ])
})

test('the cache is bounded', () => {
  const t = remembering(say)
  for (let n = 0; n <= 500; n += 1) t('a', { n })
  t('a', { n: 500 })
  expect(say).toHaveBeenCalledTimes(501)
  t('a', { n: 0 })
  expect(say).toHaveBeenCalledTimes(502)
})

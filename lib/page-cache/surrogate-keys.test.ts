import { expect, test } from 'vitest'
import { surrogateHeaders, surrogateKey } from './surrogate-keys.ts'
import { recordOf } from './test-support.ts'

const asObject = (headers: readonly string[] | undefined) =>
  headers && Object.fromEntries(Array.from({ length: headers.length / 2 }, (_, i) => headers.slice(2 * i, 2 * i + 2)))

const framed = recordOf('/fr/hotels', {
  tags: ['story:a', 'list:hotels'],
  frame: {
    place: { path: '/hotels', homePath: '/', alternates: { fr: '/hotels', en: '/en/hotels' } },
    parts: [{ key: 'header', tags: ['story:header', 'story:a'], subtrees: [] }],
  },
})

test('a page has a key for each of its tags and its frame’s, once', () => {
  const keys = ['story:a', 'list:hotels', 'story:header'].map(surrogateKey)
  const control = 'max-age=60, stale-while-revalidate=10, stale-if-error=86400'
  expect(asObject(surrogateHeaders(framed, 'prefix-except-default'))).toEqual({
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
    'surrogate-control': control,
    'cdn-cache-control': control,
    'x-accel-expires': '60',
  })
  expect(new Set(keys.map((key) => key.length))).toEqual(new Set([8]))
})

test('no shared cache keeps a page whose language the address does not tell', () => {
  expect(surrogateHeaders(framed, 'no-prefix')).toBeUndefined()
})

test('nor one with more keys than shared caches read', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `story:${index}`)
  const headers = (count: number) =>
    surrogateHeaders(recordOf('/fr/hotels', { tags: tags(count) }), 'prefix-except-default')
  expect(headers(1_800)).toBeDefined()
  expect(headers(1_900)).toBeUndefined()
})

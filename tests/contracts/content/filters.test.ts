import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC, startContentService, type ContentService } from './service.ts'

let service: ContentService

const story = (slug: string, content: Record<string, unknown>) => ({
  slug,
  full_slug: slug,
  content: { _uid: slug, component: 'page', ...content },
})

beforeAll(async () => {
  service = await startContentService({
    stories: [
      story('a', {
        title: 'Red fox',
        tags: ['x', 'y'],
        on: true,
        price: '9',
        rate: '1.5',
        date: '2026-01-01 10:00',
        seo: { title: 'Deep' },
        body: [{ _uid: '1', component: 'hero' }],
      }),
      story('b', {
        title: 'red wolf',
        tags: ['y'],
        on: false,
        price: '10',
        rate: '2.25',
        date: '2026-06-01 10:00',
        seo: { title: '' },
        body: [],
      }),
      story('c', { title: '', tags: [], on: 'true', price: '', rate: 'much', date: '', none: null }),
      { ...story('d', {}), content: { _uid: 'd', component: 'other' } },
    ],
  })
})
afterAll(() => service.stop())

const cases: [string, Record<string, unknown>, string][] = [
  ['is empty', { title: { is: 'empty' } }, 'c d'],
  ['is not_empty', { title: { is: 'not_empty' } }, 'a b'],
  ['is empty_array', { tags: { is: 'empty_array' } }, 'c'],
  ['is not_empty_array', { tags: { is: 'not_empty_array' } }, 'a b'],
  ['is true', { on: { is: 'true' } }, 'a c'],
  ['is false', { on: { is: 'false' } }, 'b'],
  ['is null', { none: { is: 'null' } }, 'a b c d'],
  ['is not_null', { title: { is: 'not_null' } }, 'a b c'],
  ['in', { title: { in: 'Red fox,other' } }, 'a'],
  ['in with a boolean', { on: { in: 'false' } }, 'b'],
  ['in with the component', { component: { in: 'other' } }, 'd'],
  ['in nothing: empty or missing', { title: { in: '' } }, 'c d'],
  ['not_in', { title: { not_in: 'Red fox,red wolf' } }, 'c d'],
  ['like, whatever the case', { title: { like: 'RED*' } }, 'a b'],
  ['like in the middle', { title: { like: '*d*f*' } }, 'a b'],
  ['like without a star is the whole', { title: { like: 'red' } }, ''],
  ['like nothing: there and empty', { title: { like: '' } }, 'c'],
  ['not_like', { title: { not_like: '*fox' } }, 'b c d'],
  ['any_in_array', { tags: { any_in_array: 'x,z' } }, 'a'],
  ['in_array', { tags: { in_array: 'y' } }, 'a b'],
  ['all_in_array', { tags: { all_in_array: 'x,y' } }, 'a'],
  ['gt_date is strict', { date: { gt_date: '2026-01-01 10:00' } }, 'b'],
  ['lt_date, ISO', { date: { lt_date: '2026-06-01T10:00:00.000Z' } }, 'a'],
  ['gt_int compares numbers, not text', { price: { gt_int: '9' } }, 'b'],
  ['lt_int', { price: { lt_int: 10 } }, 'a'],
  ['gt_float', { rate: { gt_float: '1.5' } }, 'b'],
  ['lt_float', { rate: { lt_float: '2.25' } }, 'a'],
  ['exists', { seo: { exists: 'true' } }, 'a b'],
  ['a nested path', { 'seo.title': { in: 'Deep' } }, 'a'],
  ['an index in a path', { 'body.0.component': { in: 'hero' } }, 'a'],
  ['several fields must all hold', { title: { like: 'red*' }, on: { is: 'true' } }, 'a'],
  ['__or', { __or: [{ title: { in: 'Red fox' } }, { component: { in: 'other' } }] }, 'a d'],
  ['__or of one field', { __or: [{ price: { in: '9' } }, { price: { in: '10' } }] }, 'a b'],
  ['__or and the rest', { __or: [{ price: { in: '9' } }, { price: { in: '10' } }], on: { is: 'false' } }, 'b'],
]

test.each(cases)('%s', async (_name, filter, slugs) => {
  const { data } = await service.client().get('cdn/stories', { filter_query: filter })
  expect((data.stories as { slug: string }[]).map(({ slug }) => slug).join(' ')).toBe(slugs)
})

test.each([
  ['raw brackets', 'filter_query[__or][][price][in]=9&filter_query[__or][][price][in]=10&filter_query[on][is]=true'],
  [
    'encoded brackets',
    'filter_query%5B__or%5D%5B%5D%5Bprice%5D%5Bin%5D=9&filter_query%5B__or%5D%5B%5D%5Bprice%5D%5Bin%5D=10' +
      '&filter_query%5Bon%5D%5Bis%5D=true',
  ],
  [
    'numbered members',
    'filter_query[__or][0][price][in]=9&filter_query[__or][1][price][in]=10&filter_query[on][is]=true',
  ],
])('%s, through the redirect', async (_name, query) => {
  const answer = await fetch(`${service.url}/v2/cdn/stories?${query}&token=${PUBLIC}`)
  const { stories } = (await answer.json()) as { stories: { slug: string }[] }
  expect(stories.map(({ slug }) => slug)).toEqual(['a'])
})

test('a field named like a member of every object is not found', async () => {
  const { data } = await service
    .client()
    .get('cdn/stories', { filter_query: { 'constructor.name': { is: 'not_empty' } } })
  expect(data.stories).toEqual([])
})

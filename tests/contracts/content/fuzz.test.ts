import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FUZZ_RUNS } from '@barriere/testing/test-size.ts'
import { PREVIEW, PUBLIC, startContentService, type ContentService } from './service.ts'

/** Number of inputs per test: these requests are cheaper than the member operations. */
const RUNS = Math.max(20, FUZZ_RUNS)

vi.setConfig({ testTimeout: 60_000 + RUNS * 20 })

let service: ContentService

beforeAll(async () => {
  service = await startContentService({
    languages: [{ code: 'en', name: 'English' }],
    stories: [
      {
        slug: 'home',
        full_slug: 'home',
        content: { _uid: 'h', component: 'page', title: 'A', tags: ['x'], body: [{ _uid: 'b', component: 'hero' }] },
      },
    ],
  })
})
afterAll(() => service.stop())

const known = fc.constantFrom(
  'page',
  'per_page',
  'starts_with',
  'by_slugs',
  'by_uuids',
  'by_ids',
  'sort_by',
  'level',
  'language',
  'fallback_lang',
  'resolve_relations',
  'resolve_links',
  'search_term',
  'published_at_gt',
  'filter_query',
  'filter_query[title][in]',
  'filter_query[__or][][title][like]',
  'filter_query[__proto__][is]',
  'filter_query[constructor][__proto__]',
  'with_tag',
  'is_startpage',
  'excluding_fields',
  'datasource',
  'dimension',
  'with_parent',
  'find_by',
  '__proto__[x]',
  'cv',
)
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('-1', '1e999', 'NaN', '*'.repeat(200), '%', '[]', 'content.title:desc', 'not_empty', '\0'),
)
const pair = fc.tuple(fc.oneof(known, fc.string()), value)
const path = fc.oneof(
  fc.constantFrom(
    'stories',
    'stories/home',
    'links',
    'datasources',
    'datasource_entries',
    'tags',
    'stories/%',
    'stories/%00',
    'links/x',
  ),
  fc.string().map((text) => `stories/${encodeURIComponent(text)}`),
)

/** Lone surrogates cannot be put into an address at all. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

test('property: any delivery request gets a JSON answer, never a 500', async () => {
  await fc.assert(
    fc.asyncProperty(path, fc.array(pair, { maxLength: 6 }), fc.boolean(), async (resource, pairs, draft) => {
      const query = pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')
      const answer = await service.deliver(
        `${resource}?${query}&token=${draft ? `${PREVIEW}&version=draft` : PUBLIC}&cv=1`,
      )
      expect([200, 301, 400, 401, 404, 422]).toContain(answer.status)
      if (answer.status !== 301) expect(await answer.json()).toBeDefined()
    }),
    { numRuns: RUNS },
  )
})

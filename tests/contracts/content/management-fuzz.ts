import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RIGHTS } from '#services/content/management/rights.ts'
import { FUZZ } from '#tests/support/hostile.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { EditorClient } from './editor-client.ts'
import { type ContentService, startContentService } from './service.ts'

/** Inputs for each call. */
const RUNS = Number(process.env.FUZZ_RUNS ?? sized(3, 30, 1_000))

/** Concurrency: requests under way at a time, so that changes also meet each other. */
const AT_ONCE = Math.min(10, RUNS)

const FILE = 'https://a.storyblok.com/f/1/100x100/0123456789/a.png'

/** Stories that calls may change, publish and delete. */
const STORIES = 60

/** Number of changes in a space before a new one is used: every change reads what those before it have added. */
const MOST_CHANGES = 500

const startSpace = (): Promise<ContentService> =>
  startContentService({
    languages: [{ code: 'en', name: 'English' }],
    stories: Array.from({ length: STORIES }, (_, index) => ({
      slug: `s${index}`,
      full_slug: `s${index}`,
      content: { _uid: `u${index}`, component: 'page', title: 'A', body: [{ _uid: 'b', component: 'hero' }] },
      published: index % 2 === 0,
    })),
    components: [
      {
        id: 1,
        name: 'page',
        is_root: true,
        schema: { title: { type: 'text', translatable: true }, gambling: { type: 'boolean' }, body: { type: 'bloks' } },
      },
      { id: 2, name: 'hero', schema: { image: { type: 'asset' }, text: { type: 'richtext', translatable: true } } },
    ],
    datasources: [{ id: 1, name: 'Menu', slug: 'menu' }],
    assets: [{ id: 7, filename: FILE, data: Buffer.from('%PDF-1.7') }],
  })

const odd = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    'null',
    '[]',
    '99999999999999999999',
    '9007199254740993',
    '2147483648',
    '%',
    '\0',
    '../..',
    '__proto__',
    'constructor',
    '2999-01-01 10:00',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '<img src=x onerror=alert(1)>',
    'java\tscript:alert(1)',
    'x'.repeat(5_000),
  ),
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.integer({ min: 1, max: STORIES }).map(String),
)

const NAMES = [
  'name',
  'slug',
  'parent_id',
  'position',
  'content',
  'tag_list',
  'path',
  'is_startpage',
  'is_folder',
  'group_id',
  'meta_data',
  'sort_by_date',
  'translated_slugs_attributes',
  'publish_at',
  'expire_at',
  'publish',
  'story_id',
  'release_at',
  'do_release',
  'release_id',
  'workflow_stage_id',
  'comment',
  'message',
  'message_json',
  'block_uid',
  'component',
  'fieldname',
  'title',
  'lang',
  'language',
  'value',
  'datasource_id',
  'dimension_value',
  'dimensions_attributes',
  'schema',
  'preset',
  'component_id',
  'object_type',
  'parent_uuid',
  'filename',
  'size',
  'id',
  'ids',
  'asset_folder_id',
  'alt',
  'focus',
  'internal_tag_ids',
  'ext_id',
  'is_private',
  'email',
  'role',
  'send',
  'endpoint',
  'secret',
  'actions',
  'activated',
  'password',
  'repeated',
  'code',
  'solved_at',
  'redirect',
  'after_id',
  '__proto__',
  'constructor',
] as const

const QUERIES = [
  'page',
  'per_page',
  'search',
  'sort_by',
  'with_parent',
  'by_ids',
  'by_uuids',
  'with_slug',
  'starts_with',
  'in_trash',
  'publish',
  'release_id',
  'version',
  'with',
  'model',
  'model_id',
  'by_story_id',
  'scheduled_for_story',
  'by_release_id',
  'show_content',
  'with_story',
  'force',
  'recursive',
  'after_id',
  'dimension',
  'datasource_id',
  'datasource_slug',
  'key',
  'user',
  'state',
  'webhook_endpoint_id',
  'cv',
  'redirect',
  'everywhere',
  'filter_query[title][in]',
  'with_tag',
  'story_only',
  'component_id',
  'by_object_type',
  'in_folder',
  'is_published',
  'by_alt',
  'with_tags',
  'mine',
  'contain_component',
] as const

const block = fc.record(
  {
    _uid: odd,
    component: fc.oneof(fc.constantFrom('page', 'hero'), odd),
    title: fc.oneof(fc.constant('Poker'), fc.jsonValue({ maxDepth: 3 })),
    body: fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant([{ component: 'hero', image: { filename: FILE } }])),
    image: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.record({ filename: odd, alt: odd, meta_data: fc.jsonValue() })),
    text: fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.record({ type: fc.constant('doc'), content: fc.array(fc.record({ type: odd, attrs: fc.jsonValue() })) }),
    ),
  },
  { requiredKeys: [] },
)

const schema = fc.dictionary(
  fc.constantFrom('title', 'body', 'image', 'text', 'gambling'),
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({
      type: fc.constantFrom('text', 'richtext', 'asset', 'multilink', 'bloks', 'option', 'datetime', 'number'),
      options: fc.jsonValue({ maxDepth: 2 }),
      required: fc.boolean(),
      translatable: fc.boolean(),
    }),
  ),
)

const member = fc.oneof(
  odd,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
  block,
  schema,
  fc.array(fc.integer({ min: 1, max: STORIES }), { maxLength: 4 }),
)

const members = fc.dictionary(fc.constantFrom(...NAMES), member, { maxKeys: 8 })

/** Name of a resource in a body: `stories` → `story`. */
const nameOf = (path: string): string => {
  const [resource = ''] = path.replace('/spaces/:space/', '').replace(/^\//, '').split('/')
  if (path.includes('/comments')) return 'comment'
  if (resource === 'session') return path.includes('invitation') ? 'invitation' : 'session'
  return resource === 'users' ? 'user' : resource.replace(/ies$/, 'y').replace(/s$/, '')
}

const id = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: STORIES }).map(String) }, odd)

/** Lone surrogates cannot be put into an address at all. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A segment of a path; empty ones and dots would make it another path. */
const segment = (text: string): string => (/^\.{0,2}$/.test(text) ? '1' : encode(text))

interface Input {
  readonly ids: readonly string[]
  readonly query: readonly (readonly [string, string])[]
  readonly body: unknown
}

/**
 * Answers that are no fault of the service. 501: an unknown address, where a second id is no number, and versions of a
 * resource without versions. 502: the site, which would tell where a story is, does not run here.
 */
const isSound = (call: string, status: number): boolean =>
  status < 500 ||
  (status === 501 && (call.split(':').length > 3 || call.includes('/versions'))) ||
  (status === 502 && call.endsWith('/:id/pages'))

/** Requests of one part of all calls of the management API, so that the parts can run on several cores. */
export function fuzzManagement(part: number, parts: number): void {
  vi.setConfig({ testTimeout: 60_000 + RUNS * 100 })

  let service: ContentService
  let browser: EditorClient
  let changes = 0
  const renew = async (): Promise<void> => {
    await service?.stop()
    service = await startSpace()
    browser = new EditorClient(service.url)
    changes = 0
  }
  beforeAll(renew)
  afterAll(() => service.stop())

  const calls = [...RIGHTS.keys()].filter((_, index) => index % parts === part)
  test.each(calls)('property: %s gets an answer, never a 5xx', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const input: fc.Arbitrary<Input> = fc.record({
      ids: fc.array(id, { minLength: 2, maxLength: 2 }),
      query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...QUERIES), fc.string()), odd), { maxLength: 4 }),
      body: fc.oneof(
        { weight: 4, arbitrary: members.map((given) => ({ [nameOf(path)]: given, ...given })) },
        fc.jsonValue(),
      ),
    })
    const ask = async ({ ids, query, body }: Input): Promise<number> => {
      let next = 0
      const filled = path.replace(':space', '1').replace(/:\w+/g, () => segment(ids[next++] ?? ''))
      const text = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
      const address = `${filled.slice(1)}?${text}`
      const sent = method === 'GET' ? undefined : body
      const { status } =
        RIGHTS.get(call)?.least === 'anyone'
          ? await browser.call(method, address, sent)
          : await service.manage(method, address, sent)
      if (method !== 'GET' && status < 300) changes += 1
      return status
    }
    await fc.assert(
      fc.asyncProperty(fc.array(input, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (inputs) => {
        if (changes > MOST_CHANGES) await renew()
        const statuses = await Promise.all(inputs.map(ask))
        expect(statuses.filter((status) => !isSound(call, status))).toEqual([])
      }),
      { numRuns: Math.ceil(RUNS / AT_ONCE), seed: FUZZ.seed },
    )
  })
}

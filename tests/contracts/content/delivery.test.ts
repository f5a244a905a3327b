import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ISbStoriesParams, ISbStoryParams } from 'storyblok-js-client'
import { PREVIEW, PUBLIC, startContentService, type ContentService } from './service.ts'
import { uuid, type FixtureStory } from './space.ts'

const SIZE = 130

const page = (slug: string, content: Record<string, unknown> = {}, more: Partial<FixtureStory> = {}): FixtureStory => ({
  slug,
  full_slug: slug,
  content: { _uid: `uid-${slug}`, component: 'page', ...content },
  ...more,
})

const articles: FixtureStory[] = Array.from({ length: SIZE }, (_, index) => ({
  slug: `article-${index + 1}`,
  full_slug: `articles/article-${index + 1}`,
  content: { _uid: `uid-${index + 1}`, component: 'article', number: String(index + 1) },
}))

/** The 120 first articles, referred to by one story. */
const many = page('many', { articles: Array.from({ length: 120 }, (_, index) => uuid(index + 1)) })
const few = page('few', {
  articles: [uuid(1), uuid(2), uuid(999), uuid(SIZE + 5)],
  text: {
    type: 'doc',
    content: [{ type: 'blok', attrs: { id: 'b', body: [{ _uid: 'inner', component: 'teaser', article: uuid(3) }] } }],
  },
})

let service: ContentService

beforeAll(async () => {
  service = await startContentService({
    stories: [
      ...articles,
      many,
      few,
      page('blog-start', {}, { slug: 'blog', full_slug: 'blog/', is_startpage: true }),
      page('hidden', {}, { published: false }),
      // A relation of a relation.
      page('draft-only', { articles: [uuid(SIZE + 2)] }, { published: false }),
    ],
  })
})
afterAll(() => service.stop())

describe('lists', () => {
  test('25 a page unless told, with the totals in headers', async () => {
    const answer = await service.client().getStories({})
    expect(answer.data.stories).toHaveLength(25)
    expect(answer.perPage).toBe(25)
    expect(answer.total).toBe(SIZE + 3)
    expect(answer.data.rels).toEqual([])
    expect(answer.data.links).toEqual([])
  })

  test('a page past the end is empty, per_page stops at 100', async () => {
    const client = service.client()
    expect((await client.getStories({ page: 99 })).data.stories).toEqual([])
    expect((await client.getStories({ per_page: 500 })).data.stories).toHaveLength(100)
  })

  test('getAll brings every story once', async () => {
    const seen: URL[] = []
    const stories = await service.client({}, seen).getAll('cdn/stories', { starts_with: 'articles/' })
    expect(stories).toHaveLength(SIZE)
    expect(new Set(stories.map((story) => story.uuid)).size).toBe(SIZE)
    expect(seen).toHaveLength(6)
  })

  test('getAll over links', async () => {
    const links: { uuid: string; is_folder: boolean }[] = await service.client().getAll('cdn/links', {})
    expect(links).toHaveLength(SIZE + 3 + 2)
    expect(links.filter((link) => link.is_folder)).toHaveLength(2)
  })

  test.each([
    ['by_slugs', { by_slugs: 'many,articles/article-13*' }, ['article-13', 'article-130', 'many']],
    ['excluding_slugs', { excluding_slugs: 'articles/*,blog' }, ['many', 'few']],
    ["by_uuids in the space's order", { by_uuids: `${uuid(9)},${uuid(4)}` }, ['article-4', 'article-9']],
    ['by_uuids_ordered in the given order', { by_uuids_ordered: `${uuid(9)},${uuid(4)}` }, ['article-9', 'article-4']],
    ['by_ids', { by_ids: '7,8' }, ['article-7', 'article-8']],
    ['content_type', { content_type: 'page' }, ['many', 'few', 'blog']],
    ['is_startpage', { is_startpage: true }, ['blog']],
    ['level, start pages left out', { level: 1 }, ['many', 'few']],
    ['starts_with is a literal prefix', { starts_with: '/articles' }, []],
    ['search_term, a slug before a text', { search_term: 'few' }, ['few']],
    [
      'sort_by a number in content',
      { by_ids: '2,10,9', sort_by: 'content.number:desc:int' },
      ['article-10', 'article-9', 'article-2'],
    ],
    [
      'sort_by text in content',
      { by_ids: '2,10,9', sort_by: 'content.number:asc' },
      ['article-10', 'article-2', 'article-9'],
    ],
    [
      'sort_by with nulls first',
      { by_ids: '2,10,132', sort_by: 'content.number:desc:int:nulls_first' },
      ['few', 'article-10', 'article-2'],
    ],
  ])('%s', async (_name, params, slugs) => {
    const { data } = await service.client().getStories(params)
    expect(data.stories.map((story) => story.slug)).toEqual(slugs)
  })

  test('excluding_fields and excluding_story_fields', async () => {
    const params: ISbStoriesParams = {
      excluding_fields: 'articles',
      excluding_story_fields: 'path,uuid,nothing' as 'path',
    }
    const { data } = await service.client().get('cdn/stories/many', params as ISbStoryParams)
    expect(data.story.content).toEqual({ _uid: 'uid-many', component: 'page' })
    expect(data.story).not.toHaveProperty('path')
    expect(data.story.uuid).toBe(uuid(SIZE + 1))
  })

  test.each([
    ['sort_by', 'x:sideways'],
    ['filter_query[a][near]', '1'],
    ['published_at_gt', 'soon'],
  ])('422 for %s=%s', async (name, value) => {
    await expect(service.client().getStories({ [name]: value })).rejects.toMatchObject({
      status: 422,
      response: { data: { error: expect.any(String) } },
    })
  })

  test('400 for a query that cannot be read', async () => {
    const answer = await service.deliver(`stories?token=${PUBLIC}&x=%ff`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.any(String) })
  })
})

describe('one story', () => {
  test.each([
    ['full slug', 'articles/article-1'],
    ['id', '1'],
    ['a trailing slash', 'articles/article-1/'],
  ])('by %s', async (_name, path) => {
    expect((await service.client().getStory(path, {})).data.story.uuid).toBe(uuid(1))
  })

  test('by UUID with find_by', async () => {
    const client = service.client()
    expect((await client.getStory(uuid(5), { find_by: 'uuid' })).data.story.slug).toBe('article-5')
    await expect(client.getStory(uuid(5), {})).rejects.toMatchObject({ status: 404 })
  })

  test('a start page with and without its slash', async () => {
    const client = service.client()
    expect((await client.getStory('blog', {})).data.story.full_slug).toBe('blog/')
    expect((await client.getStory('blog/', {})).data.story.full_slug).toBe('blog/')
  })

  test('missing or unpublished: 404 with a JSON array', async () => {
    for (const slug of ['nowhere', 'hidden']) {
      await expect(service.client().getStory(slug, {})).rejects.toMatchObject({
        status: 404,
        message: 'This record could not be found',
        response: { data: ['This record could not be found'] },
      })
    }
  })

  test('has the shape the cloud answers', async () => {
    const { data } = await service.client().getStory('articles/article-1', {})
    expect(Object.keys(data.story).sort()).toEqual([
      'alternates',
      'content',
      'created_at',
      'default_full_slug',
      'first_published_at',
      'full_slug',
      'group_id',
      'id',
      'is_startpage',
      'lang',
      'meta_data',
      'name',
      'parent_id',
      'path',
      'position',
      'published_at',
      'release_id',
      'slug',
      'sort_by_date',
      'tag_list',
      'translated_slugs',
      'updated_at',
      'uuid',
    ])
    expect(data.story).toMatchObject({
      id: 1,
      lang: 'default',
      default_full_slug: null,
      translated_slugs: null,
      parent_id: expect.any(Number),
    })
  })
})

describe('drafts', () => {
  test('carry _editable in every block, rich text and relations included', async () => {
    const { data } = await service
      .client({ accessToken: PREVIEW })
      .get('cdn/stories/few', { version: 'draft', resolve_relations: 'page.articles,teaser.article' })
    const blocks = JSON.stringify(data).match(/"component":"/g) ?? []
    const marks = [...JSON.stringify(data).matchAll(/<!--#storyblok#(\{.*?\})-->/g)].map(
      ([, json = '']) => JSON.parse(JSON.parse(`"${json}"`)) as Record<string, string>,
    )
    expect(marks).toHaveLength(blocks.length)
    expect(marks).toContainEqual({ name: 'teaser', space: '1', uid: 'inner', id: String(SIZE + 2) })
    expect(marks).toContainEqual({ name: 'article', space: '1', uid: 'uid-3', id: '3' })
  })

  test('are answered without a redirect and show unpublished stories', async () => {
    const answer = await service.deliver(`stories/hidden?token=${PREVIEW}&version=draft`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('private')
  })

  test('published content has no _editable', async () => {
    const { data } = await service
      .client({ accessToken: PREVIEW })
      .get('cdn/stories', { resolve_relations: 'page.articles', per_page: 100 })
    expect(JSON.stringify(data)).not.toContain('_editable')
  })
})

describe('access', () => {
  test.each([
    ['no token', 'stories'],
    ['an unknown token', 'stories?token=nope'],
    ['a draft with the public token', `stories?token=${PUBLIC}&version=draft`],
    ['one of two', `spaces/me?token=${PUBLIC}x`],
  ])('401 for %s', async (_name, path) => {
    const answer = await service.deliver(path)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ error: 'Unauthorized' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('the official client sees the reason', async () => {
    await expect(service.client().getStories({ version: 'draft' })).rejects.toMatchObject({
      status: 401,
      message: 'Unauthorized',
    })
  })

  test('preflight', async () => {
    const answer = await fetch(`${service.url}/v2/cdn/stories`, { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type, Accept')
  })

  test('an unknown path is JSON too', async () => {
    const answer = await service.deliver('nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'Not Found' })
  })
})

describe('cv', () => {
  test.each([
    ['no cv', ''],
    ['cv=0', '&cv=0'],
    ['cv=undefined', '&cv=undefined'],
    ['an empty cv', '&cv='],
  ])('%s: 301 to the sorted query with the current cv', async (_name, cv) => {
    const answer = await service.deliver(
      `stories?version=published&token=${PUBLIC}${cv}&filter_query[component][in]=page&page=1`,
    )
    expect(answer.status).toBe(301)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const location = answer.headers.get('location') ?? ''
    const target = new URL(location, service.url)
    expect([...target.searchParams.keys()]).toEqual(['cv', 'filter_query[component][in]', 'page', 'token', 'version'])
    expect(target.searchParams.get('cv')).toMatch(/^\d{10,}$/)
    const final = await fetch(target, { redirect: 'manual' })
    expect(final.status).toBe(200)
    expect(await final.json()).toMatchObject({ cv: Number(target.searchParams.get('cv')), stories: expect.any(Array) })
  })

  test.each(['links', 'datasources', 'datasource_entries', 'tags', 'stories/many'])(
    '%s redirects',
    async (resource) => {
      expect((await service.deliver(`${resource}?token=${PUBLIC}`)).status).toBe(301)
    },
  )

  test('spaces/me does not, and tells the version', async () => {
    const answer = await service.deliver(`spaces/me/?token=${PUBLIC}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      space: {
        id: 1,
        name: 'Fixture',
        domain: 'https://fixture.example/',
        version: expect.any(Number),
        language_codes: [],
      },
    })
  })

  test('an old cv is answered, not redirected', async () => {
    const answer = await service.deliver(`stories/many?token=${PUBLIC}&cv=5`)
    expect(answer.status).toBe(200)
  })
})

describe('relations', () => {
  test('120 come in three batches of 50, 50 and 20, and all are put in place', async () => {
    const seen: URL[] = []
    const { data } = await service.client({}, seen).getStory('many', { resolve_relations: 'page.articles' })
    const batches = seen
      .filter((url) => url.searchParams.has('by_uuids'))
      .map((url) => url.searchParams.get('by_uuids')?.split(',').length)
    expect(batches).toEqual([50, 50, 20])
    const related = data.story.content.articles as { content: { number: string } }[]
    expect(related.map((story) => story.content.number)).toEqual(
      Array.from({ length: 120 }, (_, index) => String(index + 1)),
    )
  })

  test('a missing or unpublished one stays a UUID', async () => {
    const { data } = await service.client().getStory('few', { resolve_relations: 'page.articles' })
    expect(data.story.content.articles).toEqual([
      expect.objectContaining({ slug: 'article-1' }),
      expect.objectContaining({ slug: 'article-2' }),
      uuid(999),
      uuid(SIZE + 5),
    ])
  })

  test('found inside rich text, each once', async () => {
    const answer = await fetch(
      `${service.url}/v2/cdn/stories?by_slugs=few&resolve_relations=page.articles,teaser.article&token=${PUBLIC}`,
    )
    const body = (await answer.json()) as { rels: { slug: string }[]; rel_uuids?: string[] }
    expect(body.rels.map((story) => story.slug)).toEqual(['article-1', 'article-2', 'article-3'])
    expect(body).not.toHaveProperty('rel_uuids')
  })

  test.each([
    ['1', ['few']],
    ['2', ['few', 'article-1', 'article-2', 'draft-only']],
  ])('of relations at level %s', async (level, slugs) => {
    const query = new URLSearchParams({
      by_slugs: 'draft-only',
      version: 'draft',
      token: PREVIEW,
      resolve_relations: 'page.articles',
      resolve_level: level,
    })
    const body = (await (await service.deliver(`stories?${query.toString()}`)).json()) as { rels: { slug: string }[] }
    expect(body.rels.map((story) => story.slug)).toEqual(slugs)
  })
})

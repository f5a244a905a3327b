import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Receiver } from './receiver.ts'
import { PREVIEW, PUBLIC, startContentService, type ContentService } from './service.ts'
import { uuid } from './space.ts'

const receiver = new Receiver()
let service: ContentService

beforeAll(async () => {
  service = await startContentService(
    {
      languages: [{ code: 'en', name: 'English' }],
      stories: [
        {
          slug: 'home',
          full_slug: 'home',
          name: 'Accueil',
          content: { _uid: 'h', component: 'page', title: 'Bonjour', title__i18n__en: 'Hello' },
        },
        { slug: 'news', full_slug: 'news', is_folder: true },
        { slug: 'one', full_slug: 'news/one', parent_id: 2, content: { _uid: '1', component: 'article' } },
        { slug: 'two', full_slug: 'news/two', parent_id: 2, content: { _uid: '2', component: 'article' } },
      ],
      components: [{ id: 7, name: 'page', display_name: 'Page', schema: { title: { type: 'text', pos: 0 } } }],
      datasources: [
        {
          id: 3,
          name: 'Colours',
          slug: 'colours',
          dimensions: [{ id: 30, name: 'English', entry_value: 'en' }],
          entries: [
            { id: 300, name: 'red', value: 'Rouge', dimension_values: { en: 'Red' } },
            { id: 301, name: 'blue', value: 'Bleu' },
          ],
        },
        { id: 4, name: 'Mark', slug: 'mark', entries: [{ id: 302, name: 'mark', value: '' }] },
      ],
    },
    { CONTENT_WEBHOOK_URLS: [await receiver.listen()] },
  )
})
/** Webhooks of one URL are ordered: once the marker has arrived, none of an earlier test is pending. */
beforeEach(async () => {
  receiver.status = 200
  receiver.received = []
  await service.manage('PUT', 'spaces/1/datasource_entries/302', { datasource_entry: { value: 'mark' } })
  await receiver.until(({ body }) => body.datasource_slug === 'mark')
  receiver.received = []
})
afterAll(async () => {
  await service.stop()
  await receiver.close()
})

interface Story {
  id: number
  uuid: string
  slug: string
  full_slug: string
  published: boolean
  unpublished_changes: boolean
  content: Record<string, unknown>
  position: number
}
const version = async (): Promise<number> =>
  ((await (await service.deliver(`spaces/me?token=${PUBLIC}`)).json()) as { space: { version: number } }).space.version
const visible = async (slug: string): Promise<number> =>
  (await fetch(`${service.url}/v2/cdn/stories/${slug}?token=${PUBLIC}`)).status
const create = async (story: Record<string, unknown>, more = {}): Promise<Story> => {
  const answer = await service.manage<{ story: Story }>('POST', 'spaces/1/stories', { story, ...more })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body.story
}

describe('stories', () => {
  test('the official client reads, edits and publishes with its raw token', async () => {
    const editor = service.editor()
    const read = await editor.get('spaces/1/stories/1')
    expect(read.data.story).toMatchObject({
      content: { title: 'Bonjour', title__i18n__en: 'Hello' },
      published: true,
      unpublished_changes: false,
    })

    const before = await version()
    await editor.put('spaces/1/stories/1', {
      story: { ...read.data.story, content: { ...read.data.story.content, title: 'Bonsoir' } },
    })
    expect(await version()).toBe(before)
    const published = await service.client().getStory('home', {})
    const draft = await service.client({ accessToken: PREVIEW }).get('cdn/stories/home', { version: 'draft' })
    expect([published.data.story.content.title, draft.data.story.content.title]).toEqual(['Bonjour', 'Bonsoir'])
    expect((await editor.get('spaces/1/stories/1')).data.story.unpublished_changes).toBe(true)

    await editor.get('spaces/1/stories/1/publish')
    expect(await version()).toBeGreaterThan(before)
    expect((await service.client().getStory('home', {})).data.story.content.title).toBe('Bonsoir')
  })

  test('discarding goes back to what is published', async () => {
    const { content } = (await service.manage<{ story: Story }>('GET', 'spaces/1/stories/3')).body.story
    await service.manage('PUT', 'spaces/1/stories/3', { story: { content: { ...content, title: 'Draft' } } })
    const { body } = await service.manage<{ story: Story }>('GET', 'spaces/1/stories/3/discard_changes')
    expect(body.story).toMatchObject({ content, unpublished_changes: false })
  })

  test('blocks get their _uid and lose _editable, files keep their home', async () => {
    const story = await create({
      name: 'Été à Deauville',
      content: {
        component: 'page',
        _editable: 'x',
        body: [{ component: 'hero', _editable: 'y' }],
        image: { filename: `${service.url}/f/1/x/a.png` },
      },
    })
    expect(story).toMatchObject({
      slug: 'ete-a-deauville',
      published: false,
      content: {
        _uid: expect.stringMatching(/^[\da-f-]{36}$/),
        body: [{ component: 'hero', _uid: expect.any(String) }],
        image: { filename: 'https://a.storyblok.com/f/1/x/a.png' },
      },
    })
    expect(JSON.stringify(story)).not.toContain('_editable')
  })

  test('create, publish, unpublish and delete are each visible and send a webhook', async () => {
    const story = await create({ name: 'Life', parent_id: 2, content: { component: 'page' } }, { publish: '1' })
    expect(await visible('news/life')).toBe(200)
    await service.manage('GET', `spaces/1/stories/${story.id}/unpublish`)
    expect(await visible('news/life')).toBe(404)
    expect((await service.manage('DELETE', `spaces/1/stories/${story.id}`)).status).toBe(200)
    expect((await service.manage('GET', `spaces/1/stories/${story.id}`)).status).toBe(404)
    const deliveries = await receiver.next(3)
    expect(deliveries.map(({ body }) => [body.action, body.story_id, body.full_slug])).toEqual(
      ['published', 'unpublished', 'deleted'].map((action) => [action, story.id, 'news/life']),
    )
  })

  test('a new slug is live at once, with what is in the folder', async () => {
    const before = await version()
    await service.manage('PUT', 'spaces/1/stories/2', { story: { slug: 'actualites' } })
    expect([await visible('news/one'), await visible('actualites/one')]).toEqual([404, 200])
    expect(await version()).toBeGreaterThan(before)
    expect((await receiver.next(1))[0]?.body).toMatchObject({ action: 'moved', story_id: 2, full_slug: 'actualites' })
    await service.manage('PUT', 'spaces/1/stories/2', { story: { slug: 'news' } })
  })

  test('`cdn/links` tells where a story was: by its own slug, its folder’s, and a published translation', async () => {
    type Former = { lang: string | null; path: string }[]
    const former = async () => {
      const answer = await service.deliver(`links?token=${PUBLIC}&cv=${await version()}`)
      const { links } = (await answer.json()) as { links: Record<string, { former_slugs?: Former }> }
      return links[uuid(3)]?.former_slugs
    }
    const save = (id: number, story: object) => service.manage('PUT', `spaces/1/stories/${id}`, { story })
    const before = (await former()) ?? []
    await save(3, { slug: 'first' })
    await save(2, { slug: 'nouvelles' })
    await save(3, { translated_slugs_attributes: [{ lang: 'en', slug: 'no-1' }] })
    const ofSlugs = [
      { lang: null, path: 'news/first' },
      { lang: 'en', path: 'news/first' },
      { lang: null, path: 'news/one' },
      { lang: 'en', path: 'news/one' },
    ]
    const others = before.filter(({ path }) => path !== 'news/one')
    expect(await former()).toEqual([...ofSlugs, ...others])
    await service.manage('GET', 'spaces/1/stories/3/publish')
    expect(await former()).toEqual([{ lang: 'en', path: 'nouvelles/first' }, ...ofSlugs, ...others])
    // The current address is not a former one.
    await save(2, { slug: 'news' })
    await save(3, { slug: 'one', translated_slugs_attributes: [{ lang: 'en', slug: '' }] })
    await service.manage('GET', 'spaces/1/stories/3/publish')
    const now = (await former()) ?? []
    expect(now.filter(({ path }) => path === 'news/one')).toEqual([])
    expect(now).toEqual(
      expect.arrayContaining([
        { lang: null, path: 'nouvelles/first' },
        { lang: 'en', path: 'news/no-1' },
      ]),
    )
    await receiver.next(6)
  })

  test('moving after a sibling changes the order', async () => {
    await service.manage('PUT', 'spaces/1/stories/3/move?after_id=4')
    const list = async () =>
      (await service.client().getStories({ starts_with: 'news/', content_type: 'article' })).data.stories.map(
        (story) => story.slug,
      )
    expect(await list()).toEqual(['two', 'one'])
    await service.manage('PUT', 'spaces/1/stories/3/move', { after_id: 0 })
    expect(await list()).toEqual(['one', 'two'])
  })

  test('deleting a folder deletes what is in it', async () => {
    const folder = await create({ name: 'Gone', is_folder: true })
    const child = await create({ name: 'Child', parent_id: folder.id, content: { component: 'page' } })
    await service.manage('DELETE', `spaces/1/stories/${folder.id}`)
    expect((await service.manage('GET', `spaces/1/stories/${child.id}`)).status).toBe(404)
    expect((await receiver.next(2)).map(({ body }) => body.full_slug)).toEqual(['gone/child', 'gone'])
  })

  test('translated slugs are merged by language', async () => {
    const story = await create(
      {
        name: 'Vin',
        content: { component: 'page' },
        translated_slugs_attributes: [{ lang: 'en', slug: 'wine', name: 'Wine' }],
      },
      { publish: 1 },
    )
    expect(await visible('en/wine')).toBe(200)
    const { body } = await service.manage<{ story: { translated_slugs: unknown[] } }>(
      'PUT',
      `spaces/1/stories/${story.id}`,
      { story: { translated_slugs_attributes: [{ lang: 'en', slug: '' }] } },
    )
    expect(body.story.translated_slugs).toEqual([])
  })

  test.each([
    [
      'a slug twice',
      'POST',
      'stories',
      { story: { name: 'x', slug: 'home', content: { component: 'page' } } },
      { slug: ['has already been taken'] },
    ],
    ['no name', 'POST', 'stories', { story: { content: { component: 'page' } } }, { name: [expect.any(String)] }],
    ['no component', 'POST', 'stories', { story: { name: 'x' } }, { content: ['must have a component'] }],
    [
      'a parent that is no folder',
      'PUT',
      'stories/1',
      { story: { parent_id: 3 } },
      { parent_id: ['must be a folder'] },
    ],
    [
      'a folder in itself',
      'PUT',
      'stories/2',
      { story: { parent_id: 2 } },
      { parent_id: ['must not be inside the folder itself'] },
    ],
    ['a slug that is too long', 'PUT', 'stories/1', { story: { slug: 'x'.repeat(3000) } }, { slug: ['is too long'] }],
    [
      'a character PostgreSQL cannot hold',
      'PUT',
      'stories/1',
      { story: { content: { component: 'page', title: 'a\0b' } } },
      { error: 'Text with an invalid character' },
    ],
  ])('422 for %s', async (_name, method, path, body, errors) => {
    expect(await service.manage(method, `spaces/1/${path}`, body)).toMatchObject({ status: 422, body: errors })
  })

  test('lists have folders, no content, and their filters', async () => {
    const { body, headers } = await service.manage<{ stories: Story[] }>(
      'GET',
      'spaces/1/stories?by_slugs=home,news&per_page=1&page=2',
    )
    expect(body.stories).toEqual([expect.objectContaining({ full_slug: 'news', is_folder: true })])
    expect(body.stories[0]).not.toHaveProperty('content')
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['2', '1'])
    const slugs = async (query: string) =>
      (await service.manage<{ stories: Story[] }>('GET', `spaces/1/stories?${query}`)).body.stories.map(
        (story) => story.full_slug,
      )
    expect(await slugs('with_parent=2&story_only=1')).toEqual(['news/one', 'news/two'])
    expect(await slugs('contain_component=article')).toEqual(['news/one', 'news/two'])
    expect(await slugs(`by_uuids=${uuid(1)}`)).toEqual(['home'])
    expect(await slugs('folder_only=1')).toEqual(['news'])
  })

  test('too large, too deep, not JSON', async () => {
    const put = (body: string, type = 'application/json') =>
      fetch(`${service.url}/v1/spaces/1/stories/1`, {
        method: 'PUT',
        body,
        headers: { 'authorization': 'local-management', 'content-type': type },
      })
    expect((await put(`{"story":{"content":{"a":"${'x'.repeat(4 * 1024 * 1024)}"}}}`)).status).toBe(413)
    expect((await put(`{"story":{"content":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}}`)).status).toBe(422)
    expect((await put('{"story":')).status).toBe(400)
    expect((await put('{}', 'text/plain')).status).toBe(415)
  })
})

describe('webhooks', () => {
  test("carry the signature of their raw body and the cloud's payload", async () => {
    await service.manage('GET', 'spaces/1/stories/1/publish')
    const [hook] = await receiver.next(1)
    expect(hook?.signature).toBe(
      createHmac('sha1', 'local-webhook-secret')
        .update(hook?.raw ?? '')
        .digest('hex'),
    )
    expect(hook?.type).toBe('application/json')
    expect(hook?.body).toEqual({
      text: 'The user editor@example.com published the Story Accueil (home)',
      action: 'published',
      space_id: 1,
      story_id: 1,
      full_slug: 'home',
    })
  })

  test('are not tried again, and the next one still goes out', async () => {
    receiver.status = 500
    await service.manage('GET', 'spaces/1/stories/1/publish')
    await receiver.next(1)
    receiver.status = 200
    await service.manage('GET', 'spaces/1/stories/1/unpublish')
    const deliveries = await receiver.next(2)
    expect(deliveries.map(({ body }) => body.action)).toEqual(['published', 'unpublished'])
    await service.manage('GET', 'spaces/1/stories/1/publish')
  })

  test('saving a draft sends no webhook', async () => {
    await service.manage('PUT', 'spaces/1/stories/4', { story: { name: 'Quiet' } })
    await service.manage('GET', 'spaces/1/stories/3/publish')
    expect((await receiver.next(1))[0]?.body).toMatchObject({ story_id: 3 })
  })
})

describe('the rest of the space', () => {
  test('datasources with entries and dimensions, as delivered', async () => {
    const client = service.client()
    expect((await client.get('cdn/datasources', {})).data.datasources[0]).toMatchObject({
      id: 3,
      slug: 'colours',
      dimensions: [{ id: 30, entry_value: 'en' }],
    })
    expect(
      (await client.get('cdn/datasource_entries', { datasource: 'colours', dimension: 'en' })).data.datasource_entries,
    ).toEqual([
      { id: 300, name: 'red', value: 'Rouge', dimension_value: 'Red' },
      { id: 301, name: 'blue', value: 'Bleu', dimension_value: null },
    ])
  })

  test('editing an entry increases cv and sends a webhook', async () => {
    const before = await version()
    const { status } = await service.manage('PUT', 'spaces/1/datasource_entries/301?dimension_id=30', {
      datasource_entry: { dimension_value: 'Blue' },
    })
    expect(status).toBe(200)
    expect(await version()).toBeGreaterThan(before)
    expect((await receiver.next(1))[0]?.body).toMatchObject({
      action: 'entries_updated',
      space_id: 1,
      datasource_slug: 'colours',
    })
    expect(
      (await service.client().get('cdn/datasource_entries', { datasource: '3', dimension: 'en' })).data
        .datasource_entries[1]?.dimension_value,
    ).toBe('Blue')
  })

  test('datasources and entries come and go', async () => {
    const made = await service.manage<{ datasource: { id: number; dimensions: { id: number }[] } }>(
      'POST',
      'spaces/1/datasources',
      { datasource: { name: 'Sizes', slug: 'sizes', dimensions_attributes: [{ name: 'E', entry_value: 'en' }] } },
    )
    expect(made).toMatchObject({ status: 201, body: { datasource: { dimensions: [{ entry_value: 'en' }] } } })
    const { id } = made.body.datasource
    const entry = { datasource_entry: { name: 's', value: 'Small', datasource_id: id } }
    expect((await service.manage('POST', 'spaces/1/datasource_entries', entry)).status).toBe(201)
    expect(await service.manage('POST', 'spaces/1/datasource_entries', entry)).toMatchObject({
      status: 422,
      body: { name: ['has already been taken'] },
    })
    expect((await service.manage('DELETE', `spaces/1/datasources/${id}`)).status).toBe(200)
    expect(
      (
        await service.manage<{ datasource_entries: unknown[] }>(
          'GET',
          `spaces/1/datasource_entries?datasource_id=${id}`,
        )
      ).body.datasource_entries,
    ).toEqual([])
  })

  test('components keep what they are given', async () => {
    expect((await service.manage<{ components: unknown[] }>('GET', 'spaces/1/components')).body.components).toEqual([
      expect.objectContaining({ id: 7, name: 'page', schema: { title: { type: 'text', pos: 0 } } }),
    ])
    const made = await service.manage<{ component: { id: number } }>('POST', 'spaces/1/components', {
      component: { name: 'hero', schema: {}, is_nestable: true },
    })
    expect(made).toMatchObject({ status: 201, body: { component: { id: 8, is_nestable: true } } })
    expect(
      await service.manage('PUT', 'spaces/1/components/8', {
        component: { name: 'hero', schema: { a: { type: 'text' } } },
      }),
    ).toMatchObject({ body: { component: { is_nestable: true, schema: { a: { type: 'text' } } } } })
    expect(await service.manage('POST', 'spaces/1/components', { component: { name: 'hero' } })).toMatchObject({
      status: 422,
    })
  })

  test('space and user', async () => {
    expect((await service.manage('GET', 'spaces/1/')).body).toMatchObject({
      space: { id: 1, name: 'Fixture', first_token: PREVIEW, languages: [{ code: 'en', name: 'English' }] },
    })
    expect((await service.manage('GET', 'users/me')).body).toMatchObject({ user: { email: expect.any(String) } })
    expect((await service.manage('GET', 'spaces/2/stories')).status).toBe(404)
  })

  test('no token, no management', async () => {
    for (const path of ['spaces/1', 'spaces/1/stories', 'users/me', 'nothing']) {
      const answer = await fetch(`${service.url}/v1/${path}`, { headers: { authorization: PUBLIC } })
      expect([answer.status, await answer.json()]).toEqual([401, { error: 'Unauthorized' }])
    }
  })
})

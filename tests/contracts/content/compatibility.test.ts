import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREVIEW, PUBLIC, startContentService, type ContentService } from './service.ts'
import { uuid } from './space.ts'

// Requests of the official tools to the management and delivery APIs, besides stories.
let service: ContentService

beforeAll(async () => {
  service = await startContentService({
    stories: [
      { slug: 'news', full_slug: 'news', is_folder: true },
      {
        slug: 'one',
        full_slug: 'news/one',
        parent_id: 1,
        tag_list: ['sea', 'summer'],
        content: {
          _uid: '1',
          component: 'article',
          lead: 'More than two',
          related: [uuid(3)],
          body: [{ _uid: '1a', component: 'quote' }],
        },
      },
      { slug: 'two', full_slug: 'news/two', parent_id: 1, content: { _uid: '2', component: 'article' } },
      { slug: 'deep', full_slug: 'news/deep', parent_id: 1, is_folder: true },
      {
        slug: 'home',
        full_slug: 'home',
        tag_list: ['sea'],
        published: false,
        content: { _uid: 'h', component: 'page' },
      },
    ],
    components: [{ id: 7, name: 'article', display_name: 'Article', schema: {} }],
    datasources: [{ id: 3, name: 'Colours', slug: 'colours', entries: [{ id: 300, name: 'red', value: 'Rouge' }] }],
  })
})
afterAll(() => service.stop())

const ids = async (query: string): Promise<number[]> => {
  const { status, body } = await service.manage<{ stories: { id: number }[] }>('GET', `spaces/1/stories?${query}`)
  expect(status).toBe(200)
  return body.stories.map(({ id }) => id)
}

describe('lists of stories', () => {
  test.each([
    ['with_tag=summer,winter', [2]],
    ['with_tag=sea', [2, 5]],
    ['is_published=true&story_only=1', [2, 3]],
    ['is_published=false&story_only=1', [5]],
    [`by_uuids_ordered=${uuid(5)},${uuid(2)}`, [5, 2]],
    ['excluding_ids=2,3&story_only=1', [5]],
    ['excluding_slugs=news/*', [1, 5]],
    ['root_folders_only=1', [1]],
    [`reference_search=${uuid(3)}`, [2]],
    ['contain_component=quote', [2]],
    // The page of that name before one that mentions it.
    ['search=Two', [3, 2]],
    ['search=news&story_only=1', [2, 3]],
    ['mine=1', []],
    ['scheduled_at_gt=2020-01-01', []],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  test.each(['pinned=1', 'favourite=true', 'branch_id=3', 'with_summary=1', 'sort_by=name:sideways'])(
    '%s is refused, since everything would be the wrong answer',
    async (query) => {
      expect((await service.manage('GET', `spaces/1/stories?${query}`)).status).toBe(422)
    },
  )
})

describe('a copy of a story', () => {
  interface Answer {
    story: { id: number; slug: string; published: boolean; content: { _uid: string; body: { _uid: string }[] } }
  }

  test('is a draft beside it, with blocks of its own', async () => {
    const { status, body } = await service.manage<Answer>('POST', 'spaces/1/stories/2/duplicate', { story: {} })
    expect(status).toBe(201)
    expect(body.story).toMatchObject({ slug: 'one-2', published: false, content: { component: 'article' } })
    expect(body.story.content._uid).not.toBe('1')
    expect(body.story.content.body[0]?._uid).not.toBe('1a')
    const again = await service.manage<Answer>('POST', 'spaces/1/stories/2/duplicate', { story: {} })
    expect(again.body.story.slug).toBe('one-3')
  })

  test('goes where it is told, under its own name', async () => {
    const { body } = await service.manage<Answer>('POST', 'spaces/1/stories/2/duplicate', {
      story: { parent_id: 4, name: 'Other' },
    })
    expect(body.story).toMatchObject({ full_slug: 'news/deep/one', name: 'Other' })
    const taken = { story: { parent_id: 4, slug: 'one' } }
    expect((await service.manage('POST', 'spaces/1/stories/2/duplicate', taken)).status).toBe(422)
    expect((await service.manage('POST', 'spaces/1/stories/1/duplicate', { story: {} })).status).toBe(422)
  })
})

describe('what belongs to components', () => {
  test('groups, by either name of their parent', async () => {
    const made = await service.manage<{ component_group: { id: number; uuid: string } }>(
      'POST',
      'spaces/1/component_groups',
      { component_group: { name: 'Pages' } },
    )
    expect(made.status).toBe(201)
    const { id, uuid: group } = made.body.component_group
    const child = await service.manage('POST', 'spaces/1/component_groups', {
      component_group: { name: 'Hotels', parent_uuid: group },
    })
    expect(child.body).toMatchObject({ component_group: { parent_id: id, parent_uuid: group } })
    const list = await service.manage('GET', `spaces/1/component_groups?with_parent=${id}`)
    expect(list.body).toMatchObject({ component_groups: [{ name: 'Hotels' }] })
    const lost = { component_group: { name: 'Lost', parent_id: 999 } }
    expect((await service.manage('POST', 'spaces/1/component_groups', lost)).status).toBe(422)
  })

  test('presets of a component, tags by what they are for', async () => {
    const preset = { name: 'Short', component_id: 7, preset: { component: 'article', _uid: 'x', title: 'T' } }
    const made = await service.manage<{ preset: { id: number } }>('POST', 'spaces/1/presets', { preset })
    expect(made.body).toMatchObject({ preset: { ...preset, space_id: 1 } })
    const { id } = made.body.preset
    await service.manage('PUT', `spaces/1/presets/${id}`, { preset: { ...preset, name: 'Long' } })
    expect((await service.manage('GET', 'spaces/1/presets?component_id=7')).body).toMatchObject({
      presets: [{ id, name: 'Long', preset: { title: 'T' } }],
    })
    expect((await service.manage('GET', 'spaces/1/presets?component_id=8')).body).toEqual({ presets: [] })
    expect((await service.manage('GET', `spaces/1/internal_tags/${id}`)).status).toBe(404)
    expect((await service.manage('DELETE', `spaces/1/presets/${id}`)).status).toBe(200)
    expect((await service.manage('DELETE', `spaces/1/presets/${id}`)).status).toBe(404)

    for (const tag of [{ name: 'hero' }, { name: 'sea', object_type: 'asset' }])
      expect((await service.manage('POST', 'spaces/1/internal_tags', { internal_tag: tag })).status).toBe(201)
    const tags = await service.manage('GET', 'spaces/1/internal_tags?by_object_type=asset')
    expect(tags.body).toMatchObject({ internal_tags: [{ name: 'sea', object_type: 'asset' }] })
    const odd = { internal_tag: { name: 'odd', object_type: 'moon' } }
    expect((await service.manage('POST', 'spaces/1/internal_tags', odd)).status).toBe(422)
  })

  test('an existing datasource is patched, as the command line does', async () => {
    const patched = await service.manage('PATCH', 'spaces/1/datasources/3', { datasource: { name: 'Hues' } })
    expect(patched.body).toMatchObject({ datasource: { id: 3, name: 'Hues', slug: 'colours' } })
  })

  test('what this service has not says its name', async () => {
    const { status, body } = await service.manage('GET', 'spaces/1/experiments')
    expect([status, body]).toEqual([501, { error: 'This service has no GET experiments' }])
    expect((await service.manage('GET', 'spaces')).body).toMatchObject({ spaces: [{ id: 1 }] })
  })
})

describe('the delivery API', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/v2/cdn/${path}`, { headers, redirect: 'manual' })

  test('answers 304 until something changes', async () => {
    const path = `stories/news/two?version=draft&token=${PREVIEW}`
    const etag = (await read(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    const known = await read(path, { 'if-none-match': `"other", ${etag}` })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect((await read(`${path}&language=`, { 'if-none-match': etag })).status).toBe(200)
    await service.manage('PUT', 'spaces/1/stories/3', { story: { name: 'Two!' } })
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200)
  })

  test('sends a version that is still to come back to the current one', async () => {
    const { space } = (await (await read(`spaces/me?token=${PUBLIC}`)).json()) as { space: { version: number } }
    const ahead = await read(`stories?token=${PUBLIC}&cv=${space.version + 1}`)
    expect([ahead.status, ahead.headers.get('location')]).toEqual([
      301,
      `/content/v2/cdn/stories?cv=${space.version}&token=${PUBLIC}`,
    ])
    expect((await read(`stories?token=${PUBLIC}&cv=${space.version}`)).status).toBe(200)
  })

  test('tags of one folder', async () => {
    const tags = async (more: string) =>
      (
        (await (await read(`tags?version=draft&token=${PREVIEW}${more}`)).json()) as {
          tags: { name: string; taggings_count: number }[]
        }
      ).tags.map(({ name, taggings_count: count }) => [name, count])
    expect(await tags('&starts_with=home')).toEqual([['sea', 1]])
    expect(await tags('&starts_with=nowhere')).toEqual([])
  })
})

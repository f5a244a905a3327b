import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startContentService, type ContentService } from './service.ts'
import { uuid } from './space.ts'

let service: ContentService

const HOME = { _uid: 'h', component: 'page', title: 'Bonjour', title__i18n__en: 'Hello' }

beforeAll(async () => {
  service = await startContentService({
    languages: [{ code: 'en', name: 'English' }],
    stories: [
      { slug: 'home', full_slug: 'home', content: HOME },
      { slug: 'news', full_slug: 'news', is_folder: true },
      {
        slug: 'one',
        full_slug: 'news/one',
        parent_id: 2,
        content: {
          _uid: '1',
          component: 'page',
          title: 'Un',
          related: [uuid(1)],
          text: {
            type: 'doc',
            content: [
              {
                type: 'text',
                text: 'x',
                marks: [{ type: 'link', attrs: { uuid: uuid(4), linktype: 'story', href: '/news/two' } }],
              },
            ],
          },
        },
      },
      { slug: 'two', full_slug: 'news/two', parent_id: 2, content: { _uid: '2', component: 'gone' } },
    ],
    components: [
      {
        id: 7,
        name: 'page',
        is_root: true,
        schema: { title: { type: 'text', required: true, translatable: true, pos: 0 } },
      },
    ],
    datasources: [
      {
        id: 3,
        name: 'Colours',
        slug: 'colours',
        entries: [
          { id: 300, name: 'red', value: 'Rouge' },
          { id: 301, name: 'blue', value: 'Bleu' },
        ],
      },
    ],
  })
})
afterAll(() => service.stop())

interface State {
  readonly id: number
  readonly faults: number
  readonly translations: readonly { readonly lang: string; readonly missing: number; readonly outdated: number }[]
}

const stateOf = async (id: number): Promise<State | undefined> => {
  const { body } = await service.manage<{ story_states: State[] }>('GET', 'spaces/1/story_states?per_page=1000')
  return body.story_states.find((state) => state.id === id)
}

const save = (id: number, story: object, query = '') =>
  service.manage('PUT', `spaces/1/stories/${id}${query}`, { story })

describe('states of stories', () => {
  test('faults and translations of every story, and of no folder', async () => {
    const { body, headers } = await service.manage<{ story_states: State[] }>('GET', 'spaces/1/story_states?per_page=2')
    expect(headers.get('total')).toBe('3')
    expect(body.story_states).toEqual([
      { id: 1, faults: 0, translations: [{ lang: 'en', fields: 1, missing: 0, outdated: 0 }] },
      { id: 3, faults: 0, translations: [{ lang: 'en', fields: 1, missing: 1, outdated: 0 }] },
    ])
    expect(await stateOf(4)).toMatchObject({ faults: 1 })
  })

  test('follow a draft, its publication, and the components', async () => {
    await save(1, { content: { ...HOME, title: 'Bienvenue' } })
    expect(await stateOf(1)).toMatchObject({ translations: [{ missing: 0, outdated: 1 }] })
    const { body } = await service.manage('GET', 'spaces/1/story_states/1')
    expect(body.story_state).toMatchObject({ faults: [], outdated: [{ lang: 'en', uid: 'h', field: 'title' }] })
    // A publication does not make a translation newer; its change does, and an editor's confirmation.
    await service.manage('GET', 'spaces/1/stories/1/publish')
    expect(await stateOf(1)).toMatchObject({ translations: [{ missing: 0, outdated: 1 }] })
    await save(1, { content: { ...HOME, title: 'Bienvenue', title__i18n__en: 'Welcome' } })
    expect(await stateOf(1)).toMatchObject({ translations: [{ missing: 0, outdated: 0 }] })
    await save(1, { content: { ...HOME, title: 'Bonjour', title__i18n__en: 'Welcome' } })
    expect(await stateOf(1)).toMatchObject({ translations: [{ missing: 0, outdated: 1 }] })
    const named = { story_state: { up_to_date: [{ lang: 'en', uid: 'h', field: 'title' }] } }
    const { body: said } = await service.manage('PUT', 'spaces/1/story_states/1', named)
    expect(said.story_state).toMatchObject({ outdated: [] })
    expect(await stateOf(1)).toMatchObject({ translations: [{ missing: 0, outdated: 0 }] })
    expect((await service.manage('PUT', 'spaces/1/story_states/1', { story_state: {} })).status).toBe(422)

    const component = { name: 'gone', is_root: true, schema: {} }
    expect((await service.manage('POST', 'spaces/1/components', { component })).status).toBe(201)
    expect(await stateOf(4)).toMatchObject({ faults: 0 })
  })

  test('of a story that does not exist: 404', async () => {
    expect((await service.manage('GET', 'spaces/1/story_states/99')).status).toBe(404)
    const none = { story_state: { up_to_date: [] } }
    expect((await service.manage('PUT', 'spaces/1/story_states/99', none)).status).toBe(404)
  })
})

test('reference_search finds the stories that mention others, in relations and in formatted text', async () => {
  const found = async (uuids: string) => {
    const { body } = await service.manage<{ stories: { id: number }[] }>(
      'GET',
      `spaces/1/stories?reference_search=${uuids}`,
    )
    return body.stories.map(({ id }) => id)
  }
  expect(await found(uuid(1))).toEqual([3])
  expect(await found(uuid(4))).toEqual([3])
  expect(await found(uuid(3))).toEqual([])
  expect(await found([uuid(3), uuid(4)].join())).toEqual([3])
})

test('a move keeps the address that ends, unless the editor declines', async () => {
  const formerOf = async (id: string) => {
    const { body } = await service
      .deliver('links?token=local-preview&version=draft')
      .then(async (response) => ({
        body: (await response.json()) as { links: Record<string, { former_slugs?: unknown }> },
      }))
    return body.links[id]?.former_slugs
  }
  await service.manage('GET', 'spaces/1/stories/3/publish')
  await save(3, { slug: 'first' }, '?redirect=0')
  expect(await formerOf(uuid(3))).toBeUndefined()
  await save(3, { slug: 'second' })
  expect(await formerOf(uuid(3))).toContainEqual({ lang: null, path: 'news/first' })
})

test('entries say their position, and are sorted by it', async () => {
  const entries = async () => {
    const { body } = await service.manage<{ datasource_entries: { id: number; position: number }[] }>(
      'GET',
      'spaces/1/datasource_entries?datasource_id=3',
    )
    return body.datasource_entries
  }
  const [first, second] = await entries()
  if (!first || !second) throw new Error('No entries.')
  expect([first.id, second.id]).toEqual([300, 301])
  await service.manage('PUT', 'spaces/1/datasource_entries/300', { datasource_entry: { position: second.position } })
  await service.manage('PUT', 'spaces/1/datasource_entries/301', { datasource_entry: { position: first.position } })
  expect((await entries()).map(({ id }) => id)).toEqual([301, 300])
})

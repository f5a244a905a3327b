import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchDocument } from './document.ts'
import type { RawStory } from '../../kit/content/client.ts'
import { SearchSync } from './sync.ts'

const story = (slug: string, content: Record<string, unknown>): RawStory => ({
  uuid: slug,
  full_slug: `website-hotels/${slug}`,
  content: { _uid: slug, component: 'room', title: slug, body: [], ...content },
})

const HOTEL = story('hotels/x/', { component: 'hotel', town: 'Cannes', latitude: '43.5', longitude: '7' })
const ROOM = story('hotels/x/rooms/y', {})

/** A space for the test to change, and an in-memory store for the documents that the sync writes. */
function setUp() {
  const space = { version: 10, stories: new Map<string, [RawStory, number]>() }
  const index = {
    generation: 0,
    version: -1,
    isOwn: true,
    documents: new Map<string, SearchDocument>(),
    synonyms: {},
    builds: 0,
  }
  const keyOf = ({ locale, uuid }: SearchDocument): string => `${locale} ${uuid}`
  const published = (): RawStory[] => [...space.stories.values()].map(([one]) => one)
  const source = {
    version: vi.fn(async () => space.version),
    states: vi.fn(async () => new Map([...space.stories].map(([uuid, [, at]]) => [uuid, String(at)]))),
    storyPages: vi.fn(async function* () {
      for (const one of published()) yield [one]
    }),
    rootPages: vi.fn(async function* () {
      yield published()
    }),
    synonyms: vi.fn(async () => ({ fr: [`${space.version - 10}`], en: [] })),
    storiesByUuid: vi.fn(async (uuids: readonly string[]) => published().filter(({ uuid }) => uuids.includes(uuid))),
  }
  const store = {
    state: async () => ({ generation: index.generation, version: index.version }),
    isOwn: async () => index.isOwn,
    replace: async (
      version: number,
      documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
      synonyms: object,
    ) => {
      const all: SearchDocument[] = []
      for await (const one of documents) all.push(one)
      index.synonyms = synonyms
      index.builds += 1
      index.generation += 1
      index.version = version
      index.documents = new Map(all.map((one) => [keyOf(one), one]))
      return index.generation
    },
    mend: async ({
      generation,
      version,
      uuids,
      documents,
      synonyms,
    }: {
      generation: number
      version: number
      uuids: readonly string[]
      documents: readonly SearchDocument[]
      synonyms: object
    }) => {
      if (generation !== index.generation) return false
      for (const [key, { uuid }] of index.documents) if (uuids.includes(uuid)) index.documents.delete(key)
      for (const one of documents) index.documents.set(keyOf(one), one)
      index.version = version
      index.synonyms = synonyms
      return true
    },
  }
  const log = { info: vi.fn(), warn: vi.fn() }
  const publish = (...stories: RawStory[]): void => {
    space.version += 1
    for (const one of stories) space.stories.set(one.uuid, [one, space.version])
  }
  const remove = (uuid: string): void => {
    space.version += 1
    space.stories.delete(uuid)
  }
  const names = (): string[] =>
    [...index.documents.values()]
      .filter(({ locale }) => locale === 'fr')
      .map(({ name }) => name)
      .toSorted()
  return {
    sync: new SearchSync({ source, store, log }),
    another: () => new SearchSync({ source, store, log }),
    source,
    index,
    log,
    publish,
    remove,
    names,
  }
}

let space: ReturnType<typeof setUp>

beforeEach(async () => {
  space = setUp()
  space.publish(HOTEL, ROOM)
  await space.sync.look()
})

describe('the index', () => {
  test('is built once, and polled with one request while nothing changes', async () => {
    expect(space.names()).toEqual(['hotels/x/', 'hotels/x/rooms/y'])
    await space.sync.look()
    expect([space.index.builds, space.source.states.mock.calls.length, space.source.version.mock.calls.length]).toEqual(
      [1, 1, 2],
    )
  })

  test('is updated incrementally with changed, new and removed stories', async () => {
    space.publish(story('hotels/x/rooms/y', { title: 'Renovated' }), story('hotels/x/rooms/z', {}))
    await space.sync.look()
    expect(space.names()).toEqual(['Renovated', 'hotels/x/', 'hotels/x/rooms/z'])
    space.remove('hotels/x/rooms/z')
    await space.sync.look()
    expect(space.names()).toEqual(['Renovated', 'hotels/x/'])
    expect(space.index.builds).toBe(1)
    expect(space.source.storiesByUuid.mock.calls.map(([uuids]) => uuids)).toEqual([
      ['hotels/x/rooms/y', 'hotels/x/rooms/z'],
      ['hotels/x/rooms/y', 'hotels/x/rooms/z'],
    ])
  })

  test('has the synonyms of the space, also when nothing else of it has changed', async () => {
    expect(space.index.synonyms).toEqual({ fr: ['1'], en: [] })
    space.publish()
    await space.sync.look()
    expect([space.index.synonyms, space.index.builds]).toEqual([{ fr: ['2'], en: [] }, 1])
  })

  test('is updated with the pages of a property that moves, goes or comes back, whose place they have', async () => {
    const town = (): string | undefined => space.index.documents.get('fr hotels/x/rooms/y')?.town
    space.publish({ ...HOTEL, content: { ...HOTEL.content, town: 'Deauville' } })
    await space.sync.look()
    expect([space.index.builds, town()]).toEqual([1, 'Deauville'])
    space.remove('hotels/x/')
    await space.sync.look()
    expect([space.index.builds, town(), space.names()]).toEqual([1, '', ['hotels/x/rooms/y']])
    space.publish(HOTEL)
    await space.sync.look()
    expect([space.index.builds, town(), space.names().length]).toEqual([1, 'Cannes', 2])
  })

  test('is updated with these pages by a later poll where the first one fails', async () => {
    space.publish({ ...HOTEL, content: { ...HOTEL.content, town: 'Deauville' } })
    space.source.synonyms.mockRejectedValueOnce(new Error('away'))
    await space.sync.look()
    await space.sync.look()
    expect([space.index.builds, space.index.documents.get('en hotels/x/rooms/y')?.town]).toEqual([1, 'Deauville'])
  })

  test('is rebuilt when very many stories changed', async () => {
    space.publish(...Array.from({ length: 201 }, (_, number) => story(`rooms/${number}`, {})))
    await space.sync.look()
    expect([space.index.builds, space.index.documents.size]).toEqual([2, 2 * 203])
  })

  test('is taken over by the next start, which knows the places that other pages inherit', async () => {
    const second = space.another()
    await second.look()
    expect([space.index.builds, space.log.info.mock.lastCall?.[0]]).toEqual([1, { event: 'search.kept', version: 11 }])
    space.publish(story('hotels/x/rooms/z', {}))
    await second.look()
    expect([space.index.builds, space.index.documents.get('fr hotels/x/rooms/z')?.town]).toEqual([1, 'Cannes'])
    space.publish({ ...HOTEL, content: { ...HOTEL.content, town: 'Deauville' } })
    await second.look()
    expect([space.index.builds, space.index.documents.get('fr hotels/x/rooms/z')?.town]).toEqual([2, 'Deauville'])
  })

  test('is rebuilt by a start of other code, or of other content', async () => {
    space.index.isOwn = false
    await space.another().look()
    expect(space.index.builds).toBe(2)
    space.index.isOwn = true
    space.publish(story('hotels/x/rooms/z', {}))
    await space.another().look()
    expect([space.index.builds, space.names().length]).toEqual([3, 3])
  })

  test('is rebuilt where the content changes while a start takes it over', async () => {
    space.source.rootPages.mockImplementationOnce(async function* () {
      space.publish(story('hotels/x/rooms/y', { title: 'Renovated' }))
      yield [HOTEL]
    })
    const second = space.another()
    await second.look()
    expect(space.index.builds).toBe(2)
    await second.look()
    expect(space.names()).toEqual(['Renovated', 'hotels/x/'])
  })

  test('with several instances, the first to poll updates it', async () => {
    const second = space.another()
    await second.look()
    await space.sync.look()
    space.publish(story('hotels/x/rooms/y', { title: 'Renovated' }))
    await space.sync.look()
    await second.look()
    space.publish(story('hotels/x/rooms/y', { title: 'Renovated twice' }))
    await second.look()
    expect([space.index.builds, space.names()]).toEqual([1, ['Renovated twice', 'hotels/x/']])
  })

  test('stays unchanged while the content service fails, and is updated afterwards', async () => {
    space.publish(story('hotels/x/rooms/y', { title: 'Renovated' }))
    space.source.storiesByUuid.mockRejectedValueOnce(new Error('away'))
    await space.sync.look()
    expect([space.names(), space.log.warn.mock.calls.length]).toEqual([['hotels/x/', 'hotels/x/rooms/y'], 1])
    await space.sync.look()
    expect(space.names()).toEqual(['Renovated', 'hotels/x/'])
  })

  test('is polled once for concurrent notifications', async () => {
    await Promise.all([space.sync.look(), space.sync.look(), space.sync.look()])
    expect(space.source.version).toHaveBeenCalledTimes(2)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentAnswer } from './service/client.ts'
import { ContentError } from './service/content-error.ts'
import { X, setUp, story } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-12T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('published stories', () => {
  test('are requested once per key and language', async () => {
    const { gateway, storyRequests } = setUp()
    const all = await Promise.all([
      gateway.getStory(X, 'fr'),
      gateway.getStory(X, 'fr'),
      gateway.getStory({ slug: '/website-hotels/hotels/x/' }, 'fr'),
    ])
    expect(new Set(all).size).toBe(1)
    await gateway.getStory(X, 'fr')
    expect(storyRequests()).toHaveLength(1)
    await gateway.getStory(X, 'en')
    await gateway.getStory({ uuid: 'u1' }, 'fr')
    expect(storyRequests()).toHaveLength(3)
  })

  test('with the space’s version, the language where it is not the default, and links', async () => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    await gateway.getStory(X, 'fr')
    await gateway.getStory({ uuid: 'u1' }, 'en')
    const [path, query] = get.mock.calls.at(-2) ?? []
    const english = get.mock.calls.at(-1)
    expect(path).toBe('cdn/stories')
    expect(query).toMatchObject({ by_uuids: 'u1', version: 'published', cv: 100, resolve_links: 'url' })
    expect(query?.language).toBeUndefined()
    expect(query).not.toHaveProperty('resolve_relations')
    expect(english?.[1]).toMatchObject({ by_uuids: 'u1', language: 'en' })
  })

  test('that the directory does not list are requested by their address', async () => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    await gateway.getStory({ slug: 'website-hotels/hôtels/a b' }, 'fr')
    await gateway.getStory({ uuid: 'u2' }, 'en')
    expect(get.mock.calls.at(-2)?.slice(0, 2)).toEqual([
      'cdn/stories/website-hotels/h%C3%B4tels/a%20b',
      expect.objectContaining({ cv: 100 }),
    ])
    expect(get.mock.calls.at(-1)?.slice(0, 2)).toEqual([
      'cdn/stories/u2',
      expect.objectContaining({ find_by: 'uuid', language: 'en' }),
    ])
  })

  test('are new after a change, and listeners are notified when they are', async () => {
    const { gateway, publish } = setUp()
    await gateway.live.sync()
    expect((await gateway.getStory(X, 'fr')).name).toBe('X')
    const notified: [string[], string][] = []
    gateway.onChange((tags) => {
      void gateway.getStory(X, 'fr').then((read) => {
        notified.push([[...tags], read.name])
      })
    })
    await publish('Y')
    expect((await gateway.getStory(X, 'fr')).name).toBe('Y')
    expect(notified).toEqual([[expect.arrayContaining(['story:u1']), 'Y']])
  })

  test('that failed are requested again', async () => {
    const { gateway, get } = setUp()
    get.mockRejectedValueOnce(new ContentError('Server error', 500))
    await expect(gateway.getStory(X, 'fr')).rejects.toMatchObject({ status: 500 })
    expect((await gateway.getStory(X, 'fr')).name).toBe('X')
  })

  test.each([
    ['nothing', {}],
    ['HTML', '<html>'],
    ['half a story', { story: { id: 1 } }],
  ])('an answer of %s is a ContentError like any other failure', async (_, data) => {
    const { gateway, get } = setUp()
    get.mockResolvedValueOnce({ data, total: 0, perPage: 0 })
    await expect(gateway.getStory(X, 'fr')).rejects.toMatchObject({ name: 'ContentError', notFound: false })
  })
})

describe('stories asked for together', () => {
  test('share one request, whatever their kind of key', async () => {
    const { gateway, get, storyRequests } = setUp()
    await gateway.live.sync()
    const reading = gateway.prefetch(['u1', 'unknown'], 'en')
    const [bySlug, byUuid] = await Promise.all([gateway.getStory(X, 'en'), gateway.getStory({ uuid: 'u1' }, 'en')])
    await reading
    expect(bySlug).toBe(byUuid)
    expect(storyRequests()).toHaveLength(1)
    expect(get.mock.calls.at(-1)?.[1]).toMatchObject({ by_uuids: 'u1', per_page: 50, language: 'en', cv: 100 })
  })

  test('of which one is no longer published: that one is missing', async () => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    get.mockResolvedValueOnce({ data: { stories: [] }, total: 0, perPage: 0 })
    await expect(gateway.getStory(X, 'fr')).rejects.toMatchObject({ notFound: true })
    expect(gateway.live.failing).toBe(false)
  })

  test.each([
    ['nothing', {}],
    ['HTML', '<html>'],
    ['a story without a name', { stories: [{ id: 1 }] }],
    ['half a story', { stories: [{ uuid: 'u1' }] }],
  ])('an answer of %s is a ContentError like any other failure', async (_, data) => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    get.mockResolvedValueOnce({ data, total: 0, perPage: 0 })
    await expect(gateway.getStory(X, 'fr')).rejects.toMatchObject({ name: 'ContentError', notFound: false })
    expect((await gateway.getStory(X, 'fr')).uuid).toBe('u1')
  })

  test('that cannot be read are requested again', async () => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    get.mockRejectedValueOnce(new ContentError('away'))
    await gateway.prefetch(['u1'], 'fr')
    expect((await gateway.getStory(X, 'fr')).uuid).toBe('u1')
  })
})

describe('the stories that a story shows', () => {
  const HOTEL = '11111111-0000-4000-8000-000000000001'
  const content = { _uid: 'c', component: 'cards', stories: [HOTEL, HOTEL] }

  test('are read once for all pages, and shared by them', async () => {
    const { gateway, get } = setUp()
    get.mockImplementation(async (path, { by_uuids: asked }) => ({
      data:
        path === 'cdn/stories'
          ? {
              stories: String(asked)
                .split(',')
                .map((uuid) => ({ ...story(), uuid })),
            }
          : { story: { ...story(), uuid: path, content } },
      total: 0,
      perPage: 0,
    }))
    const [one, other] = await Promise.all([
      gateway.getStory({ slug: 'a' }, 'fr'),
      gateway.getStory({ slug: 'b' }, 'fr'),
    ])
    expect(one.shown).toEqual([HOTEL])
    const [first, second] = one.content['stories'] as object[]
    expect(first).toMatchObject({ uuid: HOTEL, content: { title: 'X' } })
    expect(second).toBe(first)
    expect((other.content['stories'] as object[])[0]).toBe(first)
    expect(get.mock.calls.filter(([path]) => path === 'cdn/stories')).toHaveLength(1)
  })

  test('that are not published stay uuids, and are not asked for', async () => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    get.mockResolvedValueOnce({ data: { stories: [{ ...story(), content }] }, total: 0, perPage: 0 })
    expect((await gateway.getStory(X, 'fr')).content['stories']).toEqual([HOTEL, HOTEL])
    expect(get.mock.calls.filter(([path]) => path === 'cdn/stories')).toHaveLength(1)
  })
})

describe('lists', () => {
  const LIST = { folder: '/website-hotels/hotels/', contentType: 'hotel', locale: 'fr' } as const

  test('hold the pages below a folder, without the folder’s own', async () => {
    const { gateway, get } = setUp()
    const list = await gateway.listStories(LIST)
    expect(list.stories.map((one) => one.uuid)).toEqual(['u1'])
    expect(list).toMatchObject({ total: 1, tags: ['list:website-hotels/hotels', 'story:u1'] })
    expect(get.mock.calls[0]?.[1]).toMatchObject({
      starts_with: 'website-hotels/hotels/',
      excluding_slugs: 'website-hotels/hotels/',
      content_type: 'hotel',
      version: 'published',
      page: 1,
      per_page: 100,
    })
  })

  test('are one request for the page that is shown, however many there are', async () => {
    const { gateway, get } = setUp()
    get.mockResolvedValueOnce({ data: { stories: [story(), 'no story'] }, total: 1_984, perPage: 12 })
    const asked = {
      ...LIST,
      where: { category: 'food' },
      after: { field: 'starts_at', day: '2026-06-12' },
      sort: { field: 'published_on', order: 'desc' },
      page: 3,
      size: 12,
    } as const
    expect(await gateway.listStories(asked)).toMatchObject({ stories: [{ uuid: 'u1' }], total: 1_984 })
    expect(get.mock.calls).toHaveLength(1)
    expect(get.mock.calls[0]?.[1]).toMatchObject({
      'filter_query[category][in]': 'food',
      'filter_query[starts_at][gt_date]': '2026-06-12',
      'sort_by': 'content.published_on:desc',
      'page': 3,
      'per_page': 12,
    })
    await gateway.listStories({ ...asked, page: 4 })
    expect(get.mock.calls).toHaveLength(2)
  })

  test.each([{}, '<html>', { stories: null }])('an answer of %j is a failure, not an empty list', async (data) => {
    const { gateway, get } = setUp()
    get.mockResolvedValueOnce({ data, total: 0, perPage: 0 })
    await expect(gateway.listStories(LIST)).rejects.toMatchObject({ name: 'ContentError' })
  })

  test('are requested once, and again after a change in the folder', async () => {
    const { gateway, storyRequests, publish } = setUp()
    await gateway.live.sync()
    const lists = () => storyRequests().length
    await gateway.listStories(LIST)
    await gateway.listStories({ ...LIST, folder: 'website-hotels/hotels' })
    expect(lists()).toBe(1)
    await gateway.listStories({ ...LIST, locale: 'en' })
    expect(lists()).toBe(2)
    await publish('Y')
    expect((await gateway.listStories(LIST)).stories[0]?.name).toBe('Y')
    expect(lists()).toBe(3)
  })
})

describe('the pages that search engines shall not show', () => {
  const reads = ({ getAll }: ReturnType<typeof setUp>) => getAll.mock.calls.filter(([path]) => path === 'cdn/stories')

  test('are requested once without blocks, at the version of the space', async () => {
    const space = setUp()
    await space.gateway.live.sync()
    const [first, second] = await Promise.all([space.gateway.listHidden(), space.gateway.listHidden()])
    expect([first.stories.map(({ uuid }) => uuid), second]).toEqual([['u1'], first])
    expect(reads(space)).toEqual([
      [
        'cdn/stories',
        'stories',
        {
          'starts_with': 'website-hotels/',
          'filter_query[seo_hidden][is]': 'true',
          'excluding_fields': 'body',
          'version': 'published',
          'cv': 100,
          'per_page': 100,
        },
        expect.objectContaining({ deadline: 2_000 }),
      ],
    ])
  })

  test.each(['hotels/x', ''])('are requested again when /%s changed', async (slug) => {
    const space = setUp(`website-hotels/${slug}`)
    await space.gateway.live.sync()
    await space.gateway.listHidden()
    await space.gateway.live.sync()
    await space.gateway.listHidden()
    expect(reads(space)).toHaveLength(1)
    await space.publish('Y')
    await space.gateway.listHidden()
    expect(reads(space)).toHaveLength(2)
  })

  test('are requested again after a failure, which the circuit breaker counts', async () => {
    const space = setUp()
    space.getAll.mockRejectedValueOnce(new ContentError('reset'))
    await expect(space.gateway.listHidden()).rejects.toThrow('reset')
    expect(space.gateway.live.failing).toBe(true)
    expect((await space.gateway.listHidden()).stories).toHaveLength(1)
  })
})

describe('forVisitor', () => {
  test('gives the answer', async () => {
    expect(await setUp().gateway.forVisitor(async () => 'x')).toBe('x')
    await expect(
      setUp().gateway.forVisitor(async () => {
        throw new ContentError('gone', 404)
      }),
    ).rejects.toMatchObject({ notFound: true })
  })

  test('rejects after two seconds, while the request continues for the next caller', async () => {
    const { gateway, get, storyRequests } = setUp()
    const { promise, resolve } = Promise.withResolvers<ContentAnswer>()
    get.mockReturnValueOnce(promise)
    const outcome = gateway.forVisitor(() => gateway.getStory(X, 'fr')).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_999)
    const settled = vi.fn()
    void outcome.then(settled)
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ name: 'ContentError', notFound: false })
    resolve({ data: { story: story('late') }, total: 0, perPage: 0 })
    expect((await gateway.forVisitor(() => gateway.getStory(X, 'fr'))).name).toBe('late')
    expect(storyRequests()).toHaveLength(1)
  })

  test('rejects at once while the circuit is open, and tries again a second later', async () => {
    const { gateway, get, storyRequests } = setUp()
    get.mockRejectedValueOnce(new ContentError('reset'))
    await expect(gateway.forVisitor(() => gateway.getStory(X, 'fr'))).rejects.toThrow('reset')
    const request = vi.fn(() => gateway.getStory(X, 'fr'))
    await expect(gateway.forVisitor(request)).rejects.toMatchObject({ name: 'ContentError', notFound: false })
    expect(request).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await gateway.forVisitor(request)).name).toBe('X')
    expect(storyRequests()).toHaveLength(2)
  })

  test('a missing story does not count as a failure of the service', async () => {
    const { gateway, get } = setUp()
    get.mockRejectedValueOnce(new ContentError('This record could not be found', 404))
    await expect(gateway.getStory(X, 'fr')).rejects.toMatchObject({ notFound: true })
    expect(gateway.live.failing).toBe(false)
  })
})

describe('datasources', () => {
  const ENTRIES = [
    { id: 1, name: 'stay', value: 'Mon séjour', dimension_value: 'My stay' },
    { id: 2, name: 'press', value: 'Presse', dimension_value: null },
    'no entry',
  ]
  const asked = ({ getAll }: ReturnType<typeof setUp>) =>
    getAll.mock.calls.filter(([, , query]) => query.datasource === 'contact-subjects').map(([, , query]) => query)

  test('are read once for each language, in the editors’ order, the translation first', async () => {
    const site = setUp()
    Object.assign(site.state, { entries: ENTRIES })
    await site.gateway.listEntries('contact-subjects', 'en')
    expect(await site.gateway.listEntries('contact-subjects', 'en')).toEqual({
      entries: [
        { name: 'stay', value: 'My stay' },
        { name: 'press', value: 'Presse' },
      ],
      tags: ['datasource:contact-subjects'],
    })
    await site.gateway.listEntries('contact-subjects', 'fr')
    expect(asked(site).map(({ dimension }) => dimension)).toEqual(['en', undefined])
  })

  test('a changed entry invalidates what shows it; another publish does not', async () => {
    const site = setUp()
    Object.assign(site.state, { entries: ENTRIES })
    await site.gateway.live.sync()
    await site.gateway.listEntries('contact-subjects', 'fr')
    const changed: string[] = []
    site.gateway.onChange((tags) => changed.push(...tags))
    await site.publish('Y')
    expect(changed).not.toContain('datasource:contact-subjects')
    Object.assign(site.state, { entries: [{ id: 2, name: 'press', value: 'Presse et médias' }] })
    await site.publish('Z')
    expect(changed).toContain('datasource:contact-subjects')
    const { entries } = await site.gateway.listEntries('contact-subjects', 'fr')
    expect(entries).toEqual([{ name: 'press', value: 'Presse et médias' }])
  })

  test('a space without the datasource has no entries; a failing service is an error', async () => {
    const { gateway, getAll } = setUp()
    getAll.mockRejectedValueOnce(new ContentError('not there', 404))
    expect((await gateway.listEntries('contact-subjects', 'fr')).entries).toEqual([])
    getAll.mockRejectedValueOnce(new ContentError('down', 503))
    await expect(gateway.listEntries('desks', 'fr')).rejects.toThrow('down')
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runForPage } from '#lib/process/page-request.ts'
import { X, setUp, story } from './test-support.ts'
import { PRIORITY } from './service/constants.ts'
import { ContentError } from './service/content-error.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-12T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('drafts', () => {
  test('are never cached, and need the preview token', async () => {
    const { gateway, state, get, storyRequests } = setUp()
    await gateway.getDraft(X, 'fr')
    state.title = 'just typed'
    expect((await gateway.getDraft(X, 'fr')).name).toBe('just typed')
    expect(storyRequests()).toHaveLength(2)
    expect(get.mock.calls[0]?.[1]).toMatchObject({ version: 'draft', token: 'local-preview', resolve_links: 'url' })
    expect(get.mock.calls[0]?.[1].resolve_relations).toMatch(/(?:^|,)cards\.stories(?:,|$)/)
    expect(get.mock.calls[0]?.[1].cv).toBeUndefined()
  })

  test('are those of the release that an editor’s request is for, in stories and lists', async () => {
    const { gateway, get } = setUp()
    const hotels = { folder: 'hotels', contentType: 'hotel', locale: 'fr' } as const
    for (const request of [{ release: 7 }, {}])
      await runForPage(request, async () => {
        await gateway.getDraft(X, 'fr')
        await gateway.listDrafts(hotels)
      })
    expect(get.mock.calls.map(([, query]) => query.from_release)).toEqual([7, 7, undefined, undefined])
  })

  test('of one request of an editor are read once, a page’s stories together from the second time on', async () => {
    const { gateway, get } = setUp()
    const [page, header] = [
      { ...story(), uuid: 'u1' },
      { ...story('Header'), uuid: 'u2' },
    ]
    get.mockImplementation(async (_, { by_uuids }) => ({
      data: { stories: [page, header].filter(({ uuid }) => String(by_uuids).includes(uuid)) },
      total: 0,
      perPage: 0,
    }))
    const edit = () =>
      runForPage({ signal: new AbortController().signal }, async () => {
        const before = get.mock.calls.length
        const first = await gateway.getDraft({ uuid: 'u1' }, 'fr')
        expect(await gateway.getDraft({ uuid: 'u1' }, 'fr')).toBe(first)
        expect((await gateway.getDraft({ uuid: 'u2' }, 'fr')).name).toBe('Header')
        return get.mock.calls.slice(before).map(([, query]) => query.by_uuids)
      })
    expect(await edit()).toEqual(['u1', 'u2'])
    expect(await edit()).toEqual(['u1,u2'])
    page.name = 'just typed'
    const typed = await runForPage({ signal: new AbortController().signal }, () =>
      gateway.getDraft({ uuid: 'u1' }, 'fr'),
    )
    expect(typed.name).toBe('just typed')
  })

  test('of an unsaved story are made of it, with the saved drafts of what it names, read in one request', async () => {
    const { gateway, get, storyRequests } = setUp()
    await gateway.live.sync()
    get.mockImplementation(async (_, { by_uuids }) => ({
      data: {
        stories: String(by_uuids)
          .split(',')
          .map((uuid) => ({ ...story(`Saved ${uuid}`), uuid })),
      },
      total: 0,
      perPage: 0,
    }))
    const cards = { _uid: 'b', component: 'cards', stories: ['u3'] }
    const unsavedStory = {
      ...story('just typed'),
      content: { _uid: 'c', component: 'hotel', title: 'typed', body: [cards] },
    }
    const before = storyRequests().length
    const page = await runForPage({ unsavedStory }, async () => ({
      own: await gateway.getDraft(X, 'fr'),
      header: await gateway.getDraft({ uuid: 'u2' }, 'fr'),
    }))
    expect(page.own.content).toMatchObject({ title: 'typed', body: [{ stories: [{ uuid: 'u3', name: 'Saved u3' }] }] })
    expect(page.header.name).toBe('Saved u2')
    expect(storyRequests().length - before).toBe(2)
    expect((await runForPage({}, () => gateway.getDraft(X, 'fr'))).name).toBe('Saved u1')
    expect((await gateway.getStory(X, 'fr')).name).toBe('Saved u1')
  })

  test('between keystrokes read nothing anew, for half a minute, until the page is read as it is saved', async () => {
    const { gateway, get, getAll } = setUp()
    await gateway.live.sync()
    get.mockImplementation(async (_, { by_uuids }) => ({
      data: {
        stories: String(by_uuids)
          .split(',')
          .map((uuid) => ({ ...story(`Saved ${uuid}`), uuid })),
      },
      total: 0,
      perPage: 0,
    }))
    const hotels = { folder: 'website-hotels/hotels', contentType: 'hotel', locale: 'fr' } as const
    const read = async () => {
      const before = get.mock.calls.length + getAll.mock.calls.length
      const { name } = await gateway.getDraft(X, 'fr')
      await gateway.getDraft({ uuid: 'u2' }, 'fr')
      await gateway.listDrafts(hotels)
      return { name, requests: get.mock.calls.length + getAll.mock.calls.length - before }
    }
    const type = (name: string) => runForPage({ unsavedStory: { ...story(name), uuid: 'u1' } }, read)
    expect(await type('a')).toEqual({ name: 'a', requests: 2 })
    expect(await type('ab')).toEqual({ name: 'ab', requests: 0 })
    vi.advanceTimersByTime(30_001)
    expect(await type('abc')).toEqual({ name: 'abc', requests: 2 })
    expect(await runForPage({}, read)).toEqual({ name: 'Saved u1', requests: 2 })
    expect(await type('abcd')).toEqual({ name: 'abcd', requests: 2 })
  })

  test('between keystrokes are kept apart by the release that the page is in', async () => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    get.mockImplementation(async (_, { by_uuids, from_release }) => ({
      data: { stories: [{ ...story(`Of ${from_release}`), uuid: String(by_uuids) }] },
      total: 0,
      perPage: 0,
    }))
    const around = (release?: number) =>
      runForPage({ unsavedStory: { ...story('typed'), uuid: 'u1' }, release }, async () => {
        await gateway.getDraft(X, 'fr')
        return (await gateway.getDraft({ uuid: 'u2' }, 'fr')).name
      })
    expect([await around(7), await around(), await around(7)]).toEqual(['Of 7', 'Of undefined', 'Of 7'])
  })

  test('that could not be read are asked for again at the next keystroke', async () => {
    const { gateway, get } = setUp()
    await gateway.live.sync()
    const other = () =>
      runForPage({ unsavedStory: { ...story('typed'), uuid: 'u1' } }, async () => {
        await gateway.getDraft(X, 'fr')
        return await gateway.getDraft({ uuid: 'u2' }, 'fr')
      })
    get.mockRejectedValueOnce(new ContentError('Away'))
    await expect(other()).rejects.toThrow('Away')
    get.mockResolvedValue({ data: { stories: [{ ...story('Back'), uuid: 'u2' }] }, total: 0, perPage: 0 })
    expect((await other()).name).toBe('Back')
  })

  test('of another page’s unsaved story are refused, also where the page was never published', async () => {
    const { gateway } = setUp()
    const unsavedStory = { ...story('of another'), uuid: 'u9' }
    await expect(runForPage({ unsavedStory }, () => gateway.getDraft(X, 'fr'))).rejects.toMatchObject({
      notFound: true,
    })
    await gateway.live.sync()
    await expect(runForPage({ unsavedStory }, () => gateway.getDraft(X, 'fr'))).rejects.toMatchObject({
      notFound: true,
    })
  })

  test('of an unsaved story that was never published are made of it too', async () => {
    const { gateway } = setUp()
    const unsavedStory = story('just typed')
    const read = () => Promise.all([gateway.getDraft(X, 'fr'), gateway.getDraft(X, 'fr')])
    const names = await runForPage({ unsavedStory }, async () => [...(await read()), await gateway.getDraft(X, 'fr')])
    expect(names.map(({ name }) => name)).toEqual(['just typed', 'just typed', 'just typed'])
  })

  test('are asked for within their own budget, until the editor leaves, and tell nothing of the service', async () => {
    const { gateway, get } = setUp()
    get.mockRejectedValueOnce(new ContentError('Nobody waits'))
    const { signal } = new AbortController()
    await runForPage({ signal }, () => expect(gateway.getDraft(X, 'fr')).rejects.toThrow('Nobody waits'))
    expect(get.mock.calls[0]?.[2]).toMatchObject({ priority: PRIORITY.draft, signal })
    expect(gateway.live.failing).toBe(false)
    await runForPage({ signal }, () =>
      gateway.listDrafts({ folder: 'website-hotels/hotels', contentType: 'hotel', locale: 'en' }),
    )
    expect(get.mock.calls.at(-1)?.[1]).toEqual({
      version: 'draft',
      token: 'local-preview',
      starts_with: 'website-hotels/hotels/',
      excluding_slugs: 'website-hotels/hotels/',
      content_type: 'hotel',
      excluding_fields: 'body',
      language: 'en',
      page: 1,
      per_page: 100,
    })
  })

  test('and published stories never share a cache entry', async () => {
    const { gateway, state } = setUp()
    state.title = 'draft'
    await gateway.getDraft(X, 'fr')
    state.title = 'published'
    expect((await gateway.getStory(X, 'fr')).name).toBe('published')
    state.title = 'draft again'
    expect((await gateway.getDraft(X, 'fr')).name).toBe('draft again')
    expect((await gateway.getStory(X, 'fr')).name).toBe('published')
  })
})

import { setImmediate as immediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { Receiver } from './receiver.ts'
import { PUBLIC, startContentService, type ContentService } from './service.ts'
import { uuid } from './space.ts'

interface Story {
  id: number
  uuid: string
  name: string
  full_slug: string
  published: boolean
  unpublished_changes: boolean
  publish_at: string | null
  content: Record<string, unknown>
  release_ids: number[]
}
interface Version {
  id: number
  kind: string
  status: string
  created_at: string
  updated_at: string
  user: { friendly_name: string } | null
  content?: Record<string, unknown>
}

const START = Date.parse('2026-11-02T11:00:00Z')
const DAY = 86_400_000
const page = (title: string) => ({ _uid: 'h', component: 'page', title })

describe.each(DATABASES)('history of stories on %s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('is kept by the service', () => {
    const receiver = new Receiver()
    const clock = { time: START, now: () => clock.time }
    let service: ContentService

    beforeAll(async () => {
      service = await startContentService(
        {
          stories: [
            { slug: 'home', full_slug: 'home', name: 'Accueil', content: page('Bonjour') },
            { slug: 'news', full_slug: 'news', name: 'Actualités', is_folder: true },
            { slug: 'one', full_slug: 'news/one', parent_id: 2, content: page('Un') },
            { slug: 'two', full_slug: 'news/two', parent_id: 2, content: page('Deux'), published: false },
            { slug: 'five', full_slug: 'five', content: page('Cinq') },
          ],
        },
        {
          CONTENT_WEBHOOK_URLS: [await receiver.listen()],
          CONTENT_VERSIONS: 3,
          ...(kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {}),
        },
        { clock },
      )
    })
    afterAll(async () => {
      await service.stop()
      await receiver.close()
    })

    const at = (path: string) => `spaces/1/${path}`
    const read = async (id: number, query = '') =>
      (await service.manage<{ story: Story }>('GET', at(`stories/${id}${query}`))).body.story
    const save = (id: number, title: string, headers: Record<string, string> = {}, query = '') =>
      service.manage<{ story: Story; saved_by?: string }>(
        'PUT',
        at(`stories/${id}${query}`),
        { story: { content: page(title) } },
        headers,
      )
    const versionsOf = async (id: number, query = '') =>
      (await service.manage<{ story_versions: Version[] }>('GET', at(`story_versions?by_story_id=${id}${query}`))).body
        .story_versions
    const visible = async (slug: string): Promise<string | number> => {
      const answer = await fetch(`${service.url}/v2/cdn/stories/${slug}?token=${PUBLIC}`)
      if (answer.status !== 200) return answer.status
      return ((await answer.json()) as { story: Story }).story.content.title as string
    }

    describe('an optimistic lock', () => {
      test('a save over another is refused with what is there and who saved it', async () => {
        const first = await service.manage<{ story: Story }>('GET', at('stories/5'))
        const tag = first.headers.get('etag') ?? ''
        expect(tag).toMatch(/^"\d+"$/)
        const saved = await save(5, 'Six', { 'if-match': tag })
        expect(saved).toMatchObject({ status: 200 })
        expect(saved.headers.get('etag')).not.toBe(tag)

        const late = await save(5, 'Sept', { 'if-match': tag })
        expect(late).toMatchObject({
          status: 412,
          body: { saved_by: 'Management API', story: { id: 5, content: { title: 'Six' } } },
        })
        expect(late.headers.get('etag')).toBe(saved.headers.get('etag'))
        expect((await read(5)).content.title).toBe('Six')
        expect(await save(5, 'Huit', { 'if-match': `"99", ${saved.headers.get('etag')}` })).toMatchObject({
          status: 200,
        })
      })

      test('without it, or for any version, a save is as it always was', async () => {
        expect(await save(5, 'Neuf')).toMatchObject({ status: 200 })
        expect(await save(5, 'Dix', { 'if-match': '*' })).toMatchObject({ status: 200 })
      })

      test('a publication is no save, a move is one', async () => {
        const tag = async () => (await service.manage('GET', at('stories/5'))).headers.get('etag')
        const before = await tag()
        await service.manage('GET', at('stories/5/publish'))
        expect(await tag()).toBe(before)
        await service.manage('PUT', at('stories/5/move'), { after_id: 0 })
        expect(await tag()).not.toBe(before)
      })
    })

    describe('versions', () => {
      test('begin with what was there, and have each save and publication, by whom and when', async () => {
        clock.time += DAY
        await save(1, 'Bonsoir')
        await service.manage('GET', at('stories/1/publish'))
        const versions = await versionsOf(1, '&show_content=1')
        expect(versions.map(({ kind: what, content, user }) => [what, content?.title, user?.friendly_name])).toEqual([
          ['published', 'Bonsoir', 'Management API'],
          ['saved', 'Bonsoir', 'Management API'],
          ['published', 'Bonjour', undefined],
        ])
        expect(versions[0]?.created_at).toBe(new Date(clock.time).toISOString())
        expect((await versionsOf(1))[0]).not.toHaveProperty('content')
      })

      test('saves of one person within five minutes are one, and a save without a change is none', async () => {
        clock.time += DAY
        await save(1, 'A')
        clock.time += 299_000
        await save(1, 'B')
        await save(1, 'B')
        const [newest, ...others] = await versionsOf(1, '&show_content=1')
        expect(newest).toMatchObject({
          kind: 'saved',
          content: { title: 'B' },
          created_at: new Date(clock.time - 299_000).toISOString(),
          updated_at: new Date(clock.time).toISOString(),
        })
        clock.time += 1_000
        await save(1, 'C')
        expect((await versionsOf(1)).map(({ kind: what }) => what)).toEqual([
          'saved',
          'saved',
          'published',
          'published',
        ])
        expect(others[0]).toMatchObject({ content: { title: 'Bonsoir' } })
      })

      test('are bounded: the newest, and those published within a year', async () => {
        for (const title of ['D', 'E', 'F', 'G']) {
          clock.time += DAY
          await save(1, title)
        }
        const titles = async () => (await versionsOf(1, '&show_content=1')).map(({ content }) => content?.title)
        expect(await titles()).toEqual(['G', 'F', 'E', 'Bonsoir', 'Bonjour'])
        clock.time += 366 * DAY
        await save(1, 'H')
        expect(await titles()).toEqual(['H', 'G', 'F'])
      })

      test('an older one is restored as a draft under each name of the cloud; what is published stays', async () => {
        const [, older] = await versionsOf(1)
        const restored = await service.manage<{ story: Story }>(
          'GET',
          at(`stories/1/restore_with?version=${older?.id}&versions_v2=true`),
        )
        expect(restored.body.story).toMatchObject({ content: { title: 'G' }, unpublished_changes: true })
        expect(await visible('home')).toBe('Bonsoir')
        expect((await versionsOf(1))[0]).toMatchObject({ kind: 'restored', status: 'draft' })

        const [, other] = await versionsOf(1)
        const put = await service.manage('PUT', at(`versions/${other?.id}?model=stories&model_id=1`))
        expect(put.status).toBe(204)
        expect((await read(1)).content.title).toBe('H')
        const { body } = await service.manage<{ versions: { event: string; author: string }[] }>(
          'GET',
          at('versions?model=stories&model_id=1'),
        )
        expect(body.versions[0]).toMatchObject({ event: 'restore', author: 'Management API', is_draft: true })
        expect(await service.manage('GET', at(`stories/3/restore_with?version=${older?.id}`))).toMatchObject({
          status: 404,
        })
      })

      test('are compared with each other and with the draft', async () => {
        await save(1, 'Un soir à Deauville')
        const [newest, older] = await versionsOf(1)
        clock.time += DAY
        await save(1, 'Un matin à Deauville')
        const changed = async (query: string) =>
          (
            await service.manage<{ changes: { field: string; words: unknown }[] }>(
              'GET',
              at(`stories/1/compare?${query}`),
            )
          ).body.changes
        expect(await changed(`version=${newest?.id}`)).toEqual([
          expect.objectContaining({
            field: 'title',
            before: 'Un soir à Deauville',
            after: 'Un matin à Deauville',
            words: expect.arrayContaining([{ text: 'soir', change: 'removed' }]) as unknown,
          }),
        ])
        expect(await changed(`version=${newest?.id}&with=${newest?.id}`)).toEqual([])
        expect(await changed(`version=${older?.id}&with=${newest?.id}`)).toHaveLength(1)
      })
    })

    describe('the trash', () => {
      test('a folder goes with its contents, and comes back with the same ids, as it was', async () => {
        receiver.received = []
        await save(3, 'Un brouillon')
        await service.manage('DELETE', at('stories/2'))
        expect([await visible('news/one'), (await service.manage('GET', at('stories/3'))).status]).toEqual([404, 404])
        const events = await receiver.next(3)
        expect(events.map(({ body }) => [body.action, body.full_slug])).toEqual([
          ['deleted', 'news/two'],
          ['deleted', 'news/one'],
          ['deleted', 'news'],
        ])
        const list = async (query: string) =>
          (await service.manage<{ stories: Story[] }>('GET', at(`stories?${query}`))).body.stories
        expect((await list('in_trash=1')).map(({ full_slug }) => full_slug).sort()).toEqual([
          'news',
          'news/one',
          'news/two',
        ])
        expect((await list('')).map(({ full_slug }) => full_slug)).not.toContain('news/one')
        expect(await read(3, '?in_trash=1')).toMatchObject({ deleted_at: new Date(clock.time).toISOString() })
        expect(await save(3, 'Aus dem Papierkorb')).toMatchObject({ status: 404 })

        receiver.received = []
        expect(await service.manage('PUT', at('stories/2/restore'))).toMatchObject({ status: 200 })
        expect(await visible('news/one')).toBe('Un')
        expect(await read(3)).toMatchObject({ uuid: uuid(3), content: { title: 'Un brouillon' }, published: true })
        expect(await read(4)).toMatchObject({ uuid: uuid(4), published: false })
        expect((await receiver.next(1)).map(({ body }) => [body.action, body.story_id])).toEqual([['published', 3]])
      })

      test('a slug that was taken meanwhile, and a folder that is in the trash, are said', async () => {
        await service.manage('DELETE', at('stories/4'))
        const other = await service.manage<{ story: Story }>('POST', at('stories'), {
          story: { name: 'Autre', slug: 'two', parent_id: 2, content: page('Autre') },
        })
        expect(await service.manage('PUT', at('stories/4/restore'))).toMatchObject({
          status: 422,
          body: { slug: ['two has been taken meanwhile by Autre'] },
        })
        await service.manage('DELETE', at('stories/2'))
        expect(await service.manage('PUT', at(`stories/${other.body.story.id}/restore`))).toMatchObject({
          status: 422,
          body: { base: ['went to the trash with its folder: restore the folder'] },
        })
        expect(await service.manage('PUT', at('stories/4/restore'))).toMatchObject({
          status: 422,
          body: { parent_id: ['is in the trash: restore the folder Actualités first'] },
        })
        await service.manage('PUT', at('stories/2/restore'))
        // Stories that were deleted with the folder are restored, not those deleted before.
        expect((await service.manage('GET', at('stories/4'))).status).toBe(404)
        await service.manage('DELETE', at(`stories/${other.body.story.id}`))
        expect(await service.manage('PUT', at('stories/4/restore'))).toMatchObject({ status: 200 })
      })

      test('is final on demand, and after the days of the configuration', async () => {
        const make = async (name: string) =>
          (await service.manage<{ story: Story }>('POST', at('stories'), { story: { name, content: page(name) } })).body
            .story.id
        const [one, two] = [await make('Un essai'), await make('Autre essai')]
        expect((await service.manage('DELETE', at(`stories/${one}?in_trash=1`))).status).toBe(404)
        for (const id of [one, two]) await service.manage('DELETE', at(`stories/${id}`))
        expect((await service.manage('DELETE', at(`stories/${one}?in_trash=1`))).status).toBe(200)
        expect((await service.manage('PUT', at(`stories/${one}/restore`))).status).toBe(404)

        const isThere = async () => (await service.manage('GET', at(`stories/${two}?in_trash=1`))).status === 200
        clock.time += 30 * DAY - 1
        expect(await isThere()).toBe(true)
        clock.time += 1
        while (await isThere()) await immediate()
        expect((await service.manage('PUT', at(`stories/${two}/restore`))).status).toBe(404)
      })
    })
  })
})

test('a configuration that refuses what nobody approved holds for publications of every kind', async () => {
  const service = await startContentService(
    { stories: [{ slug: 'home', full_slug: 'home', content: page('Bonjour') }] },
    { CONTENT_WORKFLOW: 'refuse' },
  )
  const refused = { status: 422, body: { base: ['must be approved before it is published'] } }
  const put = (query: string) =>
    service.manage('PUT', `spaces/1/stories/1${query}`, { story: { content: page('Bonsoir') } })
  const draft = async () => (await service.manage<{ story: Story }>('GET', 'spaces/1/stories/1')).body.story
  const answer = await put('?publish=1')
  expect(answer).toMatchObject(refused)
  // The written draft is kept, under its new tag.
  expect(await draft()).toMatchObject({ content: page('Bonsoir'), published: true, unpublished_changes: true })
  expect(answer.headers.get('etag')).toBe('"1"')
  expect((await put('')).status).toBe(200)
  const planned = await service.manage('PUT', 'spaces/1/stories/1', {
    story: { content: page('Bonne nuit'), publish_at: new Date(Date.now() + DAY).toISOString() },
  })
  expect(planned).toMatchObject(refused)
  expect(await draft()).toMatchObject({ content: page('Bonne nuit'), publish_at: null })
  expect((await put('')).status).toBe(200)
  expect(await service.manage('GET', 'spaces/1/stories/1/publish')).toMatchObject(refused)
  expect(
    await service.manage('POST', 'spaces/1/story_schedulings', {
      story_scheduling: { story_id: 1, publish_at: new Date(Date.now() + DAY).toISOString() },
    }),
  ).toMatchObject(refused)
  await service.manage('POST', 'spaces/1/workflow_stage_changes', {
    workflow_stage_change: { story_id: 1, workflow_stage_id: 3 },
  })
  // The draft as it was approved, saved again with nothing changed.
  expect((await put('?publish=1')).status).toBe(200)
  await service.stop()
})

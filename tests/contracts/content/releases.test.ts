import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Receiver } from './receiver.ts'
import { PREVIEW, PUBLIC, startContentService, type ContentService } from './service.ts'

interface Story {
  id: number
  content: Record<string, unknown>
  release_ids: number[]
}

const page = (title: string) => ({ _uid: 'h', component: 'page', title })

describe('what several people do with stories', () => {
  const receiver = new Receiver()
  const clock = { time: Date.parse('2026-11-02T11:00:00Z'), now: () => clock.time }
  let service: ContentService

  beforeAll(async () => {
    service = await startContentService(
      {
        stories: [
          { slug: 'home', full_slug: 'home', content: page('Bonjour') },
          { slug: 'news', full_slug: 'news', is_folder: true },
          { slug: 'one', full_slug: 'news/one', parent_id: 2, content: page('Un') },
          { slug: 'two', full_slug: 'news/two', parent_id: 2, content: page('Deux'), published: false },
        ],
      },
      { CONTENT_WEBHOOK_URLS: [await receiver.listen()] },
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
    service.manage<{ story: Story }>('PUT', at(`stories/${id}${query}`), { story: { content: page(title) } }, headers)
  const titlesOf = async (id: number) =>
    (
      await service.manage<{ story_versions: { content: { title: string } }[] }>(
        'GET',
        at(`story_versions?by_story_id=${id}&show_content=1`),
      )
    ).body.story_versions.map(({ content }) => content.title)
  const visible = async (slug: string): Promise<string | number> => {
    const answer = await fetch(`${service.url}/v2/cdn/stories/${slug}?token=${PUBLIC}`)
    if (answer.status !== 200) return answer.status
    return ((await answer.json()) as { story: Story }).story.content.title as string
  }

  describe('releases', () => {
    interface Release {
      release: { id: number; released: boolean; story_ids: number[]; failure: string | null }
    }
    const version = async (): Promise<number> =>
      ((await (await service.deliver(`spaces/me?token=${PUBLIC}`)).json()) as { space: { version: number } }).space
        .version
    const preview = async (slug: string, query: string) => {
      const answer = await service.deliver(`stories/${slug}?token=${PREVIEW}&version=draft${query}`)
      return ((await answer.json()) as { story: Story & { release_id: number | null } }).story
    }

    test('are previewed as the space will be: what is not in one is as it is published', async () => {
      const { body: made } = await service.manage<Release>('POST', at('releases'), { release: { name: 'Été' } })
      const { id } = made.release
      const { body: added } = await service.manage<{ story: Story }>('POST', at('stories'), {
        story: { name: 'Trois', slug: 'three', parent_id: 2, content: page('Trois') },
      })
      const shown = async (slug: string) => (await preview(slug, `&from_release=${id}`))?.content.title
      await save(3, 'En cours')
      expect([await shown('news/one'), await shown('news/three')]).toEqual([await visible('news/one'), undefined])
      await save(added.story.id, 'Trois 2', {}, `?release_id=${id}`)
      expect(await shown('news/three')).toBe('Trois 2')
      const draft = await service.manage<{ story: Story }>('GET', at(`stories/3?release_id=${id}`))
      expect(draft.body.story.content.title).toBe('En cours')
      const { body: history } = await service.manage<{ story_versions: { id: number }[] }>(
        'GET',
        at(`story_versions?by_story_id=${added.story.id}&by_release_id=${id}`),
      )
      const of = `stories/${added.story.id}/compare?version=${history.story_versions.at(-1)?.id}`
      const changes = async (query: string) =>
        (await service.manage<{ changes: { after: unknown }[] }>('GET', at(`${of}${query}`))).body.changes
      expect(await changes('')).toMatchObject([])
      expect(await changes(`&release_id=${id}`)).toMatchObject([{ field: 'title', after: 'Trois 2' }])
      await service.manage('DELETE', at(`releases/${id}`))
      // A link to a deleted release opens no other drafts.
      expect([await shown('news/one'), await shown('news/three')]).toEqual([await visible('news/one'), undefined])
      await service.manage('DELETE', at(`stories/${added.story.id}`))
    })

    test('are left with a page that is taken off the site where that is asked for', async () => {
      const releasesOf = async () => (await read(3)).release_ids
      const releaseOf = async (name: string): Promise<number> => {
        const { body } = await service.manage<Release>('POST', at('releases'), { release: { name } })
        await save(3, name, {}, `?release_id=${body.release.id}`)
        return body.release.id
      }
      const past = await releaseOf('Passée')
      await service.manage('PUT', at(`releases/${past}`), { release: {}, do_release: true })
      const [spring, summer] = [await releaseOf('Printemps'), await releaseOf('Été')]
      expect(await releasesOf()).toEqual([spring, summer])
      const off = (query = '') => service.manage<{ story: Story }>('GET', at(`stories/3/unpublish${query}`))
      expect((await off()).body.story.release_ids).toEqual([spring, summer])
      await service.manage('GET', at('stories/3/publish'))
      expect((await off('?leave_releases=1')).body.story.release_ids).toEqual([])
      await service.manage('PUT', at(`releases/${spring}`), { release: {}, do_release: true })
      expect(await visible('news/one')).toBe(404)
      // The prepared versions are in the history; the past release still names its story.
      expect(await titlesOf(3)).toEqual(expect.arrayContaining(['Printemps', 'Été']))
      const told = await service.manage<Release>('GET', at(`releases/${past}`))
      expect(told.body.release).toMatchObject({ released: true, story_ids: [3] })
      await service.manage('GET', at('stories/3/publish'))
      await service.manage('DELETE', at(`releases/${summer}`))
    })

    test('hold versions of stories, are previewed, and are published together with one cv', async () => {
      const made = await service.manage<Release>('POST', at('releases'), { release: { name: 'Printemps' } })
      expect(made).toMatchObject({ status: 201, body: { release: { released: false, story_ids: [] } } })
      const { id } = made.body.release
      await service.manage('GET', at('stories/1/publish'))
      const before = [await visible('home'), await visible('news/one')]
      const drafts = [(await read(1)).content.title, (await read(3)).content.title]
      const tag = (await service.manage('GET', at(`stories/1?release_id=${id}`))).headers.get('etag') ?? ''
      expect((await save(1, 'Printemps 1', { 'if-match': tag }, `?release_id=${id}`)).status).toBe(200)
      expect((await save(1, 'Trop tard', { 'if-match': tag }, `?release_id=${id}`)).status).toBe(412)
      await save(3, 'Printemps 3', {}, `?release_id=${id}`)
      await save(4, 'Printemps 4', {}, `?release_id=${id}`)

      expect((await read(1)).content.title).toBe(drafts[0])
      expect((await read(1)).release_ids).toEqual([id])
      expect(await read(1, `?release_id=${id}`)).toMatchObject({ content: { title: 'Printemps 1' } })
      expect(
        (await service.manage<{ stories: Story[] }>('GET', at(`stories?in_release=${id}`))).body.stories,
      ).toHaveLength(3)
      expect(await preview('home', `&from_release=${id}`)).toMatchObject({
        release_id: id,
        content: { title: 'Printemps 1' },
      })
      expect(await preview('home', '')).toMatchObject({ release_id: null, content: { title: drafts[0] } })
      expect([await visible('home'), await visible('news/one'), await visible('news/two')]).toEqual([...before, 404])

      const conflicts = () => service.manage('GET', at(`releases/${id}/check_conflicts`)).then(({ body }) => body)
      expect(await conflicts()).toEqual({ has_conflicts: false, story_ids: [] })
      await save(3, 'Entre-temps')
      expect(await conflicts()).toEqual({ has_conflicts: true, story_ids: [3] })
      // Taken over from the current draft, the story has no conflict; then the release has its own version of it.
      await save(3, 'Entre-temps', {}, `?release_id=${id}`)
      expect(await conflicts()).toEqual({ has_conflicts: false, story_ids: [] })
      await save(3, 'Printemps 3', {}, `?release_id=${id}`)
      await save(3, 'Plus tard')
      expect(await conflicts()).toEqual({ has_conflicts: true, story_ids: [3] })

      const cv = await version()
      receiver.received = []
      const done = await service.manage<Release>('PUT', at(`releases/${id}`), { release: {}, do_release: true })
      expect(done.body.release).toMatchObject({ released: true, story_ids: [1, 3, 4] })
      expect([await visible('home'), await visible('news/one'), await visible('news/two')]).toEqual([
        'Printemps 1',
        'Printemps 3',
        'Printemps 4',
      ])
      expect(await version()).toBe(Math.max(cv + 1, Math.floor(clock.time / 1000)))
      const events = await receiver.next(3)
      expect(events.map(({ body }) => [body.action, body.story_id])).toEqual([
        ['published', 1],
        ['published', 3],
        ['published', 4],
      ])
      // The draft that it replaced is in the history.
      expect(await titlesOf(3)).toContain('Plus tard')
      expect(await service.manage('PUT', at(`releases/${id}`), { release: {}, do_release: true })).toMatchObject({
        status: 422,
        body: { base: ['the release has been published'] },
      })
    })

    test('do not move stories, lose members, and are deleted without touching what is published', async () => {
      const { id } = (await service.manage<Release>('POST', at('releases'), { release: { name: 'Été' } })).body.release
      expect(
        await service.manage('PUT', at(`stories/1?release_id=${id}`), { story: { slug: 'accueil', parent_id: 2 } }),
      ).toMatchObject({
        status: 422,
        body: { slug: ['changes at once, so not in a release'], parent_id: ['changes at once, so not in a release'] },
      })
      await save(1, 'Été', {}, `?release_id=${id}`)
      expect((await service.manage<Release>('DELETE', at(`releases/${id}/stories/1`))).body.release.story_ids).toEqual(
        [],
      )
      expect((await service.manage('DELETE', at(`releases/${id}`))).status).toBe(200)
      expect((await service.manage('GET', at(`stories/1?release_id=${id}`))).status).toBe(404)
      expect(await visible('home')).toBe('Printemps 1')
    })
  })

  describe('the workflow and discussions', () => {
    test('a draft goes from stage to stage, and back to the first when it is saved', async () => {
      const stageOf = async () => ((await read(1)) as unknown as { stage: { workflow_stage_id: number } }).stage
      const move = (stage: number, more = {}) =>
        service.manage('POST', at('workflow_stage_changes'), {
          workflow_stage_change: { story_id: 1, workflow_stage_id: stage, ...more },
        })
      expect(await move(2, { comment: 'Relu ?' })).toMatchObject({ status: 201 })
      expect(await stageOf()).toMatchObject({ workflow_stage_id: 2 })
      await move(3)
      const approved = await service.manage<{ stories: Story[] }>('GET', at('stories?in_workflow_stages=3'))
      expect(approved.body.stories.map(({ id }) => id)).toEqual([1])
      await save(1, 'Après l’approbation')
      expect(await stageOf()).toMatchObject({ workflow_stage_id: 1 })
      expect(await move(9)).toMatchObject({ status: 422 })
      const { body } = await service.manage<{ workflow_stage_changes: Record<string, unknown>[] }>(
        'GET',
        at('workflow_stage_changes?with_story=1'),
      )
      expect(body.workflow_stage_changes.map((change) => [change.workflow_stage_id, change.comment])).toEqual([
        [3, null],
        [2, 'Relu ?'],
      ])
    })

    test('a block is discussed until it is solved', async () => {
      const made = await service.manage<{ discussion: { id: number; comments: { id: number }[] } }>(
        'POST',
        at('stories/1/discussions'),
        {
          discussion: {
            block_uid: 'h',
            component: 'page',
            fieldname: 'title',
            comment: {
              message_json: [
                { type: 'text', text: 'Est-ce juste, ' },
                { type: 'mention', attrs: { label: 'Anne' } },
                { type: 'text', text: ' ?' },
              ],
            },
          },
        },
      )
      expect(made).toMatchObject({
        status: 201,
        body: { discussion: { comments: [{ message: 'Est-ce juste, @Anne ?' }] } },
      })
      const { id } = made.body.discussion
      await service.manage('POST', at(`discussions/${id}/comments`), { comment: { message: 'Oui @Jean-Paul.' } })
      expect(
        await service.manage('POST', at(`discussions/${id}/comments`), { comment: { message: ' ' } }),
      ).toMatchObject({ status: 422 })
      const list = async (query: string) =>
        (
          await service.manage<{ discussions: { last_comment: { message: string } }[] }>(
            'GET',
            at(`stories/1/discussions${query}`),
          )
        ).body.discussions
      expect(await list('?by_status=unsolved')).toMatchObject([
        {
          last_comment: {
            message: 'Oui @Jean-Paul.',
            // Unknown name: no mention, and the text is kept.
            message_json: [{ type: 'text', text: 'Oui @Jean-Paul.' }],
          },
        },
      ])
      await service.manage('PUT', at(`discussions/${id}`), { discussion: { solved_at: '2026-11-02 12:00' } })
      expect([await list('?by_status=unsolved'), (await list('?by_status=solved')).length]).toEqual([[], 1])
      const comment = made.body.discussion.comments[0]?.id
      expect(await service.manage('DELETE', at(`discussions/${id}/comments/${comment}`))).toMatchObject({
        status: 200,
        body: { discussion: { comments: [{ message: 'Oui @Jean-Paul.' }] } },
      })
    })
  })
})

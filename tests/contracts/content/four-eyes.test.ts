import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { Receiver } from './receiver.ts'
import { PUBLIC, startContentService, type ContentService } from './service.ts'

vi.setConfig({ testTimeout: 60_000 })

interface Version {
  kind: string
  changed_by: string | null
  user: { friendly_name: string } | null
}
interface Scheduling {
  story_scheduling: { id: number; user_name: string; changed_by: string | null; draft_differs: boolean }
}

const MINUTE = 60_000
const PUBLISHER = 'Noé Lambert'
const EDITOR = 'Camille Roux'
const page = (title: string) => ({ _uid: 'h', component: 'page', title })
const FILE = 'https://a.storyblok.com/f/1/0123456789/menu.pdf'

/** A clock that a test moves. */
const clock = { time: Date.parse('2026-11-02T11:00:00Z'), now: () => clock.time }
const inMinutes = (minutes: number): string => new Date(clock.time + minutes * MINUTE).toISOString()

describe('what was approved goes live, not what an editor made of it since', () => {
  const receiver = new Receiver()
  let service: ContentService
  let editor: EditorClient
  let publisher: EditorClient

  beforeAll(async () => {
    const stories = Array.from({ length: 9 }, (_, index) => ({
      slug: `page-${index + 1}`,
      full_slug: `page-${index + 1}`,
      content: { ...page('Avant'), ...(index === 7 ? { image: { id: 7, filename: FILE } } : {}) },
      published: index === 0,
    }))
    service = await startContentService(
      { stories, assets: [{ id: 7, filename: FILE, data: Buffer.from('%PDF-1.7') }] },
      { SERVICES: ['content', 'mail'], EDITOR_DEMONSTRATION: true, CONTENT_WEBHOOK_URLS: [await receiver.listen()] },
      { clock },
    )
    editor = new EditorClient(service.url)
    publisher = new EditorClient(service.url)
    await editor.signIn(DEMONSTRATION.editor)
    await publisher.signIn(DEMONSTRATION.publisher)
  })
  afterAll(async () => {
    await service.stop()
    await receiver.close()
  })

  const at = (path: string) => `spaces/1/${path}`
  const save = async (who: EditorClient, id: number, title: string, query = '') =>
    (await who.call('PUT', at(`stories/${id}${query}`), { story: { content: page(title) } })).status
  const plan = async (id: number, minutes: number) => {
    const { status, body } = await publisher.call<Scheduling>('POST', at('story_schedulings'), {
      story_scheduling: { story_id: id, publish_at: inMinutes(minutes) },
    })
    expect(status).toBe(201)
    return body.story_scheduling
  }
  const scheduling = async (id: number) =>
    (await editor.call<Scheduling>('GET', at(`story_schedulings/${id}`))).body.story_scheduling
  const visible = async (id: number): Promise<string | number> => {
    const answer = await fetch(`${service.url}/v2/cdn/stories/page-${id}?token=${PUBLIC}`)
    if (answer.status !== 200) return answer.status
    return ((await answer.json()) as { story: { content: { title: string } } }).story.content.title
  }
  const draft = async (id: number) =>
    (
      await editor.call<{ story: { content: { title: string }; unpublished_changes: boolean; published: boolean } }>(
        'GET',
        at(`stories/${id}`),
      )
    ).body.story
  const pass = async (minutes: number, id: number): Promise<void> => {
    receiver.received = []
    clock.time += minutes * MINUTE
    await receiver.until(({ body }) => body.story_id === id)
  }
  const published = async (id: number) => {
    const { body } = await editor.call<{ story_versions: Version[] }>('GET', at(`story_versions?by_story_id=${id}`))
    const row = body.story_versions.find(({ kind }) => kind === 'published')
    return [row?.user?.friendly_name, row?.changed_by]
  }

  test('a schedule holds its version: an editor’s later save stays a draft, and who scheduled is mailed', async () => {
    expect(await save(editor, 2, 'Relu')).toBe(200)
    const made = await plan(2, 10)
    expect(made).toMatchObject({ user_name: PUBLISHER, changed_by: EDITOR, draft_differs: false })
    expect(await save(editor, 2, 'Changé après')).toBe(200)
    expect(await save(editor, 2, 'Changé encore')).toBe(200)
    expect(await scheduling(made.id)).toMatchObject({ user_name: PUBLISHER, draft_differs: true })
    const { body } = await editor.call<{ changes: object[] }>('GET', at(`stories/2/compare?scheduling=${made.id}`))
    expect(body.changes).toMatchObject([{ field: 'title', before: 'Relu', after: 'Changé encore' }])
    await pass(10, 2)
    expect(await visible(2)).toBe('Relu')
    expect(await draft(2)).toMatchObject({ content: { title: 'Changé encore' }, unpublished_changes: true })
    expect(await published(2)).toEqual([PUBLISHER, EDITOR])
    const mails = async () => {
      const address = `${service.url.replace('/content', '/mail')}/messages?to=${DEMONSTRATION.publisher.email}`
      const answer = await fetch(address, { headers: { authorization: 'Bearer local-mail' } })
      return ((await answer.json()) as { messages: { subject: string; text: string }[] }).messages
    }
    await expect
      .poll(mails, { timeout: 10_000 })
      .toMatchObject([{ subject: 'Une page que vous avez programmée a été modifiée' }])
    expect((await mails())[0]?.text).toContain(`${EDITOR} a modifié «\u00a0page-2\u00a0»`)
  })

  test.each([
    ['a restored version', (id: number, version: number) => `stories/${id}/restore_with?version=${version}`],
    ['going back to what is live', (id: number) => `stories/${id}/discard_changes`],
  ])('%s by an editor changes no schedule either', async (_name, path) => {
    await save(publisher, 1, 'Approuvé')
    const made = await plan(1, 10)
    const { body } = await editor.call<{ story_versions: { id: number }[] }>('GET', at('story_versions?by_story_id=1'))
    expect((await editor.call('GET', at(path(1, body.story_versions.at(-1)?.id ?? 0)))).status).toBe(200)
    expect((await scheduling(made.id)).draft_differs).toBe(true)
    await pass(10, 1)
    expect(await visible(1)).toBe('Approuvé')
    await publisher.call('PUT', at('stories/1?publish=1'), { story: { content: page('Avant') } })
  })

  test('a publisher’s own save goes live; upon an editor’s it does not, until it is scheduled again', async () => {
    const made = await plan(3, 10)
    await save(publisher, 3, 'Coquille corrigée')
    expect(await scheduling(made.id)).toMatchObject({ draft_differs: false, changed_by: PUBLISHER })
    await save(editor, 3, 'Autre chose')
    await save(publisher, 3, 'Autre chose, corrigée')
    expect(await scheduling(made.id)).toMatchObject({ draft_differs: true, changed_by: PUBLISHER })
    const move = { story_scheduling: { publish_at: inMinutes(12) } }
    expect((await publisher.call('PUT', at(`story_schedulings/${made.id}`), move)).status).toBe(200)
    expect((await scheduling(made.id)).draft_differs).toBe(true)
    const again = await plan(3, 12)
    expect(again).toMatchObject({ id: made.id, draft_differs: false })
    await save(editor, 3, 'Trop tard')
    await pass(12, 3)
    expect(await visible(3)).toBe('Autre chose, corrigée')
  })

  test('a publication meanwhile is not undone by the schedule', async () => {
    await plan(4, 10)
    await save(editor, 4, 'Relu ensuite')
    await publisher.call('GET', at('stories/4/publish'))
    await save(editor, 4, 'Pas relu')
    await pass(10, 4)
    expect(await visible(4)).toBe('Relu ensuite')
  })

  test('whoever schedules a draft that was saved meanwhile is told so', async () => {
    const body = { story_scheduling: { story_id: 5, publish_at: inMinutes(10) } }
    const { headers } = await publisher.call('GET', at('stories/5'))
    const own = { 'x-editor': '1', 'sec-fetch-site': 'same-origin', 'origin': publisher.origin }
    const seen = { ...own, 'if-match': headers.get('etag') ?? '' }
    await save(editor, 5, 'Entre-temps')
    expect((await publisher.call('POST', at('story_schedulings'), body, seen)).status).toBe(412)
    expect((await publisher.call('POST', at('story_schedulings'), body, own)).status).toBe(201)
  })

  test('address, trash and files of what goes live at a moment are a publisher’s', async () => {
    await plan(6, 10)
    const slug = { story: { slug: 'elsewhere' } }
    expect((await editor.call('PUT', at('stories/6'), slug)).status).toBe(403)
    expect((await editor.call('DELETE', at('stories/6'))).status).toBe(403)
    await plan(8, 10)
    await save(editor, 8, 'Sans la carte')
    expect((await editor.call('DELETE', at('assets/7?force=1'))).status).toBe(403)
    expect((await publisher.call('DELETE', at('assets/7?force=1'))).status).toBe(200)
    await publisher.call('PUT', at('stories/6'), slug)
  })

  describe('a release with a moment', () => {
    let release = 0
    const of = (path = '') => at(`releases/${release}${path}`)

    test('is a publisher’s to change, and names who set the moment, not who made it', async () => {
      const { body } = await editor.call<{ release: { id: number } }>('POST', at('releases'), {
        release: { name: 'Fêtes' },
      })
      release = body.release.id
      const inIt = `?release_id=${release}`
      expect(await save(editor, 7, 'Relu', inIt)).toBe(200)
      expect((await publisher.call('PUT', of(), { release: { release_at: inMinutes(10) } })).status).toBe(200)
      expect(await save(editor, 7, 'Changé après', inIt)).toBe(403)
      expect(await save(editor, 9, 'Ajouté après', inIt)).toBe(403)
      const stage = { workflow_stage_change: { story_id: 7, workflow_stage_id: 2, release_id: release } }
      for (const [method, path, given] of [
        ['DELETE', of('/stories/7'), undefined],
        ['DELETE', of(), undefined],
        ['PUT', of(), { release: { release_at: null } }],
        ['PUT', of(), { release: { name: 'Autre' } }],
        ['POST', at('workflow_stage_changes'), stage],
        ['DELETE', at('stories/7'), undefined],
      ] as const)
        expect((await editor.call(method, path, given)).status, `${method} ${path}`).toBe(403)
      expect(await save(publisher, 7, 'Relu, corrigé', inIt)).toBe(200)
      await pass(10, 7)
      expect([await visible(7), await visible(9)]).toEqual(['Relu, corrigé', 404])
      expect(await published(7)).toEqual([PUBLISHER, PUBLISHER])
    })

    test('is an editor’s again once it has none', async () => {
      const { body } = await editor.call<{ release: { id: number } }>('POST', at('releases'), {
        release: { name: 'Printemps' },
      })
      release = body.release.id
      await save(editor, 9, 'Relu', `?release_id=${release}`)
      await publisher.call('PUT', of(), { release: { release_at: inMinutes(10) } })
      await publisher.call('PUT', of(), { release: { release_at: null } })
      expect(await save(editor, 9, 'Changé', `?release_id=${release}`)).toBe(200)
      expect((await editor.call('DELETE', of())).status).toBe(200)
    })
  })
})

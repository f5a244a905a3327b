import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { type ContentService, startContentService } from './service.ts'

interface Review {
  story_id: number
  story_name: string
  full_slug: string
  release_id: number | null
  release_name: string | null
  assignee_id: number | null
  assignee_name: string | null
  author_id: string
  user_name: string
  comment: string | null
  due_date: string | null
}

const DAY = 86_400_000
const page = (title: string) => ({ _uid: 'h', component: 'page', title })

type Role = keyof typeof DEMONSTRATION

describe('reviews', () => {
  const clock = { time: Date.parse('2026-11-20T11:00:00Z'), now: () => clock.time }
  let service: ContentService
  const browsers = new Map<Role, EditorClient>()
  const ids = new Map<Role, number>()

  beforeAll(async () => {
    service = await startContentService(
      {
        stories: [
          { slug: 'home', full_slug: 'home', name: 'Accueil', content: page('Bonjour') },
          { slug: 'news', full_slug: 'news', name: 'Actualités', is_folder: true },
          { slug: 'one', full_slug: 'news/one', parent_id: 2, name: 'Une', content: page('Un') },
          { slug: 'two', full_slug: 'news/two', parent_id: 2, name: 'Deux', content: page('Deux'), published: false },
        ],
      },
      { SERVICES: ['content', 'mail'], EDITOR_DEMONSTRATION: true },
      { clock },
    )
    for (const role of ['reader', 'editor', 'publisher', 'administrator'] as const) {
      const browser = new EditorClient(service.url)
      await browser.signIn(DEMONSTRATION[role])
      const { body } = await browser.call<{ user: { id: number } }>('GET', 'users/me')
      browsers.set(role, browser)
      ids.set(role, body.user.id)
    }
  })
  afterAll(() => service.stop())

  const call = <T = unknown>(role: Role, method: string, path: string, body?: unknown) =>
    (browsers.get(role) as EditorClient).call<T>(method, `spaces/1/${path}`, body)
  const move = (role: Role, storyId: number, stage: number, more = {}) =>
    call<{ workflow_stage_change: Review }>(role, 'POST', 'workflow_stage_changes', {
      workflow_stage_change: { story_id: storyId, workflow_stage_id: stage, ...more },
    })
  const ask = (storyId: number, more = {}) => move('editor', storyId, 2, more)
  const reviews = async () => (await call<{ reviews: Review[] }>('reader', 'GET', 'reviews')).body.reviews
  const stageOf = async (id: number) =>
    (await call<{ story: { stage: { workflow_stage_id: number } } }>('reader', 'GET', `stories/${id}`)).body.story.stage
      .workflow_stage_id
  const mailsTo = async (role: Role) => {
    const address = `${service.url.replace('/content', '')}/mail/messages?to=${DEMONSTRATION[role].email}`
    const { messages } = (await (await fetch(address)).json()) as { messages: { subject: string; text: string }[] }
    return messages
  }
  /** Runs an action that mails a person; resolves to the mail, the only one that they get for it. */
  const mailed = async (role: Role, act: () => Promise<unknown>) => {
    const before = (await mailsTo(role)).map(({ text }) => text)
    await act()
    const more = async () => (await mailsTo(role)).filter(({ text }) => !before.includes(text))
    await expect.poll(more, { timeout: 10_000 }).toHaveLength(1)
    return (await more())[0]
  }

  test('somebody in particular is asked, with a due date and words, is mailed and finds it in the list', async () => {
    const due = new Date(clock.time + 10 * DAY).toISOString()
    const asked = { assignee_id: ids.get('publisher'), due_date: due, comment: 'Les prix surtout.' }
    const mail = await mailed('publisher', async () => {
      expect(await ask(1, asked)).toMatchObject({
        status: 201,
        body: { workflow_stage_change: { assignee_id: ids.get('publisher'), assignee_name: 'Noé Lambert' } },
      })
    })
    expect(mail?.subject).toBe('Une relecture vous est demandée')
    expect(mail?.text).toContain('Camille Roux vous demande de relire «\u00a0Accueil\u00a0».')
    expect(mail?.text).toContain('Échéance\u00a0: 30 novembre 2026')
    expect(mail?.text).toContain('Les prix surtout.')
    expect(mail?.text).toContain(`${service.url}/editor/stories/1\n`)
    // Privacy: a mail contains no other person's address.
    expect(mail?.text).not.toContain(DEMONSTRATION.editor.email)
    expect(await reviews()).toEqual([
      expect.objectContaining({
        story_id: 1,
        story_name: 'Accueil',
        full_slug: 'home',
        release_id: null,
        assignee_id: ids.get('publisher'),
        assignee_name: 'Noé Lambert',
        author_id: String(ids.get('editor')),
        user_name: 'Camille Roux',
        comment: 'Les prix surtout.',
        due_date: due,
      }),
    ])
  })

  test('a request waits while the draft is changed; an approval ends with the next change', async () => {
    const save = (title: string) => call('editor', 'PUT', 'stories/1', { story: { content: page(title) } })
    await save('Bonsoir')
    expect([await stageOf(1), (await reviews()).length]).toEqual([2, 1])
    const mail = await mailed('editor', () => move('publisher', 1, 3, { comment: 'Très bien.' }))
    expect(mail?.subject).toBe('Votre page est approuvée')
    expect(mail?.text).toContain('Noé Lambert a approuvé «\u00a0Accueil\u00a0»')
    expect(mail?.text).toContain('Très bien.')
    expect(await reviews()).toEqual([])
    await save('Bonne nuit')
    expect(await stageOf(1)).toBe(1)
  })

  test('the history names who asked whom, and who answered', async () => {
    const { body } = await call<{ workflow_stage_changes: (Review & { workflow_stage_id: number })[] }>(
      'reader',
      'GET',
      'workflow_stage_changes?with_story=1',
    )
    expect(
      body.workflow_stage_changes.map((one) => [one.workflow_stage_id, one.user_name, one.assignee_name, one.comment]),
    ).toEqual([
      [3, 'Noé Lambert', null, 'Très bien.'],
      [2, 'Camille Roux', 'Noé Lambert', 'Les prix surtout.'],
    ])
  })

  test('a refusal is mailed with its words, in the language of who asked', async () => {
    await (browsers.get('editor') as EditorClient).call('PUT', 'users/me', { user: { lang: 'en' } })
    await ask(4)
    const mail = await mailed('editor', () => move('publisher', 4, 1, { comment: 'La photo manque.' }))
    expect(mail?.subject).toBe('Your page is not approved yet')
    expect(mail?.text).toContain('Noé Lambert has not approved “Deux”')
    expect(mail?.text).toContain('La photo manque.')
    expect([await stageOf(4), await reviews()]).toEqual([1, []])
    await (browsers.get('editor') as EditorClient).call('PUT', 'users/me', { user: { lang: 'fr' } })
  })

  test('nobody is mailed what they do themselves, nor what is asked of whoever may approve', async () => {
    const before = { editor: (await mailsTo('editor')).length, publisher: (await mailsTo('publisher')).length }
    await ask(4)
    await move('editor', 4, 1)
    await move('publisher', 4, 2, { assignee_id: ids.get('publisher') })
    await move('publisher', 4, 3)
    // Mails are sent in their order: this one is the only one of all.
    await mailed('administrator', () => ask(4, { assignee_id: ids.get('administrator') }))
    expect({ editor: (await mailsTo('editor')).length, publisher: (await mailsTo('publisher')).length }).toEqual(before)
    await move('editor', 4, 1)
  })

  test('whoever publishes has reviewed', async () => {
    await ask(4)
    const mail = await mailed('editor', () => call('publisher', 'GET', 'stories/4/publish'))
    expect(mail?.subject).toBe('Votre page est en ligne')
    expect([await stageOf(4), await reviews()]).toEqual([3, []])
  })

  test('going back to what is live leaves nothing to review', async () => {
    await call('editor', 'PUT', 'stories/4', { story: { content: page('Autre') } })
    await ask(4)
    await mailed('editor', () => call('administrator', 'GET', 'stories/4/discard_changes'))
    expect([await stageOf(4), await reviews()]).toEqual([1, []])
  })

  test('only who signs in and may approve is asked, before a moment to come', async () => {
    const invited = await call<{ collaborator: { id: number } }>('administrator', 'POST', 'collaborators', {
      collaborator: { email: 'zoe@barriere.example', name: 'Zoé Roche', role: 'publisher', lang: 'fr' },
    })
    for (const id of [ids.get('reader'), ids.get('editor'), invited.body.collaborator.id, 99_999])
      expect(await ask(1, { assignee_id: id })).toMatchObject({
        status: 422,
        body: { assignee_id: ['may not approve'] },
      })
    expect(await ask(1, { due_date: new Date(clock.time).toISOString() })).toMatchObject({
      status: 422,
      body: { due_date: ['must be in the future'] },
    })
    expect(await move('publisher', 1, 3, { assignee_id: ids.get('publisher') })).toMatchObject({ status: 422 })
    expect((await move('reader', 1, 2)).status).toBe(403)
    expect([await stageOf(1), await reviews()]).toEqual([1, []])
  })

  test('are listed with what is due first; those of a folder in the trash are not', async () => {
    await ask(1)
    await ask(3, { due_date: new Date(clock.time + 3 * DAY).toISOString() })
    await ask(4, { due_date: new Date(clock.time + DAY).toISOString() })
    const listed = async () => (await reviews()).map(({ full_slug: slug }) => slug)
    expect(await listed()).toEqual(['news/two', 'news/one', 'home'])
    await call('publisher', 'DELETE', 'stories/2')
    expect(await listed()).toEqual(['home'])
    await call('publisher', 'PUT', 'stories/2/restore')
    expect(await listed()).toEqual(['news/two', 'news/one', 'home'])
    for (const id of [1, 3, 4]) await move('editor', id, 1)
  })

  test('of a release are of its version, and are answered by its publication', async () => {
    const { body } = await call<{ release: { id: number } }>('editor', 'POST', 'releases', {
      release: { name: 'Printemps' },
    })
    const release = body.release.id
    const save = (title: string) =>
      call('editor', 'PUT', `stories/3?release_id=${release}`, { story: { content: page(title) } })
    await save('Printemps')
    const asked = await mailed('publisher', () => ask(3, { release_id: release, assignee_id: ids.get('publisher') }))
    expect(asked?.text).toContain(`${service.url}/editor/stories/3?release=${release}\n`)
    await save('Le printemps')
    expect(await reviews()).toMatchObject([{ story_id: 3, release_id: release, release_name: 'Printemps' }])
    const mail = await mailed('editor', () =>
      call('publisher', 'PUT', `releases/${release}`, { release: {}, do_release: true }),
    )
    expect(mail?.subject).toBe('Votre page est en ligne')
    expect([await stageOf(3), await reviews()]).toEqual([3, []])
  })

  test('asked of somebody who may no longer approve, or is removed, are everybody’s', async () => {
    const assigned = async () => (await reviews()).map(({ assignee_id: id, assignee_name: name }) => [id, name])
    await ask(1, { assignee_id: ids.get('publisher') })
    const path = `collaborators/${ids.get('publisher')}`
    await call('administrator', 'PUT', path, { collaborator: { role: 'editor' } })
    expect(await assigned()).toEqual([[null, null]])
    await call('administrator', 'PUT', path, { collaborator: { role: 'publisher' } })
    expect(await assigned()).toEqual([[ids.get('publisher'), 'Noé Lambert']])
    expect((await call('administrator', 'DELETE', path)).status).toBe(200)
    expect(await assigned()).toEqual([[null, null]])
    // The history keeps the person who was asked.
    const { body } = await call<{ workflow_stage_changes: Review[] }>(
      'reader',
      'GET',
      'workflow_stage_changes?with_story=1',
    )
    expect(body.workflow_stage_changes[0]).toMatchObject({ assignee_id: null, assignee_name: 'Noé Lambert' })
  })
})

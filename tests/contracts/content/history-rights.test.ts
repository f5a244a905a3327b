import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { type ContentService, startContentService } from './service.ts'

const page = (title: string) => ({ _uid: 'h', component: 'page', title })

let service: ContentService
const tokens: Record<string, string> = {}

beforeAll(async () => {
  service = await startContentService(
    {
      stories: [
        { slug: 'home', full_slug: 'home', content: page('Bonjour') },
        { slug: 'draft', full_slug: 'draft', content: page('Brouillon'), published: false },
        { slug: 'news', full_slug: 'news', is_folder: true },
        { slug: 'one', full_slug: 'news/one', parent_id: 3, content: page('Un') },
      ],
    },
    { SERVICES: ['content', 'mail'], EDITOR_DEMONSTRATION: true },
  )
  for (const role of ['editor', 'publisher']) {
    const { body } = await service.manage<{ api_key: { token: string } }>('POST', 'spaces/1/api_keys', {
      api_key: { name: role, role },
    })
    tokens[role] = body.api_key.token
  }
})
afterAll(() => service.stop())

const as = async (role: 'editor' | 'publisher', method: string, path: string, body?: unknown) =>
  (await service.manage(method, `spaces/1/${path}`, body, { authorization: tokens[role] ?? '' })).status

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

describe('what publishes needs a publisher, by whichever way', () => {
  test.each<[name: string, method: string, path: string, body: unknown]>([
    ['a save that publishes', 'PUT', 'stories/1?publish=1', { story: { content: page('A') } }],
    ['a save with a moment', 'PUT', 'stories/1', { story: { publish_at: TOMORROW } }],
    ['a new story with a moment', 'POST', 'stories', { story: { name: 'N', content: page('N'), expire_at: TOMORROW } }],
    ['an approval', 'POST', 'workflow_stage_changes', { workflow_stage_change: { story_id: 1, workflow_stage_id: 3 } }],
    ['a release with a moment', 'POST', 'releases', { release: { name: 'R', release_at: TOMORROW } }],
    ['the trash for a published story', 'DELETE', 'stories/1', undefined],
    ['the trash for a folder with one', 'DELETE', 'stories/3', undefined],
  ])('%s', async (_name, method, path, body) => {
    expect(await as('editor', method, path, body)).toBe(403)
  })

  test('a release is prepared by an editor, published by a publisher', async () => {
    const { body } = await service.manage<{ release: { id: number } }>('POST', 'spaces/1/releases', {
      release: { name: 'Printemps' },
    })
    const path = `releases/${body.release.id}`
    expect(await as('editor', 'PUT', `stories/2?release_id=${body.release.id}`, { story: { name: 'P' } })).toBe(200)
    expect(await as('editor', 'PUT', path, { release: {}, do_release: true })).toBe(403)
    expect(await as('editor', 'PUT', path, { release: { release_at: TOMORROW } })).toBe(403)
    expect(await as('publisher', 'PUT', path, { release: { release_at: TOMORROW } })).toBe(200)
    // A scheduled release is under a publisher's control, and so is the deletion of its stories.
    expect(await as('editor', 'DELETE', 'stories/2')).toBe(403)
    expect(await as('publisher', 'PUT', path, { release: { release_at: null } })).toBe(200)
  })

  test('an editor deletes and restores what nobody sees, and asks for a review', async () => {
    expect(await as('editor', 'DELETE', 'stories/2')).toBe(200)
    expect(await as('editor', 'PUT', 'stories/2/restore')).toBe(200)
    expect(
      await as('editor', 'POST', 'workflow_stage_changes', {
        workflow_stage_change: { story_id: 2, workflow_stage_id: 2 },
      }),
    ).toBe(201)
  })

  test('what was published comes back by a publisher', async () => {
    expect(await as('publisher', 'DELETE', 'stories/1')).toBe(200)
    expect(await as('editor', 'PUT', 'stories/1/restore')).toBe(403)
    expect(await as('editor', 'DELETE', 'stories/1?in_trash=1')).toBe(403)
    expect(await as('publisher', 'PUT', 'stories/1/restore')).toBe(200)
  })
})

const mailsTo = async (address: string) =>
  (
    (await (await fetch(`${service.url.replace('/content', '')}/mail/messages?to=${address}`)).json()) as {
      messages: { subject: string; text: string }[]
    }
  ).messages

interface Discussion {
  discussion: { id: number; comments: { id: number; message: string; message_json: unknown[] }[] }
}

describe('comments', () => {
  const ids = new Map<string, number>()

  beforeAll(async () => {
    for (const [email, name] of [
      ['anne@barriere.example', 'Anne Durand'],
      ['paul@barriere.example', 'Paul Petit'],
      ['paul.g@barriere.example', 'Paul Grand'],
      ['zoe@barriere.example', 'Zoé Roche'],
    ] as const) {
      const { body } = await service.manage<{ collaborator: { id: number } }>('POST', 'spaces/1/collaborators', {
        collaborator: { email, name, role: 'editor', lang: 'fr' },
      })
      ids.set(name, body.collaborator.id)
    }
  })

  const discuss = (comment: object) =>
    service.manage<Discussion>(
      'POST',
      'spaces/1/stories/2/discussions',
      { discussion: { block_uid: 'h', comment } },
      { authorization: tokens.editor ?? '' },
    )

  test('are changed by who wrote them, and mailed to whom they mention, once', async () => {
    const { body } = await discuss({ message: 'Est-ce juste, @anne et @paul, @PaulGrand, @anne ?' })
    expect(body.discussion.comments[0]).toMatchObject({
      message: 'Est-ce juste, @Anne Durand et @paul, @Paul Grand, @Anne Durand ?',
      message_json: expect.arrayContaining([
        { type: 'mention', attrs: { id: ids.get('Anne Durand'), label: 'Anne Durand' } },
      ]) as unknown,
    })
    const path = `discussions/${body.discussion.id}/comments/${body.discussion.comments[0]?.id}`
    expect(await as('publisher', 'PUT', path, { comment: { message: 'Non.' } })).toBe(403)
    expect(await as('publisher', 'DELETE', path)).toBe(403)
    expect(await as('editor', 'PUT', path, { comment: { message: 'Est-ce juste, @anne et @zoe ?' } })).toBe(200)
    // Beyond the numbers that a database has.
    const none = `discussions/${body.discussion.id}/comments/99999999999999999999`
    expect(await as('editor', 'PUT', none, { comment: { message: 'Non.' } })).toBe(404)
    expect(await as('editor', 'DELETE', none)).toBe(404)

    await expect.poll(() => mailsTo('paul.g@barriere.example'), { timeout: 10_000 }).toHaveLength(1)
    // Only a person mentioned by the change is notified, not one mentioned before it.
    await expect.poll(() => mailsTo('zoe@barriere.example'), { timeout: 10_000 }).toHaveLength(1)
    const [mail, ...others] = await mailsTo('anne@barriere.example')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Un commentaire vous est adressé')
    expect(mail?.text).toContain('Est-ce juste, @Anne Durand et @paul, @Paul Grand, @Anne Durand ?')
    expect(mail?.text).toContain(`${service.url}/editor/stories/2`)
    // Two people have that first name: the comment is shown, but mailed to neither.
    expect(await mailsTo('paul@barriere.example')).toEqual([])
  })

  test('mention people by their ids: nobody by one that there is not, and never who writes', async () => {
    const mention = (id: number | undefined) => ({
      message_json: [{ type: 'mention', attrs: { id, label: 'Quelqu’un' } }],
    })
    const own = new EditorClient(service.url)
    await own.signIn(DEMONSTRATION.editor)
    const me = await own.call<{ user: { id: number } }>('GET', 'users/me')
    const count = (await mailsTo('paul@barriere.example')).length
    expect(await discuss(mention(99_999))).toMatchObject({
      status: 422,
      body: { mention: ['is nobody who has access'] },
    })
    const made = await own.call<Discussion>('POST', 'spaces/1/stories/2/discussions', {
      discussion: {
        block_uid: 'h',
        comment: {
          message_json: [...mention(me.body.user.id).message_json, ...mention(ids.get('Paul Petit')).message_json],
        },
      },
    })
    expect(made.body.discussion.comments[0]?.message).toBe('@Camille Roux@Paul Petit')
    // Both mails are written in one transaction: once the one is there, the other would be.
    await expect.poll(() => mailsTo('paul@barriere.example'), { timeout: 10_000 }).toHaveLength(count + 1)
    expect(await mailsTo(DEMONSTRATION.editor.email)).toEqual([])
  })

  test('keep the name of who was removed', async () => {
    const { body } = await discuss({ message: '@zoe ?' })
    expect((await service.manage('DELETE', `spaces/1/collaborators/${ids.get('Zoé Roche')}`)).status).toBe(200)
    const read = await service.manage<Discussion>('GET', `spaces/1/discussions/${body.discussion.id}`)
    expect(read.body.discussion.comments[0]?.message).toBe('@Zoé Roche ?')
    expect((await discuss({ message: '@Zoé Roche ?' })).body.discussion.comments[0]?.message_json).toEqual([
      { type: 'text', text: '@Zoé Roche ?' },
    ])
  })
})

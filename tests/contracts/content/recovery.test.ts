import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMONSTRATION, EditorClient, PASSWORD, codeOf, secretOf } from './editor-client.ts'
import { type ContentService, startContentService } from './service.ts'

const MINUTE = 60_000
const SPACE = { stories: [{ slug: 'home', full_slug: 'home', content: { component: 'page' } }] }
const EDITOR = 'https://editor.example'
const OTHER = 'Phare-Granit-73-Cordage'

interface Mail {
  readonly subject: string
  readonly text: string
}

let service: ContentService
let now = Date.parse('2026-11-02T11:00:00Z')
let count = 0

beforeAll(async () => {
  service = await startContentService(
    SPACE,
    { SERVICES: ['content', 'mail'], EDITOR_ORIGIN: EDITOR, EDITOR_DEMONSTRATION: true },
    { clock: { now: () => now } },
  )
})
afterAll(() => service.stop())
beforeEach(() => {
  now += 48 * 60 * MINUTE
})

const browser = () => new EditorClient(service.url, EDITOR)

/** A signed-in person with a password and a second step. */
async function joined(lang = 'fr') {
  const admin = browser()
  await admin.signIn(DEMONSTRATION.administrator)
  count += 1
  const email = `zoe${count}@barriere.example`
  const { body } = await admin.call<{ collaborator: { id: number }; invitation_url: string }>(
    'POST',
    'spaces/1/collaborators',
    { collaborator: { email, name: 'Zoé Durand', role: 'editor', lang } },
  )
  const secret = secretOf(body.invitation_url)
  const client = browser()
  const shown = await client.call<{ invitation: { secret: string } }>('POST', 'session/invitation', {
    invitation: { secret },
  })
  const totp = shown.body.invitation.secret
  const invitation = { secret, password: PASSWORD, repeated: PASSWORD, code: codeOf(totp, now) }
  expect((await client.call('PUT', 'session/invitation', { invitation })).status).toBe(200)
  now += MINUTE
  const signIn = (by: EditorClient, password: string) => by.signIn({ email, password, code: codeOf(totp, now) })
  expect((await signIn(client, PASSWORD)).status).toBe(200)
  return { admin, client, email, signIn, id: body.collaborator.id }
}

const ask = (email: string) => browser().call('POST', 'session/recovery', { recovery: { email } })
const look = (secret: string) => browser().call('POST', 'session/recovery/link', { recovery: { secret } })
const set = (secret: string, password = OTHER, repeated = password) =>
  browser().call('PUT', 'session/recovery', { recovery: { secret, password, repeated } })

async function mailsTo(email: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${service.url.replace('/content', '')}/mail/messages?to=${email}`)
  return ((await answer.json()) as { messages: Mail[] }).messages
}

/** The secret of the newest mail, once there are so many. */
async function mailed(email: string, number = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 10_000 }).toBe(number)
  const [link] = /https:\/\/editor\.example\/content\/editor\/recovery#[\w-]{43}/.exec(
    (await mailsTo(email))[0]?.text ?? '',
  ) ?? ['']
  return secretOf(link)
}

test('a mailed link sets a new password, once; all sessions end, the second step stays', async () => {
  const { admin, client, email, signIn } = await joined('en')
  expect(await ask(email)).toMatchObject({ status: 200, body: {} })
  const secret = await mailed(email)
  expect((await mailsTo(email))[0]?.subject).toBe('Your password for the editor')
  // Until it is used nothing has changed.
  expect((await client.call('GET', 'users/me')).status).toBe(200)
  expect(await look(secret)).toMatchObject({ status: 200, body: { recovery: { name: 'Zoé Durand', email } } })
  expect(await set(secret, 'durand', 'other')).toMatchObject({
    status: 422,
    body: { recovery: expect.arrayContaining(['length', 'repeat', 'personal']) },
  })
  expect(await set(secret)).toMatchObject({ status: 200, body: {} })
  expect((await client.call('GET', 'users/me')).status).toBe(401)
  expect((await set(secret)).status).toBe(404)
  expect((await look(secret)).status).toBe(404)
  now += MINUTE
  expect((await client.signIn({ email, password: OTHER })).status).toBe(401)
  expect((await signIn(client, PASSWORD)).status).toBe(401)
  now += MINUTE
  expect((await signIn(client, OTHER)).status).toBe(200)
  const { body } = await admin.call<{ activities: { activity: { key: string }; user: { userid: string } }[] }>(
    'GET',
    'spaces/1/activities?key=password-reset',
  )
  expect(body.activities.map(({ user }) => user.userid)).toEqual([email])
})

test('whether there is such an account is not answered', async () => {
  const { email } = await joined()
  for (const address of [email, 'nobody@barriere.example', 'no address', '', email.toUpperCase()])
    expect([address, await ask(address)]).toEqual([address, expect.objectContaining({ status: 200, body: {} })])
  await mailed(email)
  expect(await mailsTo('nobody@barriere.example')).toEqual([])
})

test('a link is over after thirty minutes, and no other is mailed while one lasts', async () => {
  const { email } = await joined()
  await ask(email)
  const first = await mailed(email)
  now += 14 * MINUTE
  await ask(email)
  now += MINUTE
  await ask(email)
  const second = await mailed(email, 2)
  expect((await look(first)).status).toBe(404)
  now += 30 * MINUTE
  expect((await look(second)).status).toBe(404)
  expect((await set(second)).status).toBe(404)
})

test('a new password opens an account that failures have closed', async () => {
  const { email, signIn } = await joined()
  for (let failure = 0; failure < 3; failure += 1) await browser().signIn({ email, password: 'wrong' })
  now += MINUTE
  expect((await signIn(browser(), PASSWORD)).status).toBe(401)
  await ask(email)
  await set(await mailed(email))
  now += MINUTE
  expect((await signIn(browser(), OTHER)).status).toBe(200)
})

test('neither link does the work of the other, and a new invitation ends that of a password', async () => {
  const { admin, email, id } = await joined()
  await ask(email)
  const secret = await mailed(email)
  // The second step's secret is not shown to a person who has the mailbox alone.
  expect((await browser().call('POST', 'session/invitation', { invitation: { secret } })).status).toBe(404)
  const listed = await admin.call<{ collaborators: { id: number; invitation: unknown; state: string }[] }>(
    'GET',
    `spaces/1/collaborators?search=${email}`,
  )
  expect(listed.body.collaborators).toEqual([expect.objectContaining({ id, invitation: null, state: 'active' })])
  const again = await admin.call<{ invitation_url: string }>('POST', `spaces/1/collaborators/${id}/reset`, {})
  expect((await set(secret)).status).toBe(404)
  expect((await look(secretOf(again.body.invitation_url))).status).toBe(404)
  // An invited person has no password to forget.
  now += 60 * MINUTE
  await ask(email)
  expect(await mailsTo(email)).toHaveLength(1)
})

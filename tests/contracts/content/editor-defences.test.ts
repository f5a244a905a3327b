import { expect, test } from 'vitest'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { startContentService } from './service.ts'

const SPACE = { stories: [{ slug: 'home', full_slug: 'home', content: { component: 'page' } }] }

/** Failed attempts allowed per network address. */
const TRIES = 40

test('rate limit: who fails too often waits, with a right password too, and whoever is in stays in', async () => {
  const service = await startContentService(SPACE, { EDITOR_DEMONSTRATION: true })
  const inside = new EditorClient(service.url)
  expect((await inside.signIn(DEMONSTRATION.reader)).status).toBe(200)
  const invitation = { secret: 'no-invitation' }
  for (let failure = 0; failure < TRIES; failure += 1) {
    const browser = new EditorClient(service.url)
    // A new e-mail address each time, so that no account is locked.
    const { status } =
      failure % 2 === 0
        ? await browser.signIn({ email: `nobody${failure}@example.com`, password: 'wrong' })
        : await browser.call('POST', 'session/invitation', { invitation })
    expect([401, 404]).toContain(status)
  }
  const late = await new EditorClient(service.url).signIn(DEMONSTRATION.editor)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '600'])
  expect((await new EditorClient(service.url).call('POST', 'session/invitation', { invitation })).status).toBe(429)
  const recovery = { email: DEMONSTRATION.editor.email, secret: 'no-link', password: 'x', repeated: 'x' }
  for (const [method, path] of [
    ['POST', 'session/recovery'],
    ['POST', 'session/recovery/link'],
    ['PUT', 'session/recovery'],
  ] as const)
    expect((await new EditorClient(service.url).call(method, path, { recovery })).status).toBe(429)
  expect((await inside.call('GET', 'users/me')).status).toBe(200)
  await service.stop()
})

test('SSRF: administrators of a public deployment name receivers of the internet alone', async () => {
  const service = await startContentService(SPACE, {
    SITE_ORIGIN: 'https://site.example',
    EDITOR_DEMONSTRATION: undefined,
  })
  const add = (endpoint: string) =>
    service.manage('POST', 'spaces/1/webhook_endpoints', {
      webhook_endpoint: { name: 'Search', endpoint, actions: ['story.published'] },
    })
  for (const address of [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost:4001/content',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.7/',
  ])
    expect(await add(address)).toMatchObject({
      status: 422,
      body: { endpoint: ['must be an address of the internet'] },
    })
  const made = await add('https://hooks.example.com/content')
  expect(made.status).toBe(201)
  const { id } = (made.body as { webhook_endpoint: { id: number } }).webhook_endpoint
  const changed = await service.manage('PUT', `spaces/1/webhook_endpoints/${id}`, {
    webhook_endpoint: { name: 'Search', endpoint: 'http://192.168.1.1/', actions: ['story.published'] },
  })
  expect(changed.status).toBe(422)
  await service.stop()
})

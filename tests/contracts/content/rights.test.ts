import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS, callOf } from '#services/content/management/rights.ts'
import { managementRoutes } from '#services/content/management/routes.ts'
import { previewRoutes } from '#services/content/preview/routes.ts'
import { ROLES, type Role, hasRole } from '#services/content/people/principal.ts'
import { post, type Signed } from './assets.ts'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { startContentService, type ContentService } from './service.ts'

/** Stands in for everything that routes are given: they are registered, and not called. */
const nothing: never = new Proxy(() => {}, { get: (_, name) => (name === 'fixed' ? [] : nothing) }) as never

/** Routes that are made apart, since they speak with the site. */
const previews = previewRoutes(nothing)

const management: never = new Proxy(() => {}, { get: (_, name) => (name === 'previews' ? previews : nothing) }) as never

const REGISTERED = managementRoutes(management, nothing)
  .routes.filter(({ method, path }) => !(method === 'ALL' && path.endsWith('*')))
  .map(({ method, path }) => callOf(method, path))

/** A path of a call, about things that are not there. */
const pathOf = (call: string): [method: string, path: string] => {
  const [method = '', path = ''] = call.split(' ')
  return [method, path.slice(1).replace(':space', '1').replace(/:\w+/g, '999999')]
}

const FILE = 'https://a.storyblok.com/f/1/0123456789/menu.pdf'
const PDF = Buffer.from('%PDF-1.7')

let service: ContentService
const tokens = new Map<Role, string>()
const browsers = new Map<Role, EditorClient>()

beforeAll(async () => {
  service = await startContentService(
    {
      stories: [{ slug: 'home', full_slug: 'home', content: { component: 'page', image: { id: 7, filename: FILE } } }],
      assets: [
        { id: 7, filename: FILE, data: PDF },
        { id: 8, filename: FILE.replace('menu', 'unused'), data: PDF },
      ],
    },
    { EDITOR_DEMONSTRATION: true },
  )
  for (const role of ROLES) {
    const { body } = await service.manage<{ api_key: { token: string } }>('POST', 'spaces/1/api_keys', {
      api_key: { name: role, role },
    })
    tokens.set(role, body.api_key.token)
    const browser = new EditorClient(service.url)
    await browser.signIn(DEMONSTRATION[role])
    browsers.set(role, browser)
  }
})
afterAll(() => service.stop())

test('each registered route has a right, and each right a route', () => {
  expect([...new Set(REGISTERED)].sort()).toEqual([...RIGHTS.keys()].sort())
})

describe.each([...RIGHTS].filter(([, { least }]) => least !== 'anyone'))('%s', (call, { least }) => {
  const [method, path] = pathOf(call)
  const body = method === 'GET' ? undefined : {}
  const isRefused = (role: Role) => least !== 'anyone' && !hasRole({ role }, least)

  test('without credentials 401', async () => {
    expect((await new EditorClient(service.url).call(method, path, body)).status).toBe(401)
    const wrong = { authorization: 'Bearer another-token' }
    expect((await new EditorClient(service.url).call(method, path, body, wrong)).status).toBe(401)
  })

  test.each(ROLES)('for a %s, by token and by session', async (role) => {
    const byToken = await new EditorClient(service.url).call(method, path, body, {
      authorization: tokens.get(role) ?? '',
    })
    const bySession = await browsers.get(role)?.call(method, path, body)
    for (const status of [byToken.status, bySession?.status])
      if (isRefused(role)) expect(status).toBe(403)
      else expect([401, 403, 500, 501]).not.toContain(status)
  })

  test('with a cookie, but not from the editor, 403', async () => {
    const browser = browsers.get('administrator')
    const { origin = '' } = browser ?? {}
    for (const headers of [
      {},
      { origin },
      { 'x-editor': '0', origin },
      { 'x-editor': '1', 'sec-fetch-site': 'cross-site', origin },
      { 'x-editor': '1', 'sec-fetch-site': 'same-site', origin },
      { 'x-editor': '1', 'sec-fetch-site': 'none', origin },
      { 'x-editor': '1', 'origin': 'https://other.example' },
      { 'x-editor': '1', 'origin': 'null' },
      ...(method === 'GET' ? [] : [{ 'x-editor': '1' }]),
    ])
      expect((await browser?.call(method, path, body, headers))?.status, JSON.stringify(headers)).toBe(403)
  })
})

test.each([...RIGHTS].filter(([, { least }]) => least === 'anyone'))('%s needs the editor’s own page', async (call) => {
  const [method, path] = pathOf(call)
  const browser = new EditorClient(service.url)
  for (const headers of [{}, { origin: browser.origin }, { 'x-editor': '1', 'origin': 'https://other.example' }])
    expect((await browser.call(method, path, {}, headers)).status).toBe(403)
})

test('an address without a route is 401 without credentials, else not implemented', async () => {
  expect((await new EditorClient(service.url).call('GET', 'spaces/1/nothing')).status).toBe(401)
  expect((await service.manage('GET', 'spaces/1/nothing')).status).toBe(501)
})

describe('what is live at once needs a publisher', () => {
  const editor = () => browsers.get('editor') as EditorClient
  const story = { content: { component: 'page', title: 'Draft' } }

  test('a draft does not', async () => {
    expect((await editor().call('PUT', 'spaces/1/stories/1', { story })).status).toBe(200)
    const made = await editor().call<{ story: { id: number } }>('POST', 'spaces/1/stories', {
      story: { ...story, name: 'New' },
    })
    expect(made.status).toBe(201)
    const path = `spaces/1/stories/${made.body.story.id}`
    expect((await editor().call('PUT', path, { story: { slug: 'newer' } })).status).toBe(200)
  })

  test.each([
    ['PUT', 'spaces/1/stories/1', { story, publish: 1 }],
    ['PUT', 'spaces/1/stories/1?publish=1', { story }],
    ['POST', 'spaces/1/stories', { story: { ...story, name: 'Live' }, publish: '1' }],
    ['PUT', 'spaces/1/stories/1', { story: { slug: 'elsewhere' } }],
    ['PUT', 'spaces/1/stories/1', { story: { position: 70 } }],
  ])('%s %s %o', async (method, path, body) => {
    expect((await editor().call(method, path, body)).status).toBe(403)
    expect((await fetch(`${service.url}/v2/cdn/stories/home?token=local-public`)).status).toBe(200)
    expect((await editor().call<{ stories: object[] }>('GET', 'spaces/1/stories?search=Live')).body.stories).toEqual([])
  })

  test('another file, and the trash, for an asset of a public page', async () => {
    const finish = async (role: Role, id: number): Promise<number | undefined> => {
      const browser = browsers.get(role)
      const signed = await browser?.call<Signed>('POST', 'spaces/1/assets', { filename: `${role}.pdf`, id })
      if (!signed || !(await post(signed.body, Buffer.from(`%PDF-1.7 ${role}`))).ok) return undefined
      return (await browser?.call('GET', `spaces/1/assets/${id}/finish_upload`))?.status
    }
    const shown = async () => await (await fetch(`${service.url}/v2/cdn/stories/home?token=local-public`)).text()
    expect(await finish('editor', 7)).toBe(403)
    expect(await finish('editor', 8)).toBe(200)
    expect((await editor().call('DELETE', 'spaces/1/assets/7?force=1')).status).toBe(403)
    expect(await shown()).toContain('menu.pdf')
    expect(await finish('publisher', 7)).toBe(200)
    expect(await shown()).toContain('publisher.pdf')
    expect((await editor().call('DELETE', 'spaces/1/assets/8')).status).toBe(200)
    expect((await browsers.get('publisher')?.call('DELETE', 'spaces/1/assets/7?force=1'))?.status).toBe(200)
  })

  test('GET with side effects: a picture on another site unpublishes nothing', async () => {
    const browser = browsers.get('administrator')
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
    expect((await browser?.call('GET', 'spaces/1/stories/1/unpublish', undefined, headers))?.status).toBe(403)
    expect((await fetch(`${service.url}/v2/cdn/stories/home?token=local-public`)).status).toBe(200)
  })
})

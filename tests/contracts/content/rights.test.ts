import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS } from '#services/content/management/rights.ts'
import { ROLES, type Role, hasRole } from '@barriere/shared/stories/roles.ts'
import { post, type Signed } from './assets.ts'
import { EditorClient } from './editor-client.ts'
import { type Roles, pathOf, startWithRoles } from './roles.ts'

// The table of rights itself: `services/content/management/rights.test.ts`; each of its lines over HTTP:
// `rights-http.test.ts`.

let roles: Roles

beforeAll(async () => {
  roles = await startWithRoles()
})
afterAll(() => roles.service.stop())

/** The first call that reads and the first that changes something, of each right. */
const CALLS = ROLES.flatMap((least) => {
  const calls = [...RIGHTS].flatMap(([call, right]) => (right.least === least ? [call] : []))
  const found = [calls.find((call) => call.startsWith('GET ')), calls.find((call) => !call.startsWith('GET '))]
  return found.flatMap((call) => (call === undefined ? [] : [{ call, least }]))
})

test('there is a call to read with and one to change with, of each right', () => {
  expect(CALLS).toHaveLength(2 * ROLES.length)
})

describe.each(CALLS)('$call, for which one must be $least', ({ call, least }) => {
  const [method, path] = pathOf(call)
  const body = method === 'GET' ? undefined : {}

  test('without credentials 401', async () => {
    expect((await new EditorClient(roles.service.url).call(method, path, body)).status).toBe(401)
  })

  test.each(ROLES)('for a %s, by token and by session', async (role) => {
    const authorization = roles.token(role)
    const byToken = await new EditorClient(roles.service.url).call(method, path, body, { authorization })
    const bySession = await roles.browser(role).call(method, path, body)
    for (const { status } of [byToken, bySession])
      if (hasRole({ role }, least)) expect([401, 403, 500, 501]).not.toContain(status)
      else expect(status).toBe(403)
  })

  test('with a cookie, but not from the editor, 403', async () => {
    const browser = roles.browser('administrator')
    for (const headers of [{}, { 'x-editor': '1', 'origin': 'https://other.example' }])
      expect((await browser.call(method, path, body, headers)).status, JSON.stringify(headers)).toBe(403)
  })
})

test('an address without a route is 401 without credentials, else not implemented', async () => {
  expect((await new EditorClient(roles.service.url).call('GET', 'spaces/1/nothing')).status).toBe(401)
  expect((await roles.service.manage('GET', 'spaces/1/nothing')).status).toBe(501)
})

describe('what is live at once needs a publisher', () => {
  const editor = () => roles.browser('editor')
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
    expect((await fetch(`${roles.service.url}/v2/cdn/stories/home?token=local-public`)).status).toBe(200)
    expect((await editor().call<{ stories: object[] }>('GET', 'spaces/1/stories?search=Live')).body.stories).toEqual([])
  })

  test('another file, and the trash, for an asset of a public page', async () => {
    const finish = async (role: Role, id: number): Promise<number | undefined> => {
      const browser = roles.browser(role)
      const signed = await browser.call<Signed>('POST', 'spaces/1/assets', { filename: `${role}.pdf`, id })
      if (!(await post(signed.body, Buffer.from(`%PDF-1.7 ${role}`))).ok) return undefined
      return (await browser.call('GET', `spaces/1/assets/${id}/finish_upload`)).status
    }
    const shown = async () => await (await fetch(`${roles.service.url}/v2/cdn/stories/home?token=local-public`)).text()
    expect(await finish('editor', 7)).toBe(403)
    expect(await finish('editor', 8)).toBe(200)
    expect((await editor().call('DELETE', 'spaces/1/assets/7?force=1')).status).toBe(403)
    expect(await shown()).toContain('menu.pdf')
    expect(await finish('publisher', 7)).toBe(200)
    expect(await shown()).toContain('publisher.pdf')
    expect((await editor().call('DELETE', 'spaces/1/assets/8')).status).toBe(200)
    expect((await roles.browser('publisher').call('DELETE', 'spaces/1/assets/7?force=1')).status).toBe(200)
  })

  test('GET with side effects: a picture on another site unpublishes nothing', async () => {
    const browser = roles.browser('administrator')
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
    expect((await browser.call('GET', 'spaces/1/stories/1/unpublish', undefined, headers)).status).toBe(403)
    expect((await fetch(`${roles.service.url}/v2/cdn/stories/home?token=local-public`)).status).toBe(200)
  })
})

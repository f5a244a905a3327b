import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS } from '#services/content/management/rights.ts'
import { ROLES, hasRole } from '@barriere/shared/stories/roles.ts'
import { EditorClient } from './editor-client.ts'
import { type Roles, pathOf, startWithRoles } from './roles.ts'

// Complete set: each right over HTTP; by default `rights.test.ts` asks one call of each role and right, and
// `services/content/management/rights.test.ts` all of them in the process.

let roles: Roles

beforeAll(async () => {
  roles = await startWithRoles()
})
afterAll(() => roles.service.stop())

describe.each([...RIGHTS])('%s', (call, { least }) => {
  const [method, path] = pathOf(call)
  const body = method === 'GET' ? undefined : {}

  if (least === 'anyone')
    test('needs the editor’s own page', async () => {
      const browser = new EditorClient(roles.service.url)
      for (const headers of [{}, { origin: browser.origin }, { 'x-editor': '1', 'origin': 'https://other.example' }])
        expect((await browser.call(method, path, {}, headers)).status).toBe(403)
    })
  else {
    test('without credentials 401', async () => {
      expect((await new EditorClient(roles.service.url).call(method, path, body)).status).toBe(401)
      const wrong = { authorization: 'Bearer another-token' }
      expect((await new EditorClient(roles.service.url).call(method, path, body, wrong)).status).toBe(401)
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
      const { origin } = browser
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
        expect((await browser.call(method, path, body, headers)).status, JSON.stringify(headers)).toBe(403)
    })
  }
})

import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { createLog } from '#services/kit/log.ts'
import { parseEnv } from '#services/kit/env.ts'
import { HttpError } from '../../kit/http-error.ts'
import { People } from '../people/people.ts'
import { ROLES, type Role, hasRole } from '@barriere/shared/stories/roles.ts'
import type { Principal } from '../people/principal.ts'
import { previewRoutes } from '../preview/routes.ts'
import { managementAccess } from './access.ts'
import { newManagementRoutes } from './context.ts'
import { RIGHTS, callOf } from './rights.ts'
import { managementRoutes } from './routes.ts'

/** Replaces all dependencies of the routes, which are registered but not called. */
const nothing: never = new Proxy(() => {}, { get: (_, name) => (name === 'fixed' ? [] : nothing) }) as never

/** Created separately, because they call the site. */
const previews = previewRoutes(nothing)

const management: never = new Proxy(() => {}, { get: (_, name) => (name === 'previews' ? previews : nothing) }) as never

const routes = managementRoutes(management, nothing)

const REGISTERED = routes.routes
  .filter(({ method, path }) => !(method === 'ALL' && path.endsWith('*')))
  .map(({ method, path }) => callOf(method, path))

const ORIGIN = 'https://editor.example'

/** Headers of a browser on the editor's own page. */
const PAGE = { 'x-editor': '1', 'sec-fetch-site': 'same-origin', 'origin': ORIGIN }

const COOKIE = '__Host-editor'

const roleOf = (text: string | undefined): Role | undefined =>
  ROLES.find((role) => [role, `${COOKIE}=${role}`].includes(text ?? ''))

const principalWith = (kind: Principal['kind'], text: string | undefined): Principal | undefined => {
  const role = roleOf(text)
  return role && { kind, id: '7', name: role, role }
}

/** The text of a token or a cookie is its role. */
function peopleByRole(): People {
  const people = new People({
    env: { ...parseEnv({}), EDITOR_ORIGIN: ORIGIN },
    sql: nothing,
    clock: { now: () => 0 },
    log: createLog('silent'),
    isDemonstration: true,
    baseUrl: () => ORIGIN,
  })
  vi.spyOn(people, 'keyHolder').mockImplementation((_, token) => Promise.resolve(principalWith('token', token)))
  vi.spyOn(people, 'principalOf').mockImplementation((context) =>
    Promise.resolve(principalWith('person', context.req.header('cookie'))),
  )
  vi.spyOn(people, 'recordActivity').mockResolvedValue()
  return people
}

/** The service's routes behind access control. They answer 200 instead of running. */
function closedApp(): Hono {
  const app = new Hono()
  const guarded = newManagementRoutes()
  guarded.use(managementAccess({ tokens: ['configured'], people: peopleByRole() }))
  guarded.use((context) => Promise.resolve(context.text('let in')))
  guarded.route('/', routes)
  app.route('/v1', guarded)
  app.onError((error, context) => {
    if (!(error instanceof HttpError)) throw error
    return context.text('', error.status)
  })
  return app
}

const app = closedApp()

const ask = async (call: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const [method = '', path = ''] = call.split(' ')
  const address = `http://site.example/v1${path.replace(':space', '1').replace(/:\w+/g, '999999')}`
  return (await app.request(address, { method, headers })).status
}

const GUARDED = [...RIGHTS].flatMap(([call, { least }]) => (least === 'anyone' ? [] : [{ call, least }]))

test('each registered route has a right, and each right a route', () => {
  expect([...new Set(REGISTERED)].sort()).toEqual([...RIGHTS.keys()].sort())
})

test('a role has the rights of those before it, and no more', () => {
  for (const [rank, role] of ROLES.entries())
    for (const [least, needed] of ROLES.entries()) expect(hasRole({ role }, needed)).toBe(rank >= least)
})

describe.each(GUARDED)('$call', ({ call, least }) => {
  test('without credentials 401', async () => {
    expect(await ask(call, {})).toBe(401)
    expect(await ask(call, PAGE)).toBe(401)
    expect(await ask(call, { authorization: 'Bearer another-token' })).toBe(401)
    expect(await ask(call, { ...PAGE, cookie: `${COOKIE}=over` })).toBe(401)
  })

  test.each(ROLES)('for a %s, by token and by session', async (role) => {
    const expected = hasRole({ role }, least) ? 200 : 403
    expect(await ask(call, { authorization: role })).toBe(expected)
    expect(await ask(call, { authorization: `Bearer ${role}` })).toBe(expected)
    expect(await ask(call, { ...PAGE, cookie: `${COOKIE}=${role}` })).toBe(expected)
  })

  test('with a cookie, but not from the editor, 403', async () => {
    const cookie = `${COOKIE}=administrator`
    for (const headers of [
      {},
      { origin: ORIGIN },
      { 'x-editor': '0', 'origin': ORIGIN },
      { ...PAGE, 'sec-fetch-site': 'cross-site' },
      { ...PAGE, 'sec-fetch-site': 'same-site' },
      { ...PAGE, 'sec-fetch-site': 'none' },
      { 'x-editor': '1', 'origin': 'https://other.example' },
      { 'x-editor': '1', 'origin': 'null' },
      ...(call.startsWith('GET ') ? [] : [{ 'x-editor': '1' }]),
    ])
      expect(await ask(call, { ...headers, cookie }), JSON.stringify(headers)).toBe(403)
  })
})

test.each([...RIGHTS].filter(([, { least }]) => least === 'anyone'))('%s needs the editor’s own page', async (call) => {
  for (const headers of [{}, { origin: ORIGIN }, { 'x-editor': '1', 'origin': 'https://other.example' }])
    expect(await ask(call, headers)).toBe(403)
  expect(await ask(call, PAGE)).toBe(200)
})

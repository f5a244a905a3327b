import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  SESSION_OPERATIONS,
  type SessionAnswer,
  type SessionInput,
  type SessionOperationName,
} from '@barriere/shared/contracts/session.ts'
import { createLog } from '#services/kit/log.ts'
import { startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { BOTH_DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const NOW = Date.parse('2026-11-02T11:00:00Z')

const NOW_ISO = new Date(NOW).toISOString()

interface Answered<N extends SessionOperationName> {
  readonly status: number
  readonly headers: Headers
  readonly body: SessionAnswer<N> & { readonly error?: string; readonly fields?: readonly string[] }
}

interface Instance {
  readonly url: string
  request<N extends SessionOperationName>(name: N, input: SessionInput<N>): Promise<Answered<N>>
  stop(): Promise<void>
}

let logged = ''
const log = createLog('trace', {
  write: (line) => {
    logged += line
  },
})

async function start(overrides: Parameters<typeof startServices>[0] = {}): Promise<Instance> {
  const running = await startServices(
    {
      SERVICES: ['site'],
      SERVICES_PORT: 0,
      NODE_ENV: 'test',
      STORYBLOK_API_ENDPOINT: 'http://127.0.0.1:9',
      ...overrides,
    },
    { clock: { now: () => NOW }, log },
  )
  const url = `${running.url}/site`
  return {
    url,
    async request(name, input) {
      const response = await post(`${url}${SESSION_OPERATIONS[name].path}`, JSON.stringify(input))
      return { status: response.status, headers: response.headers, body: (await response.json()) as never }
    },
    stop: () => running.stop(),
  }
}

const post = (url: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'authorization': 'Bearer local-site', 'content-type': 'application/json', ...headers },
  })

const login = (accountId: string) => ({
  token: `token-of-${accountId}`,
  accountId,
  expiresAt: '2026-12-02T11:00:00.000Z',
})

const signIn = async (
  instance: Instance,
  accountId: string,
  more: Partial<SessionInput<'begin'>> = {},
): Promise<string> =>
  (await instance.request('begin', { programme: 'hotel', login: login(accountId), persistent: false, ...more })).body
    .cookie

const goodOf = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null)

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('sessions', () => {
    let folder = ''
    let one: Instance
    /** A second instance on the same database; on PGlite there is none. */
    let two: Instance
    let overrides: Parameters<typeof startServices>[0] = {}

    beforeAll(async () => {
      folder = await temporaryDataDir('site-sessions-')
      overrides = { DATA_DIR: folder, ...(kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {}) }
      one = await start(overrides)
      two = kind === 'postgres' ? await start(overrides) : one
    })

    afterAll(async () => {
      await one.stop()
      if (two !== one) await two.stop()
      await rm(folder, { recursive: true, force: true })
    })

    const atOnce = <T>(times: number, work: (instance: Instance, index: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: times }, (_, index) => work(index % 2 ? two : one, index)))

    const read = async (cookie: string, instance = one) => (await instance.request('read', { cookie })).body.session

    test('a browser’s way: login, another login, rotation, leaving', async () => {
      const hotel = await signIn(one, 'a')
      expect(await read(hotel, two)).toEqual({
        authAt: '2026-11-02T11:00:00.000Z',
        persistent: false,
        rotationDue: false,
        logins: { hotel: login('a') },
      })
      const both = await signIn(two, 'b', { programme: 'casino', persistent: true, replaces: hotel })
      expect([await read(hotel), await read(both)]).toEqual([
        null,
        {
          authAt: '2026-11-02T11:00:00.000Z',
          persistent: true,
          rotationDue: false,
          logins: { hotel: login('a'), casino: login('b') },
        },
      ])
      const rotated = (await one.request('rotate', { cookie: both })).body.issued
      expect([rotated?.maxAge, await read(both, two)]).toEqual([2_592_000, null])
      const cookie = rotated?.cookie ?? ''
      expect((await two.request('leave', { cookie, programme: 'hotel' })).body).toEqual({ remains: true })
      expect((await one.request('leave', { cookie, programme: 'casino' })).body).toEqual({ remains: false })
      expect(await read(cookie, two)).toBeNull()
    })

    test('race: of concurrent rotations one wins, twenty times', async () => {
      let cookie = await signIn(one, 'rotated')
      for (let round = 0; round < 20; round += 1) {
        const before = cookie
        const won = goodOf(
          (await atOnce(10, (instance) => instance.request('rotate', { cookie: before }))).map(
            ({ body }) => body.issued,
          ),
        )
        expect(won).toHaveLength(1)
        cookie = won[0]?.cookie ?? ''
        expect([await read(before, two), (await read(cookie))?.logins.hotel]).toEqual([null, login('rotated')])
      }
    })

    test('race: concurrent rotations with a grace, in two instances, give all the same cookie', async () => {
      let cookie = await signIn(one, 'marked')
      for (let round = 0; round < 20; round += 1) {
        const before = cookie
        expect((await two.request('rotateAll', { programme: 'hotel', accountId: 'marked' })).body).toEqual({
          marked: 1,
        })
        const given = await atOnce(10, (instance) => instance.request('rotate', { cookie: before, grace: true }))
        const issued = new Set(given.map(({ body }) => body.issued?.cookie))
        expect(issued.size).toBe(1)
        cookie = [...issued][0] ?? ''
        const due = [await read(before, two), await read(cookie), await read(before, two)]
        expect(due.map((session) => session?.rotationDue)).toEqual([true, false, false])
      }
    })

    test('race: of concurrent logins that replace the same session, one inherits its other login', async () => {
      for (let round = 0; round < 10; round += 1) {
        const replaces = await signIn(one, `hotel-${round}`)
        const cookies = await atOnce(10, (instance, index) =>
          signIn(instance, `casino-${index}`, { programme: 'casino', replaces }),
        )
        expect(new Set(cookies).size).toBe(10)
        const found = goodOf(await Promise.all(cookies.map((cookie) => read(cookie))))
        expect(found).toHaveLength(10)
        expect(found.filter(({ logins }) => logins.hotel).map(({ logins }) => logins.hotel)).toEqual([
          login(`hotel-${round}`),
        ])
        expect(await read(replaces)).toBeNull()
      }
    })

    test('race: ending all logins includes one that is just being inherited', async () => {
      for (let round = 0; round < 20; round += 1) {
        const accountId = `taken-${round}`
        const replaces = await signIn(one, accountId)
        const [cookie] = await Promise.all([
          signIn(one, 'x', { programme: 'casino', replaces }),
          two.request('leaveAll', { programme: 'hotel', accountId }),
          one.request('rotate', { cookie: replaces }),
        ])
        expect((await read(cookie))?.logins).toEqual({ casino: login('x') })
      }
    })

    test('everything at once on a few sessions fails nowhere', async () => {
      const cookies = await atOnce(8, (instance, index) => signIn(instance, `mixed-${index % 2}`))
      const statuses = await atOnce(240, async (instance, index) => {
        const cookie = cookies[index % 8] ?? ''
        const accountId = `mixed-${index % 2}`
        const asked = [
          () => instance.request('read', { cookie }),
          () =>
            instance.request('begin', {
              programme: index % 3 ? 'casino' : 'hotel',
              login: login(accountId),
              persistent: false,
              replaces: cookie,
            }),
          () => instance.request('rotate', { cookie, grace: index % 3 === 0 }),
          () => instance.request('rotateAll', { programme: 'hotel', accountId }),
          () => instance.request('leave', { cookie, programme: 'hotel' }),
          () => instance.request('leaveAll', { programme: 'hotel', accountId, except: cookie }),
        ]
        return (await asked[index % 6]?.())?.status
      })
      expect(new Set(statuses)).toEqual(new Set([200]))
    })

    test('leaveAll ends the sessions of all instances but one', async () => {
      const cookies = await atOnce(6, (instance) => signIn(instance, 'everywhere'))
      expect(
        (await one.request('leaveAll', { programme: 'hotel', accountId: 'everywhere', except: cookies[3] ?? '' })).body,
      ).toEqual({ ended: 5 })
      expect(goodOf(await Promise.all(cookies.map((cookie) => read(cookie, two))))).toHaveLength(1)
    })

    test('list names the sessions of an account, and end ends one of them, whichever instance is asked', async () => {
      const agent = { browser: 'safari', system: 'ios' } as const
      const [own = '', other = ''] = await atOnce(2, (instance) => signIn(instance, 'listed', { agent }))
      const stranger = await signIn(one, 'not-listed')
      const list = async (cookie: string) => (await two.request('list', { cookie, programme: 'hotel' })).body.sessions
      const seen = { ...agent, firstSeenAt: NOW_ISO, lastUsedAt: NOW_ISO, persistent: false }
      expect((await list(own)).map(({ id: _, ...rest }) => rest).toSorted((a) => (a.current ? -1 : 1))).toEqual([
        { ...seen, current: true },
        { ...seen, current: false },
      ])
      const idOf = async (cookie: string) => (await list(cookie)).find(({ current }) => current)?.id ?? ''
      const end = async (cookie: string, id: string) =>
        (await one.request('end', { cookie, programme: 'hotel', id })).body.ended
      expect(await end(own, await idOf(own))).toBeNull()
      expect(await end(own, await idOf(stranger))).toBeNull()
      expect(await end('not a cookie', await idOf(other))).toBeNull()
      expect(await end(own, await idOf(other))).toEqual({ token: login('listed').token })
      expect([await read(other, two), (await read(own, two))?.logins.hotel]).toEqual([null, login('listed')])
      expect((await read(stranger))?.logins.hotel).toEqual(login('not-listed'))
    })

    test('sessions survive a restart', async () => {
      const cookie = await signIn(one, 'stays')
      await one.stop()
      if (two !== one) await two.stop()
      one = await start(overrides)
      two = kind === 'postgres' ? await start(overrides) : one
      expect((await read(cookie, two))?.logins.hotel).toEqual(login('stays'))
    })

    test.each([
      ['none', ''],
      ['a wrong one', 'Bearer local-site2'],
      ['half of it', 'Bearer local'],
      ['another scheme', 'Basic local-site'],
    ])('without the site’s token (%s): 401', async (_, authorization) => {
      for (const { path } of [...Object.values(SESSION_OPERATIONS), { path: '/sessions/nothing' }]) {
        const response = await post(one.url + path, '{}', { authorization })
        expect([response.status, await response.json(), response.headers.get('cache-control')]).toEqual([
          401,
          { error: 'Unauthorized' },
          'private, no-store',
        ])
      }
    })

    test('bodies are read strictly; fields are named, values are not', async () => {
      const good = { programme: 'hotel', login: login('a'), persistent: false }
      const faults = async (path: string, body: unknown) => {
        const response = await post(one.url + path, JSON.stringify(body))
        expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
        const text = await response.text()
        expect(text).not.toMatch(/canary|token-of/)
        return (JSON.parse(text) as { fields?: string[] }).fields?.toSorted()
      }
      expect(await faults('/sessions', {})).toEqual(['login', 'persistent', 'programme'])
      expect(
        await faults('/sessions', {
          ...good,
          programme: 'canary',
          admin: 'canary',
          login: { ...login('a'), token: '', level: 'canary' },
        }),
      ).toEqual(['admin', 'login.level', 'login.token', 'programme'])
      expect(
        await faults('/sessions', { ...good, login: { ...login('a'), expiresAt: '2026-11-02T11:00:00Z' } }),
      ).toEqual(['login.expiresAt'])
      expect(
        await faults('/sessions', { ...good, login: { ...login('a'), expiresAt: '0000-01-01T00:00:00Z' } }),
      ).toEqual(['login.expiresAt'])
      expect(await faults('/sessions/read', { cookie: 'canary'.repeat(40) })).toEqual(['cookie'])
      expect(await faults('/sessions/leave', { cookie: 'canary' })).toEqual(['programme'])
      expect(await faults('/sessions/read', { cookie: 'canary\0' })).toBeUndefined()
    })

    test('a body too large, of another type, malformed, too deep', async () => {
      const of = async (body: string, headers: Record<string, string> = {}) => {
        const response = await post(`${one.url}/sessions/read`, body, headers)
        return [response.status, response.headers.get('cache-control')]
      }
      const answers = [
        await of(`{"cookie":"${'x'.repeat(65_536)}"}`),
        await of('{"cookie":"x"}', { 'content-type': 'text/plain' }),
        await of('{'),
        await of('['.repeat(21) + ']'.repeat(21)),
      ]
      expect(answers).toEqual([413, 415, 400, 422].map((status) => [status, 'private, no-store']))
    })

    test('the search is open as it was', async () => {
      const response = await fetch(`${one.url}/search?locale=fr`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, null])
    })

    test('no cookie, token or account is in the log', async () => {
      const cookie = await signIn(one, 'canary-account')
      const issued = (await one.request('rotate', { cookie })).body.issued?.cookie ?? ''
      await one.request('read', { cookie: issued })
      await post(`${one.url}/sessions/read`, JSON.stringify({ cookie: issued, other: 'canary-value' }))
      await one.request('leaveAll', { programme: 'hotel', accountId: 'canary-account' })
      expect(logged).toContain('/site/sessions/rotate')
      for (const secret of [...cookie.split('.'), ...issued.split('.'), 'canary', 'token-of-'])
        expect(logged).not.toContain(secret)
    })
  })
})

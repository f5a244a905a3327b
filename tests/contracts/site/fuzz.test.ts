import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SESSION_OPERATIONS, type SessionOperationName } from '@barriere/shared/contracts/session.ts'
import { createLog } from '#services/kit/log.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { FUZZ, hostileBody, hostileHeader, sendAll } from '#tests/support/hostile.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 100 })

let folder = ''
let running: RunningServices
/** Log lines of internal errors. */
const failures: string[] = []

const request = (path: string, body: string, type = 'application/json'): Promise<Response> =>
  fetch(`${running.url}/site${path}`, {
    method: 'POST',
    body,
    headers: { 'authorization': 'Bearer local-site', 'content-type': type },
  })

const login = { token: 'token', accountId: 'a', expiresAt: new Date(Date.now() + 86_400_000).toISOString() }
let cookie = ''

beforeAll(async () => {
  folder = await temporaryDataDir('site-fuzz-')
  const log = createLog('error', { write: (line) => void failures.push(line) })
  running = await startServices(
    {
      SERVICES: ['site'],
      SERVICES_PORT: 0,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      STORYBLOK_API_ENDPOINT: 'http://127.0.0.1:9',
    },
    { log },
  )
  cookie = (
    (await (await request('/sessions', JSON.stringify({ programme: 'hotel', login, persistent: true }))).json()) as {
      cookie: string
    }
  ).cookie
})

afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

test.each(Object.keys(SESSION_OPERATIONS) as SessionOperationName[])(
  `%s: ${FUZZ.numRuns} inputs, no failure of ours`,
  async (name) => {
    const unknown = `${'A'.repeat(24)}.${'A'.repeat(43)}`
    const good = {
      begin: {
        programme: 'casino',
        login,
        persistent: false,
        agent: { browser: 'firefox', system: 'linux' },
        replaces: unknown,
      },
      read: { cookie },
      rotate: { cookie: unknown },
      rotateAll: { programme: 'casino', accountId: 'a' },
      leave: { cookie: unknown, programme: 'hotel' },
      list: { cookie, programme: 'hotel' },
      end: { cookie, programme: 'hotel', id: randomUUID() },
      leaveAll: { programme: 'casino', accountId: 'a', except: cookie },
    }[name]
    const { path, answer } = SESSION_OPERATIONS[name]
    const input = fc.record({
      body: hostileBody(good),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: hostileHeader },
      ),
    })
    await sendAll(
      input,
      ({ body, type }) => request(path, body, type),
      (status, body) => {
        if (status === 200) expect(answer.safeParse(body).error).toBeUndefined()
        else expect([400, 413, 415, 422]).toContain(status)
      },
    )
    expect(failures).toEqual([])
    expect(await (await request('/sessions/read', JSON.stringify({ cookie }))).json()).toMatchObject({
      session: { logins: { hotel: { accountId: 'a' } } },
    })
  },
)

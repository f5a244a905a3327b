import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { freePort } from '@barriere/shared/process/ports.ts'
import { type Settings, stop, untilAnswering } from '#scripts/run/processes.ts'
import { type StackSettings, startServices, startSite } from '#scripts/run/stack.ts'
import { request, signIn } from '#tests/load/member-calls.ts'
import { type PublishedPage, openPage, shownIn } from '#tests/load/publisher.ts'
import { CHEAP_CAPTCHA } from '#tests/support/captcha.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { type SlowNetwork, startSlowNetwork } from '#tests/support/slow-network.ts'

// One site, and services that it reaches over a network which the tests slow down.

test.describe.configure({ mode: 'serial' })

const STORED = ['/', '/en', '/hotels', '/hotels/les-colombages', '/mentions-legales']
const PUBLISHED = ['/restaurants/la-criee', 'website-hotels/restaurants/la-criee'] as const

/** Milliseconds of one direction of a slow network, and far above any time-out that a visitor may meet. */
const SLOW = 100
const NEVER_WAITED = 15_000

let settings: StackSettings
let network: SlowNetwork
let services: ChildProcess
let site: ChildProcess
let origin = ''
let cookie = ''
let published: PublishedPage
let publishes = 0

const get = (path: string): Promise<Response> =>
  fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(NEVER_WAITED) })

const beginSite = async (): Promise<void> => {
  site = startSite({ ...settings, servicesPort: network.port })
  await untilAnswering(site, `${origin}/api/health`)
}

const beginServices = async (): Promise<void> => {
  services = startServices(settings)
  await untilAnswering(services, `http://127.0.0.1:${settings.servicesPort}/health`)
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const [port, servicesPort] = [await freePort(), await freePort()]
  const env: Settings = {
    LOG_LEVEL: 'silent',
    HOST: 'localhost',
    WARM_UP: 'known',
    RATE_LIMIT_FACTOR: '1000',
    ...CHEAP_CAPTCHA,
  }
  settings = { port, servicesPort, dataDir: await temporaryDataDir('between-'), env }
  origin = `http://localhost:${port}`
  network = await startSlowNetwork(servicesPort)
  await beginServices()
  await beginSite()
  for (const path of [...STORED, PUBLISHED[0]]) await expect.poll(async () => (await get(path)).status).toBe(200)
  cookie = await signIn(origin)
  published = await openPage(`http://127.0.0.1:${servicesPort}`, ...PUBLISHED)
})

test.afterAll(async () => {
  network.resume()
  await Promise.all([stop(site), stop(services)])
  await network.stop()
  rmSync(settings.dataDir, { recursive: true, force: true })
})

let searches = 0

/** A new search each time: answers of the last second are given again. */
const newSearch = (): string => `/api/search?q=spa+${(searches += 1)}`

/** Graceful degradation: stored pages are served, calls to the services are refused, and members stay signed in. */
async function expectApart(): Promise<void> {
  for (const path of STORED) expect([path, (await get(path)).status]).toEqual([path, 200])
  const search = await get(newSearch())
  expect([search.status, search.headers.has('retry-after')]).toEqual([503, true])
  const init = await fetch(`${origin}/api/eph/users/init`, {
    method: 'POST',
    headers: { origin, cookie, [CSRF_HEADER]: '1' },
    signal: AbortSignal.timeout(NEVER_WAITED),
  })
  expect([init.status, init.headers.getSetCookie()]).toEqual([503, []])
}

/** The member is known, and a publish shows. */
async function expectTogether(): Promise<void> {
  await expect
    .poll(async () => (await (await request(origin, 'users/init', cookie)).json()) as object, { timeout: 30_000 })
    .toMatchObject({ isConnected: true })
  publishes += 1
  await published.publish(publishes)
  await expect.poll(async () => shownIn(await (await get(PUBLISHED[0])).text()), { timeout: 30_000 }).toBe(publishes)
}

test('a slow network between site and services makes answers later, and none of them wrong', async () => {
  network.delay = SLOW
  try {
    await expectTogether()
    expect((await get(newSearch())).status).toBe(200)
  } finally {
    network.delay = 0
  }
})

test('a network that hangs delays no stored page, and is forgotten when it goes on', async () => {
  network.hang()
  try {
    await expectApart()
  } finally {
    network.resume()
  }
  await expectTogether()
})

test('services that hang delay no stored page, and go on where they were', async () => {
  services.kill('SIGSTOP')
  try {
    await expectApart()
  } finally {
    services.kill('SIGCONT')
  }
  await expectTogether()
})

test('services that are killed come back with every session', async () => {
  services.kill('SIGKILL')
  await expect.poll(() => services.signalCode).toBe('SIGKILL')
  await expectApart()
  await beginServices()
  await expectTogether()
})

test('a site that hangs goes on, and one that is killed comes back with its stored pages', async () => {
  site.kill('SIGSTOP')
  const waiting = get('/')
  site.kill('SIGCONT')
  expect((await waiting).status).toBe(200)
  site.kill('SIGKILL')
  await expect.poll(() => site.signalCode).toBe('SIGKILL')
  network.hang()
  try {
    await beginSite()
    await expectApart()
  } finally {
    network.resume()
  }
  await expectTogether()
})

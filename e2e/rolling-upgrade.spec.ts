import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { freePort } from '@barriere/shared/process/ports.ts'
import { type Settings, stop, untilAnswering } from '#scripts/run/processes.ts'
import { startServices, startSite } from '#scripts/run/stack.ts'
import { signIn } from '#tests/load/member-calls.ts'
import { openPage, shownIn } from '#tests/load/publisher.ts'
import { RedisServer } from '#tests/pages/redis-server.ts'
import { CHEAP_CAPTCHA } from '#tests/support/captcha.ts'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { type LoadBalancer, startLoadBalancer } from '#tests/support/round-robin.ts'

/** Addresses that visitors read: stored pages, pages that are rendered for each request, calls. */
const READ = [
  '/',
  '/en/hotels',
  '/hotels/les-colombages',
  '/journal?page=2',
  '/recherche?q=spa',
  '/api/search/suggest?q=de',
  '/mentions-legales',
]

/** Milliseconds between two requests of one visitor, and how long the load goes on after the last replacement. */
const EVERY = 50
const AFTERWARDS = 1_000

/** Seconds that an instance goes on while load balancers learn that it stops: on a busy machine they probe late. */
const DRAIN_SECONDS = '3'

const PUBLISHED = ['/restaurants/la-criee', 'website-hotels/restaurants/la-criee'] as const

/** Instances of one kind behind a load balancer, each with a port that its successors take over. */
class Fleet {
  readonly balancer: LoadBalancer
  readonly #start: (port: number, index: number) => ChildProcess
  readonly #health: string
  readonly #running: { readonly port: number; child: ChildProcess }[] = []

  constructor(balancer: LoadBalancer, health: string, startOne: (port: number, index: number) => ChildProcess) {
    this.balancer = balancer
    this.#health = health
    this.#start = startOne
  }

  get origin(): string {
    return `http://localhost:${this.balancer.port}`
  }

  async add(): Promise<void> {
    const port = await freePort()
    const child = this.#start(port, this.#running.length)
    this.#running.push({ port, child })
    await untilAnswering(child, `http://127.0.0.1:${port}${this.#health}`)
    this.balancer.add(`http://127.0.0.1:${port}`)
    await this.#untilReady()
  }

  /** Stops each instance in order and starts its successor, one after the other. */
  async replaceAll(): Promise<void> {
    for (const [index, instance] of this.#running.entries()) {
      await stop(instance.child)
      expect([index, instance.child.exitCode]).toEqual([index, 0])
      instance.child = this.#start(instance.port, index)
      await this.#untilReady()
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map(({ child }) => stop(child)))
    await this.balancer.stop()
  }

  async #untilReady(): Promise<void> {
    await expect.poll(() => this.balancer.ready(), { timeout: 60_000 }).toBe(this.#running.length)
  }
}

/** Repeats an action until stopped; `stop` resolves to the number of repetitions. */
function keepDoing(what: (index: number) => Promise<void>): { stop(): Promise<number> } {
  let [isStopped, count] = [false, 0]
  const done = (async () => {
    while (!isStopped) {
      await what(count)
      count += 1
      await new Promise((resolve) => {
        setTimeout(resolve, EVERY)
      })
    }
  })()
  return {
    async stop() {
      isStopped = true
      await done
      return count
    },
  }
}

test('a rolling upgrade of two sites and two services: no request fails, sessions and open tabs go on', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const postgres = RedisServer.installed() ? await startPostgres() : undefined
  test.skip(!postgres, 'needs PostgreSQL and Redis')
  const redis = await RedisServer.begin()
  const dataDir = mkdtempSync(join(tmpdir(), 'rolling-'))
  const [siteBalancer, servicesBalancer] = [
    await startLoadBalancer('/api/health/ready'),
    await startLoadBalancer('/health/ready'),
  ]
  const origin = `http://localhost:${siteBalancer.port}`
  const env: Settings = {
    LOG_LEVEL: 'error',
    SITE_ORIGIN: origin,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres?.url,
    REDIS_URL: redis.url,
    RATE_LIMIT_FACTOR: '1000',
    WARM_UP: 'known',
    DRAIN_SECONDS,
    CONTENT_WEBHOOK_URLS: [
      `${origin}/api/webhooks/storyblok`,
      `http://127.0.0.1:${servicesBalancer.port}/site/webhooks/storyblok`,
    ].join(','),
    ...CHEAP_CAPTCHA,
  }
  const services = new Fleet(servicesBalancer, '/health/ready', (port) =>
    startServices({ port: siteBalancer.port, servicesPort: port, dataDir: join(dataDir, 'services'), env }),
  )
  const sites = new Fleet(siteBalancer, '/api/health/ready', (port, index) =>
    startSite({ port, servicesPort: servicesBalancer.port, dataDir: join(dataDir, `site-${index}`), env }),
  )
  let tab: Page | undefined
  try {
    // The first instance creates the tables and the demonstration, the others find them.
    for (const fleet of [services, services, sites, sites]) await fleet.add()
    for (const path of [...READ, ...READ]) await expect.poll(async () => (await fetch(origin + path)).status).toBe(200)

    const wrong: string[] = []
    const complain = (what: string, error: unknown): void =>
      void wrong.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    const cookie = await signIn(origin)
    const call = (method: string, path: string, body?: unknown): Promise<Response> =>
      fetch(`${origin}/api/eph/${path}`, {
        method,
        headers: { origin, cookie, 'content-type': 'application/json', [CSRF_HEADER]: '1' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const visitor = (index: number): Promise<void> => {
      const path = READ[index % READ.length] ?? '/'
      return fetch(origin + path)
        .then(async (response) => {
          await response.arrayBuffer()
          if (response.status !== 200) complain(path, response.status)
        })
        .catch((error: unknown) => complain(path, error))
    }
    /** A member's saved change persists, whichever instances answer. */
    const member = async (index: number): Promise<void> => {
      const phoneNumber = `+336${String(index).padStart(8, '0')}`
      try {
        const { status } = await call('PUT', 'profile/phone_number', { phoneNumber })
        if (status !== 200) return complain('a member’s edit', status)
        const init = (await (await call('POST', 'users/init')).json()) as {
          isConnected?: boolean
          profile?: { phoneNumber?: string }
        }
        if (init.profile?.phoneNumber !== phoneNumber) complain('a member', JSON.stringify(init).slice(0, 200))
      } catch (error) {
        complain('a member', error)
      }
    }

    tab = await (await browser.newContext({ baseURL: origin, locale: 'fr-FR' })).newPage()
    tab.on('response', (response) => {
      if (response.status() >= 500) complain(response.url(), response.status())
    })
    tab.on('pageerror', (error) => complain('the tab', error))
    await tab.goto('/hotels/les-colombages')
    const load = [0, 1, 2].map((first) => keepDoing((index) => visitor(first + index))).concat(keepDoing(member))

    await services.replaceAll()
    await sites.replaceAll()
    // The tab that was open all the time goes on, without a notice of another build.
    await tab.getByRole('link', { name: 'Hôtels', exact: true }).first().click()
    await expect(tab).toHaveURL(`${origin}/hotels`)
    const published = await openPage(`http://127.0.0.1:${servicesBalancer.port}`, ...PUBLISHED)
    await published.publish(1)
    await expect
      .poll(
        async () =>
          await Promise.all([1, 2].map(async () => shownIn(await (await fetch(origin + PUBLISHED[0])).text()))),
      )
      .toEqual([1, 1])
    await new Promise((resolve) => {
      setTimeout(resolve, AFTERWARDS)
    })
    const done = (await Promise.all(load.map((one) => one.stop()))).reduce((sum, count) => sum + count, 0)
    test.info().annotations.push({ type: 'measured', description: `${done} requests, ${wrong.length} failed` })
    expect([...new Set(wrong)]).toEqual([])
    expect([siteBalancer.failed, servicesBalancer.failed]).toEqual([[], []])
    expect(done).toBeGreaterThan(200)
  } finally {
    await tab?.context().close()
    await sites.stop()
    await services.stop()
    await redis.stop()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

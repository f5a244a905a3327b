import { type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '@barriere/shared/process/ports.ts'
import { type Settings, stop, untilAnswering } from '#scripts/run/processes.ts'
import { AHEAD, clockAhead } from '@barriere/testing/clock-ahead.ts'
import { CHEAP_CAPTCHA } from '#tests/support/captcha.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { type StackSettings, startServices, startSite } from '#scripts/run/stack.ts'

/** Time-out of waits in milliseconds, far above any promised latency, for busy machines. */
const NEVER = 30_000

/** Rendered pictures, shared by all stacks and runs: keys are content hashes, and rendering is slow. */
const PICTURES = resolve('.cache/pictures')

export type LogLine = Readonly<Record<string, unknown>> & { readonly event?: string }

/** A process whose clock is `ahead` milliseconds faster than the test's own, which may be fast itself. */
const withClockAhead = (settings: StackSettings, ahead: number): StackSettings => ({
  ...settings,
  env: { ...settings.env, ...clockAhead(AHEAD + ahead, settings.env?.['NODE_OPTIONS']) },
})

function readLines(stream: Readable | null, read: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', read)
}

/** Part of the answer of `/api/health`. */
interface Health {
  readonly content: { readonly known: boolean }
  readonly pages: { readonly stale: number }
}

/** Services and site of one test worker, which tests may stop, break and restart. */
export class TestStack {
  readonly origin: string
  readonly servicesOrigin: string
  readonly dataDir: string
  /** Log of the site so far, in order. */
  readonly log: LogLine[] = []
  /** Log of the services so far, including each request. */
  readonly servicesLog: LogLine[] = []
  /** Output of the site that is not in its log's format; normally empty. */
  readonly noise: string[] = []
  readonly #settings: StackSettings
  #services: ChildProcess | undefined
  #site: ChildProcess | undefined

  private constructor(settings: StackSettings) {
    this.#settings = settings
    this.origin = `http://localhost:${settings.port}`
    this.servicesOrigin = `http://127.0.0.1:${settings.servicesPort}`
    this.dataDir = settings.dataDir
  }

  /** `{services}` in a setting stands for the origin of the services; `cwd` is the folder of another build. */
  static async start(env: Settings = {}, cwd?: string): Promise<TestStack> {
    const servicesPort = await freePort()
    const own = Object.entries(env).map(([name, value]) => [
      name,
      value?.replace('{services}', `http://127.0.0.1:${servicesPort}`),
    ])
    const stack = new TestStack({
      port: await freePort(),
      servicesPort,
      dataDir: await temporaryDataDir('site-test-'),
      // No rate limits: they are unit-tested, and here one address stands for many visitors.
      env: {
        LOG_LEVEL: 'info',
        HOST: 'localhost',
        CONTENT_FAULTS: '1',
        WARM_UP: 'known',
        RATE_LIMIT_FACTOR: '1000',
        IMAGES_AVIF_EFFORT: '0',
        ...CHEAP_CAPTCHA,
        ...Object.fromEntries(own),
      },
      stdio: 'pipe',
      cwd,
    })
    // Cleanup of a worker whose start is aborted, which never reaches `stop`.
    process.once('exit', () => stack.#kill())
    mkdirSync(PICTURES, { recursive: true })
    symlinkSync(PICTURES, join(stack.dataDir, 'images'))
    try {
      await stack.startServices()
      await stack.startSite()
      await stack.untilContentIsKnown()
      await stack.until(async () => (await fetch(`${stack.origin}/api/search`)).ok)
      return stack
    } catch (error) {
      // The caller never gets this stack, so it must be stopped here.
      await stack.stop()
      throw error
    }
  }

  /** `ahead`: milliseconds by which their clock is fast. */
  async startServices(ahead = 0): Promise<void> {
    const services = startServices(withClockAhead(this.#settings, ahead))
    readLines(services.stdout, (line) => {
      if (line.startsWith('{')) this.servicesLog.push(JSON.parse(line) as LogLine)
    })
    services.stderr?.pipe(process.stderr)
    this.#services = services
    await untilAnswering(services, `${this.servicesOrigin}/health`)
  }

  async startSite(): Promise<void> {
    const site = startSite(withClockAhead(this.#settings, 0))
    for (const stream of [site.stdout, site.stderr])
      readLines(stream, (line) => {
        this.#readLine(line)
      })
    this.#site = site
    await untilAnswering(site, `${this.origin}/api/health`)
  }

  /** Whether no test has stopped the services. */
  get isWhole(): boolean {
    return this.#services?.exitCode === null && this.#services.signalCode === null
  }

  async stopServices(): Promise<void> {
    if (this.#services) await stop(this.#services)
  }

  /** Lets time pass for the services at once, not for browsers and the site; without milliseconds, ends that. */
  async passTime(ahead = 0): Promise<void> {
    const indexed = (): number =>
      this.servicesLog.filter(({ event }) => event === 'search.indexed' || event === 'search.kept').length
    const before = indexed()
    await this.stopServices()
    await this.startServices(ahead)
    // Waits for the index, which keeps them busy after a start; until then calls may end at their deadline.
    await this.until(() => indexed() > before)
    await this.until(async () => (await fetch(`${this.origin}/api/casino/sales`)).ok)
  }

  async stopSite(): Promise<void> {
    if (this.#site) await stop(this.#site)
  }

  async stop(): Promise<void> {
    await Promise.all([this.stopSite(), this.stopServices()])
    rmSync(this.#settings.dataDir, { recursive: true, force: true })
  }

  #kill(): void {
    for (const child of [this.#site, this.#services]) child?.kill('SIGKILL')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Waits for the space's directory: without it the first pages would be loaded differently from later ones. */
  async untilContentIsKnown(): Promise<void> {
    await this.until(async () => (await this.#health()).content.known)
  }

  /** Waits until no stored page is out of date, such as after the changes of another test. */
  async untilPagesAreFresh(): Promise<void> {
    await this.until(async () => (await this.#health()).pages.stale === 0)
  }

  async #health(): Promise<Health> {
    const response = await fetch(`${this.origin}/api/health`)
    return (await response.json()) as Health
  }

  /** Waits until a condition holds. Rejects after a generous time-out; latency is measured by the benchmarks. */
  async until(condition: () => boolean | Promise<boolean>): Promise<void> {
    const started = Date.now()
    while (!(await condition())) {
      if (Date.now() - started > NEVER) throw new Error(`Not so after ${NEVER} ms.`)
      await new Promise((resolve) => {
        setTimeout(resolve, 25)
      })
    }
  }

  /** Number of renderings of a page, which distinguishes cached from fresh responses. */
  rendered(key: string): number {
    return this.log.filter((line) => line.event === 'page.rendered' && line.key === key).length
  }

  /** Number of times that a page got another header or footer without being rendered. */
  reframed(key: string): number {
    return this.log.filter((line) => line.event === 'page.reframed' && line.key === key).length
  }

  /** How often a page was rendered, or got another header or footer. */
  renewed(key: string): number {
    return this.rendered(key) + this.reframed(key)
  }

  events(event: string): LogLine[] {
    return this.log.filter((line) => line.event === event)
  }

  #readLine(line: string): void {
    if (line.startsWith('{')) this.log.push(JSON.parse(line) as LogLine)
    else if (line.trim() !== '') this.noise.push(line)
  }
}

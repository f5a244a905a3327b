import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import {
  type SearchAnswer,
  type SuggestAnswer,
  searchAnswer,
  suggestAnswer,
} from '@barriere/shared/contracts/search.ts'
import { freePort } from '@barriere/shared/process/ports.ts'
import { type Env, parseEnv } from '#services/kit/env.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'

/** Noon in Paris of a Friday: the demonstration content is set for its week. */
const NOW = Date.parse('2026-06-12T10:00:00Z')

/** The content and the site service on a separate database, with a fixed clock. */
export class SearchStack {
  readonly #env: Partial<Env>
  #running: RunningServices

  private constructor(env: Partial<Env>, running: RunningServices) {
    this.#env = env
    this.#running = running
  }

  static async start(env: Partial<Env> = {}): Promise<SearchStack> {
    const dataDir = await temporaryDataDir('search-')
    const whole = {
      SERVICES: ['content', 'site'],
      SERVICES_PORT: await freePort(),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      CONTENT_SEED_DAY: new Date(NOW),
      ...env,
    } satisfies Partial<Env>
    const stack = new SearchStack(whole, await startServices(whole, { clock: { now: () => NOW } }))
    await stack.untilIndexed()
    return stack
  }

  /** Restarts the services at the same address with the same data. */
  async restart(): Promise<void> {
    await this.#running.stop()
    this.#running = await startServices(this.#env, { clock: { now: () => NOW } })
  }

  /** Changes a story as an editor does, and announces it as the content service would. */
  async publish(fullSlug: string, change: Readonly<Record<string, unknown>>): Promise<void> {
    const {
      stories: [found],
    } = (await this.#manage('GET', `stories?with_slug=${encodeURIComponent(fullSlug)}`)) as {
      stories: { id: number }[]
    }
    const { story } = (await this.#manage('GET', `stories/${found?.id}`)) as { story: { content: object } }
    await this.#manage('PUT', `stories/${found?.id}?publish=1`, {
      story: { ...story, content: { ...story.content, ...change } },
    })
    await this.#announce({ action: 'published', full_slug: fullSlug })
  }

  /** Adds a rule to the synonyms of each language, as an editor does. */
  async addSynonyms(name: string, rules: Readonly<{ fr: string; en: string }>): Promise<void> {
    const { datasources } = (await this.#manage('GET', 'datasources')) as {
      datasources: { id: number; slug: string; dimensions: { id: number }[] }[]
    }
    const { id, dimensions } = datasources.find(({ slug }) => slug === 'search-synonyms') ?? {}
    const { datasource_entry: entry } = (await this.#manage('POST', 'datasource_entries', {
      datasource_entry: { datasource_id: id, name, value: rules.fr },
    })) as { datasource_entry: { id: number } }
    await this.#manage('PUT', `datasource_entries/${entry.id}?dimension_id=${dimensions?.[0]?.id}`, {
      datasource_entry: { dimension_value: rules.en },
    })
    await this.#announce({ action: 'entries_updated', datasource_slug: 'search-synonyms' })
  }

  async #announce(event: object): Promise<void> {
    const body = JSON.stringify(event)
    const signature = createHmac('sha1', parseEnv({}).STORYBLOK_WEBHOOK_SECRET[0]).update(body).digest('hex')
    const { status } = await fetch(`${this.url}/site/webhooks/storyblok`, {
      method: 'POST',
      headers: { 'webhook-signature': signature },
      body,
    })
    if (status !== 202) throw new Error(`The announcement was answered ${status}.`)
  }

  async #manage(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.url}/content/v1/spaces/1/${path}`, {
      method,
      headers: { 'authorization': 'local-management', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? {} : await response.json()
  }

  get url(): string {
    return this.#running.url
  }

  /** Waits for the index, which is built asynchronously: until then, searches answer 503 with Retry-After. */
  async untilIndexed(): Promise<void> {
    for (;;) {
      const response = await this.request('/search')
      await response.body?.cancel()
      if (response.status === 200) return
      if (response.status !== 503) throw new Error(`The search answered ${response.status}.`)
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }

  request(path: string): Promise<Response> {
    return fetch(`${this.#running.url}/site${path}`)
  }

  async search(parameters: string): Promise<SearchAnswer> {
    const response = await this.request(`/search?${parameters}`)
    if (response.status !== 200) throw new Error(`${parameters}: ${response.status} ${await response.text()}`)
    return searchAnswer.parse(await response.json())
  }

  async suggest(locale: string, q: string): Promise<SuggestAnswer> {
    return suggestAnswer.parse(
      await (await this.request(`/search/suggest?${new URLSearchParams({ locale, q })}`)).json(),
    )
  }

  async stop(): Promise<void> {
    await this.#running.stop()
    rmSync(this.#env.DATA_DIR ?? '', { recursive: true, force: true })
  }
}

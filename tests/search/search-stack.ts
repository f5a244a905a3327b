import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SearchAnswer, type SuggestAnswer, searchAnswer, suggestAnswer } from '#lib/contracts/search.ts'
import type { Env } from '#services/kit/env.ts'
import { type RunningServices, startServices } from '#services/start.ts'

/** Noon in Paris of a Friday: the demonstration content is set for its week. */
export const NOW = Date.parse('2026-06-12T10:00:00Z')

/** The content and the site service on a database of their own, at a day that stands still. */
export class SearchStack {
  readonly #running: RunningServices
  readonly #dataDir: string

  private constructor(running: RunningServices, dataDir: string) {
    this.#running = running
    this.#dataDir = dataDir
  }

  static async start(env: Partial<Env> = {}): Promise<SearchStack> {
    const dataDir = mkdtempSync(join(tmpdir(), 'search-'))
    const running = await startServices(
      { SERVICES: ['content', 'site'], SERVICES_PORT: 0, DATA_DIR: dataDir, LOG_LEVEL: 'silent', CONTENT_SEED_DAY: new Date(NOW), ...env },
      { clock: { now: () => NOW } },
    )
    const stack = new SearchStack(running, dataDir)
    await stack.untilIndexed()
    return stack
  }

  get url(): string { return this.#running.url }

  /** The index is filled beside the requests: whoever comes first is asked to come back. */
  async untilIndexed(): Promise<void> {
    for (;;) {
      const response = await this.ask('/search')
      await response.body?.cancel()
      if (response.status === 200) return
      if (response.status !== 503) throw new Error(`The search answered ${response.status}.`)
      await new Promise((resolve) => { setTimeout(resolve, 50) })
    }
  }

  ask(path: string): Promise<Response> {
    return fetch(`${this.#running.url}/site${path}`)
  }

  async search(parameters: string): Promise<SearchAnswer> {
    const response = await this.ask(`/search?${parameters}`)
    if (response.status !== 200) throw new Error(`${parameters}: ${response.status} ${await response.text()}`)
    return searchAnswer.parse(await response.json())
  }

  async suggest(locale: string, q: string): Promise<SuggestAnswer> {
    return suggestAnswer.parse(await (await this.ask(`/search/suggest?${new URLSearchParams({ locale, q })}`)).json())
  }

  async stop(): Promise<void> {
    await this.#running.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

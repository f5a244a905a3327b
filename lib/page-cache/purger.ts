import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import { fetch } from 'undici'
import type { ContentGateway } from '#lib/content/gateway.ts'
import type { PurgeSettings } from '#lib/process/purge-settings.ts'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'
import { log } from '#lib/process/log.ts'
import { surrogateKey } from './surrogate-keys.ts'

/** Keys of one request: Fastly takes 256. */
const BATCH = 256

/** Milliseconds: time-out of a request, backoff between attempts. */
const TIMES = { request: 2_000, first: 200, longest: 5_000 }

/** Maximum number of attempts; after them, a shared cache revalidates by itself within a minute. */
const ATTEMPTS = 8

/** Race: milliseconds after which a purge is repeated, for answers from before the change that were under way. */
const REPEATED = 2_000

/**
 * Purges of shared caches by surrogate keys, in the format of Fastly's API: at each change of content, and again a
 * little later. Pages that are still stale carry no key and are not kept, so nothing has to wait for their rendering.
 */
export class Purger {
  readonly #settings: PurgeSettings
  readonly #policy = retry(handleAll, {
    maxAttempts: ATTEMPTS,
    backoff: new ExponentialBackoff({ initialDelay: TIMES.first, maxDelay: TIMES.longest }),
  })
  readonly #repetitions = new Set<NodeJS.Timeout>()
  readonly #stopping = new AbortController()

  constructor(settings: PurgeSettings) {
    this.#settings = settings
  }

  /** Follows the content. Returns a function that stops it; entries that are not purged by then age out. */
  follow(gateway: Pick<ContentGateway, 'onChange'>): () => void {
    gateway.onChange((tags) => {
      this.#purge(tags)
      const again = setTimeout(() => {
        this.#repetitions.delete(again)
        this.#purge(tags)
      }, REPEATED)
      again.unref()
      this.#repetitions.add(again)
    })
    return () => {
      this.#stopping.abort()
      for (const timer of this.#repetitions) clearTimeout(timer)
    }
  }

  #purge(tags: ReadonlySet<string>): void {
    const keys = [...new Set([...tags].map(surrogateKey))]
    for (let from = 0; from < keys.length; from += BATCH)
      for (const url of this.#settings.urls) void this.#send(url, keys.slice(from, from + BATCH))
  }

  async #send(url: string, keys: readonly string[]): Promise<void> {
    try {
      await this.#policy.execute(async ({ signal }) => {
        const response = await callBackend('purge', () =>
          fetch(url, {
            method: 'POST',
            // Soft purge: purged pages may still be shown while the site is away.
            headers: { 'fastly-key': this.#settings.token, 'fastly-soft-purge': '1', 'surrogate-key': keys.join(' ') },
            redirect: 'error',
            signal: AbortSignal.any([signal, AbortSignal.timeout(TIMES.request)]),
          }),
        )
        await response.body?.cancel()
        if (!response.ok) throw new Error(`It answered ${response.status}.`)
      }, this.#stopping.signal)
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      log.warn({ event: 'purge.failed', url: new URL(url).host, err: error }, 'a shared cache could not be purged')
    }
  }
}

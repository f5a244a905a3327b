import { type Clock, systemClock } from '#lib/domain/clock.ts'
import { SingleFlight } from '#lib/domain/single-flight.ts'
import { type Env, env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { type FeedEntry, FIELDS, type InstagramPost, parseFeed } from './feed.ts'
import { isAllowedSource } from './media-hosts.ts'

export type { InstagramPost } from './feed.ts'

/** Milliseconds that a feed is taken for fresh. */
const FRESH = 10 * 60_000

/** Milliseconds after a failure in which nobody asks again. */
const PAUSE = 30_000

/** Milliseconds that the API may take. */
const DEADLINE = 3_000

/** Milliseconds that a picture may take. */
const PICTURE_DEADLINE = 10_000

/** Posts asked for: as many as a block may show, and some for those that are left out. */
const ASKED = 24

type Settings = Env['instagram']

/**
 * The account's pictures. A feed that cannot be had is the last one that could: nobody waits for it twice, nothing
 * rejects.
 */
export class InstagramGateway {
  readonly #settings: Settings
  readonly #clock: Clock
  #feed: readonly FeedEntry[] = []
  #until = 0
  readonly #flights = new SingleFlight<void>()

  constructor(settings: Settings, clock: Clock = systemClock) {
    this.#settings = settings
    this.#clock = clock
  }

  /** The newest pictures first; none where the feed has never been had. */
  async posts(): Promise<readonly InstagramPost[]> {
    return (await this.#entries()).map(({ source: _, ...post }) => post)
  }

  /**
   * The picture of a post of the feed, as its host sends it. Undefined for a post that is not in the feed, and for a
   * host that is not allowed: no address ever comes from a visitor. Rejects where the host cannot be reached.
   */
  async picture(id: string, signal: AbortSignal): Promise<Response | undefined> {
    const entry = (await this.#entries()).find((post) => post.id === id)
    if (!entry) return undefined
    return await fetch(entry.source, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PICTURE_DEADLINE)]),
    })
  }

  async #entries(): Promise<readonly FeedEntry[]> {
    if (this.#clock.now() >= this.#until) await this.#flights.run('feed', () => this.#refresh())
    return this.#feed
  }

  async #refresh(): Promise<void> {
    try {
      this.#feed = (await this.#read()).filter((entry) => isAllowedSource(entry.source, this.#settings.mediaHosts))
      this.#until = this.#clock.now() + FRESH
    } catch (error) {
      this.#until = this.#clock.now() + PAUSE
      log.warn({ event: 'instagram.unavailable', err: reason(error) }, 'the feed could not be read; the last one stays')
    }
  }

  async #read(): Promise<FeedEntry[]> {
    const { apiUrl, token } = this.#settings
    const query = new URLSearchParams({ fields: FIELDS, limit: String(ASKED), access_token: token })
    const answer = await fetch(`${apiUrl}/me/media?${query.toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE),
    })
    if (!answer.ok) throw new Error(`Instagram answered ${String(answer.status)}.`)
    return parseFeed(await answer.json())
  }
}

/** Never the error itself: the address that it names carries the token. */
const reason = (error: unknown): string =>
  error instanceof Error ? (error.name === 'Error' ? error.message : error.name) : 'unknown'

/** The process's gateway. */
export const instagramGateway = (): InstagramGateway =>
  processSingleton('instagram-gateway', () => new InstagramGateway(env.instagram))

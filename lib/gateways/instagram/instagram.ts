import { type Clock, systemClock } from '@barriere/shared/domain/time/clock.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import { type Env, env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { TransportError, requestJson } from '@barriere/shared/http/transport.ts'
import { type FeedEntry, FIELDS, type InstagramPost, parseFeed } from './feed.ts'
import { isAllowedSource } from './media-hosts.ts'

export type { InstagramPost } from './feed.ts'

/** Milliseconds for which a feed is fresh. */
const FRESH = 10 * 60_000

/** Milliseconds after a failure without another attempt; the last feed is served meanwhile. */
const PAUSE = 30_000

/** Time-out of the API in milliseconds. */
const DEADLINE = 3_000

/** Time-out of a picture in milliseconds. */
const PICTURE_DEADLINE = 10_000

/** Page size: as many posts as a block may show, plus a reserve for skipped ones. */
const ASKED = 24

type Settings = Env['instagram']

/**
 * The account's pictures. Stale-if-error cache with single flight: when the API fails, the last feed is served, and
 * there is no further attempt during the pause.
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

  /** The newest posts first; empty until a request has succeeded. Never rejects. */
  async posts(): Promise<readonly InstagramPost[]> {
    return (await this.#entries()).map(({ source: _, ...post }) => post)
  }

  /**
   * Fetches the picture of a post by its id. SSRF: the address comes from the feed and its host is on the allow-list;
   * redirects are refused. Undefined for a post that is not in the feed. Rejects where the host cannot be reached.
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
    const { status, body } = await requestJson({
      backend: 'instagram',
      method: 'GET',
      url: `${apiUrl}/me/media?${query.toString()}`,
      headers: {},
      deadline: DEADLINE,
    })
    if (status !== 200) throw new Error(`Instagram answered ${String(status)}.`)
    return parseFeed(body)
  }
}

/** The message or name only, never the error itself: its address contains the token. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof TransportError || error.name === 'Error' ? error.message : error.name
}

/** Singleton of the process. */
export const instagramGateway = (): InstagramGateway =>
  processSingleton('instagram-gateway', () => new InstagramGateway(env.instagram))

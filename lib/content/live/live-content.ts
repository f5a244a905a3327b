import type { Clock } from '#lib/domain/clock.ts'
import type { ContentClient } from '../service/client.ts'
import { LINKS_PAGE_SIZE, VISITOR_DEADLINE } from '../service/constants.ts'
import { toContentError } from '../service/content-error.ts'
import { storyTag } from '../tags.ts'
import { changedTags } from './changes.ts'
import { type Directory, toDirectory } from './directory.ts'
import { type Redirects, toRedirects } from './redirects.ts'

/** What the site knows of the space at one version of it. */
export interface Snapshot {
  /** The space's cache version: it rises with every change that visitors can see. */
  readonly version: number
  readonly directory: Directory
  readonly redirects: Redirects
}

export interface LiveContentSettings {
  readonly client: ContentClient
  readonly clock: Clock
  readonly rootFolder: string
  /** Called with the tags of what changed, before anyone can read the new snapshot's pages. */
  readonly onChange: (tags: ReadonlySet<string>) => void
  readonly log: { info(o: object, message: string): void; warn(o: object, message: string): void }
}

/** Milliseconds between looks at the space's version: while all is well, and while the service fails. */
const POLL = { well: 5_000, failing: 2_000 }

/** After an announcement the delivery API may still show the old version: looks, and milliseconds between them. */
const FOLLOW = { looks: 40, pause: 250 }

/** Milliseconds after which an announced story is made fresh once more, whatever the service said before. */
const SECOND_PASS = 3_000

/** Milliseconds for which a failure answers for the service, so that a crowd does not queue up before it. */
const FAILURE_MEMORY = 1_000

/**
 * Follows the space: by its version, looked at every few seconds, and at once when a webhook announces a change.
 * What changed is found by comparing directories, so a lost or repeated webhook changes nothing but the delay.
 */
export class LiveContent {
  readonly #settings: LiveContentSettings
  #snapshot: Snapshot | undefined
  #syncing: Promise<void> | undefined
  #following: Promise<void> | undefined
  #failedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(settings: LiveContentSettings) {
    this.#settings = settings
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot
  }

  /** Whether the service failed a moment ago: a visitor then gets the answer of that failure at once. */
  get failing(): boolean {
    return this.#settings.clock.now() - this.#failedAt < FAILURE_MEMORY
  }

  /** To be told of every request: a failure that is not the request's own fault counts against the service. */
  noteOutcome(failed: boolean): void {
    this.#failedAt = failed ? this.#settings.clock.now() : Number.NEGATIVE_INFINITY
  }

  /** The snapshot, asked for first if there is none. Undefined while the service cannot be reached. */
  async ensure(): Promise<Snapshot | undefined> {
    if (!this.#snapshot && !this.failing) await this.sync()
    return this.#snapshot
  }

  /** Brings the snapshot up to date. Never rejects: a failure is logged and leaves the last snapshot in place. */
  sync(): Promise<void> {
    this.#syncing ??= this.#sync().finally(() => { this.#syncing = undefined })
    return this.#syncing
  }

  /** Starts looking at the space's version. Returns a function that stops it. */
  start(): () => void {
    const look = async () => {
      await this.sync()
      this.#timer = setTimeout(look, this.failing ? POLL.failing : POLL.well)
      this.#timer.unref()
    }
    void look()
    return () => { clearTimeout(this.#timer) }
  }

  /** A webhook said that something changed; `storyId` says which story where it was one. */
  announce(storyId: number | undefined): Promise<void> {
    const follow = (this.#following ?? Promise.resolve()).then(() => this.#follow(storyId))
    this.#following = follow
    return follow
  }

  async #sync(): Promise<void> {
    const { client, rootFolder, onChange, log } = this.#settings
    const before = this.#snapshot
    try {
      const version = await this.#version()
      if (before && version <= before.version) return
      const directory = toDirectory(await client.getAll('cdn/links', 'links', {
        version: 'published', cv: version, include_dates: 1, paginated: 1, per_page: LINKS_PAGE_SIZE,
      }), rootFolder)
      const redirects = toRedirects(await client.getAll('cdn/datasource_entries', 'datasource_entries', {
        datasource: 'redirects', cv: version, per_page: LINKS_PAGE_SIZE,
      }).catch((error: unknown) => {
        // A space without that datasource has no redirects.
        if (toContentError(error).notFound) return []
        throw error
      }))
      const tags = before ? changedTags(before.directory, directory) : new Set<string>()
      this.#snapshot = { version, directory, redirects }
      onChange(tags)
      log.info({ event: 'content.synced', version, stories: directory.entries.size, changed: tags.size }, 'content synced')
    } catch (error) {
      this.noteOutcome(true)
      log.warn({ event: 'content.unreachable', reason: toContentError(error).message }, 'content service failed')
    }
  }

  async #version(): Promise<number> {
    const answer = await this.#settings.client.get('cdn/spaces/me', {}, VISITOR_DEADLINE)
    const version = (answer.data as { space?: { version?: unknown } }).space?.version
    if (typeof version !== 'number') throw new Error('The content service named no version of the space.')
    this.noteOutcome(false)
    return version
  }

  async #follow(storyId: number | undefined): Promise<void> {
    const known = this.#snapshot?.version ?? 0
    for (let look = 0; look < FOLLOW.looks; look += 1) {
      await this.sync()
      if ((this.#snapshot?.version ?? 0) > known) break
      await pause(FOLLOW.pause)
    }
    await pause(SECOND_PASS)
    await this.sync()
    const entry = [...this.#snapshot?.directory.entries.values() ?? []].find((candidate) => candidate.id === storyId)
    if (entry) this.#settings.onChange(new Set([storyTag(entry.uuid)]))
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => { setTimeout(resolve, milliseconds).unref() })

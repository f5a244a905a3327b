import type { Clock } from '#lib/domain/clock.ts'
import type { ContentClient } from '../service/client.ts'
import { LINKS_PAGE_SIZE, URGENCY, VISITOR_DEADLINE } from '../service/constants.ts'
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

/** After an announcement the delivery API may still show the old version: milliseconds between looks, 13 s in all. */
const FOLLOW = [100, 200, 300, 400, 500, 500, 1_000, 1_000, 1_000, 2_000, 3_000, 3_000]

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
  #looking: Promise<void> | undefined
  /** Ids of stories announced since the last look. */
  readonly #announced = new Set<number>()
  /** Ids of stories announced → when: what the service then said of them may have been too old. */
  readonly #doubted = new Map<number, number>()
  #passing: Promise<void> | undefined
  /** The version that the last announcement wants to see passed. */
  #awaited = 0
  #announcements = 0
  /** The versions that the directory and the redirects were read at. */
  #directoryAt = 0
  #redirectsAt = 0
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
  async sync(): Promise<void> {
    await this.#syncPages()
    await this.#syncRedirects()
  }

  /** Starts looking at the space's version. Returns a function that stops it. */
  start(): () => void {
    let stopped = false
    const look = async () => {
      await this.sync()
      if (stopped) return
      // Floating promise: `sync` logs its failures and never rejects.
      this.#timer = setTimeout(() => void look(), this.failing ? POLL.failing : POLL.well)
      this.#timer.unref()
    }
    void look()
    return () => {
      stopped = true
      clearTimeout(this.#timer)
    }
  }

  /**
   * A webhook said that something changed; `storyId` says which story where it was one. Looks until the space's
   * version moves, then makes the story fresh once more a little later. Announcements that come together share the
   * looks. Resolves when all of that is done.
   */
  async announce(storyId: number | undefined): Promise<void> {
    if (storyId !== undefined) {
      this.#announced.add(storyId)
      this.#doubted.set(storyId, this.#settings.clock.now())
    }
    this.#announcements += 1
    this.#awaited = this.#snapshot?.version ?? 0
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    await this.#looking
    this.#passing ??= this.#secondPasses().finally(() => {
      this.#passing = undefined
    })
    await this.#passing
  }

  /** Makes fresh once more what was announced long enough ago, for as long as there is any. */
  async #secondPasses(): Promise<void> {
    while (this.#doubted.size > 0) {
      await pause(SECOND_PASS)
      const since = this.#settings.clock.now() - SECOND_PASS
      const due = new Set([...this.#doubted].filter(([, announcedAt]) => announcedAt <= since).map(([id]) => id))
      for (const id of due) this.#doubted.delete(id)
      const tags = this.#tagsOf(due)
      if (tags.size > 0) this.#settings.onChange(tags)
    }
  }

  #tagsOf(ids: ReadonlySet<number>): Set<string> {
    const stories = [...(this.#snapshot?.directory.entries.values() ?? [])].filter(({ id }) => ids.has(id))
    return new Set(stories.map(({ uuid }) => storyTag(uuid)))
  }

  /** Looks at the version until it is beyond the last one that an announcement awaited. */
  async #look(): Promise<void> {
    for (const wait of FOLLOW) {
      // A look that is under way may have begun before what was announced: it is waited for, and not counted.
      await this.#syncing
      const announcements = this.#announcements
      // Without the redirects: what an editor waits for must not wait for them in the pace.
      await this.#syncPages()
      if (announcements === this.#announcements && (this.#snapshot?.version ?? 0) > this.#awaited) return
      await pause(wait)
    }
  }

  #syncPages(): Promise<void> {
    this.#syncing ??= this.#orLog(() => this.#readPages()).finally(() => {
      this.#syncing = undefined
    })
    return this.#syncing
  }

  async #readPages(): Promise<void> {
    const { client, rootFolder, log } = this.#settings
    const before = this.#snapshot
    const version = await this.#version()
    // A lower version is an answer of before, from a part of the service that lags behind.
    if (before && (version < before.version || version === this.#directoryAt)) return
    // What was announced needs no comparison: its pages are read while the directory is on its way.
    const early = this.#tagsOf(this.#announced)
    this.#announced.clear()
    if (before) this.#publish({ ...before, version }, early)
    const directory = toDirectory(
      await client.getAll(
        'cdn/links',
        'links',
        { version: 'published', cv: version, include_dates: 1, paginated: 1, per_page: LINKS_PAGE_SIZE },
        { urgency: URGENCY.space },
      ),
      rootFolder,
    )
    const tags = before ? changedTags(before.directory, directory).difference(early) : new Set<string>()
    this.#publish({ version, directory, redirects: before ? before.redirects : await this.#redirects(version) }, tags)
    this.#directoryAt = version
    log.info(
      { event: 'content.synced', version, stories: directory.entries.size, changed: tags.size },
      'content synced',
    )
  }

  async #syncRedirects(): Promise<void> {
    const version = this.#snapshot?.version
    if (version === undefined || version === this.#redirectsAt) return
    await this.#orLog(async () => {
      const redirects = await this.#redirects(version)
      if (this.#snapshot) this.#snapshot = { ...this.#snapshot, redirects }
    })
  }

  /** A failing service is nothing that a caller could do about. */
  async #orLog(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.noteOutcome(true)
      this.#settings.log.warn(
        { event: 'content.unreachable', reason: toContentError(error).message },
        'content service failed',
      )
    }
  }

  #publish(snapshot: Snapshot, tags: ReadonlySet<string>): void {
    this.#snapshot = snapshot
    if (tags.size > 0) this.#settings.onChange(tags)
  }

  async #redirects(version: number): Promise<Redirects> {
    const redirects = await this.#readRedirects(version)
    this.#redirectsAt = version
    return redirects
  }

  async #readRedirects(version: number): Promise<Redirects> {
    try {
      return toRedirects(
        await this.#settings.client.getAll(
          'cdn/datasource_entries',
          'datasource_entries',
          { datasource: 'redirects', cv: version, per_page: LINKS_PAGE_SIZE },
          { urgency: URGENCY.redirects },
        ),
      )
    } catch (error) {
      // A space without that datasource has no redirects.
      if (toContentError(error).notFound) return new Map()
      throw error
    }
  }

  async #version(): Promise<number> {
    const answer = await this.#settings.client.get(
      'cdn/spaces/me',
      {},
      { urgency: URGENCY.space, deadline: VISITOR_DEADLINE },
    )
    const version = (answer.data as { space?: { version?: unknown } }).space?.version
    if (typeof version !== 'number') throw new Error('The content service named no version of the space.')
    this.noteOutcome(false)
    return version
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })

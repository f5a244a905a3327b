import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { type Locale, trimSlashes } from '@barriere/shared/domain/locale.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { ContentClient } from '../service/client.ts'
import { LINKS_PAGE_SIZE, PRIORITY, VISITOR_DEADLINE } from '../service/constants.ts'
import { toContentError } from '../service/content-error.ts'
import { storyTag } from '../tags.ts'
import type { AddressHistory } from './address-history.ts'
import { changedTags, type Directory, type DirectoryEntry, toDirectory } from './directory.ts'
import { type Redirects, toRedirects } from './redirects.ts'

/** The site's view of the space at one version. */
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
  readonly history: AddressHistory
  /** Called with the tags of the changes, before a caller can read the new snapshot's pages. */
  readonly onChange: (tags: ReadonlySet<string>) => void
  /** Tags of other content of pages, such as datasources, that differs at this version of the space. */
  readonly readChanges?: (version: number) => Promise<ReadonlySet<string>>
  /** Whether the service's answer for a story now differs from the one in pages. Never rejects. */
  readonly isOutdated: (uuid: string) => Promise<boolean>
  readonly log: { info(o: object, message: string): void; warn(o: object, message: string): void }
}

/** Polling intervals of the space's version, in milliseconds: while all is well, and while the service fails. */
const POLL = { well: 5_000, failing: 2_000 }

/** After a webhook the delivery API may still show the old version: milliseconds between polls, 13 s in all. */
const FOLLOW = [100, 200, 300, 400, 500, 500, 1_000, 1_000, 1_000, 2_000, 3_000, 3_000]

/** Milliseconds after which the story of a webhook is read once more: the first answer may have been stale. */
const RECHECK_AFTER = 3_000

/** Circuit breaker: milliseconds for which it is open after a failure, so that a crowd does not queue up. */
const FAILURE_MEMORY = 1_000

/** Facts of a webhook about a story, besides its id. */
export interface StoryEvent {
  readonly action: string
  /** Full slug after the event. */
  readonly slug?: string | undefined
}

/**
 * Follows the space: polls its version every few seconds, and at once after a webhook. Changes are found by comparing
 * directories, so a lost or repeated webhook only affects the delay.
 */
export class LiveContent {
  readonly #settings: LiveContentSettings
  #snapshot: Snapshot | undefined
  readonly #flights = new SingleFlight<void>()
  /** Ids of stories that webhooks have named since the last poll. */
  readonly #notified = new Set<number>()
  /** Ids of stories to recheck → time of their webhook: the service's answer at that time may have been stale. */
  readonly #toRecheck = new Map<number, number>()
  /** Polling ends at a version above this one, the one at the last webhook. */
  #awaited = 0
  #notifications = 0
  /** The versions that the directory and the redirects were read at. */
  #directoryAt = 0
  #redirectsAt = 0
  #failedAt = Number.NEGATIVE_INFINITY
  #answeredAt: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(settings: LiveContentSettings) {
    this.#settings = settings
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot
  }

  /** The version up to which pages are invalidated for every change. */
  get comparedVersion(): number {
    return this.#directoryAt
  }

  /** Circuit breaker: whether the service has just failed, so that visitors get that failure at once. */
  get failing(): boolean {
    return this.#settings.clock.now() - this.#failedAt < FAILURE_MEMORY
  }

  /** Call after each request: a failure other than 404 opens the circuit breaker, an answer closes it. */
  noteOutcome(failed: boolean): void {
    const now = this.#settings.clock.now()
    this.#failedAt = failed ? now : Number.NEGATIVE_INFINITY
    if (!failed) this.#answeredAt = now
  }

  /** Milliseconds since the service last answered; undefined where it never did. */
  get age(): number | undefined {
    return this.#answeredAt === undefined ? undefined : this.#settings.clock.now() - this.#answeredAt
  }

  /** The snapshot, loaded first if there is none. Undefined while the service cannot be reached. */
  async ensure(): Promise<Snapshot | undefined> {
    if (!this.#snapshot && !this.failing) await this.sync()
    return this.#snapshot
  }

  /** Brings the snapshot up to date. Never rejects: a failure is logged and leaves the last snapshot in place. */
  async sync(): Promise<void> {
    await this.#syncPages()
    await this.#syncRedirects()
  }

  /** Current address of the story that was at an address before; none while another story is there. */
  movedTo(path: string, locale: Locale): string | undefined {
    const directory = this.#snapshot?.directory
    if (!directory || directory.find(path, locale)) return undefined
    const former = this.#settings.history.storyAt(path, locale)
    const entry = (former && directory.entries.get(former)) ?? directory.formerly(path, locale)
    return entry && entry.paths[locale] !== path ? entry.paths[locale] : undefined
  }

  /** Starts polling the space's version. Returns a function that stops it. */
  start(): () => void {
    let stopped = false
    const poll = async () => {
      await this.sync()
      if (stopped) return
      // Floating promise: `sync` logs its failures and never rejects.
      this.#timer = setTimeout(() => void poll(), this.failing ? POLL.failing : POLL.well)
      this.#timer.unref()
    }
    void poll()
    return () => {
      stopped = true
      clearTimeout(this.#timer)
    }
  }

  /**
   * Called for each webhook; `storyId` and `event` are those of the changed story, if it was one. Polls until the
   * space's version rises, and rechecks the story a little later. Concurrent notifications share the polls. Resolves
   * when all of that is done.
   */
  async notify(storyId: number | undefined, event?: StoryEvent): Promise<void> {
    if (storyId !== undefined) {
      if (!this.#movesAway(storyId, event)) this.#notified.add(storyId)
      this.#toRecheck.set(storyId, this.#settings.clock.now())
    }
    this.#notifications += 1
    this.#awaited = this.#snapshot?.version ?? 0
    await this.#flights.run('poll', () => this.#pollUntilNew())
    await this.#flights.run('recheck', () => this.#recheck())
  }

  /** Whether an event changes a story's address: the directory then gives all touched pages at once. */
  #movesAway(storyId: number, event: StoryEvent | undefined): boolean {
    if (!event) return false
    const [story] = this.#storiesOf(new Set([storyId]))
    return event.action !== 'published' || (event.slug !== undefined && trimSlashes(event.slug) !== story?.slug)
  }

  /** Stale read: rechecks stories some time after their webhook, and invalidates those that were read too early. */
  async #recheck(): Promise<void> {
    while (this.#toRecheck.size > 0) {
      await pause(RECHECK_AFTER)
      const since = this.#settings.clock.now() - RECHECK_AFTER
      const due = new Set([...this.#toRecheck].filter(([, notifiedAt]) => notifiedAt <= since).map(([id]) => id))
      for (const id of due) this.#toRecheck.delete(id)
      const tagsOf = async ({ uuid }: DirectoryEntry) =>
        (await this.#settings.isOutdated(uuid)) ? [storyTag(uuid)] : []
      const tags = (await Promise.all(this.#storiesOf(due).map(tagsOf))).flat()
      if (tags.length > 0) this.#settings.onChange(new Set(tags))
    }
  }

  #storiesOf(ids: ReadonlySet<number>): DirectoryEntry[] {
    return [...(this.#snapshot?.directory.entries.values() ?? [])].filter(({ id }) => ids.has(id))
  }

  /** Polls the version until it is above the one at the last webhook. */
  async #pollUntilNew(): Promise<void> {
    for (const wait of FOLLOW) {
      // Race: a poll that is under way may have begun before the change, so it is awaited, but does not count.
      await this.#flights.running('pages')
      const notifications = this.#notifications
      // Without the redirects: in the throttle, they would delay the pages that an editor waits for.
      await this.#syncPages()
      if (notifications === this.#notifications && (this.#snapshot?.version ?? 0) > this.#awaited) return
      await pause(wait)
    }
  }

  #syncPages(): Promise<void> {
    return this.#flights.run('pages', () => this.#orLog(() => this.#readPages()))
  }

  async #readPages(): Promise<void> {
    const { client, rootFolder, log } = this.#settings
    const before = this.#snapshot
    const version = await this.#version()
    // A lower version is a stale answer, from a part of the service that lags behind.
    if (before && (version < before.version || version === this.#directoryAt)) return
    // A story that a webhook named needs no comparison: its pages are invalidated while the directory is being read.
    const early = new Set(this.#storiesOf(this.#notified).map(({ uuid }) => storyTag(uuid)))
    this.#notified.clear()
    if (before) this.#publish({ ...before, version }, early)
    const directory = toDirectory(
      await client.getAll(
        'cdn/links',
        'links',
        { version: 'published', cv: version, include_dates: 1, paginated: 1, per_page: LINKS_PAGE_SIZE },
        { priority: PRIORITY.space },
      ),
      rootFolder,
    )
    this.#settings.history.observe(directory)
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
      const tags = await this.#settings.readChanges?.(version)
      if (tags && tags.size > 0) this.#settings.onChange(tags)
      const redirects = await this.#redirects(version)
      if (this.#snapshot) this.#snapshot = { ...this.#snapshot, redirects }
    })
  }

  /** Logs a failure of the service, which no caller could handle. */
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
          { priority: PRIORITY.redirects },
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
      { priority: PRIORITY.space, deadline: VISITOR_DEADLINE },
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

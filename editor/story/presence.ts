import { PRESENCE_EVERY, PRESENCE_LASTS } from '@barriere/shared/stories/presence.ts'
import { ApiError, call } from '../api.ts'
import type { StoryDraft } from './story-draft.ts'

/** Another user who has the story open. */
export interface Present {
  readonly user_id: number
  readonly name: string
  /** `_uid` of the block that the user is changing. */
  readonly block: string | null
}

export interface PresenceState {
  /** Sorted by name. */
  readonly others: readonly Present[]
  /** Users who have left, until the next user comes or leaves. */
  readonly left: readonly Present[]
}

const NOBODY: PresenceState = { others: [], left: [] }

/** Milliseconds after a change during which a block counts as being changed. */
const CHANGING = 60_000

/** Milliseconds after which a hidden tab counts as closed. Browsers slow down its timers. */
const OUT_OF_SIGHT = 60_000

/**
 * Presence: heartbeats tell the service that a tab has a story open, and the answers list the other users. `subscribe`
 * and `get` are arguments of `useSyncExternalStore`.
 */
export class Presence {
  readonly #draft: StoryDraft
  readonly #path: string
  readonly #listeners = new Set<() => void>()
  #state = NOBODY
  #lastBeat = Number.NEGATIVE_INFINITY
  #lastAnswer = Number.NEGATIVE_INFINITY
  #hiddenAt: number | undefined
  #running: AbortController | undefined
  /** The visit is over, or the service refuses: the session has ended, or the story is deleted. */
  #isOver = false

  /** @param tab unique id of this visit */
  constructor(draft: StoryDraft, tab: string) {
    this.#draft = draft
    this.#path = `stories/${draft.get().story.id}/presences/${tab}`
  }

  readonly get = (): PresenceState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins a visit. The returned function ends it, also for the other users. */
  start(): () => void {
    const timer = setInterval(() => this.#beat(), PRESENCE_EVERY)
    const leave = (): void => this.#leave()
    // Restored from the back-forward cache.
    const onShown = (event: PageTransitionEvent): void => {
      if (event.persisted) this.#begin()
    }
    const onSight = (): void => {
      this.#hiddenAt = document.hidden ? performance.now() : undefined
      if (!document.hidden && performance.now() - this.#lastBeat >= PRESENCE_EVERY) this.#beat()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', onShown)
    document.addEventListener('visibilitychange', onSight)
    this.#begin()
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', onShown)
      document.removeEventListener('visibilitychange', onSight)
      this.#leave()
    }
  }

  #begin(): void {
    this.#isOver = false
    this.#hiddenAt = document.hidden ? performance.now() : undefined
    this.#beat()
  }

  #beat(): void {
    const now = performance.now()
    const isAway = this.#hiddenAt !== undefined && now - this.#hiddenAt > OUT_OF_SIGHT
    if (this.#running || this.#isOver || isAway) return
    this.#lastBeat = now
    this.#running = new AbortController()
    void this.#ask(this.#running)
  }

  async #ask(running: AbortController): Promise<void> {
    try {
      const { data } = await call<{ presences: readonly Present[] }>('PUT', this.#path, {
        body: { presence: { block: this.#changedBlock() } },
        signal: running.signal,
      })
      this.#lastAnswer = performance.now()
      this.#hear(data.presences)
    } catch (error) {
      if (running.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      this.#isOver = error.status >= 400 && error.status < 500 && error.status !== 429
      // Unknown presence is not shown, but does not mean that users have left.
      if (this.#isOver || performance.now() - this.#lastAnswer >= PRESENCE_LASTS) this.#set(NOBODY)
    } finally {
      if (this.#running === running) this.#running = undefined
    }
  }

  /** The last changed block, unless the change is too long ago. */
  #changedBlock(): string | null {
    const { changed } = this.#draft.get()
    return changed && performance.now() - changed.at < CHANGING ? changed.uid : null
  }

  #leave(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#set(NOBODY)
    if (this.#isOver) return
    this.#isOver = true
    // A lost call is harmless: without heartbeats, the visit expires.
    call('DELETE', this.#path, { keepalive: true }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }

  #hear(others: readonly Present[]): void {
    const before = this.#state.others
    const left = without(before, others)
    const isNews = left.length > 0 || without(others, before).length > 0
    const isSame =
      !isNews && others.every(({ name, block }, index) => name === before[index]?.name && block === before[index].block)
    if (!isSame) this.#set({ others, left: isNews ? left : this.#state.left })
  }

  #set(state: PresenceState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** People in the first list who are not in the second. */
const without = (people: readonly Present[], others: readonly Present[]): readonly Present[] =>
  people.filter((one) => !others.some((other) => other.user_id === one.user_id))

import { PRESENCE_EVERY, PRESENCE_LASTS } from '../../../contract/presence.ts'
import { ApiError, call } from '../api.ts'
import type { StoryDraft } from './story-draft.ts'

/** Somebody else who has the story open. */
export interface Present {
  readonly user_id: number
  readonly name: string
  /** `_uid` of the block that they are changing. */
  readonly block: string | null
}

export interface PresenceState {
  /** By name. */
  readonly others: readonly Present[]
  /** Who has left, until somebody comes or leaves again. */
  readonly left: readonly Present[]
}

const NOBODY: PresenceState = { others: [], left: [] }

/** Milliseconds after a change for which a block is told as being changed. */
const CHANGING = 60_000

/** Milliseconds out of sight after which a tab is not on the story any more; browsers slow its timers down then. */
const OUT_OF_SIGHT = 60_000

/**
 * Presence: tells the service by heartbeats that a tab has a story open, and learns who else has. `subscribe` and `get`
 * are what `useSyncExternalStore` takes.
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
  /** The visit is over, or the service refuses: nobody is signed in, or the story is gone. */
  #isOver = false

  /** @param tab an id of this visit alone */
  constructor(draft: StoryDraft, tab: string) {
    this.#draft = draft
    this.#path = `stories/${draft.get().story.id}/presences/${tab}`
  }

  readonly get = (): PresenceState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins a visit; the returned function ends it, at once for the others too. */
  start(): () => void {
    const timer = setInterval(() => this.#beat(), PRESENCE_EVERY)
    const leave = (): void => this.#leave()
    // From the back-forward cache.
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
      // Who is there is not known any more, which does not mean that they have left.
      if (this.#isOver || performance.now() - this.#lastAnswer >= PRESENCE_LASTS) this.#set(NOBODY)
    } finally {
      if (this.#running === running) this.#running = undefined
    }
  }

  /** The block that was changed last, while that is not long ago. */
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
    // What does not arrive ends by itself, since no heartbeat follows.
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

/** People who are in one list and not in another. */
const without = (people: readonly Present[], others: readonly Present[]): readonly Present[] =>
  people.filter((one) => !others.some((other) => other.user_id === one.user_id))

import type { Connection, Profile } from '#lib/contracts/eph.ts'
import { SIGNED_IN_COOKIE } from '#lib/contracts/http.ts'
import { sendEph } from './eph-request.ts'

/**
 * Who is signed in (specification §3). `pending` until a start-up call has answered; `error` where it could not be
 * told.
 */
export interface ProfileState {
  readonly status: 'pending' | 'success' | 'error'
  readonly isConnected: boolean
  readonly isEmployee: boolean
  readonly profile: Profile | undefined
}

export const PENDING: ProfileState = { status: 'pending', isConnected: false, isEmployee: false, profile: undefined }

const NOBODY: ProfileState = { ...PENDING, status: 'success' }

/** Tabs of the same browser tell each other that something changed, never what. */
const CHANNEL = 'profile'

type Told = 'changed' | 'reset'

/** The profile of the current member, in step with the browser's other tabs. */
export class ProfileStore {
  #state = PENDING
  readonly #listeners = new Set<() => void>()
  #channel: BroadcastChannel | undefined
  #asking: Promise<void> | undefined

  get = (): ProfileState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Asks who is signed in, once a page. For a browser without the cookie that says so nobody asks unless `surely`: it
   * stays `pending`, whose flags are those of nobody, since a page that is read offline knows no better; other tabs
   * hear that they are signed in no more.
   */
  init(surely = false): Promise<void> {
    this.#listen()
    if (!surely && !document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)) {
      this.#tell('reset')
      return Promise.resolve()
    }
    this.#asking ??= this.refresh()
    return this.#asking
  }

  /** Refetches the profile. */
  async refresh(): Promise<void> {
    const answer = await sendEph('POST users/init')
    if (answer.ok) this.#set(toState(answer.value))
    else this.#set({ ...this.#state, status: 'error' })
  }

  /** Takes what a call answered, and lets the other tabs know. */
  take(connection: Connection): void {
    this.#set(toState(connection))
    this.#tell(connection.isConnected ? 'changed' : 'reset')
  }

  /** Replaces some fields of the profile, after an edit. */
  edit(change: Partial<Profile>): void {
    if (!this.#state.profile) return
    this.#set({ ...this.#state, profile: { ...this.#state.profile, ...change } })
    this.#tell('changed')
  }

  /** Signed out, in all tabs. */
  reset(): void {
    if (this.#state.isConnected) this.#tell('reset')
    this.#set(NOBODY)
  }

  #set(state: ProfileState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #tell(what: Told): void {
    this.#listen().postMessage(what)
  }

  #listen(): BroadcastChannel {
    if (this.#channel) return this.#channel
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'reset') this.#set(NOBODY)
      else void this.refresh()
    }
    this.#channel = channel
    return channel
  }
}

const toState = (connection: Connection): ProfileState =>
  connection.isConnected
    ? { status: 'success', isConnected: true, isEmployee: connection.isEmployee, profile: connection.profile }
    : NOBODY

/** Two bundles hold this module, Next's and the enhancers'; the page has one store all the same. */
const page = globalThis as { profileStore?: ProfileStore }

export const profileStore = (page.profileStore ??= new ProfileStore())

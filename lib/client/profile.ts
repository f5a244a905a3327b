import type { Connection, Profile } from '#lib/contracts/eph.ts'
import { isSignedIn } from './signed-in.ts'
import { sendEph } from './eph-request.ts'

/** The current member (specification §3). `pending` until the start-up call has answered; `error` where it failed. */
export interface ProfileState {
  readonly status: 'pending' | 'success' | 'error'
  readonly isConnected: boolean
  readonly isEmployee: boolean
  readonly profile: Profile | undefined
}

export const PENDING: ProfileState = { status: 'pending', isConnected: false, isEmployee: false, profile: undefined }

const NOBODY: ProfileState = { ...PENDING, status: 'success' }

/** Broadcast channel between the browser's tabs. Messages say that the profile changed, without any data. */
const CHANNEL = 'profile'

type Told = 'changed' | 'reset'

/** Store of the current member's profile, synchronised with the browser's other tabs. */
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
   * Start-up call: fetches the profile once per page. Skipped without the signed-in cookie unless `surely`: the state
   * then stays `pending` and anonymous, also for a cached page read offline, and the other tabs are reset.
   */
  init(surely = false): Promise<void> {
    this.#listen()
    if (!surely && !isSignedIn()) {
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

  /** Sets the state from a call's answer and notifies the other tabs. */
  take(connection: Connection): void {
    this.#set(toState(connection))
    this.#tell(connection.isConnected ? 'changed' : 'reset')
  }

  /** Updates fields of the profile after an edit, and notifies the other tabs. */
  edit(change: Partial<Profile>): void {
    if (!this.#state.profile) return
    this.#set({ ...this.#state, profile: { ...this.#state.profile, ...change } })
    this.#tell('changed')
  }

  /** Signs out in all tabs. */
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

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { profileStore?: ProfileStore }

export const profileStore = (page.profileStore ??= new ProfileStore())

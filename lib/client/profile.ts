import type { Profile } from '#lib/contracts/eph.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { isSignedIn } from './signed-in.ts'
import { sendEph } from './eph-request.ts'

/** The current member (specification §3). `pending` until the start-up call has answered; `error` where it failed. */
export interface ProfileState<P = Profile> {
  readonly status: 'pending' | 'success' | 'error'
  readonly isConnected: boolean
  readonly isEmployee: boolean
  readonly profile: P | undefined
}

/** Answer of a start-up call or a login; `isEmployee` where the programme knows of employees. */
type ConnectionOf<P> =
  | { readonly isConnected: true; readonly isEmployee?: boolean; readonly profile: P }
  | { readonly isConnected: false }

interface ProgrammeStart<P> {
  /**
   * Broadcast channel between the browser's tabs. Messages say that the profile changed, without any data.
   */
  readonly channel: string
  /** Start-up call. */
  readonly start: () => Promise<Result<ConnectionOf<P>, unknown>>
}

export const PENDING: ProfileState<never> = {
  status: 'pending',
  isConnected: false,
  isEmployee: false,
  profile: undefined,
}

const NOBODY: ProfileState<never> = { ...PENDING, status: 'success' }

type Told = 'changed' | 'reset'

/** Store of the current member's profile, synchronised with the browser's other tabs. */
export class ProfileStore<P> {
  #state: ProfileState<P> = PENDING
  readonly #programme: ProgrammeStart<P>
  readonly #listeners = new Set<() => void>()
  #channel: BroadcastChannel | undefined
  #asking: Promise<void> | undefined

  constructor(programme: ProgrammeStart<P>) {
    this.#programme = programme
  }

  get = (): ProfileState<P> => this.#state

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

  /** Whether the start-up call is under way. */
  get isAsking(): boolean {
    return this.#asking !== undefined && this.#state.status === 'pending'
  }

  /** Refetches the profile. */
  async refresh(): Promise<void> {
    const answer = await this.#programme.start()
    if (answer.ok) this.#set(toState(answer.value))
    else this.#set({ ...this.#state, status: 'error' })
  }

  /** Sets the state from a call's answer and notifies the other tabs. */
  take(connection: ConnectionOf<P>): void {
    this.#set(toState(connection))
    this.#tell(connection.isConnected ? 'changed' : 'reset')
  }

  /** Updates fields of the profile after an edit, and notifies the other tabs. */
  edit(change: Partial<P>): void {
    if (!this.#state.profile) return
    this.#set({ ...this.#state, profile: { ...this.#state.profile, ...change } })
    this.#tell('changed')
  }

  /** Signs out in all tabs. */
  reset(): void {
    if (this.#state.isConnected) this.#tell('reset')
    this.#set(NOBODY)
  }

  #set(state: ProfileState<P>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #tell(what: Told): void {
    this.#listen().postMessage(what)
  }

  #listen(): BroadcastChannel {
    if (this.#channel) return this.#channel
    const channel = new BroadcastChannel(this.#programme.channel)
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'reset') this.#set(NOBODY)
      else void this.refresh()
    }
    this.#channel = channel
    return channel
  }
}

const toState = <P>(connection: ConnectionOf<P>): ProfileState<P> =>
  connection.isConnected
    ? { status: 'success', isConnected: true, isEmployee: connection.isEmployee === true, profile: connection.profile }
    : NOBODY

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { profileStore?: ProfileStore<Profile> }

export const profileStore = (page.profileStore ??= new ProfileStore<Profile>({
  channel: 'profile',
  start: () => sendEph('POST users/init'),
}))

import { consentStore } from '#lib/client/consent.ts'
import type { ProfileState, ProfileStore } from '#lib/client/profile.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import type { Profile } from '#lib/contracts/eph.ts'
import { type CustomerStatus, customerStatusOf } from '#lib/domain/customer-status.ts'
import {
  type AnalyticsEvent,
  type EventName,
  type MemberFields,
  type PushedEvent,
  clearsEcommerce,
  hasOnlyKeys,
  toPushed,
} from './events.ts'

/** Polling interval in milliseconds, and number of polls (specification §4). */
const EVERY = 500
const LOOKS = 10

/** Why an event was not pushed. */
export type Unsent = 'consent' | 'tag manager' | 'not a key'

/** Outcome of an event, for the development overlay. */
export type Fate = { readonly event: AnalyticsEvent } & (
  | { readonly pushed: PushedEvent }
  | { readonly waitsFor: Unsent }
  | { readonly gaveUp: Unsent }
)

const STATUSES = {
  discovery: 'Discovery',
  infinitely: 'Infinitely',
  collaborator: 'Collaborator',
} as const satisfies Record<CustomerStatus, MemberFields['customerStatus']>

/**
 * The page's data layer, whether the tag manager reads it, and the signed-in member. The profile store comes from the
 * loading module: a second copy would weigh as much as the rest of this code.
 */
const page = globalThis as {
  dataLayer?: unknown[]
  google_tag_manager?: unknown
  profileStore?: Pick<ProfileStore<Profile>, 'get' | 'subscribe' | 'isAsking'>
}

/**
 * The member's fields of an event. A visitor who is not signed in, or only to the casino programme, has no country,
 * status and id.
 */
export function memberFields(member?: Pick<ProfileState, 'profile' | 'isEmployee'>): MemberFields {
  const profile = member?.profile
  return {
    customerCountry: profile?.address?.country ?? profile?.country,
    customerEmployee: member?.isEmployee ? 'true' : 'false',
    customerStatus: profile && STATUSES[customerStatusOf(profile.ibLevel)],
    loginStatus: profile || isSignedIn() ? 'true' : 'false',
    userId: profile?.ibNumber,
  }
}

/** The condition that an event still waits for. */
const missing = (): Unsent | undefined => {
  if (!consentStore.allows('measurement')) return 'consent'
  return page.google_tag_manager === undefined ? 'tag manager' : undefined
}

interface Waiting {
  readonly event: AnalyticsEvent
  looks: number
}

/**
 * Queue before the data layer: an event waits for the consent to measurement and for the tag manager, polled every 500
 * ms, ten times, then is given up with a message. Within that time it also waits for a start-up call of the hotel
 * programme: the browser was signed in at page load, or the call is under way. When the visitor leaves the page, events
 * that wait for that answer alone are sent without the member.
 */
export class EventQueue {
  #waiting: Waiting[] = []
  #timer: ReturnType<typeof setInterval> | undefined
  readonly #watchers = new Set<(fate: Fate) => void>()
  readonly #wasSignedIn = isSignedIn()

  /** Calls back with the outcome of each event. */
  watch(watcher: (fate: Fate) => void): void {
    this.#watchers.add(watcher)
  }

  add(event: AnalyticsEvent): void {
    if (!hasOnlyKeys(event)) return this.#giveUp(event, 'not a key')
    this.#waiting.push({ event, looks: 0 })
    this.#send()
    const lacks = missing()
    if (this.#waiting.length === 0) return
    if (lacks) this.#tell({ event, waitsFor: lacks })
    this.#timer ??= setInterval(() => this.#look(), EVERY)
  }

  /** Whether an event of this name has neither been pushed nor given up. */
  waitsFor(name: EventName): boolean {
    return this.#waiting.some(({ event }) => event.event === name)
  }

  /** Also sends once the member is known, and on `pagehide`. */
  followPage(): void {
    page.profileStore?.subscribe(() => this.#send())
    addEventListener('pagehide', () => {
      if (!missing()) this.#sendAll()
    })
  }

  #look(): void {
    for (const waiting of this.#waiting) waiting.looks += 1
    this.#send()
    const lacks = missing()
    const over = this.#waiting.filter(({ looks }) => looks >= LOOKS)
    this.#waiting = this.#waiting.filter(({ looks }) => looks < LOOKS)
    for (const { event } of over) {
      if (lacks) this.#giveUp(event, lacks)
      else this.#push(event)
    }
    this.#rest()
  }

  /** Whether the start-up call has still to name the member. After a login on the page, no event waits for it. */
  get #awaitsMember(): boolean {
    const store = page.profileStore
    if (!isSignedIn() || store?.get().status !== 'pending') return false
    return this.#wasSignedIn || store.isAsking
  }

  #send(): void {
    if (!missing() && !this.#awaitsMember) this.#sendAll()
  }

  #sendAll(): void {
    const ready = this.#waiting
    this.#waiting = []
    for (const { event } of ready) this.#push(event)
    this.#rest()
  }

  #rest(): void {
    if (this.#waiting.length > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #push(event: AnalyticsEvent): void {
    const pushed = toPushed(event, memberFields(page.profileStore?.get()))
    const layer = (page.dataLayer ??= [])
    if (clearsEcommerce(event)) layer.push({ ecommerce: null })
    layer.push(pushed)
    this.#tell({ event, pushed })
  }

  #giveUp(event: AnalyticsEvent, gaveUp: Unsent): void {
    console.debug(`analytics: ${event.event} was given up: ${gaveUp}`)
    this.#tell({ event, gaveUp })
  }

  #tell(fate: Fate): void {
    for (const watcher of this.#watchers) watcher(fate)
  }
}

/** Singleton of the enhancers' bundle, the only sender. */
export const eventQueue = new EventQueue()

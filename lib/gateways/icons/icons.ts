import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import {
  type IconDrawing,
  type IconReference,
  MOST_ICONS,
  iconKey,
  iconSet,
  parseIconName,
} from '#lib/contracts/icons.ts'
import { type Clock, systemClock } from '@barriere/shared/domain/time/clock.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { type RequestGuarded, createGuardedRequest } from '@barriere/shared/http/guarded-request.ts'
import { toDrawing } from './to-drawing.ts'

/** Time-outs in milliseconds (specification §9). */
const FIRST_ANSWER = 1_500
const DEADLINE = 5_000

/** Maximum bytes of an answer, which may hold forty icons. */
const LARGEST = 512 * 1024

/** Cache bounds: characters of drawings, and number of unknown names. */
const CACHED_CHARACTERS = 4 * 1024 * 1024
const CACHED_UNKNOWN = 5_000

/** Negative caching: milliseconds for which a name without a drawing is not requested again. */
const UNKNOWN_FOR = 10 * 60_000

/** Log throttling: milliseconds between two lines about failures. */
const LOG_PAUSE = 60_000

/** Maximum number of icons that stored pages lack, which are requested again. */
const MOST_AWAITED = 1_000

/** `unavailable`: the service gave no answer; it may later. */
export type IconAnswer =
  | { readonly kind: 'found'; readonly icon: IconDrawing }
  | { readonly kind: 'unknown' | 'unavailable' }

const UNKNOWN: IconAnswer = { kind: 'unknown' }
const UNAVAILABLE: IconAnswer = { kind: 'unavailable' }

/**
 * Client of the public icon service (the Iconify API). Requests are batched by collection and coalesced; drawings are
 * sanitised and cached with a bound, names without one for ten minutes, failures not at all: the circuit breaker spares
 * visitors the wait. Failures are logged only. Never rejects.
 */
export class IconGateway {
  readonly #request: RequestGuarded | undefined
  readonly #clock: Clock
  readonly #drawings = new LRUCache<string, IconDrawing>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })
  /** Name → time until which it is known to have no drawing. */
  readonly #unknown = new LRUCache<string, number>({ max: CACHED_UNKNOWN })
  /** Single flight: concurrent requests for a name share an entry, which is cleared once it is settled. */
  readonly #loader = new DataLoader<IconReference, IconAnswer, string>((references) => this.#load(references), {
    cacheKeyFn: iconKey,
    maxBatchSize: MOST_ICONS,
  })
  readonly #awaited = new Set<string>()
  #nextLine = 0
  #suppressed = 0

  /** @param settings `base` without a trailing slash; undefined for no service at all: every name is unknown. */
  constructor(settings: { readonly base: string | undefined; readonly openFor?: number }, clock: Clock = systemClock) {
    const { base, ...more } = settings
    this.#request = base === undefined ? undefined : createGuardedRequest({ backend: 'icons', base, ...more })
    this.#clock = clock
  }

  async find(reference: IconReference): Promise<IconAnswer> {
    const key = iconKey(reference)
    const icon = this.#drawings.get(key)
    if (icon) return { kind: 'found', icon }
    if (!this.#request || (this.#unknown.get(key) ?? 0) > this.#clock.now()) return UNKNOWN
    try {
      return await this.#loader.load(reference)
    } finally {
      this.#loader.clear(reference)
    }
  }

  /** Remembers an icon that a stored page lacks because the service gave no answer. */
  await(reference: IconReference): void {
    if (this.#awaited.size < MOST_AWAITED) this.#awaited.add(iconKey(reference))
  }

  /** Requests missing icons again, one by one. Resolves to the icons for which the service has answered. */
  async retryAwaited(): Promise<IconReference[]> {
    const settled: IconReference[] = []
    for (const key of [...this.#awaited]) {
      const reference = parseIconName(key)
      if (reference && (await this.find(reference)).kind === 'unavailable') continue
      this.#awaited.delete(key)
      if (reference) settled.push(reference)
    }
    return settled
  }

  async #load(references: readonly IconReference[]): Promise<IconAnswer[]> {
    const answers = new Map<string, IconAnswer>()
    const byCollection = Map.groupBy(references, ({ collection }) => collection)
    await Promise.all(
      [...byCollection].map(async ([collection, members]) => {
        const found = await this.#ask(collection, members)
        for (const [index, member] of members.entries()) answers.set(iconKey(member), found[index] ?? UNAVAILABLE)
      }),
    )
    return references.map((reference) => answers.get(iconKey(reference)) ?? UNAVAILABLE)
  }

  /** One request for icons of one collection. */
  async #ask(collection: string, members: readonly IconReference[]): Promise<IconAnswer[]> {
    const names = members.map(({ name }) => name).sort()
    const answer = await this.#request?.({
      path: `/${collection}.json?icons=${names.join(',')}`,
      answer: iconSet,
      deadline: DEADLINE,
      firstAnswer: FIRST_ANSWER,
      largest: LARGEST,
      plainRefusals: true,
    })
    if (!answer) return members.map(() => UNKNOWN)
    if (answer.ok) return members.map((reference) => this.#cache(reference, toDrawing(answer.value, reference)))
    const { status, tooLarge, reason } = answer.error
    // An unknown collection and a single icon that is too large are answers, not failures.
    if (status === 404) return members.map((reference) => this.#cache(reference, undefined))
    if (tooLarge && members.length === 1) return members.map((reference) => this.#cache(reference, 'refused'))
    this.#report(reason)
    return members.map(() => UNAVAILABLE)
  }

  #cache(reference: IconReference, drawing: IconDrawing | 'refused' | undefined): IconAnswer {
    const key = iconKey(reference)
    if (drawing !== undefined && drawing !== 'refused') {
      this.#drawings.set(key, drawing)
      return { kind: 'found', icon: drawing }
    }
    if (drawing === 'refused') this.#report(`${key} is no drawing that may be shown`)
    this.#unknown.set(key, this.#clock.now() + UNKNOWN_FOR)
    return UNKNOWN
  }

  /** Log throttling: one line a minute, with the number of suppressed ones. */
  #report(reason: string): void {
    const now = this.#clock.now()
    if (now < this.#nextLine) {
      this.#suppressed += 1
      return
    }
    log.warn({ event: 'icons.unavailable', reason, suppressed: this.#suppressed }, 'icons are missing from pages')
    this.#nextLine = now + LOG_PAUSE
    this.#suppressed = 0
  }
}

/** Singleton of the process. */
export const iconGateway = (): IconGateway =>
  processSingleton('icon-gateway', () => new IconGateway({ base: env.iconsUrl }))

import { SEMINAR } from '@barriere/shared/domain/visitors/seminar.ts'

/** Key in the session storage. */
export const SEMINAR_STORAGE = 'seminar'

export interface ChosenIncentive {
  readonly key: string
  readonly name: string
}

/** Choices on cards for the tab's seminar request: venues by uuid, incentives by key and name. */
export interface SeminarChoice {
  readonly venues: readonly string[]
  readonly incentives: readonly ChosenIncentive[]
}

const NONE: SeminarChoice = { venues: [], incentives: [] }

const CHANGED = 'seminar-choice'

/** Without storage (forbidden, full) the choice lasts as long as the page. Shared by the bundles of a page. */
const memory = globalThis as { seminarChoice?: SeminarChoice }

export function seminarChoice(): SeminarChoice {
  try {
    const text = sessionStorage.getItem(SEMINAR_STORAGE)
    return text === null ? (memory.seminarChoice ?? NONE) : readChoice(JSON.parse(text))
  } catch {
    return memory.seminarChoice ?? NONE
  }
}

/** Above the maximum, the first are kept. */
export function setSeminarChoice(change: Partial<SeminarChoice>): void {
  const { venues, incentives } = { ...seminarChoice(), ...change }
  const choice: SeminarChoice = {
    venues: venues.slice(0, SEMINAR.venues),
    incentives: incentives.slice(0, SEMINAR.incentives),
  }
  memory.seminarChoice = choice
  try {
    sessionStorage.setItem(SEMINAR_STORAGE, JSON.stringify(choice))
  } catch {
    // The copy in memory remains.
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Called once the request is sent. */
export function clearSeminarChoice(): void {
  memory.seminarChoice = NONE
  try {
    sessionStorage.removeItem(SEMINAR_STORAGE)
  } catch {
    // Nothing was stored.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export const onSeminarChoice = (listener: () => void, signal: AbortSignal): void =>
  window.addEventListener(CHANGED, listener, { signal })

/** Validates a stored choice, which another version of the site may have written. */
function readChoice(stored: unknown): SeminarChoice {
  const { venues, incentives } = (stored ?? {}) as { readonly venues?: unknown; readonly incentives?: unknown }
  return {
    venues: listOf(venues).filter((uuid): uuid is string => typeof uuid === 'string'),
    incentives: listOf(incentives).filter(isIncentive),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isIncentive = (value: unknown): value is ChosenIncentive =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

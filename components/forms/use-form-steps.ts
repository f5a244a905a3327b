import { type RefObject, useState, useSyncExternalStore } from 'react'
import { useFocusOn } from './use-focus-on.ts'

type Steps = readonly (readonly string[])[]

interface FormSteps {
  readonly step: number
  readonly stepRef: RefObject<HTMLHeadingElement | null>
  readonly isLast: boolean
  readonly showStep: (step: number) => void
  /** Call it after the form is sent: a reload or a return then starts at the first step. */
  readonly forgetStep: () => void
  /** Whether a field is validated: fields of the current and of earlier steps are. */
  readonly isOpen: (field: string) => boolean
  /** The first step that contains one of these fields; the current step if none does. */
  readonly firstOf: (fields: readonly string[]) => number
}

/** State of a history entry, for a multi-step form. */
interface StepEntry {
  readonly form: string
  readonly step: number
  /** Step of the previous history entry, if that entry belongs to the same form. */
  readonly before?: number
}

interface Shown {
  readonly step: number
  /** Whether the step was opened in this document: its title then takes the focus. */
  readonly opened: boolean
}

const FIRST: Shown = { step: 0, opened: false }

/** Stores the current step of a form in the browser's history. */
class StepHistory {
  readonly #form: string
  #shown: Shown | undefined
  /** State of the last history entry with a state. */
  #router: object = {}

  constructor(form: string) {
    this.#form = form
  }

  /** Reads the step from the history entry, after a reload or a return from another page. */
  readonly read = (): Shown => (this.#shown ??= { step: this.#entry()?.step ?? 0, opened: false })

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#router = (history.state as object | null) ?? {}
    if (!this.#entry()) this.#replace(0)
    const traversed = (): void => {
      // A link to a field creates an entry without a state. It belongs to the current step.
      const entry = this.#entry()
      if (!entry) return
      const show = (): void => {
        this.#show(entry.step)
        changed()
      }
      if (entry.step !== this.read().step) show()
      // If the address has a fragment, the browser moves the focus after this event. Showing the step restores it.
      requestAnimationFrame(show)
    }
    addEventListener('popstate', traversed)
    addEventListener(this.#event, changed)
    return () => {
      removeEventListener('popstate', traversed)
      removeEventListener(this.#event, changed)
    }
  }

  /** Opens a step: goes back if the previous entry is this step, else adds an entry. */
  open(next: number): void {
    const { step } = this.read()
    this.#show(next)
    if (next < step && this.#entry()?.before === next) history.back()
    else history.pushState(this.#state({ form: this.#form, step: next, before: step }), '')
    dispatchEvent(new Event(this.#event))
  }

  forget(): void {
    this.#replace(0)
  }

  get #event(): string {
    return `form-step:${this.#form}`
  }

  #show(step: number): void {
    this.#shown = { step, opened: true }
  }

  #entry(): StepEntry | undefined {
    const entry = (history.state as { readonly formStep?: StepEntry } | null)?.formStep
    return entry?.form === this.#form ? entry : undefined
  }

  #replace(step: number): void {
    history.replaceState(this.#state({ form: this.#form, step }), '')
  }

  /** Adds the router's state, which entries of fragment links lack. The router reloads an entry without it. */
  #state(entry: StepEntry): object {
    this.#router = (history.state as object | null) ?? this.#router
    return { ...this.#router, formStep: entry }
  }
}

const UNCHANGING = () => () => {}

/**
 * Steps of a form, given as the names of their fields. Undefined: one step with all fields. Each opened step is an
 * entry of the browser's history, so that “back” leads to the previous step and a reload to the same step.
 */
export function useFormSteps(form: string, steps: Steps | undefined): FormSteps {
  const [entries] = useState(() => new StepHistory(form))
  const shown = useSyncExternalStore(
    steps ? entries.subscribe : UNCHANGING,
    steps ? entries.read : () => FIRST,
    () => FIRST,
  )
  const { step } = shown
  return {
    step,
    stepRef: useFocusOn<HTMLHeadingElement>(shown.opened ? shown : undefined),
    isLast: step >= (steps?.length ?? 1) - 1,
    showStep: (next) => entries.open(next),
    forgetStep() {
      if (steps) entries.forget()
    },
    isOpen: (field) => !steps?.slice(step + 1).some((later) => later.includes(field)),
    firstOf(fields) {
      const first = steps?.findIndex((names) => names.some((name) => fields.includes(name))) ?? -1
      return first === -1 ? step : first
    },
  }
}

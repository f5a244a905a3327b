import { type RefObject, useState, useSyncExternalStore } from 'react'
import { useFocusOn } from './use-focus-on.ts'

type Steps = readonly (readonly string[])[]

interface FormSteps {
  readonly step: number
  readonly stepRef: RefObject<HTMLHeadingElement | null>
  readonly isLast: boolean
  readonly showStep: (step: number) => void
  /** Once the form is sent: a reload, or the way back to it, begins anew. */
  readonly forgetStep: () => void
  /** Whether a field is validated: those of this step and of the ones before it. */
  readonly isOpen: (field: string) => boolean
  /** The first step that has one of these fields; the one that is shown where none has. */
  readonly firstOf: (fields: readonly string[]) => number
}

/** What an entry of the browser's history says of a form in steps. */
interface StepEntry {
  readonly form: string
  readonly step: number
  /** The step of the entry before it, where that is the same form's. */
  readonly before?: number
}

interface Shown {
  readonly step: number
  /** Whether it was opened in this document, and takes the focus. */
  readonly opened: boolean
}

const FIRST: Shown = { step: 0, opened: false }

/** The step of a form, as the entry of the browser's history says that is shown. */
class StepHistory {
  readonly #form: string
  #shown: Shown | undefined
  /** State of the last entry that had one. */
  #router: object = {}

  constructor(form: string) {
    this.#form = form
  }

  /** That of the entry after a reload, and on the way back from another page. */
  readonly read = (): Shown => (this.#shown ??= { step: this.#entry()?.step ?? 0, opened: false })

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#router = (history.state as object | null) ?? {}
    if (!this.#entry()) this.#replace(0)
    const traversed = (): void => {
      // A link to a field makes an entry without a state: it belongs to the step that is shown.
      const entry = this.#entry()
      if (!entry) return
      const show = (): void => {
        this.#show(entry.step)
        changed()
      }
      if (entry.step !== this.read().step) show()
      // Where the address has a fragment, the browser takes the focus away after this event: it is given again.
      requestAnimationFrame(show)
    }
    addEventListener('popstate', traversed)
    addEventListener(this.#event, changed)
    return () => {
      removeEventListener('popstate', traversed)
      removeEventListener(this.#event, changed)
    }
  }

  /** Opens a step: by the entry before, where that is the one; else by an entry of its own. */
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

  /** With the router's part, which an entry of a link to a fragment lacks: the router loads an entry without anew. */
  #state(entry: StepEntry): object {
    this.#router = (history.state as object | null) ?? this.#router
    return { ...this.#router, formStep: entry }
  }
}

const UNCHANGING = () => () => {}

/**
 * Steps of a form, by the names of their fields. Without any, the form is one step with all fields. Each step that is
 * opened is an entry of the browser's history, so that “back” leads to the step before and a reload to the same one.
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

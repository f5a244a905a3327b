import { type RefObject, useEffect, useState } from 'react'
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

const entryOf = (state: unknown, form: string): StepEntry | undefined => {
  const entry = (state as { readonly formStep?: StepEntry } | null)?.formStep
  return entry?.form === form ? entry : undefined
}

const stateOf = (entry: StepEntry) => ({ ...(history.state as object | null), formStep: entry })

/**
 * Steps of a form, by the names of their fields. Without any, the form is one step with all fields. Each step that is
 * opened is an entry of the browser's history, so that “back” leads to the step before and a reload to the same one.
 */
export function useFormSteps(form: string, steps: Steps | undefined): FormSteps {
  const [shown, setShown] = useState<{ readonly step: number }>()
  const step = shown?.step ?? 0
  const hasSteps = steps !== undefined

  useEffect(() => {
    if (!hasSteps) return undefined
    // After a reload, and on the way back from another page.
    const kept = entryOf(history.state, form)
    if (kept && kept.step > 0) setShown({ step: kept.step })
    if (!kept) history.replaceState(stateOf({ form, step: 0 }), '')
    const traversed = ({ state }: PopStateEvent): void => {
      // A link to a field makes an entry without a state: it belongs to the step that is shown.
      const entry = entryOf(state, form)
      if (entry) setShown((before) => (entry.step === (before?.step ?? 0) ? before : { step: entry.step }))
    }
    addEventListener('popstate', traversed)
    return () => removeEventListener('popstate', traversed)
  }, [form, hasSteps])

  return {
    step,
    stepRef: useFocusOn<HTMLHeadingElement>(shown),
    isLast: step >= (steps?.length ?? 1) - 1,
    showStep(next) {
      setShown({ step: next })
      if (next < step && entryOf(history.state, form)?.before === next) history.back()
      else history.pushState(stateOf({ form, step: next, before: step }), '')
    },
    forgetStep() {
      if (hasSteps) history.replaceState(stateOf({ form, step: 0 }), '')
    },
    isOpen: (field) => !steps?.slice(step + 1).some((later) => later.includes(field)),
    firstOf(fields) {
      const first = steps?.findIndex((names) => names.some((name) => fields.includes(name))) ?? -1
      return first === -1 ? step : first
    },
  }
}

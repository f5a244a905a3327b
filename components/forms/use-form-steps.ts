import { type RefObject, useState } from 'react'
import { useFocusOn } from './use-focus-on.ts'

type Steps = readonly (readonly string[])[]

interface FormSteps {
  readonly step: number
  readonly stepRef: RefObject<HTMLHeadingElement | null>
  readonly isLast: boolean
  readonly showStep: (step: number) => void
  /** Whether a field is validated: those of this step and of the ones before it. */
  readonly isOpen: (field: string) => boolean
  /** The first step that has one of these fields; the one that is shown where none has. */
  readonly firstOf: (fields: readonly string[]) => number
}

/** Steps of a form, by the names of their fields. Without any, the form is one step with all fields. */
export function useFormSteps(steps: Steps | undefined): FormSteps {
  const [shown, setShown] = useState<{ readonly step: number }>()
  const step = shown?.step ?? 0
  return {
    step,
    stepRef: useFocusOn<HTMLHeadingElement>(shown),
    isLast: step >= (steps?.length ?? 1) - 1,
    showStep: (next) => setShown({ step: next }),
    isOpen: (field) => !steps?.slice(step + 1).some((later) => later.includes(field)),
    firstOf(fields) {
      const first = steps?.findIndex((names) => names.some((name) => fields.includes(name))) ?? -1
      return first === -1 ? step : first
    },
  }
}

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { consumeFormDraft, storeFormDraft } from '#lib/client/form-draft.ts'
import type { FormValues } from '@barriere/shared/domain/people/form-rules.ts'
import type { Typed } from './field-handle.ts'

interface DraftOptions {
  /** Name of the form. */
  readonly form: string
  /** The draft's owner (`form-draft.ts`). */
  readonly owner: string
  /** Initial values. */
  readonly start: FormValues
  /** Whether what is typed stays in the tab until it is sent. */
  readonly isKept: boolean
  readonly methods: Pick<UseFormReturn<Typed>, 'getValues' | 'setValue' | 'subscribe'>
}

/** Consent: a box is ticked for the request that is sent, so what the tab keeps of a form are its texts. */
const textsOf = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

/** Fills a form in with its stored draft after hydration, and stores what is typed if it is to be kept. */
export function useFormDraft({ form, owner, start, isKept, methods }: DraftOptions): void {
  const { getValues, setValue, subscribe } = methods
  useEffect(() => {
    const draft = consumeFormDraft(form, owner)
    // Typed or filled in before hydration, so later than the draft.
    const isTyped = (name: string): boolean => Boolean(getValues(name)) && getValues(name) !== start[name]
    const hasTyped = Object.keys(start).some(isTyped)
    for (const [name, value] of Object.entries(draft ?? {})) {
      if (value !== '' && value !== false && typeof value === typeof start[name] && !isTyped(name))
        setValue(name, value)
    }
    if (!isKept) return undefined
    if (draft || hasTyped) storeFormDraft(form, owner, textsOf({ ...start, ...getValues() }))
    return subscribe({
      formState: { values: true },
      callback({ name, values }) {
        // Changes of a field have its name; what comes of a submit has none, and stores nothing any more.
        if (name !== undefined) storeFormDraft(form, owner, textsOf({ ...start, ...values }))
      },
    })
  }, [form, owner, isKept, start, getValues, setValue, subscribe])
}

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
  /** Whether the tab stores the input until it is sent. */
  readonly isKept: boolean
  readonly methods: Pick<UseFormReturn<Typed>, 'getValues' | 'setValue' | 'subscribe'>
}

/** Only the texts of a form. A ticked box is consent to one request, so the tab does not store it. */
const textsOf = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

/** Restores a form's stored draft after hydration. With `isKept`, stores the input on each change. */
export function useFormDraft({ form, owner, start, isKept, methods }: DraftOptions): void {
  const { getValues, setValue, subscribe } = methods
  useEffect(() => {
    const draft = consumeFormDraft(form, owner)
    // Input from before hydration is newer than the draft.
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
        // A change of a field has a name. A change by a submit has none, and must not store a draft again.
        if (name !== undefined) storeFormDraft(form, owner, textsOf({ ...start, ...values }))
      },
    })
  }, [form, owner, isKept, start, getValues, setValue, subscribe])
}

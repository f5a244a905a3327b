import type { Control, UseFormRegisterReturn } from 'react-hook-form'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { FormLabels } from './labels.ts'

/** Raw values of a form, as typed. */
export type Typed = Record<string, string | boolean>

/** A field of a form, for the component that renders it: `<EmailField {...form.field('email')} />`. */
export interface FieldHandle<T extends string | boolean> {
  /** Id of the control: `<name of the form>-<name of the field>`. */
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
  readonly valid: boolean
  /** The form is being sent. */
  readonly busy: boolean
  readonly input: UseFormRegisterReturn
  readonly control: Control<Typed>
  /** Current value, without subscription: not for rendering. */
  readonly get: () => string
  readonly set: (value: T) => void
  readonly labels: FormLabels
  readonly locale: Locale
}

/** The field's attributes; on blur its text is normalized before it is validated. */
export const writtenWhenLeft = (
  { input, get, set }: FieldHandle<string>,
  write: (typed: string) => string,
): UseFormRegisterReturn => ({
  ...input,
  async onBlur(event) {
    set(write(get()))
    return await input.onBlur(event)
  },
})

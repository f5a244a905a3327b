import type { ComponentProps } from 'react'
import { readDay, writeDay } from '#lib/i18n/written-day.ts'
import { TextArea } from '../ui/form/text-area.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { type FieldHandle, writtenWhenLeft } from './field-handle.ts'

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
>

export interface TextFieldProps extends FieldHandle<string>, InputProps {
  hint?: string | undefined
}

/** One line of text. Set `autoComplete` to its purpose. */
export function TextField({
  busy: _busy,
  control: _control,
  get: _get,
  set: _set,
  labels: _words,
  locale: _locale,
  input,
  ...field
}: TextFieldProps) {
  return <TextInput {...field} {...input} />
}

/** Several lines of text. */
export const TextAreaField = ({
  busy: _busy,
  control: _control,
  get: _get,
  set: _set,
  labels: _words,
  locale: _locale,
  input,
  ...field
}: FieldHandle<string> & { hint?: string | undefined }) => <TextArea {...field} {...input} />

/** Email field, without autocorrection and autocapitalization. */
export const EmailField = ({ autoComplete = 'email', ...field }: TextFieldProps) => (
  <TextField
    {...field}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
)

/** Date field. The form needs `read: { x: dayReader(locale) }`. On blur the date is normalised. */
export const DayField = ({ hint, ...field }: TextFieldProps) => (
  <TextField
    {...field}
    input={writtenWhenLeft(field, (typed) => writeDay(readDay(typed, field.locale) ?? typed))}
    inputMode="numeric"
    placeholder={field.labels.dayPlaceholder}
    hint={hint ?? field.labels.dayHint}
  />
)

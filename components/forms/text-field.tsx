import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { readDay, writeDay } from '#lib/i18n/written-day.ts'
import { TextArea } from '../ui/form/text-area.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { EXAMPLE_DAY } from './day-reader.ts'
import { type FieldHandle, writtenWhenLeft } from './field-handle.ts'
import { interpolate } from './interpolate.ts'
import { type FormLabels, numberFormat } from './labels.ts'

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

interface CountedFieldProps extends FieldHandle<string> {
  /** Limits in characters, the same as in the field's rules. */
  min: number
  max: number
}

/** Characters left from which on a counter is announced. */
const NEARLY_FULL = 100

/** Several lines of text with a counter of the characters that are missing or left. */
export function CountedField({ min, max, ...field }: CountedFieldProps) {
  const { control, labels, locale } = field
  const typed = useWatch({ control, name: field.input.name })
  const length = typeof typed === 'string' ? typed.trim().length : 0
  const hint = countHint({ length, min, max }, labels, locale)
  return (
    <div>
      <TextAreaField {...field} hint={hint} />
      <p className="vh" role="status">
        {length > max - NEARLY_FULL ? hint : ''}
      </p>
    </div>
  )
}

function countHint(
  { length, min, max }: { length: number; min: number; max: number },
  { counter }: FormLabels,
  locale: Locale,
): string {
  const format = (count: number) => numberFormat(locale).format(count)
  if (length === 0) return interpolate(counter.empty, { min: format(min), max: format(max) })
  if (length < min) return interpolate(counter.missing, { count: format(min - length) })
  if (length <= max) return interpolate(counter.left, { count: format(max - length) })
  return interpolate(counter.over, { count: format(length - max) })
}

/** A whole number. The form needs `read: { x: readWholeNumber }`, which removes spaces and separators. */
export const NumberField = (field: TextFieldProps) => <TextField {...field} inputMode="numeric" autoComplete="off" />

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
    hint={hint ?? interpolate(field.labels.dayHint, { day: writeDay(EXAMPLE_DAY) })}
  />
)

import { useWatch } from 'react-hook-form'
import { hasPostalCodes } from '@barriere/shared/domain/people/postal-code.ts'
import type { FieldHandle } from './field-handle.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PostalCodeFieldProps extends TextFieldProps {
  /** The field of the address's country (ISO 3166-1 alpha-2). */
  country: FieldHandle<string>
}

/** Postal code of an address. Not rendered for a country without postal codes. */
export function PostalCodeField({ country, ...field }: PostalCodeFieldProps) {
  const chosen = useWatch({ control: country.control, name: country.input.name })
  if (!hasPostalCodes(typeof chosen === 'string' ? chosen : country.get())) return null
  return <TextField autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} {...field} />
}

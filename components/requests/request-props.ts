import type { FieldHandle } from '../forms/field-handle.ts'
import type { OtherWay } from '../forms/no-script-note.tsx'
import type { Option, OptionGroup } from '../ui/form/select.tsx'
import type { EventType } from '#lib/domain/request.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'

/** Labels of a person's fields, shared with the member area. */
export type PersonLabels = Pick<
  Messages['member']['profile']['fields'],
  'civility' | 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'company'
>

export interface RequestFormProps {
  readonly locale: Locale
  readonly labels: Omit<Messages['requests'], 'kinds'> & { readonly eventTypes: Readonly<Record<EventType, string>> }
  readonly person: PersonLabels
  readonly civilities: Messages['member']['profile']['civilities']
  readonly forms: Messages['forms']
  /** Fallback contact without scripts. */
  readonly otherWay: OtherWay
  /** What the desk says in the thank-you. */
  readonly thanks?: string | undefined
  /** Rank of the titles inside the form. */
  readonly level: 2 | 3
}

export interface ContactFormProps extends RequestFormProps {
  /** Empty where the content names none: the field is left out. */
  readonly subjects: readonly Option[]
  readonly properties: readonly OptionGroup[]
  /** Story of the property whose page this is. */
  readonly property?: string | undefined
}

export interface EventFormProps extends RequestFormProps {
  readonly destinations: readonly Option[]
}

type Fields<N extends string> = (name: N) => FieldHandle<string>

/** The fields of a person in any of these forms. */
export interface PersonFieldsProps {
  readonly field: Fields<'civility' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>
  readonly civilities: RequestFormProps['civilities']
}

import type { ChosenIncentive } from '#lib/client/seminar-choice.ts'
import type { FieldHandle } from '../forms/field-handle.ts'
import type { OtherWay } from '../forms/no-script-note.tsx'
import type { Option, OptionGroup } from '../ui/form/select.tsx'
import type { EventType } from '@barriere/shared/domain/visitors/request.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Catering, Equipment, Layout, Seats } from '@barriere/shared/domain/visitors/seminar.ts'
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
  /** The desk's text in the thank-you message. */
  readonly thanks?: string | undefined
  /** Heading level of the titles inside the form. */
  readonly level: 2 | 3
}

export interface ContactFormProps extends RequestFormProps {
  /** Empty if the content names none: the form then omits the field. */
  readonly subjects: readonly Option[]
  readonly properties: readonly OptionGroup[]
  /** Story of the property, on a property's page. */
  readonly property?: string | undefined
}

export interface EventFormProps extends RequestFormProps {
  readonly destinations: readonly Option[]
}

/** A selectable venue. `value` is the uuid of its story. */
export interface VenueOption {
  readonly value: string
  readonly label: string
  /** Maximum number of seats in its halls, by layout. */
  readonly seats: Seats
  readonly incentives: readonly ChosenIncentive[]
}

export interface SeminarFormProps extends RequestFormProps {
  readonly seminar: Messages['seminarRequest']
  readonly choices: {
    readonly layouts: Readonly<Record<Layout, string>>
    readonly equipment: Readonly<Record<Equipment, string>>
    readonly catering: Readonly<Record<Catering, string>>
  }
  readonly venues: readonly VenueOption[]
  /** Venue of the current page: chosen by default. */
  readonly venue?: string | undefined
  readonly countries: readonly Option[]
}

type Fields<N extends string> = (name: N) => FieldHandle<string>

/** Fields of the sender, in each of these forms. */
export interface PersonFieldsProps {
  readonly field: Fields<'civility' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>
  readonly civilities: RequestFormProps['civilities']
}

import type { ComponentType, ReactNode } from 'react'
import type { Profile } from '#lib/contracts/eph.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import type { Option } from '../../ui/form/select.tsx'

/** Fields that every programme stores for its members. */
type Shared =
  | 'email'
  | 'pendingEmail'
  | 'civility'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'phoneNumber'
  | 'favouriteCasino'
  | 'favouriteDate1'
  | 'favouriteDate2'
  | 'preferences'
  | 'address'

/** A member's profile as the page shows it. The hotel programme has more fields than the casino programme. */
export type ShownProfile = Pick<Profile, Shared> &
  Partial<
    Pick<
      Profile,
      | 'ibNumber'
      | 'birthName'
      | 'commonName'
      | 'company'
      | 'cvipCardNumber'
      | 'sponsorCode'
      | 'country'
      | 'birthDateChangeableFrom'
    >
  > & { readonly optIns: Partial<Profile['optIns']> }

/** Identifies a member, as the owner of drafts. */
export const ownerOf = ({ ibNumber, email }: Pick<ShownProfile, 'ibNumber' | 'email'>): string => ibNumber ?? email

/** Props that the profile page passes to its parts. */
export interface ProfilePage {
  readonly programme: Programme
  readonly locale: Locale
  readonly labels: Messages['member']['profile']
  readonly forms: FormLabels
  /** `value` is what the programme stores: the town, or the casino's key. Empty if the casinos could not be read. */
  readonly casinos: readonly Option[]
  readonly countries: readonly Option[]
}

/** A label and its value; undefined if the value is unknown. */
export interface Row {
  readonly label: string
  readonly value: string | undefined
}

export interface EditorProps extends ProfilePage {
  readonly profile: ShownProfile
  /** The edit was accepted: the part shows its values again. */
  readonly onDone: () => void
  /** The secondary action of the form: closes it without saving. */
  readonly cancel: ReactNode
}

/** A part of the profile: its values, and the form that edits them. */
export interface Part {
  /** While the profile is loading (undefined), labels only. */
  readonly rows: (profile: ShownProfile | undefined, page: ProfilePage) => readonly Row[]
  /** A note below the values. */
  readonly note?: (profile: ShownProfile, page: ProfilePage) => string | undefined
  readonly Editor: ComponentType<EditorProps>
}

/** In the order of the page. */
export const PART_NAMES = ['person', 'tastes', 'address', 'phone', 'email', 'password', 'optIns'] as const

export type PartName = (typeof PART_NAMES)[number]

/** Name of a part's form, and prefix of its field ids. */
export const formOf = (part: PartName): string => `profile-${part}`

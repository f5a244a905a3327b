import type { Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { PictureSources } from '#lib/domain/picture.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { AnchorAttributes } from '../../ui/anchor.ts'

/** What a hotel's own page says of the property, for the stays there. */
export interface StayProperty {
  readonly name: string
  readonly town: string
  /** In one line; empty where it is not known. */
  readonly address: string
  readonly phone?: { readonly text: string; readonly anchor: AnchorAttributes | undefined }
  readonly anchor: AnchorAttributes | undefined
  /** Address of how to get there. */
  readonly directions?: string | undefined
  /** Id of the property in the booking engine. */
  readonly code?: string | undefined
  /** Address of the engine's page of one booking, without its number. */
  readonly manage?: string | undefined
  /** Address of “My evening” from here, without day and guests. */
  readonly evening?: string | undefined
  /** Its restaurants that take bookings online. */
  readonly tables?: readonly StayTable[]
  /** A square. */
  readonly picture?: PictureSources
}

/** A provider's page for one restaurant, and the names of its parameters for the day and the guests. */
export interface StayTable {
  readonly name: string
  readonly address: string
  readonly date: string
  readonly party: string
}

export type StayProperties = Readonly<Record<string, StayProperty>>

/** One stay, in a list or alone. */
export interface StayViewProps {
  stay: Stay
  property: StayProperty | undefined
  /** Address of the stay's own view. */
  href: string
  locale: Locale
  labels: Messages['member']['stays']
}

/** All stays of a member. */
export interface MemberStaysProps {
  /** Address of the page. */
  path: string
  locale: Locale
  /** By the last part of a hotel's address. */
  properties: StayProperties
  /** Where to go when there is no stay. */
  hotels: AnchorAttributes | undefined
  labels: Messages['member']['stays']
  claims: Messages['member']['claims']
  forms: Messages['forms']
  frame: Messages['member']['frame']
}

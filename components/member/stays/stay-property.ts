import type { Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { PictureSources } from '#lib/domain/picture.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { AnchorAttributes } from '../../ui/anchor.ts'

/** Data about a hotel from its page, for the stays there. */
export interface StayProperty {
  readonly name: string
  readonly town: string
  /** In one line; empty if it is unknown. */
  readonly address: string
  readonly phone?: { readonly text: string; readonly anchor: AnchorAttributes | undefined }
  readonly anchor: AnchorAttributes | undefined
  /** URL of the directions to the hotel. */
  readonly directions?: string | undefined
  /** Id of the property in the booking engine. */
  readonly code?: string | undefined
  /** URL of the engine's page for a booking, without the booking's number. */
  readonly manage?: string | undefined
  /** URL of “My evening” for this hotel, without the day and the guests. */
  readonly evening?: string | undefined
  /** The hotel's restaurants that take bookings online. */
  readonly tables?: readonly StayTable[]
  /** Square picture. */
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

/** Props of one stay, in the list or alone. */
export interface StayViewProps {
  stay: Stay
  property: StayProperty | undefined
  /** URL of the view of this stay alone. */
  href: string
  locale: Locale
  labels: Messages['member']['stays']
}

/** Props of the page with all stays of a member. */
export interface MemberStaysProps {
  /** Path of the page. */
  path: string
  locale: Locale
  /** By the hotel's slug: the last part of its page's path. */
  properties: StayProperties
  /** Link for a member without upcoming stays. */
  hotels: AnchorAttributes | undefined
  labels: Messages['member']['stays']
  claims: Messages['member']['claims']
  forms: Messages['forms']
  frame: Messages['member']['frame']
}

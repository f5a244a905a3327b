import type { Stay } from '#lib/contracts/hotel-fields.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { PictureSources } from '#lib/domain/picture.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { AnchorAttributes } from '../ui/anchor.ts'

/** What a hotel's own page says of the property, for the stays there. */
export interface StayProperty {
  /** In one line; empty where it is not known. */
  readonly address: string
  readonly phone?: { readonly text: string; readonly anchor: AnchorAttributes | undefined }
  readonly anchor: AnchorAttributes | undefined
  /** A square. */
  readonly picture?: PictureSources
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
  frame: Messages['member']['frame']
}

import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { toAnchor } from '#lib/content/links.ts'
import { displayPhone, phoneHref } from '@barriere/shared/domain/people/displayed-phone.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/** Zoom level: a street and its surroundings. */
const ZOOM = 17

/** A phone number in the editor's format, for display, and its link. Without a link if it is not a valid number. */
export interface PhoneLink {
  readonly text: string
  readonly anchor: AnchorAttributes | undefined
}

export function phoneLink(phone: string, locale: Locale): PhoneLink {
  const url = phoneHref(phone)
  return {
    text: displayPhone(phone),
    anchor: url === undefined ? undefined : toAnchor({ kind: 'url', url, newTab: false }, locale),
  }
}

export const emailAnchor = (email: string, locale: Locale): AnchorAttributes | undefined =>
  toAnchor({ kind: 'email', email, newTab: false }, locale)

/** Address of a place on OpenStreetMap. Degrees, WGS 84. */
export const mapHref = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`

import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { Locale } from '#lib/domain/locale.ts'

/** Zoom level: a street and its surroundings. */
const ZOOM = 17

/**
 * `tel:` link of a phone number as displayed (`02 61 91 10 00`, `+33 2 61…`): `tel:+33261911000`. Undefined where it is
 * none.
 */
export function phoneAnchor(phone: string, locale: Locale): AnchorAttributes | undefined {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  const number = /^0\d{9}$/.test(digits) ? `+33${digits.slice(1)}` : digits
  return /^\+?\d{2,15}$/.test(number)
    ? toAnchor({ kind: 'url', url: `tel:${number}`, newTab: false }, locale)
    : undefined
}

export const emailAnchor = (email: string, locale: Locale): AnchorAttributes | undefined =>
  toAnchor({ kind: 'email', email, newTab: false }, locale)

/** Link to a place on OpenStreetMap, in a new tab. Degrees, WGS 84. */
export const mapAnchor = (latitude: number, longitude: number, locale: Locale): AnchorAttributes | undefined =>
  toAnchor(
    {
      kind: 'url',
      newTab: true,
      url: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
    },
    locale,
  )

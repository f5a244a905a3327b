import { boolean, link, number, text } from '@barriere/shared/block-kit/fields.ts'

/** Not translatable: lists and search identify a town by its name. */
export const town = text({ label: 'Town', required: true })

/** Where a place is: as a letter is addressed, and in decimal degrees (WGS 84). */
export const whereFields = {
  town,
  street: text({ label: 'Street and number' }),
  postal_code: text({ label: 'Postal code' }),
  latitude: number({ label: 'Latitude', hint: 'Degrees north.', min: -90, max: 90 }),
  longitude: number({ label: 'Longitude', hint: 'Degrees east; west is negative.', min: -180, max: 180 }),
}

export const contactFields = {
  phone: text({ label: 'Telephone', hint: 'As it is shown, such as 02 61 91 10 00.' }),
  email: text({ label: 'E-mail address' }),
}

/** Telephone of what takes place in a property. */
export const ownPhone = text({ label: 'Telephone', hint: 'That of the house when empty.' })

/** Where seats or places are booked online; the telephone is the way until then. */
export const booking = link({ label: 'Booking link', translatable: true })

/** Cards and lists that show the page then include the legal warning. */
export const gambling = boolean({ label: 'Promotes gambling', hint: 'The law’s warning then stands beside it.' })

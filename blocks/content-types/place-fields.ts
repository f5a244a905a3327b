import { boolean, link, number, text } from '@barriere/shared/block-kit/fields.ts'

/** Not translatable: lists and search identify a town by its name. */
export const town = text({ label: 'Town', required: true })

/** Postal address and coordinates of a place, in decimal degrees (WGS 84). */
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

/** Telephone of a show, an event or an activity. Default: the property's telephone. */
export const ownPhone = text({ label: 'Telephone', hint: 'That of the house when empty.' })

/** Link to the online booking. Without it, visitors book by telephone. */
export const booking = link({ label: 'Booking link', translatable: true })

/** If set, cards and lists with the page include the legal warning. */
export const gambling = boolean({ label: 'Promotes gambling', hint: 'The law’s warning then stands beside it.' })

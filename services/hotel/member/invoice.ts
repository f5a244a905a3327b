import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { INVOICES } from '@barriere/shared/locales/locales.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import type { HotelProfile } from '@barriere/shared/programmes/hotel/fields.ts'
import type { Handler } from '../http/call.ts'
import { invoicePdf } from '../invoice/invoice-pdf.ts'
import { refusal } from '../refusal.ts'
import { readProfile } from './profile.ts'
import { invoiceOf, ownStay } from './stays.ts'

/** Authorisation: the invoice of the member's own stay; 404 for any other, and without an invoice. */
export const invoice: Handler<'invoice'> = async ({ hotel, session, id }) => {
  const row = await ownStay(hotel.sql, session, id)
  const number = invoiceOf(row, toParisTime(hotel.clock.now()).day)
  if (number === undefined) throw refusal('default', { status: 404 })
  const profile = await readProfile(hotel.sql, row.accountId)
  const { locale } = profile
  const pdf = await invoicePdf({
    locale,
    number,
    issuer: hotel.invoiceIssuer,
    recipient: recipientOf(profile),
    booking: row.reference,
    hotel: `${row.hotelName}, ${row.hotelTown}`,
    arrival: row.arrival,
    departure: row.departure,
    lines: row.lines,
  })
  return { file: `${INVOICES[locale].file}-${number.replace(/[^\w-]/g, '-')}.pdf`, pdf: pdf.toString('base64') }
}

/** Name, company and address, one part per line. */
function recipientOf({ firstName, lastName, company, address, locale }: HotelProfile): string[] {
  const countries = new Intl.DisplayNames(LANGUAGE_TAGS[locale].format, { type: 'region' })
  return [
    `${firstName} ${lastName}`,
    company,
    address?.addressLine1,
    address?.addressLine2,
    address?.postalBox,
    address && `${address.zipCode} ${address.city}`.trim(),
    address && countries.of(address.country),
  ].filter((line) => line !== undefined)
}

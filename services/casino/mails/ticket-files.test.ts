import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { SEATS } from '@barriere/shared/locales/locales.ts'
import type { SeatBooking } from '../seats/notices.ts'
import { composeMail } from './compose.ts'
import { seatMail } from './seat-mail.ts'
import { ticketFiles } from './ticket-files.ts'

const ID = '9d0f7c1e-0000-4000-8000-000000000001'
const ORIGIN = 'https://www.barriere.example'

const booking: SeatBooking = {
  accountId: ID,
  id: ID,
  ticket: 'ABCDEFGH2345',
  seats: 2,
  of: {
    title: { fr: 'Cyrano', en: 'Cyrano' },
    category: { fr: 'Carré or', en: 'Gold' },
    startsAt: new Date('2026-12-04T19:30:00Z'),
    place: { fr: 'Théâtre du Lac, Casino d’Enghien', en: 'Théâtre du Lac, Casino d’Enghien' },
    address: '3 avenue de Ceinture, 95880 Enghien-les-Bains',
    path: { fr: 'spectacles/cyrano', en: 'shows/cyrano' },
  },
}

describe.each(LOCALES)('the mail of a ticket in %s', (locale) => {
  const files = () => ticketFiles(booking, { locale, origin: ORIGIN, now: Date.parse('2026-11-28T10:00:00Z') })

  test('shows the code of the door as a scanner reads it, under a text for who does not see it', async () => {
    const { picture, attachments } = await files()
    const png = attachments.find(({ contentId }) => contentId === picture.contentId)
    const { data, info } = await sharp(Buffer.from(png?.content ?? '', 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data: Uint8Array.from(data) })).toBe(booking.ticket)
    const { html } = composeMail({
      kind: 'seats-booked',
      locale,
      origin: ORIGIN,
      name: undefined,
      picture,
      ...seatMail({ kind: 'seats-booked', ...booking }, locale),
    })
    expect(html).toContain(`src="cid:${picture.contentId}" alt="${picture.alt}"`)
    expect(picture.alt).toContain('Cyrano')
  })

  test('has an entry for a calendar: when, the room and the address, and the page', async () => {
    const { attachments } = await files()
    const file = attachments.find(({ name }) => name === `${SEATS[locale].ticket.calendar}.ics`)
    const entry = Buffer.from(file?.content ?? '', 'base64')
      .toString()
      .replaceAll('\r\n ', '')
    expect(entry).toContain(`UID:${ID}@www.barriere.example`)
    expect(entry).toContain('DTSTART:20261204T193000Z')
    expect(entry).toContain('LOCATION:Théâtre du Lac\\, Casino d’Enghien\\, 3 avenue de Ceinture')
    expect(entry).toContain(locale === 'fr' ? `URL:${ORIGIN}/spectacles/cyrano` : `URL:${ORIGIN}/en/shows/cyrano`)
  })

  test('says the address below the room', () => {
    const { facts } = seatMail({ kind: 'seats-booked', ...booking }, locale)
    expect(facts.find(({ label }) => label === SEATS[locale].facts.where)?.value).toBe(
      'Théâtre du Lac, Casino d’Enghien\n3 avenue de Ceinture, 95880 Enghien-les-Bains',
    )
  })
})

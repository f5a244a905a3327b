import sharp from 'sharp'
import { encode } from 'uqr'
import { calendarOf } from '@barriere/shared/domain/time/calendar-entry.ts'
import { type Locale, localizedPath } from '@barriere/shared/domain/locale.ts'
import { SEATS } from '@barriere/shared/locales/locales.ts'
import type { MailPicture } from '../../kit/mail/layout.ts'
import type { Attachment } from '../../kit/mail/transport.ts'
import type { SeatBooking } from '../seats/notices.ts'

/** Pixels of one module of a code, and CSS pixels of the whole code, which a phone must read from a screen. */
const MODULE = 8
const SHOWN = 200

/** Quiet zone in modules, required by scanners (ISO/IEC 18004). */
const QUIET_ZONE = 4

const CONTENT_ID = 'ticket'

interface TicketFiles {
  readonly picture: MailPicture
  readonly attachments: readonly Attachment[]
}

/**
 * Files of a ticket's mail: the QR code for the door, shown in the mail, and a calendar entry. The entry has the same
 * id as that of the site's page, so that a calendar merges the two.
 * @param origin The site's, without a trailing slash.
 */
export async function ticketFiles(
  { id, of, ticket }: SeatBooking,
  { locale, origin, now }: { readonly locale: Locale; readonly origin: string; readonly now: number },
): Promise<TicketFiles> {
  const { file, qr, calendar } = SEATS[locale].ticket
  const entry = calendarOf({
    uid: `${id}@${new URL(origin).hostname}`,
    stamp: now,
    startsAt: of.startsAt,
    title: of.title[locale],
    place: [of.place[locale], of.address ?? ''].filter((part) => part !== '').join(', '),
    text: of.category[locale],
    url: origin + localizedPath(of.path[locale], locale),
  })
  return {
    picture: { contentId: CONTENT_ID, alt: qr.replace('{title}', of.title[locale]), size: SHOWN },
    attachments: [
      { name: `${file}.png`, type: 'image/png', content: await qrPng(ticket), contentId: CONTENT_ID },
      { name: `${calendar}.ics`, type: 'text/calendar', content: Buffer.from(entry).toString('base64') },
    ],
  }
}

/** QR code of a text as a PNG in base64, black on white; error correction level M (15 %), as on the site. */
async function qrPng(text: string): Promise<string> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const pixels = Uint8Array.from(data.flat(), (dark) => (dark ? 0 : 255))
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE, size * MODULE, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return png.toString('base64')
}

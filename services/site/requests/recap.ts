import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_TAGS, REQUESTS } from '@barriere/shared/locales/locales.ts'
import { BOTTOM, INKS, PAGE, PdfPages, RIGHT } from '../../kit/pdf/document.ts'
import type { Attachment } from '../../kit/mail/transport.ts'
import { type Reader, type Recorded, deskFacts, filled, listed, senderFacts } from './facts.ts'
import { PICTURE } from './venues.ts'

/** Author of the document. */
const AUTHOR = 'Barrière'

/** Left edge of the values, in points. */
const VALUES = PAGE.margin + 130

const LINE = 15

const GAP = 11

/** A recap's file name and its PDF. */
export interface Recap {
  readonly name: string
  readonly pdf: Buffer
}

/**
 * The recap of a seminar request as a PDF in the reader's language: all facts for the desk; for the sender, as in the
 * confirmation, those without free text. `origin`: the site's.
 */
export async function recapOf(recorded: Recorded, reader: Reader, origin: string): Promise<Recap> {
  const locale = reader === 'desk' ? DEFAULT_LOCALE : recorded.input.locale
  const { recap: words } = REQUESTS[locale]
  const { reference, addressed } = recorded
  const pages = await PdfPages.start({
    language: LANGUAGE_TAGS[locale].format,
    title: `${words.title} ${reference}`,
    author: AUTHOR,
  })
  let y: number = PAGE.margin
  /** Adds a page if this one has fewer points left. */
  const reserve = (height: number): void => {
    if (y + height <= BOTTOM) return
    pages.pdf.addPage()
    y = PAGE.margin
  }

  pages.tag('P', () => pages.write('BARRIÈRE', { y }, { font: 'display', size: 22 }))
  pages.tag('P', () => pages.write(reference, { right: RIGHT, y: y + 10 }, { color: INKS.pale }))
  y += 44
  const { picture, venues } = addressed.seminar ?? {}
  if (picture) {
    const width = RIGHT - PAGE.margin
    const height = (width * PICTURE.height) / PICTURE.width
    const alt = venues?.find((venue) => venue.image !== undefined)?.name ?? ''
    pages.picture(picture, alt, { x: PAGE.margin, y, width, height })
    y += height + 28
  }
  pages.tag('H1', () => pages.write(words.title, { y }, { font: 'display', size: 26 }))
  y += 42
  pages.tag('P', () => {
    for (const line of pages.linesOf(filled({ reference })(words.lead), RIGHT - PAGE.margin)) {
      pages.write(line, { y }, { color: INKS.pale })
      y += LINE
    }
  })
  y += GAP

  const facts = reader === 'desk' ? deskFacts(recorded, locale, origin) : senderFacts(recorded)
  for (const { label, value } of listed(facts, locale)) {
    const lines = pages.linesOf(value, RIGHT - VALUES)
    reserve(GAP + LINE)
    pages.rule(y)
    y += GAP
    pages.tag('P', () => {
      pages.write(label, { y }, { font: 'strong' })
      for (const line of lines) {
        reserve(LINE)
        pages.write(line, { x: VALUES, y })
        y += LINE
      }
    })
    y += GAP - 4
  }
  const pdf = await pages.end((page, count) => words.page(reference, page, count))
  return { name: `${words.file}-${reference}.pdf`, pdf }
}

export const attachmentOf = ({ name, pdf }: Recap): Attachment => ({
  name,
  type: 'application/pdf',
  content: pdf.toString('base64'),
})

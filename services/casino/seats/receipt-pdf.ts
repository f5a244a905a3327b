import type { Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_TAGS, SEATS } from '@barriere/shared/locales/locales.ts'
import { INKS, PAGE, PdfPages, RIGHT } from '../../kit/pdf/document.ts'
import { euros, whenOf } from '../mails/seat-mail.ts'
import type { NoticedSeats } from './notices.ts'

interface Receipt {
  readonly locale: Locale
  readonly kind: 'receipt' | 'credit-note'
  readonly number: string
  readonly at: Date
  /** Issuer: name and legal facts, one per line. */
  readonly issuer: readonly string[]
  readonly recipient: string
  readonly of: NoticedSeats
  readonly seats: number
  /** Percent. */
  readonly discount: number
  /** Euro cents. */
  readonly cents: number
}

/** A receipt or a credit note of one page, tagged for screen readers. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { locale, number, of } = receipt
  const { receipt: documents, facts: labels } = SEATS[locale]
  const words = documents[receipt.kind]
  const { format } = LANGUAGE_TAGS[locale]
  const title = `${words.title} ${number}`
  const pages = await PdfPages.start({ language: format, title, author: receipt.issuer[0] ?? '' })
  let y: number = PAGE.margin
  pages.tag('P', () => pages.write('BARRIÈRE', { y }, { font: 'display', size: 22 }))
  pages.tag('P', () => {
    for (const [index, line] of receipt.issuer.entries())
      pages.write(line, { right: RIGHT, y: y + index * 14 }, { size: 9, color: INKS.pale })
  })
  y += Math.max(70, receipt.issuer.length * 14 + 28)
  pages.tag('H1', () => pages.write(title, { y }, { font: 'display', size: 18 }))
  y += 34
  const facts: readonly (readonly [string, string])[] = [
    [words.date, whenOf(receipt.at, locale)],
    [words.recipient, receipt.recipient],
    [labels.what, of.title[locale]],
    [labels.category, of.category[locale]],
    [labels.when, whenOf(of.startsAt, locale)],
    [labels.where, of.place[locale]],
    [labels.seats, String(receipt.seats)],
  ]
  for (const [label, value] of facts.filter(([, text]) => text !== ''))
    pages.tag('P', () => {
      pages.write(label, { y }, { size: 9, color: INKS.pale })
      y += 12
      for (const line of pages.linesOf(value, RIGHT - PAGE.margin)) {
        pages.write(line, { y })
        y += 15
      }
      y += 5
    })
  pages.rule(y + 2)
  y += 12
  pages.tag('P', () => {
    pages.write(words.total, { y }, { font: 'strong', size: 12 })
    pages.write(euros(receipt.cents, locale), { right: RIGHT, y }, { font: 'strong', size: 12 })
  })
  y += 26
  const percent = new Intl.NumberFormat(format, { style: 'percent' }).format(receipt.discount / 100)
  const notes = [...(receipt.discount > 0 ? [words.discount.replace('{percent}', percent)] : []), words.foot]
  for (const note of notes) {
    pages.tag('P', () => pages.write(note, { y }, { size: 9, color: INKS.pale }))
    y += 16
  }
  return await pages.end((page, count) => words.page(number, page, count))
}

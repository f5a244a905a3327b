import type { Locale } from '@barriere/shared/domain/locale.ts'
import { INVOICES } from '@barriere/shared/locales/locales.ts'
import { FORMATS, LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import { BOTTOM, INKS, PAGE, PdfPages, RIGHT } from '../../kit/pdf/document.ts'
import type { InvoiceLine } from '../schema.ts'

export interface Invoice {
  readonly locale: Locale
  readonly number: string
  /** Issuer: name and legal facts, one per line. */
  readonly issuer: readonly string[]
  /** Name and address, one part per line. */
  readonly recipient: readonly string[]
  readonly booking: string
  readonly hotel: string
  /** `YYYY-MM-DD`; the departure is the date of the invoice. */
  readonly arrival: string
  readonly departure: string
  readonly lines: readonly InvoiceLine[]
}

/** Right edges of the columns: quantity, rate of VAT, amount. */
const COLUMNS = [PAGE.margin + 300, PAGE.margin + 380, RIGHT] as const

/** The invoice of a stay as a PDF of one or more pages, tagged for screen readers. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { locale, number } = invoice
  const words = INVOICES[locale]
  const format = LANGUAGE_TAGS[locale].format
  const euros = new Intl.NumberFormat(format, { style: 'currency', currency: 'EUR' })
  const rates = new Intl.NumberFormat(format, { style: 'percent', maximumFractionDigits: 1 })
  const days = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' })
  const day = (text: string): string =>
    days.format(new Date(`${text}T00:00:00Z`)).replace(/^\d+/, (digits) => FORMATS[locale].dayOfMonth(Number(digits)))
  const money = (cents: number): string => euros.format(cents / 100)

  const pages = await PdfPages.start({
    language: format,
    title: `${words.title} ${number}`,
    author: invoice.issuer[0] ?? '',
  })
  const write: PdfPages['write'] = (...given) => pages.write(...given)
  const tag: PdfPages['tag'] = (...given) => pages.tag(...given)

  let y: number = PAGE.margin
  tag('P', () => write('BARRIÈRE', { y }, { font: 'display', size: 22 }))
  tag('P', () => {
    for (const [index, line] of invoice.issuer.entries())
      write(line, { right: RIGHT, y: y + index * 14 }, { size: 9, color: INKS.pale })
  })
  y += Math.max(70, invoice.issuer.length * 14 + 28)
  tag('H1', () => write(`${words.title} ${number}`, { y }, { font: 'display', size: 18 }))
  y += 34
  const facts: readonly (readonly [string, string])[] = [
    [words.date, day(invoice.departure)],
    [words.booking, invoice.booking],
    [words.hotel, invoice.hotel],
    [words.stay, words.dates(day(invoice.arrival), day(invoice.departure))],
  ]
  const top = y
  tag('P', () => {
    for (const [label, value] of facts) {
      write(label, { y }, { size: 9, color: INKS.pale })
      write(value, { y: y + 12 })
      y += 32
    }
  })
  tag('P', () => {
    write(words.recipient, { x: PAGE.margin + 290, y: top }, { size: 9, color: INKS.pale })
    for (const [index, line] of invoice.recipient.entries())
      write(line, { x: PAGE.margin + 290, y: top + 12 + index * 15 })
  })
  y = Math.max(y, top + 12 + invoice.recipient.length * 15) + 14

  const head = (): void => {
    tag('P', () => {
      write(words.label, { y }, { font: 'strong', size: 9 })
      for (const [index, label] of [words.quantity, words.vat, words.amount].entries())
        write(label, { right: COLUMNS[index] ?? RIGHT, y }, { font: 'strong', size: 9 })
    })
    y += 16
    pages.rule(y)
    y += 9
  }
  const room = (height: number): void => {
    if (y + height <= BOTTOM) return
    pages.pdf.addPage()
    y = PAGE.margin
  }
  head()
  for (const { label, quantity, vat, amount } of invoice.lines) {
    if (y + 20 > BOTTOM) {
      room(20)
      head()
    }
    tag('P', () => {
      write(label[locale], { y })
      write(String(quantity), { right: COLUMNS[0], y })
      write(rates.format(vat / 1_000), { right: COLUMNS[1], y })
      write(money(amount), { right: COLUMNS[2], y })
    })
    y += 20
  }
  room(70 + taxesOf(invoice.lines).length * 16)
  pages.rule(y + 2)
  y += 12
  tag('P', () => {
    write(words.total, { y }, { font: 'strong', size: 12 })
    write(
      money(invoice.lines.reduce((sum, { amount }) => sum + amount, 0)),
      { right: RIGHT, y },
      { font: 'strong', size: 12 },
    )
  })
  y += 26
  tag('P', () => {
    for (const { vat, net, tax } of taxesOf(invoice.lines)) {
      write(words.ofWhich(rates.format(vat / 1_000), money(net), money(tax)), { y }, { size: 9, color: INKS.pale })
      y += 16
    }
    write(words.paid, { y: y + 6 }, { size: 9, color: INKS.pale })
  })

  return await pages.end((page, count) => words.page(number, page, count))
}

/** Net amount and VAT in cents by rate, the lowest first, without the rate 0: taken out of the sum at each rate. */
export function taxesOf(
  lines: readonly InvoiceLine[],
): readonly { readonly vat: number; readonly net: number; readonly tax: number }[] {
  const sums = new Map<number, number>()
  for (const { vat, amount } of lines) if (vat > 0) sums.set(vat, (sums.get(vat) ?? 0) + amount)
  return [...sums]
    .sort(([left], [right]) => left - right)
    .map(([vat, sum]) => {
      const net = Math.round((sum * 1_000) / (1_000 + vat))
      return { vat, net, tax: sum - net }
    })
}

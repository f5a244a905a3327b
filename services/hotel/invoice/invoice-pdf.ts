import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { Locale } from '#lib/domain/locale.ts'
import { INVOICES } from '#lib/i18n/locales/locales.ts'
import { FORMATS, LANGUAGE_TAGS } from '#lib/i18n/locales/locales.ts'
import type { InvoiceLine } from '../schema.ts'
import { woffToSfnt } from './woff.ts'

export interface Invoice {
  readonly locale: Locale
  readonly number: string
  /** Name and legal facts of who issues it, a line each. */
  readonly issuer: readonly string[]
  /** Name and address, a line each. */
  readonly recipient: readonly string[]
  readonly booking: string
  readonly hotel: string
  /** `YYYY-MM-DD`; an invoice is dated by its departure. */
  readonly arrival: string
  readonly departure: string
  readonly lines: readonly InvoiceLine[]
}

const FONTS = {
  display: '@fontsource/federo/files/federo-latin-400-normal.woff',
  text: '@fontsource/ysabeau/files/ysabeau-latin-400-normal.woff',
  textExt: '@fontsource/ysabeau/files/ysabeau-latin-ext-400-normal.woff',
  strong: '@fontsource/ysabeau/files/ysabeau-latin-600-normal.woff',
  strongExt: '@fontsource/ysabeau/files/ysabeau-latin-ext-600-normal.woff',
} as const

type Font = keyof typeof FONTS

let fonts: Promise<ReadonlyMap<Font, Buffer>> | undefined

/** Fonts are read once, with the first invoice. */
const readFonts = (): Promise<ReadonlyMap<Font, Buffer>> =>
  (fonts ??= Promise.all(
    Object.entries(FONTS).map(
      async ([name, file]) =>
        [name as Font, woffToSfnt(await readFile(fileURLToPath(import.meta.resolve(file))))] as const,
    ),
  ).then((read) => new Map(read)))

/** A4 in points, with its margins. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const
const RIGHT = PAGE.width - PAGE.margin
const BOTTOM = PAGE.height - PAGE.margin - 40
const INK = '#1c1b19'
const PALE = '#6b675f'
const ACCENT = '#8a5a12'

/** Lining figures of one width, so that amounts stand below each other. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum']

/** Right edges of the columns: quantity, rate of VAT, amount. */
const COLUMNS = [PAGE.margin + 300, PAGE.margin + 380, RIGHT] as const

/** Letters that the subset of western Europe lacks are in the one of the other Latin scripts. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/u

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

  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: format,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${words.title} ${number}`, Author: invoice.issuer[0] ?? '' },
  })
  const done = buffer(pdf)
  for (const [name, font] of await readFonts()) pdf.registerFont(name, font)
  const document = pdf.struct('Document')
  pdf.addStructure(document)

  /** Text in one line at a place; `right` is its right edge. */
  const write = (
    text: string,
    at: { x?: number; right?: number; y: number },
    {
      font = 'text',
      size = 10.5,
      color = INK,
    }: { font?: 'display' | 'text' | 'strong'; size?: number; color?: string } = {},
  ): void => {
    const runs = runsOf(text.replaceAll('\u202f', '\u00a0'), font)
    const widthOf = ({ font: name, text: run }: Run) =>
      pdf.font(name).fontSize(size).widthOfString(run, { features: FIGURES })
    const width = runs.reduce((sum, run) => sum + widthOf(run), 0)
    let x = at.right === undefined ? (at.x ?? PAGE.margin) : at.right - width
    for (const run of runs) {
      pdf
        .fillColor(color)
        .font(run.font)
        .fontSize(size)
        .text(run.text, x, at.y, { lineBreak: false, features: FIGURES })
      x += widthOf(run)
    }
  }
  const tag = (name: string, draw: () => void): void => {
    const element = pdf.struct(name, {}, [draw])
    document.add(element)
  }
  const rule = (y: number): void => {
    pdf.markContent('Artifact')
    pdf.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(ACCENT).stroke()
    pdf.endMarkedContent()
  }

  let y: number = PAGE.margin
  tag('P', () => write('BARRIÈRE', { y }, { font: 'display', size: 22 }))
  tag('P', () => {
    for (const [index, line] of invoice.issuer.entries())
      write(line, { right: RIGHT, y: y + index * 14 }, { size: 9, color: PALE })
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
      write(label, { y }, { size: 9, color: PALE })
      write(value, { y: y + 12 })
      y += 32
    }
  })
  tag('P', () => {
    write(words.recipient, { x: PAGE.margin + 290, y: top }, { size: 9, color: PALE })
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
    rule(y)
    y += 9
  }
  const room = (height: number): void => {
    if (y + height <= BOTTOM) return
    pdf.addPage()
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
  rule(y + 2)
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
      write(words.ofWhich(rates.format(vat / 1_000), money(net), money(tax)), { y }, { size: 9, color: PALE })
      y += 16
    }
    write(words.paid, { y: y + 6 }, { size: 9, color: PALE })
  })

  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    // The footer lies in the margin, where text would begin another page.
    pdf.page.margins.bottom = 0
    tag('P', () =>
      write(words.page(number, index + 1, count), { right: RIGHT, y: PAGE.height - 40 }, { size: 8, color: PALE }),
    )
  }
  document.end()
  pdf.end()
  return await done
}

interface Run {
  readonly font: Font
  readonly text: string
}

/** A text divided by the font that has its letters. */
function runsOf(text: string, font: 'display' | 'text' | 'strong'): readonly Run[] {
  if (font === 'display') return [{ font, text }]
  const runs: { font: Font; text: string }[] = []
  for (const letter of text) {
    const name: Font = EXTENDED.test(letter) ? `${font}Ext` : font
    const last = runs.at(-1)
    if (last?.font === name) last.text += letter
    else runs.push({ font: name, text: letter })
  }
  return runs
}

/** Net amount and VAT in cents by rate, the lowest first, where there is any: it is taken out of the sum of each. */
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

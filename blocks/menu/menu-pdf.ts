import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Dish, MenuDocument } from '@barriere/shared/domain/content/menu.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

type Pdf = PDFKit.PDFDocument
type Part = PDFKit.PDFStructureElement

/** Complete fonts, because the site's WOFF2 files cannot be subset for a document. */
const FONTS = 'blocks/menu/fonts'

/** In points. An A4 page is 595 × 842 points. */
const PAGE = { margin: 62, foot: 70, price: 92 } as const

const SIZES = { name: 32, title: 17, dish: 12.5, text: 10.5, small: 9 } as const

/** Colours of the design language (§2). */
const INKS = { text: '#13203a', second: '#44506a', accent: '#b4321f', paper: '#fffbf1' } as const

/** Lining figures, as on the whole site (design language §3). */
const LINING = { features: ['lnum'] } as unknown as PDFKit.Mixins.TextOptions

/** In points: space above a dish, and minimum space on the page for a section's title and its first dish. */
const GAP = 9
const TITLE_ROOM = 90

/**
 * A menu as an accessible PDF (PDF/UA): tagged headings and lists, language, title, embedded fonts. It contains no
 * time, so that the same menu gives the same file.
 */
export async function renderMenu(menu: MenuDocument): Promise<Uint8Array<ArrayBuffer>> {
  const [display, text, strong] = await Promise.all(
    ['federo.ttf', 'ysabeau-450.ttf', 'ysabeau-680.ttf'].map((file) => readFile(resolve(FONTS, file))),
  )
  const t = getTranslator(menu.locale, 'blocks.menu')
  const title = t('fileTitle', { name: menu.restaurant })
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.foot },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: LANGUAGE_TAGS[menu.locale].catalogue,
    font: text as unknown as string,
    info: { Title: title, Author: 'Barrière', CreationDate: new Date(0), ModDate: new Date(0) },
  } as unknown as PDFKit.PDFDocumentOptions)
  const done = buffer(pdf)
  pdf.registerFont('display', display as Buffer)
  pdf.registerFont('text', text as Buffer)
  pdf.registerFont('strong', strong as Buffer)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  paint(pdf)
  pdf.on('pageAdded', () => {
    paint(pdf)
  })
  write(pdf, root, menu)
  root.end()
  pdf.end()
  return new Uint8Array(await done)
}

/** Draws the background and the frame. They are artifacts, which screen readers skip. */
function paint(pdf: Pdf): void {
  const { width, height } = pdf.page
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.rect(0, 0, width, height).fill(INKS.paper)
  for (const inset of [22, 26]) {
    pdf
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .lineWidth(0.7)
      .stroke(INKS.accent)
  }
  pdf.endMarkedContent()
}

function write(
  pdf: Pdf,
  root: Part,
  { locale, restaurant, address, phone, title, sections, note }: MenuDocument,
): void {
  const t = getTranslator(locale, 'blocks.menu')
  const line = (words: string, tag: string, parent: Part = root, more: PDFKit.Mixins.TextOptions = {}) =>
    pdf.text(words, { ...LINING, ...more, structParent: parent, structType: tag } as PDFKit.Mixins.TextOptions)
  const centred = { align: 'center' } as const
  pdf.font('display').fontSize(SIZES.name).fillColor(INKS.accent)
  line(restaurant.toLocaleUpperCase(locale), 'H1', root, { ...centred, characterSpacing: 1.5 })
  pdf.font('text').fontSize(SIZES.text).fillColor(INKS.second)
  line([address, phone].filter(Boolean).join(' · '), 'P', root, centred)
  pdf.moveDown(0.6).font('display').fontSize(SIZES.title).fillColor(INKS.text)
  line(title ?? t('title'), 'P', root, centred)
  for (const section of sections) {
    pdf.moveDown(1.2)
    if (pdf.y + TITLE_ROOM > bottomOf(pdf)) pdf.addPage()
    pdf.font('display').fontSize(SIZES.title).fillColor(INKS.accent)
    line(section.title, 'H2')
    rule(pdf)
    pdf.font('text').fontSize(SIZES.text).fillColor(INKS.second)
    if (section.note) line(section.note, 'P')
    const list = pdf.struct('L')
    root.add(list)
    for (const dish of section.dishes) writeDish(pdf, list, dish, locale)
    list.end()
  }
  pdf.moveDown(1.4).font('text').fontSize(SIZES.small).fillColor(INKS.second)
  for (const words of [t('prices'), note, t('allergensNote')]) if (words) line(words, 'P')
}

/** Writes a dish, without a page break inside it. */
function writeDish(pdf: Pdf, list: Part, dish: Dish, locale: MenuDocument['locale']): void {
  const t = getTranslator(locale, 'blocks.menu')
  const width = pdf.page.width - 2 * PAGE.margin
  const price =
    dish.price === undefined ? undefined : [formatEuros(dish.price, locale), dish.unit].filter(Boolean).join(' ')
  const details = [
    dish.diets.map((diet) => t(`diet.${diet}`)).join(' · '),
    dish.allergens.length > 0
      ? t('allergens', { list: dish.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ') })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
  const left = width - PAGE.price - GAP
  const heightOf = (font: string, size: number, words: string | undefined, room: number) =>
    words ? pdf.font(font).fontSize(size).heightOfString(words, { width: room }) : 0
  const height =
    heightOf('strong', SIZES.dish, dish.name, left) +
    heightOf('text', SIZES.text, dish.text, left) +
    heightOf('text', SIZES.small, details, left)
  if (pdf.y + GAP + height > bottomOf(pdf)) pdf.addPage()
  const item = pdf.struct('LI')
  list.add(item)
  const body = pdf.struct('LBody')
  item.add(body)
  const top = pdf.y + GAP
  const put = (words: string | undefined, options: PDFKit.Mixins.TextOptions = {}) => {
    if (words)
      pdf.text(words, {
        ...LINING,
        width: left,
        ...options,
        structParent: body,
        structType: 'P',
      } as PDFKit.Mixins.TextOptions)
  }
  pdf.y = top
  pdf.font('strong').fontSize(SIZES.dish).fillColor(INKS.text)
  put(dish.name)
  const below = pdf.y
  if (price) {
    pdf.y = top
    pdf.x = PAGE.margin + width - PAGE.price
    put(price, { width: PAGE.price, align: 'right' })
    pdf.x = PAGE.margin
    pdf.y = Math.max(below, pdf.y)
  }
  pdf.font('text').fontSize(SIZES.text).fillColor(INKS.text)
  put(dish.text)
  pdf.fontSize(SIZES.small).fillColor(INKS.second)
  put(details)
  body.end()
  item.end()
}

/** Draws the double line under a title. */
function rule(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  for (const offset of [2, 4.5]) {
    pdf
      .moveTo(PAGE.margin, pdf.y + offset)
      .lineTo(pdf.page.width - PAGE.margin, pdf.y + offset)
      .lineWidth(0.6)
      .stroke(INKS.accent)
  }
  pdf.endMarkedContent()
  pdf.y += 6
}

const bottomOf = (pdf: Pdf): number => pdf.page.height - PAGE.foot

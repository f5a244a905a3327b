import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { woffToSfnt } from './woff.ts'

const FONTS = {
  display: '@fontsource/federo/files/federo-latin-400-normal.woff',
  text: '@fontsource/ysabeau/files/ysabeau-latin-400-normal.woff',
  textExt: '@fontsource/ysabeau/files/ysabeau-latin-ext-400-normal.woff',
  strong: '@fontsource/ysabeau/files/ysabeau-latin-600-normal.woff',
  strongExt: '@fontsource/ysabeau/files/ysabeau-latin-ext-600-normal.woff',
} as const

type Font = keyof typeof FONTS

let fonts: Promise<ReadonlyMap<Font, Buffer>> | undefined

/** Fonts are read once, with the first document. */
const readFonts = (): Promise<ReadonlyMap<Font, Buffer>> =>
  (fonts ??= Promise.all(
    Object.entries(FONTS).map(
      async ([name, file]) =>
        [name as Font, woffToSfnt(await readFile(fileURLToPath(import.meta.resolve(file))))] as const,
    ),
  ).then((read) => new Map(read)))

/** A4 in points, with its margins. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const
export const RIGHT = PAGE.width - PAGE.margin
/** Above the page's number. */
export const BOTTOM = PAGE.height - PAGE.margin - 40

export const INKS = { text: '#1c1b19', pale: '#6b675f', accent: '#8a5a12' } as const

/** Lining figures of one width, so that amounts stand below each other. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum']

/** Letters that the subset of western Europe lacks are in the one of the other Latin scripts. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/u

interface Style {
  readonly font?: 'display' | 'text' | 'strong'
  /** Points. */
  readonly size?: number
  readonly color?: string
}

/** In points from the page's upper left; `right` is the text's right edge. */
interface Place {
  readonly x?: number
  readonly right?: number
  readonly y: number
}

export interface PdfOptions {
  /** BCP 47. */
  readonly language: string
  readonly title: string
  readonly author: string
}

/** A PDF in the design's fonts on A4 pages, tagged for screen readers. */
export class PdfPages {
  readonly pdf: PDFKit.PDFDocument
  readonly #done: Promise<Buffer>
  readonly #root: PDFKit.PDFStructureElement

  private constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf
    this.#done = buffer(pdf)
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
  }

  static async start({ language, title, author }: PdfOptions): Promise<PdfPages> {
    const read = await readFonts()
    const pdf = new PDFDocument({
      size: 'A4',
      margin: PAGE.margin,
      lang: language,
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author },
    })
    for (const [name, font] of read) pdf.registerFont(name, font)
    return new PdfPages(pdf)
  }

  /** Text in one line at a place. */
  write(text: string, at: Place, { font = 'text', size = 10.5, color = INKS.text }: Style = {}): void {
    const { pdf } = this
    const runs = runsOf(text, font)
    let x = at.right === undefined ? (at.x ?? PAGE.margin) : at.right - this.widthOf(text, { font, size })
    for (const [index, run] of runs.entries()) {
      pdf
        .fillColor(color)
        .font(run.font)
        .fontSize(size)
        .text(run.text, x, at.y, { lineBreak: false, features: FIGURES })
      if (index < runs.length - 1) x += this.#widthOfRun(run, size)
    }
  }

  /** Width of a line in points. */
  widthOf(text: string, { font = 'text', size = 10.5 }: Style = {}): number {
    return runsOf(text, font).reduce((sum, run) => sum + this.#widthOfRun(run, size), 0)
  }

  /**
   * Lines of a text no wider than `width` points. It breaks at spaces, never at no-break ones; a word that is wider
   * than a line breaks where the line ends.
   */
  linesOf(text: string, width: number, style: Style = {}): string[] {
    // Each piece is measured once: a line that is measured anew with every word costs the square of its length.
    const widths = new Map<string, number>()
    const measured = (piece: string): number => {
      const known = widths.get(piece) ?? this.widthOf(piece, style)
      widths.set(piece, known)
      return known
    }
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      let used = 0
      const add = (piece: string, wide: number): void => {
        line += piece
        used += wide
      }
      const breakLine = (): void => {
        lines.push(line)
        line = ''
        used = 0
      }
      for (const word of paragraph.split(' ')) {
        const space = line === '' ? '' : ' '
        const wide = measured(word) + (space === '' ? 0 : measured(space))
        if (used + wide <= width) {
          add(space + word, wide)
          continue
        }
        if (line !== '') breakLine()
        if (measured(word) <= width) add(word, measured(word))
        else
          for (const letter of word) {
            if (line !== '' && used + measured(letter) > width) breakLine()
            add(letter, measured(letter))
          }
      }
      return [...lines, line]
    })
  }

  /** What `draw` writes becomes one element of the document's structure, such as `P` or `H1`. */
  tag(name: string, draw: () => void): void {
    this.#root.add(this.pdf.struct(name, {}, [draw]))
  }

  /** A picture in JPEG or PNG, with its alternative text. */
  picture(bytes: Buffer, alt: string, box: { x: number; y: number; width: number; height: number }): void {
    const { x, y, width, height } = box
    const draw = () => this.pdf.image(bytes, x, y, { cover: [width, height] })
    const clipped = () => {
      this.pdf.save()
      this.pdf.rect(x, y, width, height).clip()
      draw()
      this.pdf.restore()
    }
    this.#root.add(this.pdf.struct('Figure', { alt }, [clipped]))
  }

  /** A line across the page. */
  rule(y: number): void {
    const { pdf } = this
    pdf.markContent('Artifact')
    pdf.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(INKS.accent).stroke()
    pdf.endMarkedContent()
  }

  /** Writes the foot of every page and ends the document. */
  async end(foot: (page: number, pages: number) => string): Promise<Buffer> {
    const { pdf } = this
    const { start, count } = pdf.bufferedPageRange()
    for (let index = start; index < start + count; index += 1) {
      pdf.switchToPage(index)
      // The foot lies in the margin, where text would begin another page.
      pdf.page.margins.bottom = 0
      this.tag('P', () =>
        this.write(foot(index + 1, count), { right: RIGHT, y: PAGE.height - 40 }, { size: 8, color: INKS.pale }),
      )
    }
    this.#root.end()
    pdf.end()
    return await this.#done
  }

  #widthOfRun({ font, text }: Run, size: number): number {
    return this.pdf.font(font).fontSize(size).widthOfString(text, { features: FIGURES })
  }
}

interface Run {
  readonly font: Font
  readonly text: string
}

/** A text divided by the font that has its letters; none has the narrow no-break space. */
function runsOf(text: string, font: NonNullable<Style['font']>): readonly Run[] {
  const written = text.replaceAll('\u202f', '\u00a0')
  if (font === 'display') return [{ font, text: written }]
  const runs: { font: Font; text: string }[] = []
  for (const letter of written) {
    const name: Font = EXTENDED.test(letter) ? `${font}Ext` : font
    const last = runs.at(-1)
    if (last?.font === name) last.text += letter
    else runs.push({ font: name, text: letter })
  }
  return runs
}

import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import anyAscii from 'any-ascii'
import { type Font as FontkitFont, create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { woffToSfnt } from './woff.ts'

const FAMILY = '@fontsource/ysabeau/files/ysabeau'

/** Subsets of the text font, ordered by the number of names written with their letters. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'] as const

const WEIGHTS = { text: 400, strong: 600 } as const

/** A font of a document, under its name in it. */
interface Font {
  readonly name: string
  readonly file: Buffer
  readonly has: (letter: string) => boolean
}

type Style = 'display' | keyof typeof WEIGHTS

/** Fonts of each style; a letter is written in the first font that has it. */
type Fonts = Readonly<Record<Style, readonly Font[]>>

let fonts: Promise<Fonts> | undefined

async function readFont(name: string, path: string): Promise<Font> {
  const file = woffToSfnt(await readFile(fileURLToPath(import.meta.resolve(path))))
  const font = create(file) as FontkitFont
  return { name, file, has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) }
}

const readWeight = (style: keyof typeof WEIGHTS): Promise<Font[]> =>
  Promise.all(
    SUBSETS.map((subset) => readFont(`${style}-${subset}`, `${FAMILY}-${subset}-${WEIGHTS[style]}-normal.woff`)),
  )

/** Fonts are read once, with the first document. */
const readFonts = (): Promise<Fonts> =>
  (fonts ??= (async () => {
    const display = await readFont('display', '@fontsource/federo/files/federo-latin-400-normal.woff')
    const [text, strong] = await Promise.all([readWeight('text'), readWeight('strong')])
    return { display: [display, ...text], text, strong }
  })())

/** A4 in points, with its margins. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const
export const RIGHT = PAGE.width - PAGE.margin
/** Lower edge of the content, above the page's number. */
export const BOTTOM = PAGE.height - PAGE.margin - 40

export const INKS = { text: '#1c1b19', pale: '#6b675f', accent: '#8a5a12' } as const

/** Lining figures of one width, so that amounts align in a column. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum']

interface Look {
  readonly font?: Style
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

  readonly #fonts: Fonts

  private constructor(pdf: PDFKit.PDFDocument, read: Fonts) {
    this.pdf = pdf
    this.#fonts = read
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
    for (const { name, file } of [...read.display, ...read.strong]) pdf.registerFont(name, file)
    return new PdfPages(pdf, read)
  }

  /** Text in one line at a place. */
  write(text: string, at: Place, { font = 'text', size = 10.5, color = INKS.text }: Look = {}): void {
    const { pdf } = this
    const runs = runsOf(text, this.#fonts[font])
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
  widthOf(text: string, { font = 'text', size = 10.5 }: Look = {}): number {
    return runsOf(text, this.#fonts[font]).reduce((sum, run) => sum + this.#widthOfRun(run, size), 0)
  }

  /**
   * Lines of a text no wider than `width` points. It breaks at spaces, never at no-break ones; a word that is wider
   * than a line breaks where the line ends.
   */
  linesOf(text: string, width: number, style: Look = {}): string[] {
    // Each piece is measured once: measuring the whole line for every word would take quadratic time.
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

  /** The output of `draw` becomes one element of the document's structure, such as `P` or `H1`. */
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
      // The foot lies in the margin, where pdfkit would begin another page.
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
  /** Name of the font in the document. */
  readonly font: string
  readonly text: string
}

/**
 * Splits a text into runs, each letter in the first font that has it. Letters of no font are transliterated to Latin,
 * so that staff can read a name in Arabic or Chinese. No font has the narrow no-break space.
 */
function runsOf(text: string, candidates: readonly Font[]): readonly Run[] {
  const runs: { font: string; text: string }[] = []
  for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const font = candidates.find(({ has }) => has(letter))
    const name = (font ?? candidates[0])?.name ?? ''
    const written = font ? letter : anyAscii(letter)
    const last = runs.at(-1)
    if (last?.font === name) last.text += written
    else runs.push({ font: name, text: written })
  }
  return runs
}

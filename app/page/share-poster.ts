import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Font, create } from 'fontkit'
import sharp from 'sharp'
import { fetch } from 'undici'
import type { Band } from '#components/ui/band.ts'
import { imageUrl, originUrl } from '#lib/content/media.ts'
import { renderedFiles } from '#lib/process/rendered-files.ts'
import { SHARE_SIZE, type SharePoster } from './share-image.ts'

/** Inks of the bands and the paper. They repeat `app/styles/tokens.css`, because a picture cannot read CSS. */
export const BAND_INKS: Readonly<Record<Band, string>> = {
  vermillon: '#b4321f',
  petrole: '#0f5a66',
  pins: '#1f454b',
  brique: '#8a3540',
  lande: '#1d5a3e',
  lac: '#352550',
  basque: '#4b2450',
  nuit: '#13203a',
  or: '#e9b95a',
}
const PAPER = '#fffbf1'
const INK = '#13203a'

/** Pixels: the paper margin, the band below the picture, and the space beside the lettering. */
const MARGIN = 24
const BAND = 150
const AIR = 48

const INSIDE = { width: SHARE_SIZE.width - 2 * MARGIN, height: SHARE_SIZE.height - 2 * MARGIN - BAND }

/** Pixels and tracking (em) of the lettering. A title that does not fit into one line of the least size takes two. */
const TITLE = { most: 74, least: 42, tracking: 0.04, lines: 1.08 } as const
const WORDMARK = { text: 'BARRIÈRE', size: 19, tracking: 0.26 } as const

/** Milliseconds to wait for the picture. */
const DEADLINE = 15_000

/** Bytes that all share crawlers accept, and the qualities tried in this order until the file is small enough. */
const MOST_BYTES = 120_000
const QUALITIES = [84, 76, 66, 54, 40] as const

/** Files kept in memory, about 100 KB each. Few are enough, because a crawler requests a file once and caches it. */
const KEPT = 64

/** The poster as JPEG, of at most 120 KB if the lowest quality allows it. Rejects if the picture is unavailable. */
export const sharePoster = renderedFiles<SharePoster>('share-posters', KEPT, async (poster) =>
  drawPoster(poster, await pictureOf(poster)),
)

async function pictureOf({ src, focus }: SharePoster): Promise<Uint8Array> {
  const image = { src, focus, alt: '', title: '', width: undefined, height: undefined }
  const address = originUrl(imageUrl(image, { ...INSIDE, format: 'jpeg', quality: 92 }))
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE) })
  if (!answer.ok) throw new Error(`The picture to share answered ${answer.status}.`)
  return await answer.bytes()
}

/** Picture in a paper margin, a flat band under it with the title in capitals and the wordmark (design language §1). */
export async function drawPoster(poster: SharePoster, picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = await sharp(picture)
    .resize({ ...INSIDE, fit: 'cover' })
    .toBuffer()
  const drawn = await sharp(Buffer.from(await paperOf(poster)))
    .composite([{ input: pixels, left: MARGIN, top: MARGIN }])
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = drawn.info
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    file = await sharp(drawn.data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length <= MOST_BYTES) break
  }
  return new Uint8Array(file)
}

async function paperOf({ title, locale, band }: SharePoster): Promise<string> {
  const font = await federo()
  const words = title.toLocaleUpperCase(locale).replace(/\s+/g, ' ').trim()
  const room = INSIDE.width - 2 * AIR
  const lines = linesOf(font, words, room)
  const size = Math.min(
    lines.length > 1 ? TITLE.least : TITLE.most,
    ...lines.map((line) => room / widthOf(font, line, TITLE.tracking)),
  )
  const cap = font.capHeight / font.unitsPerEm
  const leading = size * TITLE.lines
  const gap = WORDMARK.size * 1.35
  const height = size * cap + (lines.length - 1) * leading + gap + WORDMARK.size * cap
  const top = SHARE_SIZE.height - MARGIN - BAND + (BAND - height) / 2
  const baseline = top + size * cap
  const outlines = [
    ...lines.map((line, index) =>
      outline(font, line, { size, tracking: TITLE.tracking, y: baseline + index * leading }),
    ),
    outline(font, WORDMARK.text, { ...WORDMARK, y: top + height }),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">` +
    `<rect width="100%" height="100%" fill="${PAPER}"/>` +
    `<rect x="${MARGIN}" y="${SHARE_SIZE.height - MARGIN - BAND}" width="${INSIDE.width}" height="${BAND}" ` +
    `fill="${BAND_INKS[band]}"/><g fill="${band === 'or' ? INK : PAPER}">${outlines.join('')}</g></svg>`
  )
}

/** One line, or two lines of similar width. */
function linesOf(font: Font, words: string, room: number): readonly string[] {
  if (widthOf(font, words, TITLE.tracking) * TITLE.least <= room) return [words]
  const parts = words.split(' ')
  const splits = parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(' '), parts.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(font, line, TITLE.tracking)))
  return splits.sort((a, b) => longest(a) - longest(b))[0] ?? [words]
}

/** Width of a line in em, including the tracking between its letters. */
function widthOf(font: Font, line: string, tracking: number): number {
  const { advanceWidth, glyphs } = font.layout(line, LINING)
  return advanceWidth / font.unitsPerEm + (glyphs.length - 1) * tracking
}

/** Outlines of a centred line, so that the server needs no installed font. */
function outline(
  font: Font,
  line: string,
  { size, tracking, y }: { size: number; tracking: number; y: number },
): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(line, LINING)
  let x = (SHARE_SIZE.width - widthOf(font, line, tracking) * size) / 2
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const place = `${(x + xOffset * scale).toFixed(2)} ${y.toFixed(2)}`
      const at = `translate(${place}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
      x += xAdvance * scale + tracking * size
      return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`
    })
    .join('')
}

/** Lining figures, as everywhere (design language §3). */
const LINING = ['lnum', 'kern']

let face: Promise<Font> | undefined

/** The display face, read once. */
function federo(): Promise<Font> {
  face ??= readFile(resolve('blocks/menu/fonts/federo.ttf')).then((file) => create(file) as Font)
  return face
}

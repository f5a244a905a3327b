import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** Folder of the contact sheets. */
export const SHEETS = '.cache/shots'

/** Folder of pictures and captions until they are composed (`e2e/support/screens/shots.ts`). */
export const RAW_SHOTS = join(SHEETS, 'raw')

/** A picture of a screen, in the size of its sheet. */
export interface Shot {
  readonly file: string
  readonly group: string
  readonly caption: string
  /** Width of the screen in pixels. */
  readonly width: number
}

const CELLS: Readonly<Record<number, number>> = { 1440: 480, 834: 320, 390: 200 }

/** Width in pixels of a picture on its sheet, by the width of its screen: words stay readable. */
export const cellWidth = (width: number): number => CELLS[width] ?? width

const SHEET_WIDTH = 2_560
const MARGIN = 16
/** Two lines of 13 pixels. */
const CAPTION = 36
/** Highest picture in pixels: further down, pages repeat themselves. */
export const HIGHEST_CELL = 960
/** Highest column in pixels; a sheet that is full is followed by another. */
const HIGHEST_SHEET = 2_600

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A caption of two lines, as a picture. */
function captionOf(text: string, width: number): Buffer {
  const letters = Math.floor(width / 7)
  const lines = [text.slice(0, letters), text.slice(letters, 2 * letters)]
  const spans = lines.map((line, index) => `<text x="0" y="${14 + index * 16}">${escaped(line)}</text>`).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}" font-family="sans-serif"` +
      ` font-size="13" fill="#fff">${spans}</svg>`,
  )
}

/** Packs pictures into the shortest of equal columns, on as many sheets as they need. Resolves to the files. */
async function sheetsOf(name: string, width: number, shots: readonly Shot[]): Promise<string[]> {
  const cell = cellWidth(width)
  const columns = Math.floor((SHEET_WIDTH - MARGIN) / (cell + MARGIN))
  const files: string[] = []
  let heights = Array.from({ length: columns }, () => MARGIN)
  let layers: OverlayOptions[] = []
  const finish = async (): Promise<void> => {
    if (layers.length === 0) return
    const file = join(SHEETS, `${name}-${width}-${files.length + 1}.webp`)
    await sharp({ create: { width: SHEET_WIDTH, height: Math.max(...heights), channels: 3, background: '#333' } })
      .composite(layers)
      .webp({ quality: 80 })
      .toFile(file)
    files.push(file)
    heights = heights.map(() => MARGIN)
    layers = []
  }
  for (const { file, caption } of shots) {
    const { height } = await sharp(file).metadata()
    if (Math.min(...heights) + CAPTION + height + MARGIN > HIGHEST_SHEET) await finish()
    const column = heights.indexOf(Math.min(...heights))
    const [left, top] = [MARGIN + column * (cell + MARGIN), heights[column] ?? MARGIN]
    layers.push({ input: captionOf(caption, cell), left, top }, { input: file, left, top: top + CAPTION })
    heights[column] = top + CAPTION + height + MARGIN
  }
  await finish()
  return files
}

/** Composes the pictures that were taken into one or more sheets a group and width, and an index. */
export async function composeSheets(): Promise<string[]> {
  if (!existsSync(RAW_SHOTS)) return []
  const shots = readdirSync(RAW_SHOTS)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(RAW_SHOTS, file), 'utf8')) as Shot)
  const groups = Map.groupBy(shots, ({ group, width }) => `${group} ${width}`)
  const sheets = [...groups.values()].map(async (of) =>
    of[0] === undefined ? [] : await sheetsOf(of[0].group, of[0].width, of),
  )
  const files = (await Promise.all(sheets)).flat()
  const images = files.map((file) => file.slice(SHEETS.length + 1))
  writeFileSync(
    join(SHEETS, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Contact sheets</title>\n${images
      .map((image) => `<h2>${image}</h2><a href="${image}"><img src="${image}" width="100%"></a>`)
      .join('\n')}\n`,
  )
  return files
}

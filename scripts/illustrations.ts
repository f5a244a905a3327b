/**
 * Draws the originals of the demonstration space from the catalogue, with their sidecars.
 *
 *   node scripts/illustrations.ts            draws what is missing or has changed
 *   node scripts/illustrations.ts name …     draws these, changed or not
 *   node scripts/illustrations.ts --check    draws nothing; ends with 1 when something would be drawn or rewritten
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { CATALOGUE, type CataloguePicture } from '#content/illustrations/catalogue.ts'
import { compose } from '#content/illustrations/compose.ts'
import { assetStem, writeSidecar } from '#content/illustrations/sidecar.ts'

const ROOT = join(import.meta.dirname, '..', 'content')
const ASSETS = join(ROOT, 'assets', '1')
/** What each original was drawn from: SHA-256 of the SVG and of the file. */
const RECORD = join(ROOT, 'illustrations', 'rendered.json')

/** Largest original, in bytes; the quality gives way until the file fits. */
const MAX_BYTES = 450_000
const AVIF_QUALITIES = [56, 50, 44, 38, 32] as const
const JPEG_QUALITIES = [84, 78, 72] as const

interface Rendered {
  readonly svg: string
  readonly file: string
}

type Record_ = Readonly<Record<string, Rendered>>

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

const readOrNull = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const filesOf = (picture: CataloguePicture): { image: string; sidecar: string } => {
  const stem = join(ASSETS, assetStem(picture))
  return { image: `${stem}.${picture.extension}`, sidecar: `${stem}.json` }
}

const encode = (pixels: Sharp, extension: CataloguePicture['extension'], step: number): Sharp | null => {
  if (extension === 'jpg') {
    const quality = JPEG_QUALITIES[step]
    return quality === undefined ? null : pixels.clone().jpeg({ quality, mozjpeg: true })
  }
  const quality = AVIF_QUALITIES[step]
  return quality === undefined
    ? null
    : pixels.clone().avif({ quality, effort: 4, chromaSubsampling: '4:2:0', bitdepth: 8 })
}

const render = async (picture: CataloguePicture, drawing: string): Promise<Buffer> => {
  const { width, height, extension } = picture
  const plain = await sharp(Buffer.from(drawing), { unlimited: true })
    .resize({ width, height, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = sharp(plain.data, { raw: { width, height, channels: 3 } })
  for (let step = 0; ; step += 1) {
    const data = await encode(pixels, extension, step)?.toBuffer()
    if (data === undefined) throw new Error(`${picture.name}: over ${String(MAX_BYTES)} bytes at any quality`)
    if (data.length <= MAX_BYTES) return data
  }
}

/** What differs from the catalogue, in a word; null when nothing does. */
const difference = async (
  picture: CataloguePicture,
  svg: string,
  known: Rendered | undefined,
): Promise<string | null> => {
  const { image, sidecar } = filesOf(picture)
  const [data, text] = await Promise.all([readOrNull(image), readOrNull(sidecar)])
  if (data === null) return 'missing'
  if (known?.svg !== svg) return 'drawing changed'
  if (known.file !== sha256(data)) return 'file changed'
  return text?.toString() === writeSidecar(picture, data.length) ? null : 'sidecar changed'
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const main = async (options: readonly string[]): Promise<number> => {
  const check = options.includes('--check')
  const names = options.filter((option) => !option.startsWith('--'))
  await mkdir(ASSETS, { recursive: true })
  let record = JSON.parse((await readOrNull(RECORD))?.toString() ?? '{}') as Record_
  let differences = 0
  for (const picture of CATALOGUE) {
    if (names.length > 0 && !names.includes(picture.name)) continue
    const drawing = compose(picture.illustration)
    const svg = sha256(drawing)
    const reason = (await difference(picture, svg, record[picture.name])) ?? (names.length > 0 ? 'asked for' : null)
    if (reason === null) continue
    differences += 1
    if (check) {
      say(`${picture.name}: ${reason}`)
      continue
    }
    const { image, sidecar } = filesOf(picture)
    const kept = reason === 'sidecar changed' ? await readOrNull(image) : null
    const data = kept ?? (await render(picture, drawing))
    await writeFile(image, data)
    await writeFile(sidecar, writeSidecar(picture, data.length))
    record = { ...record, [picture.name]: { svg, file: sha256(data) } }
    await writeFile(RECORD, `${JSON.stringify(record, Object.keys(record).sort().concat('svg', 'file'), 2)}\n`)
    say(`${picture.name}: ${reason}, ${String(Math.round(data.length / 1000))} kB`)
  }
  say(check ? `${String(differences)} to draw` : `${String(differences)} drawn`)
  return check && differences > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))

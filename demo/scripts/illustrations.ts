/**
 * Draws the originals of the demonstration space from the catalogue, with their sidecars, two at a time, and
 * removes those that the catalogue no longer names.
 *
 *   node demo/scripts/illustrations.ts            draws missing and changed pictures
 *   node demo/scripts/illustrations.ts name …     draws these, changed or not, and removes nothing
 *   node demo/scripts/illustrations.ts --check    draws nothing; exits with 1 if there is something to draw or remove
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { CATALOGUE, type CataloguePicture } from '../illustrations/catalogue.ts'
import { compose, RATIOS } from '../illustrations/compose.ts'
import { MAX_BYTES } from '../illustrations/dimensions.ts'
import { FILMS } from '../illustrations/films.ts'
import { assetStem, writeSidecar } from '../illustrations/sidecar.ts'

const ROOT = join(import.meta.dirname, '..', '..', 'content')
const ASSETS = join(ROOT, 'assets', '1')
/** Record of each drawn original: SHA-256 of the SVG and of the file. */
const RECORD = join(import.meta.dirname, '..', 'illustrations', 'rendered.json')

/** Qualities, tried in this order until the file fits the limit of its size. */
const AVIF_QUALITIES = [46, 42, 38, 34, 30, 26, 22] as const
const JPEG_QUALITIES = [84, 78, 72, 66] as const
/** Number of pictures drawn at the same time. */
const HANDS = 2

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
  const { width, height, extension, size } = picture
  const most = MAX_BYTES[size]
  // Rendered at the final size instead of enlarged: a density of 72 is one pixel per drawing unit.
  const density = (72 * width) / RATIOS[picture.illustration.ratio][0]
  const plain = await sharp(Buffer.from(drawing), { unlimited: true, density })
    .resize({ width, height, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = sharp(plain.data, { raw: { width, height, channels: 3 } })
  for (let step = 0; ; step += 1) {
    const data = await encode(pixels, extension, step)?.toBuffer()
    if (data === undefined) throw new Error(`${picture.name}: over ${String(most)} bytes at any quality`)
    if (data.length <= most) return data
  }
}

/** Short description of the difference from the catalogue; null if there is none. */
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

/** Files that no picture and no film of the catalogue names. */
const stale = async (): Promise<string[]> => {
  const known = new Set(
    [...CATALOGUE, ...FILMS].flatMap((o) => [`${assetStem(o)}.${o.extension}`, `${assetStem(o)}.json`]),
  )
  const files = await readdir(ASSETS)
  return files.filter((file) => !known.has(file)).toSorted()
}

interface Work {
  readonly picture: CataloguePicture
  readonly drawing: string
  readonly reason: string
}

/** Draws one picture and returns its entry for the record. */
const draw = async ({ picture, drawing, reason }: Work): Promise<Rendered> => {
  const { image, sidecar } = filesOf(picture)
  const kept = reason === 'sidecar changed' ? await readOrNull(image) : null
  const data = kept ?? (await render(picture, drawing))
  await writeFile(image, data)
  await writeFile(sidecar, writeSidecar(picture, data.length))
  say(`${picture.name}: ${reason}, ${String(Math.round(data.length / 1000))} kB`)
  return { svg: sha256(drawing), file: sha256(data) }
}

const main = async (options: readonly string[]): Promise<number> => {
  const check = options.includes('--check')
  const names = options.filter((option) => !option.startsWith('--'))
  await mkdir(ASSETS, { recursive: true })
  const known = JSON.parse((await readOrNull(RECORD))?.toString() ?? '{}') as Record_
  const named = new Set(CATALOGUE.map(({ name }) => name))
  let record: Record_ = Object.fromEntries(Object.entries(known).filter(([name]) => named.has(name)))
  let saving = Promise.resolve()
  const remember = (): Promise<void> => {
    const text = `${JSON.stringify(record, Object.keys(record).sort().concat('svg', 'file'), 2)}\n`
    saving = saving.then(() => writeFile(RECORD, text))
    return saving
  }
  const waiting = CATALOGUE.filter(({ name }) => names.length === 0 || names.includes(name))
  let differences = 0
  const hand = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
      const drawing = compose(picture.illustration)
      const changed = await difference(picture, sha256(drawing), record[picture.name])
      const reason = changed ?? (names.length > 0 ? 'asked for' : null)
      if (reason === null) continue
      differences += 1
      if (check) {
        say(`${picture.name}: ${reason}`)
        continue
      }
      const rendered = await draw({ picture, drawing, reason })
      record = { ...record, [picture.name]: rendered }
      await remember()
    }
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
  const leftovers = names.length === 0 ? await stale() : []
  for (const file of leftovers) {
    say(`${file}: no longer named`)
    if (!check) await rm(join(ASSETS, file))
  }
  if (!check) await remember()
  const all = differences + leftovers.length
  say(check ? `${String(all)} to do` : `${String(differences)} drawn, ${String(leftovers.length)} removed`)
  return check && all > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))

/**
 * Renders the films of the demonstration space from the layers of their pictures, with their sidecars.
 *
 *   node demo/scripts/hero-video.ts
 *
 * Each layer is drawn once. The script composes the frames from the layers and pipes them to ffmpeg, which must be
 * installed (Debian, Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg). Takes about two minutes per film.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { composeLayers } from '../illustrations/compose.ts'
import {
  type CatalogueFilm,
  FILM_LAYERS,
  FILMS,
  type FilmLayer,
  MAX_FILM_BYTES,
  poseAt,
} from '../illustrations/films.ts'
import { assetStem, writeSidecar } from '../illustrations/sidecar.ts'
import { cleanMp4 } from '../../services/content/assets/clean-mp4.ts'

const ASSETS = join(import.meta.dirname, '..', '..', 'content', 'assets', '1')
/** x264's constant rate factor, from fine to coarse; the first value that fits the size limit is used. */
const QUALITIES = [24, 26, 28, 30, 32, 34, 36] as const

interface Layer {
  readonly name: FilmLayer
  /** Premultiplied RGBA, so that edges blend without fringes. */
  readonly pixels: Float32Array
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const raster = async (drawing: string, { width, height }: CatalogueFilm): Promise<Float32Array> => {
  const { data } = await sharp(Buffer.from(drawing), { unlimited: true })
    .resize({ width, height, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) / 255
    for (let k = 0; k < 3; k += 1) pixels[i + k] = (data[i + k] ?? 0) * alpha
    pixels[i + 3] = alpha
  }
  return pixels
}

const drawLayers = async (film: CatalogueFilm): Promise<Layer[]> => {
  const first = composeLayers(film.illustration)
  const second = composeLayers({ ...film.illustration, seed: `${film.illustration.seed ?? ''}-2` })
  const layers: Layer[] = []
  for (const name of FILM_LAYERS) {
    const drawing = name === 'sea-2' ? second.get('sea') : first.get(name)
    if (drawing === undefined) throw new Error(`${film.name}: the picture has no layer ${name}`)
    layers.push({ name, pixels: await raster(drawing, film) })
  }
  return layers
}

/** Linear interpolation along one side: per pixel, the index of its left neighbour and the share of the right one. */
const sampling = (length: number, scale: number, shift: number): { index: Int32Array; share: Float32Array } => {
  const index = new Int32Array(length)
  const share = new Float32Array(length)
  for (let i = 0; i < length; i += 1) {
    const source = Math.min(
      length - 1.001,
      Math.max(0, (i + 0.5 - length / 2) / scale + length / 2 - 0.5 - shift * length),
    )
    index[i] = Math.floor(source)
    share[i] = source - Math.floor(source)
  }
  return { index, share }
}

/** Composes one frame, front layers first. A pixel is finished when it is opaque. */
const frameAt = (layers: readonly Layer[], { width, height }: CatalogueFilm, t: number): Buffer => {
  const frame = new Float32Array(width * height * 3)
  const open = new Float32Array(width * height).fill(1)
  for (const { name, pixels } of layers.toReversed()) {
    const { scale, dx, dy, opacity } = poseAt(name, t)
    if (opacity === 0) continue
    const across = sampling(width, scale, dx)
    const down = sampling(height, scale, dy)
    for (let y = 0; y < height; y += 1) {
      const top = (down.index[y] ?? 0) * width
      const v = down.share[y] ?? 0
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x
        const left = open[at] ?? 0
        if (left < 0.004) continue
        const u = across.share[x] ?? 0
        const a = (top + (across.index[x] ?? 0)) * 4
        const b = a + width * 4
        const [p, q, m, n] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
        const mixed = (k: number): number =>
          (pixels[a + k] ?? 0) * p +
          (pixels[a + 4 + k] ?? 0) * q +
          (pixels[b + k] ?? 0) * m +
          (pixels[b + 4 + k] ?? 0) * n
        const alpha = mixed(3) * opacity
        if (alpha === 0) continue
        const weight = left * opacity
        for (let k = 0; k < 3; k += 1) frame[at * 3 + k] = (frame[at * 3 + k] ?? 0) + mixed(k) * weight
        open[at] = left * (1 - alpha)
      }
    }
  }
  return Buffer.from(Uint8ClampedArray.from(frame))
}

const ffmpeg = async (
  options: readonly string[],
  feed?: (write: (data: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  await feed?.(async (data) => {
    if (!child.stdin.write(data)) await once(child.stdin, 'drain')
  })
  child.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
}

const encode = async (film: CatalogueFilm, folder: string): Promise<Buffer> => {
  const { width, height, framesPerSecond, seconds } = film
  const lossless = join(folder, 'frames.mkv')
  const layers = await drawLayers(film)
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${String(width)}x${String(height)}`,
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ]
  await ffmpeg(
    [...input, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', lossless],
    async (write) => {
      const count = seconds * framesPerSecond
      for (let i = 0; i < count; i += 1) await write(frameAt(layers, film, i / count))
    },
  )
  for (const quality of QUALITIES) {
    const file = join(folder, 'film.mp4')
    // Reproducible: one thread and no time stamps, so that equal frames give equal files.
    const steady = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1']
    const colours = [
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
    ]
    const codec = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      String(quality),
    ]
    await ffmpeg(['-i', lossless, '-an', ...colours, ...codec, ...steady, '-movflags', '+faststart', file])
    // Cleaned like an upload in the content service, so that a push and a pull of the space return the same file.
    if (!(await cleanMp4(file))) throw new Error(`${film.name}: its boxes could not be read`)
    const data = await readFile(file)
    if (data.length <= MAX_FILM_BYTES) return data
  }
  throw new Error(`${film.name}: over ${String(MAX_FILM_BYTES)} bytes at any quality`)
}

const main = async (): Promise<number> => {
  if (spawnSync('ffmpeg', ['-version']).error !== undefined) {
    process.stderr.write(
      'ffmpeg is missing: install it (apt-get install ffmpeg, brew install ffmpeg) and start again.\n',
    )
    return 1
  }
  for (const film of FILMS) {
    const folder = await mkdtemp(join(tmpdir(), 'film-'))
    try {
      const data = await encode(film, folder)
      const stem = join(ASSETS, assetStem(film))
      await writeFile(`${stem}.${film.extension}`, data)
      await writeFile(`${stem}.json`, writeSidecar(film, data.length))
      say(`${film.name}: ${String(film.seconds)} s, ${String(Math.round(data.length / 1000))} kB`)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return 0
}

process.exitCode = await main()

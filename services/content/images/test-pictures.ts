import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export const RED = [255, 0, 0] as const
export const BLUE = [0, 0, 255] as const

/** A picture whose left half is red and right half blue, without loss. */
export const halves = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } },
        gravity: 'west',
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer()

export interface Pixels {
  readonly width: number
  readonly height: number
  at(x: number, y: number): number[]
}

export const readPixels = async (data: Buffer): Promise<Pixels> => {
  const { data: raw, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => [...raw.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels)],
  }
}

/** Stores an original as the official command line tool does: file and sidecar. */
export const storeAsset = async (assetsDir: string, id: number, path: string, data: Buffer): Promise<void> => {
  const name = path.split('/').at(-1) ?? ''
  const dot = name.lastIndexOf('.')
  const stem = `${name.slice(0, dot)}_${String(id)}`
  await mkdir(join(assetsDir, '1'), { recursive: true })
  await writeFile(join(assetsDir, '1', `${stem}${name.slice(dot)}`), data)
  const sidecar = { id, filename: `https://a.storyblok.com${path}` }
  await writeFile(join(assetsDir, '1', `${stem}.json`), JSON.stringify(sidecar))
}

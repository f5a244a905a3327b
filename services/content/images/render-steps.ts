import sharp, { type Sharp } from 'sharp'
import type { FilterStep, Rgb } from './operations.ts'

/** Uncompressed pixels between two filters: 8 bits a channel, three or four channels. */
export interface RawImage {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

export const fromRaw = ({ data, width, height, channels }: RawImage): Sharp =>
  sharp(data, { raw: { width, height, channels } })

export const toRaw = async (image: Sharp): Promise<RawImage> => {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as RawImage['channels'] }
}

/** Minimum sigma: the encoder rejects smaller ones, which would be invisible. */
const LEAST_SIGMA = 0.3
/** Above this sigma, blurring runs on a reduced picture: the result looks the same, in a hundredth of the time. */
const WIDEST_DIRECT_SIGMA = 8

const blur = async (image: RawImage, sigma: number): Promise<RawImage> => {
  if (sigma < LEAST_SIGMA) return image
  if (sigma <= WIDEST_DIRECT_SIGMA) return toRaw(fromRaw(image).blur(sigma))
  const factor = sigma / WIDEST_DIRECT_SIGMA
  const reduced = await toRaw(
    fromRaw(image).resize({
      width: Math.max(1, Math.round(image.width / factor)),
      height: Math.max(1, Math.round(image.height / factor)),
      fit: 'fill',
    }),
  )
  const blurred = await toRaw(fromRaw(reduced).blur(WIDEST_DIRECT_SIGMA))
  return toRaw(fromRaw(blurred).resize({ width: image.width, height: image.height, fit: 'fill', kernel: 'cubic' }))
}

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${body}</svg>`,
  )

const roundedPath = (width: number, height: number, rx: number, ry: number): string => {
  const arc = (x: number, y: number): string => `a${String(rx)} ${String(ry)} 0 0 1 ${String(x)} ${String(y)}`
  return (
    `M${String(rx)} 0H${String(width - rx)}${arc(rx, ry)}V${String(height - ry)}${arc(-rx, ry)}` +
    `H${String(rx)}${arc(-rx, -ry)}V${String(ry)}${arc(rx, -ry)}Z`
  )
}

const hex = (colour: Rgb): string => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const roundCorner = async (image: RawImage, step: Extract<FilterStep, { kind: 'round_corner' }>): Promise<RawImage> => {
  const { width, height } = image
  const path = roundedPath(width, height, Math.min(step.radiusX, width / 2), Math.min(step.radiusY, height / 2))
  if (step.transparent) {
    const mask = svg(width, height, `<path d="${path}" fill="#fff"/>`)
    return toRaw(
      fromRaw(image)
        .ensureAlpha()
        .composite([{ input: mask, blend: 'dest-in' }]),
    )
  }
  const frame = `M0 0H${String(width)}V${String(height)}H0Z${path}`
  const corners = svg(width, height, `<path d="${frame}" fill="${hex(step.colour)}" fill-rule="evenodd"/>`)
  const framed = await toRaw(fromRaw(image).composite([{ input: corners, blend: 'over' }]))
  // Compositing the corners adds an alpha channel, which an opaque picture does not need.
  return image.channels === 4 ? framed : toRaw(fromRaw(framed).removeAlpha())
}

/**
 * The problem of a step for a picture of this size (the radius of a corner cannot exceed half a side), or null. A
 * lenient service clamps instead.
 */
export const stepProblem = (step: FilterStep, width: number, height: number): string | null =>
  step.kind === 'round_corner' && (step.radiusX > width / 2 || step.radiusY > height / 2)
    ? `round_corner: radius over half of ${String(width)}x${String(height)}`
    : null

/** Applies one filter. Rotation is counter-clockwise, as in Thumbor, whose grammar this is. */
export const applyStep = (image: RawImage, step: FilterStep): Promise<RawImage> => {
  switch (step.kind) {
    case 'blur':
      return blur(image, step.sigma)
    case 'brightness':
      // Thumbor adds a share of full white to every channel.
      return toRaw(fromRaw(image).linear(1, (step.amount * 255) / 100))
    case 'rotate':
      return step.angle === 0 ? Promise.resolve(image) : toRaw(fromRaw(image).rotate(360 - step.angle))
    case 'grayscale':
      return toRaw(fromRaw(image).grayscale())
    case 'round_corner':
      return roundCorner(image, step)
  }
}

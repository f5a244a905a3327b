import { renderingUrl } from './media.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'

/** Rendering options of pictures inside formatted text (specification §5, image options of rich text). */
export interface ImageOptions {
  /** Pixels, above 0. */
  readonly width?: number
  readonly height?: number
  /** Between 0 and 100, both excluded. */
  readonly blur?: number
  readonly quality?: number
  readonly brightness?: number
  readonly rotate?: 0 | 90 | 180 | 270
  readonly format?: 'webp' | 'png' | 'jpeg'
  readonly loading?: 'lazy' | 'eager'
}

export interface ParsedImageOptions {
  readonly options: ImageOptions
  /** One message for each invalid option that was left out, for the log. */
  readonly faults: readonly string[]
}

type Rule = { readonly accepts: (value: unknown) => boolean; readonly says: string }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const oneOf = (values: readonly unknown[]): Rule => ({
  accepts: (value) => values.includes(value),
  says: `must be ${values.join(', ')}`,
})

const ABOVE_ZERO: Rule = { accepts: (value) => isNumber(value) && value > 0, says: 'must be a number above 0' }

const WITHIN: Rule = {
  accepts: (value) => isNumber(value) && value > 0 && value < 100,
  says: 'must be a number between 0 and 100, both excluded',
}

const RULES: Readonly<Record<keyof ImageOptions, Rule>> = {
  width: ABOVE_ZERO,
  height: ABOVE_ZERO,
  blur: WITHIN,
  quality: WITHIN,
  brightness: WITHIN,
  rotate: oneOf([0, 90, 180, 270]),
  format: oneOf(['webp', 'png', 'jpeg']),
  loading: oneOf(['lazy', 'eager']),
}

/** Validates options; invalid ones are left out and reported. */
export function parseImageOptions(raw: unknown): ParsedImageOptions {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const options: Record<string, unknown> = {}
  const faults: string[] = []
  for (const [name, rule] of Object.entries(RULES)) {
    const value = given[name]
    if (value === undefined) continue
    if (rule.accepts(value)) options[name] = value
    else faults.push(`${name} ${rule.says}.`)
  }
  return { options: options as ImageOptions, faults }
}

/** Largest side in pixels; the service clamps larger sizes. */
const LARGEST = 4000

/** Address of a picture with these options, through the image service; filters in the service's own order. */
export function optionedImageUrl(
  asset: Asset,
  { width = 0, height = 0, blur, quality, brightness, rotate, format }: ImageOptions,
): string {
  const pixels = (length: number): number => Math.min(LARGEST, Math.ceil(length))
  const filters = [
    ...(asset.focus && width > 0 && height > 0 ? [`focal(${asset.focus})`] : []),
    ...(blur ? [`blur(${blur})`] : []),
    ...(quality ? [`quality(${quality})`] : []),
    ...(brightness ? [`brightness(${brightness})`] : []),
    ...(rotate ? [`rotate(${rotate})`] : []),
    ...(format ? [`format(${format})`] : []),
  ]
  return renderingUrl(asset, { width: pixels(width), height: pixels(height), filters })
}

import { fileUrl } from '../api.ts'
import { type Size, extensionOf } from '@barriere/shared/stories/file-name.ts'
import type { AssetKind } from '@barriere/shared/stories/assets.ts'

/** Accepted extensions for the file chooser, by kind. */
export const ACCEPTED: Readonly<Record<AssetKind, string>> = {
  picture: '.avif,.webp,.jpg,.jpeg,.png,.gif,.svg',
  video: '.mp4,.m4v,.webm',
  document: '.pdf',
}

/** Address of a crop around the focal point, as the site requests it. */
export function cropUrl(filename: string, focus: string, { width, height }: Size): string {
  if (extensionOf(filename) === 'svg') return fileUrl(filename)
  const filters = [...(focus === '' ? [] : [`focal(${focus})`]), 'format(webp)', 'quality(70)'].join(':')
  return `${fileUrl(filename)}/m/${width}x${height}/filters:${filters}`
}

/** Address of the whole picture, with no side longer than `side`. */
export const wholeUrl = (filename: string, side: number): string =>
  extensionOf(filename) === 'svg'
    ? fileUrl(filename)
    : `${fileUrl(filename)}/m/fit-in/${side}x${side}/filters:format(webp):no_upscale()`

import { env } from '#lib/process/env.ts'
import type { Asset } from './values.ts'

/** Path prefix under which the site proxies files of the content service, for browsers that cannot reach it. */
export const MEDIA_PREFIX = '/media'

/** Address of a media file for the browser, relative, so that it works under any host name of the site. */
export function mediaUrl(src: string): string {
  const { assetOrigin, assetsProxied } = env.content
  return assetsProxied && src.startsWith(`${assetOrigin}/`) ? MEDIA_PREFIX + src.slice(assetOrigin.length) : src
}

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png'

export interface ImageSize {
  /** Pixels; 0 keeps the proportion. */
  width: number
  height: number
  format?: ImageFormat
  /** 1 to 99; the service's own default is 80. */
  quality?: number
}

/** Address of a picture at a size, through the image service. A crop keeps the focal point. */
export function imageUrl(asset: Asset, { width, height, format, quality }: ImageSize): string {
  const filters = [
    ...(asset.focus && width > 0 && height > 0 ? [`focal(${asset.focus})`] : []),
    ...(quality ? [`quality(${quality})`] : []),
    ...(format ? [`format(${format})`] : []),
  ]
  const size = width > 0 || height > 0 ? `/${width}x${height}` : ''
  return `${mediaUrl(asset.src)}/m${size}${filters.length > 0 ? `/filters:${filters.join(':')}` : ''}`
}

import { createHmac } from 'node:crypto'
import { isSignedBy } from '@barriere/shared/secrets/secret-pair.ts'
import { env } from '#lib/process/env.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'

/** Path prefix under which the site proxies files of the content service, for browsers that cannot reach it. */
export const MEDIA_PREFIX = '/media'

/** Address of a media file for the browser, relative, so that it works under any host name of the site. */
export function mediaUrl(src: string): string {
  const { assetOrigin, assetsProxied } = env.content
  return assetsProxied && src.startsWith(`${assetOrigin}/`) ? MEDIA_PREFIX + src.slice(assetOrigin.length) : src
}

/** Address from which this process reads a file that browsers reach at `url`: the reverse of `mediaUrl`. */
export const originUrl = (url: string): string =>
  url.startsWith(`${MEDIA_PREFIX}/`) ? env.content.assetOrigin + url.slice(MEDIA_PREFIX.length) : url

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
  return renderingUrl(asset, { width, height, filters })
}

interface Rendering {
  /** Pixels; 0 keeps the proportion. */
  readonly width: number
  readonly height: number
  /** In the image service's grammar. */
  readonly filters: readonly string[]
}

/** Address of a rendering. One that the site proxies is signed, so that no client can order other renderings. */
export function renderingUrl(asset: Asset, { width, height, filters }: Rendering): string {
  const size = width > 0 || height > 0 ? `/${width}x${height}` : ''
  const url = `${mediaUrl(asset.src)}/m${size}${filters.length > 0 ? `/filters:${filters.join(':')}` : ''}`
  return url.startsWith(`${MEDIA_PREFIX}/`)
    ? `${url}?${SIGNATURE}=${signatureOf(url, env.content.previewTokens[0])}`
    : url
}

/** Parameter of a signed address. */
const SIGNATURE = 's'

/** Six characters, 36 bits: a guess costs a request and gains one rendering, and each page holds hundreds of them. */
const SIGNATURE_LENGTH = 6

const signatureOf = (path: string, token: string): string =>
  createHmac('sha256', token)
    .update(new URL(path, 'http://localhost').pathname)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/** Whether the site proxies a URL below `/media`: an original, or a rendering that it has signed. */
export const isPassedOn = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith(`${MEDIA_PREFIX}/f/`) &&
  (!/\/m(?:\/|$)/.test(pathname) ||
    isSignedBy(searchParams.get(SIGNATURE) ?? '', env.content.previewTokens, (token) => signatureOf(pathname, token)))

import { heroSchema } from '#blocks/hero/hero.schema.ts'
import type { Band } from '#components/ui/band.ts'
import { imageUrl } from '#lib/content/media.ts'
import type { Page } from '#lib/content/page.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { versionOf } from '#lib/process/rendered-files.ts'
import { env } from '#lib/process/env.ts'
import { isGuarded } from '#lib/routing/guards.ts'

/** Pixels of the picture that social networks and search engines show. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export interface ShareImage {
  /** Address for the browser; a path if the site proxies pictures. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Input of a poster. Equal values give the same file. */
export interface SharePoster {
  readonly title: string
  readonly locale: Locale
  readonly band: Band
  /** Address of the original picture, at the space's media host. */
  readonly src: string
  /** Focal point, as in `Asset`. */
  readonly focus: string
}

/**
 * The picture for sharing a page: the poster that the site draws (`sharePosterOf`), else the plain picture. Undefined
 * if the page has no picture.
 */
export function shareImage(page: Pick<Page, 'view' | 'alternates'>, locale: Locale): ShareImage | undefined {
  const plain = plainImage(page)
  const { title } = page.view
  const path = page.alternates[locale]
  const poster = sharePosterOf(page.view, path, locale)
  return plain && poster
    ? { ...plain, url: sharePosterPath(path, poster), alt: plain.alt === title ? title : `${title} – ${plain.alt}` }
    : plain
}

/** The page's own picture without lettering, cropped around its focal point; undefined if there is none. */
export function plainImage({ view }: Pick<Page, 'view'>): ShareImage | undefined {
  const image = ownImage(view)
  return (
    image && {
      url: imageUrl(image, { ...SHARE_SIZE, format: 'jpeg' }),
      ...SHARE_SIZE,
      alt: image.alt || image.title || view.title,
    }
  )
}

/**
 * Input for the poster of a page. Undefined without a picture, for a guarded page, and for a picture outside the space,
 * because the site requests no other host (server-side request forgery).
 */
export function sharePosterOf(view: Page['view'], path: string, locale: Locale): SharePoster | undefined {
  const image = ownImage(view)
  if (!image?.src.startsWith(`${env.content.assetOrigin}/`) || isGuarded(path)) return undefined
  const { src, focus } = image
  return { title: view.title, locale, band: heroOf(view)?.band ?? 'nuit', src, focus }
}

/** Increase it when the drawing changes for the same input. */
const DRAWING = 1

export const sharePosterVersion = (poster: SharePoster): string => versionOf([DRAWING, poster])

/** Address of a page's poster. It contains the version, so that caches may keep the file forever. */
export const sharePosterPath = (path: string, poster: SharePoster): string =>
  `/share/${sharePosterVersion(poster)}${path === '/' ? '' : path}${SHARE_FILE}`

/** Last segment of a poster's address, after the page's path. */
export const SHARE_FILE = '/share.jpg'

/**
 * The picture set for sharing, else the card's, else that of the first hero. Vector drawings are left out, because
 * networks do not show them.
 */
const ownImage = (view: Page['view']): Asset | undefined =>
  [view.seo_image, view.image, heroOf(view)?.image].find((asset) => asset && !/\.svg$/i.test(asset.src))

function heroOf(view: Page['view']) {
  const raw = view.body.find((block) => block.component === heroSchema.name)
  const parsed = raw && heroSchema.parse(raw)
  return parsed?.ok ? parsed.value : undefined
}

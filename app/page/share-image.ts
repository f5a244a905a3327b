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
  /** As the browser reaches it: a path where the site passes pictures on. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** What a poster is drawn from: the same values are the same file. */
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
 * The picture of a page to share: its poster, drawn by the site (`sharePosterOf`), else its plain picture. Undefined
 * where there is none.
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

/** The page's own picture without lettering, cut around its focal point; undefined where there is none. */
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
 * What is drawn for a page. Undefined where nothing is: without a picture, for a guarded page, and where the picture
 * lies elsewhere than in the space, since the site asks no other host (request forgery).
 */
export function sharePosterOf(view: Page['view'], path: string, locale: Locale): SharePoster | undefined {
  const image = ownImage(view)
  if (!image?.src.startsWith(`${env.content.assetOrigin}/`) || isGuarded(path)) return undefined
  const { src, focus } = image
  return { title: view.title, locale, band: heroOf(view)?.band ?? 'nuit', src, focus }
}

/** Raised when the poster looks different for the same page. */
const DRAWING = 1

export const sharePosterVersion = (poster: SharePoster): string => versionOf([DRAWING, poster])

/** Address of a page's poster. It carries its version, so that caches may keep it for good. */
export const sharePosterPath = (path: string, poster: SharePoster): string =>
  `/share/${sharePosterVersion(poster)}${path === '/' ? '' : path}${SHARE_FILE}`

/** Last segment of such an address, behind the page's path. */
export const SHARE_FILE = '/share.jpg'

/**
 * The one set for sharing, else the card's, else that of the first hero. A vector drawing is left out, which networks
 * do not show.
 */
const ownImage = (view: Page['view']): Asset | undefined =>
  [view.seo_image, view.image, heroOf(view)?.image].find((asset) => asset && !/\.svg$/i.test(asset.src))

function heroOf(view: Page['view']) {
  const raw = view.body.find((block) => block.component === heroSchema.name)
  const parsed = raw && heroSchema.parse(raw)
  return parsed?.ok ? parsed.value : undefined
}

import { heroSchema } from '#blocks/hero/hero.schema.ts'
import { imageUrl } from '#lib/content/media.ts'
import type { Page } from '#lib/content/page.ts'
import type { Asset } from '#lib/content/values.ts'

/** Pixels of the picture that social networks and search engines show. */
const SIZE = { width: 1200, height: 630 } as const

export interface ShareImage {
  /** As the browser reaches it: a path where the site passes pictures on. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/**
 * The page's own picture, cut around its focal point: the one set for sharing, else the card's, else that of the first
 * hero. Undefined where there is none; a vector drawing is left out, which networks do not show.
 */
export function shareImage({ view }: Pick<Page, 'view'>): ShareImage | undefined {
  const image = [view.seo_image, view.image, heroImage(view)].find((asset) => asset && !/\.svg$/i.test(asset.src))
  return (
    image && { url: imageUrl(image, { ...SIZE, format: 'jpeg' }), ...SIZE, alt: image.alt || image.title || view.title }
  )
}

function heroImage(view: Page['view']): Asset | undefined {
  const raw = view.body.find((block) => block.component === heroSchema.name)
  const parsed = raw && heroSchema.parse(raw)
  return parsed?.ok ? parsed.value.image : undefined
}

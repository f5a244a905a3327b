import { type ImageOptions, optionedImageUrl, parseImageOptions } from '#lib/content/image-options.ts'
import { mediaUrl } from '#lib/content/media.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'
import { isSafeSource } from './attributes.ts'

/** Widths in pixels. Pictures are at most as wide as the text; twice that for high-density screens. */
const WIDTHS = [480, 960, 1520]

const SIZES = '(min-width: 50rem) 47.5rem, 94vw'

const { options: OPTIONS } = parseImageOptions({ quality: 76, format: 'webp', loading: 'lazy' } satisfies ImageOptions)

/** A picture inside text, with its title as caption. Renders nothing if its address is not a safe web address. */
export function RichTextImage({ asset }: { asset: Asset }) {
  if (!isSafeSource(asset.src)) return null
  const { loading = 'lazy', ...options } = OPTIONS
  const vector = /\.svg$/i.test(asset.src)
  const widest = asset.width ?? Number.POSITIVE_INFINITY
  const widths = [
    ...WIDTHS.filter((width) => width < widest),
    ...(Number.isFinite(widest) && widest < 1520 ? [widest] : []),
  ]
  return (
    <figure>
      <img
        src={
          vector ? mediaUrl(asset.src) : optionedImageUrl(asset, { ...options, width: widths[1] ?? widths[0] ?? 960 })
        }
        {...(vector
          ? {}
          : {
              srcSet: widths.map((width) => `${optionedImageUrl(asset, { ...options, width })} ${width}w`).join(', '),
              sizes: SIZES,
            })}
        {...(asset.width && asset.height ? { width: asset.width, height: asset.height } : {})}
        alt={asset.alt}
        loading={loading}
        decoding="async"
      />
      {asset.title && <figcaption>{asset.title}</figcaption>}
    </figure>
  )
}

import type { PictureSources } from '#lib/domain/picture.ts'

interface PictureProps {
  picture: PictureSources
  /** What the picture takes of the window, as the `sizes` attribute. */
  sizes: string
  /** Left empty where the text beside it says the same. */
  alt?: string
  /** Largest contentful paint: loads eagerly and with high priority. */
  priority?: boolean
  className?: string | undefined
}

/** A picture in the best format the browser takes. Its box is known before it loads, so nothing moves. */
export function Picture({ picture, sizes, alt = '', priority = false, className }: PictureProps) {
  return (
    <picture className={className}>
      {picture.sources.map((source) => (
        <source key={`${source.media} ${source.type}`} sizes={sizes} {...source} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' as const } : {})}
        {...(picture.position ? { style: { objectPosition: picture.position } } : {})}
      />
    </picture>
  )
}

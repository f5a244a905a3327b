import type { PictureSources } from '#lib/domain/picture.ts'

interface PictureProps {
  picture: PictureSources
  /** Width of the picture for each width of the window: the `sizes` attribute. */
  sizes: string
  /** Empty if the text beside the picture gives the same information. */
  alt?: string
  /** Largest contentful paint: loads eagerly and with high priority. */
  priority?: boolean
  className?: string | undefined
}

/** A picture in the best format that the browser supports. Its size is known before it loads: no layout shift. */
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

import { ExternalFilm } from '#components/film/external-film.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/section.tsx'
import { CTA } from '#lib/analytics/marks.ts'
import { toAnchor } from '#lib/content/links.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { parseFilm } from '#lib/domain/film.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { log } from '#lib/process/log.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './film.module.css'
import type { filmSchema } from './film.schema.ts'

const WIDTHS = [480, 768, 1080, 1440]

const SIZES = '(min-width: 62rem) 60rem, 92vw'

/** A film of YouTube, Vimeo or Dailymotion. For any other address, it logs a warning and shows only the poster. */
export function Film({ block, context }: BlockProps<typeof filmSchema>) {
  const { title, poster, text, tone } = block
  const { locale, path, first } = context
  const t = getTranslator(locale, 'blocks.film')
  const film = parseFilm(toAnchor(block.address, locale)?.href ?? '')
  if (!film) log.warn({ event: 'block.film', uid: block.uid, path }, 'the address names no film')
  const transcript = toAnchor(block.transcript, locale)
  const picture = (
    <Picture
      picture={pictureOf(poster, { widths: WIDTHS, ratio: PICTURE_RATIOS.film })}
      sizes={SIZES}
      alt={poster.alt}
      priority={first}
    />
  )
  return (
    <Section tone={tone} title={title} level={titleLevel(context)} edit={editAttributes(block)}>
      <figure className={styles.film}>
        {film ? (
          <ExternalFilm film={film} title={title} locale={locale}>
            {picture}
          </ExternalFilm>
        ) : (
          picture
        )}
        {(text || transcript) && (
          <figcaption className={styles.caption}>
            {text && <p>{text}</p>}
            {transcript && (
              <a {...transcript} {...CTA}>
                {t('transcript')}
              </a>
            )}
          </figcaption>
        )}
      </figure>
    </Section>
  )
}

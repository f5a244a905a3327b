import type { Band } from '#components/ui/band.ts'
import { Carousel } from '#components/ui/carousel.tsx'
import { cx } from '#components/ui/cx.ts'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { PosterCard } from '#components/ui/poster-card.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import grid from './card-grid.module.css'
import type { CardEntry } from './entry.ts'

interface PostersProps {
  entries: readonly CardEntry[]
  level: HeadingLevel
  locale: Locale
  title: string | undefined
  /** The list is complete, such as a folder’s: a grid shows all posters. */
  isWhole?: boolean
}

/** Colours for pages without a band, in turn, so that neighbours differ. */
const BANDS: readonly Band[] = ['vermillon', 'petrole', 'nuit', 'basque', 'pins', 'brique', 'lac', 'lande']

/** Maximum number of posters that share the width of a wide window instead of scrolling. */
const FEW = 4

const WIDTHS = [464, 760, 960]

/** On a phone a slide takes three quarters of the page's width, less the poster's white edge. */
const SIZES = '(min-width: 62rem) 20rem, min(64vw, 18.25rem)'

/** `sizes` in a grid: two columns on a phone, else as many as cards have. */
const GRID_SIZES = '(min-width: 90rem) 20rem, (min-width: 72rem) 22vw, 46vw'

/** Posters in a scrolling row, or in a grid if the list is complete. */
export function Posters({ entries, level, locale, title, isWhole = false }: PostersProps) {
  const t = getTranslator(locale, 'blocks.cards')
  const posters = entries.map(({ key, image, title: name, anchor, band, facts, edit }, index) => (
    <PosterCard
      key={key}
      title={name}
      level={level}
      sizes={isWhole ? GRID_SIZES : SIZES}
      anchor={anchor}
      edit={edit}
      band={band ?? BANDS[index % BANDS.length] ?? 'nuit'}
      facts={facts.map((fact) => fact.text)}
      picture={image && pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.poster })}
    />
  ))
  if (isWhole)
    return (
      <div className={cx(grid.grid, grid.posters)}>
        {posters.map((poster) => (
          <div key={poster.key} className={grid.item}>
            {poster}
          </div>
        ))}
      </div>
    )
  return (
    <Carousel
      size="poster"
      fit={entries.length > 2 && entries.length <= FEW}
      label={title ? t('scroll', { title }) : t('scrollUntitled')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    >
      {posters}
    </Carousel>
  )
}

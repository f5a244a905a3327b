import type { Band } from '#components/ui/band.ts'
import { Carousel } from '#components/ui/carousel.tsx'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { PosterCard } from '#components/ui/poster-card.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { PICTURE_RATIOS } from '#lib/domain/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { CardEntry } from './entry.ts'

interface PostersProps {
  entries: readonly CardEntry[]
  level: HeadingLevel
  locale: Locale
  title: string | undefined
}

/** Colours of posters whose page has none; neighbours always differ. */
const BANDS: readonly Band[] = ['vermillon', 'petrole', 'nuit', 'basque', 'pins', 'brique', 'lac', 'lande']

/** Up to this many posters share the width of a wide window instead of scrolling. */
const FEW = 4

const WIDTHS = [464, 760, 960]

/** On a phone a slide takes three quarters of the page's width, less the poster's white edge. */
const SIZES = '(min-width: 62rem) 20rem, min(64vw, 18.25rem)'

/** Places as posters, in a row that scrolls. */
export function Posters({ entries, level, locale, title }: PostersProps) {
  const t = getTranslator(locale, 'blocks.cards')
  return (
    <Carousel
      size="poster"
      fit={entries.length > 2 && entries.length <= FEW}
      label={title ? t('scroll', { title }) : t('scrollUntitled')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    >
      {entries.map(({ key, image, title: name, anchor, band, facts, edit }, index) => (
        <PosterCard
          key={key}
          title={name}
          level={level}
          sizes={SIZES}
          anchor={anchor}
          edit={edit}
          band={band ?? BANDS[index % BANDS.length] ?? 'nuit'}
          facts={facts.map((fact) => fact.text)}
          picture={image && pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.poster })}
        />
      ))}
    </Carousel>
  )
}

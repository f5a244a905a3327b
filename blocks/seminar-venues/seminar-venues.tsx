import { Picture } from '#components/ui/picture.tsx'
import { SeminarChoice } from '#components/requests/seminar-choice.tsx'
import { Table } from '#components/ui/table.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { LAYOUTS, type Layout } from '@barriere/shared/domain/visitors/seminar.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { REQUESTS } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { ListSection } from '../listing/list-section.tsx'
import { optionalContent } from '../optional-content.ts'
import type { BlockProps } from '../props.ts'
import { venueOfPage } from '../seminar-form/venue-options.ts'
import { LayoutIcon } from './layout-icon.tsx'
import styles from './seminar-venues.module.css'
import type { hallSchema, seminarVenuesSchema } from './seminar-venues.schema.ts'

type Hall = ViewOf<typeof hallSchema>

const WIDTHS = [640, 960, 1440, 1920]

const SIZES = '(min-width: 90rem) 82rem, 92vw'

/** Number of columns before the layouts: name, area, height, daylight. */
const FACTS = 4

/** Capacity of each hall by layout; the largest of each layout is highlighted. */
export async function SeminarVenues({ block, context }: BlockProps<typeof seminarVenuesSchema>) {
  const { image, halls, title } = block
  const { locale } = context
  const t = getTranslator(locale, 'blocks.seminarVenues')
  const layouts = LAYOUTS.filter((layout) => halls.some((hall) => hall[layout] !== undefined))
  const { layouts: names } = REQUESTS[locale]
  const greatest = greatestOf(halls)
  const venue = await venueOf(block.venue, context)
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('none')}</span>
    </>
  )
  const seats = (hall: Hall, layout: Layout) => {
    const value = hall[layout]
    if (value === undefined) return none
    const text = formatNumber(value, locale)
    return value === greatest[layout] ? <strong>{text}</strong> : text
  }
  return (
    <ListSection block={block} context={context}>
      {image && (
        <Picture
          className={styles.picture}
          picture={pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.panorama })}
          sizes={SIZES}
          alt={image.alt}
        />
      )}
      <ul className={styles.layouts} aria-label={t('layouts')}>
        {layouts.map((layout) => (
          <li key={layout}>
            <LayoutIcon layout={layout} />
            {names[layout]}
          </li>
        ))}
      </ul>
      <div className={styles.table}>
        <Table
          caption={title ? t('caption', { title }) : t('captionUntitled')}
          captionHidden
          rowHeader
          pinned
          figures={[1, 2, ...layouts.map((_, index) => FACTS + index)]}
          head={[t('hall'), t('area'), t('height'), t('daylight'), ...layouts.map((layout) => names[layout])]}
          rows={halls.map((hall) => [
            hall.name,
            hall.area === undefined ? none : `${formatNumber(hall.area, locale)}\u00a0m²`,
            hall.height === undefined ? none : `${formatNumber(hall.height, locale)}\u00a0m`,
            hall.daylight ? t('yes') : t('no'),
            ...layouts.map((layout) => seats(hall, layout)),
          ])}
        />
      </div>
      {venue && (
        <SeminarChoice kind="venue" item={venue.uuid} name={venue.name} locale={locale} way className={styles.choice} />
      )}
    </ListSection>
  )
}

/** The venue of the halls: the editor's choice, else the venue of the current page. */
const venueOf = (picked: string | undefined, context: BlockContext) =>
  picked === undefined ? venueOfPage(context) : optionalContent(() => pickedStory(picked, context), context)

/** Largest capacity by layout; empty with a single hall. */
const greatestOf = (halls: readonly Hall[]): Partial<Record<Layout, number>> =>
  halls.length < 2
    ? {}
    : Object.fromEntries(LAYOUTS.map((layout) => [layout, Math.max(...halls.map((hall) => hall[layout] ?? 0))]))

import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink, type ButtonVariant } from '#components/ui/button.tsx'
import { Eyebrow } from '#components/ui/eyebrow.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Itinerary } from '#lib/booking/itinerary/itinerary.ts'
import { pictureOf } from '#lib/content/picture.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type ItineraryPart, partsOf } from './itinerary-parts.ts'
import type { Hotel } from './properties.ts'
import styles from './programme.module.css'
import type { TownShow, TownTable } from './town-options.ts'

type TownItinerary = Itinerary<TownShow, TownTable, Hotel>

interface ProgrammeProps {
  readonly itinerary: TownItinerary
  /** Number of the itinerary in the results; absent for an example. */
  readonly number?: number
  readonly level: HeadingLevel
  readonly locale: Locale
  readonly now: Date
  /** An example uses secondary buttons, because the button of the form above is the main one. */
  readonly isExample?: boolean
}

/**
 * Timeline of an itinerary: the hour of each part, with its facts and its booking link.
 */
export function Programme({ itinerary, number, level, locale, now, isExample = false }: ProgrammeProps) {
  const t = getTranslator(locale, 'blocks.evening')
  return (
    <article className={styles.programme} data-theme="night">
      <header className={styles.head}>
        {number !== undefined && <Eyebrow>{t('programme', { number })}</Eyebrow>}
        <Heading level={level} className={styles.title}>
          {t(`order.${orderOf(itinerary)}`)}
        </Heading>
      </header>
      <ol className={styles.line}>
        {partsOf(itinerary, locale, now).map((part) => (
          <Part key={part.key} part={part} variant={isExample ? 'line' : 'main'} level={below(level)} locale={locale} />
        ))}
      </ol>
    </article>
  )
}

function orderOf({ dinner, table, show, room }: TownItinerary) {
  if (dinner) return dinner
  if (table) return room ? 'tableRoom' : 'table'
  if (show) return room ? 'showRoom' : 'show'
  return 'room'
}

const WIDTHS = [240, 400, 640]

const SIZES = '(min-width: 62rem) 24rem, 11rem'

interface PartProps {
  readonly part: ItineraryPart
  readonly variant: ButtonVariant
  readonly level: HeadingLevel
  readonly locale: Locale
}

/** One part of the itinerary, with its booking link. */
function Part({ part, variant, level, locale }: PartProps) {
  const { time, dateTime, label, name, image, facts, badge, price, action } = part
  const t = getTranslator(locale, 'blocks.evening')
  return (
    <li className={styles.part}>
      <p className={styles.time}>{dateTime ? <time dateTime={dateTime}>{time}</time> : time}</p>
      {image && (
        <Picture
          className={styles.image}
          picture={pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.landscape })}
          sizes={SIZES}
        />
      )}
      <div className={styles.what}>
        <p className={styles.label}>
          {label}
          {badge && (
            <>
              {' '}
              <Badge kind={badge.kind}>{badge.text}</Badge>
            </>
          )}
        </p>
        <Heading level={level} className={styles.name}>
          {name}
        </Heading>
        <Facts facts={facts} />
      </div>
      <div className={styles.foot}>
        {price && <Price {...price} />}
        {action && (
          <ButtonLink anchor={action.anchor} variant={variant} size="small">
            {action.external && <Icon name="external" />}
            <span>
              {action.label}
              <span className="vh">
                {t('about', { name })}
                {action.external && t('newTab')}
              </span>
            </span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

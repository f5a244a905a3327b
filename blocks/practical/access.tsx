import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#components/ui/heading.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import type { ValuesOf } from '@barriere/shared/block-kit/field.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { accessFields } from './access-fields.ts'
import styles from './access.module.css'

export type AccessFacts = ValuesOf<typeof accessFields>

interface AccessProps {
  readonly access: AccessFacts
  readonly level: HeadingLevel
  readonly locale: Locale
}

interface Way {
  readonly key: string
  readonly icon: IconName
  readonly title: string
  /** The figure, in the display font. */
  readonly figure: string | undefined
  readonly lines: readonly ReactNode[]
}

/** Directions by train, plane and car, and accessibility. Renders nothing without data. */
export function Access({ access, level, locale }: AccessProps) {
  const ways = waysOf(access, locale)
  if (ways.length === 0) return null
  const t = getTranslator(locale, 'blocks.practical')
  return (
    <div>
      <Heading level={level} className={styles.title}>
        {t('way')}
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({ key, icon, title, figure, lines }) => (
          <li key={key} className={styles.way}>
            <p className={styles.name}>
              <Icon name={icon} />
              {title}
            </p>
            {figure && <p className={styles.figure}>{figure}</p>}
            {lines.map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function waysOf(access: AccessFacts, locale: Locale): Way[] {
  const t = getTranslator(locale, 'blocks.practical')
  const { station, station_minutes: stationMinutes, airport, airport_minutes: airportMinutes } = access
  const { parking_price: price, accessibility } = access
  const ways: Way[] = [
    {
      key: 'train',
      icon: 'train',
      title: t('byTrain'),
      figure:
        stationMinutes === undefined ? undefined : t(`station.${access.station_way}`, { minutes: stationMinutes }),
      lines: texts(named(station, access.by_train) && t('stationName', { name: station ?? '' }), access.by_train),
    },
    {
      key: 'plane',
      icon: 'plane',
      title: t('byPlane'),
      figure: airportMinutes === undefined ? undefined : t('airportMinutes', { minutes: airportMinutes }),
      lines: texts(named(airport, access.by_plane) && t('airportName', { name: airport ?? '' }), access.by_plane),
    },
    {
      key: 'car',
      icon: 'car',
      title: t('byCar'),
      figure:
        price === undefined
          ? undefined
          : price === 0
            ? t('parkingFree')
            : t(`parkingPrice.${access.parking_unit}`, { price: formatEuros(price, locale) }),
      lines: texts(access.parking, access.by_car),
    },
    {
      key: 'access',
      icon: 'access',
      title: t('accessibility'),
      figure: undefined,
      lines: [
        ...(accessibility.length > 0
          ? [
              <ul key="facts" className={styles.claims}>
                {accessibility.map((claim) => (
                  <li key={claim}>{t(`accessible.${claim}`)}</li>
                ))}
              </ul>,
            ]
          : []),
        ...texts(access.access),
      ],
    },
  ]
  return ways.filter(({ figure, lines }) => figure !== undefined || lines.length > 0)
}

/** The name, unless the text beside it contains it. */
const named = (name: string | undefined, words: string | undefined): string | undefined =>
  name !== undefined && words?.includes(name) ? undefined : name

const texts = (...all: (string | undefined)[]): string[] =>
  all.filter((text) => text !== undefined && text !== '') as string[]

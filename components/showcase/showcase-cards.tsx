import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Card } from '../ui/card.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { PosterCard } from '../ui/poster-card.tsx'
import { Price } from '../ui/price.tsx'
import { DUSK, MORNING, NIGHT } from './sample-pictures.ts'
import styles from './showcase.module.css'

const HERE = { href: '#cards' }

export function ShowcaseCards({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  const euros = (amount: number) => formatEuros(amount, locale)
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Price label={t('fromNight')} value={euros(285)} />
        <Price label={t('fromNight')} value={euros(240)} before={euros(285)} beforeLabel={t('usualPrice')} />
        <Price value={euros(42)} unit={t('perPerson')} />
      </div>
      <div className={styles.grid}>
        <Card
          title={t('seaRoom')}
          level={3}
          sizes="20rem"
          picture={MORNING}
          anchor={HERE}
          verb={t('choose')}
          text={t('roomText')}
          facts={[{ text: t('square', { area: 24 }), icon: 'area' }]}
          badge={{ kind: 'promotion', text: t('promotion') }}
          price={{ label: t('fromNight'), value: euros(240), before: euros(285), beforeLabel: t('usualPrice') }}
        />
        <Card
          title={t('suite')}
          level={3}
          sizes="20rem"
          picture={NIGHT}
          text={t('roomText')}
          badge={{ kind: 'full', text: t('full') }}
          price={{ label: t('fromNight'), value: euros(690) }}
        />
        <Card
          title={t('suite')}
          level={3}
          sizes="20rem"
          anchor={HERE}
          verb={t('discover')}
          badge={{ kind: 'canceled', text: t('canceled') }}
        />
      </div>
    </div>
  )
}

const TOWNS = [
  ['Deauville', 'vermillon', MORNING],
  ['Cannes', 'petrole', DUSK],
  ['La Baule', 'pins', NIGHT],
  ['Dinard', 'lande', MORNING],
  ['Enghien-les-Bains', 'lac', DUSK],
  ['Courchevel', 'nuit', NIGHT],
] as const

export function ShowcaseRow({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  return (
    <Carousel label={t('rowLabel')} previousLabel={t('previous')} nextLabel={t('next')} size="poster">
      {TOWNS.map(([town, band, picture]) => (
        <PosterCard
          key={town}
          title={town}
          level={3}
          band={band}
          picture={picture}
          sizes="20rem"
          anchor={{ href: '#row' }}
        />
      ))}
    </Carousel>
  )
}

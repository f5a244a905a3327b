import { PrizeForecast } from '#components/tournaments/live-structure.tsx'
import { Raised } from '#components/ui/raised.tsx'
import type { ReactNode } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { TournamentStructure } from '@barriere/shared/domain/sales/sale.ts'
import { type TournamentFields, buyInOf, buyInTotal } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './tournament-structure.module.css'

interface TournamentFiguresProps {
  readonly view: TournamentFields
  readonly structure: TournamentStructure
  readonly locale: Locale
}

type Figure = readonly [label: string, value: ReactNode, note?: string | undefined]

/** Figures of a tournament: buy-in, prize pool, chips, late registration, re-entries, add-on. */
export function TournamentFigures({ view, structure, locale }: TournamentFiguresProps) {
  const t = getTranslator(locale, 'blocks.tournamentStructure')
  const euros = (cents: number): string => formatMoney({ cents, currency: 'EUR' }, locale)
  const { chips, lateLevel, reEntries, addOn, guarantee } = structure
  const parts = buyInOf(view)
  const split = { prize: euros(parts.prize), fee: euros(parts.fee), staff: euros(parts.staff) }
  const figures: readonly Figure[] = [
    [t('buyIn'), euros(buyInTotal(parts)), parts.staff > 0 ? t('split', split) : t('splitShort', split)],
    [
      t('pool'),
      <PrizeForecast key="pool">
        {guarantee > 0 ? t('poolGuarantee', { amount: euros(guarantee) }) : t('poolNone')}
      </PrizeForecast>,
    ],
    ...(chips > 0 ? [[t('chips'), t('chipsCount', { chips: formatNumber(chips, locale) })] as const] : []),
    [t('late'), lateLevel > 0 ? t('lateUntil', { level: lateLevel }) : t('lateNone')],
    [t('reEntries'), t('reEntriesCount', { count: reEntries })],
    [
      t('addOn'),
      addOn ? t('addOnOf', { price: euros(addOn.cents), chips: formatNumber(addOn.chips, locale) }) : t('addOnNone'),
    ],
  ]
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      {figures.map(([label, value, note]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Raised text={value} /> : value}</dd>
          {note !== undefined && (
            <dd className={styles.note}>
              <Raised text={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

import { LiveAction, LivePlaces } from '#components/tournaments/live-places.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { Raised } from '#components/ui/raised.tsx'
import { isAwaitedAt, isBookableAt, statusAt } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { levelMinutes } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { AgendaRow } from '../agenda/agenda-row.tsx'
import { statusWord } from '../agenda/agenda-state.tsx'
import type { TournamentEntry, TournamentItem } from '../tournaments/tournament-entry.ts'
import styles from './tournament-row.module.css'

interface TournamentRowProps {
  readonly item: TournamentItem
  readonly level: HeadingLevel
  readonly locale: Locale
  readonly now: Date
}

/** Row of one day of a tournament: date, title, place and time, figures, status and action. */
export const TournamentRow = ({ item, level, locale, now }: TournamentRowProps) => (
  <AgendaRow
    item={item}
    level={level}
    locale={locale}
    now={now}
    figures={<Figures entry={item.entry} locale={locale} />}
    state={<State item={item} locale={locale} now={now} />}
  />
)

function Figures({ entry, locale }: { entry: TournamentEntry; locale: Locale }) {
  const t = getTranslator(locale, 'blocks.tournaments')
  const { structure, buyIn, places } = entry
  const euros = (cents: number): string => formatMoney({ cents, currency: 'EUR' }, locale)
  const minutes = levelMinutes(structure)
  const pairs: (readonly [label: string, value: string])[] = [
    [t('buyIn'), euros(buyIn)],
    ...(structure.chips > 0 ? [[t('chips'), formatNumber(structure.chips, locale)] as const] : []),
    ...(minutes ? [[t('levels'), minutesText(minutes, t)] as const] : []),
    structure.guarantee > 0
      ? [t('guarantee'), euros(structure.guarantee)]
      : [t('places'), formatNumber(places, locale)],
  ]
  return (
    <dl className={styles.figures}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Raised text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const minutesText = (
  [least, most]: readonly [number, number],
  t: ReturnType<typeof getTranslator<'blocks.tournaments'>>,
): string => (least === most ? t('minutes', { count: least }) : t('minutesRange', { least, most }))

/** Status from the content, until the live number of places loads, and the action. A full day has a waiting list. */
function State({ item, locale, now }: Omit<TournamentRowProps, 'level'>) {
  const { entry, performance } = item
  const status = statusAt(performance, now)
  const word = statusWord({ status }, locale)
  const t = getTranslator(locale, 'blocks.tournaments')
  return (
    <>
      <LivePlaces of={entry.key}>{status !== 'open' && <Badge kind={status}>{word}</Badge>}</LivePlaces>
      {performance.booking && (isBookableAt(performance, now) || isAwaitedAt(performance, now)) && (
        <ButtonLink anchor={performance.booking} variant="line" size="small">
          <span>
            <LiveAction
              of={entry.key}
              isFull={status === 'full'}
              labels={{ register: t('register'), wait: t('wait') }}
            />
            <span className="vh">{getTranslator(locale, 'blocks.agenda')('about', { title: entry.title })}</span>
          </span>
        </ButtonLink>
      )}
    </>
  )
}

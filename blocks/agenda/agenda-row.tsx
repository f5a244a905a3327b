import { Raised } from '#components/ui/raised.tsx'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '#components/ui/facts.tsx'
import { Heading, type HeadingLevel } from '#components/ui/heading.tsx'
import { Price } from '#components/ui/price.tsx'
import { type AgendaItem, statusAt } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatDayOfMonth, formatMonth } from '#lib/i18n/format.ts'
import { type ItemFilter, filterAttributes } from '../listing/filters.ts'
import { priceFrom } from '../listing/price-from.ts'
import type { AgendaEntry, BookedPerformance } from './agenda-entry.ts'
import styles from './agenda-row.module.css'
import { AgendaState } from './agenda-state.tsx'
import { Dates } from './dates.tsx'
import { otherDates, playedOn, timeText } from './facts.ts'

export interface Item extends AgendaItem<AgendaEntry, BookedPerformance> {
  /** Present if the list has filters. */
  readonly filter?: ItemFilter | undefined
}

interface AgendaRowProps {
  readonly item: Item
  readonly level: HeadingLevel
  readonly locale: Locale
  readonly now: Date
  /** `figures` replaces the price, `state` replaces the status badge and the action. */
  readonly figures?: ReactNode
  readonly state?: ReactNode
}

/** Row of an event or a show: date, title, place and time, price, status and action. */
export function AgendaRow({ item, level, locale, now, figures, state }: AgendaRowProps) {
  const { entry, performance } = item
  const { title, anchor, genre } = entry
  const dates = playedOn(item, now)
  const days = otherDates(dates, performance, locale) ?? <Dates dates={dates} locale={locale} />
  const price = priceFrom(entry.price, locale)
  const canceled = statusAt(performance, now) === 'canceled'
  const facts: Fact<ReactNode>[] = [
    { text: entry.place, icon: 'pin' },
    { text: timeText(performance, locale, entry.duration !== undefined), icon: 'clock' },
    ...(dates.length > 1 ? [{ text: days, icon: 'calendar' as const }] : []),
    ...(genre ? [{ text: genre }] : []),
  ]
  const name = anchor ? (
    <a {...anchor} className={styles.link}>
      {title}
    </a>
  ) : (
    title
  )
  return (
    <li className={styles.row} {...filterAttributes(item.filter)}>
      <p className={styles.date}>
        <time dateTime={performance.startsAt.toISOString()}>
          <span className={styles.day}>
            <Raised text={formatDayOfMonth(performance.startsAt, locale)} />
          </span>{' '}
          {formatMonth(performance.startsAt, locale, 'short')}
        </time>
      </p>
      <div className={styles.what}>
        <Heading level={level} className={styles.title}>
          {canceled ? <s>{name}</s> : name}
        </Heading>
        <Facts facts={facts} />
      </div>
      {figures ?? (price && <Price {...price} />)}
      <div className={styles.state}>
        {state ?? <AgendaState performance={performance} now={now} locale={locale} about={title} />}
      </div>
    </li>
  )
}

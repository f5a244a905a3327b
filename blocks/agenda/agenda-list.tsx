import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { groupByMonth } from '@barriere/shared/domain/content/agenda.ts'
import { formatMonthOfYear } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { groupAttributes } from '../listing/filters.ts'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { Posters } from '../listing/posters.tsx'
import { AgendaCalendar } from './agenda-calendar.tsx'
import { agendaCard } from './agenda-card.ts'
import { inEachMonth } from './agenda-filter.ts'
import { AgendaRow, type Item } from './agenda-row.tsx'
import styles from './agenda-row.module.css'

interface AgendaListProps {
  readonly items: readonly Item[]
  /** Unique in the page. */
  readonly id: string
  readonly look: 'rows' | 'calendar' | 'cards' | 'posters'
  /** Level of the headings directly below the block's title. */
  readonly level: HeadingLevel
  readonly context: BlockContext
  readonly title: string | undefined
  /** Message for an empty list. */
  readonly empty: string
}

/**
 * Events or shows as rows by month, tabs with rows and a calendar, cards, or posters. A list with gambling entries gets
 * the legal warning.
 */
export function AgendaList({ items, empty, ...rest }: AgendaListProps) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <OptionalGamblingBackground entries={items.map(({ entry }) => entry)} locale={rest.context.locale}>
      <Looks items={items} {...rest} />
    </OptionalGamblingBackground>
  )
}

function Looks({ id, items, look, level, context: { locale, now }, title }: Omit<AgendaListProps, 'empty'>) {
  if (look === 'rows') return <Months items={items} level={level} locale={locale} now={now} />
  if (look === 'calendar') {
    const t = getTranslator(locale, 'blocks.agenda')
    return (
      <Tabs
        id={id}
        label={t('looks')}
        level={level}
        tabs={[
          {
            key: 'list',
            label: t('list'),
            content: <Months items={items} level={below(level)} locale={locale} now={now} />,
          },
          {
            key: 'calendar',
            label: t('calendar'),
            content: <AgendaCalendar items={items} locale={locale} now={now} />,
          },
        ]}
      />
    )
  }
  const entries = items.map((item) => agendaCard(item, locale, now))
  return look === 'cards' ? (
    <CardGrid entries={entries} level={level} filters={items.map(({ filter }) => filter)} />
  ) : (
    <Posters entries={entries} level={level} locale={locale} title={title} />
  )
}

const Months = ({
  items,
  level,
  locale,
  now,
}: Pick<AgendaListProps, 'items' | 'level'> & Pick<BlockContext, 'locale' | 'now'>) => (
  <div className={styles.months}>
    {groupByMonth(inEachMonth(items, now)).map(({ month, items: inside }) => (
      <div key={month ?? 'past'} {...groupAttributes(inside.map(({ filter }) => filter))}>
        <Heading level={level} className={styles.month}>
          {month === undefined
            ? getTranslator(locale, 'blocks.agenda')('past')
            : formatMonthOfYear(new Date(`${month}-15T12:00:00Z`), locale)}
        </Heading>
        <ul className={styles.rows}>
          {inside.map((item) => (
            <AgendaRow key={item.entry.key} item={item} level={below(level)} locale={locale} now={now} />
          ))}
        </ul>
      </div>
    ))}
  </div>
)

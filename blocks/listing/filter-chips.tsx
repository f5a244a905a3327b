import { cx } from '#components/ui/cx.ts'
import type { ReactNode } from 'react'
import { RadioGroup } from '#components/ui/form/radio-group.tsx'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { EntryCard } from './card-grid.tsx'
import grid from './card-grid.module.css'
import styles from './filter-chips.module.css'
import { type GroupedEntry, groupsOf } from './grouped-entries.ts'

interface FilterChipsProps {
  /** One in a page. */
  id: string
  /** Name of the criterion, such as “Vue”. */
  legend: string
  /** Label that clears the filter, such as “Toutes”. */
  all: string
  entries: readonly GroupedEntry[]
}

/**
 * Filter chips without a script: radio buttons, by which the style sheet hides the cards of other groups. The cards are
 * a `FilteredCards` of the same entries in the same section.
 */
export function FilterChips({ id, legend, all, entries }: FilterChipsProps) {
  const options = [all, ...groupsOf(entries)].map((label, index) => ({ value: String(index), label }))
  return (
    <div className={styles.chips}>
      <RadioGroup id={id} name={id} legend={legend} options={options} defaultValue="0" variant="chips" />
    </div>
  )
}

interface FilteredCardsProps {
  entries: readonly GroupedEntry[]
  level: HeadingLevel
  /** What stands under a card, such as a choice. */
  under?: ((index: number) => ReactNode) | undefined
}

/** Cards that `FilterChips` filters. */
export function FilteredCards({ entries, level, under }: FilteredCardsProps) {
  const groups = groupsOf(entries)
  return (
    <div className={cx(grid.grid, styles.cards)}>
      {entries.map(({ entry, group }, index) => (
        <div
          key={entry.key}
          className={cx(grid.item, styles.item)}
          data-group={group === undefined ? undefined : groups.indexOf(group) + 1}
        >
          <EntryCard entry={entry} level={level} />
          {under?.(index)}
        </div>
      ))}
    </div>
  )
}

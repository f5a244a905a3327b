import { RadioGroup } from '#components/ui/form/radio-group.tsx'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { EntryCard } from './card-grid.tsx'
import grid from './card-grid.module.css'
import styles from './filter-chips.module.css'
import { type GroupedEntry, groupsOf } from './grouped-entries.ts'

interface FilterChipsProps {
  /** One in a page. */
  id: string
  /** What is chosen by, such as “Vue”. */
  legend: string
  /** Takes the filter away, such as “Toutes”. */
  all: string
  entries: readonly GroupedEntry[]
}

/**
 * Chips that show the cards of one group, without any script: the cards are a `FilteredCards` of the same entries in
 * the same section, and the style sheet hides those that are not chosen.
 */
export function FilterChips({ id, legend, all, entries }: FilterChipsProps) {
  const options = [all, ...groupsOf(entries)].map((label, index) => ({ value: String(index), label }))
  return (
    <div className={styles.chips}>
      <RadioGroup id={id} name={id} legend={legend} options={options} defaultValue="0" variant="chips" />
    </div>
  )
}

/** The cards that `FilterChips` chooses from. */
export function FilteredCards({ entries, level }: { entries: readonly GroupedEntry[]; level: HeadingLevel }) {
  const groups = groupsOf(entries)
  return (
    <div className={grid.grid}>
      {entries.map(({ entry, group }) => (
        <div
          key={entry.key}
          className={styles.item}
          data-group={group === undefined ? undefined : groups.indexOf(group) + 1}
        >
          <EntryCard entry={entry} level={level} />
        </div>
      ))}
    </div>
  )
}

import type { Component } from '@barriere/shared/stories/types.ts'
import { Button } from '../ui/button.tsx'
import { defineWords, useCollator, useWords } from '../words.ts'
import { CONDITIONS, type Filters, hasFilters } from './filters.ts'
import styles from './tree-screen.module.css'
import { treeWords } from './words.ts'

const words = defineWords({
  fr: {
    search: 'Chercher\u00a0: nom, adresse, texte',
    condition: 'État',
    all: 'Toutes les pages',
    conditions: {
      unpublished: 'Non publiées',
      changed: 'Modifiées depuis la publication',
      scheduled: 'Programmées',
      mine: 'Modifiées par moi',
      broken: 'Avec des défauts',
      untranslated: 'À traduire',
    },
    type: 'Type de page',
    anyType: 'Tous les types',
    block: 'Bloc',
    anyBlock: 'Tous les blocs',
    found: (count: number) => `${count} résultat${count > 1 ? 's' : ''}`,
  },
  en: {
    search: 'Search: name, address, text',
    condition: 'State',
    all: 'All pages',
    conditions: {
      unpublished: 'Not published',
      changed: 'Changed since publication',
      scheduled: 'Scheduled',
      mine: 'Changed by me',
      broken: 'With faults',
      untranslated: 'To translate',
    },
    type: 'Type of page',
    anyType: 'All types',
    block: 'Block',
    anyBlock: 'All blocks',
    found: (count: number) => `${count} result${count === 1 ? '' : 's'}`,
  },
})

interface BarProps {
  filters: Filters
  components: readonly Component[]
  /** Number of matches; undefined without filters. */
  found: number | undefined
  onChange: (filters: Filters) => void
}

/** Search and filters of the tree. */
export function FilterBar({ filters, components, found, onChange }: BarProps) {
  const say = useWords(words)
  const { clear } = useWords(treeWords)
  const { compare } = useCollator()
  const named = components.toSorted((left, right) => compare(nameOf(left), nameOf(right)))
  return (
    <search className={styles.filters}>
      <input
        type="search"
        className={styles.search}
        aria-label={say.search}
        placeholder={say.search}
        value={filters.text}
        onChange={({ target }) => onChange({ ...filters, text: target.value })}
      />
      <div className={styles.choices}>
        <select
          aria-label={say.condition}
          value={filters.condition ?? ''}
          onChange={({ target }) =>
            onChange({ ...filters, condition: CONDITIONS.find((condition) => condition === target.value) })
          }
        >
          <option value="">{say.all}</option>
          {CONDITIONS.map((condition) => (
            <option key={condition} value={condition}>
              {say.conditions[condition]}
            </option>
          ))}
        </select>
        <select
          aria-label={say.type}
          value={filters.type}
          onChange={({ target }) => onChange({ ...filters, type: target.value })}
        >
          <option value="">{say.anyType}</option>
          {named
            .filter((component) => component.is_root)
            .map((component) => (
              <Choice key={component.name} component={component} />
            ))}
        </select>
        <select
          aria-label={say.block}
          value={filters.block}
          onChange={({ target }) => onChange({ ...filters, block: target.value })}
        >
          <option value="">{say.anyBlock}</option>
          {named
            .filter((component) => !component.is_root)
            .map((component) => (
              <Choice key={component.name} component={component} />
            ))}
        </select>
      </div>
      <p role="status" className={styles.found}>
        {found !== undefined && say.found(found)}
      </p>
      {hasFilters(filters) && (
        <Button
          kind="quiet"
          icon="close"
          onClick={() => onChange({ text: '', condition: undefined, type: '', block: '' })}
        >
          {clear}
        </Button>
      )}
    </search>
  )
}

const nameOf = ({ display_name: displayed, name }: Component): string => displayed ?? name

const Choice = ({ component }: { component: Component }) => <option value={component.name}>{nameOf(component)}</option>

import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/form/checkbox.tsx'
import { FieldError } from '#components/ui/form/field.tsx'
import { Select } from '#components/ui/form/select.tsx'
import { TextInput } from '#components/ui/form/text-input.tsx'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { Facet } from '../listing/filters.ts'
import { FacetControl } from '../listing/facet-control.tsx'
import { FilterState } from '../listing/list-filters.tsx'
import filters from '../listing/list-filters.module.css'
import { RANGES, type RangeName, rangeFaults } from '../listing/match-filters.ts'
import type { AskedFilters } from './asked-filters.ts'
import styles from './tournament-filters.module.css'

interface TournamentFiltersProps {
  /** Unique in the page. */
  readonly id: string
  readonly facets: readonly Facet[]
  readonly asked: AskedFilters
  /** Address of the page itself. Without scripts, the form leads to it. */
  readonly path: string
  /** Number of all tournaments, and (`left`) of those that match the address's filters. */
  readonly all: number
  readonly left: number
  readonly locale: Locale
}

/**
 * Filters and order of the list in the same section: a GET form whose fields are the address's parameters. The server
 * applies the filters of an address. With scripts, `list-filters.lazy.enhance.ts` hides rows in place.
 */
export function TournamentFilters({ id, facets, asked, path, all, left, locale }: TournamentFiltersProps) {
  const t = getTranslator(locale, 'blocks.tournaments')
  const shared = getTranslator(locale, 'blocks.filters')
  const values = new Map(asked.chosen)
  const filtered = asked.chosen.length > 0
  const counted = t('count', { count: all })
  return (
    <site-list-filters
      className={filters.filters}
      data-shown={t('shown', { count: '{count}', all })}
      data-all={counted}
    >
      <form action={path} method="get" autoComplete="off" noValidate aria-label={t('label')} className={filters.form}>
        {facets.map((facet) => (
          <FacetControl
            key={facet.name}
            id={`${id}-${facet.name}`}
            facet={facet}
            value={values.get(facet.parameter) ?? ''}
            locale={locale}
          />
        ))}
        <Bounds id={id} range="days" asked={asked} locale={locale} />
        <Bounds id={id} range="buyIn" asked={asked} locale={locale} />
        <div className={filters.select}>
          <Select
            id={`${id}-sort`}
            name="sort"
            label={t('sort')}
            options={[
              { value: '', label: t('sorts.date') },
              { value: 'buyIn', label: t('sorts.buyIn') },
            ]}
            defaultValue={asked.order}
            autoComplete="off"
          />
        </div>
        <Checkbox
          id={`${id}-places`}
          name="places"
          value="1"
          variant="chip"
          label={t('placesLeft')}
          defaultChecked={values.has('places')}
        />
        <noscript>
          <Button type="submit">{shared('submit')}</Button>
        </noscript>
        <FilterState
          shown={filtered ? t('shown', { count: left, all }) : counted}
          filtered={filtered}
          nothing={left === 0}
          locale={locale}
        />
      </form>
    </site-list-filters>
  )
}

interface BoundsProps extends Pick<TournamentFiltersProps, 'id' | 'asked' | 'locale'> {
  readonly range: RangeName
}

const KINDS = { days: { type: 'date' }, buyIn: { type: 'number', inputMode: 'numeric', min: 0, step: 1 } } as const

/** Two fields for the bounds of a number, and the message for contradicting bounds. */
function Bounds({ id, range, asked, locale }: BoundsProps) {
  const t = getTranslator(locale, 'blocks.tournaments')
  const values = new Map(asked.chosen)
  const { least, most } = RANGES[range]
  const isFault = rangeFaults(asked.chosen).includes(range)
  const fault = `${id}-${range}`
  return (
    <div className={styles.range}>
      <div className={styles.pair}>
        {[least, most].map((name) => (
          <TextInput
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={t(`bounds.${name}`)}
            defaultValue={values.get(name)}
            {...KINDS[range]}
          />
        ))}
      </div>
      <div id={`${fault}-error`} data-fault={range} role="alert" hidden={!isFault} suppressHydrationWarning>
        <FieldError id={`${fault}-words`} error={t(`faults.${range}`)} />
      </div>
    </div>
  )
}

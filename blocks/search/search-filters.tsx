import {
  SEARCH_FACETS,
  SEARCH_SORTS,
  type SearchAnswer,
  type SearchFacet,
  type SearchQuery,
} from '#lib/contracts/search.ts'
import { SEARCH_KINDS } from '#lib/domain/search-kind.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { searchHref } from './address.ts'
import { facetLabel, priceLabel } from './labels.ts'
import styles from './search.module.css'

interface SearchFiltersProps {
  readonly query: SearchQuery
  readonly answer: SearchAnswer | undefined
  readonly locale: Locale
  readonly path: string
}

/** The filters of a search, as fields of its form: counted values, price, days, what is open now, around me, order. */
export function SearchFilters({ query, answer, locale, path }: SearchFiltersProps) {
  const t = getTranslator(locale, 'blocks.search')
  const near = query.near ? `${query.near.latitude},${query.near.longitude}` : ''
  return (
    <details className={styles.filters} data-filters>
      <summary className={styles.summary}>{t('filters')}</summary>
      {SEARCH_FACETS.map((facet) => (
        <Facet key={facet} facet={facet} query={query} answer={answer} locale={locale} />
      ))}
      <fieldset className={styles.facet}>
        <legend>{t('price')}</legend>
        <div className={styles.pair}>
          <label>
            {t('priceMin')}
            <input
              name="priceMin"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              defaultValue={query.priceMin}
              className={styles.input}
            />
          </label>
          <label>
            {t('priceMax')}
            <input
              name="priceMax"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              defaultValue={query.priceMax}
              className={styles.input}
            />
          </label>
        </div>
        <Ranges
          ranges={(answer?.prices ?? []).map(({ min, max, count }) => ({
            label: priceLabel(min, max, locale),
            change: { priceMin: min === 0 ? undefined : min, priceMax: max },
            count,
          }))}
          query={query}
          path={path}
        />
      </fieldset>
      <fieldset className={styles.facet}>
        <legend>{t('days')}</legend>
        <div className={styles.pair}>
          <label>
            {t('from')}
            <input name="from" type="date" defaultValue={query.from} className={styles.input} />
          </label>
          <label>
            {t('to')}
            <input name="to" type="date" defaultValue={query.to} className={styles.input} />
          </label>
        </div>
        <Ranges
          ranges={(answer?.periods ?? []).map(({ period, from, to, count }) => ({
            label: t(`periods.${period}`),
            change: { from, to },
            count,
          }))}
          query={query}
          path={path}
        />
      </fieldset>
      <fieldset className={styles.facet}>
        <legend>{t('around')}</legend>
        <label className={styles.choice}>
          <input type="checkbox" name="open" value="1" defaultChecked={query.open === '1'} />
          {t('open')}
          {answer && <span className={styles.count}>{answer.open}</span>}
        </label>
        <input type="hidden" name="near" defaultValue={near} />
        <button type="button" data-locate hidden className={styles.locate}>
          {t('locate')}
        </button>
        {near !== '' && (
          <label>
            {t('radius')}
            <input
              name="radius"
              type="number"
              inputMode="numeric"
              min={1}
              max={1000}
              defaultValue={query.radius}
              className={styles.input}
            />
          </label>
        )}
      </fieldset>
      <label className={styles.facet}>
        <span className={styles.legend}>{t('sort')}</span>
        <select name="sort" defaultValue={query.sort} className={styles.input}>
          {SEARCH_SORTS.filter((sort) => sort !== 'distance' || query.near).map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.apply}>
        <button type="submit" className={styles.submit}>
          {t('apply')}
        </button>
        <a href={path}>{t('reset')}</a>
      </div>
    </details>
  )
}

interface RangesProps extends Pick<SearchFiltersProps, 'query' | 'path'> {
  readonly ranges: readonly { readonly label: string; readonly change: Partial<SearchQuery>; readonly count: number }[]
}

/** Counted ranges of the two fields above them: links, of which the one in force leads back to all. */
function Ranges({ ranges, query, path }: RangesProps) {
  if (ranges.length === 0) return null
  return (
    <ul>
      {ranges.map(({ label, change, count }) => {
        const fields = Object.keys(change) as (keyof SearchQuery)[]
        const isCurrent = fields.every((field) => query[field] === change[field])
        const none = Object.fromEntries(fields.map((field) => [field, undefined]))
        return (
          <li key={label}>
            <a
              href={searchHref(path, query, isCurrent ? none : change)}
              aria-current={isCurrent ? 'true' : undefined}
              className={styles.range}
            >
              {label} <span className={styles.count}>{count}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const KINDS: readonly string[] = SEARCH_KINDS

/** Kinds in their own order, hotels first; other values by their number. */
const inOrder = <V extends { readonly value: string }>(facet: SearchFacet, values: readonly V[]): readonly V[] =>
  facet === 'kind' ? values.toSorted((a, b) => KINDS.indexOf(a.value) - KINDS.indexOf(b.value)) : values

/** Number of values shown before the rest is folded. */
const SHOWN = 8

function Facet({ facet, query, answer, locale }: Omit<SearchFiltersProps, 'path'> & { readonly facet: SearchFacet }) {
  const t = getTranslator(locale, 'blocks.search')
  const chosen: readonly string[] = query[facet]
  const counted = inOrder(facet, answer?.facets[facet] ?? [])
  // Chosen values stay listed, even with a count of 0.
  const values = [
    ...counted,
    ...chosen.filter((value) => !counted.some((one) => one.value === value)).map((value) => ({ value, count: 0 })),
  ]
  if (values.length === 0) return null
  const choice = ({ value, count }: { value: string; count: number }) => (
    <label key={value} className={styles.choice}>
      <input type="checkbox" name={facet} value={value} defaultChecked={chosen.includes(value)} />
      {facetLabel(facet, value, locale)}
      <span className={styles.count}>{count}</span>
    </label>
  )
  const [first, rest] = [values.slice(0, SHOWN), values.slice(SHOWN)]
  return (
    <fieldset className={styles.facet}>
      <legend>{t(`facet.${facet}`)}</legend>
      {first.map(choice)}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{t('more', { count: rest.length })}</summary>
          {rest.map(choice)}
        </details>
      )}
    </fieldset>
  )
}

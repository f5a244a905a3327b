import { Icon } from '#components/ui/icon.tsx'
import {
  SEARCH_FACETS,
  type SearchAnswer,
  type SearchFacet,
  type SearchQuery,
} from '@barriere/shared/contracts/search.ts'
import { SEARCH_KINDS } from '@barriere/shared/domain/content/search-kind.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type SearchPage, searchHref } from './address.ts'
import { facetLabel, priceLabel } from './labels.ts'
import styles from './search.module.css'

interface SearchFiltersProps {
  readonly page: SearchPage
  readonly answer: SearchAnswer | undefined
  readonly locale: Locale
}

/** Facets of the filter sheet. Kinds are tabs instead. */
const FACETS = SEARCH_FACETS.filter((facet) => facet !== 'kind')

/** The filters of a search, as fields of its form: counted values, price, days, open now, radius. */
export function SearchFilters({ page, answer, locale }: SearchFiltersProps) {
  const t = getTranslator(locale, 'blocks.search')
  const { query } = page
  const near = query.near ? `${query.near.latitude},${query.near.longitude}` : ''
  return (
    <>
      {FACETS.map((facet) => (
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
          page={page}
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
          page={page}
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
    </>
  )
}

interface RangesProps extends Pick<SearchFiltersProps, 'page'> {
  readonly ranges: readonly { readonly label: string; readonly change: Partial<SearchQuery>; readonly count: number }[]
}

/** Counted ranges for the two fields above, as links. The link of the current range removes the filter. */
function Ranges({ ranges, page }: RangesProps) {
  if (ranges.length === 0) return null
  return (
    <ul>
      {ranges.map(({ label, change, count }) => {
        const fields = Object.keys(change) as (keyof SearchQuery)[]
        const isCurrent = fields.every((field) => page.query[field] === change[field])
        const none = Object.fromEntries(fields.map((field) => [field, undefined]))
        return (
          <li key={label}>
            <a
              href={searchHref(page, isCurrent ? none : change)}
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

/** Kinds in the order of `SEARCH_KINDS`; other values in the order of the answer. */
const inOrder = <V extends { readonly value: string }>(facet: SearchFacet, values: readonly V[]): readonly V[] =>
  facet === 'kind' ? values.toSorted((a, b) => KINDS.indexOf(a.value) - KINDS.indexOf(b.value)) : values

/** Number of values that are always visible. The rest is folded. */
const SHOWN = 8

interface FacetProps extends Pick<SearchFiltersProps, 'answer' | 'locale'> {
  readonly facet: SearchFacet
  readonly query: SearchQuery
}

function Facet({ facet, query, answer, locale }: FacetProps) {
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
        <details className={styles.rest}>
          <summary className={styles.more}>
            {t('more', { count: rest.length })}
            <Icon name="chevron" />
          </summary>
          {rest.map(choice)}
        </details>
      )}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { dayAndMonth } from '#components/booking/day-words.ts'
import { FLEXIBILITIES } from '#components/booking/proposals.ts'
import { ChipLink, ChipRow } from '#components/ui/chip.tsx'
import chip from '#components/ui/chip.module.css'
import field from '#components/ui/form/field.module.css'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/icon.tsx'
import {
  SEARCH_SORTS,
  type SearchAnswer,
  type SearchFacet,
  type SearchQuery,
} from '@barriere/shared/contracts/search.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type SearchPage, searchHref } from './address.ts'
import { facetLabel, priceLabel } from './labels.ts'
import styles from './search.module.css'

/** Id of the filter sheet. It is a popover, so its button needs no script. */
const FILTERS = 'search-filters'

interface SearchToolbarProps {
  readonly page: SearchPage
  readonly answer: SearchAnswer | undefined
  readonly locale: Locale
  /** The fields of the filters. */
  readonly children: ReactNode
}

/** Toolbar above the results: filter sheet, active filters, search around the visitor, flexible dates. */
export function SearchToolbar({ page, answer, locale, children }: SearchToolbarProps) {
  const t = getTranslator(locale, 'blocks.search')
  const { query, asked } = page
  const active = activeFilters(page, locale)
  const hasHotels = query.kind.length === 0 || query.kind.includes('hotel')
  return (
    <div className={styles.toolbar}>
      <ChipRow label={t('filters')}>
        <button type="button" popoverTarget={FILTERS} className={chip.chip}>
          <Icon name="filter" />
          {t('filters')}
        </button>
        <button type="button" data-locate hidden className={chip.chip}>
          <Icon name="pin" />
          {t('locate')}
        </button>
        {active.map(({ label, href }) => (
          <ChipLink key={label} anchor={{ href }} current>
            <span className="vh">{t('remove')}</span> {label}
            <Icon name="close" />
          </ChipLink>
        ))}
      </ChipRow>
      {asked && hasHotels && (
        <ChipRow label={t('flexibility')}>
          {FLEXIBILITIES.map((flexibility) => (
            <ChipLink
              key={flexibility}
              anchor={{ href: searchHref({ ...page, asked: { ...asked, flexibility } }) }}
              current={flexibility === asked.flexibility}
            >
              {getTranslator(locale, 'booking.bar')(flexibility)}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <div id={FILTERS} popover="auto" className={styles.sheet} data-filters aria-label={t('filters')} role="dialog">
        <div className={styles.sheetHead}>
          <strong>{t('filters')}</strong>
          <button
            type="button"
            popoverTarget={FILTERS}
            popoverTargetAction="hide"
            aria-label={t('closeFilters')}
            className={styles.close}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
        <div className={styles.apply}>
          <button type="submit" className={styles.submit}>
            {t('seeResults', { count: answer?.total ?? 0 })}
          </button>
          <a href={searchHref({ path: page.path, query: { ...none(query) }, asked })}>{t('reset')}</a>
        </div>
      </div>
    </div>
  )
}

/** Select of the sort order. */
export function SearchSort({ page, locale }: Pick<SearchToolbarProps, 'page' | 'locale'>) {
  const t = getTranslator(locale, 'blocks.search')
  const { query } = page
  return (
    <label className={styles.sort}>
      <span>{t('sort')}</span>
      <span className={field.box}>
        <select name="sort" defaultValue={query.sort} className={cx(field.control, field.select)}>
          {sortsOf(page).map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'relevance' && isByStay(page) ? t('sorts.stay') : t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={field.chevron} />
      </span>
    </label>
  )
}

/** Whether the results are hotels, sorted by the price of the stay. */
const isByStay = ({ query, asked }: SearchPage): boolean => asked !== undefined && query.kind.join() === 'hotel'

/** Kinds of results that have a date. */
const DATED: readonly string[] = ['offer', 'show', 'event', 'tournament', 'article']

/** The sort orders that make sense for the results, and the chosen one. */
function sortsOf(page: SearchPage): readonly (typeof SEARCH_SORTS)[number][] {
  const { kind, near, sort: chosen } = page.query
  const means = {
    relevance: true,
    price: !isByStay(page),
    distance: near !== undefined,
    date: kind.length === 0 || kind.some((one) => DATED.includes(one)),
  }
  return SEARCH_SORTS.filter((sort) => means[sort] || sort === chosen)
}

interface ActiveFilter {
  readonly label: string
  /** Address of the search without this filter. */
  readonly href: string
}

/** The active filters, each with the address that removes it. Kinds are tabs instead. */
function activeFilters(page: SearchPage, locale: Locale): readonly ActiveFilter[] {
  const t = getTranslator(locale, 'blocks.search')
  const { query, asked } = page
  const { from, to, near, priceMin, priceMax } = query
  const facet = (name: Exclude<SearchFacet, 'kind'>): ActiveFilter[] =>
    query[name].map((value: string) => ({
      label: facetLabel(name, value, locale),
      href: searchHref(page, { [name]: query[name].filter((other: string) => other !== value) }),
    }))
  const short = (day: string): string => dayAndMonth(day, locale, 'short')
  const between = (first: string | undefined, last: string | undefined): string => {
    if (first === undefined) return t('range.to', { to: short(last ?? '') })
    return last === undefined
      ? t('range.from', { from: short(first) })
      : t('range.between', { from: short(first), to: short(last) })
  }
  return [
    ...(asked
      ? [
          {
            label: t('range.stay', { arrive: short(asked.stay.arrive), depart: short(asked.stay.depart) }),
            href: searchHref({ ...page, asked: undefined }),
          },
        ]
      : []),
    ...facet('town'),
    ...facet('stars'),
    ...facet('experience'),
    ...facet('category'),
    ...(priceMin === undefined && priceMax === undefined
      ? []
      : [
          {
            label: priceLabel(priceMin ?? 0, priceMax, locale),
            href: searchHref(page, { priceMin: undefined, priceMax: undefined }),
          },
        ]),
    ...(from === undefined && to === undefined
      ? []
      : [{ label: between(from, to), href: searchHref(page, { from: undefined, to: undefined }) }]),
    ...(query.open ? [{ label: t('open'), href: searchHref(page, { open: undefined }) }] : []),
    ...(near
      ? [
          {
            label: t('aroundYou', { kilometres: query.radius }),
            href: searchHref(page, { near: undefined, ...(query.sort === 'distance' ? { sort: 'relevance' } : {}) }),
          },
        ]
      : []),
  ]
}

/** The search without its filters. Text and kinds are kept. */
const none = (query: SearchQuery): SearchQuery => ({
  ...query,
  town: [],
  stars: [],
  experience: [],
  category: [],
  priceMin: undefined,
  priceMax: undefined,
  from: undefined,
  to: undefined,
  open: undefined,
  near: undefined,
  sort: 'relevance',
})

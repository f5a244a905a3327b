import { resultsMark } from '#lib/analytics/marks.ts'
import { Raised } from '#components/ui/raised.tsx'
import { dayAndMonth } from '#components/booking/day-words.ts'
import { Banner } from '#components/ui/banner.tsx'
import { ChipLink, ChipRow } from '#components/ui/chip.tsx'
import { type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import { type Found, type SearchAnswer, type SearchQuery, searchPages } from '@barriere/shared/contracts/search.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import type { BookableHotel } from '../listing/bookable-hotels.ts'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { type SearchPage, searchHref } from './address.ts'
import { foundEntry } from './found-entry.ts'
import { type HotelStay, byStay, hotelStays } from './hotel-stays.ts'
import { ResultRow, type RowEntry } from './result-row.tsx'
import { resultStay } from './result-stay.ts'
import { SearchMap } from './search-map.tsx'
import { SearchSort } from './search-toolbar.tsx'
import styles from './search.module.css'

interface SearchResultsProps {
  readonly page: SearchPage
  readonly answer: SearchAnswer | undefined
  /** The bookable hotels. */
  readonly hotels: readonly BookableHotel[]
  readonly refused: readonly string[]
  readonly context: BlockContext
  readonly level: HeadingLevel
}

/** Parameters that filter a search, besides its text and its kinds. */
const SEARCH_FILTERS = [
  'town',
  'category',
  'stars',
  'experience',
  'priceMin',
  'priceMax',
  'from',
  'to',
  'open',
  'near',
] as const satisfies readonly (keyof SearchQuery)[]

/** Parameters that a relaxation resets. */
const RELAXED: Readonly<Record<string, Partial<SearchQuery>>> = {
  kind: { kind: [] },
  town: { town: [] },
  category: { category: [] },
  stars: { stars: [] },
  experience: { experience: [] },
  priceMin: { priceMin: undefined, priceMax: undefined },
  from: { from: undefined, to: undefined },
  near: { near: undefined },
  open: { open: undefined },
}

/** Keys of the active filters, for analytics. `words` only reports that there is a search text, never the text. */
const facetsOf = (query: SearchQuery): string[] => [
  ...(query.q === '' ? [] : ['words']),
  ...SEARCH_FILTERS.filter((name) => [query[name]].flat().some((value) => value !== undefined)),
]

/** Search results with their number, or alternatives to a search without results. */
export async function SearchResults({ page, answer, hotels, refused, context, level }: SearchResultsProps) {
  const { locale, path, now } = context
  const { query, asked } = page
  const t = getTranslator(locale, 'blocks.search')
  if (!answer)
    return (
      <Banner kind="error" title={t('away')}>
        {t('tryAgain')}
      </Banner>
    )
  const pages = (await contentGateway().live.ensure())?.directory.entries
  const byUuid = new Map(hotels.map((hotel) => [hotel.uuid, hotel]))
  const listed = answer.found.flatMap(({ uuid }) => byUuid.get(uuid) ?? [])
  const stays =
    asked &&
    (await hotelStays(
      listed.map(({ code }) => code),
      { ...asked, locale, now },
    ))
  const free = listed.filter(({ code }) => stays?.get(code)?.total !== undefined)
  const stayOf = ({ uuid }: Found): HotelStay | undefined => stays?.get(byUuid.get(uuid)?.code ?? '')
  const isMixed = query.kind.length !== 1
  const entries = inOrder(answer.found, stayOf, query).flatMap((found): RowEntry[] => {
    const hotel = byUuid.get(found.uuid)
    const entry = foundEntry(found, { page: pages?.get(found.uuid), hotel, isMixed, locale, now })
    const stay = stayOf(found)
    if (!entry) return []
    return [{ ...entry, stay: asked && hotel && stay && resultStay(hotel, stay, { free, asked, locale }) }]
  })
  const last = searchPages(answer)
  return (
    <>
      {refused.length > 0 && (
        <Banner kind="info" title={t('refused')}>
          {refused.join(', ')}
        </Banner>
      )}
      <div className={styles.head} {...resultsMark(answer.total, query.kind, facetsOf(query))}>
        <p className={styles.total} role="status" data-total>
          {asked && free.length > 0 && !isMixed ? (
            <Raised
              text={t('stay.free', {
                count: free.length,
                arrive: dayAndMonth(asked.stay.arrive, locale),
                depart: dayAndMonth(asked.stay.depart, locale),
                exact: asked.flexibility === 'exact' ? 'yes' : 'no',
                total: answer.total,
              })}
            />
          ) : (
            t('total', { count: answer.total })
          )}
          {answer.loosened && ` ${t('loosened')}`}
        </p>
        <SearchSort page={page} locale={locale} />
      </div>
      {asked && listed.length > 0 && listed.every(({ code }) => stays?.get(code)?.unavailable) && (
        <Banner kind="info" title={t('stay.noneFree')}>
          <a href={searchHref({ ...page, asked: { ...asked, flexibility: 'around' } })}>{t('stay.tryFlexible')}</a>
        </Banner>
      )}
      {answer.suggestions.length > 0 && (
        <ChipRow label={t('meant')}>
          <span>{t('meant')}</span>
          {answer.suggestions.map((words) => (
            <ChipLink key={words} anchor={{ href: searchHref(page, { q: words }) }}>
              {words}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <SearchMap
        query={query}
        answer={answer}
        pages={pages}
        codes={new Map(hotels.map(({ uuid, code }) => [uuid, code]))}
        stays={stays}
        locale={locale}
      >
        {answer.total === 0 && (
          <div className={styles.none}>
            <p>{t('nothing')}</p>
            {answer.relaxations.length > 0 && <p>{t('relax')}</p>}
            <ul>
              {answer.relaxations.map(({ filter, count }) => (
                <li key={filter}>
                  <ChipLink anchor={{ href: searchHref(page, RELAXED[filter] ?? {}) }}>
                    {t(`without.${filter as 'kind'}`)}
                  </ChipLink>{' '}
                  {t('total', { count })}
                </li>
              ))}
              <li>
                <ChipLink anchor={{ href: path }}>{t('everything')}</ChipLink>
              </li>
            </ul>
          </div>
        )}
        <OptionalGamblingBackground entries={entries} locale={locale}>
          {entries.length > 0 && (
            <div className={styles.rows}>
              {entries.map((entry) => (
                <ResultRow key={entry.key} entry={entry} level={below(level)} />
              ))}
            </div>
          )}
          {last > 1 && (
            <div className={styles.pages}>
              <Pagination
                label={t('pages')}
                current={query.page}
                previousLabel={t('previous')}
                nextLabel={t('next')}
                pages={Array.from({ length: last }, (_, index) => ({
                  href: searchHref(page, { page: index + 1 }),
                  label: t('page', { number: index + 1 }),
                }))}
              />
            </div>
          )}
        </OptionalGamblingBackground>
      </SearchMap>
    </>
  )
}

/**
 * Sorts hotels by the price of the stay, unavailable ones last. In a list by distance, only the unavailable ones move
 * to the end. It sorts one page of the list, which is enough for all of the group's hotels. Results that are not all
 * hotels with a stay keep their order.
 */
function inOrder(
  found: readonly Found[],
  stayOf: (found: Found) => HotelStay | undefined,
  { sort }: SearchQuery,
): readonly Found[] {
  if (!found.every(stayOf)) return found
  return found.toSorted((first, second) =>
    sort === 'distance'
      ? Number(stayOf(first)?.unavailable) - Number(stayOf(second)?.unavailable)
      : byStay(stayOf(first), stayOf(second)),
  )
}

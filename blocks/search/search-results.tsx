import { Banner } from '#components/ui/banner.tsx'
import { ChipLink, ChipRow } from '#components/ui/chip.tsx'
import { type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import { type SearchAnswer, type SearchQuery, searchPages } from '#lib/contracts/search.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { optionalContent } from '../optional-content.ts'
import { EntryCard } from '../listing/card-grid.tsx'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { searchHref } from './address.ts'
import { foundEntry } from './found-entry.ts'
import { hotelCodes } from './hotel-codes.ts'
import { SearchMap } from './search-map.tsx'
import mapStyles from './search-map.module.css'
import styles from './search.module.css'

interface SearchResultsProps {
  readonly query: SearchQuery
  readonly answer: SearchAnswer | undefined
  readonly refused: readonly string[]
  readonly context: BlockContext
  readonly level: HeadingLevel
}

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

/** Search results with their number, or ways on where there are none. */
export async function SearchResults({ query, answer, refused, context, level }: SearchResultsProps) {
  const { locale, path, now } = context
  const t = getTranslator(locale, 'blocks.search')
  if (!answer)
    return (
      <Banner kind="error" title={t('away')}>
        {t('tryAgain')}
      </Banner>
    )
  const pages = (await contentGateway().live.ensure())?.directory.entries
  const codes = (await optionalContent(() => hotelCodes(locale), context)) ?? new Map<string, string>()
  const entries = answer.found
    .map((found) => foundEntry(found, { page: pages?.get(found.uuid), codes, locale, now }))
    .filter((entry) => entry !== undefined)
  const last = searchPages(answer)
  return (
    <>
      {refused.length > 0 && (
        <Banner kind="info" title={t('refused')}>
          {refused.join(', ')}
        </Banner>
      )}
      <p className={styles.total} role="status" data-total>
        {t('total', { count: answer.total })}
        {answer.loosened && ` ${t('loosened')}`}
      </p>
      {answer.suggestions.length > 0 && (
        <ChipRow label={t('meant')}>
          <span>{t('meant')}</span>
          {answer.suggestions.map((words) => (
            <ChipLink key={words} anchor={{ href: searchHref(path, query, { q: words }) }}>
              {words}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <SearchMap query={query} answer={answer} pages={pages} codes={codes} locale={locale}>
        {answer.total === 0 && (
          <div className={styles.none}>
            {answer.relaxations.length > 0 && <p>{t('relax')}</p>}
            <ul>
              {answer.relaxations.map(({ filter, count }) => (
                <li key={filter}>
                  <a href={searchHref(path, query, RELAXED[filter] ?? {})}>{t(`without.${filter as 'kind'}`)}</a> (
                  {count})
                </li>
              ))}
              <li>
                <a href={path}>{t('everything')}</a>
              </li>
            </ul>
          </div>
        )}
        {entries.length > 0 && (
          <OptionalGamblingBackground entries={entries} locale={locale}>
            <div className={mapStyles.cards}>
              {entries.map((entry) => (
                <EntryCard key={entry.key} entry={entry} level={below(level)} />
              ))}
            </div>
          </OptionalGamblingBackground>
        )}
        {last > 1 && (
          <div className={styles.pages}>
            <Pagination
              label={t('pages')}
              current={query.page}
              previousLabel={t('previous')}
              nextLabel={t('next')}
              pages={Array.from({ length: last }, (_, index) => ({
                href: searchHref(path, query, { page: index + 1 }),
                label: t('page', { number: index + 1 }),
              }))}
            />
          </div>
        )}
      </SearchMap>
    </>
  )
}

import { BookingFaults } from '#components/booking/booking-faults.tsx'
import { SearchField } from '#components/search/search-field.tsx'
import { Section } from '#components/ui/section.tsx'
import { DAY_TAG, INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { readSearch } from '#lib/gateways/search/read-search.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchMapLoader } from './search-map.tsx'
import styles from './search.module.css'
import type { searchSchema } from './search.schema.ts'
import { SearchResults } from './search-results.tsx'

/** Id of the search; the enhancer replaces its answer by that of the next address. */
const ID = 'recherche'

/**
 * The search page: a GET form and its results, rendered by the server. Progressive enhancement: with scripts, a change
 * of the form replaces the block by that of the next address.
 */
export async function Search({ block, context }: BlockProps<typeof searchSchema>) {
  const { locale, path, parameters } = context
  const t = getTranslator(locale, 'blocks.search')
  const { query, refused } = readSearch(parameters, locale)
  const answer = await searchGateway().search(query)
  // Not cached for long: the index may be back soon, and dates change with the day.
  await tagPage(answer ? [DAY_TAG] : [INCOMPLETE_TAG])
  return (
    <Section
      edit={editAttributes(block)}
      title={block.title ?? t('title')}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <BookingFaults locale={locale} />
      <search id={ID}>
        <form id={`${ID}-form`} action={path} method="get" className={styles.form}>
          <div className={styles.words}>
            <label htmlFor={`${ID}-q`}>{t('words')}</label>
            <div className={styles.line}>
              <SearchField locale={locale} className={styles.field}>
                <input
                  id={`${ID}-q`}
                  name="q"
                  type="search"
                  defaultValue={query.q}
                  maxLength={200}
                  autoComplete="off"
                  enterKeyHint="search"
                  className={styles.input}
                  suppressHydrationWarning
                />
              </SearchField>
              <button type="submit" className={styles.submit}>
                {t('search')}
              </button>
            </div>
          </div>
          <div className={styles.columns} data-answer>
            <SearchFilters query={query} answer={answer} locale={locale} path={path} />
            <div className={styles.results}>
              <SearchResults
                query={query}
                answer={answer}
                refused={refused}
                context={context}
                level={titleLevel(context)}
              />
            </div>
          </div>
        </form>
        <SearchMapLoader locale={locale} />
        <site-search-updater
          data-not-located={t('notLocated')}
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      </search>
    </Section>
  )
}

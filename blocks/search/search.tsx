import { BOOKING_ID, BookingBar } from '#components/booking/booking-bar.tsx'
import { BookingFaults } from '#components/booking/booking-faults.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { SearchField } from '#components/search/search-field.tsx'
import { Section } from '#components/ui/section.tsx'
import { LANDSCAPES, placeOfSearch } from '#lib/booking/place.ts'
import type { StayFault } from '@barriere/shared/domain/stays/stay.ts'
import { DAY_TAG, INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { readSearch } from '#lib/gateways/search/read-search.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { type BookableHotel, bookableHotels } from '../listing/bookable-hotels.ts'
import { optionalContent } from '../optional-content.ts'
import type { BlockProps } from '../props.ts'
import { type SearchPage, searchParameters } from './address.ts'
import { askedParameters, readAskedStay } from './asked-stay.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchMapLoader } from './search-map.tsx'
import styles from './search.module.css'
import type { searchSchema } from './search.schema.ts'
import { SearchResults } from './search-results.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { SearchToolbar } from './search-toolbar.tsx'

/** Id of the search. The enhancer replaces the answer in it. */
const ID = 'recherche'

/** Kinds of results that depend on a stay. For other kinds the booking bar is hidden. */
const STAYED = ['hotel', 'room', 'offer'] as const

/**
 * The search page: a bar for the stay, a GET form and its results, rendered by the server. Progressive enhancement:
 * with scripts, a change of the form replaces the answer by that of the next address.
 */
export async function Search({ block, context }: BlockProps<typeof searchSchema>) {
  const { locale, path, parameters, now } = context
  const t = getTranslator(locale, 'blocks.search')
  const { query, refused } = readSearch(parameters, locale)
  const { asked, fault } = readAskedStay(parameters, now)
  const page: SearchPage = { path, query, asked }
  const [answer, hotels = []] = await Promise.all([
    searchGateway().search(query),
    optionalContent(() => bookableHotels(context), context),
  ])
  // The dates depend on the day. Without an answer the page is not cached, because the index may recover soon.
  await tagPage(answer ? [DAY_TAG] : [INCOMPLETE_TAG])
  const level = titleLevel(context)
  return (
    <Section edit={editAttributes(block)} title={block.title ?? t('title')} level={level} spacing="tight" isPrivate>
      <search id={ID} className={styles.search}>
        <StayBar page={page} hotels={hotels} context={context} />
        <form id={`${ID}-form`} action={path} method="get" noValidate>
          <div className={styles.words}>
            <label htmlFor={`${ID}-q`} className="vh">
              {t('words')}
            </label>
            <SearchField locale={locale}>
              <input
                id={`${ID}-q`}
                name="q"
                type="search"
                defaultValue={query.q}
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
                placeholder={t('placeholder')}
                className={styles.input}
                suppressHydrationWarning
              />
            </SearchField>
            <button type="submit" className={styles.submit}>
              {t('search')}
            </button>
          </div>
          <div className={styles.answer} data-answer>
            {query.kind.map((kind) => (
              <input key={kind} type="hidden" name="kind" value={kind} />
            ))}
            {asked &&
              askedParameters(asked).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            {isOfPage(fault, parameters) && (
              <Banner kind="info">{getTranslator(locale, 'booking.faults')(fault)}</Banner>
            )}
            {answer && <SearchTabs page={page} answer={answer} locale={locale} />}
            <SearchToolbar page={page} answer={answer} locale={locale}>
              <SearchFilters page={page} answer={answer} locale={locale} />
            </SearchToolbar>
            <SearchResults
              page={page}
              answer={answer}
              hotels={hotels}
              refused={refused}
              context={context}
              level={level}
            />
          </div>
        </form>
        <SearchMapLoader locale={locale} />
        <site-search-updater
          data-locating={t('locating')}
          data-not-located={t('notLocated')}
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      </search>
    </Section>
  )
}

/** Whether the page reports the fault. After a refused booking, the booking bar shows its own message. */
const isOfPage = (fault: StayFault | undefined, { booking }: BlockContext['parameters']): fault is StayFault =>
  fault !== undefined && booking !== fault

interface StayBarProps {
  readonly page: SearchPage
  readonly hotels: readonly BookableHotel[]
  readonly context: BlockContext
}

/**
 * The booking bar with the values of the address. If the hotels cannot be read, it contains only the fault messages.
 */
function StayBar({ page: { query, asked }, hotels, context: { now, locale, claimId } }: StayBarProps) {
  const id = claimId(BOOKING_ID)
  if (hotels.length === 0) return id && <BookingFaults locale={locale} />
  const isStayed = query.kind.length === 0 || STAYED.some((kind) => query.kind.includes(kind))
  const place = placeOfSearch(query)
  const { [place]: ofPlace }: Readonly<Record<string, string>> = LANDSCAPES
  const filters = [
    ...searchParameters(query, {
      kind: [],
      town: [],
      experience: query.experience.filter((experience) => experience !== ofPlace),
      from: undefined,
      to: undefined,
      open: undefined,
    }),
    ...(asked && asked.flexibility !== 'exact' ? [['flex', asked.flexibility] as const] : []),
  ]
  return (
    <div className={styles.bar} data-bar hidden={!isStayed}>
      <BookingBar
        id={id ?? `${BOOKING_ID}-of-search`}
        properties={hotels}
        now={now}
        locale={locale}
        place={place}
        stay={asked?.stay}
        filters={filters.map(([name, value]) => [name, value])}
      />
    </div>
  )
}

import { SearchField } from '#components/search/search-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextInput } from '#components/ui/form/text-input.tsx'
import { Section } from '#components/ui/section.tsx'
import { withLocale } from '#lib/content/paths.ts'
import { searchQuery } from '@barriere/shared/contracts/search.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { FacetControl } from '../listing/facet-control.tsx'
import { type Facet, facetsOf, propertyFilter } from '../listing/filters.ts'
import { listedStories } from '../listing/listed-stories.ts'
import { optionalContent } from '../optional-content.ts'
import type { BlockProps } from '../props.ts'
import { searchHref } from '../search/address.ts'
import styles from './search-box.module.css'
import type { searchBoxSchema } from './search-box.schema.ts'

/** A form that leads to the search of given kinds, by text or by filters of hotels, and a link to all filters. */
export async function SearchBox({ block, context }: BlockProps<typeof searchBoxSchema>) {
  const { locale } = context
  const { uid, kinds, title, town } = block
  const t = getTranslator(locale, 'blocks.search')
  const path = withLocale(PAGES[locale].search, locale)
  const facets = block.filters ? await hotelFacets(town, context) : []
  return (
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      title={title}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <search aria-label={title}>
        <form action={path} method="get" className={styles.form}>
          {kinds.map((kind) => (
            <input key={kind} type="hidden" name="kind" value={kind} />
          ))}
          {town !== undefined && <input type="hidden" name="town" value={town} />}
          {facets.map((facet) => (
            <FacetControl key={facet.name} id={`${facet.name}-${uid}`} facet={facet} locale={locale} />
          ))}
          {facets.length === 0 && (
            <div className={styles.words}>
              <SearchField locale={locale}>
                <TextInput
                  id={`search-${uid}`}
                  name="q"
                  type="search"
                  label={t('words')}
                  maxLength={200}
                  autoComplete="off"
                  enterKeyHint="search"
                  suppressHydrationWarning
                />
              </SearchField>
            </div>
          )}
          <Button type="submit" variant="line" className={styles.submit}>
            {t('search')}
          </Button>
          <a
            href={searchHref(
              { path, query: searchQuery.parse({ locale }) },
              { kind: kinds, town: town === undefined ? [] : [town] },
            )}
            className={styles.all}
          >
            {t('allFilters')}
          </a>
        </form>
      </search>
    </Section>
  )
}

/** Facets of all hotels, or of a town's hotels. Empty if they cannot be read. */
async function hotelFacets(town: string | undefined, context: BlockContext): Promise<readonly Facet[]> {
  const choice = { stories: [], list_folder: 'hotels', town }
  const hotels = await optionalContent(() => listedStories(choice, 'hotel', context), context)
  const today = toParisTime(context.now).day
  const items = (hotels ?? []).flatMap((story) => propertyFilter(story, today) ?? [])
  return facetsOf(['town', 'stars', 'experience'], items, context.locale)
}

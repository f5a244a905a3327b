import { SearchField } from '#components/search/search-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextInput } from '#components/ui/form/text-input.tsx'
import { Section } from '#components/ui/section.tsx'
import { withLocale } from '#lib/content/paths.ts'
import { searchQuery } from '#lib/contracts/search.ts'
import { PAGES } from '#lib/i18n/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { searchHref } from '../search/address.ts'
import styles from './search-box.module.css'
import type { searchBoxSchema } from './search-box.schema.ts'

/** The way from a list into the search of its kinds: words at once, or all filters and the map. */
export function SearchBox({ block, context }: BlockProps<typeof searchBoxSchema>) {
  const { locale } = context
  const { uid, kinds } = block
  const t = getTranslator(locale, 'blocks.search')
  const path = withLocale(PAGES[locale].search, locale)
  return (
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      title={block.title}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <search>
        <form action={path} method="get" className={styles.form}>
          {kinds.map((kind) => (
            <input key={kind} type="hidden" name="kind" value={kind} />
          ))}
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
          <Button type="submit" className={styles.submit}>
            {t('search')}
          </Button>
          <a href={searchHref({ path, query: searchQuery.parse({ locale }) }, { kind: kinds })} className={styles.all}>
            {t('allFilters')}
          </a>
        </form>
      </search>
    </Section>
  )
}

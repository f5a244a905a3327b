import { Button } from '#components/ui/button.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { Checkbox } from '#components/ui/form/checkbox.tsx'
import { withLocale } from '#lib/content/paths.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { SearchKind } from '@barriere/shared/domain/content/search-kind.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { FacetControl } from './facet-control.tsx'
import { type FacetName, type ItemFilter, facetsOf } from './filters.ts'
import styles from './list-filters.module.css'

/** Facets that the search does not support: without scripts they have no effect. */
const OWN: readonly FacetName[] = ['view']

interface ListFiltersProps {
  /** Unique in the page. */
  id: string
  /** In display order. Facets without a choice are left out. */
  names: readonly FacetName[]
  items: readonly ItemFilter[]
  /** Kinds for the search, which replaces the list without scripts. */
  kinds: readonly SearchKind[]
  locale: Locale
}

/**
 * Filters of the list in the same section: a GET form whose fields are the address's parameters. The enhancer hides
 * items in place; without scripts the form leads to the search with the same filters. Renders nothing without a choice.
 */
export function ListFilters({ id, names, items, kinds, locale }: ListFiltersProps) {
  const t = getTranslator(locale, 'blocks.filters')
  const facets = facetsOf(names, items, locale)
  const hasHours = items.some(({ states }) => states !== undefined && states.length > 0)
  if (facets.length === 0 && !hasHours) return undefined
  const all = new Set(items.map(({ key }) => key)).size
  const isSearch = hasHours || facets.some(({ name }) => !OWN.includes(name))
  return (
    <site-list-filters className={styles.filters} data-shown={t('shown', { count: '{count}', all })}>
      <form
        action={withLocale(PAGES[locale].search, locale)}
        method="get"
        autoComplete="off"
        aria-label={t('label')}
        className={styles.form}
      >
        {kinds.map((kind) => (
          <input key={kind} type="hidden" name="kind" value={kind} />
        ))}
        {facets.map((facet) => (
          <FacetControl key={facet.name} id={`${id}-${facet.name}`} facet={facet} locale={locale} />
        ))}
        {hasHours && (
          <Checkbox
            id={`${id}-open`}
            name="open"
            value="1"
            variant="chip"
            label={getTranslator(locale, 'blocks.search')('open')}
          />
        )}
        {isSearch && (
          <noscript>
            <Button type="submit">{t('submit')}</Button>
          </noscript>
        )}
        <FilterState
          shown={t('all', { count: all })}
          search={isSearch ? withLocale(PAGES[locale].search, locale) : undefined}
          locale={locale}
        />
      </form>
    </site-list-filters>
  )
}

interface FilterStateProps {
  /** Message with the number of items, in a live region. */
  readonly shown: string
  /** `filtered`: the address contains filters. `nothing`: no item matches them. */
  readonly filtered?: boolean
  readonly nothing?: boolean
  /** Address of the search, for an empty result. */
  readonly search?: string | undefined
  readonly locale: Locale
}

/** The number of matching items, buttons that clear the filters, and the message for an empty result. */
export function FilterState({ shown, filtered = false, nothing = false, search, locale }: FilterStateProps) {
  const t = getTranslator(locale, 'blocks.filters')
  return (
    <>
      <div className={styles.state}>
        <p role="status" suppressHydrationWarning>
          {shown}
        </p>
        <span data-clear hidden={!filtered || nothing} suppressHydrationWarning>
          <Chip type="reset" removable aria-pressed={undefined}>
            {t('clear')}
          </Chip>
        </span>
      </div>
      <div className={styles.none} data-none hidden={!nothing} suppressHydrationWarning>
        <p className={styles.nothing}>{t('none')}</p>
        <p className={styles.ways}>
          <Chip type="reset" removable aria-pressed={undefined}>
            {t('clear')}
          </Chip>
          {search !== undefined && (
            <a href={search} suppressHydrationWarning>
              {t('everywhere')}
            </a>
          )}
        </p>
      </div>
    </>
  )
}

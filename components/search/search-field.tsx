import type { ReactNode } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './search-field.module.css'

interface SearchFieldProps {
  readonly locale: Locale
  /** The field: an `<input type="search">` with an id, and with `suppressHydrationWarning`. */
  readonly children: ReactNode
}

/**
 * A search field with suggestions: a combobox (ARIA pattern) with scripts, a plain field without. Its list overlays
 * the content below: no layout shift.
 */
export const SearchField = ({ locale, children }: SearchFieldProps) => (
  <site-search-field
    className={styles.field}
    data-suggest={`/api/search/suggest?locale=${locale}`}
    data-label={getTranslator(locale, 'blocks.search')('suggestions')}
  >
    {children}
    <div className={styles.list} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  </site-search-field>
)

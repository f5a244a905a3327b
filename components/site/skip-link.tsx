import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './skip-link.module.css'

/** First link of the page: leads keyboard users past the header, to the element with the id `content`. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a className={styles.skip} href="#content">
      {getTranslator(locale, 'common')('skip')}
    </a>
  )
}

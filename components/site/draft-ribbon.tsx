import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './draft.module.css'

/** Says that the page is a draft, and leads out of it. */
export function DraftRibbon({ locale, exitHref = '/api/preview/exit' }: { locale: Locale; exitHref?: string }) {
  const t = getTranslator(locale, 'draft')
  return (
    <aside className={styles.ribbon} aria-label={t('ribbon')}>
      <strong>{t('ribbon')}</strong>
      <span className={styles.ribbonText}>{t('ribbonText')}</span>
      <a href={exitHref}>{t('leave')}</a>
    </aside>
  )
}

import { GAMBLING_WARNING } from '#lib/domain/gambling-warning.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { GAMBLING_AIDS } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { cx } from '../ui/cx.ts'
import styles from './gambling-notice.module.css'

interface GamblingNoticeProps {
  locale: Locale
  /**
   * `bar`: above the footer; `compact`: below one block; `sticky`: at the window's edge while its background is
   * visible.
   */
  variant?: 'bar' | 'compact' | 'sticky'
}

/** The responsible-gaming notice. It cannot be closed in any variant. */
export function GamblingNotice({ locale, variant = 'bar' }: GamblingNoticeProps) {
  const label = getTranslator(locale, 'footer')('gambling')
  const aid = GAMBLING_AIDS[locale]
  const inner = (
    <div className={cx(variant !== 'compact' && 'wrap', styles.inner)}>
      <span className={styles.age}>18+</span>
      <div className={styles.words}>
        <p className={styles.text} lang="fr">
          {GAMBLING_WARNING.before}
          <a href={GAMBLING_WARNING.href} rel="noopener">
            {GAMBLING_WARNING.site}
          </a>
          {GAMBLING_WARNING.after}
        </p>
        {aid && (
          <p className={styles.aid} lang={locale}>
            {aid}
          </p>
        )}
      </div>
    </div>
  )
  // Only the bar is a landmark, because a page may contain one notice per block.
  return variant === 'bar' ? (
    <aside className={styles.notice} aria-label={label}>
      {inner}
    </aside>
  ) : (
    <div role="note" className={cx(styles.notice, styles[variant])} aria-label={label}>
      {inner}
    </div>
  )
}

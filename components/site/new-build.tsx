import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import styles from './new-build.module.css'

/**
 * Reloads pages of an old build, at the latest when a file of that build is no longer served. Asks the visitor first
 * if a reload would lose input.
 */
export function NewBuild({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'newBuild')
  return (
    <site-new-build>
      <dialog
        className={styles.question}
        role="alertdialog"
        aria-labelledby="new-build-title"
        aria-describedby="new-build-text"
      >
        <p id="new-build-title" className={styles.title}>
          {t('title')}
        </p>
        <p id="new-build-text">{t('text')}</p>
        <div className={styles.answers}>
          <Button data-reload="">{t('reload')}</Button>
          <Button variant="line" data-later="">
            {t('later')}
          </Button>
        </div>
      </dialog>
    </site-new-build>
  )
}

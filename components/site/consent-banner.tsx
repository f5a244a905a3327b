import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-banner.module.css'

const ANSWERS = ['refuse', 'choose', 'accept'] as const

/**
 * Consent banner for cookies: refusing, choosing and accepting look the same, refusal first. Only in the component
 * showcase: the site stores nothing that needs consent. Its buttons have no handlers yet.
 */
export function ConsentBanner({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'consent')
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <div className={styles.words}>
        <p className={styles.title}>{t('title')}</p>
        <p className={styles.text}>{t('text')}</p>
      </div>
      <div className={styles.answers}>
        {ANSWERS.map((answer) => (
          <Button key={answer} variant="line" value={answer}>
            {t(answer)}
          </Button>
        ))}
      </div>
    </section>
  )
}

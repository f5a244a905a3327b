import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-banner.module.css'

const ANSWERS = ['refuse', 'choose', 'accept'] as const

/**
 * Asks for consent to cookies. Refusing, choosing and accepting weigh the same: one look, one size, refusal first.
 * It stands in the component showcase only: the site keeps nothing that needs consent, and a banner that asks for
 * nothing would be noise. Its buttons get their work together with the first thing to consent to.
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

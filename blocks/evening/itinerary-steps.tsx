import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './evening.module.css'

/** Timeline of the three parts of an itinerary, as an introduction to the form. */
export function ItinerarySteps({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'blocks.evening.steps')
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      {(['table', 'show', 'room'] as const).map((step) => (
        <li key={step}>{t(step)}</li>
      ))}
    </ol>
  )
}

import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './trip-badge.module.css'

/** The number on the header's heart, and the texts of all hearts of the page. */
export function TripBadge({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'trip')
  return (
    <site-trip-badge
      className={styles.badge}
      data-holds={t('holds', { count: '{count}' })}
      data-keep={t('keep', { name: '{name}' })}
      data-full={t('full')}
      // The enhancer writes the content; React must not change it.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}

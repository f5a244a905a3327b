import { type BookingFault, faultAnchor } from '#lib/booking/booking-fault.ts'
import { STAY_FAULTS } from '@barriere/shared/domain/stays/stay.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Banner } from '../ui/banner.tsx'
import styles from './booking-bar.module.css'

const FAULTS: readonly BookingFault[] = ['hotel', 'place', ...STAY_FAULTS]

/**
 * Messages for a refused booking request. Cached pages do not vary by query, so each page contains all messages; CSS
 * `:target` shows the message of the address's hash, without a script.
 */
export function BookingFaults({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'booking.faults')
  return (
    <div className={styles.faults}>
      <Banner kind="error">
        {FAULTS.map((fault) => (
          <p key={fault} id={faultAnchor(fault)} className={styles.fault}>
            {t(fault)}
          </p>
        ))}
      </Banner>
    </div>
  )
}

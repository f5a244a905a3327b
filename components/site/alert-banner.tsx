import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { EditAttributes } from '../ui/anchor.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './alert-banner.module.css'
import type { NavAction } from './nav-link.ts'

interface Alert {
  readonly message: string
  readonly kind: 'information' | 'warning'
  readonly action?: NavAction | undefined
  /** End of the alert. */
  readonly until?: Date | undefined
  /** Local storage key of a closed alert. Without a key, the alert cannot be closed. */
  readonly memory?: string | undefined
  readonly edit?: EditAttributes | undefined
}

interface AlertBannersProps {
  locale: Locale
  alerts: readonly Alert[]
}

/** Alerts above a header. Without scripts they stay; with scripts, a visitor can close an alert permanently. */
export function AlertBanners({ locale, alerts }: AlertBannersProps) {
  if (alerts.length === 0) return null
  const t = getTranslator(locale, 'alert')
  return (
    <aside className={styles.alerts} aria-label={t('label')}>
      {alerts.map(({ message, kind, action, until, memory, edit }, index) => (
        <site-alert
          key={index}
          className={cx(styles.alert, styles[kind])}
          data-memory={memory}
          data-until={until?.toISOString()}
          // The enhancer sets `hidden`.
          suppressHydrationWarning
          {...edit}
        >
          <div className={cx('wrap', styles.inner)}>
            <Icon name={kind === 'warning' ? 'warning' : 'info'} className={styles.icon} />
            <p>
              {kind === 'warning' && <span className="vh">{t('warning')} </span>}
              {message} {action && <a {...action.anchor}>{action.label}</a>}
            </p>
            {memory !== undefined && (
              <button type="button" className={styles.close} aria-label={t('close')}>
                <Icon name="close" />
              </button>
            )}
          </div>
        </site-alert>
      ))}
    </aside>
  )
}

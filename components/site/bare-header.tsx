import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { cx } from '../ui/cx.ts'
import styles from './bare-header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import type { Alternates } from './nav-link.ts'

/** Header of a page without a header story: brand and language switch. */
export const BareHeader = ({ locale, alternates }: { locale: Locale; alternates: Alternates }) => (
  <header className={cx('wrap', styles.header)}>
    <a className={styles.mark} href={alternates[locale]} aria-label={getTranslator(locale, 'common')('brandHome')}>
      BARRIÈRE
    </a>
    <LanguageSwitch locale={locale} alternates={alternates} />
  </header>
)

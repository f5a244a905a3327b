import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './language-switch.module.css'
import type { Alternates } from './nav-link.ts'

/** Links to this page in every language. The name of each language is in that language. */
export function LanguageSwitch({ locale, alternates }: { locale: Locale; alternates: Alternates }) {
  return (
    <span className={styles.switch} role="group" aria-label={getTranslator(locale, 'common')('language')}>
      {LOCALES.map((language) => (
        <a
          key={language}
          href={alternates[language]}
          lang={language}
          hrefLang={language}
          aria-current={language === locale ? 'true' : undefined}
        >
          {language.toUpperCase()}
          <span className="vh"> {LANGUAGE_NAMES[language]}</span>
        </a>
      ))}
    </span>
  )
}

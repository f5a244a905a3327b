import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './language-switch.module.css'
import type { Alternates } from './nav-link.ts'

/** Each language is named in itself, for those who do not read the page's. */
const NAMES: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' }

/** This page in the other language. */
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
          <span className="vh"> {NAMES[language]}</span>
        </a>
      ))}
    </span>
  )
}

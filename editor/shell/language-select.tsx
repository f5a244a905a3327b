import { useContext } from 'react'
import { ChooseLanguageContext, LANGUAGES, type Language, defineWords, useLanguage, useWords } from '../words.ts'
import styles from './shell.module.css'

const words = defineWords({
  fr: { label: 'Langue de l’éditeur', fr: 'Français', en: 'Anglais' },
  en: { label: 'Language of the editor', fr: 'French', en: 'English' },
})

/** Selects the language of the editor's user interface. */
export function LanguageSelect({ onChange }: { onChange?: (language: Language) => void }) {
  const { label, ...names } = useWords(words)
  const choose = useContext(ChooseLanguageContext)
  return (
    <select
      className={styles.language}
      aria-label={label}
      value={useLanguage()}
      onChange={({ target }) => {
        const chosen = LANGUAGES.find((one) => one === target.value) ?? 'fr'
        choose(chosen)
        onChange?.(chosen)
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </select>
  )
}

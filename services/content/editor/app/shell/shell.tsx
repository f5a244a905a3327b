import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import { hasRole } from '../../../people/principal.ts'
import type { User } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { LANGUAGES, type Language, defineWords, useLanguage, useWords } from '../words.ts'
import { SECTIONS, type Section, sectionWords } from './sections.ts'
import styles from './shell.module.css'

const words = defineWords({
  fr: { sections: 'Rubriques', language: 'Langue de l’éditeur', fr: 'Français', en: 'Anglais' },
  en: { sections: 'Sections', language: 'Language of the editor', fr: 'French', en: 'English' },
})

interface ShellProps {
  user: User
  setLanguage: (language: Language) => void
  children: ReactNode
}

/** Around every screen: the sections, who is signed in, the editor's language. */
export function Shell({ user, setLanguage, children }: ShellProps) {
  const { sections, language: label, ...names } = useWords(words)
  const language = useLanguage()
  const role = user.role ?? 'administrator'
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <Link href="/" className={styles.mark}>
          BARRIÈRE
        </Link>
        <nav aria-label={sections} className={styles.sections}>
          {SECTIONS.filter((section) => hasRole({ role }, section.role ?? 'reader')).map((section) => (
            <SectionLink key={section.path} {...section} />
          ))}
        </nav>
        <p className={styles.user}>{user.friendly_name}</p>
        <select
          className={styles.language}
          aria-label={label}
          value={language}
          onChange={({ target }) => setLanguage(LANGUAGES.find((one) => one === target.value) ?? 'fr')}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </header>
      {children}
    </div>
  )
}

function SectionLink({ name, path, icon }: Section) {
  const text = useWords(sectionWords)[name]
  const [isHere] = useRoute(path === '/' ? path : `${path}/*?`)
  return (
    <Link href={path} className={styles.section} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      {text}
    </Link>
  )
}

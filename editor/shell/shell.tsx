import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useRoute } from 'wouter'
import { hasRole } from '@barriere/shared/stories/roles.ts'
import { call } from '../api.ts'
import { type User, useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { toast } from '../ui/toasts.tsx'
import { type Language, defineWords, useWords } from '../words.ts'
import { LanguageSelect } from './language-select.tsx'
import { SECTIONS, type Section, sectionWords } from './sections.ts'
import styles from './shell.module.css'

const words = defineWords({
  fr: {
    sections: 'Rubriques',
    out: 'Se déconnecter',
    here: 'De ce navigateur',
    everywhere: 'De tous les navigateurs',
    notOut: 'La déconnexion n’a pas abouti. Réessayez.',
  },
  en: {
    sections: 'Sections',
    out: 'Sign out',
    here: 'Of this browser',
    everywhere: 'Of all browsers',
    notOut: 'You could not be signed out. Try again.',
  },
})

interface ShellProps {
  user: User
  children: ReactNode
}

/** Frame of every screen: the sections, the signed-in user, the editor's language. */
export function Shell({ user, children }: ShellProps) {
  const { sections, out, here, everywhere, notOut } = useWords(words)
  const { end } = useSession()
  const { role } = user
  // The language is kept in this browser, and in the account if the service answers.
  const keep = (lang: Language): void =>
    void call('PUT', '/users/me', { body: { user: { lang } } }).catch(() => undefined)
  const leave = (isEverywhere: boolean): void => void end(isEverywhere).catch(() => toast(notOut))
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
        <LanguageSelect onChange={keep} />
        <Menu
          label={out}
          items={[
            { label: here, onSelect: () => leave(false) },
            { label: everywhere, onSelect: () => leave(true) },
          ]}
        >
          <Icon name="logout" />
        </Menu>
      </header>
      {children}
    </div>
  )
}

function SectionLink({ name, path, icon, beside: Beside }: Section) {
  const text = useWords(sectionWords)[name]
  const [isHere] = useRoute(path === '/' ? path : `${path}/*?`)
  const link = useRef<HTMLAnchorElement>(null)
  // Scrolls to the current section if there is too little space; again once the fonts are loaded.
  useEffect(() => {
    if (!isHere) return
    const reveal = (): void => link.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
    reveal()
    void document.fonts.ready.then(reveal)
  }, [isHere])
  return (
    <Link ref={link} href={path} className={styles.section} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      {text}
      {Beside && <Beside />}
    </Link>
  )
}

import { Link } from 'wouter'
import { defineWords, useWords } from '../words.ts'
import styles from './tree-screen.module.css'

const words = defineWords({
  fr: {
    title: 'Raccourcis',
    headers: 'En-têtes et menus',
    footers: 'Pieds de page',
    notices: 'Messages d’information',
    redirects: 'Redirections',
    datasources: 'Listes de valeurs',
  },
  en: {
    title: 'Shortcuts',
    headers: 'Headers and menus',
    footers: 'Footers',
    notices: 'Information messages',
    redirects: 'Redirects',
    datasources: 'Lists of values',
  },
})

/** What belongs to every page: a filter of the tree, or a datasource by its slug. */
const PLACES = [
  ['headers', '/?type=header'],
  ['footers', '/?type=footer'],
  ['notices', '/?block=information-popin'],
  ['redirects', '/datasources/redirects'],
  ['datasources', '/datasources'],
] as const

/** Ways to what is edited seldom and concerns the whole site. */
export function Shortcuts() {
  const say = useWords(words)
  return (
    <nav aria-label={say.title} className={styles.shortcuts}>
      {PLACES.map(([name, href]) => (
        <Link key={name} href={href}>
          {say[name]}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from 'wouter'
import { storyAddress } from '../story/releases.ts'
import { defineWords, useWords } from '../words.ts'
import type { Tree } from './tree.ts'
import styles from './tree-screen.module.css'

const words = defineWords({
  fr: {
    title: 'Raccourcis',
    headers: 'En-têtes et menus',
    footers: 'Pieds de page',
    alerts: 'Bandeau d’alerte',
    notices: 'Messages d’information',
    redirects: 'Redirections',
    datasources: 'Listes de valeurs',
  },
  en: {
    title: 'Shortcuts',
    headers: 'Headers and menus',
    footers: 'Footers',
    alerts: 'Alert banner',
    notices: 'Information messages',
    redirects: 'Redirects',
    datasources: 'Lists of values',
  },
})

/** Site-wide content: a filter of the tree, or a datasource by its slug. */
const PLACES = [
  ['headers', '/?type=header'],
  ['footers', '/?type=footer'],
  ['notices', '/?block=information-popin'],
  ['redirects', '/datasources/redirects'],
  ['datasources', '/datasources'],
] as const

/** Slug of the default header of pages. Its alerts appear on all of them. */
const SITE_HEADER = 'main'

/** Links to site-wide content, which is edited seldom. */
export function Shortcuts({ tree }: { tree: Tree }) {
  const say = useWords(words)
  const header = [...tree.byId.values()].find(
    ({ story }) => story.content_type === 'header' && story.slug === SITE_HEADER,
  )
  return (
    <nav aria-label={say.title} className={styles.shortcuts}>
      {PLACES.map(([name, href]) => (
        <Link key={name} href={href}>
          {say[name]}
        </Link>
      ))}
      <Link href={header ? storyAddress(header.story.id) : '/?type=header'}>{say.alerts}</Link>
    </nav>
  )
}

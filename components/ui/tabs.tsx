import type { ReactNode } from 'react'
import type { AnchorAttributes, EditAttributes } from './anchor.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import styles from './tabs.module.css'

interface TabLink {
  readonly label: string
  readonly anchor: AnchorAttributes
  readonly current?: boolean | undefined
  readonly edit?: EditAttributes | undefined
}

/** Navigation between pages that looks like tabs. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {links.map(({ label: text, anchor, current, edit }, index) => (
          <li key={index} {...edit}>
            <a {...anchor} className={styles.tab} aria-current={current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Tab {
  /** Part of the panel's id: letters, digits and hyphens; unique among the tabs. */
  readonly key: string
  readonly label: string
  readonly content: ReactNode
  readonly edit?: EditAttributes | undefined
}

interface TabsProps {
  /** Unique in the page. The id of a panel is `id-key`; an address with this fragment opens the panel. */
  id: string
  label: string
  /** Rank of the panels' titles, which are visible only without scripts. */
  level: HeadingLevel
  tabs: readonly Tab[]
}

/**
 * Panels, only one of which is visible. Without scripts, all panels are visible, with links to them.
 * `tabs.enhance.ts` turns the links into tabs.
 */
export function Tabs({ id, label, level, tabs }: TabsProps) {
  return (
    <site-tabs className={styles.frame}>
      <div className={styles.tabs} role="group" aria-label={label} suppressHydrationWarning>
        {tabs.map((tab) => {
          const panel = `${id}-${tab.key}`
          return (
            <a key={tab.key} id={`${panel}-tab`} href={`#${panel}`} className={styles.tab} suppressHydrationWarning>
              {tab.label}
            </a>
          )
        })}
      </div>
      <div id={id} className={styles.panels} suppressHydrationWarning>
        {tabs.map((tab) => (
          <div key={tab.key} id={`${id}-${tab.key}`} {...tab.edit} suppressHydrationWarning>
            <Heading level={level} className={styles.title}>
              {tab.label}
            </Heading>
            {tab.content}
          </div>
        ))}
      </div>
    </site-tabs>
  )
}

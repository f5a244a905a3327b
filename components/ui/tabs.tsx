import type { ReactNode } from 'react'
import type { AnchorAttributes, EditAttributes } from './anchor.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import { TabList } from './tabs.client.tsx'
import styles from './tabs.module.css'

interface TabLink {
  readonly label: string
  readonly anchor: AnchorAttributes
  readonly current?: boolean | undefined
  readonly edit?: EditAttributes | undefined
}

/** Pages side by side, as a navigation with the look of tabs. */
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
  /** Part of the panel's id: letters, figures and hyphens, one in its tabs. */
  readonly key: string
  readonly label: string
  readonly content: ReactNode
  readonly edit?: EditAttributes | undefined
}

interface TabsProps {
  /** One in a page; panels are `id-key`, which an address may name to open one. */
  id: string
  label: string
  /** Rank of the panels' titles, which are read where no script runs. */
  level: HeadingLevel
  tabs: readonly Tab[]
}

/** Panels of which one shows. Without scripts all show, one under the other, and the tabs lead to them. */
export function Tabs({ id, label, level, tabs }: TabsProps) {
  return (
    <div>
      <TabList id={id} label={label} tabs={tabs.map((tab) => ({ panel: `${id}-${tab.key}`, label: tab.label }))} />
      <div id={id} className={styles.panels}>
        {tabs.map((tab) => (
          <div key={tab.key} id={`${id}-${tab.key}`} {...tab.edit}>
            <Heading level={level} className={styles.title}>
              {tab.label}
            </Heading>
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  )
}

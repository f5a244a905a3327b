import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import styles from './tabs.module.css'

interface TabListProps {
  /** Id of the element that holds the panels. */
  id: string
  label: string
  /** Id of each panel, and the word on its tab. */
  tabs: readonly { panel: string; label: string }[]
}

/** Where each key leads from one of `count` tabs (WAI-ARIA, tabs with automatic activation). */
const next = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key]

const onHash = (change: () => void) => {
  window.addEventListener('hashchange', change)
  return () => window.removeEventListener('hashchange', change)
}

/** The address's fragment; null until the script runs. */
const useHash = (): string | null =>
  useSyncExternalStore(
    onHash,
    () => location.hash,
    () => null,
  )

/** Links to panels, which become tabs once the script runs. */
export function TabListIsland({ id, label, tabs }: TabListProps) {
  const [chosen, setChosen] = useState<number>()
  const hash = useHash()
  const list = useRef<HTMLDivElement>(null)
  const at =
    hash === null
      ? undefined
      : (chosen ??
        Math.max(
          0,
          tabs.findIndex((tab) => `#${tab.panel}` === hash),
        ))

  useEffect(() => {
    if (at === undefined) return
    for (const [index, tab] of tabs.entries()) {
      const panel = document.getElementById(tab.panel)
      panel?.toggleAttribute('hidden', index !== at)
      panel?.setAttribute('role', 'tabpanel')
      panel?.setAttribute('aria-labelledby', `${tab.panel}-tab`)
      panel?.setAttribute('tabindex', '0')
    }
    document.getElementById(id)?.setAttribute('data-ready', '')
  }, [at, id, tabs])

  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setChosen(index)
  }
  const press = (event: KeyboardEvent) => {
    const to = next(event.key, at ?? 0, tabs.length)
    if (to === undefined) return
    event.preventDefault()
    setChosen(to)
    list.current?.querySelectorAll('a')[to]?.focus()
  }
  const ready = at !== undefined

  return (
    <div ref={list} className={styles.tabs} role={ready ? 'tablist' : 'group'} aria-label={label} onKeyDown={press}>
      {tabs.map((tab, index) => (
        <a
          key={tab.panel}
          id={`${tab.panel}-tab`}
          href={`#${tab.panel}`}
          className={styles.tab}
          onClick={open(index)}
          {...(ready
            ? {
                'role': 'tab',
                'aria-selected': index === at,
                'aria-controls': tab.panel,
                'tabIndex': index === at ? 0 : -1,
              }
            : {})}
        >
          {tab.label}
        </a>
      ))}
    </div>
  )
}

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Badge } from './note.tsx'
import styles from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly label: string
  /** Faults in the panel: a visible number, and a text for screen readers. */
  readonly faults?: { readonly count: number; readonly text: string } | undefined
}

interface TabListProps {
  /** Links tabs to their panels; unique in the document. */
  id: string
  /** Accessible name. */
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose: (name: string) => void
}

const tabId = (id: string, name: string): string => `${id}-${name}-tab`
const panelId = (id: string, name: string): string => `${id}-${name}-panel`

/** Tabs with automatic activation (WAI-ARIA): one tab stop; arrow keys, Home and End move between tabs. */
export function TabList({ id, label, tabs, chosen, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={walk}>
      {tabs.map(({ name, label: text, faults }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-controls={panelId(id, name)}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(name)}
        >
          {text}
          {faults && <FaultCount {...faults} />}
        </button>
      ))}
    </div>
  )
}

/** Number of faults inside, for the label of a tab or section. */
export const FaultCount = ({ count, text }: { count: number; text: string }) => (
  <>
    {' '}
    <Badge kind="bad">
      <span aria-hidden="true">{count}</span>
      <span className="vh">{text}</span>
    </Badge>
  </>
)

interface TabPanelProps {
  id: string
  name: string
  isOpen: boolean
  /** Called when the browser's own search finds text in the panel. */
  onFound: () => void
  children: ReactNode
}

/** Panel of a tab. A closed one stays in the document: `hidden="until-found"` lets the browser's search open it. */
export function TabPanel({ id, name, isOpen, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)
  // Set by hand, because React treats `hidden` as a boolean.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'onbeforematch' in window ? 'until-found' : '')
  }, [isOpen])
  useEffect(() => {
    const { current } = panel
    const onMatch = (): void => found()
    current?.addEventListener('beforematch', onMatch)
    return () => current?.removeEventListener('beforematch', onMatch)
  }, [])
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId(id, name)}
      aria-labelledby={tabId(id, name)}
      className={styles.tabPanel}
    >
      {children}
    </div>
  )
}

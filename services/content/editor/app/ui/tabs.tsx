import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Badge } from './note.tsx'
import styles from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly label: string
  /** What is wrong in its panel: a number to be seen, and words to be heard. */
  readonly faults?: { readonly count: number; readonly text: string } | undefined
}

interface TabListProps {
  /** Ties tabs to their panels; unique in the document. */
  id: string
  /** Accessible name. */
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose: (name: string) => void
}

const tabId = (id: string, name: string): string => `${id}-${name}-tab`
const panelId = (id: string, name: string): string => `${id}-${name}-panel`

/** Tabs with automatic activation (WAI-ARIA): one tab stop; arrows, Home and End lead to the others. */
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

/** How much is wrong inside of what has this beside its name. */
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
  /** The browser's own search has found something in it. */
  onFound: () => void
  children: ReactNode
}

/** What a tab shows. A closed one stays in the document: `hidden="until-found"` lets the browser's search open it. */
export function TabPanel({ id, name, isOpen, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)
  // React knows `hidden` as a boolean.
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

import { type ComponentType, type LazyExoticComponent, Suspense, lazy, useId, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import type { IconName } from '../ui/icon.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'

const words = defineWords({
  fr: {
    panel: 'Autour de la page',
    close: 'Fermer',
    history: 'Historique',
    plan: 'Publication',
    comments: 'Commentaires',
  },
  en: { panel: 'About the page', close: 'Close', history: 'History', plan: 'Publication', comments: 'Comments' },
})

interface Tab {
  readonly name: 'history' | 'plan' | 'comments'
  readonly icon: IconName
  readonly content: LazyExoticComponent<ComponentType>
}

const TABS: readonly Tab[] = [
  {
    name: 'history',
    icon: 'history',
    content: lazy(async () => ({ default: (await import('./history-tab.tsx')).HistoryTab })),
  },
  { name: 'plan', icon: 'clock', content: lazy(async () => ({ default: (await import('./plan-tab.tsx')).PlanTab })) },
  {
    name: 'comments',
    icon: 'comment',
    content: lazy(async () => ({ default: (await import('./comments-tab.tsx')).CommentsTab })),
  },
]

/** Panel beside the preview with the story's history, plans or comments. Closed at first. */
export function SidePanel() {
  const say = useWords(words)
  const id = useId()
  const [open, setOpen] = useState<Tab>()
  const Content = open?.content
  return (
    <aside className={styles.side} aria-label={say.panel}>
      <div className={styles.rail}>
        {TABS.map((tab) => (
          <IconButton
            key={tab.name}
            icon={tab.icon}
            label={say[tab.name]}
            aria-expanded={open === tab}
            onClick={() => setOpen(open === tab ? undefined : tab)}
          />
        ))}
      </div>
      {open && Content && (
        <section className={styles.panel} aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id}>{say[open.name]}</h2>
            <IconButton icon="close" label={say.close} onClick={() => setOpen(undefined)} />
          </div>
          <Suspense>
            <Content />
          </Suspense>
        </section>
      )}
    </aside>
  )
}

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import styles from './form.module.css'

const words = defineWords({
  fr: {
    search: 'Rechercher',
    none: 'Aucun résultat.',
    count: (count: number) => `${count} résultat${count > 1 ? 's' : ''}`,
  },
  en: {
    search: 'Search',
    none: 'Nothing found.',
    count: (count: number) => `${count} result${count === 1 ? '' : 's'}`,
  },
})

export interface PickItem {
  readonly key: string
  readonly name: string
  readonly detail?: ReactNode
  /** Heading above the item. Items of a group follow each other. */
  readonly group?: string | undefined
}

/** Items by heading, in their order; '' for items without one. */
const groupsOf = (items: readonly PickItem[]): ReadonlyMap<string, readonly PickItem[]> =>
  Map.groupBy(items, ({ group = '' }) => group)

interface PickDialogProps {
  title: string
  search: string
  onSearch: (search: string) => void
  items: readonly PickItem[]
  /** Items are being loaded. */
  isLoading?: boolean
  onPick: (key: string) => void
  onClose: () => void
}

/** A searchable list: arrow keys move to the items, Enter picks one. */
export function PickDialog({ title, search, onSearch, items, isLoading = false, onPick, onClose }: PickDialogProps) {
  const say = useWords(words)
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent): void => {
    // During composition, Enter and the arrow keys belong to the input method (IME).
    if (event.nativeEvent.isComposing) return
    const all = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    if (event.key === 'Enter' && at === -1 && all.length > 0) {
      event.preventDefault()
      all[0]?.click()
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to >= 0) all[Math.min(to, all.length - 1)]?.focus()
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.stack} onKeyDown={walk}>
        <input
          type="search"
          className={ui.input}
          aria-label={say.search}
          placeholder={say.search}
          autoFocus
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        <p role="status" className={ui.hint}>
          {!isLoading && (items.length === 0 ? say.none : say.count(items.length))}
        </p>
        <div ref={list} className={styles.groups}>
          {[...groupsOf(items)].map(([group, members]) => (
            <section key={group} aria-label={group || undefined}>
              {group !== '' && <h3 className={styles.group}>{group}</h3>}
              <ul className={styles.picks}>
                {members.map(({ key, name, detail }) => (
                  <li key={key}>
                    <button type="button" className={styles.pick} onClick={() => onPick(key)}>
                      <span>{name}</span>
                      {detail !== undefined && <span className={ui.hint}>{detail}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './menu.module.css'
import ui from './ui.module.css'

export interface MenuItem {
  readonly label: string
  readonly icon?: IconName
  /** CSS colour that is shown for the item. */
  readonly swatch?: string | undefined
  /** Heading above consecutive items with the same group. */
  readonly group?: string
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** Distance in pixels between a menu and its button, and minimum distance to the window's edge. */
const GAP = 4
const EDGE = 8

/** Minimum space in pixels for a menu below its button, else it may open above; maximum height of a menu. */
const ENOUGH = 256
const MOST = 448

interface MenuProps {
  /** Accessible name of the button. */
  label: string
  /** Content of the button; by default three dots. */
  children?: ReactNode
  items: readonly MenuItem[]
}

/**
 * A button with a menu (WAI-ARIA menu button): arrow keys, Home, End, Escape. The top layer shows it above everything.
 */
export function Menu({ label, children = <Icon name="more" />, items }: MenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const place = (): void => {
    const { current: menu } = list
    const box = button.current?.getBoundingClientRect()
    if (!menu || !box) return
    const left = Math.max(EDGE, Math.min(box.left, innerWidth - menu.offsetWidth - EDGE))
    const above = box.top - GAP - EDGE
    const below = innerHeight - box.bottom - GAP - EDGE
    const isBelow = below >= Math.min(menu.scrollHeight, ENOUGH) || below >= above
    menu.style.left = `${left}px`
    menu.style.maxHeight = `${Math.min(isBelow ? below : above, MOST)}px`
    menu.style.top = `${isBelow ? box.bottom + GAP : box.top - GAP - menu.offsetHeight}px`
    menu.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus()
  }
  const walk = (event: KeyboardEvent): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  const row = (item: MenuItem) => (
    <button
      key={item.label}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.menuItem}
      disabled={item.disabled ?? false}
      onClick={() => {
        list.current?.hidePopover()
        item.onSelect()
      }}
    >
      {item.icon && <Icon name={item.icon} />}
      {item.swatch && <span className={styles.swatch} style={{ backgroundColor: item.swatch }} />}
      {item.label}
    </button>
  )
  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={cx(ui.button, ui.quiet)}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        className={styles.menuList}
        onToggle={({ newState }) => newState === 'open' && place()}
        onKeyDown={walk}
      >
        {groupsOf(items).map(({ group, items: inside }) =>
          group === undefined ? (
            inside.map(row)
          ) : (
            <div key={group} role="group" aria-label={group}>
              <p aria-hidden="true" className={styles.menuGroup}>
                {group}
              </p>
              {inside.map(row)}
            </div>
          ),
        )}
      </div>
    </div>
  )
}

interface MenuGroup {
  readonly group: string | undefined
  readonly items: MenuItem[]
}

/** Items by heading, in their order. */
function groupsOf(items: readonly MenuItem[]): readonly MenuGroup[] {
  const groups: MenuGroup[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}

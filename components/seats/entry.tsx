import type { ReactNode } from 'react'
import panel from '../member/layout/panel.module.css'
import { Button } from '../ui/button.tsx'
import styles from './seats.module.css'

interface EntryProps {
  title: string
  /** Address of the entry's page. */
  href?: string
  children: ReactNode
}

/** List item for a registration of the member, or for their place on a waiting list. */
export const Entry = ({ title, href, children }: EntryProps) => (
  <li className={panel.entry}>
    <h3 className={styles.title}>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
    {children}
  </li>
)

interface GiveUpButtonProps {
  label: string
  /** Accessible name: the label with the entry's title, because each entry has this button. */
  name: string
  ask: () => void
}

/** Button that opens the confirmation dialog to give up an entry. */
export const GiveUpButton = ({ label, name, ask }: GiveUpButtonProps) => (
  <Button variant="ghost" size="small" aria-haspopup="dialog" aria-label={name} onClick={ask}>
    {label}
  </Button>
)

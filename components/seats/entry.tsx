import type { ReactNode } from 'react'
import panel from '../member/layout/panel.module.css'
import { Button } from '../ui/button.tsx'
import styles from './seats.module.css'

interface EntryProps {
  title: string
  /** Address of its page. */
  href?: string
  children: ReactNode
}

/** One of the member's registrations, or of their places on waiting lists. */
export const Entry = ({ title, href, children }: EntryProps) => (
  <li className={panel.entry}>
    <h3 className={styles.title}>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
    {children}
  </li>
)

interface GiveUpButtonProps {
  label: string
  /** The label with what it is about: there is one for each entry. */
  name: string
  ask: () => void
}

/** Asks whether to give an entry up. */
export const GiveUpButton = ({ label, name, ask }: GiveUpButtonProps) => (
  <Button variant="ghost" size="small" aria-haspopup="dialog" aria-label={name} onClick={ask}>
    {label}
  </Button>
)

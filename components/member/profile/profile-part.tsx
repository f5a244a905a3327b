import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import panel from '../layout/panel.module.css'
import type { PartName } from './parts.ts'
import styles from './profile.module.css'

interface ProfilePartProps {
  name: PartName
  title: string
  /** Text of the button. */
  edit: string
  open: boolean
  /** Undefined disables the button, while the profile is loading. */
  onOpen?: () => void
  children: ReactNode
}

/**
 * A part of the profile under its title. Focus management: opening the form focuses the title, closing it focuses the
 * button that opens it.
 */
export function ProfilePart({ name, title, edit, open, onOpen, children }: ProfilePartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(open)

  useEffect(() => {
    if (before.current === open) return
    before.current = open
    const target = open ? heading.current : button.current
    target?.focus()
  }, [open])

  return (
    <section className={panel.panel} aria-labelledby={`part-${name}`}>
      <div className={styles.head}>
        <h2 ref={heading} id={`part-${name}`} tabIndex={-1} className={panel.title}>
          {title}
        </h2>
        {!open && (
          <Button ref={button} variant="line" size="small" disabled={!onOpen} onClick={onOpen}>
            {edit} <span className="vh">{title}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

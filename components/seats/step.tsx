import type { ReactNode } from 'react'
import { useFocusOn } from '../forms/use-focus-on.ts'
import styles from './seats.module.css'

interface StepProps {
  /** Title of the step. It takes the focus when the step appears, so that screen readers continue there. */
  title: string
  /** False if the step is shown from the start. */
  takesFocus?: boolean
  level?: 2 | 3
  children: ReactNode
}

/** One screen of a multi-step task that stays in the same place. */
export function Step({ title, takesFocus = true, level = 3, children }: StepProps) {
  const heading = useFocusOn<HTMLHeadingElement>(takesFocus ? title : undefined)
  const Tag = `h${level}` as const
  return (
    <div className={styles.step}>
      <Tag ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Tag>
      {children}
    </div>
  )
}

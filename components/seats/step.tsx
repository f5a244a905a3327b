import type { ReactNode } from 'react'
import { useFocusOn } from '../forms/use-focus-on.ts'
import styles from './seats.module.css'

interface StepProps {
  /** Title of the step, which takes the focus when the step comes, so that screen readers go on there. */
  title: string
  /** False where the step is there from the start. */
  takesFocus?: boolean
  level?: 2 | 3
  children: ReactNode
}

/** One screen of a task that goes on in the same place. */
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

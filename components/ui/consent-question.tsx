import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './consent-question.module.css'

interface ConsentQuestionProps {
  /** What is loaded, from whom, and what that party learns. */
  text: string
  /** Label of the button that agrees. */
  accept: string
  /** In islands; an enhancer listens to the button of the server's markup instead. */
  onAccept?: () => void
  /** The way that needs no consent, of the same weight, such as a link to the other site. */
  children: ReactNode
}

/** Consent asked where a third party would load, once for its purpose. */
export const ConsentQuestion = ({ text, accept, onAccept, children }: ConsentQuestionProps) => (
  <div className={styles.question} role="group" aria-label={text}>
    <p>{text}</p>
    <div className={styles.answers}>
      {children}
      <Button variant="line" onClick={onAccept}>
        {accept}
      </Button>
    </div>
  </div>
)

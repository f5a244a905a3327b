import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './consent-question.module.css'

interface ConsentQuestionProps {
  /** Names the content, the third party, and the data that the third party receives. */
  text: string
  /** Label of the button that agrees. */
  accept: string
  /** For islands. In the server's markup, an enhancer listens to the button instead. */
  onAccept?: () => void
  /** The alternative without consent, equally prominent, such as a link to the other site. */
  children: ReactNode
}

/** Requests consent in the place of a third party's content, once per purpose. */
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

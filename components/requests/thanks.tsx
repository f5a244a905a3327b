import type { ReactNode } from 'react'
import { interpolate } from '../forms/interpolate.ts'
import { Outcome, Ways } from '../forms/outcome.tsx'
import { Button } from '../ui/button.tsx'
import type { RequestFormProps } from './request-props.ts'
import styles from './requests.module.css'

interface ThanksProps extends Pick<RequestFormProps, 'labels' | 'thanks'> {
  reference: string
  email: string
  again: () => void
  /** Another action, such as a calendar entry. */
  children?: ReactNode
}

/** Confirmation of a request with its reference, in the form's place. */
export const Thanks = ({ labels: { thanks: words }, thanks, reference, email, again, children }: ThanksProps) => (
  <Outcome title={words.title}>
    <p>
      {words.reference} <strong className={styles.reference}>{reference}</strong>
    </p>
    <p>{interpolate(words.text, { email })}</p>
    {thanks !== undefined && <p className={styles.lines}>{thanks}</p>}
    <Ways>
      {children}
      <Button variant="line" size="small" onClick={() => print()}>
        {words.print}
      </Button>
      <Button variant="ghost" size="small" onClick={again}>
        {words.again}
      </Button>
    </Ways>
  </Outcome>
)

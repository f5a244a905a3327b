import { useState } from 'react'
import { interpolate } from '#components/forms/interpolate.ts'
import { ResendLink } from '../activation/resend-link.tsx'
import { Outcome } from '../../forms/outcome.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { RegistrationProps } from './registration-props.ts'
import styles from './registration.module.css'

/** Registration. Account enumeration: the outcome refers to the inbox, whether or not the address had an account. */
export function RegistrationIsland(props: RegistrationProps) {
  const [email, setEmail] = useState<string>()
  if (email === undefined) return <RegistrationForm {...props} onSent={setEmail} />
  const {
    labels: { inbox },
    login: { confirm },
    forms: { technical },
  } = props
  return (
    <Outcome title={inbox.title}>
      <p>{interpolate(inbox.text, { email })}</p>
      <p className={styles.strong}>{inbox.nothing}</p>
      <ul className={styles.list}>
        <li>{inbox.spam}</li>
        <li>{inbox.typo}</li>
        <li>{inbox.again}</li>
      </ul>
      <ResendLink programme="hotel" email={email} labels={confirm} technical={technical} />
    </Outcome>
  )
}

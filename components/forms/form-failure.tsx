import { type ReactNode, type Ref, useId } from 'react'
import type { Locale } from '#lib/domain/locale.ts'
import { loginHref } from '../member/member-pages.ts'
import { Banner } from '../ui/banner.tsx'
import styles from './forms.module.css'
import type { FormLabels } from './labels.ts'

/** Why nothing came of it. Takes the focus, which is what reads it out. */
export function FormFailure({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const id = useId()
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={styles.failure}>
      <Banner kind="error">
        <span id={id}>{children}</span>
      </Banner>
    </div>
  )
}

interface SessionEndedProps {
  ref?: Ref<HTMLDivElement>
  /** Whether the browser keeps what was typed. */
  draftStored: boolean
  labels: FormLabels
  locale: Locale
}

/**
 * The session has ended while somebody was typing: to the login, and back to this page. For the browser alone: it reads
 * its address.
 */
export const SessionEnded = ({ ref, draftStored, labels: { sessionEnded }, locale }: SessionEndedProps) => (
  <FormFailure {...(ref ? { ref } : {})}>
    {draftStored ? sessionEnded.text : sessionEnded.lost}{' '}
    <a href={loginHref(location.pathname + location.search, locale)}>{sessionEnded.link}</a>
  </FormFailure>
)

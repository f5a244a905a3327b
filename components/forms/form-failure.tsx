import { type ReactNode, type Ref, useId } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { loginHref } from '../member/layout/member-pages.ts'
import { Banner } from '../ui/banner.tsx'
import styles from './forms.module.css'
import type { FormHead } from './form-head.ts'
import type { FormLabels } from './labels.ts'
import { useSessionNotice } from './session-notice.ts'

/** Error message of a failed submit. Takes the focus, so that screen readers announce it. */
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
  /** A new object at each submit: the last submitted form takes the notice. */
  head: Extract<FormHead, { readonly kind: 'ended' }>
  labels: FormLabels
  locale: Locale
}

/**
 * Message for a session that ended while a form was open, with a link to the login and back. Only the last submitted
 * form of a page shows it. Browser only: it reads `location`.
 */
export function SessionEnded({ ref, head, labels: { sessionEnded }, locale }: SessionEndedProps) {
  if (!useSessionNotice(head)) return null
  return (
    <FormFailure {...(ref ? { ref } : {})}>
      {head.draftStored ? sessionEnded.text : sessionEnded.lost}{' '}
      <a href={loginHref(location.pathname + location.search, locale)}>{sessionEnded.link}</a>
    </FormFailure>
  )
}

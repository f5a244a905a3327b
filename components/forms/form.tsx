import type { ReactNode } from 'react'
import type { FormValues } from '#lib/domain/form-rules.ts'
import { Button } from '../ui/button.tsx'
import { FormSummary } from '../ui/form/form-summary.tsx'
import { FormFailure, SessionEnded } from './form-failure.tsx'
import styles from './forms.module.css'
import { NoScriptNote, type OtherWay } from './no-script-note.tsx'
import type { SiteForm } from './use-site-form.ts'

interface FormProps<V extends FormValues> {
  form: SiteForm<V>
  /** Accessible name of the form. */
  label: string
  /** Label of the submit button. */
  submit: string
  /** Beside the submit button, such as a cancel button. */
  secondaryAction?: ReactNode
  /** Another way than this form, shown where scripts are off; the central desk by default. */
  otherWay?: OtherWay | undefined
  children: ReactNode
}

/** Form with its error summary above and one submit button below, which shows the pending state. */
export function Form<V extends FormValues>({ form, label, submit, secondaryAction, otherWay, children }: FormProps<V>) {
  const { head, headRef, labels, locale } = form
  return (
    <form method="post" noValidate className={styles.form} aria-label={label} onSubmit={form.submit}>
      <NoScriptNote labels={labels} locale={locale} otherWay={otherWay} />
      {head.kind === 'faults' && <FormSummary ref={headRef} title={head.title} errors={head.errors} />}
      {head.kind === 'failure' && <FormFailure ref={headRef}>{head.text}</FormFailure>}
      {head.kind === 'ended' && <SessionEnded ref={headRef} head={head} labels={labels} locale={locale} />}
      {children}
      <div className={styles.actions}>
        <Button type="submit" busy={form.pending} disabled={!form.ready}>
          {form.pending && form.isLast ? labels.sending : submit}
        </Button>
        {secondaryAction}
      </div>
    </form>
  )
}

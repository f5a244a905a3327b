import type { ReactNode } from 'react'
import type { FormValues } from '#lib/domain/form-rules.ts'
import { Button } from '../ui/button.tsx'
import { FormSummary } from '../ui/form/form-summary.tsx'
import { FormFailure, SessionEnded } from './form-failure.tsx'
import styles from './forms.module.css'
import { NoScriptNote } from './no-script-note.tsx'
import type { MemberForm } from './use-member-form.ts'

interface FormProps<V extends FormValues> {
  form: MemberForm<V>
  /** What the form is called, for whoever does not see the title above it. */
  label: string
  /** The button's word. */
  submit: string
  /** Beside the button: another way, a cancel. */
  secondaryAction?: ReactNode
  children: ReactNode
}

/** A form with what is wrong at its head and one button at its end, which says that it is sending. */
export function Form<V extends FormValues>({ form, label, submit, secondaryAction, children }: FormProps<V>) {
  const { head, headRef, labels, locale } = form
  return (
    <form method="post" noValidate className={styles.form} aria-label={label} onSubmit={form.submit}>
      <NoScriptNote labels={labels} locale={locale} />
      {head.kind === 'faults' && <FormSummary ref={headRef} title={head.title} errors={head.errors} />}
      {head.kind === 'failure' && <FormFailure ref={headRef}>{head.text}</FormFailure>}
      {head.kind === 'ended' && (
        <SessionEnded ref={headRef} draftStored={head.draftStored} labels={labels} locale={locale} />
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" busy={form.pending} disabled={!form.ready}>
          {form.pending ? labels.sending : submit}
        </Button>
        {secondaryAction}
      </div>
    </form>
  )
}

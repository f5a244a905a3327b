import { type ReactNode, Suspense, lazy } from 'react'
import type { FormValues } from '@barriere/shared/domain/people/form-rules.ts'
import { Button, type ButtonVariant } from '../ui/button.tsx'
import { FormSummary } from '../ui/form/form-summary.tsx'
import { LinkedPhones } from '../ui/linked-phones.tsx'
import { FormFailure, SessionEnded } from './form-failure.tsx'
import styles from './forms.module.css'
import { NoScriptNote, type OtherWay } from './no-script-note.tsx'
import type { FormCaptcha } from './use-captcha.ts'
import type { SiteForm } from './use-site-form.ts'

const Recaptcha = lazy(async () => ({ default: (await import('./recaptcha.tsx')).Recaptcha }))

interface FormProps<V extends FormValues> {
  form: SiteForm<V>
  /** Accessible name of the form. */
  label: string
  /** Label of the submit button. */
  submit: string
  /** Variant of the submit button, for a page with another main action. */
  variant?: ButtonVariant | undefined
  /** Beside the submit button, such as a cancel button. */
  secondaryAction?: ReactNode
  /** Other contact, shown without scripts. Default: the central desk. */
  otherWay?: OtherWay | undefined
  children: ReactNode
}

/** Form with its error summary above and one submit button below, which shows the pending state. */
export function Form<V extends FormValues>({
  form,
  label,
  submit,
  variant,
  secondaryAction,
  otherWay,
  children,
}: FormProps<V>) {
  const { head, headRef, labels, locale, captcha } = form
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      aria-label={label}
      data-draft={form.draftKey}
      onSubmit={form.submit}
      onFocus={captcha?.start}
    >
      <NoScriptNote labels={labels} locale={locale} otherWay={otherWay} />
      {head.kind === 'faults' && <FormSummary ref={headRef} title={head.title} errors={head.errors} />}
      {head.kind === 'failure' && (
        <FormFailure ref={headRef}>
          <LinkedPhones text={head.text} />
        </FormFailure>
      )}
      {head.kind === 'ended' && <SessionEnded ref={headRef} head={head} labels={labels} locale={locale} />}
      {children}
      {captcha?.hasTrap && <Honeypot trapRef={captcha.trapRef} label={labels.captcha.trap} />}
      {captcha?.recaptcha && (
        <Suspense>
          <Recaptcha part={captcha.recaptcha} locale={locale} labels={labels} />
        </Suspense>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} busy={form.pending} disabled={!form.ready}>
          {form.pending && form.isLast ? labels.sending : submit}
        </Button>
        {secondaryAction}
      </div>
    </form>
  )
}

/** Honeypot: a field that robots fill in. It is invisible, not focusable and hidden from screen readers. */
const Honeypot = ({ trapRef, label }: Pick<FormCaptcha, 'trapRef'> & { label: string }) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      {label}
      <input ref={trapRef} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

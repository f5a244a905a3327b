import { type ReactNode, useEffect, useState } from 'react'
import { track } from '#lib/analytics/track.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import { email, maxChars, required } from '@barriere/shared/domain/people/form-rules.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import type { FieldHandle } from '../../forms/field-handle.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField, TextField } from '../../forms/text-field.tsx'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ENTRY_CALLS } from '../entry/entry-calls.ts'
import { refusedAt } from '../profile/refusals.ts'
import { FORGOTTEN } from './forgotten-popin.tsx'
import type { LoginLabels } from './login-labels.ts'
import styles from './login.module.css'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
  /** Code of the second step, if the server has requested it. */
  readonly code?: string
}

interface LoginFormProps<C> extends LoginLabels {
  /** Name of the form; by default the programme's `loginForm`. */
  name?: string
  signIn: (credentials: Credentials, captcha: string | undefined) => Promise<Result<C, SendFailure>>
  /** Error codes of a programme with a second step: the code is requested; the code is wrong. */
  secondStep?: { readonly asked: string; readonly wrong: string }
  onEnter: (connection: C) => void
  /** The forgotten-password popin opens, with the e-mail address from the form. */
  onForgotten: (email: string) => void
  onUnconfirmed: (email: string) => void
  /** Other ways to sign in, below the form. `remember`: whether the session outlives the browser window. */
  others?: (remember: () => boolean) => ReactNode
}

/** Login by e-mail and password. A refusal keeps the input. */
export function LoginForm<C>({
  name,
  programme,
  locale,
  labels,
  forms,
  signIn,
  secondStep,
  onEnter,
  onForgotten,
  onUnconfirmed,
  others,
}: LoginFormProps<C>) {
  const { codes, loginForm } = ENTRY_CALLS[programme]
  const [blocked, setBlocked] = useState<{ readonly text: string }>()
  /** Whether the server has requested the code of the second step. */
  const [asksCode, setAsksCode] = useState(false)
  const form = useSiteForm({
    name: name ?? loginForm,
    locale,
    labels: forms,
    values: { email: '', password: '', code: '', remember: false },
    fieldLabels: { email: labels.email, password: labels.password, code: labels.code.label, remember: labels.remember },
    rules: { email: [required, email], password: [required], ...(asksCode ? { code: [required, maxChars(40)] } : {}) },
    captcha: { action: 'login', afterFailures: true },
    async send({ code, ...values }, _, captcha) {
      setBlocked(undefined)
      const input = { ...values, email: values.email.trim(), ...(asksCode ? { code } : {}) }
      const answer = await signIn(input, captcha)
      // The request for the code of the second step is neither a success nor a failure.
      if (!answer.ok && (!secondStep || answer.error.code !== secondStep.asked))
        track({ event: 'login', formAnswer: 'fail', loginMethod: 'password' })
      return secondStep ? refusedAt(answer, 'code', [secondStep.wrong]) : answer
    },
    done: onEnter,
    refused({ code, message }, values) {
      if (code === undefined) return false
      if (code === codes.unconfirmed) onUnconfirmed(values.email.trim())
      if (code === secondStep?.asked) setAsksCode(true)
      if (code === codes.blocked) setBlocked({ text: message ?? labels.blocked.text })
      return [codes.unconfirmed, codes.blocked, secondStep?.asked].includes(code)
    },
  })
  const forgot = () => onForgotten(form.typed().email.trim())
  return (
    <>
      {blocked && <Blocked refusal={blocked} labels={labels} onForgotten={forgot} />}
      <Form
        form={form}
        label={labels.title}
        submit={labels.submit}
        secondaryAction={
          <Button variant="ghost" command="show-modal" commandfor={FORGOTTEN} aria-haspopup="dialog" onClick={forgot}>
            {labels.forgotten.open}
          </Button>
        }
      >
        <EmailField {...form.field('email')} autoComplete="username webauthn" enterKeyHint="next" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        {asksCode && <CodeField {...form.field('code')} asked={labels.code.asked} />}
        <CheckboxField {...form.field('remember')} />
      </Form>
      {others?.(() => form.typed().remember)}
    </>
  )
}

/** Takes the focus when it appears. */
function CodeField({ asked, ...field }: FieldHandle<string> & { asked: string }) {
  const { id } = field
  useEffect(() => {
    document.getElementById(id)?.focus()
  }, [id])
  return (
    <>
      <Banner kind="info" live>
        {asked}
      </Banner>
      <TextField {...field} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} />
    </>
  )
}

interface BlockedProps extends Pick<LoginLabels, 'labels'> {
  refusal: { readonly text: string }
  onForgotten: () => void
}

/** Account lockout: shows its duration and offers a password reset. Takes the focus at each refusal. */
function Blocked({ refusal, labels: { blocked }, onForgotten }: BlockedProps) {
  const notice = useFocusOn<HTMLDivElement>(refusal)
  return (
    <div
      ref={notice}
      role="group"
      aria-label={`${refusal.text} ${blocked.way}`}
      tabIndex={-1}
      className={styles.blocked}
    >
      <Banner kind="warning" title={refusal.text}>
        {blocked.way}
        <p className={styles.ways}>
          <Button
            variant="line"
            size="small"
            command="show-modal"
            commandfor={FORGOTTEN}
            aria-haspopup="dialog"
            onClick={onForgotten}
          >
            {blocked.action}
          </Button>
        </p>
      </Banner>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { track } from '#lib/analytics/track.ts'
import { callEph } from '#lib/client/eph.ts'
import type { Connection } from '#lib/contracts/eph.ts'
import { email, maxChars, required } from '#lib/domain/form-rules.ts'
import type { FieldHandle } from '../../forms/field-handle.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField, TextField } from '../../forms/text-field.tsx'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { refusedAt } from '../profile/refusals.ts'
import { FORGOTTEN } from './forgotten-popin.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import type { LoginLabels } from './login-labels.ts'
import styles from './login.module.css'

interface LoginFormProps extends LoginLabels {
  onEnter: (connection: Connection, method: 'password' | 'passkey') => void
  /** The forgotten-password popin is being opened, with the address that was typed. */
  onForgotten: (email: string) => void
  onUnconfirmed: (email: string) => void
}

const trackFailure = (loginMethod: 'password' | 'passkey'): void =>
  track({ event: 'login', formAnswer: 'fail', loginMethod })

/** E-mail and password. A refusal keeps the input. */
export function LoginForm({ locale, labels, forms, onEnter, onForgotten, onUnconfirmed }: LoginFormProps) {
  const [blocked, setBlocked] = useState<{ readonly text: string }>()
  /** Whether the account has asked for the code of its second step. */
  const [asksCode, setAsksCode] = useState(false)
  const form = useSiteForm({
    name: 'login',
    locale,
    labels: forms,
    values: { email: '', password: '', code: '', remember: false },
    fieldLabels: { email: labels.email, password: labels.password, code: labels.code.label, remember: labels.remember },
    rules: { email: [required, email], password: [required], ...(asksCode ? { code: [required, maxChars(40)] } : {}) },
    captcha: { action: 'login', afterFailures: true },
    async send({ code, ...values }, _, captcha) {
      setBlocked(undefined)
      const input = { ...values, email: values.email.trim(), ...(asksCode ? { code } : {}) }
      const answer = await callEph('POST users/login', { input, captcha })
      // The question for the code of the second step is neither a success nor a failure.
      if (!answer.ok && answer.error.code !== '0150') trackFailure('password')
      return refusedAt(answer, 'code', ['0151'])
    },
    done: (connection) => onEnter(connection, 'password'),
    refused({ code, message }, values) {
      if (code === '0026') onUnconfirmed(values.email.trim())
      if (code === '0150') setAsksCode(true)
      if (code === '0072') setBlocked({ text: message ?? labels.blocked.text })
      return code === '0026' || code === '0072' || code === '0150'
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
      <PasskeyLogin
        labels={labels}
        remember={() => form.typed().remember}
        onEnter={(connection) => onEnter(connection, 'passkey')}
        onRefused={() => trackFailure('passkey')}
      />
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

/** Account lockout: its duration, and the reset of the password as the way out. Takes the focus at each refusal. */
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

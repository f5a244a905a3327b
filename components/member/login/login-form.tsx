import { useEffect, useRef, useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { Connection } from '#lib/contracts/eph.ts'
import { email, required } from '#lib/domain/form-rules.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField } from '../../forms/text-field.tsx'
import { useMemberForm } from '../../forms/use-member-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FORGOTTEN } from './forgotten-popin.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import type { LoginLabels } from './login-labels.ts'
import styles from './login.module.css'

interface LoginFormProps extends LoginLabels {
  onEnter: (connection: Connection) => void
  /** The forgotten-password popin is being opened, with the address that was typed. */
  onForgotten: (email: string) => void
  onUnconfirmed: (email: string) => void
}

/** E-mail and password. A refusal keeps the input. */
export function LoginForm({ locale, labels, forms, onEnter, onForgotten, onUnconfirmed }: LoginFormProps) {
  const [blocked, setBlocked] = useState<{ readonly text: string }>()
  const form = useMemberForm({
    name: 'login',
    locale,
    labels: forms,
    values: { email: '', password: '', remember: false },
    fieldLabels: { email: labels.email, password: labels.password, remember: labels.remember },
    rules: { email: [required, email], password: [required] },
    send: (values) => {
      setBlocked(undefined)
      return callEph('POST users/login', { input: { ...values, email: values.email.trim() } })
    },
    done: onEnter,
    refused({ code, message }, values) {
      if (code === '0026') onUnconfirmed(values.email.trim())
      if (code === '0072') setBlocked({ text: message ?? labels.blocked.text })
      return code === '0026' || code === '0072'
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
        <CheckboxField {...form.field('remember')} />
      </Form>
      <PasskeyLogin labels={labels} remember={() => form.typed().remember} onEnter={onEnter} />
    </>
  )
}

interface BlockedProps extends Pick<LoginLabels, 'labels'> {
  refusal: { readonly text: string }
  onForgotten: () => void
}

/** Account lockout: its duration, and the reset of the password as the way out. Takes the focus at each refusal. */
function Blocked({ refusal, labels: { blocked }, onForgotten }: BlockedProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [refusal])
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

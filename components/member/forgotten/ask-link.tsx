import { useState } from 'react'
import type { SendFailure } from '#lib/client/send-call.ts'
import { email as anEmail, required } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { EmailField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import type { CaptchaOptions } from '../../forms/use-captcha.ts'
import { Outcome } from '../../forms/outcome.tsx'

interface AskLinkProps {
  /** Name of the form; unique in the page. */
  name: string
  locale: Locale
  forms: FormLabels
  labels: {
    readonly email: string
    readonly title: string
    readonly intro: string
    readonly submit: string
    readonly sent: string
  }
  /** Prefilled e-mail address. */
  email?: string
  /** Requests the mail with the link. */
  ask: (email: string, captcha: string | undefined) => Promise<Result<unknown, SendFailure>>
  captcha?: CaptchaOptions
}

/**
 * Form that requests a mailed link. Account enumeration: only the server decides whether to reveal that an account
 * exists.
 */
export function AskLink({ name, locale, forms, labels, email = '', ask, captcha }: AskLinkProps) {
  const [sent, setSent] = useState<string>()
  const form = useSiteForm({
    name,
    locale,
    labels: forms,
    values: { email },
    fieldLabels: { email: labels.email },
    rules: { email: [required, anEmail] },
    ...(captcha ? { captcha } : {}),
    send: (values, _, proof) => ask(values.email.trim(), proof),
    done: (_, values) => setSent(values.email.trim()),
  })
  if (sent !== undefined) return <Outcome title={interpolate(labels.sent, { email: sent })} />
  return (
    <>
      <p>{labels.intro}</p>
      <Form form={form} label={labels.title} submit={labels.submit}>
        <EmailField {...form.field('email')} enterKeyHint="send" />
      </Form>
    </>
  )
}

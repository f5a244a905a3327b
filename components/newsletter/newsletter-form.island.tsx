import { useState } from 'react'
import { sendRequest } from '#lib/client/request-call.ts'
import { email, required } from '@barriere/shared/domain/people/form-rules.ts'
import { Form } from '../forms/form.tsx'
import { interpolate } from '../forms/interpolate.ts'
import { EmailField } from '../forms/text-field.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import { Outcome, Ways } from '../forms/outcome.tsx'
import { PrivacyField } from '../requests/request-fields.tsx'
import { PRIVACY_RULES } from '../requests/request-values.ts'
import { originOf } from '../requests/request-origin.ts'
import { Button } from '../ui/button.tsx'
import type { NewsletterFormProps } from './newsletter-props.ts'
import styles from './newsletter.module.css'
import {
  PreferenceFields,
  type PreferenceValues,
  preferenceLabels,
  preferenceValues,
  readPreferences,
} from './preference-fields.tsx'

/** Subscription to the newsletter. The visitor confirms it by a mailed link (double opt-in). */
export function NewsletterFormIsland(props: NewsletterFormProps) {
  const { labels, thanks } = props
  const [sent, setSent] = useState<string>()
  if (sent === undefined) return <SubscriptionFields {...props} done={setSent} />
  return (
    <Outcome title={labels.sent.title}>
      <p>{interpolate(labels.sent.text, { email: sent })}</p>
      {thanks !== undefined && <p className={styles.lines}>{thanks}</p>}
      <Ways>
        <Button variant="ghost" size="small" onClick={() => setSent(undefined)}>
          {labels.sent.again}
        </Button>
      </Ways>
    </Outcome>
  )
}

function SubscriptionFields({ done, ...props }: NewsletterFormProps & { done: (email: string) => void }) {
  const { locale, labels, fields, themes } = props
  const start: PreferenceValues & { readonly email: string; readonly privacy: boolean } = {
    email: '',
    ...preferenceValues(themes, { themes: [], locale }),
    privacy: false,
  }
  const form = useSiteForm({
    name: 'newsletter',
    locale,
    labels: props.forms,
    captcha: { action: 'newsletter' },
    values: start,
    fieldLabels: { ...fields, ...preferenceLabels(themes, labels) },
    rules: { email: [required, email], privacy: PRIVACY_RULES },
    send: (values, idempotencyKey, captcha) =>
      sendRequest('POST newsletter', {
        input: { ...originOf(locale), ...readPreferences(themes, values), email: values.email.trim(), privacy: true },
        idempotencyKey,
        captcha,
      }),
    done: (_, values) => done(values.email.trim()),
  })
  return (
    <Form form={form} label={labels.title} submit={labels.submit} otherWay={props.otherWay}>
      <EmailField {...form.field('email')} />
      <PreferenceFields labels={labels} themes={themes} theme={form.field} language={form.field('locale')} />
      <PrivacyField field={form.field('privacy')} consent={props.consent} />
    </Form>
  )
}

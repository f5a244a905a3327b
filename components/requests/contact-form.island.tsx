import { useState } from 'react'
import { sendRequest } from '#lib/client/request-call.ts'
import { REQUEST } from '@barriere/shared/domain/visitors/request.ts'
import { required } from '@barriere/shared/domain/people/form-rules.ts'
import { SelectField } from '../forms/choice-fields.tsx'
import { Form } from '../forms/form.tsx'
import forms from '../forms/forms.module.css'
import { CountedField } from '../forms/text-field.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import { PersonFields, PrivacyField } from './request-fields.tsx'
import type { ContactFormProps } from './request-props.ts'
import {
  MESSAGE_RULES,
  PRIVACY_RULES,
  SENDER,
  SENDER_RULES,
  optional,
  senderReaders,
  toSender,
} from './request-values.ts'
import { originOf } from './request-origin.ts'
import styles from './requests.module.css'
import { Thanks } from './thanks.tsx'

/** Key of the subject if the content names no subjects. */
const ANY_SUBJECT = 'other'

interface Sent {
  readonly reference: string
  readonly email: string
}

/** Message to the group or to one of its properties. */
export function ContactFormIsland(props: ContactFormProps) {
  const [sent, setSent] = useState<Sent>()
  if (!sent) return <ContactFields {...props} done={setSent} />
  return <Thanks {...props} {...sent} again={() => setSent(undefined)} />
}

function ContactFields({ done, ...props }: ContactFormProps & { done: (sent: Sent) => void }) {
  const { locale, labels, person, subjects, properties } = props
  const form = useSiteForm({
    name: 'contact',
    locale,
    labels: props.forms,
    keepDraft: true,
    captcha: { action: 'contact' },
    values: { subject: '', property: props.property ?? '', message: '', ...SENDER, privacy: false },
    fieldLabels: { ...labels.fields, ...person },
    rules: {
      ...SENDER_RULES,
      subject: subjects.length > 0 ? [required] : [],
      message: MESSAGE_RULES,
      privacy: PRIVACY_RULES,
    },
    read: senderReaders(locale),
    send: ({ subject, property, message, ...sender }, idempotencyKey, captcha) =>
      sendRequest('POST contact', {
        input: {
          ...toSender(sender),
          ...originOf(locale),
          ...optional({ property }),
          subject: subject || ANY_SUBJECT,
          message: message.trim(),
          privacy: true,
        },
        idempotencyKey,
        captcha,
      }),
    done: ({ reference }, { email }) => done({ reference, email: email.trim() }),
  })
  return (
    <Form form={form} label={labels.contact.title} submit={labels.contact.submit} otherWay={props.otherWay}>
      <p className={styles.note}>{props.forms.requiredNote}</p>
      <div className={forms.pair}>
        {subjects.length > 0 && <SelectField {...form.field('subject')} options={subjects} />}
        <SelectField {...form.field('property')} options={properties} placeholder={labels.noProperty} />
      </div>
      <CountedField {...form.field('message')} {...REQUEST.message} />
      <PersonFields field={form.field} civilities={props.civilities} />
      <PrivacyField field={form.field('privacy')} />
      <p className={styles.note}>{labels.draft}</p>
    </Form>
  )
}

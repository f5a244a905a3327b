import { useState } from 'react'
import { sendRequest } from '#lib/client/request-call.ts'
import { Form } from '../forms/form.tsx'
import { FormSteps } from '../forms/form-steps.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import { Button } from '../ui/button.tsx'
import { AddEventToCalendar } from './add-event-to-calendar.tsx'
import { EventReview } from './event-review.tsx'
import { EventStep, PersonStep, StayStep } from './event-fields.tsx'
import {
  EVENT_FIELDS,
  EVENT_STEPS,
  EVENT_VALUES,
  type EventValues,
  eventReaders,
  eventRules,
  toEvent,
} from './event-values.ts'
import { PrivacyField } from './request-fields.tsx'
import type { EventFormProps } from './request-props.ts'
import styles from './requests.module.css'
import { Thanks } from './thanks.tsx'

interface Sent {
  readonly reference: string
  /** Parsed values, as sent to the server: ISO days. */
  readonly values: EventValues
}

/** Multi-step request for a wedding, a party or another event. */
export function EventFormIsland(props: EventFormProps) {
  const [sent, setSent] = useState<Sent>()
  if (!sent) return <EventSteps {...props} done={setSent} />
  return (
    <Thanks {...props} reference={sent.reference} email={sent.values.email.trim()} again={() => setSent(undefined)}>
      <AddEventToCalendar {...props} {...sent} />
    </Thanks>
  )
}

function EventSteps({ done, ...props }: EventFormProps & { done: (sent: Sent) => void }) {
  const { locale, labels, person } = props
  const form = useSiteForm({
    name: 'event',
    locale,
    labels: props.forms,
    keepDraft: true,
    captcha: { action: 'event' },
    values: EVENT_VALUES,
    fieldLabels: { ...labels.fields, ...person },
    rules: eventRules(locale),
    read: eventReaders(locale),
    steps: EVENT_STEPS.map((name) => EVENT_FIELDS[name]),
    send: (values, idempotencyKey, captcha) =>
      sendRequest('POST event', { input: toEvent(values, locale), idempotencyKey, captcha }),
    done: ({ reference }, values) => done({ reference, values }),
  })
  const { next, back } = props.forms.steps
  const titles = EVENT_STEPS.map((name) => labels.event.steps[name])
  return (
    <Form
      form={form}
      label={labels.event.title}
      submit={form.isLast ? labels.event.submit : next}
      otherWay={props.otherWay}
      secondaryAction={
        form.step > 0 && (
          <Button variant="ghost" onClick={() => form.backTo(form.step - 1)}>
            {back}
          </Button>
        )
      }
    >
      <FormSteps form={form} titles={titles} level={props.level} />
      {form.step === 0 && <p className={styles.note}>{props.forms.requiredNote}</p>}
      {form.step === 0 && <EventStep {...props} form={form} />}
      {form.step === 1 && <StayStep {...props} form={form} />}
      {form.step === 2 && <PersonStep {...props} form={form} />}
      {form.isLast && <EventReview {...props} form={form} />}
      {form.isLast && <PrivacyField field={form.field('privacy')} />}
      <p className={styles.note}>{labels.draft}</p>
    </Form>
  )
}

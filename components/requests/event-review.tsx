import { Button } from '../ui/button.tsx'
import type { EventPartProps } from './event-fields.tsx'
import { EVENT_FIELDS, EVENT_STEPS, type EventValues } from './event-values.ts'
import styles from './requests.module.css'

/** What is about to be sent, step by step, as it was typed. */
export function EventReview(props: EventPartProps) {
  const {
    form,
    labels: { review, fields, event },
    person,
    level,
  } = props
  const typed = form.typed()
  const names = { ...fields, ...person }
  const Title = level === 2 ? 'h3' : 'h4'
  return (
    <>
      <p className={styles.note}>{review.intro}</p>
      {EVENT_STEPS.slice(0, -1).map((name, step) => (
        <section key={name} className={styles.review}>
          <div className={styles.reviewHead}>
            <Title className={styles.reviewTitle}>{event.steps[name]}</Title>
            <Button variant="ghost" size="small" onClick={() => form.backTo(step)}>
              {review.change} <span className="vh">{event.steps[name]}</span>
            </Button>
          </div>
          <dl className={styles.answers}>
            {EVENT_FIELDS[name].map((field) => (
              <div key={field}>
                <dt>{names[field as keyof typeof names]}</dt>
                <dd>{writtenOf(field, typed, props) || review.none}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

function writtenOf(
  field: keyof EventValues,
  typed: EventValues,
  { destinations, civilities, labels: { eventTypes } }: EventPartProps,
): string {
  const value = String(typed[field]).trim()
  const choices: Readonly<Record<string, string>> =
    field === 'eventType'
      ? eventTypes
      : field === 'civility'
        ? civilities
        : field === 'destination'
          ? Object.fromEntries(destinations.map(({ value: key, label }) => [key, label]))
          : {}
  return choices[value] ?? value
}

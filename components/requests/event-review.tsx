import type { EventPartProps } from './event-fields.tsx'
import { EVENT_FIELDS, EVENT_STEPS, type EventValues } from './event-values.ts'
import { Review } from './review.tsx'

/** Shows the input of all steps, as typed, before it is sent. */
export function EventReview(props: EventPartProps) {
  const {
    form,
    labels: { review, fields, event },
    person,
    level,
  } = props
  const typed = form.typed()
  const names = { ...fields, ...person }
  const sections = EVENT_STEPS.slice(0, -1).map((name) => ({
    title: event.steps[name],
    answers: EVENT_FIELDS[name].map(
      (field) => [names[field as keyof typeof names], writtenOf(field, typed, props)] as const,
    ),
  }))
  return <Review labels={review} sections={sections} level={level} backTo={form.backTo} />
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

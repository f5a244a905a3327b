import { EVENT_TYPES, REQUEST } from '@barriere/shared/domain/visitors/request.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import { RadioField, SelectField } from '../forms/choice-fields.tsx'
import forms from '../forms/forms.module.css'
import { interpolate } from '../forms/interpolate.ts'
import { CountedField, DayField, NumberField, TextField } from '../forms/text-field.tsx'
import type { SiteForm } from '../forms/use-site-form.ts'
import { type EventValues, exampleDay } from './event-values.ts'
import { PersonFields } from './request-fields.tsx'
import type { EventFormProps } from './request-props.ts'

export interface EventPartProps extends EventFormProps {
  form: SiteForm<EventValues>
}

/** First step: kind of event, guests, budget and message. */
export const EventStep = ({ form, labels: { eventTypes, hints } }: EventPartProps) => (
  <>
    <RadioField
      {...form.field('eventType')}
      options={EVENT_TYPES.map((value) => ({ value, label: eventTypes[value] }))}
      variant="chips"
    />
    <div className={forms.pair}>
      <NumberField {...form.field('guests')} />
      <NumberField {...form.field('budget')} hint={hints.budget} />
    </div>
    <CountedField {...form.field('message')} {...REQUEST.message} />
  </>
)

/** Second step: destination, dates and number of rooms. */
export function StayStep({ form, labels, destinations }: EventPartProps) {
  const { hints, noDestination } = labels
  const hint = interpolate(hints.dayAhead, { day: writeDay(exampleDay()) })
  return (
    <>
      <div className={forms.pair}>
        {destinations.length > 0 && (
          <SelectField {...form.field('destination')} options={destinations} placeholder={noDestination} />
        )}
        <DayField {...form.field('date')} autoComplete="off" hint={hint} />
      </div>
      <div className={forms.pair}>
        <DayField {...form.field('arrival')} autoComplete="off" hint={hint} />
        <DayField {...form.field('departure')} autoComplete="off" hint={hint} />
      </div>
      <NumberField {...form.field('rooms')} hint={hints.rooms} />
    </>
  )
}

/** Third step: the sender. */
export const PersonStep = ({ form, civilities, labels: { hints } }: EventPartProps) => (
  <>
    <PersonFields field={form.field} civilities={civilities} />
    <TextField {...form.field('company')} autoComplete="organization" hint={hints.company} />
  </>
)

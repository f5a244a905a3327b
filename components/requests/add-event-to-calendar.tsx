import { interpolate } from '../forms/interpolate.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import type { EventValues } from './event-values.ts'
import type { EventFormProps } from './request-props.ts'

interface AddEventToCalendarProps extends Pick<EventFormProps, 'labels' | 'destinations'> {
  reference: string
  values: EventValues
}

/** Button that saves a calendar file of the requested day, else of the requested stay; nothing if both are unknown. */
export function AddEventToCalendar({ labels, destinations, reference, values }: AddEventToCalendarProps) {
  const { date, arrival, departure } = values
  const { thanks, eventTypes } = labels
  const from = date || arrival
  return (
    <AddToCalendar
      labels={thanks}
      reference={reference}
      title={interpolate(date === '' ? thanks.stay : thanks.event, {
        type: eventTypes[values.eventType as keyof typeof eventTypes],
      })}
      place={destinations.find(({ value }) => value === values.destination)?.label}
      from={from}
      until={date === '' && departure !== '' ? departure : from}
    />
  )
}

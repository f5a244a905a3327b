import { calendarOf } from '#lib/domain/calendar-entry.ts'
import { systemClock } from '#lib/domain/clock.ts'
import { interpolate } from '../forms/interpolate.ts'
import { saveFile } from '../member/save-file.ts'
import { Button } from '../ui/button.tsx'
import type { EventValues } from './event-values.ts'
import type { EventFormProps } from './request-props.ts'

interface AddEventToCalendarProps extends Pick<EventFormProps, 'labels' | 'destinations'> {
  reference: string
  values: EventValues
}

/** Makes a calendar file of the requested day, else of the requested stay; nothing where neither is known. */
export function AddEventToCalendar({ labels, destinations, reference, values }: AddEventToCalendarProps) {
  const { date, arrival, departure } = values
  const from = date || arrival
  if (from === '') return null
  const { thanks: words, eventTypes } = labels
  const save = (): void => {
    const text = calendarOf({
      uid: `${reference}@requests`,
      stamp: systemClock.now(),
      title: interpolate(date === '' ? words.stay : words.event, {
        type: eventTypes[values.eventType as keyof typeof eventTypes],
      }),
      place: destinations.find(({ value }) => value === values.destination)?.label,
      text: interpolate(words.tentative, { reference }),
      from,
      until: date === '' && departure !== '' ? departure : from,
    })
    saveFile(`${reference}.ics`, text, 'text/calendar;charset=utf-8')
  }
  return (
    <Button variant="main" size="small" onClick={save}>
      {words.calendar}
    </Button>
  )
}

import { calendarOf } from '@barriere/shared/domain/time/calendar-entry.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { interpolate } from '../forms/interpolate.ts'
import { saveFile } from '../ui/save-file.ts'
import { Button, type ButtonVariant } from '../ui/button.tsx'
import type { RequestFormProps } from './request-props.ts'

interface AddToCalendarProps {
  labels: RequestFormProps['labels']['thanks']
  reference: string
  title: string
  place: string | undefined
  /** First and last day, `YYYY-MM-DD`. An empty first day hides the button. */
  from: string
  until: string
  /** Another variant if the view already has a main action. */
  variant?: ButtonVariant
}

/** Button that saves a calendar file of a request. */
export function AddToCalendar({ labels, reference, title, place, from, until, variant = 'main' }: AddToCalendarProps) {
  if (from === '') return null
  const save = (): void => {
    const text = calendarOf({
      uid: `${reference}@requests`,
      stamp: systemClock.now(),
      title,
      place,
      text: interpolate(labels.tentative, { reference }),
      from,
      until,
    })
    saveFile(`${reference}.ics`, text, 'text/calendar;charset=utf-8')
  }
  return (
    <Button variant={variant} size="small" onClick={save}>
      {labels.calendar}
    </Button>
  )
}

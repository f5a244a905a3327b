import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { Button } from './button.tsx'
import { saveFile } from './save-file.ts'
import type { StayViewProps } from '../member/stays/stay-property.ts'
import { stayCalendar, stayName } from '../member/stays/stay-text.ts'

/** Button that creates the stay's calendar file in the browser and downloads it. */
export function AddToCalendar({ stay, property, href, locale, labels }: StayViewProps) {
  const save = (): void => {
    const text = stayCalendar(stay, {
      property,
      labels,
      locale,
      url: new URL(href, location.href).href,
      now: systemClock.now(),
    })
    saveFile(`${stay.reference}.ics`, text, 'text/calendar;charset=utf-8')
  }
  return (
    <Button variant="ghost" onClick={save}>
      {labels.calendar} <span className="vh">{stayName(stay, labels)}</span>
    </Button>
  )
}

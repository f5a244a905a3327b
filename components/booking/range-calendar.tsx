import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addMonths, monthOf } from '@barriere/shared/domain/time/month.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { type Nights, type StayDates, choose, dayByKey, sameDayOf } from './calendar.ts'
import type { DatesLabels } from './labels.ts'
import { type Marks, MonthGrid } from './month-grid.tsx'
import styles from './range-calendar.module.css'

interface RangeCalendarProps {
  stay: StayDates
  /** `YYYY-MM-DD` in Paris; earlier days cannot be reached. */
  today: string
  /** Number of months side by side. */
  months: number
  /** Prices of the chosen property; undefined before they are requested. */
  nights: Nights | undefined
  marks?: Marks | undefined
  locale: Locale
  labels: DatesLabels
  onChange: (stay: StayDates) => void
  /** Called with the first visible month (`YYYY-MM`), initially and after each change. */
  onShow: (month: string) => void
}

/** Calendar for an arrival and then a departure, by pointer or keyboard. */
export function RangeCalendar({
  stay,
  today,
  months,
  nights,
  marks,
  locale,
  labels,
  onChange,
  onShow,
}: RangeCalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(stay.arrive ?? today)
  const [first, setFirst] = useState(monthOf(current))
  const last = addMonths(first, months - 1)

  useEffect(() => onShow(first), [first, onShow])

  /** Roving tabindex: makes a day the tab stop and scrolls its month into view. */
  const reach = (wanted: string) => {
    const day = wanted < today ? today : wanted
    const month = monthOf(day)
    setCurrent(day)
    if (month < first) setFirst(month)
    if (month > last) setFirst(addMonths(month, 1 - months))
  }

  const steer = (event: KeyboardEvent) => {
    const day = dayByKey(current, event.key, event.shiftKey)
    if (day === undefined) return
    event.preventDefault()
    flushSync(() => reach(day))
    root.current?.querySelector<HTMLElement>('[tabindex="0"][data-day]')?.focus()
  }

  const turn = (by: -1 | 1) => {
    const month = addMonths(first, by)
    if (month < monthOf(today)) return
    setFirst(month)
    const outside = monthOf(current) < month || monthOf(current) > addMonths(month, months - 1)
    const moved = sameDayOf(current, by)
    if (outside) setCurrent(moved < today ? today : moved)
  }

  const press = (day: string) => {
    if (day >= today) setCurrent(day)
    onChange(choose(stay, day, today, nights))
  }

  return (
    <div ref={root} className={styles.calendar}>
      <IconButton
        icon="previous"
        label={labels.previous}
        className={styles.previous}
        aria-disabled={first === monthOf(today)}
        onClick={() => turn(-1)}
      />
      <IconButton icon="next" label={labels.next} className={styles.next} onClick={() => turn(1)} />
      {Array.from({ length: months }, (_, index) => addMonths(first, index)).map((month) => (
        <MonthGrid
          key={month}
          month={month}
          today={today}
          stay={stay}
          current={current}
          nights={nights}
          marks={marks}
          locale={locale}
          labels={labels}
          onChoose={press}
          onKeyDown={steer}
        />
      ))}
    </div>
  )
}

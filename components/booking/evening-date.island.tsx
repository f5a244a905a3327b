import { useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { Icon } from '../ui/icon.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { readStay } from './calendar.ts'
import { fullDay } from './day-words.ts'
import styles from './evening-date.module.css'
import type { DatesLabels } from './labels.ts'
import { RangeCalendar } from './range-calendar.tsx'
import { takeFocus } from './take-focus.ts'

interface EveningDateProps {
  /** Id of the native date field before the island. The field still holds the form data. */
  field: string
  /** `YYYY-MM-DD` in Paris, at the time of rendering. */
  today: string
  locale: Locale
  labels: DatesLabels
  words: { readonly choose: string; readonly night: string; readonly legend: string; readonly label: string }
  /** Town of each property, by its value in the form's field `house`. */
  towns: Readonly<Record<string, string>>
  /** Days with a show, by town. */
  nights: Readonly<Record<string, readonly string[]>>
}

const fieldOf = (id: string): HTMLInputElement | undefined => {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Date picker in place of a native date field. It marks the days with a show in the chosen property's town. */
export function EveningDateIsland({ field, today, locale, labels, words, towns, nights }: EveningDateProps) {
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  // The server renders the field, so it exists before the island.
  const [day, setDay] = useState(() => fieldOf(field)?.value ?? '')
  const [town, setTown] = useState<string>()
  const [isOpen, setOpen] = useState(false)

  useLayoutEffect(() => takeFocus([fieldOf(field)], button.current), [field])

  const open = () => {
    const house = button.current?.form?.elements.namedItem('house')
    const value = house instanceof HTMLSelectElement || house instanceof HTMLInputElement ? house.value : ''
    setTown(Object.hasOwn(towns, value) ? towns[value] : undefined)
    setOpen(true)
  }

  const choose = (chosen: string) => {
    const native = fieldOf(field)
    if (native) native.value = chosen
    setDay(chosen)
    dialog.current?.close()
  }

  const closed = () => {
    setOpen(false)
    button.current?.focus()
  }

  const known = readStay(day, '', today).arrive
  const marks = { days: new Set(town === undefined ? [] : (nights[town] ?? [])), label: words.night }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.picker}
        aria-haspopup="dialog"
        aria-describedby={document.getElementById(`${field}-error`)?.id}
        aria-label={`${words.label}, ${known === undefined ? words.choose : fullDay(known, locale)}`}
        onClick={open}
      >
        <span>{known === undefined ? words.choose : fullDay(known, locale)}</span>
        <Icon name="calendar" />
      </button>
      <CalendarDialog ref={dialog} isOpen={isOpen} title={words.choose} closeLabel={labels.close} onClose={closed}>
        {isOpen && (
          <RangeCalendar
            // Arrival and departure are the same day, so that each choice starts over.
            stay={known === undefined ? {} : { arrive: known, depart: known }}
            today={today}
            months={1}
            nights={undefined}
            marks={marks}
            locale={locale}
            labels={labels}
            // An unavailable day leaves the stay unchanged: both dates or none.
            onChange={({ arrive, depart }) => {
              if (arrive !== undefined && depart === undefined) choose(arrive)
            }}
            onShow={() => {}}
          />
        )}
        {marks.days.size > 0 && <p className={styles.legend}>{words.legend}</p>}
      </CalendarDialog>
    </>
  )
}

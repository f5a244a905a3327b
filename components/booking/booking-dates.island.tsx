import { Raised } from '#components/ui/raised.tsx'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadOnce } from '#lib/client/load-once.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { daysBetween } from '@barriere/shared/domain/time/paris-time.ts'
import { Button } from '../ui/button.tsx'
import bar from './booking-bar.module.css'
import { CalendarDialog } from './calendar-dialog.tsx'
import { NO_NIGHTS, type Nights, type StayDates, readStay } from './calendar.ts'
import { dayAndMonth, shortDay } from './day-words.ts'
import { faultOfForm, showFault } from './form-fault.ts'
import { askAges, guestsWords, watchPanel } from './guests.ts'
import type { DatesLabels } from './labels.ts'
import { RangeCalendar } from './range-calendar.tsx'
import styles from './range-calendar.module.css'
import { takeFocus } from './take-focus.ts'
import { beginVisit, controlOf, remember } from './visit.ts'

interface BookingDatesProps {
  /** `YYYY-MM-DD` in Paris, at the time of rendering. */
  today: string
  locale: Locale
  labels: DatesLabels
}

/** Minimum width for two months side by side. */
const WIDE = '(min-width: 48rem)'

/** Dates in the form's native fields. */
const datesOf = (form: HTMLFormElement, today: string): StayDates =>
  readStay(controlOf(form, 'arrive')?.value ?? '', controlOf(form, 'depart')?.value ?? '', today)

/** Code splitting: the code for prices loads when the calendar first opens. */
const loadPrices = loadOnce(async () => (await import('./stay-prices.tsx')).StayPrices)

type Prices = Awaited<ReturnType<typeof loadPrices>>

/** Number of months that fit side by side. */
const roomForMonths = (): number => (matchMedia(WIDE).matches ? 2 : 1)

/** Text of the live region: the chosen dates, or what to choose next. */
function sentence({ arrive, depart }: StayDates, locale: Locale, labels: DatesLabels): string {
  if (arrive === undefined) return labels.chooseArrival
  const from = dayAndMonth(arrive, locale)
  if (depart === undefined) return labels.chooseDeparture.replace('{arrive}', from)
  const nights = daysBetween(arrive, depart)
  return (nights === 1 ? labels.oneNight : labels.manyNights)
    .replace('{arrive}', from)
    .replace('{depart}', dayAndMonth(depart, locale))
    .replace('{nights}', String(nights))
}

/**
 * Date picker in place of the form's two native date fields. The native fields still hold the form data. The island
 * also stores the form for other pages of the visit (session storage) and summarises the number of guests.
 */
export function BookingDatesIsland({ today, locale, labels }: BookingDatesProps) {
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const { severalRooms } = labels
  const [stay, setStay] = useState<StayDates>({})
  const [months, setMonths] = useState(0)
  const [first, setFirst] = useState('')
  const [nights, setNights] = useState<Nights>()
  const [prices, setPrices] = useState<{ readonly View: Prices; readonly form: HTMLFormElement }>()

  useLayoutEffect(() => {
    const form = button.current?.form
    if (!form) return
    const stop = new AbortController()
    const panel = form.querySelector('details')
    const words = panel?.querySelector('[data-guests]')
    const show = () => {
      setStay(datesOf(form, today))
      askAges(form)
      if (words) words.textContent = guestsWords(form, severalRooms)
    }
    form.addEventListener('booking', show, { signal: stop.signal })
    form.addEventListener(
      'change',
      () => {
        remember(form)
        show()
      },
      { signal: stop.signal },
    )
    form.addEventListener(
      'submit',
      (event) => {
        const fault = faultOfForm(form, today)
        if (fault === undefined) return
        event.preventDefault()
        if (datesOf(form, today).depart === undefined) setMonths(roomForMonths())
        else showFault(form, fault)
      },
      { signal: stop.signal },
    )
    if (panel) watchPanel(panel, stop.signal)
    if (form.dataset['stay'] === 'given') remember(form)
    else beginVisit(form, today)
    form.dispatchEvent(new Event('booking'))
    takeFocus([controlOf(form, 'arrive'), controlOf(form, 'depart')], button.current)
    return () => stop.abort()
  }, [today, severalRooms])

  useEffect(() => {
    const form = button.current?.form
    if (months === 0 || !form) return
    // If the code cannot load, the calendar works without prices.
    loadPrices().then(
      (View) => setPrices({ View, form }),
      () => setPrices(undefined),
    )
  }, [months])

  const addNights = useCallback((more: Nights) => setNights((known) => new Map([...(known ?? NO_NIGHTS), ...more])), [])

  const change = ({ arrive = '', depart = '' }: StayDates) => {
    const form = button.current?.form
    const [from, to] = form ? [controlOf(form, 'arrive'), controlOf(form, 'depart')] : []
    if (!from || !to) return
    from.value = arrive
    to.value = depart
    to.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const closed = () => {
    setMonths(0)
    // The visitor may choose another property before the calendar opens again.
    setNights(undefined)
    button.current?.focus()
  }

  const close = () => dialog.current?.close()
  const faces = [
    [labels.arrive, stay.arrive],
    [labels.depart, stay.depart],
  ] as const

  return (
    <>
      <button
        ref={button}
        type="button"
        className={bar.picker}
        aria-haspopup="dialog"
        onClick={() => setMonths(roomForMonths())}
      >
        {faces.map(([label, day]) => (
          <span key={label} className={bar.cell}>
            <span className={bar.label}>{label} </span>
            <span className={bar.value}>
              <Raised text={day === undefined ? labels.choose : shortDay(day, locale)} />{' '}
            </span>
          </span>
        ))}
      </button>
      <CalendarDialog ref={dialog} isOpen={months > 0} title={labels.title} closeLabel={labels.close} onClose={closed}>
        {months > 0 && (
          <RangeCalendar
            stay={stay}
            today={today}
            months={months}
            nights={nights}
            locale={locale}
            labels={labels}
            onChange={change}
            onShow={setFirst}
          />
        )}
        <p role="status" className={styles.status}>
          {sentence(stay, locale, labels)}
        </p>
        {months > 0 && first !== '' && prices && (
          <prices.View
            form={prices.form}
            shown={{ first, months }}
            stay={stay}
            nights={nights ?? NO_NIGHTS}
            today={today}
            locale={locale}
            labels={labels}
            onNights={addNights}
            onChange={change}
          />
        )}
        <div className={styles.actions}>
          <Button variant="line" onClick={() => change({})}>
            {labels.clear}
          </Button>
          <Button onClick={close}>{labels.done}</Button>
        </div>
      </CalendarDialog>
    </>
  )
}

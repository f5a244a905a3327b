import { MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, USUAL_ADULTS } from '#lib/booking/stay.ts'
import { BOOKING_PATH } from '#lib/booking/synxis.ts'
import { suggestedStay } from '#lib/booking/suggested-stay.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { addDays, toParisTime } from '#lib/domain/paris-time.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './booking-bar.module.css'
import { BookingDates } from './booking-dates.client.tsx'
import { BookingFaults } from './booking-faults.tsx'
import { datesLabels } from './dates-labels.ts'
import { GuestsPanel } from './guests-panel.tsx'
import { VISIT_KEY } from './visit.ts'

/** A property that can be booked. */
export interface BookableProperty {
  readonly name: string
  readonly town: string
  /** Id of the property in the booking engine: digits. */
  readonly code: string
}

interface BookingBarProps {
  /** In display order, at least one. A single one is fixed instead of a choice. */
  properties: readonly BookableProperty[]
  /** Time of rendering: the page must be rendered again each day. */
  now: Date
  locale: Locale
}

interface BookingFormProps extends BookingBarProps {
  /** Beginning of its fields' ids; one in a page. */
  id?: string
  /** Id of the room in the booking engine. */
  room?: string | undefined
  /** `sheet`: its fields one below the other, at every width. */
  variant?: 'bar' | 'sheet'
  /** Without the calendar over its date fields the form holds no island. */
  calendar?: boolean
}

/** The booking form of a page, with the messages for a refused booking. */
export const BookingBar = (props: BookingBarProps) => (
  <>
    <BookingForm {...props} />
    <BookingFaults locale={props.locale} />
  </>
)

/** Booking form: property, dates, guests. It works without scripts; an island lays a calendar over its date fields. */
export function BookingForm({
  properties,
  now,
  locale,
  id = 'booking',
  room,
  variant = 'bar',
  calendar = true,
}: BookingFormProps) {
  const t = getTranslator(locale, 'booking.bar')
  const today = toParisTime(now).day
  const dates = suggestedStay(now.getTime())
  const [only] = properties.length === 1 ? properties : []
  return (
    <form
      className={cx(styles.bar, variant === 'sheet' && styles.sheet)}
      method="get"
      action={BOOKING_PATH}
      aria-label={t('title')}
      autoComplete="off"
      {...(calendar && { 'data-island': 'touch', 'data-island-stored': VISIT_KEY })}
    >
      <input type="hidden" name="locale" value={locale} />
      {room !== undefined && <input type="hidden" name="room" value={room} />}
      {only ? (
        <OneProperty property={only} label={t('hotel')} />
      ) : (
        <Properties properties={properties} label={t('hotel')} placeholder={t('chooseHotel')} />
      )}
      <div className={styles.dates}>
        <div className={styles.native}>
          <label className={styles.cell}>
            <span className={styles.label}>{t('arrive')}</span>
            <input
              className={styles.value}
              type="date"
              name="arrive"
              required
              min={today}
              defaultValue={dates?.arrive}
            />
          </label>
          <label className={styles.cell}>
            <span className={styles.label}>{t('depart')}</span>
            <input
              className={styles.value}
              type="date"
              name="depart"
              required
              min={addDays(today, 1)}
              defaultValue={dates?.depart}
            />
          </label>
        </div>
        {calendar && <BookingDates today={today} locale={locale} labels={datesLabels(locale)} />}
      </div>
      <GuestsPanel
        id={id}
        locale={locale}
        most={{ adult: MAX_ADULTS, child: MAX_CHILDREN, rooms: MAX_ROOMS }}
        adults={USUAL_ADULTS}
      />
      <div className={styles.go}>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  )
}

const OneProperty = ({ property, label }: { property: BookableProperty; label: string }) => (
  <div className={styles.cell}>
    <input type="hidden" name="hotel" value={property.code} />
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{property.name}</span>
  </div>
)

interface PropertiesProps {
  properties: readonly BookableProperty[]
  label: string
  placeholder: string
}

/** Properties grouped by town, towns in the order of their first property. */
function Properties({ properties, label, placeholder }: PropertiesProps) {
  const towns = Map.groupBy(properties, ({ town }) => town)
  return (
    <label className={styles.cell}>
      <span className={styles.label}>{label}</span>
      <span className={styles.choice}>
        <select className={styles.value} name="hotel" required defaultValue="">
          <option value="">{placeholder}</option>
          {[...towns].map(([town, group]) => (
            <optgroup key={town} label={town}>
              {group.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </label>
  )
}

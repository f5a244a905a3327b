import { LANDSCAPES, type Landscape } from '#lib/booking/place.ts'
import { MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, type Stay, USUAL_ADULTS } from '@barriere/shared/domain/stays/stay.ts'
import { BOOKING_PATH } from '#lib/booking/booking-path.ts'
import { suggestedStay } from '#lib/booking/suggested-stay.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
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
  readonly landscapes?: readonly Landscape[]
}

interface BookingBarProps {
  /** In display order, at least one. A single property is fixed, without a choice. */
  properties: readonly BookableProperty[]
  /** Time of rendering: the page must be rendered again each day. */
  now: Date
  locale: Locale
  /** Initial place, in the format of `lib/booking/place.ts`, such as the page's town. Default: anywhere. */
  place?: string | undefined
  /** Stay from the page's address. It takes precedence over the stored stay of the visit. */
  stay?: Stay | undefined
  /** Filters of the page's search. The form submits them too. */
  filters?: readonly (readonly [name: string, value: string])[] | undefined
  /** Prefix of the fields' ids, unique per form in a page. */
  id: string
}

interface BookingFormProps extends BookingBarProps {
  /** Id of the room in the booking engine. */
  room?: string | undefined
  /** `sheet`: fields in one column at every width. */
  variant?: 'bar' | 'sheet'
  /** `false`: native date fields without a calendar, and so no island in the form. */
  calendar?: boolean
}

/** Id of the first bar of a page. The fault messages are below this bar. */
export const BOOKING_ID = 'booking'

/** A booking form. The first form of a page also renders the messages for a refused booking, for all forms. */
export const BookingBar = (props: BookingBarProps) => (
  <>
    <BookingForm {...props} />
    {props.id === BOOKING_ID && <BookingFaults locale={props.locale} />}
  </>
)

/**
 * Booking form: place, dates, guests. It works without scripts; an island replaces its date fields by a calendar.
 * `noValidate`: the site shows its own fault messages in the page's language instead of the browser's.
 */
export function BookingForm({
  properties,
  now,
  locale,
  place = '',
  stay,
  filters = [],
  id,
  room,
  variant = 'bar',
  calendar = true,
}: BookingFormProps) {
  const t = getTranslator(locale, 'booking.bar')
  const today = toParisTime(now).day
  const dates = stay ?? suggestedStay(now.getTime())
  const [only] = properties.length === 1 ? properties : []
  return (
    <form
      className={cx(styles.bar, variant === 'sheet' && styles.sheet)}
      method="get"
      action={BOOKING_PATH}
      aria-label={t('title')}
      autoComplete="off"
      noValidate
      data-stay={stay && 'given'}
      // A given stay loads the island on view: the calendar shows dates in the page's language, not the browser's.
      {...(calendar && { 'data-island': stay ? 'view' : 'touch', 'data-island-stored': VISIT_KEY })}
    >
      <input type="hidden" name="locale" value={locale} />
      {filters.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} data-filter="" />
      ))}
      {room !== undefined && <input type="hidden" name="room" value={room} />}
      {only ? (
        <OneProperty property={only} label={t('hotel')} />
      ) : (
        <Places properties={properties} initial={place} locale={locale} />
      )}
      <div className={styles.dates}>
        <div className={styles.native}>
          <label className={styles.cell}>
            <span className={styles.label}>{t('arrive')}</span>
            <input className={styles.value} type="date" name="arrive" min={today} defaultValue={dates?.arrive} />
          </label>
          <label className={styles.cell}>
            <span className={styles.label}>{t('depart')}</span>
            <input
              className={styles.value}
              type="date"
              name="depart"
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
        stay={stay}
      />
      <div className={styles.go}>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  )
}

const OneProperty = ({ property, label }: { property: BookableProperty; label: string }) => (
  <div className={styles.cell}>
    <input type="hidden" name="place" value={property.code} />
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{property.name}</span>
  </div>
)

interface PlacesProps {
  properties: readonly BookableProperty[]
  initial: string
  locale: Locale
}

/** Select of a place: anywhere, landscapes with a property, towns, and properties. Towns keep the properties' order. */
function Places({ properties, initial, locale }: PlacesProps) {
  const t = getTranslator(locale, 'booking.bar')
  const landscapes = (Object.keys(LANDSCAPES) as Landscape[]).filter((landscape) =>
    properties.some((property) => property.landscapes?.includes(landscape)),
  )
  const towns = [...new Set(properties.map(({ town }) => town))]
  return (
    <label className={styles.cell}>
      <span className={styles.label}>{t('place')}</span>
      <span className={styles.choice}>
        <select className={styles.value} name="place" defaultValue={initial}>
          <option value="">{t('anywhere')}</option>
          {landscapes.map((landscape) => (
            <option key={landscape} value={landscape}>
              {t(`landscape.${landscape}`)}
            </option>
          ))}
          <optgroup label={t('towns')}>
            {towns.map((town) => (
              <option key={town} value={town}>
                {town}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('hotels')}>
            {properties.map(({ code, name, town }) => (
              <option key={code} value={code}>
                {name}, {town}
              </option>
            ))}
          </optgroup>
        </select>
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </label>
  )
}

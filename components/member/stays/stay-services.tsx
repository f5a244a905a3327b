import { useState } from 'react'
import { MAX_ADULTS, MAX_CHILDREN } from '@barriere/shared/domain/stays/stay.ts'
import { MAX_PARTY } from '#lib/booking/restaurants.ts'
import { CONFIRMATION } from '#lib/booking/synxis.ts'
import { withParameters } from '#lib/booking/partner-url.ts'
import type { Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, daysBetween, fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatAgendaDay } from '#lib/i18n/format.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { carry } from '../../booking/visit.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import styles from './member-stays.module.css'
import type { StayProperty, StayViewProps } from './stay-property.ts'
import { LinkedPhones } from '../../ui/linked-phones.tsx'

/** Limits of “My evening”: number of guests, and days in advance. */
const EVENING = { guests: 9, days: 365 } as const

type ServiceProps = Pick<StayViewProps, 'stay' | 'locale' | 'labels'> & {
  property: StayProperty
  /** `YYYY-MM-DD` in Paris. */
  today: string
}

/** Remaining evenings of a stay: from the arrival, or from today, to the day before the departure. */
export function eveningsOf({ arrival, departure }: Pick<Stay, 'arrival' | 'departure'>, today: string): string[] {
  const from = arrival > today ? arrival : today
  const nights = daysBetween(from, departure)
  return Array.from({ length: Math.max(0, nights) }, (_, night) => addDays(from, night))
}

const dayWords = (day: string, locale: Locale): string => formatAgendaDay(fromParisTime(day, '12:00'), locale)

/** For an evening of an upcoming stay: links to “My evening” and to the tables of the house’s restaurants. */
export function StayEvenings({ stay, property, locale, labels, today }: ServiceProps) {
  const evenings = eveningsOf(stay, today)
  const [chosen, setChosen] = useState(evenings[0] ?? '')
  if (evenings.length === 0) return null
  const guests = stay.adults + stay.children
  const planned = chosen <= addDays(today, EVENING.days)
  return (
    <section className={styles.part} aria-labelledby="stay-evenings">
      <h3 id="stay-evenings" className={styles.subtitle}>
        {labels.evenings}
      </h3>
      {evenings.length > 1 ? (
        <Select
          id="stay-evening"
          label={labels.evening}
          options={evenings.map((day) => ({ value: day, label: dayWords(day, locale) }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      ) : (
        <p>{dayWords(chosen, locale)}</p>
      )}
      <ul className={styles.ways}>
        {property.evening !== undefined && planned && (
          <li>
            <ButtonLink
              variant="line"
              anchor={{
                href: withParameters(property.evening, {
                  date: chosen,
                  party: String(Math.min(guests, EVENING.guests)),
                }),
              }}
            >
              {labels.plan}
            </ButtonLink>
          </li>
        )}
        {(property.tables ?? []).map(({ name, address, date, party }) => (
          <li key={address}>
            <ButtonLink
              variant="ghost"
              anchor={{
                href: withParameters(address, { [date]: chosen, [party]: String(Math.min(guests, MAX_PARTY)) }),
                target: '_blank',
                rel: 'noopener',
              }}
            >
              {interpolate(labels.table, { restaurant: name })} <span className="vh">{labels.newTab}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Change or cancel a stay: at the booking engine with the confirmation number, or by telephone. */
export function ManageStay({ stay, property, labels }: Pick<ServiceProps, 'stay' | 'property' | 'labels'>) {
  if (property.manage === undefined && !property.phone) return null
  return (
    <section className={styles.part} aria-labelledby="stay-manage">
      <h3 id="stay-manage" className={styles.subtitle}>
        {labels.manage}
      </h3>
      {property.manage === undefined ? (
        <p>
          <LinkedPhones text={interpolate(labels.byPhone, { phone: property.phone?.text ?? '' })} />
        </p>
      ) : (
        <>
          <p>{labels.manageText}</p>
          <p>
            <ButtonLink
              variant="line"
              anchor={{
                href: withParameters(property.manage, { [CONFIRMATION]: stay.reference }),
                target: '_blank',
                rel: 'noopener noreferrer',
              }}
            >
              {labels.manage} <span className="vh">{labels.newTab}</span>
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

/** Link to the hotel’s page. The visit keeps the same number of guests; the member chooses new dates. */
export function BookAgain({ stay, property, labels }: Pick<ServiceProps, 'stay' | 'property' | 'labels'>) {
  const { anchor, code } = property
  if (!anchor || code === undefined) return null
  const keep = (): void =>
    carry({
      place: code,
      adult: String(Math.min(stay.adults, MAX_ADULTS)),
      child: String(Math.min(stay.children, MAX_CHILDREN)),
      rooms: '1',
    })
  return (
    <span onClick={keep} onAuxClick={keep}>
      <ButtonLink variant="line" anchor={anchor}>
        {labels.again}
      </ButtonLink>
    </span>
  )
}

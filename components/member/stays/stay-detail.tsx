import { useState } from 'react'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { useEph } from '#lib/client/queries.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FactsList } from '../../ui/facts-list.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AddToCalendar } from '../../ui/add-to-calendar.tsx'
import { stayAnchor, stayHref } from './asked-stay.ts'
import styles from './member-stays.module.css'
import { plural } from '../../ui/plural.ts'
import { ReadFailure } from '../calls/read-failure.tsx'
import { StayInvoice } from './stay-invoice.tsx'
import { StayPicture } from './stay-row.tsx'
import { BookAgain, ManageStay, StayEvenings } from './stay-services.tsx'
import type { MemberStaysProps } from './stay-property.ts'
import { stayDates, stayGuests, stayName } from './stay-text.ts'

/** All details of one stay, and a link back to the list. */
export function StayDetail({ id, path, locale, properties, labels, frame }: MemberStaysProps & { id: string }) {
  const { data, error, refetch } = useEph('GET bookings/{id}', id)
  const stay = data?.bookings[0]
  const property = stay && properties[stay.hotel.slug]
  const href = stayHref(path, id)
  const [today] = useState(() => toParisTime(systemClock.now()).day)
  return (
    <article className={styles.detail}>
      <p>
        <ButtonLink variant="ghost" anchor={stayAnchor(path, '')}>
          {labels.back}
        </ButtonLink>
      </p>
      <h2 tabIndex={-1} className={styles.title}>
        {stay ? stayName(stay, labels) : error ? labels.title : labels.loading}
      </h2>
      {error &&
        (error.failure.status === 404 ? (
          <Banner kind="info" live>
            {labels.notFound}
          </Banner>
        ) : (
          <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
        ))}
      {!stay && !error && (
        <Loading label={labels.loading}>
          <Skeleton lines={6} />
        </Loading>
      )}
      {stay && (
        <>
          {stay.state === 'cancelled' && (
            <p>
              <Badge kind="canceled">{labels.cancelled}</Badge>
            </p>
          )}
          <div className={styles.sheet}>
            <StayPicture property={property} />
            <FactsList
              rows={[
                { label: labels.bookingNumber, value: stay.reference },
                { label: labels.dates, value: stayDates(stay, locale) },
                { label: labels.duration, value: plural(labels.nights, stay.nights, locale) },
                { label: labels.guests, value: stayGuests(stay, labels, locale) },
                { label: labels.room, value: stay.room[locale] },
                { label: labels.amount, value: formatEuros(stay.amount / 100, locale) },
                ...(property?.address ? [{ label: labels.address, value: property.address }] : []),
              ]}
            />
          </div>
          <div className={styles.ways}>
            {property && stay.state !== 'upcoming' && <BookAgain stay={stay} property={property} labels={labels} />}
            {stay.invoice !== undefined && <StayInvoice stay={stay} labels={labels} />}
            {property?.directions !== undefined && stay.state === 'upcoming' && (
              <ButtonLink variant="line" anchor={{ href: property.directions }}>
                {labels.directions}
              </ButtonLink>
            )}
            {property?.anchor && (
              <ButtonLink variant="line" anchor={property.anchor}>
                {labels.hotel}
              </ButtonLink>
            )}
            {property?.phone?.anchor && (
              <ButtonLink variant="ghost" anchor={property.phone.anchor}>
                <span className="vh">{labels.phone}</span> {property.phone.text}
              </ButtonLink>
            )}
            {stay.state === 'upcoming' && (
              <AddToCalendar stay={stay} property={property} href={href} locale={locale} labels={labels} />
            )}
          </div>
          {property && stay.state === 'upcoming' && (
            <>
              <StayEvenings stay={stay} property={property} locale={locale} labels={labels} today={today} />
              <ManageStay stay={stay} property={property} labels={labels} />
            </>
          )}
        </>
      )}
    </article>
  )
}

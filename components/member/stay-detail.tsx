import { useEph } from '#lib/client/queries.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FactsList } from '../ui/facts-list.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { stayAnchor, stayHref } from './asked-stay.ts'
import styles from './member-stays.module.css'
import { plural } from './plural.ts'
import { ReadFailure } from './read-failure.tsx'
import { StayPicture } from './stay-row.tsx'
import type { MemberStaysProps } from './stay-house.ts'
import { stayDates, stayGuests, stayName } from './stay-words.ts'

/** One stay with all that is known of it, and the way back to the others. */
export function StayDetail({ id, path, locale, houses, words, frame }: MemberStaysProps & { id: string }) {
  const { data, error, refetch } = useEph('GET bookings/{id}', id)
  const stay = data?.bookings[0]
  const house = stay && houses[stay.hotel.slug]
  const href = stayHref(path, id)
  return (
    <article className={styles.detail}>
      <p>
        <ButtonLink look="ghost" anchor={stayAnchor(path, '')}>
          {words.back}
        </ButtonLink>
      </p>
      <h2 tabIndex={-1} className={styles.title}>
        {stay ? stayName(stay, words) : error ? words.title : words.loading}
      </h2>
      {error &&
        (error.failure.status === 404 ? (
          <Banner kind="info" live>
            {words.notFound}
          </Banner>
        ) : (
          <ReadFailure failure={error.failure} words={frame} retry={() => void refetch()} />
        ))}
      {!stay && !error && (
        <Loading label={words.loading}>
          <Skeleton lines={6} />
        </Loading>
      )}
      {stay && (
        <>
          {stay.state === 'cancelled' && (
            <p>
              <Badge kind="canceled">{words.cancelled}</Badge>
            </p>
          )}
          <div className={styles.sheet}>
            <StayPicture house={house} />
            <FactsList
              rows={[
                { label: words.bookingNumber, value: stay.reference },
                { label: words.dates, value: stayDates(stay, locale) },
                { label: words.duration, value: plural(words.nights, stay.nights, locale) },
                { label: words.guests, value: stayGuests(stay, words, locale) },
                { label: words.room, value: stay.room[locale] },
                { label: words.amount, value: formatEuros(stay.amount / 100, locale) },
                ...(house?.address ? [{ label: words.address, value: house.address }] : []),
              ]}
            />
          </div>
          <div className={styles.ways}>
            {house?.anchor && (
              <ButtonLink look="line" anchor={house.anchor}>
                {words.hotel}
              </ButtonLink>
            )}
            {house?.phone?.anchor && (
              <ButtonLink look="ghost" anchor={house.phone.anchor}>
                <span className="vh">{words.phone}</span> {house.phone.text}
              </ButtonLink>
            )}
            {stay.state === 'upcoming' && (
              <AddToCalendar stay={stay} house={house} href={href} locale={locale} words={words} />
            )}
          </div>
        </>
      )}
    </article>
  )
}

import { interpolate } from '#components/forms/interpolate.ts'
import { Badge } from '../../ui/badge.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddToCalendar } from '../../ui/add-to-calendar.tsx'
import { stayAnchor } from './asked-stay.ts'
import styles from './member-stays.module.css'
import type { StayProperty, StayViewProps } from './stay-property.ts'
import { stayDates, stayGuests, stayName } from './stay-text.ts'

/** One stay of the list. */
export function StayRow({ stay, property, href, locale, labels }: StayViewProps) {
  const name = stayName(stay, labels)
  return (
    <li className={styles.stay}>
      <StayPicture property={property} />
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        {stay.state === 'cancelled' && (
          <p>
            <Badge kind="canceled">{labels.cancelled}</Badge>
          </p>
        )}
        <Facts
          facts={[
            { icon: 'calendar', text: stayDates(stay, locale) },
            { icon: 'guests', text: stayGuests(stay, labels, locale) },
            { icon: 'room', text: stay.room[locale] },
          ]}
        />
        <p className={styles.reference}>{interpolate(labels.reference, { reference: stay.reference })}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="line" size="small" anchor={stayAnchor(href, stay.id)}>
          {labels.detail} <span className="vh">{name}</span>
        </ButtonLink>
        {stay.state === 'upcoming' && (
          <AddToCalendar stay={stay} property={property} href={href} locale={locale} labels={labels} />
        )}
      </div>
    </li>
  )
}

/** The property's picture, or an empty background of the same size. */
export const StayPicture = ({ property }: { property: StayProperty | undefined }) => (
  <div className={styles.picture}>{property?.picture && <Picture picture={property.picture} sizes="9rem" />}</div>
)

/** Placeholder of a stay that is loading. It has the same size: no layout shift. */
export const StayRowSkeleton = () => (
  <div className={styles.stay} aria-hidden="true">
    <div className={styles.picture} />
    <div className={styles.text}>
      <Skeleton shape="title" />
      <Skeleton lines={2} />
    </div>
    <div className={styles.actions}>
      <Skeleton shape="button" />
    </div>
  </div>
)

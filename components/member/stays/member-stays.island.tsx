import { type MouseEvent, useEffect, useRef } from 'react'
import { useEph } from '#lib/client/queries.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import type { Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Claims } from '../claims/claims.tsx'
import { goToStay, stayHref, useAskedStay } from './asked-stay.ts'
import styles from './member-stays.module.css'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import { StayDetail } from './stay-detail.tsx'
import type { MemberStaysProps } from './stay-property.ts'
import { StayRow, StayRowSkeleton } from './stay-row.tsx'

/** The member's stays, or the stay that the address names. */
export function MemberStaysIsland(props: MemberStaysProps) {
  const { status, isConnected } = useProfile()
  const asked = useAskedStay()
  const before = useRef(asked)
  const place = useRef<HTMLDivElement>(null)

  // Focus management: the focus moves to the new content, or back to the link of the previous stay.
  useEffect(() => {
    const left = before.current
    before.current = asked
    if (left === asked) return
    const target =
      asked === null
        ? place.current?.querySelector<HTMLElement>(`[data-stay="${CSS.escape(left ?? '')}"]`)
        : place.current?.querySelector<HTMLElement>('article h2')
    target?.focus()
  }, [asked])

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-stay]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToStay(link.href)
  }

  if (status === 'success' && !isConnected) return null
  return (
    <div ref={place} className={styles.page} onClick={follow}>
      <div className={panel.panel}>
        <div hidden={asked !== null}>
          <StayList {...props} />
        </div>
        {asked !== null && <StayDetail key={asked} id={asked} {...props} />}
      </div>
      {asked === null && <Claims {...props} />}
    </div>
  )
}

function StayList({ path, locale, properties, hotels, labels, frame }: MemberStaysProps) {
  const { data, error, refetch } = useEph('GET bookings')
  if (error) return <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
  const upcoming = data?.bookings.filter(({ state }) => state === 'upcoming')
  const past = data?.bookings.filter(({ state }) => state !== 'upcoming')
  const rows = (stays: readonly Stay[]) => (
    <ul>
      {stays.map((stay) => (
        <StayRow
          key={stay.id}
          stay={stay}
          property={properties[stay.hotel.slug]}
          href={stayHref(path, stay.id)}
          locale={locale}
          labels={labels}
        />
      ))}
    </ul>
  )
  const label = (text: string, stays: readonly Stay[] | undefined) =>
    interpolate(labels.count, { label: text, count: stays?.length ?? '…' })
  return (
    <Tabs
      id="stays"
      label={labels.title}
      level={2}
      tabs={[
        {
          key: 'upcoming',
          label: label(labels.upcoming, upcoming),
          content: !upcoming ? (
            <Loading label={labels.loading}>
              <StayRowSkeleton />
              <StayRowSkeleton />
            </Loading>
          ) : upcoming.length > 0 ? (
            rows(upcoming)
          ) : (
            <div className={styles.empty}>
              <p>{labels.noUpcoming}</p>
              {hotels && (
                <p>
                  <ButtonLink anchor={hotels}>{labels.choose}</ButtonLink>
                </p>
              )}
            </div>
          ),
        },
        {
          key: 'ended',
          label: label(labels.ended, past),
          content: !past ? (
            <StayRowSkeleton />
          ) : past.length > 0 ? (
            rows(past)
          ) : (
            <p className={styles.empty}>{labels.noEnded}</p>
          ),
        },
      ]}
    />
  )
}

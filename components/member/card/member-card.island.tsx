import { Raised } from '#components/ui/raised.tsx'
import { profileStore } from '#lib/client/profile.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { formatDay, formatMonthInSentence } from '#lib/i18n/format.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CARD_CACHES } from './cached-card.ts'
import { CardGives } from './card-gives.tsx'
import { StoreCard } from './store-card.tsx'
import styles from './member-card.module.css'
import { MemberLevel } from '../level/member-level.tsx'
import { MembershipCard, MembershipCardSkeleton } from './membership-card.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import { RenewCard } from './renew-card.tsx'
import { useCachedCard } from './use-cached-card.ts'

export interface MemberCardProps {
  locale: Locale
  labels: Messages['member']['card']
  level: Messages['member']['level']
  frame: Messages['member']['frame']
}

/** The member's card with its QR code; offline, the cached card. */
export function MemberCardIsland({ locale, labels, level, frame }: MemberCardProps) {
  const { status, isConnected, profile } = useProfile()
  const card = profile && {
    owner: profile.ibNumber,
    number: profile.ibNumber,
    name: `${profile.firstName} ${profile.lastName}`,
    level: profile.ibLevel,
    since: profile.memberSince,
  }
  const cache = useCachedCard(CARD_CACHES.hotel, card)
  const shown = card ?? (status === 'error' ? cache.cached : undefined)
  if (!shown && status === 'error' && cache.known)
    return <ReadFailure labels={frame} retry={() => void profileStore.refresh()} />
  if (!shown && status === 'success' && !isConnected) return null
  const customerStatus = shown && customerStatusOf(shown.level)
  return (
    <>
      {!profile && cache.cached && shown && (
        <Banner kind="info" title={labels.offline} live>
          <Raised text={interpolate(labels.offlineText, { day: formatDay(new Date(cache.cached.keptAt), locale) })} />
        </Banner>
      )}
      <div className={styles.top}>
        {shown && customerStatus ? (
          <MembershipCard
            ink={customerStatus}
            level={frame.status[customerStatus]}
            name={shown.name}
            number={shown.number}
            code={{ text: shown.number, label: interpolate(labels.code, { number: shown.number }) }}
          />
        ) : (
          <MembershipCardSkeleton />
        )}
        <div className={panel.panel}>
          {shown ? (
            <dl className={styles.facts}>
              <dt>{labels.number}</dt>
              <dd className={styles.number} translate="no">
                {shown.number}
              </dd>
            </dl>
          ) : (
            <div className={styles.facts}>
              <Skeleton lines={2} />
            </div>
          )}
          <p className={styles.since}>
            {shown ? (
              interpolate(labels.since, { month: formatMonthInSentence(new Date(shown.since), locale) })
            ) : (
              <Skeleton />
            )}
          </p>
          <p className={panel.hint}>{labels.codeText}</p>
          <RenewCard email={profile?.email} labels={labels} />
        </div>
      </div>
      {profile && <MemberLevel locale={locale} labels={level} frame={frame} />}
      {profile && (
        <div className={styles.more}>
          <CardGives locale={locale} labels={labels} frame={frame} />
          {cache.possible && <StoreCard {...cache} labels={labels} />}
        </div>
      )}
      {!shown && <PanelSkeleton />}
      {!shown && (
        <div className={styles.more}>
          <PanelSkeleton />
          <PanelSkeleton />
        </div>
      )}
    </>
  )
}

const PanelSkeleton = () => (
  <div className={panel.panel} aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton lines={4} />
    <Skeleton shape="button" />
  </div>
)

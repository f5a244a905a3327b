import { useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino, casinoQueries, useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CasinoCard } from '@barriere/shared/programmes/casino/cards.ts'
import { CASINO_TIERS, type CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { DialogButton } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CasinoCardProps } from '../calls/casino-part.ts'
import { ConfirmDialog } from '../calls/confirm-dialog.tsx'
import styles from '../card/member-card.module.css'
import { type CachedCard, CARD_CACHES } from '../card/cached-card.ts'
import { MembershipCard, MembershipCardSkeleton } from '../card/membership-card.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import { StoreCard } from '../card/store-card.tsx'
import { useCachedCard } from '../card/use-cached-card.ts'
import { useConfirmedCall } from '../calls/use-confirmed-call.ts'
import { WalletLinks } from '../card/wallet-links.tsx'
import { Visit } from '../casino-entry/visit.tsx'
import { useCardCode } from './card-code.ts'
import { TierProgress } from './tier-progress.tsx'

/**
 * The member's card with its current QR code, and the progress of its tier. For a pre-member, how to get a card.
 * Offline, the cached card: its code is computed from the key that this device stores.
 */
export function CasinoCardIsland(props: CasinoCardProps) {
  const { locale, places, visit, labels, offline, frame } = props
  const { status, isConnected, profile } = useMember(casinoStore)
  const read = useCasino('GET card')
  const card = read.data?.card
  const current = card && cardToCache(card, profile?.email ?? '')
  const cache = useCachedCard(CARD_CACHES.casino, profile && current)
  const shown = current ?? (status === 'error' ? cache.cached : undefined)
  const code = useCardCode(shown?.number)
  if (status === 'success' && !isConnected) return null
  if (!shown && cache.known && status === 'error')
    return <ReadFailure labels={frame} retry={() => void casinoStore.refresh()} />
  if (read.error && !shown)
    return <ReadFailure failure={read.error.failure} labels={frame} retry={() => void read.refetch()} />
  if (read.data && !card)
    return (
      <Banner kind="info" title={labels.none}>
        <Visit places={places} visit={visit} />
      </Banner>
    )
  return (
    <>
      {!card && cache.cached && shown && (
        <Banner kind="info" title={offline.offline} live>
          {interpolate(offline.offlineText, { day: formatDay(new Date(cache.cached.keptAt), locale) })}
        </Banner>
      )}
      <div className={styles.top}>
        {shown ? (
          <MembershipCard
            ink={tierOf(shown)}
            level={labels.tiers[tierOf(shown)]}
            name={shown.name}
            number={shown.number}
            prefix="CVIP"
            code={code === undefined ? undefined : { text: code, label: labels.code }}
          />
        ) : (
          <MembershipCardSkeleton />
        )}
        <div className={panel.panel}>
          {shown ? (
            <>
              <dl className={styles.facts}>
                <dt>{labels.number}</dt>
                <dd className={styles.number} translate="no">
                  {shown.number}
                </dd>
              </dl>
              <p className={styles.since}>
                {interpolate(labels.issued, {
                  casino: places.find(({ key }) => key === shown.casino)?.name ?? shown.casino ?? '',
                  day: formatDay(new Date(shown.since), locale),
                })}
              </p>
              <p className={panel.hint}>{code === undefined ? labels.codeAway : labels.codeText}</p>
              {card && <Renewal card={card} locale={locale} labels={labels} />}
            </>
          ) : (
            <Skeleton lines={4} />
          )}
        </div>
      </div>
      {card && <TierProgress locale={locale} labels={labels} frame={frame} />}
      {card && props.wallets.length > 0 && <AddToWallet {...props} />}
      {card && cache.possible && <StoreCard {...cache} labels={offline} />}
    </>
  )
}

const AddToWallet = ({ locale, wallets, wallet }: Pick<CasinoCardProps, 'locale' | 'wallets' | 'wallet'>) => (
  <section className={panel.panel} aria-labelledby="wallet">
    <h2 id="wallet" className={panel.title}>
      {wallet.title}
    </h2>
    <p>{wallet.text}</p>
    <p className={panel.actions}>
      <WalletLinks locale={locale} wallets={wallets} wallet={wallet} />
    </p>
  </section>
)

const cardToCache = (
  { number, firstName, lastName, tier, issuedAt, casino }: CasinoCard,
  owner: string,
): Omit<CachedCard, 'keptAt'> => ({
  owner,
  number,
  name: `${firstName} ${lastName}`,
  level: tier,
  since: issuedAt,
  casino,
})

const tierOf = ({ level }: Pick<CachedCard, 'level'>): CasinoTier =>
  CASINO_TIERS.find((tier) => tier === level) ?? CASINO_TIERS[0]

const POPIN = 'renew-card'

function Renewal({ card, locale, labels }: Pick<CasinoCardProps, 'locale' | 'labels'> & { card: CasinoCard }) {
  const [refused, setRefused] = useState<string>()
  const { busy, send } = useConfirmedCall(POPIN)
  const renew = async (): Promise<void> => {
    const answer = await send({}, (idempotencyKey) => callCasino('POST card/renewals', { idempotencyKey }))
    if (!answer) return
    setRefused(answer.ok ? undefined : (answer.error.message ?? labels.unanswered))
    if (answer.ok) await casinoQueries.invalidateQueries({ queryKey: ['GET card'] })
  }
  return (
    <>
      <p>
        <DialogButton variant="line" target={POPIN}>
          {labels.renew}
        </DialogButton>
      </p>
      <div role="status">
        {card.renewalRequestedAt !== undefined && (
          <Banner kind="info">
            {interpolate(labels.renewed, { day: formatDay(new Date(card.renewalRequestedAt), locale) })}
          </Banner>
        )}
        {refused !== undefined && <Banner kind="error">{refused}</Banner>}
      </div>
      <ConfirmDialog id={POPIN} title={labels.renewTitle} labels={labels} busy={busy} confirm={() => void renew()}>
        <p>{labels.renewText}</p>
      </ConfirmDialog>
    </>
  )
}

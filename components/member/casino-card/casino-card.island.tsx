import { useState } from 'react'
import { callCasino, casinoQueries, casinoStore, useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CasinoCard } from '#lib/contracts/casino-cards.ts'
import { formatDay } from '#lib/i18n/format.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { DialogButton } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CasinoNames, CasinoPartProps } from '../casino-part.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import styles from '../member-card.module.css'
import { MembershipCard, MembershipCardSkeleton } from '../membership-card.tsx'
import panel from '../panel.module.css'
import { ReadFailure } from '../read-failure.tsx'
import { useConfirmedCall } from '../use-confirmed-call.ts'
import { useCardCode } from './card-code.ts'
import { TierProgress } from './tier-progress.tsx'

export interface CasinoCardProps extends CasinoPartProps {
  casinos: CasinoNames
  labels: Messages['casino']['card']
}

/** The member's card with the code of the minute, and what its tier needs; for a pre-member, how to get one. */
export function CasinoCardIsland({ locale, casinos, labels, frame }: CasinoCardProps) {
  const { status, isConnected } = useMember(casinoStore)
  const read = useCasino('GET card')
  const card = read.data?.card
  const code = useCardCode(card?.number)
  if (status === 'success' && !isConnected) return null
  if (read.error) return <ReadFailure failure={read.error.failure} labels={frame} retry={() => void read.refetch()} />
  if (read.data && !card)
    return (
      <Banner kind="info" title={labels.none}>
        {labels.bring}
      </Banner>
    )
  return (
    <>
      <div className={styles.top}>
        {card ? (
          <MembershipCard
            ink={card.tier}
            level={labels.tiers[card.tier]}
            name={`${card.firstName} ${card.lastName}`}
            number={card.number}
            prefix="CVIP"
            code={code === undefined ? undefined : { text: code, label: labels.code }}
          />
        ) : (
          <MembershipCardSkeleton />
        )}
        <div className={panel.panel}>
          {card ? (
            <>
              <dl className={styles.facts}>
                <dt>{labels.number}</dt>
                <dd className={styles.number} translate="no">
                  {card.number}
                </dd>
              </dl>
              <p className={styles.since}>
                {interpolate(labels.issued, {
                  casino: casinos[card.casino] ?? card.casino,
                  day: formatDay(new Date(card.issuedAt), locale),
                })}
              </p>
              <p className={panel.hint}>{code === undefined ? labels.codeAway : labels.codeText}</p>
              <Renewal card={card} locale={locale} labels={labels} />
            </>
          ) : (
            <Skeleton lines={4} />
          )}
        </div>
      </div>
      {card && <TierProgress locale={locale} labels={labels} frame={frame} />}
    </>
  )
}

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

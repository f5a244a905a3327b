import { useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino, casinoQueries, useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { Reward } from '@barriere/shared/programmes/casino/rewards.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import { Banner } from '../../ui/banner.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { RewardsProps } from '../calls/casino-part.ts'
import { CasinoReadFailure } from '../calls/casino-read-failure.tsx'
import { ConfirmDialog } from '../calls/confirm-dialog.tsx'
import panel from '../layout/panel.module.css'
import { useConfirmedCall } from '../calls/use-confirmed-call.ts'
import { useModal } from '../../ui/use-modal.ts'
import { RewardList } from './reward-list.tsx'
import styles from './rewards.module.css'
import { Vouchers } from './vouchers.tsx'

const POPIN = 'redeem'

/** Queries to read again after the member has redeemed or cancelled a voucher. */
const CHANGED = ['GET balance', 'GET rewards', 'GET vouchers'] as const

const refreshPoints = (): void => {
  for (const route of CHANGED) void casinoQueries.invalidateQueries({ queryKey: [route] })
}

type Told =
  | { readonly done: CallAnswer<CasinoCalls['redeem']>['voucher'] }
  | { readonly done?: undefined; readonly message: string }

/** Rewards for points, and the member's vouchers. A member who has limited their access still sees the vouchers. */
export function RewardsIsland({ locale, casinos, labels, refused, frame }: RewardsProps) {
  const { status, isConnected } = useMember(casinoStore)
  const rewards = useCasino('GET rewards')
  const balance = useCasino('GET balance')
  const [chosen, setChosen] = useState<{ readonly reward: Reward; readonly turn: number }>()
  const [told, setTold] = useState<Told>()
  const { busy, send } = useConfirmedCall(POPIN)
  useModal(POPIN, chosen?.turn ?? 0)
  if (status === 'success' && !isConnected) return null

  const points = (count: number): string => numberFormat(locale).format(count)
  const failed = rewards.error ? rewards : balance.error ? balance : undefined

  const redeem = async (): Promise<void> => {
    if (!chosen) return
    const input = { rewardId: chosen.reward.id }
    const answer = await send(input, (idempotencyKey) => callCasino('POST vouchers', { input, idempotencyKey }))
    if (!answer) return
    if (answer.ok) setTold({ done: answer.value.voucher })
    else setTold({ message: answer.error.message ?? labels.unanswered })
    refreshPoints()
  }

  return (
    <div className={styles.page}>
      {failed?.error ? (
        <CasinoReadFailure
          failure={failed.error.failure}
          locale={locale}
          labels={refused}
          frame={frame}
          retry={() => void failed.refetch()}
        />
      ) : rewards.data && balance.data ? (
        <>
          <p className={styles.balance}>{interpolate(labels.balance, { points: points(balance.data.balance) })}</p>
          <div role="status">
            {told?.done && (
              <Banner kind="success" title={labels.redeemed}>
                {interpolate(labels.redeemedText, { code: told.done.code })}
              </Banner>
            )}
            {told && !told.done && <Banner kind="error">{told.message}</Banner>}
          </div>
          {rewards.data.rewards.length === 0 ? (
            <p className={panel.panel}>{labels.none}</p>
          ) : (
            <RewardList
              rewards={rewards.data.rewards}
              balance={balance.data.balance}
              locale={locale}
              casinos={casinos}
              labels={labels}
              choose={(reward) => setChosen((before) => ({ reward, turn: (before?.turn ?? 0) + 1 }))}
            />
          )}
          <ConfirmDialog
            id={POPIN}
            title={interpolate(labels.confirm, { points: points(chosen?.reward.points ?? 0) })}
            labels={labels}
            busy={busy}
            confirm={() => void redeem()}
          >
            <p>
              {interpolate(labels.confirmText, {
                title: chosen?.reward.title[locale] ?? '',
                left: points(balance.data.balance - (chosen?.reward.points ?? 0)),
              })}
            </p>
          </ConfirmDialog>
        </>
      ) : (
        <Loading label={labels.loading}>
          <div className={styles.list}>
            {[1, 2, 3].map((key) => (
              <div key={key} className={panel.panel}>
                <Skeleton shape="title" />
                <Skeleton lines={2} />
              </div>
            ))}
          </div>
        </Loading>
      )}
      <Vouchers
        locale={locale}
        casinos={casinos}
        labels={labels}
        frame={frame}
        isHiddenWhenEmpty={Boolean(failed)}
        cancelled={refreshPoints}
      />
    </div>
  )
}

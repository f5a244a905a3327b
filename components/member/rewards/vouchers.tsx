import { useState } from 'react'
import { callCasino, useCasino } from '#lib/client/casino.ts'
import type { Voucher } from '@barriere/shared/programmes/casino/rewards.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { formatDay, formatMoment } from '#lib/i18n/format.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { type RewardsProps, casinoList } from '../calls/casino-part.ts'
import { ConfirmDialog } from '../calls/confirm-dialog.tsx'
import panel from '../layout/panel.module.css'
import { QrCode } from '../../ui/qr-code.tsx'
import { ReadFailure } from '../calls/read-failure.tsx'
import { useConfirmedCall } from '../calls/use-confirmed-call.ts'
import { useModal } from '../../ui/use-modal.ts'
import styles from './rewards.module.css'

const POPIN = 'cancel-voucher'

const BADGES: Readonly<Record<Voucher['state'], BadgeKind>> = {
  open: 'available',
  used: 'finished',
  cancelled: 'finished',
  expired: 'finished',
}

interface VouchersProps extends Omit<RewardsProps, 'refused'> {
  isHiddenWhenEmpty: boolean
  cancelled: () => void
}

/** The member's vouchers: usable ones first, with their QR codes, then the others with their states. */
export function Vouchers({ isHiddenWhenEmpty, cancelled, frame, ...words }: VouchersProps) {
  const { locale, labels: all } = words
  const labels = all.vouchers
  const { data, error, refetch } = useCasino('GET vouchers')
  const [chosen, setChosen] = useState<{ readonly voucher: Voucher; readonly turn: number }>()
  const [told, setTold] = useState<{ readonly points: number } | { readonly message: string }>()
  const { busy, send } = useConfirmedCall(POPIN)
  useModal(POPIN, chosen?.turn ?? 0)

  const cancel = async (): Promise<void> => {
    if (!chosen) return
    const { id: pathParameter, points } = chosen.voucher
    const answer = await send({ pathParameter }, (idempotencyKey) =>
      callCasino('POST vouchers/{id}/cancel', { pathParameter, idempotencyKey }),
    )
    if (!answer) return
    setTold(answer.ok ? { points } : { message: answer.error.message ?? all.unanswered })
    cancelled()
  }

  // The greeting reports an ended session.
  if (error?.failure.status === 401 || (isHiddenWhenEmpty && (data?.vouchers.length ?? 0) === 0)) return null
  const sorted = data?.vouchers.toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'))
  const points = (count: number): string => numberFormat(locale).format(count)
  return (
    <section aria-labelledby="vouchers" className={panel.panel}>
      <h2 id="vouchers" className={panel.title}>
        {labels.title}
      </h2>
      <div role="status">
        {told && 'points' in told && (
          <Banner kind="success" title={labels.cancelled}>
            {interpolate(labels.cancelledText, { points: points(told.points) })}
          </Banner>
        )}
        {told && 'message' in told && <Banner kind="error">{told.message}</Banner>}
      </div>
      {error ? (
        <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
      ) : !sorted ? (
        <Loading label={labels.loading}>
          <Skeleton lines={3} />
        </Loading>
      ) : sorted.length === 0 ? (
        <p>{labels.empty}</p>
      ) : (
        <ul className={panel.entries}>
          {sorted.map((voucher) => (
            <VoucherRow
              key={voucher.id}
              voucher={voucher}
              {...words}
              choose={() => setChosen((before) => ({ voucher, turn: (before?.turn ?? 0) + 1 }))}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        id={POPIN}
        title={labels.confirm}
        labels={{ ...all, yes: labels.yes, no: labels.no }}
        busy={busy}
        confirm={() => void cancel()}
      >
        <p>
          {interpolate(labels.confirmText, {
            points: points(chosen?.voucher.points ?? 0),
            code: chosen?.voucher.code ?? '',
          })}
        </p>
      </ConfirmDialog>
    </section>
  )
}

interface VoucherRowProps extends Pick<RewardsProps, 'locale' | 'casinos' | 'labels'> {
  voucher: Voucher
  choose: () => void
}

function VoucherRow({ voucher, choose, locale, casinos, labels: all }: VoucherRowProps) {
  const labels = all.vouchers
  const { title, code, state, points, cancellableUntil } = voucher
  const isOpen = state === 'open'
  const isCancellable = isOpen && Date.parse(cancellableUntil) > systemClock.now()
  return (
    <li className={cx(panel.entry, styles.voucher)}>
      {isOpen && <QrCode text={code} label={interpolate(labels.qr, { code })} className={styles.qr} />}
      <div className={panel.about}>
        <h3 className={styles.title}>{title[locale]}</h3>
        <p>
          <Badge kind={BADGES[state]}>{labels.states[state]}</Badge>
        </p>
        <p>
          {labels.code} <span className={styles.code}>{code}</span>
        </p>
        <p className={panel.hint}>
          {[
            interpolate(all.points, { points: numberFormat(locale).format(points) }),
            voucher.casinos.length === 0 ? all.everywhere : casinoList(voucher.casinos, casinos, locale),
          ].join(' · ')}
        </p>
        <p>{stateText(voucher, labels, locale)}</p>
        {isCancellable && (
          <>
            <p className={panel.hint}>
              {interpolate(labels.until, { moment: formatMoment(new Date(cancellableUntil), locale) })}
            </p>
            <p>
              <Button
                variant="line"
                size="small"
                aria-haspopup="dialog"
                aria-label={interpolate(labels.cancelName, { code })}
                onClick={choose}
              >
                {labels.cancel}
              </Button>
            </p>
          </>
        )}
      </div>
    </li>
  )
}

/** Sentence with the date until which a voucher is valid, or on which it was used, cancelled or expired. */
function stateText(
  { state, expiresAt, usedAt, cancelledAt }: Voucher,
  { validUntil, ...labels }: RewardsProps['labels']['vouchers'],
  locale: RewardsProps['locale'],
): string {
  const text = { open: validUntil, used: labels.usedAt, cancelled: labels.cancelledAt, expired: labels.expiredAt }[
    state
  ]
  return interpolate(text, { day: formatDay(new Date(usedAt ?? cancelledAt ?? expiresAt), locale) })
}

import { callCasino } from '#lib/client/casino.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { Registration, WaitingPlace } from '#lib/contracts/casino-seats.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { interpolate } from '../forms/interpolate.ts'
import { ConfirmDialog } from '../member/confirm-dialog.tsx'
import { useConfirmedCall } from '../member/use-confirmed-call.ts'
import { useModal } from '../member/use-modal.ts'
import type { BannerKind } from '../ui/banner.tsx'
import type { RegistrationsProps } from './seat-props.ts'

const POPIN = 'cancel-registration'

/** What is to be cancelled; `turn` changes at each opening. */
export type ToCancel = ({ readonly registration: Registration } | { readonly waiting: WaitingPlace }) & {
  readonly turn: number
}

/** What has come of it. */
export interface Told {
  readonly kind: BannerKind
  readonly title?: string
  readonly text: string
}

interface CancelDialogProps extends Pick<RegistrationsProps, 'locale' | 'own'> {
  chosen: ToCancel | undefined
  onDone: (told: Told) => void
}

/** Asks before a registration is cancelled, or a place on a waiting list is given up. */
export function CancelDialog({ chosen, onDone, locale, own }: CancelDialogProps) {
  const { busy, send } = useConfirmedCall(POPIN)
  useModal(POPIN, chosen?.turn ?? 0)
  const isWaiting = chosen !== undefined && 'waiting' in chosen
  const subject = chosen && ('waiting' in chosen ? chosen.waiting : chosen.registration)
  const cents = chosen && 'registration' in chosen ? chosen.registration.cents : 0
  const amount = formatEuros(cents / 100, locale)
  const [confirmText, cancelledText] =
    cents > 0 ? [own.confirmText, own.cancelledText] : [own.confirmFree, own.cancelledFree]
  const texts = { title: subject?.title[locale] ?? '', amount }

  const confirm = async (): Promise<void> => {
    if (!chosen || !subject) return
    const pathParameter = subject.id
    const answer = await send<unknown, SendFailure>({ pathParameter }, (idempotencyKey) =>
      isWaiting
        ? callCasino('DELETE waiting/{id}', { pathParameter })
        : callCasino('POST registrations/{id}/cancel', { pathParameter, idempotencyKey }),
    )
    if (!answer) return
    if (!answer.ok) return onDone({ kind: 'error', text: answer.error.message ?? own.unanswered })
    onDone(
      isWaiting
        ? { kind: 'success', text: own.left }
        : { kind: 'success', title: own.cancelled, text: interpolate(cancelledText, texts) },
    )
  }

  return (
    <ConfirmDialog
      id={POPIN}
      title={isWaiting ? own.leaveConfirm : own.confirm}
      labels={{ ...own, ...(isWaiting ? { yes: own.leaveYes, no: own.leaveNo } : {}) }}
      busy={busy}
      confirm={() => void confirm()}
    >
      <p>{interpolate(isWaiting ? own.leaveText : confirmText, texts)}</p>
    </ConfirmDialog>
  )
}

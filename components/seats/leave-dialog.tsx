import { callCasino } from '#lib/client/casino.ts'
import type { WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { interpolate } from '../forms/interpolate.ts'
import { ConfirmDialog } from '../member/calls/confirm-dialog.tsx'
import { useConfirmedCall } from '../member/calls/use-confirmed-call.ts'
import { useModal } from '../ui/use-modal.ts'
import type { Told } from './cancel-dialog.tsx'
import type { SeatLabels } from './seat-props.ts'

const POPIN = 'leave-waiting-list'

interface LeaveDialogProps {
  /** The place to give up; `turn` changes at each opening. */
  chosen: { readonly waiting: WaitingPlace; readonly turn: number } | undefined
  locale: Locale
  labels: SeatLabels
  onDone: (told: Told) => void
}

/** Confirmation dialog for leaving a waiting list. */
export function LeaveDialog({ chosen, locale, labels, onDone }: LeaveDialogProps) {
  const { waiting: words, held, close, failed } = labels
  const { busy, send } = useConfirmedCall(POPIN)
  useModal(POPIN, chosen?.turn ?? 0)

  const confirm = async (): Promise<void> => {
    if (!chosen) return
    const pathParameter = chosen.waiting.id
    const answer = await send({ pathParameter }, () => callCasino('DELETE waiting/{id}', { pathParameter }))
    if (!answer) return
    onDone(answer.ok ? { kind: 'success', text: words.left } : { kind: 'error', text: answer.error.message ?? failed })
  }

  return (
    <ConfirmDialog
      id={POPIN}
      title={words.leaveConfirm}
      labels={{ yes: words.leaveYes, no: words.leaveNo, sending: held.releasing, close }}
      busy={busy}
      confirm={() => void confirm()}
    >
      <p>{interpolate(words.leaveText, { title: chosen?.waiting.title[locale] ?? '' })}</p>
    </ConfirmDialog>
  )
}

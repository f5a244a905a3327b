import { callCasino } from '#lib/client/casino.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { interpolate } from '../forms/interpolate.ts'
import { ConfirmDialog } from '../member/calls/confirm-dialog.tsx'
import { useConfirmedCall } from '../member/calls/use-confirmed-call.ts'
import { useModal } from '../ui/use-modal.ts'
import type { BannerKind } from '../ui/banner.tsx'
import type { RegistrationsProps } from './seat-props.ts'

const POPIN = 'cancel-registration'

/** Message about the result of a cancellation, or of leaving a waiting list. */
export interface Told {
  readonly kind: BannerKind
  readonly title?: string
  readonly text: string
}

interface CancelDialogProps extends Pick<RegistrationsProps, 'locale' | 'own'> {
  /** The registration to cancel; `turn` changes at each opening. */
  chosen: { readonly registration: Registration; readonly turn: number } | undefined
  onDone: (told: Told) => void
}

/** Confirmation dialog for the cancellation of a registration. */
export function CancelDialog({ chosen, onDone, locale, own }: CancelDialogProps) {
  const { busy, send } = useConfirmedCall(POPIN)
  useModal(POPIN, chosen?.turn ?? 0)
  const { title, cents = 0 } = chosen?.registration ?? {}
  const texts = { title: title?.[locale] ?? '', amount: formatEuros(cents / 100, locale) }
  const [confirmText, cancelledText] =
    cents > 0 ? [own.confirmText, own.cancelledText] : [own.confirmFree, own.cancelledFree]

  const confirm = async (): Promise<void> => {
    if (!chosen) return
    const pathParameter = chosen.registration.id
    const answer = await send({ pathParameter }, (idempotencyKey) =>
      callCasino('POST registrations/{id}/cancel', { pathParameter, idempotencyKey }),
    )
    if (!answer) return
    onDone(
      answer.ok
        ? { kind: 'success', title: own.cancelled, text: interpolate(cancelledText, texts) }
        : { kind: 'error', text: answer.error.message ?? own.unanswered },
    )
  }

  return (
    <ConfirmDialog id={POPIN} title={own.confirm} labels={own} busy={busy} confirm={() => void confirm()}>
      <p>{interpolate(confirmText, texts)}</p>
    </ConfirmDialog>
  )
}

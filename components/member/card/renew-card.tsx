import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { useIdempotencyKey } from '#components/forms/use-idempotency-key.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButton, DialogClose } from '../../ui/dialog.tsx'
import panel from '../layout/panel.module.css'
import { closeModal } from '../../ui/use-modal.ts'

const POPIN = 'renew-card'

type Answer = { readonly done: true } | { readonly done: false; readonly message: string }

/** Requests the card by e-mail after a confirmation; shows the server's message if it refuses. */
export function RenewCard({ email, labels }: { email: string | undefined; labels: Messages['member']['card'] }) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const key = useIdempotencyKey()

  const send = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    // The key is kept until an answer arrives, so that a retry after a lost answer does not request a second card.
    const result = await callEph('GET profile/card_renewal', { idempotencyKey: key.of({}) })
    if (result.ok || result.error.status > 0) key.forget()
    setBusy(false)
    setAnswer(result.ok ? { done: true } : { done: false, message: result.error.message ?? labels.renewFailed })
    closeModal(POPIN)
  }

  return (
    <>
      {email === undefined ? (
        <p>
          <Button variant="line" disabled>
            {labels.renew}
          </Button>
        </p>
      ) : (
        <p>
          <DialogButton variant="line" target={POPIN}>
            {labels.renew}
          </DialogButton>
        </p>
      )}
      <div role="status">
        {answer?.done && (
          <Banner kind="success" title={labels.renewed}>
            {interpolate(labels.renewedText, { email: email ?? '' })}
          </Banner>
        )}
        {answer?.done === false && <Banner kind="error">{answer.message}</Banner>}
      </div>
      <Dialog id={POPIN} title={labels.renewTitle} closeLabel={labels.close}>
        <p>{interpolate(labels.renewText, { email: email ?? '' })}</p>
        <div className={panel.actions}>
          <Button busy={busy} onClick={() => void send()}>
            {busy ? labels.renewing : labels.renewYes}
          </Button>
          <DialogClose target={POPIN}>{labels.renewNo}</DialogClose>
        </div>
      </Dialog>
    </>
  )
}

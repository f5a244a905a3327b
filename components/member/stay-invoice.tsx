import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { Stay } from '#lib/contracts/hotel-fields.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from './save-file.ts'

type Answer = { readonly file: string } | { readonly message: string }

/** The invoice of a past stay as a PDF. It comes by a call, so that no address leads to it and no cache keeps it. */
export function StayInvoice({ stay, labels }: { stay: Stay; labels: Messages['member']['stays'] }) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const save = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setAnswer(undefined)
    const result = await callEph('GET bookings/{id}/invoice', { pathParameter: stay.id })
    setBusy(false)
    if (!result.ok) return setAnswer({ message: result.error.message ?? labels.invoiceFailed })
    const { file, pdf } = result.value
    saveFile(
      file,
      Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)),
      'application/pdf',
    )
    setAnswer({ file })
  }
  return (
    <>
      <Button variant="line" busy={busy} onClick={() => void save()}>
        {busy ? labels.invoicing : labels.invoice}
      </Button>
      <div role="status">
        {answer && 'file' in answer && (
          <Banner kind="success">{interpolate(labels.invoiced, { file: answer.file })}</Banner>
        )}
        {answer && 'message' in answer && <Banner kind="error">{answer.message}</Banner>}
      </div>
    </>
  )
}

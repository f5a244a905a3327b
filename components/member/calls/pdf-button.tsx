import { useState } from 'react'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'

type Answer = { readonly file: string } | { readonly message: string }

interface PdfButtonProps {
  /** `pdf` is base64. */
  read: () => Promise<Result<{ readonly file: string; readonly pdf: string }, SendFailure>>
  labels: { readonly action: string; readonly busy: string; readonly saved: string; readonly failed: string }
  size?: 'normal' | 'small'
}

/** Downloads a PDF by an API call, so that it has no URL of its own and no cache stores it. */
export function PdfButton({ read, labels, size = 'normal' }: PdfButtonProps) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const save = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setAnswer(undefined)
    const result = await read()
    setBusy(false)
    if (!result.ok) return setAnswer({ message: result.error.message ?? labels.failed })
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
      <Button variant="line" size={size} busy={busy} onClick={() => void save()}>
        {busy ? labels.busy : labels.action}
      </Button>
      <div role="status">
        {answer && 'file' in answer && (
          <Banner kind="success">{interpolate(labels.saved, { file: answer.file })}</Banner>
        )}
        {answer && 'message' in answer && <Banner kind="error">{answer.message}</Banner>}
      </div>
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import { Banner, type BannerKind } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Ways } from '../outcome.tsx'

interface ResendLinkProps {
  email: string
  labels: { readonly resend: string; readonly sending: string; readonly resent: string }
  /** Where no answer came. */
  technical: string
  /** Before the button: another way. */
  secondaryAction?: ReactNode
}

type Told = { readonly kind: BannerKind; readonly text: string }

/** Sends the activation link again, as often as the server allows. */
export function ResendLink({ email, labels, technical, secondaryAction }: ResendLinkProps) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const resend = async () => {
    if (busy) return
    setBusy(true)
    const answer = await callEph('POST users/activate', { input: { email } })
    setBusy(false)
    setTold(
      answer.ok ? { kind: 'success', text: labels.resent } : { kind: 'error', text: answer.error.message ?? technical },
    )
  }
  return (
    <>
      {told && (
        <Banner kind={told.kind} live>
          {told.text}
        </Banner>
      )}
      <Ways>
        {secondaryAction}
        <Button variant="line" busy={busy} onClick={() => void resend()}>
          {busy ? labels.sending : labels.resend}
        </Button>
      </Ways>
    </>
  )
}

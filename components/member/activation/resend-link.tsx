import { type ReactNode, useState } from 'react'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { Banner, type BannerKind } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ENTRY_CALLS } from '../entry/entry-calls.ts'
import { Ways } from '../../forms/outcome.tsx'

interface ResendLinkProps {
  programme: Programme
  email: string
  labels: { readonly resend: string; readonly sending: string; readonly resent: string }
  /** Message of an error for which the server sends none. */
  technical: string
  /** Shown before the button. */
  secondaryAction?: ReactNode
}

type Told = { readonly kind: BannerKind; readonly text: string }

/** Sends the activation link again, as often as the server allows. */
export function ResendLink({ programme, email, labels, technical, secondaryAction }: ResendLinkProps) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const resend = async () => {
    if (busy) return
    setBusy(true)
    const answer = await ENTRY_CALLS[programme].resendActivation(email)
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

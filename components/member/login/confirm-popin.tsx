import { useEffect, useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import { fill } from '../../forms/fill.ts'
import { Banner, type BannerKind } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import type { LoginWords } from './login-words.ts'
import styles from './login.module.css'

const CONFIRM = 'login-confirm'

interface ConfirmPopinProps extends LoginWords {
  email: string
  /** Opens at each new one; 0 has not been asked for. */
  turn: number
}

/** The address has not been confirmed: a link was sent, and can be sent again. */
export function ConfirmPopin({ email, turn, words, forms }: ConfirmPopinProps) {
  useEffect(() => {
    const dialog = document.getElementById(CONFIRM)
    if (turn > 0 && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [turn])
  return (
    <Dialog id={CONFIRM} title={words.confirm.title} closeLabel={words.close}>
      <p className={styles.sentence}>{fill(words.confirm.text, { email })}</p>
      <Resend key={turn} email={email} words={words} technical={forms.technical} />
    </Dialog>
  )
}

interface ResendProps extends Pick<LoginWords, 'words'> {
  email: string
  technical: string
}

type Told = { readonly kind: BannerKind; readonly text: string }

function Resend({ email, words: { confirm }, technical }: ResendProps) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const resend = async () => {
    if (busy) return
    setBusy(true)
    const answer = await callEph('resendActivation', { input: { email } })
    setBusy(false)
    setTold(answer.ok ? { kind: 'success', text: confirm.resent } : { kind: 'error', text: answer.error.message ?? technical })
  }
  return (
    <>
      {told && <Banner kind={told.kind} live>{told.text}</Banner>}
      <div className={styles.ways}>
        <DialogClose target={CONFIRM} look="main">{confirm.back}</DialogClose>
        <Button look="line" busy={busy} onClick={() => void resend()}>{busy ? confirm.sending : confirm.resend}</Button>
      </div>
    </>
  )
}

import { fill } from '../../forms/fill.ts'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { ResendLink } from '../activation/resend-link.tsx'
import { useModal } from '../use-modal.ts'
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
  useModal(CONFIRM, turn)
  return (
    <Dialog id={CONFIRM} title={words.confirm.title} closeLabel={words.close}>
      <p className={styles.sentence}>{fill(words.confirm.text, { email })}</p>
      <ResendLink
        key={turn}
        email={email}
        words={words.confirm}
        technical={forms.technical}
        beside={
          <DialogClose target={CONFIRM} look="main">
            {words.confirm.back}
          </DialogClose>
        }
      />
    </Dialog>
  )
}

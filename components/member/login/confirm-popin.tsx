import { interpolate } from '#components/forms/interpolate.ts'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { ResendLink } from '../activation/resend-link.tsx'
import { useModal } from '../../ui/use-modal.ts'
import type { LoginLabels } from './login-labels.ts'
import styles from './login.module.css'

const CONFIRM = 'login-confirm'

interface ConfirmPopinProps extends LoginLabels {
  email: string
  /** Opens the popin each time it changes; 0 keeps it closed. */
  turn: number
}

/** Shown if the e-mail address is not confirmed: a link was sent, and can be sent again. */
export function ConfirmPopin({ programme, email, turn, labels, forms }: ConfirmPopinProps) {
  useModal(CONFIRM, turn, { byItself: true })
  return (
    <Dialog id={CONFIRM} title={labels.confirm.title} closeLabel={labels.close}>
      <p className={styles.sentence}>{interpolate(labels.confirm.text, { email })}</p>
      <ResendLink
        programme={programme}
        key={turn}
        email={email}
        labels={labels.confirm}
        technical={forms.technical}
        secondaryAction={
          <DialogClose target={CONFIRM} variant="main">
            {labels.confirm.back}
          </DialogClose>
        }
      />
    </Dialog>
  )
}

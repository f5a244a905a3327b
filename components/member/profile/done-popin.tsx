import { interpolate } from '#components/forms/interpolate.ts'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import panel from '../layout/panel.module.css'
import type { PartName, ProfilePage, ShownProfile } from './parts.ts'
import styles from './profile.module.css'
import { useModal } from '../../ui/use-modal.ts'

const DONE = 'profile-done'

interface DonePopinProps extends Pick<ProfilePage, 'labels'> {
  part: PartName
  /** Opens at each new one. */
  turn: number
  profile: ShownProfile
}

/**
 * Confirms an edit (specification §2, confirmations of account edits). The browser gives the focus back to the button
 * that began it.
 */
export function DonePopin({ part, turn, profile, labels }: DonePopinProps) {
  useModal(DONE, turn, { byItself: true })
  const { done, doneText } = labels.parts[part]
  return (
    <Dialog id={DONE} title={done} closeLabel={labels.close} popin={`${DONE}-${part}`}>
      <p className={styles.sentence}>{interpolate(doneText, { email: profile.pendingEmail ?? profile.email })}</p>
      <div className={panel.actions}>
        <DialogClose target={DONE} variant="main">
          {labels.close}
        </DialogClose>
      </div>
    </Dialog>
  )
}

import { interpolate } from '#components/forms/interpolate.ts'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import panel from '../layout/panel.module.css'
import type { PartName, ProfilePage, ShownProfile } from './parts.ts'
import styles from './profile.module.css'
import { useModal } from '../../ui/use-modal.ts'

const DONE = 'profile-done'

interface DonePopinProps extends Pick<ProfilePage, 'labels'> {
  part: PartName
  /** Opens the popin each time it changes; 0 keeps it closed. */
  turn: number
  profile: ShownProfile
}

/**
 * Confirms an edit (specification §2, confirmations of account edits). On close, the browser restores the focus to the
 * button that began the edit.
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

import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import panel from '../layout/panel.module.css'

interface ConfirmDialogProps {
  /** Id of the dialog; unique in the page. */
  id: string
  /** The question. */
  title: string
  labels: { readonly yes: string; readonly no: string; readonly sending: string; readonly close: string }
  busy: boolean
  confirm: () => void
  children: ReactNode
}

/** Asks for confirmation before a call. The parent closes the dialog when the call is answered. */
export function ConfirmDialog({ id, title, labels, busy, confirm, children }: ConfirmDialogProps) {
  return (
    <Dialog id={id} title={title} closeLabel={labels.close}>
      {children}
      <div className={panel.actions}>
        <Button busy={busy} onClick={confirm}>
          {busy ? labels.sending : labels.yes}
        </Button>
        <DialogClose target={id}>{labels.no}</DialogClose>
      </div>
    </Dialog>
  )
}

import { callCasino } from '#lib/client/casino.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { PdfButton } from '../member/calls/pdf-button.tsx'

interface ReceiptProps {
  /** Id of the registration. */
  id: string
  labels: Messages['seats']['ticket']
}

/** Button that saves the receipt of a paid registration. */
export const Receipt = ({ id, labels }: ReceiptProps) => (
  <PdfButton
    size="small"
    read={() => callCasino('GET registrations/{id}/receipt', { pathParameter: id })}
    labels={{ action: labels.receipt, busy: labels.preparing, saved: labels.received, failed: labels.receiptFailed }}
  />
)

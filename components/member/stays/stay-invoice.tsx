import { callEph } from '#lib/client/eph.ts'
import type { Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { PdfButton } from '../calls/pdf-button.tsx'

/** Button that downloads the invoice of a past stay. */
export const StayInvoice = ({ stay, labels }: { stay: Stay; labels: Messages['member']['stays'] }) => (
  <PdfButton
    read={() => callEph('GET bookings/{id}/invoice', { pathParameter: stay.id })}
    labels={{ action: labels.invoice, busy: labels.invoicing, saved: labels.invoiced, failed: labels.invoiceFailed }}
  />
)

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Page to which a payment returns. An island loads the result of the payment in the browser. */
export const seatPaymentSchema = defineBlock({
  name: 'seat-payment',
  displayName: 'Result of a payment',
  group: 'booking',
  description: 'What became of a payment; for the page of that name alone.',
  fields: titleFields,
})

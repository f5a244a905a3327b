import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { text, textarea } from '#lib/content/block-kit/fields.ts'

/** Page to which a payment returns: what became of it comes into the page in the browser. Gambling content. */
export const seatPaymentSchema = defineBlock({
  name: 'seat-payment',
  displayName: 'Result of a payment',
  fields: {
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
  },
})

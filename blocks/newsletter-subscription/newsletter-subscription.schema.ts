import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { entryFields } from '../entry-fields.ts'

export const newsletterSubscriptionSchema = defineBlock({
  name: 'newsletter-subscription',
  displayName: 'Newsletter: subscription',
  fields: entryFields,
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { entryFields } from '../entry-fields.ts'

export const newsletterSubscriptionSchema = defineBlock({
  name: 'newsletter-subscription',
  displayName: 'Newsletter: subscription',
  group: 'forms',
  description: 'Confirms, changes or ends a subscription; for the letter’s page.',
  fields: entryFields,
})

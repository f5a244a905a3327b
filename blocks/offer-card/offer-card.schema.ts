import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, richtext, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const offerCardSchema = defineBlock({
  name: 'offer-card',
  displayName: 'Offer',
  group: 'booking',
  description: 'One offer: price, dates, conditions and booking.',
  fields: {
    offer: storyUuid({
      label: 'Offer',
      hint: 'Brings its title, picture, price, dates and houses.',
      contentTypes: ['offer'],
    }),
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', hint: 'The offer’s own when empty.', translatable: true }),
    text: richtext({ label: 'Text', hint: 'The offer’s teaser when empty.', translatable: true }),
    conditions: richtext({ label: 'Terms', hint: 'Folded under the price.', translatable: true }),
    action_label: text({ label: 'Booking button', hint: '“Book” when empty.', translatable: true }),
    image_side: choice({ label: 'Side of the picture', choices: { left: 'Left', right: 'Right' } }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

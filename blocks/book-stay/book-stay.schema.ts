import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, link, stories, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const bookStaySchema = defineBlock({
  name: 'book-stay',
  displayName: 'Booking of a stay',
  group: 'booking',
  description: 'Bar with place, dates and guests that leads to the rooms.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', translatable: true }),
    intro: textarea({ label: 'Introduction', translatable: true }),
    place: stories({
      label: 'What is booked',
      hint: 'A hotel or one of its rooms; the first counts.',
      contentTypes: ['hotel', 'room'],
    }),
    booking: link({
      label: 'Booked elsewhere',
      hint: 'Takes the place of the hotel’s own bookings, without dates.',
      translatable: true,
    }),
    action_label: text({ label: 'Button', hint: '“See prices” when empty.', translatable: true, max: 40 }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

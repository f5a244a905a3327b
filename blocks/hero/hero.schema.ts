import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, boolean, choice, items, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { BANDS } from '../bands.ts'

export const heroFactSchema = defineBlock({
  name: 'hero-fact',
  displayName: 'Fact of a hero’s bar',
  fields: {
    label: text({ label: 'Label', hint: 'Such as “Arrival”.', required: true, translatable: true, max: 24 }),
    value: text({ label: 'Value', hint: 'Such as “From 3 pm”.', required: true, translatable: true, max: 32 }),
  },
})

export const heroSchema = defineBlock({
  name: 'hero',
  displayName: 'Hero',
  group: 'text',
  description: 'Opens a page: picture, title, a sentence and the way to book.',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 40 }),
    lead: textarea({ label: 'Lead', translatable: true, max: 160 }),
    image: asset({ label: 'Image (16:9)', required: true }),
    image_mobile: asset({ label: 'Image for phones (4:5)' }),
    video: asset({ label: 'Video', hint: 'Plays without sound, over the image.', kinds: ['videos'] }),
    height: choice({ label: 'Height', choices: { full: 'Full', half: 'Half', band: 'A strip' } }),
    band: choice({ label: 'Band', choices: BANDS }),
    stars: choice({
      label: 'Stars',
      choices: { none: 'None', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', palace: 'Palace' },
      initial: 'none',
    }),
    bar: items({
      label: 'Bar of facts',
      hint: 'Four at most. The action then stands at its end.',
      of: [heroFactSchema],
    }),
    booking: boolean({
      label: 'Booking bar',
      hint:
        'In the place of the facts: hotel, dates and guests. On a hotel’s page the hotel is that one, on ' +
        'a town’s page its hotels.',
    }),
    action_label: text({ label: 'Action', translatable: true }),
    action: link({ label: 'Action link', translatable: true }),
  },
})

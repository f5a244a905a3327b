import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { asset, choice, link, text, textarea } from '#lib/content/block-kit/fields.ts'
import { BANDS } from '../bands.ts'

export const heroSchema = defineBlock({
  name: 'hero',
  displayName: 'Hero',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 40 }),
    lead: textarea({ label: 'Lead', translatable: true, max: 160 }),
    image: asset({ label: 'Image (16:9)', required: true }),
    image_mobile: asset({ label: 'Image for phones (4:5)' }),
    video: asset({ label: 'Video', hint: 'Plays without sound; the image is its poster.', kinds: ['videos'] }),
    band: choice({ label: 'Band', choices: BANDS }),
    stars: choice({ label: 'Stars', choices: { none: 'None', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', palace: 'Palace' }, initial: 'none' }),
    action_label: text({ label: 'Action', translatable: true }),
    action: link({ label: 'Action link', translatable: true }),
  },
})

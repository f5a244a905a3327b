import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { asset, choice, link, text, textarea } from '#lib/content/block-kit/fields.ts'

/** Colours of the band under the picture, one per town of the group (design language §2). */
export const BANDS = {
  vermillon: 'Vermilion (Deauville)',
  petrole: 'Petrol (Cannes)',
  pins: 'Pine (La Baule)',
  brique: 'Brick (Le Touquet)',
  lande: 'Heath (Dinard)',
  lac: 'Lake (Enghien)',
  basque: 'Basque (Biarritz)',
  nuit: 'Night (Courchevel)',
  or: 'Gold (casinos)',
} as const

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

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, choice, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const filmSchema = defineBlock({
  name: 'film',
  displayName: 'Film of another site',
  group: 'text',
  description: 'A film of YouTube, Vimeo or Dailymotion, loaded after consent.',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 80 }),
    address: link({
      label: 'Address of the film',
      hint: 'On YouTube, Vimeo or Dailymotion, as the browser shows it. Visitors are asked before it loads.',
      required: true,
      translatable: true,
    }),
    poster: asset({ label: 'Poster (16:9)', required: true }),
    text: textarea({ label: 'What it shows', translatable: true, max: 300 }),
    transcript: link({
      label: 'Transcript',
      hint: 'The page with everything that is said and shown, for who cannot hear or see it.',
      translatable: true,
    }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

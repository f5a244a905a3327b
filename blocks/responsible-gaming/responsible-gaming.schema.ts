import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

/** The law defines the warning and the addresses: editors can change only the text above them. */
export const responsibleGamingSchema = defineBlock({
  name: 'responsible-gaming',
  displayName: 'Responsible gaming',
  group: 'navigation',
  description: 'Where players find help, with the law’s words.',
  fields: {
    title: text({ label: 'Title', hint: 'A usual one when empty.', translatable: true }),
    intro: textarea({ label: 'Introduction', translatable: true }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

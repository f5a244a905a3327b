import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, link, storyUuid } from '@barriere/shared/block-kit/fields.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

/** Public gambling content: the component requires the legal warning. */
export const tournamentStructureSchema = defineBlock({
  name: 'tournament-structure',
  displayName: 'Tournament: structure',
  group: 'booking',
  description: 'Levels, breaks and stacks of a tournament.',
  fields: {
    ...listHead,
    of: storyUuid({ label: 'Tournament', hint: 'Usually this page’s own.', contentTypes: ['tournament'] }),
    clock: link({ label: 'Level clock', hint: 'Its page, which opens at this tournament.', translatable: true }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

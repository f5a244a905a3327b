import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Public gambling content: the component requires the legal warning. */
export const levelClockSchema = defineBlock({
  name: 'level-clock',
  displayName: 'Tournament: level clock',
  group: 'booking',
  description: 'Blinds and levels of a tournament that is being played.',
  fields: titleFields,
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { listFields } from '../listing/list-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

export const spaCardsSchema = defineBlock({
  name: 'spa-cards',
  displayName: 'Spas',
  group: 'lists',
  description: 'Cards of spas.',
  fields: { ...listHead, ...listFields('Spas', 'spa'), ...listFoot },
})

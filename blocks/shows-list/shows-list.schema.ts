import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { agendaFields } from '../agenda/agenda-fields.ts'

export const showsListSchema = defineBlock({
  name: 'shows-list',
  displayName: 'Shows list',
  fields: agendaFields('Shows', 'show'),
})

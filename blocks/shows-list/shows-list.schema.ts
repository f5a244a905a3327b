import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { agendaFields } from '../agenda/agenda-fields.ts'

export const showsListSchema = defineBlock({
  name: 'shows-list',
  displayName: 'Shows list',
  group: 'lists',
  description: 'Shows to come, as posters or as a calendar.',
  fields: agendaFields('Shows', 'show'),
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { agendaFields } from '../agenda/agenda-fields.ts'

export const eventsListSchema = defineBlock({
  name: 'events-list',
  displayName: 'Events list',
  group: 'lists',
  description: 'Events to come, as cards or as a calendar.',
  fields: agendaFields('Events', 'event'),
})

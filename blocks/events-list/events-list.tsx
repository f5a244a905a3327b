import { getTranslator } from '#lib/i18n/translate.ts'
import { AgendaBlock } from '../agenda/agenda-block.tsx'
import { eventEntries } from '../agenda/agenda-entry.ts'
import type { BlockProps } from '../props.ts'
import type { eventsListSchema } from './events-list.schema.ts'

/** Events that an editor picked, or those of a folder, the next one first. */
export const EventsList = ({ block, context }: BlockProps<typeof eventsListSchema>) => (
  <AgendaBlock
    block={block}
    context={context}
    contentType="event"
    entriesOf={eventEntries}
    empty={getTranslator(context.locale, 'blocks.eventsList')('empty')}
  />
)

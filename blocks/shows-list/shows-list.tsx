import { getTranslator } from '#lib/i18n/translate.ts'
import { AgendaBlock } from '../agenda/agenda-block.tsx'
import { showEntries } from '../agenda/agenda-entry.ts'
import type { BlockProps } from '../props.ts'
import type { showsListSchema } from './shows-list.schema.ts'

/** Shows that an editor picked, or those of a folder, by their next performance with seats. */
export const ShowsList = ({ block, context }: BlockProps<typeof showsListSchema>) => (
  <AgendaBlock
    block={block}
    context={context}
    contentType="show"
    entriesOf={showEntries}
    empty={getTranslator(context.locale, 'blocks.showsList')('empty')}
  />
)

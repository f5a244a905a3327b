import { boolean, choice, datetime } from '@barriere/shared/block-kit/fields.ts'
import { listFields } from '../listing/list-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

/** Common fields of lists of events and of shows. */
export const agendaFields = (label: string, contentType: string) => ({
  ...listHead,
  ...listFields(label, contentType),
  from: datetime({ label: 'Not before', hint: 'Leaves out what is over by then.' }),
  show_past: boolean({ label: 'Show past ones too', hint: 'After those to come, the latest first.' }),
  look: choice({
    label: 'Look',
    hint: 'Rows are grouped by month.',
    choices: { rows: 'Rows', calendar: 'Rows or calendar', cards: 'Cards (4:3)', posters: 'Posters (3:4)' },
  }),
  filters: boolean({
    label: 'Visitors filter them',
    hint: 'By town, month, kind and price; not for posters. A limit then holds until they do.',
  }),
  ...listFoot,
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, number, stories, text } from '@barriere/shared/block-kit/fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

/** Public gambling content: the component requires the legal warning. */
export const tournamentsListSchema = defineBlock({
  name: 'tournaments-list',
  displayName: 'Tournaments list',
  group: 'lists',
  description: 'Tournaments to come, with their places and filters.',
  fields: {
    ...listHead,
    stories: stories({
      label: 'Tournaments',
      hint: 'Where some are picked, the folder is not looked at.',
      contentTypes: ['tournament'],
    }),
    list_folder: text({ label: 'Folder', hint: 'Shows all its tournaments to come, such as “tournois”.' }),
    limit: number({ label: 'At most', hint: 'All of them when empty.', min: 1 }),
    look: choice({ label: 'Look', choices: { rows: 'Rows, with filters and a calendar', short: 'Rows alone' } }),
    ...listFoot,
  },
})

import { number, stories, text } from '@barriere/shared/block-kit/fields.ts'

/** Fields of a list of pages: picked by an editor, or those of a folder. */
export const listFields = (label: string, ...contentTypes: string[]) => ({
  stories: stories({ label, hint: 'In this order. Where some are picked, the folder is not looked at.', contentTypes }),
  list_folder: text({ label: 'Folder', hint: 'Shows all its pages of the type, such as “offres”.' }),
  town: text({ label: 'Town', hint: 'Of the folder’s pages, only those of this town.' }),
  limit: number({ label: 'At most', hint: 'All of them when empty.', min: 1 }),
})

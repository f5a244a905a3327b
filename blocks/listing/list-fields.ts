import { number, stories, text } from '#lib/content/block-kit/fields.ts'

/** What a list of pages of some types shows: pages an editor picked, or a folder's. */
export const listFields = (label: string, ...contentTypes: string[]) => ({
  stories: stories({ label, hint: 'In this order. Where some are picked, the folder is not looked at.', contentTypes }),
  list_folder: text({ label: 'Folder', hint: 'Shows all its pages of the type, such as “offres”.' }),
  town: text({ label: 'Town', hint: 'Of the folder’s pages, only those of this town.' }),
  limit: number({ label: 'At most', hint: 'All of them when empty.', min: 1 }),
})

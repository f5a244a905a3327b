import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { choice, datetime, number, text } from '#lib/content/block-kit/fields.ts'
import { pageFields } from '../page-fields.ts'

/** Sections of the journal. */
export const ARTICLE_CATEGORIES = {
  places: 'Places',
  table: 'At the table',
  houses: 'Houses and history',
  games: 'Games and nights',
} as const

export const pageSchema = defineBlock({ name: 'page', displayName: 'Page', root: true, fields: pageFields })

export const articleSchema = defineBlock({
  name: 'article',
  displayName: 'Article',
  root: true,
  fields: {
    ...pageFields,
    author: text({
      label: 'Author',
      hint: 'A team or a person, such as “Food desk”. Empty: the journal’s editors.',
      translatable: true,
      max: 60,
    }),
    published_on: datetime({ label: 'Date', required: true }),
    category: choice({ label: 'Category', choices: ARTICLE_CATEGORIES }),
    reading_time: number({ label: 'Reading time (minutes)', min: 1 }),
  },
})

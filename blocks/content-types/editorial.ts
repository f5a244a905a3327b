import { choice, datetime, number, text } from '@barriere/shared/block-kit/fields.ts'
import { definePage } from './define-page.ts'

/** Sections of the journal. */
export const ARTICLE_CATEGORIES = {
  places: 'Places',
  table: 'At the table',
  houses: 'Houses and history',
  games: 'Games and nights',
} as const

/** The member areas consist of pages of this type. Their guard treats an unknown value as `members`. */
const access = choice({
  label: 'Access',
  hint: 'In a member area, a page is for members by default. Elsewhere it is for everyone, whatever is chosen here.',
  choices: {
    members: 'By its place',
    public: 'Everyone',
    infinitely: 'Infiniment members',
    collaborators: 'Collaborators',
    cardholders: 'Holders of a casino card',
  },
})

export const pageSchema = definePage({ name: 'page', displayName: 'Page', fields: { access } })

export const articleSchema = definePage({
  name: 'article',
  displayName: 'Article',
  fields: {
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

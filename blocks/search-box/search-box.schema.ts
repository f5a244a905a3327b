import { SEARCH_KINDS, type SearchKind } from '@barriere/shared/domain/content/search-kind.ts'
import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { boolean, choice, choices, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

const KINDS = Object.fromEntries(
  SEARCH_KINDS.map((kind) => [kind, kind.charAt(0).toUpperCase() + kind.slice(1)]),
) as Readonly<Record<SearchKind, string>>

export const searchBoxSchema = defineBlock({
  name: 'search-box',
  displayName: 'Search box',
  group: 'navigation',
  description: 'A field that leads to the search.',
  fields: {
    title: text({ label: 'Title', translatable: true, required: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
    kinds: choices({ label: 'What is searched', hint: 'Everything, where none is chosen.', choices: KINDS }),
    town: text({ label: 'Town', hint: 'Looks in this town alone.' }),
    filters: boolean({
      label: 'Filters of hotels in place of words',
      hint: 'Town, stars and experiences, as far as our hotels leave a choice.',
    }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { boolean, choice, number } from '@barriere/shared/block-kit/fields.ts'
import { ARTICLE_CATEGORIES } from '../content-types/editorial.ts'
import { listFields } from '../listing/list-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

const { stories, list_folder } = listFields('Articles', 'article')

export const articlesListSchema = defineBlock({
  name: 'articles-list',
  displayName: 'Articles list',
  group: 'lists',
  description: 'Articles of the journal, the newest first.',
  fields: {
    ...listHead,
    stories,
    list_folder,
    category: choice({
      label: 'Category',
      hint: 'Of the folder’s articles.',
      choices: { all: 'All', ...ARTICLE_CATEGORIES },
    }),
    limit: number({ label: 'At most', hint: 'On each page, where there are several.', min: 1, max: 48 }),
    paged: boolean({
      label: 'In pages',
      hint: 'At most one such list on a page: its address says which one is shown.',
    }),
    lead: boolean({ label: 'First article large' }),
    ...listFoot,
  },
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, link, text } from '@barriere/shared/block-kit/fields.ts'
import { ARTICLE_CATEGORIES } from '../content-types/editorial.ts'
import { listFields } from '../listing/list-fields.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

export const articleCategorySchema = defineBlock({
  name: 'article-category',
  displayName: 'Category of articles',
  fields: {
    label: text({ label: 'Label', required: true, translatable: true, max: 30 }),
    link: link({ label: 'Page of the category', required: true, translatable: true }),
    category: choice({
      label: 'Category',
      hint: 'Whose articles are counted.',
      choices: { all: 'All', ...ARTICLE_CATEGORIES },
    }),
  },
})

export const articleCategoriesSchema = defineBlock({
  name: 'article-categories',
  displayName: 'Article categories',
  group: 'lists',
  description: 'Links to the categories of the journal.',
  fields: {
    ...listHead,
    items: items({ label: 'Categories', required: true, of: [articleCategorySchema] }),
    list_folder: listFields('Articles', 'article').list_folder,
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

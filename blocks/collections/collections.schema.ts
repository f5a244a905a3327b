import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice } from '@barriere/shared/block-kit/fields.ts'
import { listFields } from '../listing/list-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

const { stories, list_folder, limit } = listFields('Collections', 'collection')

export const collectionsSchema = defineBlock({
  name: 'collections',
  displayName: 'Collections',
  group: 'lists',
  description: 'Cards of collections, such as “By the sea”.',
  fields: {
    ...listHead,
    look: choice({
      label: 'Look',
      choices: { large: 'Large, picture left and right in turn', poster: 'Posters (3:4)' },
    }),
    stories,
    list_folder,
    limit,
    ...listFoot,
  },
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { boolean, choice } from '@barriere/shared/block-kit/fields.ts'
import { OFFER_CATEGORIES } from '../content-types/pleasures.ts'
import { listFields } from '../listing/list-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

export const offersListSchema = defineBlock({
  name: 'offers-list',
  displayName: 'Offers list',
  group: 'lists',
  description: 'Offers that are valid, the first to end first.',
  fields: {
    ...listHead,
    ...listFields('Offers', 'offer'),
    category: choice({ label: 'Category', choices: { all: 'All', ...OFFER_CATEGORIES } }),
    filters: boolean({ label: 'Visitors choose a category', hint: 'Where offers of several categories are shown.' }),
    ...listFoot,
  },
})

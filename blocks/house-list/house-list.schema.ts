import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { town } from '../content-types/place-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

export const houseListSchema = defineBlock({
  name: 'house-list',
  displayName: 'Houses of a town',
  group: 'lists',
  description: 'Hotels, casinos, restaurants and spas of a town.',
  fields: { ...listHead, town, ...listFoot },
})

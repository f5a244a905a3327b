import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { listFields } from '../listing/list-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

export const activitiesSchema = defineBlock({
  name: 'activities',
  displayName: 'Activities',
  group: 'lists',
  description: 'Cards of activities: picked ones, or those of a folder or a town.',
  fields: { ...listHead, ...listFields('Activities', 'activity'), ...listFoot },
})

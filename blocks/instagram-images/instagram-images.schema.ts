import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, number } from '@barriere/shared/block-kit/fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

export const instagramImagesSchema = defineBlock({
  name: 'instagram-images',
  displayName: 'Instagram images',
  group: 'text',
  description: 'The latest pictures of an Instagram account.',
  fields: {
    ...listHead,
    layout: choice({ label: 'Layout', choices: { grid: 'Grid', row: 'Row that scrolls' } }),
    limit: number({ label: 'At most', hint: 'Eight when empty.', min: 1, max: 12 }),
    ...listFoot,
  },
})

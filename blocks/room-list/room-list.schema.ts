import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { listFields } from '../listing/list-fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

const { stories, list_folder, limit } = listFields('Rooms', 'room')

export const roomListSchema = defineBlock({
  name: 'room-list',
  displayName: 'Rooms',
  group: 'lists',
  description: 'Rooms of a hotel, with their prices.',
  fields: { ...listHead, stories, list_folder, limit, ...listFoot },
})

import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { text, textarea } from '#lib/content/block-kit/fields.ts'

/** Public, and gambling content: its component requires the legal warning. */
export const levelClockSchema = defineBlock({
  name: 'level-clock',
  displayName: 'Tournament: level clock',
  fields: {
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
  },
})

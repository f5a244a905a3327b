import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { text, textarea } from '#lib/content/block-kit/fields.ts'

/** Screen of a terminal in a casino; gambling content: its component requires the legal warning. */
export const casinoKioskSchema = defineBlock({
  name: 'casino-kiosk',
  displayName: 'Casino programme: terminal',
  fields: {
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
  },
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, choice, items } from '@barriere/shared/block-kit/fields.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

export const galleryItemSchema = defineBlock({
  name: 'gallery-item',
  displayName: 'Picture of a gallery',
  fields: { image: asset({ label: 'Image', hint: 'Its alternative text is also its caption.', required: true }) },
})

export const photoGallerySchema = defineBlock({
  name: 'photo-gallery',
  displayName: 'Photo gallery',
  group: 'text',
  description: 'Pictures in a grid, each opens at full size.',
  fields: {
    ...listHead,
    layout: choice({ label: 'Layout', choices: { mosaic: 'Mosaic: one large, four small', row: 'Row that scrolls' } }),
    items: items({ label: 'Pictures', required: true, of: [galleryItemSchema] }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

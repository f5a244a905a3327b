import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, items, text } from '@barriere/shared/block-kit/fields.ts'
import { openerFields } from '../popin/popin-fields.ts'

export const galleryPopinPictureSchema = defineBlock({
  name: 'gallery-popin-picture',
  displayName: 'Picture of a gallery popin',
  fields: {
    image: asset({ label: 'Image', required: true }),
    caption: text({ label: 'Caption', hint: 'Under the large picture.', translatable: true, max: 120 }),
  },
})

export const galleryPopinSchema = defineBlock({
  name: 'gallery-popin',
  displayName: 'Gallery popin',
  group: 'text',
  description: 'Pictures that a link or a button opens over the page.',
  fields: {
    ...openerFields,
    popin_title: text({ label: 'Title of the popin', required: true, translatable: true, max: 80 }),
    pictures: items({ label: 'Pictures', of: [galleryPopinPictureSchema], required: true }),
  },
})

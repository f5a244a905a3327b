import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, richtext, text } from '@barriere/shared/block-kit/fields.ts'
import { actionFields, version } from '../popin/popin-fields.ts'

export const marketingPopinSchema = defineBlock({
  name: 'marketing-popin',
  displayName: 'Marketing popin',
  group: 'text',
  description: 'A message that opens by itself, once for each visitor.',
  fields: {
    title: text({
      label: 'Title',
      hint: 'Asks the question that the buttons answer.',
      required: true,
      translatable: true,
      max: 80,
    }),
    text: richtext({ label: 'Text', translatable: true }),
    image: asset({ label: 'Image' }),
    ...actionFields,
    decline_label: text({ label: 'Refusal', hint: '“No, thank you” when empty.', translatable: true, max: 40 }),
    version,
  },
})

import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { boolean, choice, richtext, text } from '@barriere/shared/block-kit/fields.ts'
import { icon } from '../icon/icon-field.ts'
import { actionFields, version } from '../popin/popin-fields.ts'
import { TONES } from '../section-fields.ts'

export const informationPopinSchema = defineBlock({
  name: 'information-popin',
  displayName: 'Information popin',
  group: 'text',
  description: 'A text that a link or a button opens over the page.',
  fields: {
    message: text({
      label: 'Line in the page',
      hint: 'Beside the button that opens the popin.',
      required: true,
      translatable: true,
      max: 120,
    }),
    icon: icon('info'),
    button_label: text({ label: 'Button', hint: '“Learn more” when empty.', translatable: true, max: 40 }),
    title: text({ label: 'Title of the popin', required: true, translatable: true, max: 80 }),
    text: richtext({ label: 'Text', required: true, translatable: true }),
    ...actionFields,
    opens_by_itself: boolean({ label: 'Opens by itself, once per visitor' }),
    version,
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})

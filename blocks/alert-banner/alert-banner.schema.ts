import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { boolean, choice, datetime, text } from '@barriere/shared/block-kit/fields.ts'
import { actionFields, version } from '../popin/popin-fields.ts'

/** A sentence above a header, such as about a strike or a storm. Headers contain it, so all pages share it. */
export const alertBannerSchema = defineBlock({
  name: 'alert-banner',
  displayName: 'Alert banner',
  fields: {
    message: text({ label: 'Message', hint: 'One sentence.', required: true, translatable: true, max: 160 }),
    kind: choice({ label: 'Kind', choices: { information: 'Information', warning: 'Warning' } }),
    ...actionFields,
    until: datetime({ label: 'Shown until', hint: 'Without an end it is shown until it is removed.' }),
    permanent: boolean({ label: 'Visitors cannot close it' }),
    version,
  },
})

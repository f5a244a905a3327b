import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice } from '@barriere/shared/block-kit/fields.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

/** The block shows the links of the site's own header and footer. */
export const siteMenuSchema = defineBlock({
  name: 'site-menu',
  displayName: 'Site menu',
  group: 'navigation',
  description: 'All links of the menu; for the page of that name.',
  fields: { ...listHead, tone: choice({ label: 'Tone', choices: TONES }) },
})

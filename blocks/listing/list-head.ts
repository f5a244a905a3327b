import { choice, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

/** Heading of a list. */
export const listHead = {
  eyebrow: text({ label: 'Eyebrow', translatable: true }),
  title: text({ label: 'Title', translatable: true }),
  intro: textarea({ label: 'Introduction', translatable: true }),
}

/** Foot of a list: link to more, and the section's tone. */
export const listFoot = {
  action_label: text({ label: 'Action', translatable: true }),
  action: link({ label: 'Action link', translatable: true }),
  tone: choice({ label: 'Tone', choices: TONES }),
}

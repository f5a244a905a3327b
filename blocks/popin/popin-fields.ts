import { choice, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

/** Fields of the section with the button that opens a popin. */
export const openerFields = {
  eyebrow: text({ label: 'Eyebrow', translatable: true }),
  title: text({ label: 'Title', translatable: true }),
  intro: textarea({ label: 'Introduction', translatable: true }),
  button_label: text({ label: 'Button', hint: 'What opens it; a usual word when empty.', translatable: true }),
  tone: choice({ label: 'Tone', choices: TONES }),
}

export const actionFields = {
  action_label: text({ label: 'Action', translatable: true }),
  action: link({ label: 'Action link', translatable: true }),
}

export const version = text({
  label: 'Version',
  hint: 'Who has closed it sees it again once this changes, such as “summer-2”.',
})

import { asset, boolean, choice, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { contactFields } from '../content-types/place-fields.ts'
import { TONES } from '../section-fields.ts'

/** Common fields of blocks with contact details. */
export const contactSlotFields = {
  eyebrow: text({ label: 'Eyebrow', translatable: true }),
  title: text({ label: 'Title', required: true, translatable: true }),
  intro: textarea({ label: 'Introduction', translatable: true }),
  image: asset({ label: 'Image' }),
  ...contactFields,
  phone_hours: text({ label: 'When the telephone is answered', translatable: true }),
  address: textarea({ label: 'Postal address', translatable: true }),
  action_label: text({ label: 'Action', translatable: true }),
  action: link({ label: 'Action link', translatable: true }),
  tone: choice({ label: 'Tone', choices: TONES }),
}

/** Common fields of blocks with contact details beside a form. */
export const requestFormFields = {
  ...contactSlotFields,
  thanks: textarea({
    label: 'Thank-you',
    hint: 'Shown once the request is sent, such as when the answer comes.',
    translatable: true,
  }),
  without_form: boolean({ label: 'Contact details only', hint: 'Leaves the form out.' }),
}

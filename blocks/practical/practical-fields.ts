import { asset, choice, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import type { FormLayout } from '@barriere/shared/block-kit/form-layout.ts'
import { contactFields, whereFields } from '../content-types/place-fields.ts'
import { TONES } from '../section-fields.ts'
import { accessFields } from './access-fields.ts'

/** Practical information about a property: heading, address, phone. */
export const practicalFields = {
  eyebrow: text({ label: 'Eyebrow', translatable: true }),
  title: text({ label: 'Title', translatable: true }),
  intro: textarea({ label: 'Introduction', translatable: true }),
  name: text({ label: 'Name of the house', hint: 'Heads the address.' }),
  ...whereFields,
  ...contactFields,
  map: asset({ label: 'Picture of the map', hint: 'A map of the coast around is drawn when empty.' }),
  ...accessFields,
}

/** Common last fields of these blocks. */
export const practicalFoot = {
  action_label: text({ label: 'Action', translatable: true }),
  action: link({ label: 'Action link', translatable: true }),
  tone: choice({ label: 'Tone', choices: TONES }),
}

/** Sections of their forms. All other fields of a block are above these sections. */
export const practicalLayout: FormLayout = {
  sections: {
    address: {
      label: 'Address and contact',
      fields: ['name', ...Object.keys(whereFields), ...Object.keys(contactFields), 'map'],
    },
    way: { label: 'Getting there and accessibility', fields: Object.keys(accessFields) },
  },
}

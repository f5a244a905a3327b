import { asset, choice, text } from '@barriere/shared/block-kit/fields.ts'
import { BANDS } from './bands.ts'
import { titleFields } from './title-fields.ts'

/** Common fields of login, registration and similar pages: their texts, and the poster beside the form. */
export const entryFields = {
  ...titleFields,
  image: asset({ label: 'Poster', hint: 'Upright, 3:4. Not shown on phones.' }),
  lettering: text({ label: 'Word under the poster', translatable: true, max: 16 }),
  band: choice({ label: 'Band', choices: BANDS, initial: 'nuit' }),
}

/** Common fields of a programme's login and registration pages. */
export const memberEntryFields = {
  ...entryFields,
  programme: choice({ label: 'Programme', choices: { hotel: 'Hotels (Infiniment Barrière)', casino: 'Casinos' } }),
}

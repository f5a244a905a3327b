import { contactFormFixtures } from '../contact-form/contact-form.fixtures.ts'
import type { Fixtures } from '../fixture-values.ts'

const { thanks: _full, ...full } = contactFormFixtures.full
const { thanks: _longest, ...longest } = contactFormFixtures.longest

export const requestStatusFixtures: Fixtures = {
  minimal: { _uid: 'request-status-minimal', component: 'request-status', title: 'Suivre une demande' },
  full: { ...full, _uid: 'request-status-full', component: 'request-status', title: 'Suivre une demande' },
  longest: { ...longest, _uid: 'request-status-longest', component: 'request-status' },
}

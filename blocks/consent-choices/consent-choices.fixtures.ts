import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const consentChoicesFixtures: Fixtures = {
  minimal: { _uid: 'consent-choices-minimal', component: 'consent-choices', title: 'Cookies' },
  full: {
    _uid: 'consent-choices-full',
    component: 'consent-choices',
    title: 'Cookies et autres sites',
    intro: 'Rien de ce qui suit n’est chargé sans votre accord, et vous pouvez en changer à tout moment.',
  },
  longest: {
    _uid: 'consent-choices-longest',
    component: 'consent-choices',
    title: `${UNBREAKABLE} ${filler(30)}`,
    intro: `${UNBREAKABLE}. ${filler(340)}`,
  },
}

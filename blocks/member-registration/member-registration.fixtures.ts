import { type Fixtures, UNBREAKABLE, assetOf, filler } from '../fixture-values.ts'

export const memberRegistrationFixtures: Fixtures = {
  minimal: { _uid: 'member-registration-minimal', component: 'member-registration' },
  full: {
    _uid: 'member-registration-full', component: 'member-registration', title: 'Créer mon compte', intro: 'Quelques lignes, et vos séjours ont une adresse.',
    image: assetOf('login.jpg', 1200, 1600), lettering: 'Bienvenue', band: 'lac',
  },
  longest: {
    _uid: 'member-registration-longest', component: 'member-registration', title: `${UNBREAKABLE} ${filler(34)}`, intro: filler(200), image: assetOf('login.jpg', 1200, 1600),
    lettering: UNBREAKABLE.slice(0, 16), band: 'or',
  },
}

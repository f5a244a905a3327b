import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoCardFixtures: Fixtures = {
  minimal: { _uid: 'casino-card-minimal', component: 'casino-card' },
  full: {
    _uid: 'casino-card-full',
    component: 'casino-card',
    title: 'Ma carte',
    intro: 'Votre numéro, votre code, votre statut.',
  },
  longest: {
    _uid: 'casino-card-longest',
    component: 'casino-card',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

import { type Fixtures, filler, storyLink } from '../fixture-values.ts'

export const houseListFixtures: Fixtures = {
  minimal: { _uid: 'house-list-minimal', component: 'house-list', town: 'Deauville' },
  full: {
    _uid: 'house-list-full',
    component: 'house-list',
    tone: 'alternate',
    eyebrow: 'Nos maisons',
    title: 'Dormir, dîner, jouer',
    intro: 'Tout se fait à pied.',
    town: 'Deauville',
    action_label: 'Toutes les destinations',
    action: storyLink('destinations'),
  },
  longest: {
    _uid: 'house-list-longest',
    component: 'house-list',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    town: 'Enghien-les-Bains',
    action_label: filler(40),
    action: storyLink('x'),
  },
}

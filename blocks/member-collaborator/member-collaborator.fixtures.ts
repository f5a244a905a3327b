import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

export const memberCollaboratorFixtures: Fixtures = {
  minimal: { _uid: 'member-collaborator-minimal', component: 'member-collaborator' },
  full: {
    _uid: 'member-collaborator-full',
    component: 'member-collaborator',
    title: 'Espace collaborateur',
    intro: 'Pour celles et ceux qui travaillent dans le groupe.',
    offers: storyLink('infiniment-barriere/offres-collaborateurs'),
  },
  longest: {
    _uid: 'member-collaborator-longest',
    component: 'member-collaborator',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
    offers: storyLink('infiniment-barriere/offres-collaborateurs'),
  },
}

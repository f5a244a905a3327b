import { type Fixtures, filler } from '../fixture-values.ts'

export const responsibleGamingFixtures: Fixtures = {
  minimal: { _uid: 'gaming-minimal', component: 'responsible-gaming' },
  full: {
    _uid: 'gaming-full',
    component: 'responsible-gaming',
    title: 'Le jeu, sans se perdre',
    intro: 'Nos équipes sont formées à repérer une difficulté et à en parler.',
    tone: 'alternate',
  },
  longest: {
    _uid: 'gaming-longest',
    component: 'responsible-gaming',
    title: filler(80),
    intro: filler(300),
    tone: 'night',
  },
}

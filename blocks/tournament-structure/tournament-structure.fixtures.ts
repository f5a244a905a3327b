import { type Fixtures, filler, storyLink } from '../fixture-values.ts'
import { tournamentStories } from '../tournaments-list/tournaments-list.fixtures.ts'

export const tournamentStructureFixtures: Fixtures = {
  minimal: {
    _uid: 'tournament-structure-minimal',
    component: 'tournament-structure',
    of: [tournamentStories.past.uuid],
  },
  full: {
    _uid: 'tournament-structure-full',
    component: 'tournament-structure',
    eyebrow: 'Structure',
    title: 'Niveau après niveau',
    intro: 'Les blindes montent, les pauses sont dites d’avance.',
    of: [tournamentStories.friday.uuid],
    clock: storyLink('tournois/horloge'),
    tone: 'night',
  },
  longest: {
    _uid: 'tournament-structure-longest',
    component: 'tournament-structure',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    of: [tournamentStories.main.uuid],
    tone: 'alternate',
  },
}

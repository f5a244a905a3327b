import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const levelClockFixtures: Fixtures = {
  minimal: { _uid: 'level-clock-minimal', component: 'level-clock' },
  full: {
    _uid: 'level-clock-full',
    component: 'level-clock',
    title: 'L’horloge du tournoi',
    intro: 'La même sur le grand écran et dans votre poche.',
  },
  longest: {
    _uid: 'level-clock-longest',
    component: 'level-clock',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

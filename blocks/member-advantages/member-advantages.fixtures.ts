import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

export const memberAdvantagesFixtures: Fixtures = {
  minimal: { _uid: 'member-advantages-minimal', component: 'member-advantages' },
  full: {
    _uid: 'member-advantages-full',
    component: 'member-advantages',
    kind: 'birthday',
    title: 'Mon anniversaire',
    intro: 'Un mois entier pour en profiter.',
    hotels: storyLink('hotels/'),
  },
  longest: {
    _uid: 'member-advantages-longest',
    component: 'member-advantages',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
    hotels: storyLink('hotels/'),
  },
}

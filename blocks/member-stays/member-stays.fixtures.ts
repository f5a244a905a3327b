import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

export const memberStaysFixtures: Fixtures = {
  minimal: { _uid: 'member-stays-minimal', component: 'member-stays' },
  full: {
    _uid: 'member-stays-full',
    component: 'member-stays',
    title: 'Mes séjours',
    intro: 'Ceux qui viennent et ceux dont on se souvient.',
    hotels: storyLink('hotels/'),
  },
  longest: {
    _uid: 'member-stays-longest',
    component: 'member-stays',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
    hotels: storyLink('hotels/'),
  },
}

import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

const crumb = (label: string, slug: string) => ({
  _uid: `crumb-${slug}`,
  component: 'crumb',
  label,
  link: storyLink(slug),
})

export const breadcrumbFixtures: Fixtures = {
  minimal: { _uid: 'breadcrumb-minimal', component: 'breadcrumb', current: 'Offres' },
  full: {
    _uid: 'breadcrumb-full',
    component: 'breadcrumb',
    items: [crumb('Hôtels', 'hotels'), crumb('Deauville', 'destinations/deauville')],
    current: 'Les Colombages',
  },
  longest: {
    _uid: 'breadcrumb-longest',
    component: 'breadcrumb',
    items: [
      crumb(filler(60), 'hotels'),
      crumb(UNBREAKABLE, 'destinations/deauville'),
      crumb(filler(80), 'hotels/les-colombages'),
    ],
    current: filler(90),
  },
}

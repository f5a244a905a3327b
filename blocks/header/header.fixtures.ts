import { type Fixtures, filler, storyLink, unsafeLink } from '../fixture-values.ts'

export const navLinkOf = (label: string, slug: string) => ({ _uid: `nav-${slug}`, component: 'nav-link', label, link: storyLink(slug) })

export const headerFixtures: Fixtures = {
  minimal: { _uid: 'header-minimal', component: 'header' },
  full: {
    _uid: 'header-full', component: 'header', title: 'Les Colombages',
    links: [
      navLinkOf('Hôtels', 'hotels'), navLinkOf('Casinos', 'casinos'), navLinkOf('Restaurants', 'restaurants'),
      navLinkOf('Spas', 'spas'), navLinkOf('Expériences', 'experiences'), navLinkOf('Offres', 'offres'),
    ],
    action_label: 'Réserver', action: storyLink('reserver'),
  },
  longest: {
    _uid: 'header-longest', component: 'header', title: filler(40),
    links: [
      ...Array.from({ length: 8 }, (_, index) => navLinkOf(filler(30), `page-${index}`)),
      { _uid: 'nav-unsafe', component: 'nav-link', label: 'Dangereux', link: unsafeLink },
    ],
    action_label: 'Réserver une chambre', action: storyLink('reserver'),
  },
}

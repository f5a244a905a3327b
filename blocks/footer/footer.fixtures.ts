import { type Fixtures, UNBREAKABLE, filler, unsafeLink } from '../fixture-values.ts'
import { navLinkOf } from '../header/header.fixtures.ts'

const column = (title: string, ...links: object[]) => ({ _uid: `column-${title}`, component: 'footer-column', title, links })

export const footerFixtures: Fixtures = {
  minimal: { _uid: 'footer-minimal', component: 'footer' },
  full: {
    _uid: 'footer-full', component: 'footer', title: 'La lettre des beaux jours',
    text: 'Ouvertures de saison, tables neuves, soirées\u00a0: une lettre par mois, pas davantage.',
    columns: [
      column('Maisons', navLinkOf('Hôtels', 'hotels'), navLinkOf('Casinos', 'casinos'), navLinkOf('Restaurants', 'restaurants'), navLinkOf('Spas', 'spas'), navLinkOf('Séminaires', 'seminaires')),
      column('Fidélité', navLinkOf('Infiniment Barrière', 'infiniment-barriere'), navLinkOf('Carte casino', 'carte'), navLinkOf('Parrainage', 'parrainage')),
      column('Aide', navLinkOf('Contact', 'contact'), navLinkOf('Questions fréquentes', 'faq'), navLinkOf('Accessibilité', 'accessibilite')),
    ],
    legal: [navLinkOf('Mentions légales', 'mentions-legales'), navLinkOf('Confidentialité', 'confidentialite'), navLinkOf('Conditions générales', 'conditions')],
  },
  longest: {
    _uid: 'footer-longest', component: 'footer', title: filler(60), text: filler(300),
    columns: [
      ...Array.from({ length: 5 }, (_, index) => column(`${UNBREAKABLE} ${index}`, navLinkOf(filler(30), `longue-${index}`))),
      column('Vide', { _uid: 'nav-unsafe', component: 'nav-link', label: 'Dangereux', link: unsafeLink }),
    ],
    legal: Array.from({ length: 9 }, (_, index) => navLinkOf(filler(30), `legal-${index}`)),
  },
}

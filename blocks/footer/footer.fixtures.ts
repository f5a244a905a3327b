import { type Fixtures, UNBREAKABLE, filler, storyLink, unsafeLink, urlLink } from '../fixture-values.ts'
import { navLinkOf } from '../header/header.fixtures.ts'

const column = (title: string, ...links: object[]) => ({
  _uid: `column-${title}`,
  component: 'footer-column',
  title,
  links,
})

const social = (icon: string, label: string, link: object = urlLink(`https://${icon}.example/barriere`)) => ({
  _uid: `social-${icon}`,
  component: 'social-link',
  label,
  link,
  icon,
})

export const footerFixtures: Fixtures = {
  minimal: { _uid: 'footer-minimal', component: 'footer' },
  full: {
    _uid: 'footer-full',
    component: 'footer',
    title: 'La lettre des beaux jours',
    text: 'Ouvertures de saison, tables neuves, soirées\u00a0: une lettre par mois, pas davantage.',
    action_label: 'S’abonner',
    action: storyLink('lettre'),
    columns: [
      column(
        'Maisons',
        navLinkOf('Hôtels', 'hotels'),
        navLinkOf('Casinos', 'casinos'),
        navLinkOf('Restaurants', 'restaurants'),
        navLinkOf('Spas', 'spas'),
        navLinkOf('Séminaires', 'seminaires'),
      ),
      column(
        'Fidélité',
        navLinkOf('Infiniment Barrière', 'infiniment-barriere'),
        navLinkOf('Carte casino', 'carte'),
        navLinkOf('Parrainage', 'parrainage'),
      ),
      column(
        'Aide',
        navLinkOf('Contact', 'contact'),
        navLinkOf('Questions fréquentes', 'faq'),
        navLinkOf('Accessibilité', 'accessibilite'),
      ),
    ],
    social: [
      social('instagram', 'Instagram'),
      social('facebook', 'Facebook'),
      social('linkedin', 'LinkedIn'),
      social('youtube', 'YouTube'),
    ],
    legal: [
      navLinkOf('Mentions légales', 'mentions-legales'),
      navLinkOf('Confidentialité', 'confidentialite'),
      navLinkOf('Conditions générales', 'conditions'),
    ],
  },
  longest: {
    _uid: 'footer-longest',
    component: 'footer',
    title: filler(60),
    text: filler(300),
    action_label: filler(40),
    action: storyLink('lettre'),
    social: [
      ...Array.from({ length: 6 }, () => social('youtube', filler(30))),
      social('facebook', 'Dangereux', unsafeLink),
    ],
    columns: [
      ...Array.from({ length: 5 }, (_, index) =>
        column(`${UNBREAKABLE} ${index}`, navLinkOf(filler(30), `longue-${index}`)),
      ),
      column('Vide', { _uid: 'nav-unsafe', component: 'nav-link', label: 'Dangereux', link: unsafeLink }),
    ],
    legal: Array.from({ length: 9 }, (_, index) => navLinkOf(filler(30), `legal-${index}`)),
  },
}

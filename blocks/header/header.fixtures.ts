import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, unsafeLink } from '../fixture-values.ts'

export const navLinkOf = (label: string, slug: string) => ({
  _uid: `nav-${slug}`,
  component: 'nav-link',
  label,
  link: storyLink(slug),
})

const dangerous = { _uid: 'nav-unsafe', component: 'nav-link', label: 'Dangereux', link: unsafeLink }

const columnOf = (title: string, ...links: object[]) => ({
  _uid: `nav-column-${title}`,
  component: 'nav-column',
  title,
  links,
})

const menuOf = (label: string, columns: object[], more: object = {}) => ({
  _uid: `nav-menu-${label}`,
  component: 'nav-menu',
  label,
  columns,
  ...more,
})

const hotelsMenu = menuOf(
  'Hôtels',
  [
    columnOf(
      'Mer',
      navLinkOf('Deauville', 'destinations/deauville'),
      navLinkOf('Cannes', 'destinations/cannes'),
      navLinkOf('La Baule', 'destinations/la-baule'),
    ),
    columnOf(
      'Montagne et lacs',
      navLinkOf('Courchevel', 'destinations/courchevel'),
      navLinkOf('Enghien-les-Bains', 'destinations/enghien-les-bains'),
    ),
    columnOf('Envies', navLinkOf('En famille', 'collections/en-famille'), navLinkOf('Un mariage', 'mariages')),
  ],
  {
    all_label: 'Tous les hôtels',
    all: storyLink('hotels'),
    poster_title: 'Courchevel',
    poster_image: assetOf('ville-courchevel-affiche.jpg', 1500, 2000),
    poster_band: 'nuit',
    poster_fact_left: 'Savoie',
    poster_fact_right: 'Ouverture le 12\u00a0déc.',
    poster_link: storyLink('destinations/courchevel'),
  },
)

const alertOf = (name: string, more: object) => ({ _uid: `alert-${name}`, component: 'alert-banner', ...more })

export const headerFixtures: Fixtures = {
  minimal: { _uid: 'header-minimal', component: 'header' },
  full: {
    _uid: 'header-full',
    component: 'header',
    title: 'Les Colombages',
    alerts: [
      alertOf('piscine', {
        message: 'La piscine ferme du 4 au 8 novembre.',
        action_label: 'Le spa reste ouvert',
        action: storyLink('spas'),
      }),
    ],
    links: [
      hotelsMenu,
      navLinkOf('Casinos', 'casinos'),
      navLinkOf('Restaurants', 'restaurants'),
      navLinkOf('Spas', 'spas'),
      navLinkOf('Expériences', 'experiences'),
      navLinkOf('Offres', 'offres'),
    ],
    action_label: 'Réserver',
    action: storyLink('reserver'),
    search: storyLink('recherche'),
    account: storyLink('compte'),
  },
  longest: {
    _uid: 'header-longest',
    component: 'header',
    title: filler(40),
    alerts: [
      alertOf('long', {
        message: `${UNBREAKABLE} ${filler(130)}`,
        action_label: filler(40),
        action: storyLink('spas'),
      }),
      alertOf('warning', { message: filler(160), kind: 'warning', permanent: true }),
      alertOf('unsafe', { message: filler(40), action_label: 'Dangereux', action: unsafeLink }),
    ],
    links: [
      ...Array.from({ length: 8 }, (_, index) => navLinkOf(filler(30), `page-${index}`)),
      menuOf(
        filler(20),
        Array.from({ length: 5 }, (_, index) =>
          columnOf(
            `${UNBREAKABLE} ${index}`,
            ...Array.from({ length: 9 }, (__, at) => navLinkOf(filler(30), `longue-${index}-${at}`)),
          ),
        ),
        {
          all_label: filler(40),
          all: storyLink('tout'),
          poster_title: UNBREAKABLE,
          poster_fact_left: filler(24),
          poster_fact_right: filler(24),
          poster_link: unsafeLink,
        },
      ),
      menuOf('Sans issue', [columnOf('Vide', dangerous)], { all_label: 'Nulle part', all: unsafeLink }),
      dangerous,
    ],
    action_label: 'Réserver une chambre',
    action: storyLink('reserver'),
    search: unsafeLink,
    account: storyLink('compte'),
  },
}

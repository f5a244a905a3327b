import { type Fixtures, UNBREAKABLE, assetOf, doc, filler, paragraph, storyLink } from '../fixture-values.ts'

export const marketingPopinFixtures: Fixtures = {
  minimal: { _uid: 'marketing-minimal', component: 'marketing-popin', title: 'Partez-vous cet été\u00a0?' },
  full: {
    _uid: 'marketing-full',
    component: 'marketing-popin',
    title: 'Un bain avant l’été\u00a0?',
    text: doc(paragraph('Deux nuits aux Colombages et un bain d’algues, jusqu’au 30 juin.')),
    image: assetOf('offre-deux-nuits-et-un-bain.avif', 1200, 800, 'Un bassin d’eau de mer'),
    action_label: 'Voir l’offre',
    action: storyLink('offres/deux-nuits-et-un-bain'),
    decline_label: 'Plus tard',
    version: 'ete-1',
  },
  longest: {
    _uid: 'marketing-longest',
    component: 'marketing-popin',
    title: `${UNBREAKABLE} ${filler(54)}`,
    text: doc(paragraph(filler(600)), paragraph(filler(600))),
    image: assetOf('offre-longue.avif', 1200, 800),
    action_label: filler(40),
    action: storyLink('offres'),
    decline_label: filler(40),
    version: 'v2',
  },
}

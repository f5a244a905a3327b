import { type Fixtures, UNBREAKABLE, doc, filler, paragraph } from '../fixture-values.ts'
import { offerStories } from '../offers-list/offers-list.fixtures.ts'

export const offerCardFixtures: Fixtures = {
  minimal: { _uid: 'offer-minimal', component: 'offer-card', offer: [offerStories.endless.uuid] },
  full: {
    _uid: 'offer-full',
    component: 'offer-card',
    offer: [offerStories.reduced.uuid],
    eyebrow: 'Offre',
    title: 'Le bain après la plage',
    text: doc(paragraph('Deux nuits aux Colombages, petit-déjeuner compris.')),
    conditions: doc(paragraph('Hors jours de courses. Non remboursable.')),
    action_label: 'Choisir ses dates',
    image_side: 'right',
    tone: 'alternate',
  },
  longest: {
    _uid: 'offer-longest',
    component: 'offer-card',
    offer: [offerStories.reduced.uuid],
    eyebrow: filler(60),
    title: `${UNBREAKABLE} ${filler(60)}`,
    text: doc(paragraph(filler(600))),
    conditions: doc(paragraph(filler(900))),
    action_label: filler(40),
    tone: 'night',
  },
}

import { type Fixtures, UNBREAKABLE, doc, filler, paragraph, storyLink } from '../fixture-values.ts'

export const informationPopinFixtures: Fixtures = {
  minimal: {
    _uid: 'information-minimal',
    component: 'information-popin',
    message: 'La piscine ferme du 4 au 8 novembre.',
    title: 'Travaux à la piscine',
    text: doc(paragraph('Le bassin reçoit de nouveaux carreaux.')),
  },
  full: {
    _uid: 'information-full',
    component: 'information-popin',
    icon: 'waves',
    message: 'La piscine ferme du 4 au 8 novembre.',
    button_label: 'Lire',
    title: 'Travaux à la piscine',
    text: doc(paragraph('Le bassin reçoit de nouveaux carreaux. Le spa reste ouvert.')),
    action_label: 'Le spa',
    action: storyLink('spas/les-bains-de-deauville'),
    opens_by_itself: true,
    version: 'novembre',
    tone: 'alternate',
  },
  longest: {
    _uid: 'information-longest',
    component: 'information-popin',
    icon: 'no-such-icon',
    message: `${UNBREAKABLE} ${filler(94)}`,
    button_label: filler(40),
    title: filler(80),
    text: doc(paragraph(filler(900))),
    action_label: filler(40),
    action: storyLink('spas'),
    tone: 'night',
  },
}

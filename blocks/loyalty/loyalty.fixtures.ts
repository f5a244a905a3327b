import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

const card = (ink: string, status: string, text?: string) => ({
  _uid: `loyalty-card-${ink}`,
  component: 'loyalty-card',
  ink,
  status,
  ...(text === undefined ? {} : { text }),
})

export const loyaltyFixtures: Fixtures = {
  minimal: { _uid: 'loyalty-minimal', component: 'loyalty', cards: [card('infinitely', 'Infiniment')] },
  full: {
    _uid: 'loyalty-full',
    component: 'loyalty',
    eyebrow: 'Fidélité',
    title: 'Plus on revient, plus la porte s’ouvre grand',
    intro: 'Une carte pour dix hôtels, une autre pour huit casinos.',
    cards: [
      card('infinitely', 'Infiniment', 'Départ à 14\u00a0h, surclassement, dîner d’anniversaire.'),
      card('gold', 'Gold', 'Vos soirées au casino.'),
    ],
    action_label: 'Créer mon compte',
    action: storyLink('infiniment-barriere/inscription'),
    more_label: 'Le programme',
    more: storyLink('infiniment-barriere'),
  },
  longest: {
    _uid: 'loyalty-longest',
    component: 'loyalty',
    eyebrow: filler(60),
    title: `${UNBREAKABLE} ${filler(60)}`,
    intro: filler(300),
    tone: 'night',
    cards: (['discovery', 'infinitely', 'collaborator', 'black'] as const).map((ink) =>
      card(ink, 'Collaborateur extra', filler(220)),
    ),
    action_label: filler(40),
    action: storyLink('infiniment-barriere/inscription'),
    more_label: filler(40),
    more: storyLink('infiniment-barriere'),
  },
}

import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink } from '../fixture-values.ts'

const incentive = (uid: string, title: string, more: Record<string, unknown> = {}) => ({
  _uid: uid,
  component: 'seminar-incentive',
  title,
  ...more,
})

export const seminarIncentivesPopinFixtures: Fixtures = {
  minimal: {
    _uid: 'incentives-minimal',
    component: 'seminar-incentives-popin',
    popin_title: 'Après la réunion',
    incentives: [incentive('i1', 'Char à voile')],
  },
  full: {
    _uid: 'incentives-full',
    component: 'seminar-incentives-popin',
    eyebrow: 'Séminaires',
    title: 'Et l’après-midi\u00a0?',
    intro: 'Trois façons de quitter la salle ensemble.',
    button_label: 'Voir les trois',
    tone: 'alternate',
    popin_title: 'Après la réunion',
    action_label: 'Demander un devis',
    action: storyLink('seminaires'),
    incentives: [
      incentive('i1', 'Char à voile', {
        text: 'Douze kilomètres de plage à marée basse.',
        image: assetOf('activite-char-a-voile.avif', 900, 600),
        facts: '8 à 40 pers. · 2\u00a0h',
        price_label: 'dès, par personne',
        price: '45\u00a0€',
      }),
      incentive('i2', 'Atelier chocolat', { facts: '6 à 20 pers. · 1\u00a0h\u00a030' }),
    ],
  },
  longest: {
    _uid: 'incentives-longest',
    component: 'seminar-incentives-popin',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    button_label: filler(40),
    tone: 'night',
    popin_title: filler(80),
    incentives: [
      incentive('i1', `${UNBREAKABLE} ${filler(34)}`, {
        text: filler(200),
        facts: filler(90),
        price_label: filler(40),
        price: '1\u202f290\u00a0€',
      }),
    ],
    action_label: filler(40),
    action: storyLink('seminaires'),
  },
}

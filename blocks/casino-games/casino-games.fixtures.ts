import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, unsafeLink } from '../fixture-values.ts'

export const casinoGamesFixtures: Fixtures = {
  minimal: {
    _uid: 'games-minimal',
    component: 'casino-games',
    games: [{ _uid: 'g1', component: 'casino-game', name: 'Black jack' }],
  },
  full: {
    _uid: 'games-full',
    component: 'casino-games',
    eyebrow: 'Jeux',
    title: 'Une maison, quatre salles',
    intro: 'Les tables ouvrent à la tombée du jour.',
    games: [
      {
        _uid: 'g1',
        component: 'casino-game',
        name: 'Roulette anglaise',
        text: 'Huit tables sous la coupole.',
        image: assetOf('jeu-roulette.avif', 900, 600),
        stake: '2',
        tables: '8',
        opening: 'tous les jours dès 21\u00a0h',
        link: storyLink('casinos/deauville'),
        link_label: 'Voir la salle',
      },
      {
        _uid: 'g2',
        component: 'casino-game',
        name: 'Machines à sous',
        image: assetOf('jeu-machines.avif', 900, 600),
        stake: '0.01',
        opening: 'dès 10\u00a0h',
      },
    ],
    action_label: 'Le casino',
    action: storyLink('casinos/deauville'),
  },
  longest: {
    _uid: 'games-longest',
    component: 'casino-games',
    tone: 'page',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    games: [
      {
        _uid: 'g1',
        component: 'casino-game',
        name: `${UNBREAKABLE} ${filler(34)}`,
        text: filler(200),
        stake: '10000',
        tables: '120',
        opening: filler(60),
        link: unsafeLink,
        link_label: filler(40),
      },
    ],
    action_label: filler(40),
    action: storyLink('casinos'),
  },
}

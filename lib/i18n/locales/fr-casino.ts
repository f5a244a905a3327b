import type { CasinoRewardWords } from './casino-types.ts'

export const casinoRewards: CasinoRewardWords = {
  'play-10': { title: 'Ticket de jeu de 10\u00a0€', text: 'À jouer aux machines à sous du casino de votre choix.' },
  'cocktail': { title: 'Un cocktail au bar', text: 'Un cocktail de la carte, avec ou sans alcool.' },
  'dinner': { title: 'Dîner pour deux', text: 'Menu en trois plats au restaurant du casino, boissons non comprises.' },
  'show': { title: 'Deux places de spectacle', text: 'Deux places de première catégorie, selon les disponibilités.' },
  'spa': { title: 'Une heure au spa', text: 'Accès au spa et un modelage de trente minutes.' },
  'night': { title: 'Une nuit pour deux', text: 'Une nuit en chambre double, petit-déjeuner compris.' },
  'champagne': { title: 'Une bouteille de champagne', text: 'À retirer à l’accueil du casino.' },
}

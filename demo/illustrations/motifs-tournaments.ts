import { type Motif, motif, words } from './motif.ts'

/** Poker tournaments: each has a table with its cloth and its hand of cards. */
export const TOURNAMENTS: readonly Motif[] = [
  motif(
    2870,
    'tournois',
    { scene: 'poker', palette: 'nuit', seed: 'tournois', cloth: 'blue' },
    words(
      'Les tournois',
      'Table de poker à tapis bleu sous une lampe, deux as et des piles de jetons',
      'Poker table with a blue cloth under a lamp, two aces and stacks of chips',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.65] }],
  ),
  motif(
    2871,
    'tournoi-piles',
    { scene: 'felt-chips', palette: 'crepuscule', seed: 'tournoi-piles' },
    words(
      'Les piles',
      'Cinq piles de jetons jaunes, rouges, bleus et noirs sur un tapis vert',
      'Five stacks of yellow, red, blue and black chips on a green cloth',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.55] }],
  ),
  motif(
    2872,
    'tournoi-finale',
    { scene: 'poker', palette: 'nuit', seed: 'tournoi-finale', cloth: 'red' },
    words(
      'La table finale',
      'Table de poker à tapis rouge sous une lampe, quatre cartes au milieu, des jetons autour',
      'Poker table with a red cloth under a lamp, four cards in the middle, chips around',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.6] }],
  ),
  motif(
    2873,
    'tournoi-primes',
    { scene: 'poker', palette: 'crepuscule', seed: 'tournoi-primes', cloth: 'plum' },
    words(
      'Les primes',
      'Table de poker à tapis prune, cône de lumière sur les cartes et les jetons',
      'Poker table with a plum cloth, a cone of light on cards and chips',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.6] }],
  ),
  motif(
    2874,
    'tournoi-omaha',
    { scene: 'poker', palette: 'nuit', seed: 'tournoi-omaha', hand: 4 },
    words(
      'Omaha',
      'Deux as et deux rois en main devant une table de poker verte, des jetons de chaque côté',
      'Two aces and two kings in hand before a green poker table, chips on either side',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.65] }],
  ),
  motif(
    2875,
    'tournoi-premieres-mains',
    { scene: 'poker', palette: 'doree', seed: 'tournoi-premieres-mains', cloth: 'blue' },
    words(
      'Premières mains',
      'Table de poker à tapis bleu en fin d’après-midi, deux as face au joueur',
      'Poker table with a blue cloth late in the afternoon, two aces facing the player',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.62] }],
  ),
]

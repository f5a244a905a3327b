import { w } from '../kit/words.ts'
import type { SeatCategory } from '../model/pleasures.ts'

const NAMES = {
  stalls: w('Orchestre', 'Stalls'),
  parterre: w('Parterre', 'Parterre'),
  circle: w('Corbeille', 'Dress circle'),
  balcony: w('Balcon', 'Balcony'),
  lower: w('Premier balcon', 'Lower balcony'),
  upper: w('Second balcon', 'Upper balcony'),
  front: w('Premier rang', 'Front row'),
  tiers: w('Gradins', 'Tiers'),
  side: w('Places de côté', 'Side seats'),
  stageTable: w('Table au bord de la scène', 'Table by the stage'),
  floorTable: w('Table au bord de la piste', 'Table by the floor'),
  table: w('Table', 'Table'),
  bench: w('Banc', 'Bench'),
  standing: w('Promenoir', 'Standing, at the back'),
  dance: w('Entrée, un verre compris', 'Entry with a drink'),
  windows: w('Devant les fenêtres', 'By the windows'),
  salon: w('Au fond du salon', 'At the back of the salon'),
  deckchair: w('Transat', 'Deckchair'),
  sand: w('Sur le sable', 'On the sand'),
  lesson: w('Première vague, avec un moniteur', 'First wave, with an instructor'),
  stand: w('Tribune', 'Stand'),
  lawn: w('Pelouse', 'Lawn'),
  walker: w('Un marcheur, flambeau compris', 'A walker, torch included'),
  hearth: w('Au coin du feu', 'By the fire'),
  chair: w('Chaise', 'Chair'),
} as const

/** A promotion, in the words of a badge. */
export const TWO_FOR_ONE = w('Deux places pour une au guichet', 'Two for one at the box office')

/** `seat('balcony', 28, 140)`: 140 seats in the balcony at €28. */
export const seat = (name: keyof typeof NAMES, price: number, places: number): SeatCategory => ({
  name: NAMES[name],
  price,
  places,
})

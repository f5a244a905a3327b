import type { ComposeOptions } from './compose.ts'
import { type Motif, motif, words } from './motif.ts'

const article = (
  id: number,
  slug: string,
  drawing: Omit<ComposeOptions, 'ratio' | 'seed'>,
  [title, alt, altEn]: readonly [string, string, string],
  look: readonly [number, number],
): Motif =>
  motif(id, `article-${slug}`, { seed: `article-${slug}`, ...drawing }, words(title, alt, altEn), [
    { ratio: '3:2', size: 'card', look },
  ])

/** The journal: each article has its own picture. */
export const ARTICLES: readonly Motif[] = [
  article(
    2900,
    'une-journee-aux-planches',
    { scene: 'beach-ride', palette: 'doree', mirror: true },
    [
      'Les chevaux de sept heures',
      'Deux cavaliers au bord de l’eau dans la lumière dorée, les cabines de bain au loin',
      'Two riders at the water’s edge in golden light, bathing cabins in the distance',
    ],
    [0.6, 0.49],
  ),
  article(
    2901,
    'la-croisette-hors-saison',
    { scene: 'cannes', palette: 'matin', calm: true },
    [
      'La Croisette hors saison',
      'La baie de Cannes dans la lumière pâle du matin, ses palmiers et la vieille ville',
      'The bay of Cannes in pale morning light, with its palms and the old town',
    ],
    [0.6, 0.5],
  ),
  article(
    2902,
    'le-vent-du-touquet',
    { scene: 'sand-yachts', palette: 'doree', mirror: true },
    [
      'Le vent du Touquet',
      'Chars à voile en file sur le sable mouillé, au soleil bas',
      'Land yachts in line on the wet sand, in low sun',
    ],
    [0.55, 0.8],
  ),
  article(
    2903,
    'les-villas-de-dinard',
    { scene: 'cliff-path', palette: 'doree' },
    [
      'Le sentier des villas',
      'Promeneurs sur un sentier en corniche au-dessus de la mer, en fin de journée',
      'Walkers on a path along the cliff above the sea, late in the day',
    ],
    [0.75, 0.68],
  ),
  article(
    2904,
    'biarritz-vague-apres-vague',
    { scene: 'surf-lesson', palette: 'doree', mirror: true },
    [
      'La vague de Biarritz',
      'Surfeur debout sur une vague dorée, deux élèves au bord, un phare au loin',
      'Surfer standing on a golden wave, two learners inshore, a lighthouse beyond',
    ],
    [0.6, 0.46],
  ),
  article(
    2905,
    'dans-les-cuisines-du-palmarium',
    { scene: 'chocolate', palette: 'doree', mirror: true },
    [
      'Le chocolat du Palmarium',
      'Chocolat fondu versé d’une casserole de cuivre, dans une lumière chaude',
      'Melted chocolate poured from a copper pan, in warm light',
    ],
    [0.5, 0.67],
  ),
  article(
    2906,
    'sel-et-lumiere-a-la-baule',
    { scene: 'salt-marsh', palette: 'zenith', mirror: true },
    [
      'Le sel de midi',
      'Cyclistes sur une digue entre les œillets et les tas de sel, en plein midi',
      'Cyclists on a dyke between salt pans and heaps of salt, in the midday sun',
    ],
    [0.25, 0.61],
  ),
  article(
    2907,
    'petit-lexique-de-la-roulette',
    { scene: 'roulette', palette: 'crepuscule' },
    [
      'Le cylindre',
      'Cylindre de roulette vu de près, la bille dans sa course, lumière du soir',
      'Roulette wheel close to, the ball on its run, in evening light',
    ],
    [0.55, 0.6],
  ),
  article(
    2908,
    'la-sole-de-midi',
    { scene: 'table', view: 'harbour', palette: 'matin', mirror: true, calm: true },
    [
      'La sole de midi',
      'Sole et vin blanc sur une nappe claire, les mâts et les maisons du port derrière',
      'Sole and white wine on a pale cloth, the masts and houses of the harbour behind',
    ],
    [0.5, 0.55],
  ),
  article(
    2909,
    'histoire-des-colombages',
    { scene: 'hotel', style: 'norman', palette: 'matin', mirror: true, tree: 'none', calm: true },
    [
      'Les Colombages au matin',
      'Grand manoir normand à colombages devant la plage, dans la lumière du matin',
      'Great half-timbered Norman manor on the beach, in the morning light',
    ],
    [0.4, 0.45],
  ),
  article(
    2910,
    'l-eau-d-enghien',
    { scene: 'rowing', palette: 'crepuscule', mirror: true },
    [
      'L’eau du lac',
      'Quatre rameurs sur le lac d’Enghien au crépuscule, arbres et casino reflétés',
      'Four rowers on the lake at Enghien at dusk, trees and casino mirrored',
    ],
    [0.45, 0.61],
  ),
  article(
    2911,
    'une-nuit-au-grand-meleze',
    { scene: 'chalet', palette: 'crepuscule', mirror: true },
    [
      'Le chalet au soir',
      'Grand chalet aux fenêtres allumées au pied d’un pic, au soir tombant',
      'Great chalet with lit windows at the foot of a peak, at nightfall',
    ],
    [0.45, 0.5],
  ),
]

import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteDeLImperatrice: Room = {
  slug: 'suite-de-l-imperatrice',
  bookingCode: 'SIMP',
  name: w('Suite de l’Impératrice', 'Empress suite'),
  area: 91,
  guests: 4,
  beds: w('Un lit de 200 cm, un canapé-lit', 'One 200 cm bed, one sofa bed'),
  view: w('Mer', 'Sea'),
  price: 1250,
  bathroom: w('Baignoire, douche double, hammam', 'Bath, double shower, steam room'),
  accessibility: 'lift',
  teaser: w(
    'L’ancien appartement de la villa : 91 m², cinq fenêtres et un balcon tourné vers l’Espagne.',
    'The villa’s old apartment: 91 m², five windows and a balcony turned towards Spain.',
  ),
  lead: w(
    'On dit qu’une impératrice y a pris le thé. La tasse, elle, est restée.',
    'An empress is said to have taken tea here. The cup, at least, has stayed.',
  ),
  seo: {
    title: w('Suite de l’Impératrice, 91 m² | L’Éperon', 'Empress suite, 91 m² | L’Éperon, Biarritz'),
    description: w(
      'Suite de 91 m² au premier étage de L’Éperon, à Biarritz : salon, dressing, balcon de 13 m de long, petit-déjeuner compris. Dès 1 250 €.',
      'A 91 m² suite on the first floor of L’Éperon, Biarritz: sitting room, dressing room, 13 m balcony and breakfast. From €1,250.',
    ),
  },
  text: w(
    `C’est le premier étage de la villa de 1867, tel que sa propriétaire l’avait dessiné : un salon au milieu, la chambre au couchant, et un couloir assez large pour deux crinolines. Les boiseries sont d’origine, les fauteuils non.

Le balcon court sur toute la façade. Le matin, on y sert le petit-déjeuner sous un store bleu ; le soir, le majordome éteint les lampes du salon pour que l’on voie mieux les bateaux.`,
    `This is the first floor of the 1867 villa as its owner drew it: a sitting room in the middle, the bedroom to the west, and a passage wide enough for two crinolines. The panelling is original, the armchairs are not.

The balcony runs the full width of the front. Breakfast is served there under a blue awning; in the evening the butler turns down the lamps, so that you see the boats better.`,
  ),
  equipment: [
    w('Petit-déjeuner compris, au salon ou au balcon', 'Breakfast included, in the sitting room or outside'),
    w('Majordome de 8 h à 23 h', 'Butler from 8 am to 11 pm'),
    w('Baignoire, douche double, hammam pour deux', 'Bath, double shower, steam room for two'),
    w('Dressing de 9 m²', '9 m² dressing room'),
    w('Piano droit accordé en mars', 'Upright piano, tuned in March'),
    w('Deux entrées au spa par jour', 'Two spa entries a day'),
  ],
  plan: {
    title: w('Le salon au milieu, la mer devant', 'Sitting room in the middle, sea in front'),
    text: w(
      '91 m² d’un seul niveau, et 26 m² de balcon en plus.',
      '91 m² on one level, with 26 m² of balcony besides.',
    ),
    parts: [
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 0, width: 4, height: 2.5 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 4, y: 0, width: 3.6, height: 2.5 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 7.6, y: 0, width: 5.4, height: 2.5 },
      { name: w('Salon', 'Sitting room'), kind: 'living', x: 0, y: 2.5, width: 7.6, height: 4.5 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 7.6, y: 2.5, width: 5.4, height: 4.5 },
      { name: w('Balcon', 'Balcony'), kind: 'balcony', x: 0, y: 7, width: 13, height: 2 },
    ],
  },
}

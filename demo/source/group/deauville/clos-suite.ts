import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteDesJockeys: Room = {
  slug: 'suite-des-jockeys',
  bookingCode: 'SJOC',
  name: w('Suite des Jockeys', 'Jockeys’ suite'),
  area: 45,
  guests: 4,
  beds: w('Un lit de 180 cm, deux de 80', 'One 180 cm bed, two of 80 cm'),
  view: w('Cour et verger', 'Yard and orchard'),
  price: 340,
  bathroom: w('Deux vasques, baignoire sabot', 'Twin basins, slipper bath'),
  accessibility: 'steps',
  teaser: w(
    'L’ancien vestiaire des jockeys : 45 m² traversants, la balance de 1890 au salon et un balcon sur le verger.',
    'The jockeys’ old changing room: 45 m² front to back, the scales of 1890 in the sitting room and an orchard balcony.',
  ),
  lead: w(
    'On s’y pesait avant la course. La balance marche encore, à vos risques.',
    'This is where they weighed in. The scales still work, at your own risk.',
  ),
  seo: {
    title: w('Suite des Jockeys, 45 m² | Le Clos des Courses', 'Jockeys’ suite, 45 m² | Le Clos des Courses'),
    description: w(
      'Suite familiale de 45 m² à Deauville : chambre, salon avec deux lits, salle de bains à deux vasques, balcon sur le verger. Pour 4, dès 340 €.',
      'A 45 m² family suite in Deauville: bedroom, sitting room with two beds, twin basins and a balcony over the orchard. Sleeps 4, from €340.',
    ),
  },
  text: w(
    `Elle occupe le pavillon d’entrée, au-dessus du porche. D’un côté, on surveille la cour ; de l’autre, le verger et les premières haies du pays d’Auge. Vingt-deux casaques de soie sont encadrées dans le couloir, taches d’herbe comprises.

Deux lits de 80 cm se cachent dans le banc du vestiaire. On les tire d’une main, comme des tiroirs, et les enfants s’endorment sous les numéros de casier.`,
    `It fills the gatehouse above the arch. One side keeps an eye on the yard, the other on the orchard and the first hedges of the Pays d’Auge. Twenty-two silk jerseys hang framed in the passage, grass stains included.

Two 80 cm beds are hidden in the changing-room bench. They slide out with one hand, like drawers, and children fall asleep under the locker numbers.`,
  ),
  equipment: [
    w('Banc à deux lits-tiroirs de 80 cm', 'Bench with two 80 cm drawer beds'),
    w('Salle de bains à deux vasques, baignoire sabot', 'Bathroom with twin basins and a slipper bath'),
    w('Balcon de 6 m² côté verger', '6 m² balcony on the orchard side'),
    w('Poêle de faïence, bûches montées le soir', 'Tiled stove, logs brought up in the evening'),
    w('Petit-déjeuner compris pour quatre', 'Breakfast for four included'),
    w('Bibliothèque de courses, de 1862 à hier', 'Racing library, from 1862 to yesterday'),
  ],
  plan: {
    title: w('Un salon sur la cour, un balcon sur le verger', 'A yard at one end, an orchard at the other'),
    text: w(
      '45 m² d’un bout à l’autre du pavillon, plus 6 m² de balcon.',
      '45 m² from one end of the gatehouse to the other, plus a 6 m² balcony.',
    ),
    parts: [
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 0, width: 3, height: 1.6 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 3, y: 0, width: 4, height: 1.6 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 7, y: 0, width: 2, height: 1.6 },
      { name: w('Salon', 'Sitting room'), kind: 'living', x: 0, y: 1.6, width: 5, height: 3.4 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 5, y: 1.6, width: 4, height: 3.4 },
      { name: w('Balcon', 'Balcony'), kind: 'balcony', x: 1, y: 5, width: 4, height: 1.5 },
    ],
  },
}

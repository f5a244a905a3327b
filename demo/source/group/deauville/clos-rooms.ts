import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteDesJockeys } from './clos-suite.ts'

const chambrePaddock: Room = {
  slug: 'chambre-paddock',
  bookingCode: 'CPAD',
  name: w('Chambre Paddock', 'Paddock room'),
  area: 21,
  guests: 2,
  beds: w('Un lit de 160 cm', 'One 160 cm bed'),
  view: w('Cour', 'Yard'),
  price: 175,
  bathroom: w('Douche de plain-pied', 'Step-free shower'),
  accessibility: 'level',
  teaser: w(
    'Un ancien box de 21 m², sa porte à deux vantaux et la cour pavée devant : on s’y accoude le matin.',
    'A former loose box of 21 m² with its stable door and the cobbled yard in front: made for leaning on at breakfast.',
  ),
  lead: w(
    'La porte se coupe en deux. Ouvrez le haut, gardez le chien.',
    'The door comes in two halves. Open the top and keep the dog in.',
  ),
  seo: {
    title: w('Chambre Paddock | Le Clos des Courses, Deauville', 'Paddock room | Le Clos des Courses, Deauville'),
    description: w(
      'Chambre de plain-pied de 21 m² dans un ancien haras de Deauville : lit de 160 cm, douche, porte d’écurie sur la cour. Dès 175 € la nuit.',
      'A ground-floor room of 21 m² in an old stud yard in Deauville: 160 cm bed, shower, stable door onto the yard. From €175 a night.',
    ),
  },
  text: w(
    `Dix-huit boxes doubles entourent la cour, un nom de cheval au-dessus de chaque porte. Celui de la 6, Petit-Gris, a gagné quatre fois à Clairefontaine ; celui de la 7 a mangé un chapeau.

Le sol est en brique chauffée, la tête de lit en cuir de sellier. Les anneaux scellés au mur sont restés : on y pend les manteaux.`,
    `Eighteen double boxes stand round the yard, with a horse’s name over each door. Petit-Gris, in number 6, won four times at Clairefontaine; his neighbour in number 7 ate a hat.

The floor is heated brick, the headboard saddler’s leather. The tethering rings are still in the wall, and do well for coats.`,
  ),
  equipment: [
    w('De plain-pied, sans aucune marche', 'On the ground floor, with no step at all'),
    w('Douche de brique émaillée', 'Shower in glazed brick'),
    w('Deux chaises devant la porte', 'Two chairs outside the door'),
    w('Tire-bottes et cireuse', 'Boot-jack and polisher'),
    w('Théière, lait de la ferme d’à côté', 'Teapot, milk from the farm next door'),
  ],
}

const chambrePommiers: Room = {
  slug: 'chambre-pommiers',
  bookingCode: 'CPOM',
  name: w('Chambre Pommiers', 'Orchard room'),
  area: 27,
  guests: 3,
  beds: w('Un lit de 180 cm, un lit de 90', 'One 180 cm bed, one of 90 cm'),
  view: w('Verger', 'Orchard'),
  price: 205,
  bathroom: w('Baignoire sous la poutre', 'Bath under the beam'),
  accessibility: 'steps',
  teaser: w(
    'Sous les poutres du grenier à foin, 27 m² et deux lucarnes ouvertes sur quarante pommiers à cidre.',
    'Under the beams of the hayloft, 27 m² and two dormers over forty cider-apple trees.',
  ),
  lead: w(
    'Un grenier à foin, deux lucarnes, et l’odeur du verger en septembre.',
    'A hayloft, two dormer windows, and the smell of the orchard in September.',
  ),
  seo: {
    title: w('Chambre Pommiers, sur le verger | Le Clos des Courses', 'Orchard room | Le Clos des Courses, Deauville'),
    description: w(
      'Chambre mansardée de 27 m² pour trois à Deauville, lucarnes sur le verger, baignoire sous la poutre. Dès 205 €, petit-déjeuner en sus.',
      'An attic room of 27 m² for three in Deauville, with dormers over the orchard and a bath beneath the beam. From €205, breakfast extra.',
    ),
  },
  text: w(
    `On y monte par l’escalier des lads, quatorze marches et une corde. Le petit lit occupe l’alcôve où l’on rangeait l’avoine ; les enfants le réclament.

Fin avril, le verger fleurit en une semaine. Fin septembre, on presse : chaque chambre reçoit une bouteille de jus trouble, à boire dans les deux jours.`,
    `You climb to it by the lads’ staircase: fourteen steps and a rope. The small bed fills the alcove where the oats were kept, and children claim it at once.

The orchard blossoms in a single week at the end of April. At the end of September we press, and every room is given a bottle of cloudy juice, to be drunk within two days.`,
  ),
  equipment: [
    w('Alcôve avec un lit de 90 cm et sa lampe', 'Alcove with a 90 cm bed and its own lamp'),
    w('Baignoire sous la poutre maîtresse', 'Bath under the main beam'),
    w('Deux lucarnes avec stores noirs', 'Two dormers with blackout blinds'),
    w('Ventilateur de plafond, couvertures de laine', 'Ceiling fan, wool blankets'),
    w('Jeu des petits chevaux, complet', 'A full set of ludo'),
    w('Hauteur de 1,90 m sous les poutres', '1.90 m of headroom under the beams'),
  ],
}

export const closRooms: readonly Room[] = [chambrePaddock, chambrePommiers, suiteDesJockeys]

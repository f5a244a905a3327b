import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const juniorSuiteEsterel: Room = {
  slug: 'junior-suite-esterel',
  bookingCode: 'JSEST',
  name: w('Junior suite Estérel', 'Estérel junior suite'),
  area: 46,
  guests: 3,
  beds: w('Un lit de 200, un canapé-lit', 'One 200 cm bed, one sofa bed'),
  view: w('Estérel', 'Estérel hills'),
  price: 1050,
  bathroom: w('Baignoire et douche', 'Bath and shower'),
  accessibility: 'lift',
  teaser: w(
    'Une baignoire bleue sous une fenêtre en arc, et derrière elle le massif rouge où le soleil va se coucher.',
    'A blue bath beneath an arched window, and beyond it the red hills where the sun goes down.',
  ),
  lead: w('On la réserve pour le lit. On y reste pour le bain.', 'People book it for the bed. They stay for the bath.'),
  seo: {
    title: w('Junior suite Estérel, 46 m² | Le Palmarium', 'Estérel junior suite, 46 m² | Le Palmarium'),
    description: w(
      'Junior suite de 46 m² à l’ouest du Palmarium, Cannes : baignoire sous une fenêtre cintrée, vue sur la baie et l’Estérel. Pour trois, dès 1 050 €.',
      'A 46 m² junior suite on the west side of Le Palmarium, Cannes: bath beneath an arched window, bay and Estérel views. Sleeps 3, from €1,050.',
    ),
  },
  text: w(
    `La fenêtre cintrée mesure 2,60 m et donne plein ouest. C’était celle de l’atelier où l’on peignait les affiches de la maison ; une tache de vermillon est restée dans le chêne, sous le tapis de bain.

Entre le lit et le canapé, pas de mur, une bibliothèque à hauteur de coude. Le soleil se couche dans l’Estérel de novembre à février, et derrière le Suquet le reste du temps. Les deux se regardent dans l’eau chaude.`,
    `The arched window is 2.60 m high and faces due west. It lit the studio where the house posters were painted; a spot of vermilion is still there in the oak, under the bath mat.

Between bed and sofa there is no wall, only a bookcase at elbow height. The sun goes down behind the Estérel from November to February and behind the Suquet for the rest of the year. Both are worth a second kettle of hot water.`,
  ),
  equipment: [
    w('Baignoire face à l’ouest, douche à côté', 'Bath facing west, shower beside it'),
    w('Canapé-lit de 140 cm', '140 cm sofa bed'),
    w('Bibliothèque : trente romans, deux atlas', 'Bookcase: thirty novels, two atlases'),
    w('Tourne-disque et vingt vinyles', 'Record player and twenty LPs'),
    w('Peignoirs à votre taille, aussi pour enfants', 'Robes in your size, children’s too'),
    w('Accès au spa une demi-heure avant les autres', 'Spa half an hour ahead of the rest'),
  ],
  plan: {
    title: w('La salle de bains a la meilleure place', 'The bathroom has the best seat'),
    text: w(
      '46 m² d’un seul tenant ; le bain occupe toute la façade ouest.',
      '46 m² in one piece, with the bath along the whole west side.',
    ),
    parts: [
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 0, width: 3.2, height: 1.8 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 3.2, y: 0, width: 3.2, height: 1.8 },
      { name: w('Coin salon', 'Sitting area'), kind: 'living', x: 0, y: 1.8, width: 3, height: 3.2 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 3, y: 1.8, width: 3.4, height: 3.2 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 6.4, y: 0, width: 2.8, height: 5 },
    ],
  },
}

export const suiteDesPalmes: Room = {
  slug: 'suite-des-palmes',
  bookingCode: 'SPAL',
  name: w('Suite des Palmes', 'Palm suite'),
  area: 84,
  guests: 4,
  beds: w('Un lit à baldaquin de 200, un canapé-lit', 'One 200 cm four-poster, one sofa bed'),
  view: w('Mer', 'Sea'),
  price: 1900,
  bathroom: w('Bain de marbre, douche vapeur', 'Marble bath, steam shower'),
  accessibility: 'lift',
  teaser: w(
    '84 m² au troisième : un baldaquin pétrole, un salon à trois fenêtres et un balcon de pierre à hauteur de palme.',
    '84 m² on the third floor: a petrol-blue four-poster, a sitting room with three windows and a stone balcony level with the fronds.',
  ),
  lead: w(
    'Le balcon arrive exactement là où les palmes commencent.',
    'The balcony comes exactly where the fronds begin.',
  ),
  seo: {
    title: w('Suite des Palmes, 84 m² | Le Palmarium', 'Palm suite, 84 m² | Le Palmarium'),
    description: w(
      'Suite de 84 m² sur la Croisette : lit à baldaquin, salon, dressing, balcon de pierre de 12 m² face à la baie. Jusqu’à 4 personnes, dès 1 900 €.',
      'An 84 m² suite on the Croisette: four-poster, sitting room, dressing room, 12 m² stone balcony facing the bay. Sleeps 4, from €1,900.',
    ),
  },
  text: w(
    `Il y en a trois, l’une au-dessus de l’autre ; notre préférée est celle du milieu. Plus bas, on voit les troncs ; plus haut, le large ; ici, les palmes touchent la balustrade et les perruches s’y posent au petit matin.

Le baldaquin vient d’un bateau, le Circé, désarmé à Toulon en 1921, et porte encore deux anneaux de laiton pour les jours de houle. Un majordome, Anselme ou Lucie, s’occupe des trois suites : sonnez une fois pour du thé, deux pour une valise.`,
    `There are three, one above the other, and our favourite is the middle one. Lower down you see trunks, higher up the open sea; here the fronds touch the balustrade and parakeets land on it at first light.

The four-poster came off a ship, the Circé, broken up in Toulon in 1921, and still has two brass rings for heavy weather. A butler, Anselme or Lucie, looks after all three suites: ring once for tea, twice for a suitcase.`,
  ),
  equipment: [
    w('Baldaquin de 200 cm, rideaux qui ferment', '200 cm four-poster with curtains that draw'),
    w('Salon avec canapé-lit de 160 cm', 'Sitting room with a 160 cm sofa bed'),
    w('Bain de marbre, douche vapeur', 'Marble bath, steam shower'),
    w('Majordome de 7 h à 23 h', 'Butler from 7 am to 11 pm'),
    w('Petit-déjeuner où et quand vous voulez', 'Breakfast where and when you like'),
    w('Deux matelas au premier rang de la plage', 'Two loungers in the front row'),
    w('Transfert depuis l’aéroport de Nice', 'Transfer from Nice airport'),
  ],
  plan: {
    title: w('Deux pièces, une balustrade', 'Two rooms, one balustrade'),
    text: w(
      '84 m² derrière la façade ; le balcon de 12 m² longe le salon.',
      '84 m² behind the front, and 12 m² of balcony along the sitting room.',
    ),
    parts: [
      { name: w('Vestibule', 'Lobby'), kind: 'entrance', x: 0, y: 0, width: 3, height: 2.4 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 3, y: 0, width: 3.5, height: 2.4 },
      { name: w('Bain', 'Bathroom'), kind: 'bathroom', x: 6.5, y: 0, width: 5.5, height: 2.4 },
      { name: w('Salon', 'Sitting room'), kind: 'living', x: 0, y: 2.4, width: 6.5, height: 4.6 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 6.5, y: 2.4, width: 5.5, height: 4.6 },
      { name: w('Balcon', 'Balcony'), kind: 'balcony', x: 0, y: 7, width: 6.5, height: 1.85 },
    ],
  },
}

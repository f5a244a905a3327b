import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteDesPlanches } from './colombages-suite.ts'

const chambreDeauville: Room = {
  slug: 'chambre-deauville',
  bookingCode: 'CDEA',
  name: w('Chambre Deauville', 'Deauville room'),
  area: 26,
  guests: 2,
  beds: w('Un grand lit de 180 cm', 'One 180 cm double bed'),
  view: w('Ville', 'Town'),
  price: 310,
  bathroom: w('Douche de pluie', 'Rain shower'),
  accessibility: 'lift',
  teaser: w(
    'Côté ville, 26 m² au-dessus des toits pointus : épis de faîtage, girouettes et la place ronde au loin.',
    'On the town side, 26 m² above the steep roofs: finials, weathervanes and the round square beyond.',
  ),
  lead: w(
    'La fenêtre donne sur vingt-trois girouettes. Rarement d’accord.',
    'The window overlooks twenty-three weathervanes. They seldom agree.',
  ),
  seo: {
    title: w('Chambre Deauville, vue ville | Les Colombages', 'Deauville room, town view | Les Colombages'),
    description: w(
      'Chambre de 26 m² côté ville à Deauville : lit de 180 cm, douche de pluie, bureau sous la fenêtre, toile de Jouy. Dès 310 € la nuit aux Colombages.',
      'A 26 m² room on the town side in Deauville: 180 cm bed, rain shower, desk at the window, toile de Jouy. From €310 a night at Les Colombages.',
    ),
  },
  text: w(
    `Les murs sont tendus d’une toile rouge où l’on suit une journée de 1912 : le train, l’ombrelle, le bain, la course, le bal. Cherchez le chien, il est dans chaque scène.

Le bureau fait face aux toits. À 18 h, les cuivres du kiosque répètent deux rues plus loin ; la fenêtre fermée, il n’en reste que la grosse caisse.`,
    `The walls are hung with a red toile that follows one day in 1912: the train, the sunshade, the bathe, the race, the ball. Look for the dog, which is in every scene.

The desk faces the roofs. At six the brass band practises two streets away; shut the window and only the bass drum is left.`,
  ),
  equipment: [
    w('Lit de 180 cm, couette en plume ou synthétique', '180 cm bed, feather or synthetic duvet'),
    w('Douche de pluie et tabouret de teck', 'Rain shower with a teak stool'),
    w('Bureau de 1,40 m, deux prises', '1.40 m desk with two sockets'),
    w('Cafetière et pommes de la cour', 'Coffee maker and apples from the courtyard'),
    w('Coffre, fer et planche dans la penderie', 'Safe, iron and board in the wardrobe'),
  ],
}

const chambreJardin: Room = {
  slug: 'chambre-jardin',
  bookingCode: 'CJAR',
  name: w('Chambre Jardin', 'Garden room'),
  area: 24,
  guests: 2,
  beds: w('Deux lits de 100 ou un de 200 cm', 'Two 100 cm beds or one of 200 cm'),
  view: w('Jardin', 'Garden'),
  price: 285,
  bathroom: w('Baignoire', 'Bath'),
  accessibility: 'wheelchair',
  teaser: w(
    'Deux lits de 100 ou un grand lit, la fenêtre sur les pommiers. La plus calme de la maison.',
    'Two singles or one double, a window on the apple trees. The quietest in the house.',
  ),
  lead: w(
    '24 m² au-dessus de la cour, loin du bruit des vagues et des dîneurs.',
    '24 m² above the courtyard, away from the waves and the diners.',
  ),
  seo: {
    title: w('Chambre Jardin | Les Colombages, Deauville', 'Garden room | Les Colombages, Deauville'),
    description: w(
      'Chambre de 24 m² côté jardin à Deauville : deux lits ou un grand lit, baignoire, rideaux doublés. Dès 285 € la nuit aux Colombages.',
      'A 24 m² room on the garden side in Deauville: two beds or one, bath, lined curtains. From €285 a night at Les Colombages.',
    ),
  },
  text: w(
    `La cour des Colombages compte onze pommiers. En octobre, on les entend tomber, un fruit à la fois.

La chambre ouvre au sud-ouest : le soleil entre à quinze heures et ne repart qu’au dîner. Les rideaux sont bleu pétrole, doublés, et font la nuit en plein juin.`,
    `There are eleven apple trees in the courtyard. In October you can hear the fruit drop, one at a time.

The room faces south-west: the sun comes in at three and stays until dinner. The petrol-blue curtains are lined, and make it dark even in June.`,
  ),
  equipment: [
    w('Baignoire et sèche-cheveux', 'Bath and hairdryer'),
    w('Bureau et prises de chaque côté du lit', 'Desk, and a socket on each side of the bed'),
    w('Bouilloire, thé, sablés d’Asnelles', 'Kettle, tea, Asnelles shortbread'),
    w('Lit à barreaux sans supplément', 'Cot at no extra charge'),
    w('Quatre chambres équipées pour un fauteuil roulant', 'Four rooms fitted for wheelchairs'),
  ],
}

const deluxeBalcon: Room = {
  slug: 'deluxe-balcon',
  bookingCode: 'DBAL',
  name: w('Deluxe Balcon', 'Deluxe balcony'),
  area: 31,
  guests: 3,
  beds: w('Un lit de 180, une banquette-lit', 'One 180 cm bed, one daybed'),
  view: w('Mer', 'Sea'),
  price: 360,
  bathroom: w('Baignoire, douche à part', 'Bath, separate shower'),
  accessibility: 'lift',
  teaser: w(
    'Un lit de 180, un balcon de 5 m² et la plage en face. Petit-déjeuner dehors dès 7 h.',
    'A king-size bed, a 5 m² balcony and the beach opposite. Breakfast outside from 7 am.',
  ),
  lead: w(
    '31 m² bleu et blanc, un balcon pour deux, la marée pour horloge.',
    '31 m² in blue and white, a balcony for two, the tide for a clock.',
  ),
  seo: {
    title: w('Deluxe balcon vue mer | Les Colombages', 'Deluxe balcony, sea view | Les Colombages'),
    description: w(
      'Chambre de 31 m² avec balcon sur la plage de Deauville, lit de 180, baignoire et douche. Jusqu’à 3 personnes, dès 360 € la nuit.',
      'A 31 m² room with a balcony over Deauville beach, king-size bed, bath and shower. Sleeps 3, from €360 a night.',
    ),
  },
  text: w(
    `Le lit est tourné vers la fenêtre. Le matin, il suffit d’un bras pour tirer le rideau.

Du troisième étage, le regard passe par-dessus les cabines de bain et s’arrête au Havre. Le balcon tient une table et deux fauteuils ; la rambarde, haute de 1,10 m, est celle de 1912, repeinte chaque mars. Les 64 Deluxe voient toutes la mer ; celles du deuxième la voient entre les cabines.`,
    `The bed faces the window. In the morning, one arm is enough to draw the curtain.

From the third floor the view clears the bathing cabins and stops at Le Havre. The balcony holds a table and two armchairs; the railing, 1.10 m high, dates from 1912 and is repainted every March. All 64 Deluxe rooms see the sea; those on the second floor see it between the cabins.`,
  ),
  equipment: [
    w('Balcon de 5 m², une table, deux fauteuils', '5 m² balcony, a table and two armchairs'),
    w('Banquette-lit de 90 cm', '90 cm daybed'),
    w('Baignoire, et douche à part', 'Bath, and a shower apart'),
    w('Machine à café, lait frais à 7 h', 'Coffee machine, fresh milk at 7 am'),
    w('Jumelles, à laisser au clou en partant', 'Binoculars, to be left on their hook'),
    w('Porte-fenêtre qui ferme à clé', 'French window with a lock'),
  ],
}

export const colombagesRooms: readonly Room[] = [chambreDeauville, chambreJardin, deluxeBalcon, suiteDesPlanches]

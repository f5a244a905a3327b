import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteDeLaRotonde } from './suite.ts'

const chambreOcean: Room = {
  slug: 'chambre-ocean',
  bookingCode: 'COCE',
  name: w('Chambre Océan', 'Ocean room'),
  area: 28,
  guests: 2,
  beds: w('Un grand lit de 180 cm', 'One 180 cm double bed'),
  view: w('Baie', 'Bay'),
  price: 265,
  bathroom: w('Baignoire', 'Bath'),
  accessibility: 'wheelchair',
  teaser: w(
    'Le lit face à l’Atlantique, des murs prune pour mieux voir le couchant.',
    'The bed faces the Atlantic, and plum walls set off the sunset.',
  ),
  lead: w(
    '28 m² tournés plein sud-ouest, à l’heure où la baie rougit.',
    '28 m² facing due south-west, for the hour when the bay turns red.',
  ),
  seo: {
    title: w('Chambre Océan, vue baie | La Baie dorée', 'Ocean room, bay view | La Baie dorée'),
    description: w(
      'Chambre de 28 m² face à la baie de La Baule, lit de 180, baignoire, loggia vitrée de 4 m². Dès 265 € la nuit, petit-déjeuner en supplément.',
      'A 28 m² room facing the bay of La Baule, with a 180 cm bed, bath and a 4 m² glazed loggia. From €265 a night, breakfast extra.',
    ),
  },
  text: w(
    `Une cloison basse sépare le lit de la loggia, sans couper la vue. La loggia est vitrée : on y prend le thé en pull un jour de tempête, ou les pieds nus en août, fenêtres ouvertes. Le sol en est chauffé d'octobre à avril.

En juin, le soleil se couche à 22 h 10 dans l'axe du lit. En décembre, à 17 h 20, derrière la pointe de Penchâteau. L'horaire des marées, au mur, vous dira s'il se couche dans l'eau ou sur le sable.`,
    `A low partition separates the bed from the loggia without cutting the view. The loggia is glazed: tea in a jumper on a stormy day, or barefoot in August with the windows open. Its floor is heated from October to April.

In June the sun sets at 10.10 pm in line with the bed. In December it goes at 5.20 pm, behind the Penchâteau point. The tide table on the wall tells you whether it will sink into water or sand.`,
  ),
  equipment: [
    w('Lit de 180 cm, tête de lit en velours', '180 cm bed with a velvet headboard'),
    w('Loggia de 4 m², deux fauteuils de rotin', '4 m² loggia, two rattan armchairs'),
    w('Baignoire éclairée par un œil-de-bœuf', 'Bath lit by a porthole'),
    w('Horaire des marées, changé chaque lundi', 'Tide table, changed every Monday'),
    w('Bouilloire, thés et galettes de Pornic', 'Kettle, teas and butter biscuits from Pornic'),
    w('Douche et portes adaptées dans cinq chambres', 'Adapted showers and doors in five of these rooms'),
  ],
}

const chambreDesPins: Room = {
  slug: 'chambre-des-pins',
  bookingCode: 'CPIN',
  name: w('Chambre des Pins', 'Pine room'),
  area: 22,
  guests: 2,
  beds: w('Deux lits de 90 cm, jumelables', 'Two 90 cm beds that can be joined'),
  view: w('Parc', 'Park'),
  price: 210,
  bathroom: w('Douche à l’italienne', 'Walk-in shower'),
  accessibility: 'lift',
  teaser: w(
    'Deux lits jumeaux, du vert pin et une fenêtre en biais sur la baie.',
    'Twin beds, pine green and a window angled towards the bay.',
  ),
  lead: w(
    '22 m² clairs, côté parc ; la résine sent plus fort que la mer.',
    '22 bright m² on the park side, where resin smells stronger than the sea.',
  ),
  seo: {
    title: w('Chambre des Pins, côté parc | La Baie dorée', 'Pine room, park side | La Baie dorée'),
    description: w(
      'Chambre de 22 m² côté parc à La Baule : deux lits jumelables, douche à l’italienne, placard à sable, 24 °C en août sans climatisation. Dès 210 €.',
      'A 22 m² room on the park side in La Baule: twin beds, walk-in shower, a sand cupboard, 24 °C in August without air conditioning. From €210.',
    ),
  },
  text: w(
    `Le parc a été planté en 1879 pour fixer la dune. Les arbres y sont restés, la dune aussi. La fenêtre est placée en biais, comme une proue : à gauche les troncs, à droite un morceau de baie grand comme un mouchoir.

Les pins gardent la chambre à 24 °C quand il en fait 30 sur la plage. Les chambres vont par paires aux deux premiers étages, avec une porte entre elles : pratique dès que les enfants ont six ans et des secrets.`,
    `The park was planted in 1879 to hold the dune. The trees have stayed, and so has the dune. The window is set at an angle, like a prow: trunks to the left, a handkerchief of bay to the right.

The pines keep the room at 24 °C when it is 30 on the beach. On the first two floors rooms go in pairs with a door between: handy once children are six and have secrets.`,
  ),
  equipment: [
    w('Passage libre entre les lits et la fenêtre', 'A clear path between beds and window'),
    w('Douche à l’italienne, tabouret de pin', 'Walk-in shower, pine stool'),
    w('Placard à sable pour les seaux et les serviettes', 'Sand cupboard for buckets and towels'),
    w('Ventilateur de plafond, sans climatisation', 'Ceiling fan instead of air conditioning'),
    w('Deux transats numérotés sur la pelouse', 'Two numbered loungers on the lawn'),
  ],
}

export const rooms: readonly Room[] = [chambreOcean, chambreDesPins, suiteDeLaRotonde]

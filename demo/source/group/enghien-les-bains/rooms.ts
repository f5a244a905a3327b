import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteDeLEmbarcadere } from './suite.ts'

const chambreLac: Room = {
  slug: 'chambre-lac',
  bookingCode: 'CLAC',
  name: w('Chambre Lac', 'Lake room'),
  area: 28,
  guests: 2,
  beds: w('Un lit de 180 cm', 'One 180 cm bed'),
  view: w('Lac', 'Lake'),
  price: 195,
  bathroom: w('Baignoire et douche séparées', 'Separate bath and shower'),
  accessibility: 'lift',
  teaser: w(
    '28 m² au sud, un balcon de céramique bleue et le lac jusqu’aux peupliers, derrière lesquels Paris commence.',
    '28 m² facing south, a balcony of blue tiles and the lake as far as the poplars, where Paris begins.',
  ),
  lead: w(
    'À 7 h passe le huit du club. À 8 h, c’est votre tour.',
    'At seven the club’s eight goes by. At eight it is your turn.',
  ),
  seo: {
    title: w('Chambre Lac avec balcon | Le Pavillon du Lac', 'Lake room with balcony | Le Pavillon du Lac'),
    description: w(
      'Chambre de 28 m² sur le lac d’Enghien : balcon au sud, lit de 180 cm, baignoire, accès aux thermes compris. À partir de 195 € la nuit.',
      'A 28 m² room on the lake at Enghien: south-facing balcony, 180 cm bed, bath, entry to the spa included. From €195 a night.',
    ),
  },
  text: w(
    `Le matin, l’eau renvoie la lumière au plafond, et c’est elle qui vous réveille, avant le barreur. Les rideaux sont doublés deux fois pour qui a dansé la veille.

Quarante-deux chambres ont ce balcon. Celles des étages 3 et 4 voient plus loin ; celles du premier entendent les grèbes. Le carrelage bleu vient d’une faïencerie du Beauvaisis, et chaque carreau ébréché en 1944 a été laissé à sa place.`,
    `In the morning the water throws light on the ceiling, and that is what wakes you, ahead of the cox. The curtains are twice lined for anyone who danced the night before.

Forty-two rooms have this balcony. Those on floors 3 and 4 see further; those on the first hear the grebes. The blue tiles came from a pottery near Beauvais, and each one chipped in 1944 has been left where it was.`,
  ),
  equipment: [
    w('Balcon de 4 m², deux chaises de fer', '4 m² balcony, two iron chairs'),
    w('Baignoire et douche séparées', 'Separate bath and shower'),
    w('Peignoirs pour la galerie des thermes', 'Robes for the gallery to the baths'),
    w('Longue-vue aux étages 3 et 4', 'Telescope on floors 3 and 4'),
    w('Bureau face à l’eau, lampe orientable', 'Desk facing the water, movable lamp'),
    w('Café moulu du torréfacteur de la place', 'Ground coffee from the local roaster'),
  ],
}

const chambreSource: Room = {
  slug: 'chambre-source',
  bookingCode: 'CSOU',
  name: w('Chambre Source', 'Spring room'),
  area: 23,
  guests: 2,
  beds: w('Deux lits de 90 cm, jumelables', 'Two 90 cm beds that join'),
  view: w('Jardin des thermes', 'Spa garden'),
  price: 165,
  bathroom: w('Douche large, banc de lave', 'Wide shower with a lava bench'),
  accessibility: 'wheelchair',
  teaser: w(
    'Au nord, sur le jardin des thermes : 23 m², un hêtre de cent trente ans et le bruit d’une fontaine.',
    'On the north side above the spa garden: 23 m², a beech a hundred and thirty years old and the sound of a fountain.',
  ),
  lead: w(
    'La plus proche des bassins : quatre-vingts pas en chaussons.',
    'The nearest to the pools: eighty steps in slippers.',
  ),
  seo: {
    title: w('Chambre Source, au calme | Le Pavillon du Lac', 'Spring room, garden side | Le Pavillon du Lac'),
    description: w(
      'Chambre de 23 m² sur le jardin des thermes d’Enghien-les-Bains : lits jumelables, grande douche, bassin compris. Dès 165 € la nuit.',
      'A 23 m² room on the spa garden in Enghien-les-Bains: beds that join, a large shower, use of the pool included. From €165 a night.',
    ),
  },
  text: w(
    `Les curistes logeaient de ce côté, à l’ombre, sur ordre du médecin. La fontaine leur servait d’horloge : on la coupait à 21 h. Nous avons gardé l’habitude.

Les deux lits se rejoignent ou s’écartent à la réception, par téléphone. La douche est assez large pour s’asseoir, avec un banc de lave émaillée, vert d’eau, que les habitués préfèrent à la baignoire d’en face.`,
    `Patients were lodged on this side, in the shade, on doctor’s orders. The fountain was their clock: it was turned off at 9 pm. We have kept up the habit.

The two beds come together or move apart with a call to reception. The shower is large enough to sit in, on a bench of glazed lava, pale green, that regulars prefer to the bathtub across the corridor.`,
  ),
  equipment: [
    w('Douche à banc de lave, 1,40 m de large', 'Shower with lava bench, 1.40 m wide'),
    w('Chaussons et peignoir à votre taille', 'Slippers and robe in your size'),
    w('Fauteuil de lecture sous la fenêtre', 'Reading chair under the window'),
    w('Trois oreillers au choix, dont un de sarrasin', 'Choice of three pillows, one of buckwheat'),
    w('Deux chambres pour fauteuil roulant', 'Two rooms fitted for wheelchairs'),
  ],
}

export const pavillonRooms: readonly Room[] = [chambreLac, chambreSource, suiteDeLEmbarcadere]

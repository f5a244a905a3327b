import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteEstelle } from './estelle-suite.ts'

const chambreSuquet: Room = {
  slug: 'chambre-suquet',
  bookingCode: 'CSUQ',
  name: w('Chambre Suquet', 'Suquet room'),
  area: 22,
  guests: 2,
  beds: w('Un grand lit de 160 cm', 'One 160 cm double bed'),
  view: w('Vieille ville', 'Old town'),
  price: 220,
  bathroom: w('Douche', 'Shower'),
  accessibility: 'steps',
  teaser: w(
    '22 m² jaune citron, des rideaux bleus et la tour carrée dans la fenêtre, avec son horloge à une aiguille.',
    '22 m² in lemon yellow, blue curtains, and the square tower in the window with its one-handed clock.',
  ),
  lead: w('Les tuiles commencent au rebord de la fenêtre.', 'The roof tiles begin at the window sill.'),
  seo: {
    title: w('Chambre Suquet, vieille ville | Villa Estelle', 'Suquet room, old town view | Villa Estelle'),
    description: w(
      'Chambre de 22 m² sur les toits du vieux Cannes : lit de 160 cm, sol de terre cuite, douche. Petit-déjeuner au jardin. Dès 220 € à la Villa Estelle.',
      'A 22 m² room over the roofs of old Cannes: 160 cm bed, terracotta floor, shower. Breakfast in the garden. From €220 at Villa Estelle.',
    ),
  },
  text: w(
    `Le jaune est celui d’un citron de Menton, relevé un matin avec un pinceau et un couteau. Les rideaux ont le bleu des barques. Le lit regarde la tour, qui sonne les heures deux fois : pour ceux qui n’ont pas compté.

En bas passe une ruelle large d’un mètre soixante. On y entend des talons, des chats, une radio, et vers une heure, plus rien.`,
    `The yellow is that of a Menton lemon, matched one morning with a brush and a knife. The curtains are the blue of the boats. The bed faces the tower, which strikes each hour twice, for those who lost count.

Below runs a lane five feet wide. You hear heels, cats, a radio and, towards one in the morning, nothing.`,
  ),
  equipment: [
    w('Douche carrelée de bleu', 'Blue-tiled shower'),
    w('Ventilateur de plafond et climatisation', 'Ceiling fan and air conditioning'),
    w('Écritoire qui se replie au mur', 'Writing desk that folds to the wall'),
    w('Carafe d’eau au citron, remplie le soir', 'Jug of lemon water, filled each evening'),
    w('Bouchons d’oreilles, pour les cloches', 'Earplugs, on account of the bells'),
  ],
}

const chambreTerrasse: Room = {
  slug: 'chambre-terrasse',
  bookingCode: 'CTER',
  name: w('Chambre Terrasse', 'Terrace room'),
  area: 27,
  guests: 3,
  beds: w('Un lit de 180 cm, un lit de jour', 'One 180 cm bed, one day bed'),
  view: w('Mer', 'Sea'),
  price: 295,
  bathroom: w('Douche, et une autre dehors', 'Shower, and one outdoors'),
  accessibility: 'steps',
  teaser: w(
    'Terre cuite fraîche sous le pied, rideaux rayés, et 12 m² de terrasse devant les palmiers du port.',
    'Cool terracotta underfoot, striped curtains, and a 12 m² terrace looking on the harbour palms.',
  ),
  lead: w(
    'Deux transats, une glycine, et les ferries pour les îles à l’heure pile.',
    'Two deckchairs, a wisteria, and the island ferries right on time.',
  ),
  seo: {
    title: w('Chambre Terrasse, vue mer | Villa Estelle', 'Terrace room, sea view | Villa Estelle'),
    description: w(
      'Chambre de 27 m² et terrasse de 12 m² face au port et à la baie de Cannes : transats, glycine, lit de 180 cm. Pour trois, dès 295 € la nuit.',
      'A 27 m² room with a 12 m² terrace facing the harbour and bay of Cannes: deckchairs, wisteria, 180 cm bed. Sleeps 3, from €295 a night.',
    ),
  },
  text: w(
    `On vit dehors. La terrasse a l’ombre de la glycine jusqu’à midi et celle de la maison après dix-sept heures ; entre les deux, il y a le store, rayé comme les rideaux, ou la sieste.

La terre cuite a été moulée à Salernes en 1889. Un chien a traversé l’atelier avant la cuisson : cherchez quatre empreintes, entre le lit et la porte-fenêtre de la chambre 9.`,
    `Life happens outside. The terrace has the shade of the wisteria until noon and that of the house after five; in between there is the awning, striped like the curtains, or a nap.

The tiles were moulded at Salernes in 1889. A dog crossed the workshop before they were fired: look for four paw prints between the bed and the French window in room 9.`,
  ),
  equipment: [
    w('Terrasse de 12 m², deux transats, une table', '12 m² terrace, two deckchairs, a table'),
    w('Lit de jour de 90 cm', '90 cm day bed'),
    w('Douche, et une autre dehors de mai à octobre', 'Shower, and an outdoor one from May to October'),
    w('Réfrigérateur avec rosé et eau fraîche', 'Fridge with rosé and cold water'),
    w('Lanterne et bougies à la citronnelle', 'Lantern and citronella candles'),
    w('Store rayé à manivelle', 'Striped awning with a crank'),
  ],
}

export const estelleRooms: readonly Room[] = [chambreSuquet, chambreTerrasse, suiteEstelle]

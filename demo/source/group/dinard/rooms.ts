import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteDeLaFalaise } from './suite.ts'

const chambreCote: Room = {
  slug: 'chambre-cote',
  bookingCode: 'CCOT',
  name: w('Chambre Côte', 'Coast room'),
  area: 25,
  guests: 2,
  beds: w('Un lit de 160 cm', 'One 160 cm bed'),
  view: w('Mer', 'Sea'),
  price: 205,
  bathroom: w('Baignoire ou douche, selon la tour', 'Bath or shower, by the tower'),
  accessibility: 'steps',
  teaser: w(
    '25 m² sur la falaise, un oriel à trois vitres : Saint-Malo à droite, les Ébihens à gauche, le large au milieu.',
    '25 m² on the cliff and a three-paned bay: Saint-Malo to the right, the Ébihens to the left, open sea between.',
  ),
  lead: w(
    'Un fauteuil, un oriel, et le ferry de Portsmouth pour pendule.',
    'An armchair, a bay window, and the Portsmouth ferry for a clock.',
  ),
  seo: {
    title: w('Chambre Côte, vue mer | La Roche Émeraude, Dinard', 'Coast room, sea view | La Roche Émeraude, Dinard'),
    description: w(
      'Chambre de 25 m² face à la mer à Dinard : oriel, lit de 160 cm, baignoire ou douche, jumelles sur l’appui. À partir de 205 € la nuit.',
      'A 25 m² room facing the sea in Dinard: bay window, 160 cm bed, bath or shower, binoculars on the sill. From €205 a night.',
    ),
  },
  text: w(
    `Trente-quatre chambres portent ce nom, réparties entre le donjon et le pignon. Le fauteuil est vissé à la bonne place, dans l’oriel ; les clients le déplaçaient, puis le remettaient toujours là.

Les murs sont peints d’un gris qui tire au vert quand la mer monte. Nous ne l’avons pas fait exprès. Les doubles fenêtres arrêtent le vent, sauf un filet d’air au-dessus de 90 km/h, que l’on appelle ici la musique.`,
    `Thirty-four rooms share this name, spread between keep and gable. The armchair is screwed down in the bay, in the right place; guests used to move it, and always ended by putting it back.

The walls are a grey that turns green as the tide comes in. It was not intended. Double windows keep out the wind, but for a thread of air above 90 km/h, known in the house as the music.`,
  ),
  equipment: [
    w('Oriel de trois vitres, fauteuil et plaid', 'Three-paned bay, armchair and rug'),
    w('Jumelles et carte des îles', 'Binoculars and a chart of the islands'),
    w('Baignoire au donjon, douche au pignon', 'Bath in the keep, shower in the gable'),
    w('Horaire des marées changé chaque matin', 'Tide times changed every morning'),
    w('Patère chauffante pour les cirés', 'A warm peg for oilskins'),
  ],
}

const chambreSaintEnogat: Room = {
  slug: 'chambre-saint-enogat',
  bookingCode: 'CSENO',
  name: w('Chambre Saint-Énogat', 'Saint-Énogat room'),
  area: 22,
  guests: 3,
  beds: w('Un lit de 160 cm, un divan de 80', 'One 160 cm bed, one 80 cm divan'),
  view: w('Village', 'Village'),
  price: 160,
  bathroom: w('Douche', 'Shower'),
  accessibility: 'lift',
  teaser: w(
    'Le côté calme : un clocher d’ardoise, des jardins clos et un divan sous la fenêtre pour un troisième dormeur.',
    'The quiet side: a slate steeple, walled gardens and a divan under the window for a third sleeper.',
  ),
  lead: w(
    'Le vent souffle de l’autre côté. Le soleil du soir aussi vient par ici.',
    'The wind is on the other side. The evening sun is on this one.',
  ),
  seo: {
    title: w('Chambre Saint-Énogat | La Roche Émeraude, Dinard', 'Saint-Énogat room | La Roche Émeraude, Dinard'),
    description: w(
      'Chambre de 22 m² pour trois côté village, à Dinard : lit de 160 cm, divan, douche, soleil du soir et calme assuré. Dès 160 € la nuit.',
      'A 22 m² room for three on the village side in Dinard: 160 cm bed, divan, shower, evening sun and plenty of quiet. From €160 a night.',
    ),
  },
  text: w(
    `Avant les villas, il y avait Saint-Énogat : une église, trente toits, des goélettes au sec. Vous l’avez sous la fenêtre. Le marchand de galettes lève son rideau à 8 h, et l’odeur monte avant le bruit.

La tête de lit est une porte d’armoire bretonne, ronde et cloutée. Le divan convient à un enfant ou à une valise que l’on n’a pas envie de défaire.`,
    `Before the villas came Saint-Énogat: a church, thirty roofs, schooners drawn up on the sand. It lies under your window. The pancake-maker opens at 8 am, and the smell arrives ahead of the noise.

The headboard is a Breton cupboard door, round and studded. The divan suits a child, or a suitcase you do not care to unpack.`,
  ),
  equipment: [
    w('Divan de 80 cm, fait sur demande', '80 cm divan, made up on request'),
    w('Douche carrelée de vert bouteille', 'Shower tiled in bottle green'),
    w('Volets pleins, nuit noire', 'Solid shutters, full darkness'),
    w('Bouilloire, caramels au beurre salé', 'Kettle, salted-butter caramels'),
    w('Table pour deux au soleil de 18 h', 'Table for two in the 6 pm sun'),
    w('Quatre chambres accessibles en ascenseur', 'Four of these rooms are on the lift'),
  ],
}

export const rocheRooms: readonly Room[] = [chambreCote, chambreSaintEnogat, suiteDeLaFalaise]

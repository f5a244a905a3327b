import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteDeLImperatrice } from './suite.ts'

const chambreGrandePlage: Room = {
  slug: 'chambre-grande-plage',
  bookingCode: 'CGPLA',
  name: w('Chambre Grande Plage', 'Grande Plage room'),
  area: 28,
  guests: 2,
  beds: w('Un grand lit de 180 cm', 'One 180 cm double bed'),
  view: w('Mer', 'Sea'),
  price: 340,
  bathroom: w('Baignoire, douche séparée', 'Bath, separate shower'),
  accessibility: 'lift',
  teaser: w(
    '28 m² au-dessus du sable : les parasols rayés en bas, le casino blanc au fond.',
    '28 m² above the sand: striped parasols below, the white casino beyond.',
  ),
  lead: w('La plage entière dans une fenêtre de deux mètres.', 'The whole beach in a window two metres wide.'),
  seo: {
    title: w('Chambre Grande Plage | L’Éperon, Biarritz', 'Grande Plage room | L’Éperon, Biarritz'),
    description: w(
      'Chambre de 28 m² face à la Grande Plage de Biarritz, lit de 180 cm, baignoire et banquette sous la fenêtre. Dès 340 € la nuit.',
      'A 28 m² room facing the Grande Plage in Biarritz, with a 180 cm bed, a bath and a window seat. From €340 a night.',
    ),
  },
  text: w(
    `Du deuxième au quatrième étage, côté sud. La banquette sous la fenêtre a la longueur d’une sieste ; on y compte les vagues de la série avant de descendre.

Le bois est de châtaignier, le linge rayé de sept bandes, comme les sept provinces basques. À marée haute, le bruit de l’eau arrive une demi-seconde après l’écume.`,
    `Second to fourth floors, on the south side. The window seat is as long as a nap, and just right for counting the set before you go down.

The wood is chestnut; the linen has seven stripes, one for each Basque province. At high tide the sound of the water reaches you half a second after the foam.`,
  ),
  equipment: [
    w('Banquette de 1,90 m sous la fenêtre', 'A 1.90 m window seat'),
    w('Baignoire et douche séparée', 'Bath and separate shower'),
    w('Jumelles de marine', 'Ship’s binoculars'),
    w('Bouilloire, infusions de Sare', 'Kettle and herbal teas from Sare'),
    w('Coffre au format d’un ordinateur', 'Safe that takes a laptop'),
    w('Porte communicante sur demande', 'Connecting door on request'),
  ],
}

const chambrePhare: Room = {
  slug: 'chambre-phare',
  bookingCode: 'CPHA',
  name: w('Chambre Phare', 'Lighthouse room'),
  area: 31,
  guests: 3,
  beds: w('Un lit de 180 cm et un divan', 'One 180 cm bed and a daybed'),
  view: w('Phare', 'Lighthouse'),
  price: 375,
  bathroom: w('Douche à l’italienne', 'Walk-in shower'),
  accessibility: 'lift',
  teaser: w(
    'Deux éclats toutes les dix secondes : le phare de la pointe Saint-Martin veille sur 31 m².',
    'Two flashes every ten seconds: the Saint-Martin lighthouse keeps watch over 31 m².',
  ),
  lead: w(
    'Le faisceau passe au plafond, puis s’en va. Les volets l’arrêtent, si vous préférez.',
    'The beam crosses the ceiling and goes. Shutters stop it, if you prefer.',
  ),
  seo: {
    title: w('Chambre Phare | L’Éperon, hôtel à Biarritz', 'Lighthouse room | L’Éperon, Biarritz hotel'),
    description: w(
      '31 m² face au phare de Biarritz, lit de 180 cm et divan pour un enfant, douche de pierre et volets pleins. À partir de 375 €.',
      '31 m² facing the Biarritz lighthouse, with a 180 cm bed, a daybed for a child, a stone shower and solid shutters. From €375.',
    ),
  },
  text: w(
    `Ces chambres regardent le nord, la falaise et la villa aux tuiles vertes. C’est le côté calme : pas de plage dessous, seulement des rochers et, à l’aube, deux pêcheurs.

Le divan se tire devant la bibliothèque pour un troisième dormeur. Nous y avons mis des romans policiers ; chacun peut en emporter un s’il en laisse un autre.`,
    `These rooms look north, to the cliff and the green-tiled villa. It is the quiet side: no beach below, just rocks and, at dawn, two anglers.

The daybed pulls out in front of the bookcase for a third sleeper. The shelves hold detective novels; take one home if you leave another.`,
  ),
  equipment: [
    w('Divan de 90 cm pour un enfant ou un adulte', '90 cm daybed for a child or an adult'),
    w('Douche à l’italienne en pierre de Bidache', 'Walk-in shower in Bidache stone'),
    w('Volets de bois qui font le noir', 'Wooden shutters that make it properly dark'),
    w('Bibliothèque de quarante policiers', 'Forty detective novels'),
    w('Machine à café, lait frais le matin', 'Coffee machine, fresh milk each morning'),
  ],
}

const deluxeRocher: Room = {
  slug: 'deluxe-rocher',
  bookingCode: 'DROC',
  name: w('Deluxe Rocher', 'Rock deluxe'),
  area: 38,
  guests: 3,
  beds: w('Un lit de 200 cm', 'One 200 cm bed'),
  view: w('Mer', 'Sea'),
  price: 460,
  bathroom: w('Baignoire de fonte à la fenêtre', 'Cast-iron bath at the window'),
  accessibility: 'lift',
  teaser: w(
    'À l’angle ouest, 38 m² et un balcon de fonte : les vagues cassent juste dessous.',
    'On the west corner, 38 m² and a cast-iron balcony: the waves break right below.',
  ),
  lead: w(
    'Une chambre d’angle, deux fenêtres, un balcon où il faut tenir son chapeau.',
    'A corner room with two windows and a balcony where hats need holding.',
  ),
  seo: {
    title: w('Deluxe Rocher avec balcon | L’Éperon, Biarritz', 'Rock deluxe with balcony | L’Éperon, Biarritz'),
    description: w(
      'Chambre d’angle de 38 m² à la pointe du rocher de L’Éperon : balcon sur l’océan, lit de 200 cm, baignoire devant la fenêtre. Dès 460 €.',
      'A 38 m² corner room at the tip of L’Éperon’s rock: balcony over the ocean, 200 cm bed, bath by the window. From €460.',
    ),
  },
  text: w(
    `Il n’y en a que neuf, une par étage et par tourelle. L’angle donne à la fois sur le large et sur la passerelle du Rocher ; au coucher du soleil, la baignoire est le meilleur fauteuil.

Le balcon de 1893 a été renforcé deux fois. Les soirs de tempête, la femme de chambre y retire les chaises et dépose un mot avec l’heure de la pleine mer.`,
    `There are only nine, one to each floor of each turret. The corner takes in the open sea and the footbridge to the Rock; at sunset the bath is the best seat in the room.

The balcony of 1893 has been strengthened twice. On stormy evenings the maid brings in the chairs and leaves a note with the hour of high water.`,
  ),
  equipment: [
    w('Balcon de 5 m², deux fauteuils', '5 m² balcony with two armchairs'),
    w('Baignoire de fonte devant la vitre', 'Cast-iron bath at the window'),
    w('Peignoirs épais pour descendre au spa', 'Thick robes for the walk to the spa'),
    w('Lit d’appoint de 80 cm', '80 cm extra bed'),
    w('Enceinte, trois disques basques', 'Loudspeaker and three Basque records'),
    w('Minibar sans alcool compris', 'Soft drinks from the minibar included'),
  ],
}

export const rooms: readonly Room[] = [chambreGrandePlage, chambrePhare, deluxeRocher, suiteDeLImperatrice]

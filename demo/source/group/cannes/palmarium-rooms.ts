import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { juniorSuiteEsterel, suiteDesPalmes } from './palmarium-suites.ts'

const chambreCroisette: Room = {
  slug: 'chambre-croisette',
  bookingCode: 'CCRO',
  name: w('Chambre Croisette', 'Croisette room'),
  area: 34,
  guests: 3,
  beds: w('Un lit de 200 cm, un lit d’appoint', 'One 200 cm bed, one extra bed'),
  view: w('Mer', 'Sea'),
  price: 780,
  bathroom: w('Baignoire de fonte, douche à part', 'Cast-iron bath, separate shower'),
  accessibility: 'lift',
  teaser: w(
    '34 m² couleur pêche, deux fauteuils devant la fenêtre : les palmiers d’abord, la baie ensuite, les îles au fond.',
    '34 m² in peach, two armchairs at the window: palms first, then the bay, then the islands.',
  ),
  lead: w(
    'Au-dessus du boulevard, et juste assez haut pour ne pas entendre les moteurs.',
    'Above the boulevard, and just high enough to miss the engines.',
  ),
  seo: {
    title: w('Chambre Croisette, vue mer | Le Palmarium', 'Croisette room, sea view | Le Palmarium'),
    description: w(
      'Chambre de 34 m² sur la baie de Cannes : lit de 200 cm, coin salon, double vitrage, baignoire et douche. Pour trois, dès 780 € la nuit au Palmarium.',
      'A 34 m² room over the bay of Cannes: 200 cm bed, seating by the window, double glazing, bath and shower. Sleeps 3, from €780 at Le Palmarium.',
    ),
  },
  text: w(
    `Le double vitrage arrête la Croisette à la vitre : on voit les voitures rouges, on ne les entend pas. Ouvrez, et le bruit des palmes couvre le reste ; un palmier de quinze mètres fait autant de bruit qu’une averse.

Les murs sont pêche, la teinte exacte d’un fruit peint par la femme du fondateur. Le coin salon sert au petit-déjeuner, aux cartes postales et, certains soirs de mai, aux jumelles.`,
    `Double glazing stops the Croisette at the pane: you can see the red cars but not hear them. Open up, and the fronds drown the rest; a fifteen-metre palm makes as much noise as a shower of rain.

The walls are peach, matched to a fruit painted by the founder’s wife. The chairs by the window serve for breakfast, for postcards and, on certain evenings in May, for binoculars.`,
  ),
  equipment: [
    w('Deux fauteuils et une table à la fenêtre', 'Two armchairs and a table at the window'),
    w('Baignoire de fonte, douche à part', 'Cast-iron bath, separate shower'),
    w('Volets électriques, noir complet', 'Electric shutters, full darkness'),
    w('Machine à espresso et citrons du jardin', 'Espresso machine and garden lemons'),
    w('Coffre à la taille d’un ordinateur', 'Safe that takes a laptop'),
    w('Enceinte, et un bouton pour l’éteindre', 'Loudspeaker, with a button to silence it'),
  ],
}

const chambrePatio: Room = {
  slug: 'chambre-patio',
  bookingCode: 'CPAT',
  name: w('Chambre Patio', 'Patio room'),
  area: 28,
  guests: 2,
  beds: w('Un lit de 180 ou deux de 90 cm', 'One 180 cm bed or two of 90 cm'),
  view: w('Patio', 'Patio'),
  price: 590,
  bathroom: w('Douche à l’italienne, deux vasques', 'Walk-in shower, two basins'),
  accessibility: 'wheelchair',
  teaser: w(
    'Arcades blanches, une fontaine, des palmes à hauteur d’oreiller : 28 m² où la ville n’entre pas.',
    'White arcades, a fountain, fronds at pillow height: 28 m² that the town does not enter.',
  ),
  lead: w(
    'La fontaine coule jusqu’à minuit. Après, on entend les grenouilles.',
    'The fountain runs until midnight. After that you hear the frogs.',
  ),
  seo: {
    title: w('Chambre Patio | Le Palmarium, Cannes', 'Patio room | Le Palmarium, Cannes'),
    description: w(
      'Chambre de 28 m² sur le patio du Palmarium, à Cannes : fenêtres ouvertes sur la fontaine et les palmiers, un ou deux lits. Dès 590 € la nuit.',
      'A 28 m² room on the patio of Le Palmarium in Cannes: windows onto the fountain and palms, one bed or two. From €590 a night.',
    ),
  },
  text: w(
    `Vingt-quatre palmiers poussent au milieu de la maison. Depuis le deuxième étage, on regarde leurs cœurs ; depuis le rez-de-chaussée, leurs genoux. Le soleil passe par le toit de verre, vert à dix heures, doré à quatre.

C’est la chambre des gens qui dorment tard, des acteurs qui répètent et de ceux qui ont assez vu la mer. Le matin, un jardinier monte aux échelles à neuf heures, jamais avant.`,
    `Twenty-four palms grow in the middle of the house. From the second floor you look into their crowns, from the ground floor at their knees. Sun comes through the glass, green at ten, gold at four.

It is the room for late sleepers, for actors learning their lines and for anyone who has seen enough sea. A gardener climbs the ladders at nine in the morning, never before.`,
  ),
  equipment: [
    w('Portes-fenêtres sur les arcades', 'French windows onto the arcades'),
    w('Douche à l’italienne, deux vasques', 'Walk-in shower, two basins'),
    w('Bureau, encrier et papier de la maison', 'Desk, inkwell and house paper'),
    w('Tisanes du jardin, bouilloire de cuivre', 'Herbal teas from the garden, copper kettle'),
    w('Trois chambres aménagées, portes de 93 cm', 'Three adapted rooms with 93 cm doors'),
  ],
}

export const palmariumRooms: readonly Room[] = [chambrePatio, chambreCroisette, juniorSuiteEsterel, suiteDesPalmes]

import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'
import { suiteDuPhare } from './suite.ts'

const chambreOyats: Room = {
  slug: 'chambre-oyats',
  bookingCode: 'COYA',
  name: w('Chambre Oyats', 'Marram room'),
  area: 24,
  guests: 2,
  beds: w('Un lit double de 160 cm', 'One 160 cm double bed'),
  view: w('Dunes', 'Dunes'),
  price: 168,
  bathroom: w('Douche', 'Shower'),
  accessibility: 'level',
  teaser: w(
    '24 m² au ras de la dune : les oyats bougent à la fenêtre, la mer s’entend derrière.',
    '24 m² level with the dune: marram grass moves at the window and the sea is heard beyond it.',
  ),
  lead: w(
    'Le seul papier peint de l’hôtel qui change avec le vent est derrière la vitre.',
    'The one wallpaper here that changes with the wind is outside the window.',
  ),
  seo: {
    title: w('Chambre Oyats, vue dunes | Le Pavillon des Dunes', 'Marram room, dune view | Le Pavillon des Dunes'),
    description: w(
      'Chambre de 24 m² côté dunes au Touquet : lit de 160 cm, banquette sous la fenêtre, douche, bac à sable pour les chaussures. Dès 168 € la nuit.',
      'A 24 m² dune-side room in Le Touquet: 160 cm bed, window seat, shower, a tray for sandy shoes. From €168 a night.',
    ),
  },
  text: w(
    `Une banquette court sous la fenêtre, assez large pour lire à deux en se tournant le dos. Le vent peigne les oyats dans un sens le matin, dans l'autre le soir ; on finit par s'en servir d'horloge.

Les murs ont la couleur du sable mouillé, le tapis celle du sable sec. Au rez-de-chaussée, huit de ces chambres ouvrent sur un deck et un sentier de planches : quatre minutes, et les pieds sont dans l'eau, ou à deux kilomètres d'elle.`,
    `A bench runs beneath the window, wide enough for two to read back to back. The wind combs the grass one way in the morning and the other at night; in time you use it as a clock.

The walls are the colour of wet sand, the rug that of dry. On the ground floor eight of these rooms open onto a deck and a boarded path: four minutes, and your feet are in the water, or two kilometres from it.`,
  ),
  equipment: [
    w('Lit de 160 cm, draps de lin lavé', '160 cm bed, washed linen sheets'),
    w('Douche à l’eau vive, porte-serviettes chauffant', 'Strong shower, heated towel rail'),
    w('Bac pour chaussures pleines de sable', 'A tray for shoes full of sand'),
    w('Deux coupe-vent à votre taille, prêtés', 'Two windproofs in your size, lent'),
    w('Café, chicorée et gaufres fourrées', 'Coffee, chicory and filled waffles'),
  ],
}

const chambreForet: Room = {
  slug: 'chambre-foret',
  bookingCode: 'CFOR',
  name: w('Chambre Forêt', 'Forest room'),
  area: 27,
  guests: 3,
  beds: w('Un lit de 180 cm et un lit-banquette', 'One 180 cm bed and a day bed'),
  view: w('Forêt', 'Forest'),
  price: 182,
  bathroom: w('Baignoire', 'Bath'),
  accessibility: 'lift',
  teaser: w(
    '27 m² à l’abri, pour deux et un enfant : les pins devant, un écureuil de temps en temps.',
    '27 m² out of the wind, for two and a child: pines in front, a squirrel now and then.',
  ),
  lead: w(
    'Le côté où l’on ouvre la fenêtre sans tenir les rideaux.',
    'The side where a window opens without anyone holding the curtains.',
  ),
  seo: {
    title: w('Chambre Forêt, pour trois | Le Pavillon des Dunes', 'Forest room for three | Le Pavillon des Dunes'),
    description: w(
      'Chambre de 27 m² côté pins au Touquet, pour deux adultes et un enfant : lit de 180 cm, lit-banquette, baignoire, porte communicante. Dès 182 €.',
      'A 27 m² room on the pine side in Le Touquet for two adults and a child: 180 cm bed, day bed, bath, connecting door. From €182.',
    ),
  },
  text: w(
    `La dune arrête le bruit et le vent ; il reste l'odeur de résine et, vers six heures, un pic épeiche qui a des principes. Les murs sont vert bouteille, les rideaux assez lourds pour prolonger la nuit.

Le lit-banquette mesure 80 cm sur 190, avec sa lampe et sa petite étagère. Deux chambres sur trois communiquent par paires : on ferme la porte sur les enfants, on la rouvre pour le petit-déjeuner.`,
    `The dune stops the noise and the wind, leaving the smell of resin and, towards six, a woodpecker of firm principles. The walls are bottle green, the curtains heavy enough to lengthen the night.

The day bed measures 80 by 190 cm and has a lamp and a little shelf of its own. Two rooms in three connect in pairs: shut the door on the children, and open it again for breakfast.`,
  ),
  equipment: [
    w('Lit-banquette fait pour la nuit, sans supplément', 'Day bed made up at no extra charge'),
    w('Baignoire et douchette à hauteur d’enfant', 'Bath with a hand shower at child height'),
    w('Bureau pliant derrière le miroir', 'Folding desk behind the mirror'),
    w('Jumelles et carnet des oiseaux de la forêt', 'Binoculars and a notebook of forest birds'),
    w('Porte communicante, à demander en réservant', 'Connecting door, to request when booking'),
    w('Petit réfrigérateur, vide et à vous', 'Small fridge, empty and yours'),
  ],
}

export const rooms: readonly Room[] = [chambreOyats, chambreForet, suiteDuPhare]

import { w } from '../../kit/words.ts'
import type { Seminar } from '../../model/places.ts'

export const rotondeDuLac: Seminar = {
  slug: 'rotonde-du-lac',
  name: 'Rotonde du Lac',
  town: 'enghien-les-bains',
  street: '69, rue de la Jetée',
  postalCode: '95880',
  latitude: 48.9712,
  longitude: 2.3078,
  phone: '01 99 00 07 60',
  email: 'seminaires-enghien@barriere.example',
  hotel: 'le-pavillon-du-lac',
  teaser: w(
    'Une salle ronde de 180 m² au ras du lac, trois autres derrière, et la gare du Nord à un quart d’heure.',
    'A round hall of 180 m² level with the lake, three more behind it, and the Gare du Nord a quarter of an hour away.',
  ),
  lead: w('Dans une salle ronde, personne ne s’assied au fond.', 'In a round room, nobody sits at the back.'),
  seo: {
    title: w('Rotonde du Lac, séminaires à Enghien-les-Bains', 'Rotonde du Lac, meetings in Enghien-les-Bains'),
    description: w(
      'Quatre salles de 30 à 180 m² au bord du lac d’Enghien, 74 chambres, gare à 450 m, Paris à 15 minutes. Journée à 79 € par personne.',
      'Four rooms of 30 to 180 m² by the lake at Enghien, 74 bedrooms, station 450 m away, Paris in 15 minutes. Day rate €79 a person.',
    ),
  },
  story: {
    title: w('Au vert, avec un billet de banlieue', 'An away day on a local ticket'),
    text: w(
      `La rotonde abritait les régates quand il pleuvait. Quinze mètres de diamètre, onze fenêtres, une coupole qui porte la voix : à 120, on parle sans micro. L’écran descend devant la cheminée, et l’estrade roule.

Les trois autres salles ont des noms d’oiseaux du lac. Le Grèbe donne sur l’eau, le Héron sur les roseaux. La Foulque, 30 m², a une table ronde pour douze et une porte qui ferme bien.

Comptez 79 € la journée, déjeuner au [Jardin d’Hiver](story:restaurants/le-jardin-d-hiver) et deux pauses compris ; 245 € avec la nuit au [Pavillon](story:hotels/le-pavillon-du-lac), le dîner et l’entrée des thermes. Vos collègues arrivent à 9 h 04 ou à 9 h 14 : même ligne, même quai.`,
      `The rotunda sheltered the regattas when it rained. It is fifteen metres across, with eleven windows and a dome that carries the voice: a hundred and twenty can do without a microphone. The screen comes down before the fireplace, and the platform is on wheels.

The other three rooms are named after birds of the lake. Grèbe looks on the water, Héron on the reeds. Foulque, at 30 m², has a round table for twelve and a door that shuts properly.

A day costs €79 with lunch at [Le Jardin d’Hiver](story:restaurants/le-jardin-d-hiver) and two breaks; €245 with a night at [Le Pavillon](story:hotels/le-pavillon-du-lac), dinner and entry to the baths. Your colleagues arrive at 9.04 or 9.14: same line, same platform.`,
    ),
  },
  halls: [
    {
      name: 'Rotonde',
      area: 180,
      height: 6.2,
      daylight: true,
      seats: { theatre: 160, classroom: 80, uShape: 42, banquet: 110, cocktail: 190 },
    },
    {
      name: 'Grèbe',
      area: 74,
      height: 3.1,
      daylight: true,
      seats: { theatre: 60, classroom: 36, uShape: 26, boardroom: 24, banquet: 40, cocktail: 65 },
    },
    {
      name: 'Héron',
      area: 46,
      height: 3.1,
      daylight: true,
      seats: { theatre: 36, classroom: 20, uShape: 16, boardroom: 16 },
    },
    { name: 'Foulque', area: 30, height: 2.8, daylight: true, seats: { theatre: 20, boardroom: 12 } },
  ],
  points: [
    {
      icon: 'train-front',
      title: w('Un ticket suffit', 'One ticket does it'),
      text: w(
        'Ligne H et six minutes à pied ; un porteur attend les cartons à la gare.',
        'Line H and six minutes on foot; a porter meets your boxes at the station.',
      ),
    },
    {
      icon: 'mic',
      title: w('L’écho utile', 'A useful echo'),
      text: w(
        'Coupole mesurée par un acousticien : parlez face au lac, jamais dos à lui.',
        'The dome was measured by an acoustician: speak towards the lake, never away.',
      ),
    },
    {
      icon: 'wifi',
      title: w('Deux fibres', 'Two fibre lines'),
      text: w(
        'Une pour votre équipe, une pour la retransmission, 1 Gbit/s chacune.',
        'One for your team, one for streaming, 1 Gbit/s each.',
      ),
    },
    {
      icon: 'coffee',
      title: w('Pause sur le ponton', 'Breaks on the landing'),
      text: w(
        'Café, citronnade des arbres de la verrière et cake aux cerises.',
        'Coffee, lemonade from the trees under the roof, and cherry cake.',
      ),
    },
  ],
  incentives: [
    {
      picture: 'activite-aviron-sur-le-lac',
      name: w('Tous dans le même bateau', 'All in the same boat'),
      text: w(
        'Deux huit, un barreur par équipage, 500 mètres. La direction rame aussi.',
        'Two eights, a cox for each crew, 500 metres. Management rows too.',
      ),
    },
    {
      picture: 'activite-tennis-au-club',
      name: w('Double tournant', 'Changing partners'),
      text: w(
        'Partenaire tiré au sort toutes les dix minutes, raquettes et arbitre fournis.',
        'A new partner drawn every ten minutes, rackets and umpire supplied.',
      ),
    },
    {
      picture: 'restaurant-le-jardin-d-hiver',
      name: w('Montage en six minutes', 'Assembled in six minutes'),
      text: w(
        'Le mille-feuille par brigades de quatre. On juge la coupe, puis on mange.',
        'Mille-feuille in brigades of four. The cut is judged, then eaten.',
      ),
    },
  ],
  questions: [
    {
      question: w('La rotonde peut-elle être coupée en deux ?', 'Can the rotunda be divided?'),
      answer: w(
        'Non, elle est ronde et compte le rester. Pour deux ateliers, prenez le Grèbe et le Héron : une cloison les sépare, et elle s’ouvre.',
        'No, it is round and means to stay so. For two workshops take Grèbe and Héron: the wall between them opens.',
      ),
    },
    {
      question: w('Que se passe-t-il si le groupe diminue ?', 'What if our numbers drop?'),
      answer: w(
        'Jusqu’à dix pour cent en moins la semaine même, rien ne vous est compté. Au-delà, prévenez-nous quinze jours avant.',
        'Up to ten per cent fewer in the week itself, you pay nothing for it. For more than that, give us a fortnight.',
      ),
    },
  ],
}

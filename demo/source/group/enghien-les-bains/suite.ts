import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteDeLEmbarcadere: Room = {
  slug: 'suite-de-l-embarcadere',
  bookingCode: 'SEMB',
  name: w('Suite de l’Embarcadère', 'Landing-stage suite'),
  area: 54,
  guests: 4,
  beds: w('Un lit de 200 cm, un canapé-lit', 'One 200 cm bed, one sofa bed'),
  view: w('Lac', 'Lake'),
  price: 350,
  bathroom: w('Baignoire ronde', 'Round bath'),
  accessibility: 'lift',
  teaser: w(
    'Au premier étage, en proue : 54 m², une terrasse de 12 m² et un escalier privé jusqu’au ponton.',
    'On the first floor, at the prow: 54 m², a 12 m² terrace and private steps down to the landing.',
  ),
  lead: w('On y arrive par l’ascenseur, on peut en repartir en barque.', 'Arrive by the lift, leave by rowing boat.'),
  seo: {
    title: w(
      'Suite de l’Embarcadère | Le Pavillon du Lac, Enghien',
      'Landing-stage suite | Le Pavillon du Lac, Enghien',
    ),
    description: w(
      'Suite de 54 m² sur le lac d’Enghien : terrasse, escalier jusqu’au ponton, salon, barque réservée, petit-déjeuner compris. Dès 350 €.',
      'A 54 m² suite on the lake at Enghien: terrace, steps to the landing, sitting room, a boat of your own, breakfast included. From €350.',
    ),
  },
  text: w(
    `C’était le bureau du maître de cure, qui surveillait d’ici les promeneurs et notait leur allure. Son registre est dans la vitrine du salon. « Madame V., trop vite », y lit-on le 4 juin 1889.

Quatre suites suivent la courbe du bâtiment, la proue au milieu. Une barque y est attachée, numéro 5, avec un coussin et une lanterne ; elle sort de l’aube à la nuit tombée. Le dîner du [Débarcadère](story:restaurants/le-debarcadere) vous est servi sur la terrasse si la jetée paraît trop loin.`,
    `This was the study of the master of the cure, who watched the walkers from here and noted their pace. His register is in the sitting-room cabinet. “Madame V., too fast,” it says for 4 June 1889.

Four suites follow the curve of the building, with the prow in the middle. A boat is tied up below, number 5, with a cushion and a lantern; it may go out from dawn to nightfall. Dinner from [Le Débarcadère](story:restaurants/le-debarcadere) comes to your terrace if the jetty seems too far.`,
  ),
  equipment: [
    w('Escalier de onze marches vers le ponton', 'Eleven steps down to the landing'),
    w('Barque numéro 5, quatre gilets', 'Boat number 5, four life jackets'),
    w('Baignoire ronde côté jardin', 'Round bath on the garden side'),
    w('Canapé-lit de 160 cm, rideau de séparation', '160 cm sofa bed behind a curtain'),
    w('Petit-déjeuner en terrasse ou à bord', 'Breakfast on the terrace or afloat'),
    w('Deux modelages de 25 minutes aux thermes', 'Two 25-minute massages at the baths'),
  ],
  plan: {
    title: w('Une proue, côté couchant', 'A prow towards the sunset'),
    text: w(
      '54 m² d’un seul niveau ; en plus, 12 m² de terrasse au-dessus du ponton.',
      '54 m² on a single floor, and 12 m² of terrace above the landing.',
    ),
    parts: [
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 0, width: 3, height: 2 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 3, y: 0, width: 3.6, height: 2 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 6.6, y: 0, width: 2.4, height: 2 },
      { name: w('Salon', 'Sitting room'), kind: 'living', x: 0, y: 2, width: 5, height: 4 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 5, y: 2, width: 4, height: 4 },
      { name: w('Terrasse', 'Terrace'), kind: 'balcony', x: 0, y: 6, width: 6, height: 2 },
    ],
  },
}

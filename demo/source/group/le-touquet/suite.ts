import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteDuPhare: Room = {
  slug: 'suite-du-phare',
  bookingCode: 'SPHA',
  name: w('Suite du Phare', 'Lighthouse suite'),
  area: 48,
  guests: 4,
  beds: w('Un lit de 180 cm, deux couchettes de 90 cm', 'One 180 cm bed, two 90 cm bunks'),
  view: w('Dunes et phare', 'Dunes and lighthouse'),
  price: 365,
  bathroom: w('Baignoire et douche', 'Bath and shower'),
  accessibility: 'lift',
  teaser: w(
    '48 m² sous le pignon, deux couchettes de marin et un éclair au plafond, si l’on veut.',
    '48 m² under the gable, two sailors’ bunks and a flash across the ceiling, if you care for one.',
  ),
  lead: w(
    'Deux éclats toutes les dix secondes : le rideau est fourni.',
    'Two flashes every ten seconds: a curtain is supplied.',
  ),
  seo: {
    title: w('Suite du Phare, 48 m² | Le Pavillon des Dunes', 'Lighthouse suite, 48 m² | Le Pavillon des Dunes'),
    description: w(
      'Suite familiale de 48 m² au Touquet : chambre, salon avec poêle, deux couchettes, balcon de 6 m² entre le phare et la mer. Pour 4, dès 365 €.',
      'A 48 m² family suite in Le Touquet: bedroom, sitting room with stove, two bunks, a 6 m² balcony between lighthouse and sea. Sleeps 4, from €365.',
    ),
  },
  text: w(
    `Elle occupe le dernier étage du pignon nord. D'un côté la mer, de l'autre le phare, dont le faisceau passe au-dessus du toit sans jamais entrer, sauf si l'on ouvre la lucarne ronde du salon. Les enfants l'ouvrent.

Les couchettes sont encastrées dans le couloir, avec rideau de toile et veilleuse de cuivre. Le poêle se charge de granulés, la réception s'en occupe à 17 h.`,
    `It takes up the top floor of the north gable. The sea is on one side and on the other the lighthouse, whose beam passes above the roof and never comes in, unless someone opens the round skylight in the sitting room. Children open it.

The bunks are built into the passage, with canvas curtains and brass night lights. The stove burns pellets; the front desk fills it at 5 pm.`,
  ),
  equipment: [
    w('Poêle à granulés, vitre fraîche au toucher', 'Pellet stove with a cool-touch window'),
    w('Deux couchettes, deux rideaux, deux veilleuses', 'Two bunks, two curtains, two night lights'),
    w('Balcon de 6 m² abrité par le pignon', '6 m² balcony sheltered by the gable'),
    w('Salle de bains avec douche et baignoire', 'Bathroom with shower and bath'),
    w('Quatre petits-déjeuners compris', 'Four breakfasts included'),
    w('Lucarne ronde, avec volet pour dormir', 'Round skylight, with a shutter for sleeping'),
  ],
  plan: {
    title: w('Les lits des enfants dans le couloir', 'Children’s beds in the passage'),
    text: w(
      '48 m² sous les combles ; le balcon de 6 m² prolonge le salon.',
      '48 m² under the roof; a 6 m² balcony carries on from the sitting room.',
    ),
    parts: [
      { name: w('Couloir et couchettes', 'Passage and bunks'), kind: 'entrance', x: 0, y: 0, width: 4.5, height: 2 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 4.5, y: 0, width: 3.5, height: 2 },
      { name: w('Salon', 'Sitting room'), kind: 'living', x: 0, y: 2, width: 4.5, height: 4 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 4.5, y: 2, width: 3.5, height: 4 },
      { name: w('Balcon', 'Balcony'), kind: 'balcony', x: 0, y: 6, width: 4, height: 1.5 },
    ],
  },
}

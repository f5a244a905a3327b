import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteEstelle: Room = {
  slug: 'suite-estelle',
  bookingCode: 'SEST',
  name: w('Suite Estelle', 'Estelle suite'),
  area: 48,
  guests: 4,
  beds: w('Un lit de 180, deux banquettes-lits', 'One 180 cm bed, two daybeds'),
  view: w('Vieille ville', 'Old town'),
  price: 460,
  bathroom: w('Baignoire sabot, douche', 'Slipper bath, shower'),
  accessibility: 'steps',
  teaser: w(
    'L’appartement d’Estelle : un salon jaune, un feu qui prend du premier coup et deux fenêtres sur les toits.',
    'Estelle’s own apartment: a yellow sitting room, a fire that lights first time and two windows on the roofs.',
  ),
  lead: w(
    'Elle y a vécu soixante ans. Son fauteuil est resté côté feu.',
    'She lived here for sixty years. Her armchair is still by the fire.',
  ),
  seo: {
    title: w('Suite Estelle, 48 m² | Villa Estelle, Cannes', 'Estelle suite, 48 m² | Villa Estelle, Cannes'),
    description: w(
      'Suite de 48 m² au Suquet : salon avec cheminée, chambre séparée, deux banquettes-lits, vue sur la vieille ville de Cannes. Pour quatre, dès 460 €.',
      'A 48 m² suite on the Suquet: sitting room with fireplace, separate bedroom, two daybeds, view of the old town of Cannes. Sleeps 4, from €460.',
    ),
  },
  text: w(
    `Le salon a gardé sa cheminée, la seule de la maison. D’octobre à avril, le bois d’olivier est prêt dans la niche ; une allumette suffit, et Fabrice monte si elle ne suffit pas.

Au mur, un des deux tableaux laissés par les pensionnaires : un port, trois voiles, une quatrième ajoutée plus tard par quelqu’un d’autre. Dans l’armoire, les flacons du parfumeur. Vides, mais sentez quand même.`,
    `The sitting room has kept its fireplace, the only one in the house. From October to April olive wood is stacked in the alcove; one match will do, and if not, Fabrice comes up.

On the wall hangs one of the two pictures left by the boarders: a harbour, three sails, a fourth added later by another hand. In the cupboard stand the perfumer’s bottles. They are empty, but smell them anyway.`,
  ),
  equipment: [
    w('Cheminée, olivier sec, pincettes', 'Fireplace, dry olive wood, tongs'),
    w('Deux banquettes-lits de 80 cm au salon', 'Two 80 cm daybeds in the sitting room'),
    w('Baignoire sabot de 1931, douche moderne', 'Slipper bath of 1931, modern shower'),
    w('Petit-déjeuner au salon, sans supplément', 'Breakfast in the sitting room at no charge'),
    w('Dressing aux parois de cèdre', 'Cedar-lined dressing room'),
    w('Une place pour l’atelier de parfum', 'One place at the perfume class'),
  ],
  plan: {
    title: w('Le feu au milieu', 'Built around the fire'),
    text: w(
      '48 m² : la cheminée est sur le mur du salon et chauffe aussi la chambre.',
      '48 m²: the hearth is on the sitting-room wall and warms the bedroom as well.',
    ),
    parts: [
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 0, width: 2.4, height: 2 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 2.4, y: 0, width: 2.4, height: 2 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 4.8, y: 0, width: 3.2, height: 2 },
      { name: w('Salon', 'Sitting room'), kind: 'living', x: 0, y: 2, width: 4.4, height: 4 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 4.4, y: 2, width: 3.6, height: 4 },
    ],
  },
}

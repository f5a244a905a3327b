import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteDeLaRotonde: Room = {
  slug: 'suite-de-la-rotonde',
  bookingCode: 'SROT',
  name: w('Suite de la Rotonde', 'Rotunda suite'),
  area: 62,
  guests: 4,
  beds: w('Un lit de 200 cm, un canapé courbe de 160 cm', 'One 200 cm bed, a curved 160 cm sofa bed'),
  view: w('Baie', 'Bay'),
  price: 540,
  bathroom: w('Baignoire sur pieds, douche, deux vasques', 'Claw-foot bath, shower, two basins'),
  accessibility: 'steps',
  teaser: w(
    'Un salon rond sous le dôme, cinq fenêtres et la lune sur la baie.',
    'A round sitting room under the dome, five windows and the moon on the bay.',
  ),
  lead: w(
    '62 m² au dernier étage. Le salon est rond ; les meubles ont été faits pour lui.',
    '62 m² on the top floor. The sitting room is round; the furniture was made for it.',
  ),
  seo: {
    title: w('Suite de la Rotonde, 62 m² | La Baie dorée', 'Rotunda suite, 62 m² | La Baie dorée'),
    description: w(
      'Suite de 62 m² sous le dôme à La Baule : salon rond à cinq fenêtres, chambre, baignoire sur pieds, accès au toit-terrasse. Pour 4, dès 540 €.',
      'A 62 m² suite under the dome in La Baule: round sitting room with five windows, bedroom, claw-foot bath, roof terrace. Sleeps 4, from €540.',
    ),
  },
  text: w(
    `L'architecte voulait un belvédère, le propriétaire une salle de billard. Le salon rond date de leur compromis, en 1926 : six mètres de diamètre, aucun angle où ranger un parapluie.

Cinq fenêtres se partagent neuf kilomètres de plage, du Pouliguen à Pornichet. Le lustre compte 84 pampilles ; on les lave une à une, le premier lundi d'avril. On peut y dîner à six, sur une table ronde elle aussi, en commandant avant 17 h.`,
    `The architect wanted a belvedere, the owner a billiard room. The round sitting room is their compromise, from 1926: six metres across, and no corner in which to stand an umbrella.

Five windows share nine kilometres of beach, from Le Pouliguen to Pornichet. The chandelier has 84 drops; they are washed one by one on the first Monday in April. Six can dine there, at a table also round, if you order before 5 pm.`,
  ),
  equipment: [
    w('Longue-vue sur trépied', 'A telescope on a tripod'),
    w('Baignoire sur pieds, douche, deux vasques', 'Claw-foot bath, shower, two basins'),
    w('Toit-terrasse de mai à septembre', 'Roof terrace from May to September'),
    w('Petit-déjeuner servi devant la fenêtre du milieu', 'Breakfast laid at the middle window'),
    w('Ascenseur jusqu’au quatrième, puis douze marches', 'Lift to the fourth floor, then twelve steps'),
    w('Jeu de dames, dont un pion perdu en 1954', 'A draughts set, one piece lost in 1954'),
  ],
  plan: {
    title: w('62 m², dont 28 en rond', '62 m², 28 of them round'),
    text: w(
      'Le plan redresse un peu les murs du salon ; la chambre, elle, en a bien quatre.',
      'The plan straightens the sitting-room walls a little; the bedroom really has four.',
    ),
    parts: [
      { name: w('Salon rond', 'Round sitting room'), kind: 'living', x: 0, y: 0, width: 5.6, height: 5 },
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 5, width: 5.6, height: 1.2 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 5.6, y: 0, width: 4.4, height: 4.1 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 5.6, y: 4.1, width: 4.4, height: 2.1 },
    ],
  },
}

import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteDeLaFalaise: Room = {
  slug: 'suite-de-la-falaise',
  bookingCode: 'SFAL',
  name: w('Suite de la Falaise', 'Cliff suite'),
  area: 48,
  guests: 4,
  beds: w('Un lit de 180 cm, un canapé-lit', 'One 180 cm bed, one sofa bed'),
  view: w('Mer', 'Sea'),
  price: 360,
  bathroom: w('Baignoire de fonte', 'Cast-iron bath'),
  accessibility: 'steps',
  teaser: w(
    'L’ancienne salle de musique de la cantatrice : 48 m², un balcon de granit et vingt mètres de vide dessous.',
    'The singer’s old music room: 48 m², a granite balcony and a drop of twenty metres beneath it.',
  ),
  lead: w(
    'Elle y chantait face au large. L’acoustique est restée bonne.',
    'She sang here to the open sea. The acoustics are still good.',
  ),
  seo: {
    title: w('Suite de la Falaise, 48 m² | La Roche Émeraude', 'Cliff suite, 48 m² | La Roche Émeraude, Dinard'),
    description: w(
      'Suite de 48 m² sur la falaise de Dinard : salon de musique, chambre séparée, balcon de 8 m², petit-déjeuner compris. Pour 4, dès 360 €.',
      'A 48 m² suite on the cliff in Dinard: music room, separate bedroom, 8 m² balcony, breakfast included. Sleeps 4, from €360.',
    ),
  },
  text: w(
    `Sept suites se partagent le dernier étage ; celle de l’angle est la préférée du veilleur, qui n’a le droit d’y entrer que pour le feu. Le plafond est en bois, en forme de coque, monté par un charpentier de marine de Saint-Servan.

Le balcon est le plus avancé de la côte entre le Moulinet et Saint-Énogat. On y déjeune à deux. À quatre, on se relaie : l’un tient la cafetière, les autres regardent passer les régates.`,
    `Seven suites share the top floor; the corner one is the night porter’s favourite, though he may only enter to light the fire. The ceiling is timber in the shape of a hull, put up by a shipwright from Saint-Servan.

The balcony stands further out than any other between the Moulinet and Saint-Énogat. Two can breakfast on it. Four take turns: one holds the coffee pot while the rest watch the regattas.`,
  ),
  equipment: [
    w('Cheminée allumée d’octobre à avril', 'Fire lit from October to April'),
    w('Piano droit, accordé en mars et en septembre', 'Upright piano, tuned in March and September'),
    w('Baignoire en fonte devant la lucarne', 'Cast-iron bath before the dormer'),
    w('Canapé-lit de 140 cm dans la salle de musique', '140 cm sofa bed in the music room'),
    w('Petit-déjeuner servi au balcon ou au lit', 'Breakfast on the balcony or in bed'),
    w('Une tente rayée retenue à l’Écluse, l’été', 'A striped tent kept for you in summer'),
  ],
  plan: {
    title: w('La mer sur toute la longueur', 'Sea all the way along'),
    text: w(
      '48 m² sous la coque de bois ; le balcon de 8 m² prolonge la salle de musique.',
      '48 m² beneath the wooden hull, and an 8 m² balcony off the music room.',
    ),
    parts: [
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 0, width: 2.6, height: 2 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 2.6, y: 0, width: 2.2, height: 2 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 4.8, y: 0, width: 3.2, height: 2 },
      { name: w('Salle de musique', 'Music room'), kind: 'living', x: 0, y: 2, width: 4.4, height: 4 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 4.4, y: 2, width: 3.6, height: 4 },
      { name: w('Balcon', 'Balcony'), kind: 'balcony', x: 0.2, y: 6, width: 4, height: 2 },
    ],
  },
}

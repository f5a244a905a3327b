import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suiteDesPlanches: Room = {
  slug: 'suite-des-planches',
  bookingCode: 'SPLA',
  name: w('Suite des Planches', 'Planches suite'),
  area: 58,
  guests: 4,
  beds: w('Un lit de 200 cm, un canapé-lit', 'One 200 cm bed, one sofa bed'),
  view: w('Mer', 'Sea'),
  price: 690,
  bathroom: w('Baignoire, douche pour deux', 'Bath, shower for two'),
  accessibility: 'lift',
  teaser: w(
    'Un salon, une chambre, deux fauteuils face au large. Baignoire sous la fenêtre.',
    'A sitting room, a bedroom, two armchairs facing the open sea. A bath under the window.',
  ),
  lead: w(
    '58 m² à l’angle du bâtiment : on voit le soleil se lever et se coucher.',
    '58 m² at the corner of the building: you see the sun rise and set.',
  ),
  seo: {
    title: w('Suite des Planches, 58 m² | Les Colombages', 'Planches suite, 58 m² | Les Colombages'),
    description: w(
      'Suite d’angle à Deauville : salon, chambre séparée, balcon de 9 m² sur la plage, baignoire sous la fenêtre. Jusqu’à 4 personnes, dès 690 €.',
      'Corner suite in Deauville: sitting room, separate bedroom, 9 m² balcony over the beach, bath under the window. Sleeps 4, from €690.',
    ),
  },
  text: w(
    `Six suites portent ce nom, aucune n’a le même papier peint. Le salon s’ouvre sur le balcon par trois portes-fenêtres ; une double porte le sépare de la chambre : l’un peut lire tard, l’autre dormir tôt.

Le parquet vient de l’ancien dancing, démonté en 1968 et gardé en cave pendant quarante ans. On y voit encore, près de la fenêtre, la marque d’un talon.`,
    `Six suites share the name, and no two have the same wallpaper. The sitting room opens onto the balcony through three French windows; double doors divide it from the bedroom, so that one can read late and the other sleep early.

The parquet comes from the old dance hall, taken up in 1968 and kept in the cellar for forty years. Near the window you can still make out the dent of a heel.`,
  ),
  equipment: [
    w('Canapé-lit de 160 cm au salon', '160 cm sofa bed in the sitting room'),
    w('Baignoire côté Trouville, douche pour deux', 'Bath facing Trouville, shower for two'),
    w('Bar avec eau, cidre et jus de pomme de la maison', 'A bar with water, cider and our own apple juice'),
    w('Chemises prises le soir, rendues à 8 h', 'Shirts taken in the evening, back by 8 am'),
    w('Cabas de plage, deux serviettes, un parasol', 'Beach bag, two towels and a parasol'),
    w('Petit-déjeuner et voiturier compris', 'Breakfast and valet parking included'),
    w('Porte vers une chambre Jardin aux étages 2 et 3', 'Door to a Garden room on floors 2 and 3'),
  ],
  plan: {
    title: w('La baignoire à l’est, le large devant', 'Bath to the east, sea in front'),
    text: w(
      '58 m² de plain-pied ; le balcon de 9 m² s’ajoute devant le salon.',
      '58 m² on one level, and a 9 m² balcony in front of the sitting room.',
    ),
    parts: [
      { name: w('Entrée', 'Hall'), kind: 'entrance', x: 0, y: 0, width: 2.8, height: 1.8 },
      { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 2.8, y: 0, width: 2.8, height: 1.8 },
      { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 5.6, y: 0, width: 4.4, height: 1.8 },
      { name: w('Salon', 'Sitting room'), kind: 'living', x: 0, y: 1.8, width: 5.6, height: 4 },
      { name: w('Chambre', 'Bedroom'), kind: 'bedroom', x: 5.6, y: 1.8, width: 4.4, height: 4 },
      { name: w('Balcon', 'Balcony'), kind: 'balcony', x: 0, y: 5.8, width: 5.6, height: 1.6 },
    ],
  },
}

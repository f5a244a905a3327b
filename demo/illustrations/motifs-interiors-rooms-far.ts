import { HOUSES } from './interiors/houses.ts'
import { type Motif, words } from './motif.ts'
import { card } from './motifs-interiors-card.ts'

/** Rooms of the hotels at Enghien-les-Bains, Biarritz and Courchevel. */
export const ROOMS_ELSEWHERE: readonly Motif[] = [
  card(
    2423,
    'chambre-le-pavillon-du-lac-chambre-lac',
    {
      scene: 'room',
      layout: 'balcony',
      view: 'lake',
      palette: 'doree',
      decor: HOUSES.lac,
      seed: 'le-pavillon-du-lac-chambre-lac',
      mirror: true,
    },
    words(
      'Chambre Lac, Le Pavillon du Lac',
      'Chambre lavande ouverte sur le lac, son ponton, ses barques et le pavillon',
      'Lavender room open on the lake, its jetty, rowing boats and pavilion',
    ),
  ),
  card(
    2424,
    'chambre-le-pavillon-du-lac-chambre-source',
    {
      scene: 'room',
      layout: 'twin',
      view: 'springs',
      palette: 'zenith',
      decor: HOUSES.lac,
      seed: 'le-pavillon-du-lac-chambre-source',
      calm: true,
    },
    words(
      'Chambre Source, Le Pavillon du Lac',
      'Deux lits aux couvertures dorées, fenêtre sur le kiosque du parc',
      'Two beds with golden throws, a window on the bandstand in the park',
    ),
  ),
  card(
    2425,
    'chambre-le-pavillon-du-lac-suite-de-l-embarcadere',
    {
      scene: 'room',
      layout: 'salon',
      view: 'lake',
      palette: 'crepuscule',
      decor: HOUSES.lac,
      seed: 'le-pavillon-du-lac-suite-de-l-embarcadere',
    },
    words(
      'Suite de l’Embarcadère, Le Pavillon du Lac',
      'Salon lavande au couchant, cheminée et canapé doré devant le lac',
      'Lavender sitting room at sunset, a fireplace and a golden sofa before the lake',
    ),
  ),
  card(
    2426,
    'chambre-l-eperon-chambre-grande-plage',
    {
      scene: 'room',
      layout: 'double',
      view: 'waves',
      palette: 'zenith',
      decor: HOUSES.eperon,
      seed: 'l-eperon-chambre-grande-plage',
      mirror: true,
    },
    words(
      'Chambre Grande Plage, L’Éperon',
      'Chambre corail, porte-fenêtre sur les rouleaux et le cap au phare blanc',
      'Coral room, a French window on the rollers and the cape with its white lighthouse',
    ),
  ),
  card(
    2427,
    'chambre-l-eperon-chambre-phare',
    {
      scene: 'room',
      layout: 'frontal',
      view: 'cape',
      palette: 'matin',
      decor: HOUSES.eperon,
      seed: 'l-eperon-chambre-phare',
      calm: true,
    },
    words(
      'Chambre Phare, L’Éperon',
      'Lit ocre entre deux fenêtres sur le phare et les hortensias',
      'Ochre bed between two windows on the lighthouse and the hydrangeas',
    ),
  ),
  card(
    2428,
    'chambre-l-eperon-deluxe-rocher',
    {
      scene: 'room',
      layout: 'bath',
      view: 'rock',
      palette: 'doree',
      decor: HOUSES.eperon,
      seed: 'l-eperon-deluxe-rocher',
    },
    words(
      'Deluxe Rocher, L’Éperon',
      'Baignoire aubergine devant le rocher, sa passerelle et l’écume',
      'Aubergine bath before the rock, its footbridge and the surf',
    ),
  ),
  card(
    2429,
    'chambre-l-eperon-suite-de-l-imperatrice',
    {
      scene: 'room',
      layout: 'poster',
      view: 'waves',
      palette: 'crepuscule',
      decor: HOUSES.eperon,
      seed: 'l-eperon-suite-de-l-imperatrice',
    },
    words(
      'Suite de l’Impératrice, L’Éperon',
      'Lit à baldaquin aubergine et or, la Grande Plage au coucher du soleil',
      'Four-poster in aubergine and gold, the great beach at sunset',
    ),
  ),
  card(
    2430,
    'chambre-le-grand-meleze-chambre-praline',
    {
      scene: 'room',
      layout: 'chalet',
      view: 'valley',
      palette: 'neige',
      decor: HOUSES.meleze,
      seed: 'le-grand-meleze-chambre-praline',
    },
    words(
      'Chambre Praline, Le Grand Mélèze',
      'Chambre de bois, feu de cheminée, couverture rouge et chalets sous la neige',
      'Timber room with a log fire, a red throw, and chalets under snow outside',
    ),
  ),
  card(
    2431,
    'chambre-le-grand-meleze-chambre-vallee',
    {
      scene: 'room',
      layout: 'balcony',
      view: 'valley',
      palette: 'zenith',
      decor: HOUSES.meleze,
      seed: 'le-grand-meleze-chambre-vallee',
      calm: true,
    },
    words(
      'Chambre Vallée, Le Grand Mélèze',
      'Fenêtres ouvertes sur un balcon, les chalets et les sommets de la vallée',
      'Windows open on a balcony, the chalets and the peaks of the valley',
    ),
  ),
  card(
    2432,
    'chambre-le-grand-meleze-suite-familiale',
    {
      scene: 'room',
      layout: 'chalet-twin',
      view: 'peaks',
      palette: 'matin',
      decor: HOUSES.meleze,
      seed: 'le-grand-meleze-suite-familiale',
      mirror: true,
    },
    words(
      'Suite familiale, Le Grand Mélèze',
      'Deux lits de bois sous la charpente, cheminée de pierre et téléphérique au loin',
      'Two timber beds under the rafters, a stone fireplace, a cable car in the distance',
    ),
  ),
  card(
    2433,
    'chambre-le-grand-meleze-suite-du-sommet',
    {
      scene: 'room',
      layout: 'chalet-salon',
      view: 'peaks',
      palette: 'crepuscule',
      decor: HOUSES.meleze,
      seed: 'le-grand-meleze-suite-du-sommet',
    },
    words(
      'Suite du Sommet, Le Grand Mélèze',
      'Salon de chalet au soir, canapé, feu vif et sommets roses à la fenêtre',
      'Chalet sitting room at night, a sofa, a bright fire and pink peaks in the window',
    ),
  ),
]

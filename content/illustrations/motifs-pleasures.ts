import { type Motif, motif, words } from './motif.ts'

/** Casino, tables, sports, articles and plans. */
export const PLEASURES: readonly Motif[] = [
  motif(
    1081,
    'casino-la-nuit',
    { scene: 'casino', palette: 'nuit', seed: 'casino' },
    words(
      'Le casino, la nuit',
      'Casino Belle Époque illuminé, son dôme et ses faisceaux de lumière reflétés dans l’eau',
      'Belle Époque casino lit up at night, its dome and searchlights mirrored in the water',
    ),
    [
      { ratio: '16:9', look: [0.5, 0.5] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.5] },
      {
        ratio: '4:3',
        suffix: 'carte',
        palette: 'crepuscule',
        seed: 'casino-soir',
        look: [0.5, 0.5],
        words: words(
          'Le casino, à la tombée du jour',
          'Casino Belle Époque aux fenêtres allumées, reflété dans l’eau au crépuscule',
          'Belle Époque casino with lit windows, mirrored in the water at dusk',
        ),
      },
    ],
  ),
  motif(
    1091,
    'roulette',
    { scene: 'roulette', palette: 'nuit', seed: 'roulette' },
    words(
      'Roulette',
      'Cylindre de roulette en bois et laiton, la bille arrêtée dans une case',
      'Roulette wheel in wood and brass, the ball at rest in a pocket',
    ),
    [{ ratio: '4:3', look: [0.5, 0.55] }],
  ),
  motif(
    1092,
    'table-de-poker',
    { scene: 'poker', palette: 'nuit', seed: 'poker' },
    words(
      'Table de poker',
      'Paire d’as et jetons sur un tapis vert, sous la lumière d’une suspension',
      'Pair of aces and chips on green felt under a hanging lamp',
    ),
    [{ ratio: '4:3', look: [0.5, 0.6] }],
  ),
  motif(
    1093,
    'machines-a-sous',
    { scene: 'slots', palette: 'nuit', seed: 'machines' },
    words(
      'Machines à sous',
      'Allée de machines à sous éclairées, en perspective vers une lueur dorée',
      'Aisle of lit slot machines receding towards a golden glow',
    ),
    [{ ratio: '4:3', look: [0.4, 0.5] }],
  ),
  motif(
    1094,
    'theatre-recital',
    { scene: 'theatre', palette: 'nuit', seed: 'theatre' },
    words(
      'Récital au théâtre',
      'Chanteuse et piano à queue sur la scène d’un théâtre aux rideaux rouges',
      'Singer and grand piano on the stage of a theatre with red curtains',
    ),
    [{ ratio: '4:3', look: [0.5, 0.55] }],
  ),
  motif(
    1101,
    'la-criee',
    { scene: 'table', palette: 'zenith', seed: 'criee' },
    words(
      'La Criée',
      'Table dressée pour deux sur la terrasse du restaurant La Criée, face à la mer',
      'Table laid for two on the terrace of the restaurant La Criée, facing the sea',
    ),
    [
      { ratio: '16:9', look: [0.5, 0.6] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.62] },
      {
        ratio: '4:3',
        suffix: 'carte',
        palette: 'crepuscule',
        seed: 'criee-soir',
        look: [0.5, 0.6],
        words: words(
          'La Criée, le soir',
          'Table dressée pour deux sur la terrasse de La Criée, devant la mer au crépuscule',
          'Table laid for two on the terrace of La Criée, by the sea at dusk',
        ),
      },
    ],
  ),
  motif(
    1111,
    'huitres-et-champagne',
    { scene: 'oysters', palette: 'doree', seed: 'huitres' },
    words(
      'Huîtres et champagne',
      'Plateau d’huîtres au citron, deux coupes et une bouteille de champagne dans son seau',
      'Platter of oysters with lemon, two coupes and a bottle of champagne in its bucket',
    ),
    [{ ratio: '4:3', look: [0.45, 0.6] }],
  ),
  motif(
    1121,
    'spa-sous-les-arches',
    { scene: 'spa', palette: 'doree', seed: 'spa' },
    words(
      'Le spa sous les arches',
      'Bassin de spa sous une suite d’arches rondes, ouvert sur le soleil couchant',
      'Spa pool beneath a run of round arches, opening on the setting sun',
    ),
    [{ ratio: '4:3', look: [0.5, 0.5] }],
  ),
  motif(
    1122,
    'golf-des-falaises',
    { scene: 'golf', palette: 'zenith', seed: 'golf', mirror: true },
    words(
      'Le golf des falaises',
      'Green au bord de la mer, drapeau rouge et falaise percée d’une arche',
      'Seaside green with a red flag and a cliff pierced by an arch',
    ),
    [{ ratio: '4:3', look: [0.35, 0.6] }],
  ),
  motif(
    1123,
    'regate-dans-la-baie',
    { scene: 'sailing', palette: 'zenith', seed: 'regate', mirror: true },
    words(
      'Régate dans la baie',
      'Deux voiliers penchés sous le vent dans une mer bleue',
      'Two sailing boats heeling in the wind on a blue sea',
    ),
    [{ ratio: '3:2', look: [0.55, 0.55] }],
  ),
  motif(
    1124,
    'jour-de-courses',
    { scene: 'horse', palette: 'crepuscule', seed: 'courses' },
    words(
      'Jour de courses',
      'Trois têtes de chevaux de course de profil, et le peloton au galop dans le lointain',
      'Heads of three racehorses in profile, with the field galloping in the distance',
    ),
    [{ ratio: '4:3', look: [0.4, 0.45] }],
  ),
  motif(
    1131,
    'au-large-le-soir',
    { scene: 'sailing', palette: 'doree', seed: 'article' },
    words(
      'Au large, le soir',
      'Voiliers rentrant au port dans la lumière dorée du soir',
      'Sailing boats heading home in the golden evening light',
    ),
    [
      { ratio: '16:9', look: [0.5, 0.55] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.55] },
    ],
  ),
  motif(
    1141,
    'plan-de-la-ville',
    { scene: 'map', palette: 'matin', seed: 'plan-ville' },
    words(
      'Plan de la ville',
      'Plan dessiné d’une ville de bord de mer : plage, place ronde et hippodrome',
      'Drawn map of a seaside town: beach, round square and racecourse',
    ),
    [{ ratio: '4:3', look: [0.4, 0.5] }],
  ),
  motif(
    1142,
    'plan-de-la-chambre',
    { scene: 'plan', palette: 'doree', seed: 'plan-chambre' },
    words(
      'Plan de la chambre',
      'Plan d’une chambre avec salle de bains, coin salon et balcon',
      'Floor plan of a bedroom with bathroom, sitting area and balcony',
    ),
    [{ ratio: '4:3', look: [0.5, 0.5] }],
  ),
]

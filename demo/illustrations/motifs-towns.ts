import { type Motif, motif, words } from './motif.ts'

/** The eight towns, each with its landmark. */
export const TOWNS: readonly Motif[] = [
  motif(
    2000,
    'ville-deauville',
    { scene: 'deauville', palette: 'doree', seed: 'ville-deauville' },
    words(
      'Deauville',
      'Les Planches de Deauville, ligne de cabines de bain et parasols jusqu’à la mer, au soleil couchant',
      'The Deauville boardwalk, bathing cabins and parasols down to the sea at sunset',
    ),
    [
      { ratio: '16:9', look: [0.5, 0.52] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.55] },
      {
        ratio: '3:4',
        suffix: 'affiche',
        palette: 'zenith',
        seed: 'deauville-affiche',
        look: [0.5, 0.55],
        words: words(
          'Deauville',
          'Les Planches de Deauville, cabines de bain et parasols sous le grand soleil de midi',
          'The Deauville boardwalk, bathing cabins and parasols in the midday sun',
        ),
      },
    ],
  ),
  motif(
    2010,
    'ville-cannes',
    { scene: 'cannes', palette: 'zenith', seed: 'ville-cannes' },
    words(
      'Cannes',
      'La baie de Cannes vue de haut, ses palmiers, ses palaces et la vieille ville sur sa colline',
      'The bay of Cannes from above, with palms, palaces and the old town on its hill',
    ),
    [
      { ratio: '16:9', look: [0.6, 0.5] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.45] },
      { ratio: '3:4', suffix: 'affiche', palette: 'crepuscule', seed: 'cannes-affiche', look: [0.5, 0.45] },
    ],
  ),
  motif(
    2020,
    'ville-la-baule',
    { scene: 'la-baule', palette: 'matin', seed: 'ville-la-baule', calm: true },
    words(
      'La Baule',
      'La longue baie de La Baule sous les pins, parasols et voiliers au petit matin',
      'The long bay of La Baule beneath pine trees, parasols and sails early in the morning',
    ),
    [
      { ratio: '16:9', look: [0.56, 0.5] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.5] },
      { ratio: '3:4', suffix: 'affiche', seed: 'la-baule-affiche', look: [0.5, 0.5] },
    ],
  ),
  motif(
    2030,
    'ville-le-touquet',
    { scene: 'le-touquet', palette: 'doree', seed: 'ville-le-touquet', calm: true },
    words(
      'Le Touquet',
      'Chars à voile sur la plage du Touquet, dunes et phare de brique rouge',
      'Sand yachts on the beach at Le Touquet, with dunes and a red brick lighthouse',
    ),
    [
      { ratio: '16:9', look: [0.55, 0.15] },
      { ratio: '4:5', suffix: 'mobile', look: [0.6, 0.5] },
      { ratio: '3:4', suffix: 'affiche', seed: 'le-touquet-affiche', look: [0.6, 0.5] },
    ],
  ),
  motif(
    2040,
    'ville-dinard',
    {
      scene: 'dinard',
      palette: 'zenith',
      seed: 'ville-dinard',
      inks: { sea: ['#0c5a5e', '#14857c', '#58c2a4', '#b8e3cb'] },
    },
    words(
      'Dinard',
      'Villas à tourelles sur la falaise de Dinard, tentes rayées et mer émeraude',
      'Turreted villas on the cliff at Dinard, striped tents and an emerald sea',
    ),
    [
      { ratio: '16:9', look: [0.58, 0.15] },
      { ratio: '4:5', suffix: 'mobile', look: [0.55, 0.5] },
      { ratio: '3:4', suffix: 'affiche', seed: 'dinard-affiche', look: [0.55, 0.5] },
    ],
  ),
  motif(
    2050,
    'ville-enghien-les-bains',
    { scene: 'enghien', palette: 'crepuscule', seed: 'ville-enghien', calm: true },
    words(
      'Enghien-les-Bains',
      'Casino sur le lac d’Enghien, ponton de bois et barques au crépuscule',
      'Casino on the lake at Enghien, with a wooden jetty and rowing boats at dusk',
    ),
    [
      { ratio: '16:9', look: [0.56, 0.42] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.5] },
      {
        ratio: '3:4',
        suffix: 'affiche',
        palette: 'matin',
        seed: 'enghien-les-bains-affiche',
        look: [0.5, 0.5],
        words: words(
          'Enghien-les-Bains',
          'Casino sur le lac d’Enghien, ponton de bois et barques au petit matin',
          'Casino on the lake at Enghien, with a wooden jetty and rowing boats in the morning',
        ),
      },
    ],
  ),
  motif(
    2060,
    'ville-biarritz',
    { scene: 'biarritz', palette: 'doree', seed: 'ville-biarritz', calm: true },
    words(
      'Biarritz',
      'Rocher de Biarritz et sa passerelle, phare blanc et surfeur sur les rouleaux',
      'The rock at Biarritz with its footbridge, a white lighthouse and a surfer on the breakers',
    ),
    [
      { ratio: '16:9', look: [0.4, 0.24] },
      { ratio: '4:5', suffix: 'mobile', look: [0.42, 0.5] },
      { ratio: '3:4', suffix: 'affiche', seed: 'biarritz-affiche', look: [0.42, 0.5] },
    ],
  ),
  motif(
    2070,
    'ville-courchevel',
    { scene: 'courchevel', palette: 'neige', seed: 'ville-courchevel' },
    words(
      'Courchevel',
      'Téléphérique rouge au-dessus des chalets de Courchevel, pics enneigés',
      'Red cable car above the chalets of Courchevel, with snowy peaks',
    ),
    [
      { ratio: '16:9', look: [0.4, 0.45] },
      { ratio: '4:5', suffix: 'mobile', look: [0.45, 0.5] },
      { ratio: '3:4', suffix: 'affiche', palette: 'crepuscule', seed: 'courchevel-affiche', look: [0.45, 0.5] },
    ],
  ),
  motif(
    2090,
    'plan-de-la-ville',
    { scene: 'map', palette: 'zenith', seed: 'plan-de-la-ville' },
    words(
      'Plan de la ville',
      'Plan dessiné d’une ville de bord de mer, avec sa plage, sa place ronde et son hippodrome',
      'Drawn map of a seaside town, with its beach, round square and racecourse',
    ),
    [{ ratio: '3:2', look: [0.4, 0.5] }],
  ),
]

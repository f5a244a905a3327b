import { type Motif, motif, words } from './motif.ts'

/** The ten hotels, each with its own building, and the home page’s palace. */
export const HOTELS: readonly Motif[] = [
  motif(
    2100,
    'hotel-les-colombages',
    {
      scene: 'hotel',
      palette: 'matin',
      seed: 'les-colombages',
      style: 'norman',
      tree: 'pine',
      calm: true,
      focal: [0.66, 0.5],
    },
    words(
      'Les Colombages',
      'Pignons à pans de bois de l’hôtel Les Colombages, à Deauville, devant la plage et ses parasols',
      'Timbered gables of the hotel Les Colombages in Deauville, above the beach and its parasols',
    ),
    [
      { ratio: '16:9', look: [0.66, 0.45] },
      { ratio: '4:5', suffix: 'mobile', tree: 'none', cabins: true, look: [0.62, 0.5] },
    ],
  ),
  motif(
    2110,
    'hotel-le-clos-des-courses',
    { scene: 'manor', palette: 'doree', seed: 'clos-des-courses', calm: true },
    words(
      'Le Clos des Courses',
      'Manoir normand et ses écuries autour d’une cour, pommiers et lices blanches',
      'Norman manor and its stables around a courtyard, with apple trees and white rails',
    ),
    [
      { ratio: '16:9', look: [0.5, 0.36] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.55] },
    ],
  ),
  motif(
    2120,
    'hotel-le-palmarium',
    { scene: 'garden-palace', palette: 'crepuscule', seed: 'palmarium', calm: true },
    words(
      'Le Palmarium',
      'Palace cannois illuminé au bout de son bassin, entre deux rangs de palmiers',
      'Palace in Cannes lit up at the end of its pool, between two rows of palms',
    ),
    [
      { ratio: '16:9', look: [0.5, 0.3] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.5] },
    ],
  ),
  motif(
    2130,
    'hotel-villa-estelle',
    { scene: 'villa', palette: 'zenith', seed: 'villa-estelle', calm: true },
    words(
      'Villa Estelle',
      'Villa ocre aux volets verts sur sa terrasse, cyprès, lavandes et mer',
      'Ochre villa with green shutters on its terrace, with cypresses, lavender and the sea',
    ),
    [
      { ratio: '16:9', look: [0.55, 0.43] },
      { ratio: '4:5', suffix: 'mobile', look: [0.6, 0.55] },
    ],
  ),
  motif(
    2140,
    'hotel-la-baie-doree',
    { scene: 'hotel', palette: 'doree', seed: 'baie-doree', style: 'palace', tree: 'pine', aloft: true, mirror: true },
    words(
      'La Baie dorée',
      'L’hôtel La Baie dorée et sa rotonde vus de haut, le long de la plage de La Baule',
      'The hotel La Baie dorée and its domed corner from above, along the beach at La Baule',
    ),
    [
      { ratio: '16:9', look: [0.36, 0.34] },
      { ratio: '4:5', suffix: 'mobile', tree: 'none', look: [0.4, 0.42] },
    ],
  ),
  motif(
    2150,
    'hotel-le-pavillon-des-dunes',
    { scene: 'dune-house', palette: 'matin', seed: 'pavillon-des-dunes' },
    words(
      'Le Pavillon des Dunes',
      'Maison anglo-normande à grand toit de tuiles sur la dune, sentier bordé d’oyats',
      'Anglo-Norman house with a great tiled roof on the dune, and a path through marram grass',
    ),
    [
      { ratio: '16:9', look: [0.58, 0.4] },
      { ratio: '4:5', suffix: 'mobile', look: [0.55, 0.55] },
    ],
  ),
  motif(
    2160,
    'hotel-la-roche-emeraude',
    {
      scene: 'cliff-villa',
      palette: 'zenith',
      seed: 'roche-emeraude',
      calm: true,
      inks: { sea: ['#0c5a5e', '#14857c', '#58c2a4', '#b8e3cb'] },
    },
    words(
      'La Roche Émeraude',
      'Villa de granit à tourelles sur son rocher, voiliers sur la mer émeraude',
      'Granite villa with turrets on its rock, with sails on the emerald sea',
    ),
    [
      { ratio: '16:9', look: [0.56, 0.36] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.55] },
    ],
  ),
  motif(
    2170,
    'hotel-le-pavillon-du-lac',
    { scene: 'lake-pavilion', palette: 'nuit', seed: 'pavillon-du-lac', calm: true },
    words(
      'Le Pavillon du Lac',
      'Hôtel au bord du lac, sa véranda de fer éclairée et son reflet sous la lune',
      'Lakeside hotel, its lit iron verandah and its reflection under the moon',
    ),
    [
      { ratio: '16:9', look: [0.5, 0.45] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.5] },
    ],
  ),
  motif(
    2180,
    'hotel-l-eperon',
    { scene: 'imperial', palette: 'doree', seed: 'l-eperon' },
    words(
      'L’Éperon',
      'Palais de brique et de pierre sur sa digue, à Biarritz, au-dessus des rouleaux',
      'Brick and stone palace on its sea wall in Biarritz, above the breakers',
    ),
    [
      { ratio: '16:9', look: [0.64, 0.36] },
      { ratio: '4:5', suffix: 'mobile', look: [0.6, 0.5] },
    ],
  ),
  motif(
    2190,
    'hotel-le-grand-meleze',
    { scene: 'chalet', palette: 'crepuscule', seed: 'grand-meleze', calm: true },
    words(
      'Le Grand Mélèze',
      'Grand chalet aux fenêtres allumées sous un pic enneigé, skieur au premier plan',
      'Large chalet with lit windows beneath a snowy peak, a skier in front',
    ),
    [
      { ratio: '16:9', look: [0.6, 0.42] },
      { ratio: '4:5', suffix: 'mobile', look: [0.5, 0.5] },
    ],
  ),
  motif(
    2300,
    'accueil',
    { scene: 'hotel', palette: 'zenith', seed: 'accueil', style: 'palace', tree: 'palm' },
    words(
      'Palace et palmiers',
      'Palace blanc à rotonde face à une plage de parasols, sous les palmiers et le grand soleil',
      'White palace with a domed corner above a beach of parasols, framed by palms in full sun',
    ),
    [
      { ratio: '16:9', look: [0.64, 0.34] },
      { ratio: '4:5', suffix: 'mobile', look: [0.62, 0.48] },
      { ratio: '1.91:1', suffix: 'partage', extension: 'jpg', look: [0.64, 0.5] },
    ],
  ),
]

import { type Motif, motif, words } from './motif.ts'

/** The eight casinos: five houses, each in its own light. */
export const CASINOS: readonly Motif[] = [
  motif(
    2200,
    'casino-deauville',
    { scene: 'casino', pavilion: 'norman', palette: 'crepuscule', seed: 'casino-deauville', tree: 'none', calm: true },
    words(
      'Casino de Deauville',
      'Casino normand à colombages entre deux tours rondes, illuminé au crépuscule',
      'Half-timbered Norman casino between two round towers, lit up at dusk',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
  motif(
    2210,
    'casino-cannes-croisette',
    {
      scene: 'casino',
      pavilion: 'streamline',
      palette: 'nuit',
      seed: 'casino-croisette',
      tree: 'palm',
      inks: { wall: ['#eef0e6', '#b3c6c6', '#2f5674', '#163051'] },
    },
    words(
      'Casino de la Croisette',
      'Casino blanc des années 1930, tour à ailettes et faisceaux de lumière entre les palmiers',
      'White casino of the 1930s, its finned tower and beams of light between palm trees',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
  motif(
    2220,
    'casino-cannes-les-palmiers',
    { scene: 'casino', pavilion: 'dome', palette: 'crepuscule', seed: 'casino-palmiers', tree: 'palm' },
    words(
      'Casino des Palmiers',
      'Casino Belle Époque à coupole entre les palmiers, reflété dans son bassin',
      'Domed Belle Époque casino between palm trees, mirrored in its pool',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
  motif(
    2230,
    'casino-la-baule',
    {
      scene: 'casino',
      pavilion: 'streamline',
      palette: 'crepuscule',
      seed: 'casino-la-baule',
      tree: 'pine',
      calm: true,
      inks: {
        sky: ['#0d3046', '#1f5f70', '#6fa595', '#f2cf92'],
        sea: ['#0c2b3d', '#1d5667', '#5c9a94', '#e6c58f'],
        wall: ['#fff0d2', '#dcb695', '#4a6274', '#213c52'],
        fol: ['#081f2b', '#123c41', '#3c6f5a'],
        hill: ['#4f8088', '#2c5866', '#1b4152'],
        roof: ['#3f6a78', '#24495a', '#12303f'],
      },
    },
    words(
      'Casino de La Baule',
      'Casino blanc aux terrasses arrondies entre les pins, à l’heure bleue',
      'White casino with rounded terraces between pine trees, at the blue hour',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
  motif(
    2240,
    'casino-le-touquet',
    {
      scene: 'casino',
      pavilion: 'norman',
      palette: 'nuit',
      seed: 'casino-le-touquet',
      tree: 'pine',
      inks: { roof: ['#9c4a38', '#6b2c34', '#3a1830'] },
    },
    words(
      'Casino du Touquet',
      'Casino anglo-normand à toits rouges sous les pins, faisceaux de lumière dans la nuit',
      'Anglo-Norman casino with red roofs beneath pine trees, beams of light in the night',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
  motif(
    2250,
    'casino-dinard',
    {
      scene: 'casino',
      pavilion: 'dome',
      palette: 'nuit',
      seed: 'casino-dinard',
      tree: 'none',
      calm: true,
      inks: {
        sky: ['#06242c', '#0c4650', '#1f7a78', '#8fc4a4'],
        sea: ['#041d24', '#0b4a4c', '#2b8a7c', '#8cc9a8'],
        hill: ['#1d5f62', '#11454a', '#0a2f36'],
        fol: ['#03161a', '#08302f', '#1f5f4c'],
        roof: ['#3a6d7a', '#1f4a58', '#0d2c38'],
      },
    },
    words(
      'Casino de Dinard',
      'Casino à coupole au bord d’une eau émeraude, fenêtres allumées à la nuit tombante',
      'Domed casino beside emerald water, its windows lit at nightfall',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
  motif(
    2260,
    'casino-enghien-les-bains',
    { scene: 'casino', pavilion: 'stilts', palette: 'nuit', seed: 'casino-enghien', tree: 'none', calm: true },
    words(
      'Casino d’Enghien',
      'Casino de verre sur pilotis, illuminé la nuit au-dessus du lac d’Enghien',
      'Glass casino on stilts, lit up at night above the lake at Enghien',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
  motif(
    2270,
    'casino-biarritz',
    {
      scene: 'casino',
      pavilion: 'basque',
      palette: 'crepuscule',
      seed: 'casino-biarritz',
      tree: 'pine',
      calm: true,
      inks: { sky: ['#3a1f3f', '#8c3f4a', '#e07a4a', '#ffd08a'], wall: ['#fff0d6', '#eec39c', '#8a5660', '#4a2c48'] },
    },
    words(
      'Casino de Biarritz',
      'Casino Art déco basque à façade en gradins et boiseries rouges, au couchant',
      'Basque Art Deco casino with a stepped front and red timber, at sunset',
    ),
    [{ ratio: '16:9', look: [0.5, 0.5] }],
  ),
]

import { HOUSES } from './interiors/houses.ts'
import { type Motif, words } from './motif.ts'
import { card } from './motifs-interiors-card.ts'

/** Spas, halls for meetings and feasts, and the plan of a suite. */
export const SPAS_AND_HALLS: readonly Motif[] = [
  card(
    2460,
    'spa-les-bains-de-deauville',
    { scene: 'spa', palette: 'doree', seed: 'bains-deauville' },
    words(
      'Les Bains de Deauville',
      'Bassin sous une suite d’arches rondes, ouvert au bout sur le soleil',
      'Pool beneath a run of round arches, open at the end on the sun',
    ),
    [0.5, 0.58],
  ),
  card(
    2461,
    'spa-spa-du-palmarium',
    {
      scene: 'baths',
      bath: 'outdoor',
      view: 'palms',
      palette: 'doree',
      decor: HOUSES.palmarium,
      seed: 'spa-palmarium',
    },
    words(
      'Spa du Palmarium',
      'Bassin en plein air, transats pétrole et palmiers au bord de la baie',
      'Open-air pool, petrol-blue loungers and palms by the bay',
    ),
  ),
  card(
    2462,
    'spa-thalasso-la-baie',
    {
      scene: 'baths',
      bath: 'rotunda',
      view: 'bay',
      palette: 'zenith',
      decor: HOUSES.baie,
      calm: true,
      seed: 'thalasso',
    },
    words(
      'Thalasso La Baie',
      'Bassin rond d’eau de mer sous verrière, cols-de-cygne, transats jaunes, la baie et un pin dehors',
      'Round seawater pool in a bow of glass, swan-necked spouts, yellow loungers, the bay and a pine outside',
    ),
  ),
  card(
    2463,
    'spa-spa-imperial',
    { scene: 'baths', bath: 'hammam', palette: 'doree', decor: HOUSES.eperon, seed: 'spa-imperial' },
    words(
      'Spa impérial',
      'Hammam sous une coupole percée d’étoiles, dalle chaude à huit côtés',
      'Hammam beneath a dome pierced with stars, a warm eight-sided slab',
    ),
  ),
  card(
    2464,
    'spa-les-thermes-du-lac',
    { scene: 'baths', bath: 'columns', view: 'lake', palette: 'matin', decor: HOUSES.lac, calm: true, seed: 'thermes' },
    words(
      'Les Thermes du Lac',
      'Bassin thermal entre deux rangs de colonnes, le lac derrière la verrière',
      'Thermal pool between two rows of columns, the lake behind the glass',
    ),
  ),
  card(
    2465,
    'spa-spa-du-glacier',
    { scene: 'baths', bath: 'snow', view: 'peaks', palette: 'neige', decor: HOUSES.meleze, seed: 'spa-glacier' },
    words(
      'Spa du Glacier',
      'Bassin fumant dans la neige, transats rouges, sapins et sommets',
      'Steaming pool in the snow, red loungers, firs and peaks',
    ),
  ),
  card(
    2466,
    'seminaire-salon-des-planches',
    {
      scene: 'meeting',
      seating: 'horseshoe',
      view: 'beach',
      palette: 'doree',
      decor: HOUSES.colombages,
      seed: 'salon-planches',
    },
    words(
      'Salon des Planches',
      'Longue table en U nappée de blanc, écran au mur et fenêtres sur la plage',
      'Long U-shaped table in white cloths, a screen on the wall and windows on the beach',
    ),
  ),
  card(
    2467,
    'seminaire-centre-de-la-croisette',
    {
      scene: 'meeting',
      seating: 'rows',
      view: 'palms',
      palette: 'zenith',
      decor: HOUSES.palmarium,
      seed: 'centre-croisette',
    },
    words(
      'Centre de la Croisette',
      'Rangs de chaises devant une scène en éventail, palmiers dans les hautes fenêtres',
      'Rows of chairs before a fan-shaped stage, palms in the tall windows',
    ),
  ),
  card(
    2468,
    'seminaire-espace-presqu-ile',
    {
      scene: 'meeting',
      seating: 'rounds',
      view: 'bay',
      palette: 'matin',
      decor: HOUSES.baie,
      calm: true,
      seed: 'presqu-ile',
    },
    words(
      'Espace Presqu’île',
      'Tables rondes dressées, chaises corail et quatre fenêtres cintrées sur la baie',
      'Round tables laid, coral chairs and four arched windows on the bay',
    ),
  ),
  card(
    2469,
    'seminaire-salons-du-phare',
    {
      scene: 'meeting',
      seating: 'board',
      view: 'dunes',
      palette: 'zenith',
      decor: HOUSES.dunes,
      mirror: true,
      calm: true,
      seed: 'salons-phare',
    },
    words(
      'Salons du Phare',
      'Table ovale du conseil devant une baie vitrée sur les dunes et le phare',
      'Oval boardroom table before a wide window on the dunes and the lighthouse',
    ),
  ),
  card(
    2470,
    'seminaire-rotonde-du-lac',
    { scene: 'meeting', seating: 'rotunda', view: 'lake', palette: 'doree', decor: HOUSES.lac, seed: 'rotonde-lac' },
    words(
      'Rotonde du Lac',
      'Salle ronde sous une coupole à côtes, chaises en cercle et lac aux fenêtres',
      'Round hall beneath a ribbed dome, chairs in a ring and the lake in the windows',
    ),
  ),
  card(
    2471,
    'seminaire-salon-imperatrice',
    {
      scene: 'meeting',
      seating: 'cocktail',
      view: 'waves',
      palette: 'crepuscule',
      decor: HOUSES.eperon,
      seed: 'salon-imperatrice',
    },
    words(
      'Salon Impératrice',
      'Tables hautes et buffet pour un cocktail, lustres et vagues au soleil couchant',
      'High tables and a buffet for drinks, chandeliers, and waves at sunset',
    ),
  ),
  card(
    2472,
    'mariage',
    { scene: 'wedding', palette: 'matin', seed: 'mariage' },
    words(
      'Un mariage face à la mer',
      'Deux mariés de dos sous une arche de fleurs, entre les chaises blanches et la mer',
      'A bride and groom from behind under an arch of flowers, white chairs and the sea',
    ),
    [0.5, 0.52],
  ),
  card(
    2473,
    'bal',
    { scene: 'ballroom', palette: 'doree', seed: 'bal' },
    words(
      'Le bal',
      'Cinq couples valsent sous les lustres, l’orchestre devant un éventail doré',
      'Five couples waltz beneath chandeliers, the orchestra before a gilded fan',
    ),
  ),
  card(
    2474,
    'plan-de-la-suite',
    { scene: 'plan', palette: 'doree', seed: 'plan-suite' },
    words(
      'Plan de la suite',
      'Plan d’une suite sur fond bleu : chambre, salon, salle de bains et balcon',
      'Floor plan of a suite on a blue ground: bedroom, sitting area, bathroom and balcony',
    ),
  ),
]

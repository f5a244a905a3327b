import { HOUSES } from './interiors/houses.ts'
import { type Motif, words } from './motif.ts'
import { card } from './motifs-interiors-card.ts'

/** Inks of the restaurants that belong to no hotel. */
const REGATTA = { ...HOUSES.baie, curtain: '#1d4a7a', cloth: '#d8603a' }
const MARKET = {
  ...HOUSES.colombages,
  wall: '#f6e3b4',
  shade: '#d9a566',
  curtain: '#1d6b4f',
  cloth: '#d8603a',
  rug: '#b0704a',
}
const ADMIRAL = { ...HOUSES.emeraude, curtain: '#17355c', rug: '#17355c', cloth: '#d8603a' }
const WINTER = { ...HOUSES.lac, wall: '#f4e6c0', curtain: '#1d6b4f', rug: '#2a7a68', cloth: '#c8603a', wood: '#e3c79a' }
const BASQUE = { ...HOUSES.eperon, curtain: '#b4321f', cloth: '#b4321f' }

/** Restaurants. */
export const RESTAURANTS: readonly Motif[] = [
  card(
    2440,
    'restaurant-la-criee',
    { scene: 'table', view: 'beach', palette: 'zenith', seed: 'criee' },
    words(
      'La Criée',
      'Table pour deux sous le store rouge, sole et vin blanc, voiliers devant la plage',
      'Table for two beneath a red awning, sole and white wine, sails off the beach',
    ),
  ),
  card(
    2441,
    'restaurant-le-paddock',
    {
      scene: 'dining',
      setting: 'tack-room',
      view: 'racecourse',
      palette: 'doree',
      decor: HOUSES.courses,
      calm: true,
      seed: 'paddock',
    },
    words(
      'Le Paddock',
      'Ancienne sellerie, selles au-dessus du comptoir, tables dans les box, porte sur l’hippodrome',
      'Old tack room, saddles over the counter, tables in the boxes, a door on the racecourse',
    ),
  ),
  card(
    2442,
    'restaurant-la-table-du-palmarium',
    {
      scene: 'dining',
      setting: 'brasserie',
      view: 'palms',
      palette: 'crepuscule',
      decor: HOUSES.palmarium,
      seed: 'table-palmarium',
    },
    words(
      'La Table du Palmarium',
      'Salle pêche et pétrole aux globes allumés, bougies et palmiers au soleil couchant',
      'Peach and petrol-blue dining room with lit globes, candles, and palms at sunset',
    ),
  ),
  card(
    2443,
    'restaurant-le-ponton',
    { scene: 'dining', setting: 'jetty', view: 'palms', palette: 'zenith', decor: HOUSES.estelle, seed: 'ponton' },
    words(
      'Le Ponton',
      'Long ponton sur la baie, tables et parasols bleus des deux côtés, gril qui fume au bout',
      'Long jetty on the bay, tables and blue parasols on both sides, a grill smoking at its end',
    ),
  ),
  card(
    2444,
    'restaurant-la-saline',
    {
      scene: 'dining',
      setting: 'bay-window',
      view: 'bay',
      palette: 'doree',
      decor: HOUSES.baie,
      calm: true,
      seed: 'saline',
    },
    words(
      'La Saline',
      'Longue salle vitrée sur la baie, tables nappées, sept sels sur le buffet et un bar en croûte',
      'Long room glazed on the bay, tables in white cloths, seven salts on the sideboard and a bass in its crust',
    ),
  ),
  card(
    2445,
    'restaurant-le-bar-des-regates',
    { scene: 'dining', setting: 'sail-loft', view: 'harbour', palette: 'crepuscule', decor: REGATTA, seed: 'regates' },
    words(
      'Le Bar des Régates',
      'Ancien hangar à voiles, spinnakers sous les poutres, coque retournée pour comptoir, portail ouvert sur les mâts',
      'Old sail loft, spinnakers beneath the beams, an upturned hull for a bar, the gate open on the masts',
    ),
  ),
  card(
    2446,
    'restaurant-le-comptoir-des-oyats',
    {
      scene: 'dining',
      setting: 'counter',
      view: 'dunes',
      palette: 'zenith',
      decor: HOUSES.dunes,
      mirror: true,
      seed: 'comptoir-oyats',
    },
    words(
      'Le Comptoir des Oyats',
      'Bar rouge brique, étagères de bouteilles, petites tables et dunes à la fenêtre',
      'Brick-red bar with shelves of bottles, small tables, and dunes in the window',
    ),
  ),
  card(
    2447,
    'restaurant-la-halle',
    { scene: 'dining', setting: 'hall', view: 'pines', palette: 'matin', decor: MARKET, seed: 'halle' },
    words(
      'La Halle',
      'Tables au milieu d’une halle de fer vert, étals de fruits et auvents rayés',
      'Tables down the middle of a green iron hall, fruit stalls and striped awnings',
    ),
  ),
  card(
    2448,
    'restaurant-l-amiral',
    {
      scene: 'dining',
      setting: 'corner',
      view: 'cliff',
      palette: 'zenith',
      decor: ADMIRAL,
      calm: true,
      seed: 'amiral',
    },
    words(
      'L’Amiral',
      'Salle d’angle bleu marine et menthe, vitrée sur deux côtés, la mer et la falaise dehors',
      'Navy and mint corner room, glazed on two sides, the sea and the cliff outside',
    ),
  ),
  card(
    2449,
    'restaurant-la-terrasse-des-tentes',
    {
      scene: 'dining',
      setting: 'canvas',
      view: 'tents',
      palette: 'doree',
      decor: HOUSES.emeraude,
      calm: true,
      seed: 'tentes',
    },
    words(
      'La Terrasse des Tentes',
      'Tables sous une toile rayée au bord du sable, galettes sur leurs plaques, tentes de plage et falaise',
      'Tables beneath striped canvas at the edge of the sand, galettes on their irons, beach tents and the cliff',
    ),
  ),
  card(
    2450,
    'restaurant-le-debarcadere',
    { scene: 'dining', setting: 'quay', view: 'lake', palette: 'crepuscule', decor: HOUSES.lac, seed: 'debarcadere' },
    words(
      'Le Débarcadère',
      'Terrasse sur l’eau au crépuscule, lampions, bougies et pavillon du lac',
      'Terrace over the water at dusk, lanterns, candles and the lake pavilion',
    ),
  ),
  card(
    2451,
    'restaurant-le-jardin-d-hiver',
    {
      scene: 'dining',
      setting: 'glasshouse',
      view: 'springs',
      palette: 'zenith',
      decor: WINTER,
      calm: true,
      seed: 'jardin-hiver',
    },
    words(
      'Le Jardin d’Hiver',
      'Jardin d’hiver sous des arceaux de fer, palmiers en pot et tables nappées',
      'Winter garden beneath iron hoops, potted palms and tables in white cloths',
    ),
  ),
  card(
    2452,
    'restaurant-la-rhune',
    { scene: 'dining', setting: 'inn', view: 'mountain', palette: 'doree', decor: BASQUE, seed: 'rhune' },
    words(
      'La Rhune',
      'Auberge basque aux volets rouges, tables sous la treille et montagne au fond',
      'Basque inn with red shutters, tables under the vine and a mountain beyond',
    ),
  ),
  card(
    2453,
    'restaurant-le-port-vieux',
    {
      scene: 'dining',
      setting: 'hut',
      view: 'rock',
      palette: 'doree',
      decor: HOUSES.eperon,
      calm: true,
      seed: 'port-vieux',
    },
    words(
      'Le Port-Vieux',
      'Cabane de pêcheur au store rayé, tabourets et tonneaux, le rocher et sa passerelle derrière',
      'Fishermen’s hut with a striped awning, stools and barrels, the rock and its footbridge behind',
    ),
  ),
  card(
    2454,
    'restaurant-la-table-du-meleze',
    {
      scene: 'dining',
      setting: 'chalet',
      view: 'peaks',
      palette: 'crepuscule',
      decor: HOUSES.meleze,
      mirror: true,
      seed: 'table-meleze',
    },
    words(
      'La Table du Mélèze',
      'Salle de chalet aux bougies, grande cheminée de pierre et sommets au soir',
      'Candlelit chalet dining room, a great stone hearth and peaks at nightfall',
    ),
  ),
  card(
    2455,
    'restaurant-le-refuge-du-glacier',
    { scene: 'dining', setting: 'refuge', view: 'peaks', palette: 'neige', decor: HOUSES.meleze, seed: 'refuge' },
    words(
      'Le Refuge du Glacier',
      'Cabane de pierre sous la neige, transats au soleil, skis plantés et sommets au fond',
      'Stone hut under snow, deckchairs in the sun, skis in the snow and peaks beyond',
    ),
  ),
]

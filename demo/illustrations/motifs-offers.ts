import { type Motif, motif, words } from './motif.ts'

/** Offers, and the square pictures of the Instagram feed. */
export const OFFERS: readonly Motif[] = [
  motif(
    2730,
    'offre-deux-nuits-et-un-bain',
    { scene: 'poolside', palette: 'doree', seed: 'poolside' },
    words(
      'Deux nuits et un bain',
      'Chaussons et serviettes pliées au bord d’un bassin, le soir',
      'Slippers and folded towels at the edge of a pool in the evening',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.75] }],
  ),
  motif(
    2731,
    'offre-journee-aux-courses',
    { scene: 'race-day', palette: 'zenith', seed: 'race-day' },
    words(
      'Journée aux courses',
      'Jumelles de cuir, chapeau de paille et cocarde devant la piste',
      'Leather binoculars, straw hat and rosette before the racecourse',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.7] }],
  ),
  motif(
    2732,
    'offre-huitres-et-champagne',
    { scene: 'oysters', palette: 'crepuscule', seed: 'offre-huitres', mirror: true },
    words(
      'Huîtres et champagne',
      'Huîtres sur glace, citron et deux coupes devant un disque de couchant',
      'Oysters on ice, lemon and two coupes before a disc of sunset',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.55, 0.71] }],
  ),
  motif(
    2733,
    'offre-trois-nuits-a-cannes',
    { scene: 'mimosa', palette: 'zenith', seed: 'mimosa' },
    words(
      'Trois nuits à Cannes',
      'Bouquet de mimosa dans une cruche bleue, sur un rebord face à la baie',
      'Mimosa in a blue jug on a sill facing the bay',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.5] }],
  ),
  motif(
    2734,
    'offre-semaine-thalasso',
    { scene: 'thalasso', palette: 'matin', seed: 'thalasso' },
    words(
      'Semaine thalasso',
      'Galets en équilibre, coquille, bol d’algues et serviette roulée face à la mer',
      'Balanced pebbles, a shell, a bowl of seaweed and a rolled towel by the sea',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.7] }],
  ),
  motif(
    2735,
    'offre-week-end-char-a-voile',
    { scene: 'sand-wheel', palette: 'zenith', seed: 'sand-wheel' },
    words(
      'Week-end char à voile',
      'Grande roue de char à voile et sa trace sur le sable mouillé',
      'Large wheel of a land yacht and its track on wet sand',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.6, 0.6] }],
  ),
  motif(
    2736,
    'offre-vue-sur-l-emeraude',
    { scene: 'breakfast-tray', palette: 'matin', seed: 'breakfast-tray' },
    words(
      'Vue sur l’émeraude',
      'Plateau de petit déjeuner devant une fenêtre ouverte sur une mer verte',
      'Breakfast tray before a window open on a green sea',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.75] }],
  ),
  motif(
    2737,
    'offre-nuit-au-bord-du-lac',
    { scene: 'lake-key', palette: 'nuit', seed: 'lake-key' },
    words(
      'Nuit au bord du lac',
      'Clé et porte-clé à gland sous une lampe, la lune sur le lac',
      'Key with a tasselled tag under a lamp, the moon on the lake',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.61] }],
  ),
  motif(
    2738,
    'offre-surf-et-spa',
    { scene: 'surf-and-spa', palette: 'doree', seed: 'surf-and-spa' },
    words(
      'Surf et spa',
      'Deux planches et un peignoir contre un mur de carreaux, des serviettes sur le seuil',
      'Two surfboards and a robe against a tiled wall, towels on the threshold',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.6] }],
  ),
  motif(
    2739,
    'offre-premieres-neiges',
    { scene: 'planted-skis', palette: 'neige', seed: 'planted-skis' },
    words(
      'Premières neiges',
      'Skis plantés dans la neige fraîche, un bonnet à pompon sur l’un d’eux',
      'Skis planted in fresh snow, a bobble hat on one of them',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.23] }],
  ),
  motif(
    2740,
    'offre-table-et-spectacle',
    { scene: 'tickets', palette: 'nuit', seed: 'tickets' },
    words(
      'Table et spectacle',
      'Deux billets, des jumelles de théâtre et une coupe devant un rideau rouge',
      'Two tickets, opera glasses and a coupe before a red curtain',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.61] }],
  ),
  motif(
    2741,
    'offre-deux-nuits-au-grand-vent',
    { scene: 'before-season', palette: 'matin', seed: 'before-season' },
    words(
      'Deux nuits au grand vent',
      'Deux transats vides et un parasol fermé sur une plage déserte, une mouette à côté',
      'Two empty deckchairs and a closed parasol on a bare beach, a gull beside',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.7] }],
  ),
  motif(
    2760,
    'insta-1',
    { scene: 'lone-parasol', palette: 'zenith', seed: 'lone-parasol' },
    words(
      'Un parasol',
      'Parasol rayé rouge et blanc, son ombre allongée sur le sable',
      'Red-and-white striped parasol, its long shadow on the sand',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.46, 0.5] }],
  ),
  motif(
    2761,
    'insta-2',
    { scene: 'rail-glass', palette: 'doree', seed: 'rail-glass' },
    words(
      'Une coupe face à la mer',
      'Coupe de champagne sur une balustrade, un voilier derrière',
      'Coupe of champagne on a balustrade, a sail behind',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.42, 0.4] }],
  ),
  motif(
    2762,
    'insta-3',
    { scene: 'felt-chips', palette: 'nuit', seed: 'felt-chips' },
    words(
      'Jetons',
      'Piles de jetons rouges, jaunes, bleus et noirs sur un tapis vert',
      'Stacks of red, yellow, blue and black chips on green felt',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.55, 0.5] }],
  ),
  motif(
    2763,
    'insta-4',
    { scene: 'key-on-table', palette: 'zenith', seed: 'key-on-table' },
    words(
      'La clé',
      'Clé de laiton et porte-clé rouge à gland sur une nappe rayée bleue',
      'Brass key and tasselled red tag on a blue striped cloth',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.5, 0.5] }],
  ),
  motif(
    2764,
    'insta-5',
    { scene: 'tiled-slippers', palette: 'matin', seed: 'tiled-slippers' },
    words(
      'Les chaussons',
      'Paire de chaussons blancs sur un carrelage, à l’angle d’un bassin',
      'Pair of white slippers on tiles, at the corner of a pool',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.58, 0.6] }],
  ),
  motif(
    2765,
    'insta-6',
    { scene: 'shell-on-sand', palette: 'doree', seed: 'shell-on-sand' },
    words(
      'Une coquille',
      'Coquille Saint-Jacques rose au bord de l’écume',
      'Pink scallop shell at the edge of the foam',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.56, 0.55] }],
  ),
  motif(
    2766,
    'insta-7',
    { scene: 'bar-cocktail', palette: 'doree', seed: 'bar-cocktail' },
    words(
      'Un cocktail',
      'Cocktail rouge, olive et tranche d’orange devant un disque d’or',
      'Red cocktail with olive and orange slice before a golden disc',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.46, 0.5] }],
  ),
  motif(
    2767,
    'insta-8',
    { scene: 'red-sail', palette: 'crepuscule', seed: 'red-sail' },
    words(
      'Une voile rouge',
      'Voilier à voile rouge sur une mer violette, au crépuscule',
      'Boat with a red sail on a violet sea at dusk',
    ),
    [{ ratio: '1:1', size: 'card', look: [0.52, 0.55] }],
  ),
]

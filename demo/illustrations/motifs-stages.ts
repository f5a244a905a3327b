import { type Motif, motif, words } from './motif.ts'
import { SHOWS } from './motifs-shows.ts'
import { TOURNAMENTS } from './motifs-tournaments.ts'

/** Games, shows, tournaments and events. */
export const STAGES: readonly Motif[] = [
  motif(
    2800,
    'jeu-roulette',
    { scene: 'roulette', palette: 'nuit', seed: 'jeu-roulette', mirror: true },
    words(
      'La roulette',
      'Cylindre de roulette vu de près, la bille dans sa course, tapis à damier derrière',
      'Roulette wheel close to, the ball on its run, a chequered layout behind',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.6] }],
  ),
  motif(
    2801,
    'jeu-machines',
    { scene: 'slots', palette: 'crepuscule', seed: 'jeu-machines', mirror: true },
    words(
      'Les machines à sous',
      'Deux rangées de machines à sous mènent vers une lumière violette et dorée',
      'Two banks of slot machines lead to a violet and golden light',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.6, 0.5] }],
  ),
  motif(
    2802,
    'jeu-poker',
    { scene: 'poker', palette: 'crepuscule', seed: 'jeu-poker' },
    words(
      'Le poker',
      'Table de poker sous une lampe, deux as en main et des jetons empilés',
      'Poker table under a lamp, two aces in hand and stacked chips',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.65] }],
  ),
  motif(
    2803,
    'jeu-black-jack',
    { scene: 'blackjack', palette: 'nuit', seed: 'blackjack' },
    words(
      'Le black jack',
      'As et roi sur un tapis bleu, le sabot et les piles de jetons au fond',
      'Ace and king on blue felt, the shoe and stacks of chips beyond',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.7] }],
  ),
  ...SHOWS,
  ...TOURNAMENTS,
  motif(
    2850,
    'evenement-grand-prix-de-deauville',
    { scene: 'race-finish', palette: 'zenith', seed: 'race-finish' },
    words(
      'Grand Prix de Deauville',
      'Cinq chevaux au galop passent le poteau d’arrivée devant les tribunes',
      'Five galloping horses pass the winning post before the stands',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.52] }],
  ),
  motif(
    2851,
    'evenement-bal-des-planches',
    { scene: 'boards-ball', palette: 'crepuscule', seed: 'boards-ball' },
    words(
      'Bal des Planches',
      'Couples dansant sur les planches sous des lampions, près des cabines de bain',
      'Couples dancing on the boards under lanterns, by the bathing cabins',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.53] }],
  ),
  motif(
    2852,
    'evenement-feu-d-artifice-de-la-baie',
    { scene: 'fireworks', palette: 'nuit', seed: 'fireworks' },
    words(
      'Feu d’artifice de la baie',
      'Bouquets rouges et dorés au-dessus d’une baie, le public en silhouette',
      'Red and golden bursts above a bay, the crowd in silhouette',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.35] }],
  ),
  motif(
    2853,
    'evenement-enduro-des-sables',
    { scene: 'sand-enduro', palette: 'doree', seed: 'sand-enduro' },
    words(
      'Enduro des sables',
      'Motos qui sautent les dunes au-dessus de la plage, la mer à l’horizon',
      'Motorcycles leaping the dunes above the beach, sea on the horizon',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.37] }],
  ),
  motif(
    2854,
    'evenement-nuit-du-cinema-a-dinard',
    { scene: 'beach-cinema', palette: 'crepuscule', seed: 'beach-cinema' },
    words(
      'Nuit du cinéma à Dinard',
      'Film projeté sur la plage, rangs de transats et tentes rayées dans la nuit',
      'Film shown on the beach, rows of deckchairs and striped tents at night',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.31] }],
  ),
  motif(
    2855,
    'evenement-regates-du-vernis',
    { scene: 'spinnakers', palette: 'zenith', seed: 'spinnakers' },
    words(
      'Régates du vernis',
      'Cinq voiliers sous spi, voiles rondes rouges, vertes et jaunes, près d’une bouée',
      'Five boats under spinnaker, round red, green and yellow sails, near a buoy',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.35, 0.5] }],
  ),
  motif(
    2856,
    'evenement-marche-flottant-du-lac',
    {
      scene: 'floating-market',
      palette: 'nuit',
      seed: 'floating-market',
      inks: { sky: ['#0b1533', '#1c3462', '#4f5f86', '#e0a07a'], sea: ['#08142c', '#14305a', '#35588a', '#a98a92'] },
    },
    words(
      'Marché flottant du lac',
      'Huit barques en étals le long d’une jetée à lampions, lanterne au mât, le casino éclairé et la lune sur le lac',
      'Eight boats as stalls along a jetty hung with lights, a lantern at each mast, the lit casino and moon on the lake',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.62] }],
  ),
  motif(
    2857,
    'evenement-fete-du-surf',
    { scene: 'surf-party', palette: 'doree', seed: 'surf-party' },
    words(
      'Fête du surf',
      'Sept planches plantées dans le sable sous une guirlande de fanions',
      'Seven boards planted in the sand under a string of pennants',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.6] }],
  ),
  motif(
    2858,
    'evenement-flambeaux-de-courchevel',
    { scene: 'torches', palette: 'nuit', seed: 'torches' },
    words(
      'Flambeaux de Courchevel',
      'Ruban de flambeaux qui descend la montagne de nuit, vers un village éclairé',
      'Ribbon of torches winding down the mountain at night to a lit village',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.55] }],
  ),
  motif(
    2859,
    'evenement-bal-masque-de-cannes',
    { scene: 'masked-ball', palette: 'crepuscule', seed: 'masked-ball' },
    words(
      'Bal masqué de Cannes',
      'Loup blanc à plumes devant des fenêtres en arc, palmiers et danseurs',
      'White half-mask with plumes before arched windows, palms and dancers',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.6] }],
  ),
]

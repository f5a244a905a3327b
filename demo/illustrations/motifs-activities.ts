import { type Motif, motif, words } from './motif.ts'
import { OFFERS } from './motifs-offers.ts'

/** Activities and offers, with the feed. */
export const ACTIVITIES: readonly Motif[] = [
  motif(
    2700,
    'activite-promenade-a-cheval',
    { scene: 'beach-ride', palette: 'matin', seed: 'beach-ride', inks: { roof: ['#a8502f', '#7a3a34', '#4a2730'] } },
    words(
      'Promenade à cheval',
      'Deux cavaliers longent la mer à marée basse, les cabines de bain au loin',
      'Two riders beside the sea at low tide, bathing cabins in the distance',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.4, 0.49] }],
  ),
  motif(
    2701,
    'activite-golf-des-falaises',
    { scene: 'golf', palette: 'zenith', seed: 'golf-activite' },
    words(
      'Golf des falaises',
      'Golfeur en fin de geste sur un green au-dessus de la mer, devant une falaise percée',
      'Golfer finishing a swing on a green above the sea, before a pierced cliff',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.75, 0.61] }],
  ),
  motif(
    2702,
    'activite-sortie-aux-iles',
    { scene: 'island-trip', palette: 'zenith', seed: 'island-trip', inks: { accent: '#e2472f' } },
    words(
      'Sortie aux îles',
      'Canot verni en route vers une île de pins parasols et son fort blanc',
      'Varnished launch heading for an island of umbrella pines and its white fort',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.55, 0.68] }],
  ),
  motif(
    2703,
    'activite-marche-forville',
    { scene: 'market', palette: 'doree', seed: 'market' },
    words(
      'Marché Forville',
      'Étal de tomates, de citrons et d’artichauts, fleurs en seaux et poissons sur la glace',
      'Stall of tomatoes, lemons and artichokes, buckets of flowers and fish on ice',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.6] }],
  ),
  motif(
    2704,
    'activite-voile-dans-la-baie',
    { scene: 'sailing', palette: 'doree', seed: 'voile', mirror: true },
    words(
      'Voile dans la baie',
      'Deux voiliers gîtent dans la baie, l’équipage au rappel, face au soleil bas',
      'Two sailing boats heel across the bay, crews leaning out, into a low sun',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.73] }],
  ),
  motif(
    2705,
    'activite-marais-salants-a-velo',
    { scene: 'salt-marsh', palette: 'doree', seed: 'salt-marsh' },
    words(
      'Les marais salants à vélo',
      'Deux cyclistes sur une digue, entre les œillets et les tas de sel blanc',
      'Two cyclists on a dyke between salt pans and heaps of white salt',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.75, 0.61] }],
  ),
  motif(
    2706,
    'activite-char-a-voile',
    { scene: 'sand-yachts', palette: 'zenith', seed: 'sand-yachts' },
    words(
      'Char à voile',
      'Quatre chars à voile roulent l’un derrière l’autre sur la plage mouillée',
      'Four land yachts run one behind another along the wet beach',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.8] }],
  ),
  motif(
    2707,
    'activite-foret-a-velo',
    { scene: 'forest-ride', palette: 'zenith', seed: 'forest-ride' },
    words(
      'La forêt à vélo',
      'Deux vélos sur un sentier de sable, entre de hauts troncs de pins',
      'Two bicycles on a sandy path among tall pine trunks',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.63] }],
  ),
  motif(
    2708,
    'activite-chemin-de-ronde',
    { scene: 'cliff-path', palette: 'zenith', seed: 'cliff-path', mirror: true },
    words(
      'Le chemin de ronde',
      'Promeneurs sur un sentier en corniche, au-dessus d’une mer vert émeraude',
      'Walkers on a path along the cliff, above an emerald-green sea',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.25, 0.67] }],
  ),
  motif(
    2709,
    'activite-kayak-sur-la-rance',
    { scene: 'kayak', palette: 'matin', seed: 'kayak' },
    words(
      'Kayak sur la Rance',
      'Kayak rouge à deux places entre les rives boisées, le moulin à marée au fond',
      'Red two-seat kayak between wooded banks, a tide mill behind',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.53, 0.59] }],
  ),
  motif(
    2710,
    'activite-aviron-sur-le-lac',
    { scene: 'rowing', palette: 'matin', seed: 'rowing', inks: { roof: ['#b5502f', '#8a3540', '#5a2740'] } },
    words(
      'Aviron sur le lac',
      'Quatre rameurs sur une yole, le casino et les arbres reflétés dans le lac',
      'Four rowers in a scull, casino and trees mirrored in the lake',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.55, 0.58] }],
  ),
  motif(
    2711,
    'activite-tennis-au-club',
    { scene: 'tennis', palette: 'zenith', seed: 'tennis-club', mirror: true },
    words(
      'Tennis au club',
      'Service sur un court de terre battue, pavillon blanc et haie fleurie au fond',
      'A serve on a clay court, white pavilion and flowering hedge beyond',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.6, 0.59] }],
  ),
  motif(
    2712,
    'activite-ecole-de-surf',
    { scene: 'surf-lesson', palette: 'zenith', seed: 'surf-lesson' },
    words(
      'École de surf',
      'Surfeur debout sur une vague qui se brise, deux élèves au bord, un phare au loin',
      'Surfer standing on a breaking wave, two learners inshore, a lighthouse beyond',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.4, 0.47] }],
  ),
  motif(
    2713,
    'activite-atelier-chocolat',
    { scene: 'chocolate', palette: 'matin', seed: 'chocolate' },
    words(
      'Atelier chocolat',
      'Chocolat fondu versé d’une casserole de cuivre dans un moule de bonbons',
      'Melted chocolate poured from a copper pan into a tray of moulds',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.67] }],
  ),
  motif(
    2714,
    'activite-premiere-trace',
    { scene: 'first-track', palette: 'neige', seed: 'first-track' },
    words(
      'Première trace',
      'Skieur qui trace la première courbe sur une pente vierge, au lever du jour',
      'Skier drawing the first curve on an untouched slope at daybreak',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.4, 0.67] }],
  ),
  motif(
    2715,
    'activite-chiens-de-traineau',
    { scene: 'sled-dogs', palette: 'neige', seed: 'sled-dogs', mirror: true },
    words(
      'Chiens de traîneau',
      'Six chiens attelés tirent un traîneau sur un plateau enneigé',
      'Six dogs in harness pull a sledge across a snowy plateau',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.61] }],
  ),
  ...OFFERS,
]

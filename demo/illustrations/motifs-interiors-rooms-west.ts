import { HOUSES } from './interiors/houses.ts'
import { type Motif, words } from './motif.ts'
import { card } from './motifs-interiors-card.ts'

/** Rooms of the hotels at La Baule, Le Touquet and Dinard. */
export const ROOMS_OF_THE_WEST: readonly Motif[] = [
  card(
    2414,
    'chambre-la-baie-doree-chambre-ocean',
    {
      scene: 'room',
      layout: 'balcony',
      view: 'bay',
      palette: 'zenith',
      decor: HOUSES.baie,
      seed: 'la-baie-doree-chambre-ocean',
      calm: true,
    },
    words(
      'Chambre Océan, La Baie dorée',
      'Murs vert d’eau, fenêtres ouvertes sur la longue plage en croissant et un pin parasol',
      'Pale sea-green walls, windows open on the long crescent beach and an umbrella pine',
    ),
  ),
  card(
    2415,
    'chambre-la-baie-doree-chambre-des-pins',
    {
      scene: 'room',
      layout: 'twin',
      view: 'pines',
      palette: 'doree',
      decor: HOUSES.baie,
      seed: 'la-baie-doree-chambre-des-pins',
      mirror: true,
    },
    words(
      'Chambre des Pins, La Baie dorée',
      'Deux lits aux couvertures corail, la mer vue entre les troncs des pins',
      'Two beds with coral throws, the sea seen between the trunks of the pines',
    ),
  ),
  card(
    2416,
    'chambre-la-baie-doree-suite-de-la-rotonde',
    {
      scene: 'room',
      layout: 'bow',
      view: 'bay',
      palette: 'matin',
      decor: HOUSES.baie,
      seed: 'la-baie-doree-suite-de-la-rotonde',
    },
    words(
      'Suite de la Rotonde, La Baie dorée',
      'Rotonde vitrée sur la baie, banquette, table du petit déjeuner et rideaux jaunes',
      'Glazed rotunda on the bay with a window seat, breakfast table and yellow curtains',
    ),
  ),
  card(
    2417,
    'chambre-le-pavillon-des-dunes-chambre-oyats',
    {
      scene: 'room',
      layout: 'corner',
      view: 'dunes',
      palette: 'doree',
      decor: HOUSES.dunes,
      seed: 'le-pavillon-des-dunes-chambre-oyats',
      mirror: true,
    },
    words(
      'Chambre Oyats, Le Pavillon des Dunes',
      'Chambre bleu ciel aux rideaux brique, fauteuils devant les dunes, les oyats et le phare',
      'Sky-blue room with brick-red curtains, armchairs before the dunes, the marram grass and the lighthouse',
    ),
  ),
  card(
    2418,
    'chambre-le-pavillon-des-dunes-chambre-foret',
    {
      scene: 'room',
      layout: 'attic',
      view: 'forest',
      palette: 'matin',
      decor: HOUSES.dunes,
      seed: 'le-pavillon-des-dunes-chambre-foret',
      calm: true,
    },
    words(
      'Chambre Forêt, Le Pavillon des Dunes',
      'Chambre mansardée, cheminée de pierre et fenêtre sur l’allée de la forêt',
      'Attic room with a stone fireplace and a window on the forest ride',
    ),
  ),
  card(
    2419,
    'chambre-le-pavillon-des-dunes-suite-du-phare',
    {
      scene: 'room',
      layout: 'bath',
      view: 'dunes',
      palette: 'zenith',
      decor: HOUSES.dunes,
      seed: 'le-pavillon-des-dunes-suite-du-phare',
      mirror: true,
    },
    words(
      'Suite du Phare, Le Pavillon des Dunes',
      'Baignoire bordeaux devant la fenêtre ronde, le phare rayé au-dessus des dunes',
      'Claret bath before an arched window, the banded lighthouse above the dunes',
    ),
  ),
  card(
    2420,
    'chambre-la-roche-emeraude-chambre-cote',
    {
      scene: 'room',
      layout: 'double',
      view: 'cliff',
      palette: 'matin',
      decor: HOUSES.emeraude,
      seed: 'la-roche-emeraude-chambre-cote',
    },
    words(
      'Chambre Côte, La Roche Émeraude',
      'Chambre vert menthe aux rideaux bruyère, balcon sur la falaise et ses villas',
      'Mint-green room with heather-pink curtains, a balcony on the cliff and its villas',
    ),
  ),
  card(
    2421,
    'chambre-la-roche-emeraude-chambre-saint-enogat',
    {
      scene: 'room',
      layout: 'corner',
      view: 'tents',
      palette: 'zenith',
      decor: HOUSES.emeraude,
      seed: 'la-roche-emeraude-chambre-saint-enogat',
      calm: true,
    },
    words(
      'Chambre Saint-Énogat, La Roche Émeraude',
      'Coin salon devant la plage aux tentes rayées, lit prune et tapis vert',
      'Seats by a window on the striped beach tents, a plum bed and a green rug',
    ),
  ),
  card(
    2422,
    'chambre-la-roche-emeraude-suite-de-la-falaise',
    {
      scene: 'room',
      layout: 'poster',
      view: 'cliff',
      palette: 'doree',
      decor: HOUSES.emeraude,
      seed: 'la-roche-emeraude-suite-de-la-falaise',
      mirror: true,
    },
    words(
      'Suite de la Falaise, La Roche Émeraude',
      'Lit à baldaquin bruyère, grande fenêtre cintrée sur la mer émeraude',
      'Four-poster hung in heather pink, a great arched window on the emerald sea',
    ),
  ),
]

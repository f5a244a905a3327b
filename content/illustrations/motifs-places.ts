import { type Motif, motif, words } from './motif.ts'

/** Towns, hotels and their rooms. */
export const PLACES: readonly Motif[] = [
  motif(
    1001,
    'palace-et-palmiers',
    { scene: 'hotel', palette: 'zenith', seed: 'accueil', style: 'palace', tree: 'palm' },
    words(
      'Palace et palmiers',
      'Palace blanc à rotonde face à une plage de parasols, sous des palmiers et un grand soleil',
      'White palace with a domed corner above a beach of parasols, framed by palm trees in full sun',
    ),
    [
      { ratio: '16:9', look: [0.64, 0.5] },
      { ratio: '4:5', suffix: 'mobile', look: [0.62, 0.48] },
      { ratio: '1.91:1', suffix: 'partage', extension: 'jpg', look: [0.64, 0.5] },
    ],
  ),
  motif(
    1011,
    'deauville-les-planches',
    { scene: 'hotel', palette: 'doree', seed: 'deauville', style: 'norman', tree: 'none', cabins: true },
    words(
      'Deauville, les Planches',
      'Manoir normand à colombages, cabines de bain et parasols le long des Planches de Deauville, au soleil couchant',
      'Half-timbered Norman manor, bathing cabins and parasols along the Deauville boardwalk at sunset',
    ),
    [
      { ratio: '16:9', look: [0.62, 0.52] },
      { ratio: '4:5', suffix: 'mobile', look: [0.6, 0.5] },
      {
        ratio: '3:4',
        suffix: 'affiche',
        palette: 'zenith',
        seed: 'deauville-affiche',
        look: [0.6, 0.5],
        words: words(
          'Deauville, les Planches',
          'Manoir normand, cabines de bain et parasols le long des Planches de Deauville, en plein midi',
          'Norman manor, bathing cabins and parasols along the Deauville boardwalk at midday',
        ),
      },
    ],
  ),
  motif(
    1021,
    'cannes-la-croisette',
    { scene: 'hotel', palette: 'crepuscule', seed: 'cannes', style: 'palace', tree: 'palm' },
    words(
      'Cannes, la Croisette',
      'Palace de la Croisette aux fenêtres allumées entre les palmiers, à la tombée du jour à Cannes',
      'Palace on the Croisette with lit windows between palm trees, at nightfall in Cannes',
    ),
    [{ ratio: '3:4', suffix: 'affiche', look: [0.62, 0.5] }],
  ),
  motif(
    1031,
    'la-baule-la-baie',
    { scene: 'hotel', palette: 'matin', seed: 'la-baule', style: 'palace', tree: 'pine', mirror: true, calm: true },
    words(
      'La Baule, la baie',
      'Grand hôtel au bord de la longue baie de La Baule, sous un pin parasol, au petit matin',
      'Grand hotel on the long bay of La Baule beneath an umbrella pine, early in the morning',
    ),
    [{ ratio: '3:4', suffix: 'affiche', look: [0.38, 0.5] }],
  ),
  motif(
    1041,
    'les-colombages',
    {
      scene: 'hotel',
      palette: 'matin',
      seed: 'colombages',
      style: 'norman',
      tree: 'pine',
      calm: true,
      focal: [0.66, 0.5],
    },
    words(
      'Les Colombages',
      'Façade à pans de bois et pignons de l’hôtel Les Colombages, à Deauville, devant la plage',
      'Timbered gables of the hotel Les Colombages in Deauville, facing the beach',
    ),
    [
      { ratio: '16:9', look: [0.66, 0.5] },
      { ratio: '4:5', suffix: 'mobile', tree: 'none', look: [0.62, 0.5] },
      {
        ratio: '4:3',
        suffix: 'carte',
        palette: 'crepuscule',
        seed: 'colombages-soir',
        mirror: true,
        look: [0.36, 0.5],
        words: words(
          'Les Colombages',
          'L’hôtel Les Colombages à la tombée du jour, ses fenêtres allumées au-dessus de la plage de Deauville',
          'The hotel Les Colombages at nightfall, its windows lit above the beach at Deauville',
        ),
      },
    ],
  ),
  motif(
    1051,
    'la-baie-doree',
    { scene: 'hotel', palette: 'doree', seed: 'baie-doree', style: 'palace', tree: 'pine', mirror: true },
    words(
      'La Baie dorée',
      'L’hôtel La Baie dorée et sa rotonde, à La Baule, entre un pin parasol et la plage, au soleil couchant',
      'The hotel La Baie dorée and its domed corner in La Baule, between an umbrella pine and the beach at sunset',
    ),
    [
      { ratio: '16:9', look: [0.36, 0.5] },
      { ratio: '4:5', suffix: 'mobile', look: [0.38, 0.48] },
      {
        ratio: '4:3',
        suffix: 'carte',
        palette: 'zenith',
        seed: 'baie-midi',
        mirror: false,
        look: [0.64, 0.5],
        words: words(
          'La Baie dorée',
          'L’hôtel La Baie dorée et sa rotonde, à La Baule, sous un pin parasol et le grand soleil de midi',
          'The hotel La Baie dorée and its domed corner in La Baule, beneath an umbrella pine at midday',
        ),
      },
    ],
  ),
  motif(
    1061,
    'colombages-chambre-deauville',
    { scene: 'room', palette: 'zenith', seed: 'chambre-deauville' },
    words(
      'Chambre Deauville',
      'Chambre bleue et blanche ouverte sur la mer, couvre-lit rouge et rideaux assortis',
      'Blue and white bedroom opening on the sea, red bedspread and matching curtains',
    ),
    [{ ratio: '4:3', look: [0.6, 0.5] }],
  ),
  motif(
    1062,
    'colombages-chambre-jardin',
    {
      scene: 'room',
      palette: 'doree',
      seed: 'chambre-jardin',
      layout: 'twin',
      mirror: true,
      inks: { accent: '#1c6f7e' },
    },
    words(
      'Chambre Jardin',
      'Chambre à deux lits aux rideaux bleu pétrole, éclairée par le soleil de fin d’après-midi',
      'Twin bedroom with petrol blue curtains in the late afternoon sun',
    ),
    [{ ratio: '4:3', look: [0.4, 0.5] }],
  ),
  motif(
    1063,
    'colombages-suite-planches',
    { scene: 'room', palette: 'matin', seed: 'suite-planches', layout: 'salon' },
    words(
      'Suite des Planches',
      'Salon de suite aux deux fauteuils devant un balcon sur la mer, au petit matin',
      'Suite sitting room with two armchairs before a balcony over the sea, early in the morning',
    ),
    [{ ratio: '4:3', look: [0.6, 0.5] }],
  ),
  motif(
    1071,
    'baie-chambre-ocean',
    { scene: 'room', palette: 'crepuscule', seed: 'chambre-ocean', mirror: true },
    words(
      'Chambre Océan',
      'Chambre aux tons prune, lit tourné vers l’océan au crépuscule',
      'Plum-toned bedroom, the bed facing the ocean at dusk',
    ),
    [{ ratio: '4:3', look: [0.4, 0.5] }],
  ),
  motif(
    1072,
    'baie-chambre-pins',
    { scene: 'room', palette: 'matin', seed: 'chambre-pins', layout: 'twin', inks: { accent: '#3c7465' } },
    words(
      'Chambre des Pins',
      'Chambre claire à deux lits et rideaux vert pin, fenêtre sur la baie',
      'Light twin bedroom with pine green curtains and a window on the bay',
    ),
    [{ ratio: '4:3', look: [0.6, 0.5] }],
  ),
  motif(
    1073,
    'baie-suite-rotonde',
    { scene: 'room', palette: 'nuit', seed: 'suite-rotonde', layout: 'salon', mirror: true },
    words(
      'Suite de la Rotonde',
      'Salon de suite bleu nuit sous un lustre doré, la lune sur la mer par la fenêtre',
      'Midnight blue suite sitting room beneath a gilt chandelier, the moon on the sea outside',
    ),
    [{ ratio: '4:3', look: [0.4, 0.5] }],
  ),
]

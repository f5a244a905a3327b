import { type Motif, motif, words } from './motif.ts'

/** Shows. */
export const SHOWS: readonly Motif[] = [
  motif(
    2820,
    'spectacle-une-voix-un-piano',
    { scene: 'piano-and-voice', palette: 'nuit', seed: 'piano-and-voice' },
    words(
      'Une voix, un piano',
      'Chanteuse en robe rouge et pianiste dans un cône de lumière, vus du parterre',
      'Singer in a red gown and pianist in a cone of light, seen from the stalls',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.45, 0.4] }],
  ),
  motif(
    2821,
    'spectacle-le-grand-magicien',
    { scene: 'magician', palette: 'nuit', seed: 'magician', inks: { fol: ['#0a1f2c', '#12505a', '#2f8a80'] } },
    words(
      'Le grand magicien',
      'Lapin blanc qui sort d’un haut-de-forme, une main gantée tient la baguette',
      'White rabbit rising from a top hat, a gloved hand holding the wand',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.42, 0.46] }],
  ),
  motif(
    2822,
    'spectacle-nuit-du-jazz',
    { scene: 'jazz-trio', palette: 'crepuscule', seed: 'jazz-trio' },
    words(
      'Nuit du jazz',
      'Contrebasse, saxophone et batterie devant un grand soleil peint',
      'Double bass, saxophone and drums before a great painted sun',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.36] }],
  ),
  motif(
    2823,
    'spectacle-les-valses-de-vienne',
    { scene: 'orchestra', palette: 'doree', seed: 'orchestra' },
    words(
      'Les valses de Vienne',
      'Chef d’orchestre de dos, baguette levée, face aux rangs de violons',
      'Conductor from behind, baton raised, facing rows of violins',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.42] }],
  ),
  motif(
    2824,
    'spectacle-trois-comediens-en-colere',
    {
      scene: 'three-actors',
      palette: 'zenith',
      seed: 'three-actors',
      inks: { wall: ['#fff3d6', '#f3d9a4', '#a98fb0', '#6f5f80'], sand: ['#f0cf9a', '#d9a878', '#9c6a5c'] },
    },
    words(
      'Trois comédiens en colère',
      'Trois comédiens se disputent autour d’une table, leurs ombres grandies sur le mur',
      'Three actors quarrel round a table, their shadows grown large on the wall',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.37] }],
  ),
  motif(
    2825,
    'spectacle-flamenco-puro',
    { scene: 'flamenco', palette: 'doree', seed: 'flamenco' },
    words(
      'Flamenco puro',
      'Danseuse en robe à volants rouges dans une cour ocre, un guitariste assis',
      'Dancer in a red ruffled dress in an ochre yard, a guitarist seated',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.42, 0.4] }],
  ),
  motif(
    2826,
    'spectacle-le-cabaret-des-vagues',
    { scene: 'feathers', palette: 'nuit', seed: 'feathers' },
    words(
      'Le cabaret des vagues',
      'Trois danseuses aux éventails de plumes, entre des vagues de décor',
      'Three dancers with feather fans between painted waves',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.45] }],
  ),
  motif(
    2827,
    'spectacle-quatuor-a-l-heure-bleue',
    { scene: 'quartet', palette: 'nuit', seed: 'quartet' },
    words(
      'Quatuor à l’heure bleue',
      'Deux violons, un alto et un violoncelle devant une haute fenêtre bleue',
      'Two violins, a viola and a cello before a tall blue window',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.55] }],
  ),
  motif(
    2828,
    'spectacle-l-homme-aux-cent-masques',
    { scene: 'mask-wall', palette: 'doree', seed: 'mask-wall', mirror: true },
    words(
      'L’homme aux cent masques',
      'Mur de masques peints et un homme seul qui en tient un à la main',
      'Wall of painted masks and a lone man holding one in his hand',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.35, 0.5] }],
  ),
  motif(
    2829,
    'spectacle-cirque-sur-la-piste',
    { scene: 'circus', palette: 'zenith', seed: 'circus' },
    words(
      'Cirque sur la piste',
      'Écuyère debout sur un cheval, un trapéziste au-dessus de la piste ronde',
      'Rider standing on a horse, a trapeze artist above the round ring',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.48, 0.42] }],
  ),
  motif(
    2830,
    'spectacle-la-diva-et-le-clown',
    { scene: 'diva-and-clown', palette: 'crepuscule', seed: 'diva-and-clown' },
    words(
      'La diva et le clown',
      'Diva en robe dorée et clown blanc, chacun dans son rond de lumière',
      'Diva in a golden gown and white-faced clown, each in a circle of light',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.4] }],
  ),
  motif(
    2831,
    'spectacle-swing-sur-le-lac',
    {
      scene: 'lake-swing',
      palette: 'crepuscule',
      seed: 'lake-swing',
      mirror: true,
      inks: { sky: ['#17325a', '#3b6c8a', '#d98a78', '#fabf86'] },
    },
    words(
      'Swing sur le lac',
      'Orchestre de swing sous une conque blanche, reflétée dans le lac',
      'Swing band in a white shell mirrored in the lake',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.5, 0.5] }],
  ),
  motif(
    2832,
    'spectacle-chansons-de-traverse',
    {
      scene: 'guitar-on-stool',
      palette: 'matin',
      seed: 'guitar-on-stool',
      mirror: true,
      inks: {
        fol: ['#143038', '#1f5a58', '#7fae8a'],
        sea: ['#123c48', '#1f6470', '#7fb0a8', '#d8e3d0'],
        ink: '#0f2230',
      },
    },
    words(
      'Chansons de traverse',
      'Guitare posée sur un tabouret, écharpe rouge et micro dans un seul faisceau',
      'Guitar on a stool, red scarf and microphone in a single beam',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.55, 0.55] }],
  ),
  motif(
    2833,
    'spectacle-ballet-des-neiges',
    { scene: 'ballet-in-snow', palette: 'neige', seed: 'ballet-in-snow' },
    words(
      'Ballet des neiges',
      'Danseuse en arabesque entre des sapins peints, la neige tombe sur la scène',
      'Dancer in arabesque among painted firs, snow falling on the stage',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.42, 0.43] }],
  ),
  motif(
    2890,
    'spectacle-chansons-du-coin-du-feu',
    { scene: 'guitar-on-stool', palette: 'crepuscule', seed: 'fireside-songs', mirror: true },
    words(
      'Chansons du coin du feu',
      'Guitare posée sur un tabouret dans la lumière du soir, avant l’entrée en scène',
      'Guitar on a stool in the evening light, before the singer comes on',
    ),
    [{ ratio: '3:2', size: 'card', look: [0.55, 0.55] }],
  ),
]

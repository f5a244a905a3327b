import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Shows, and what the journal tells. */
export const STAGE: readonly SynonymRule[] = [
  {
    name: 'Shows for children',
    rule: w(
      'spectacle pour enfants, spectacle jeune public, spectacle familial => cirque, magicien, clown',
      'children’s show, show for children, kids show, family show => circus, magician, clown',
    ),
  },
  {
    name: 'Plays',
    rule: w(
      'pièce de théâtre, comédiens, art dramatique => category:theatre',
      'stage play, drama, theatre play => category:theatre',
    ),
  },
  {
    name: 'Comedians',
    rule: w(
      'humoriste, stand-up, café-théâtre, sketches => comédie, clown',
      'comedian, laugh, laughter, hilarious => comedy, clown, actors',
    ),
  },
  {
    name: 'Dance on stage',
    rule: w(
      'spectacle de danse, ballet classique, chorégraphie, danseuse => category:dance',
      'dance show, classical ballet, choreography, dancer => category:dance',
    ),
  },
  {
    name: 'Dancing oneself',
    rule: w(
      'boîte de nuit, discothèque, night-club, piste de danse, cours de danse => concert dansant, bal',
      'nightclub, disco, dance floor, dance lesson, ballroom dancing => dance concert, ball, swing',
    ),
  },
  {
    name: 'Circus',
    rule: w('acrobate, acrobates, trapèze, jongleur => cirque', 'acrobat, acrobats, trapeze, juggler => circus'),
  },
  {
    name: 'Cabaret',
    rule: w(
      'revue, plumes, music-hall, cancan, danseuses => cabaret',
      'revue, showgirls, burlesque, music hall, cancan => cabaret',
    ),
  },
  {
    name: 'Opera',
    rule: w('art lyrique, chant lyrique, soprano => diva, opéra', 'lyric, aria, soprano => diva, opera'),
  },
  {
    name: 'Classical music',
    rule: w(
      'musique classique, symphonie, musique de chambre, violon => quatuor, valses, orchestre',
      'classical music, symphony, chamber music, violin => quartet, waltzes, orchestra',
    ),
  },
  {
    name: 'Songs',
    rule: w(
      'chanteur, chanteuse, récital, variété française => chanson, voix',
      'singer, recital, singer-songwriter, vocalist => songs, voice',
    ),
  },
  {
    name: 'Jazz',
    rule: w(
      'blues, big band, saxophone, jazzman => jazz, swing',
      'blues, big band, saxophone, jazz club => jazz, swing',
    ),
  },
  {
    name: 'Languages on stage',
    rule: w(
      'surtitres, sous-titres, spectacle en anglais => surtitrée',
      'subtitles, english subtitles, surtitled, show in english => surtitles',
    ),
  },
  {
    name: 'Seats',
    rule: w(
      'placement libre, places numérotées, meilleures places, bien placé => places numérotées, meilleures places',
      'numbered seats, reserved seating, best seats, seating plan => seats numbered, best seats',
    ),
  },
  {
    name: 'Intervals',
    rule: w(
      'pause du spectacle, mi-temps, durée du spectacle => entracte, dure',
      'intermission, show length, running time => interval, last',
    ),
  },
  { name: 'Records', rule: w('cd, vinyle, album du chanteur => disque', 'cd, vinyl, merchandise => record') },
  {
    name: 'Cloakrooms',
    rule: w(
      'laisser mon manteau, consigne du théâtre, garde-robe => vestiaire',
      'coat check, coatroom, leave my coat => cloakroom',
    ),
  },
  {
    name: 'Fireworks',
    rule: w(
      'feux d’artifice, pyrotechnie, 14 juillet, fête nationale => feu d’artifice',
      'firework display, pyrotechnics, bastille day => fireworks',
    ),
  },
  {
    name: 'Films',
    rule: w(
      'film, cinéma en plein air, projection, ciné, festival de cinéma => nuit du cinéma, films',
      'movie, movies, cinema, open-air cinema, screening => film night, films',
    ),
  },
  {
    name: 'Motorcycles',
    rule: w(
      'moto, motocross, course de motos, enduropale => motos, enduro',
      'motorbike, motocross, dirt bike, motorcycle race => enduro, motorcycles',
    ),
  },
  {
    name: 'Regattas',
    rule: w(
      'course de voiliers, vieux gréement, course de bateaux => régates',
      'boat race, sailing race, classic yachts, yacht race => regatta',
    ),
  },
  {
    name: 'Masks',
    rule: w(
      'bal costumé, déguisement, carnaval, soirée masquée => bal masqué, masques',
      'costume ball, costume party, fancy dress, masquerade => masked ball, masks',
    ),
  },
  {
    name: 'Torches',
    rule: w(
      'retraite aux flambeaux, torche, lampions, marche nocturne => flambeaux',
      'torch, torches, torchlit walk, night walk => torchlight',
    ),
  },
  {
    name: 'History',
    rule: w(
      'passé, patrimoine, architecture, époque, fondateur => category:houses, histoire',
      'history, heritage, architecture, founder, founded => category:houses, history',
    ),
  },
  {
    name: 'Behind the scenes',
    rule: w(
      'coulisses, brigade, derrière les fourneaux => cuisines',
      'behind the scenes, brigade, back of house => kitchens',
    ),
  },
  {
    name: 'Quiet months',
    rule: w(
      'basse saison, quand partir, hors saison => hors saison',
      'low season, best time to visit, off-peak => off season',
    ),
  },
]

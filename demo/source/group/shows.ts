import { day, w } from '../kit/words.ts'
import type { Show } from '../model/pleasures.ts'
import { TWO_FOR_ONE, seat } from './seats.ts'
import { chansonsDuCoinDuFeu } from './courchevel/show.ts'
import { SHOWS_NORTH } from './shows-2.ts'
import { SHOWS_SOUTH } from './shows-3.ts'
import { weekly } from './weekly.ts'

const uneVoixUnPiano: Show = {
  slug: 'une-voix-un-piano',
  name: w('Une voix, un piano', 'One voice, one piano'),
  town: 'deauville',
  venue: 'casinos/deauville',
  hall: w('Théâtre du Casino de Deauville', 'Deauville casino theatre'),
  genre: w('Chanson', 'Song'),
  category: 'music',
  performances: [
    { at: day(3, '20:30'), status: 'full' },
    { at: day(10, '20:30'), status: 'open' },
    { at: day(31, '20:30'), status: 'open' },
    ...weekly(day(17, '20:30'), 2),
    ...weekly(day(38, '20:30'), 4),
  ],
  minutes: 80,
  price: 28,
  seats: [seat('stalls', 42, 160), seat('lower', 34, 180), seat('upper', 28, 140)],
  teaser: w(
    'Hélène Varançay chante sans micro, Bastien Loret joue sans partition. Quatre-vingts minutes, dix-neuf chansons.',
    'Hélène Varançay sings without a microphone, Bastien Loret plays without a score. Eighty minutes, nineteen songs.',
  ),
  lead: w(
    'Dix-neuf chansons, aucune amplification, et un silence que l’on entend.',
    'Nineteen songs, no amplification, and a silence you can hear.',
  ),
  seo: {
    title: w('Une voix, un piano : récital à Deauville', 'One voice, one piano: a recital in Deauville'),
    description: w(
      'Hélène Varançay et son pianiste au théâtre du Casino de Deauville, certains jeudis à 20 h 30. Places à partir de 28 €, dès 6 ans.',
      'Hélène Varançay and her pianist at the Deauville casino theatre, some Thursdays at 8.30 pm. Seats from €28, ages 6 and over.',
    ),
  },
  story: {
    title: w('Le piano tourne le dos à la salle', 'The piano turns its back on the house'),
    text: w(
      `Elle l’a voulu ainsi : le pianiste la regarde, elle regarde le public, et personne ne compte les mesures. Le répertoire va des faubourgs de 1930 aux berceuses que lui chantait une tante de Honfleur. L’ordre change chaque soir ; elle le tire d’un chapeau.

Le théâtre à l’italienne lui va bien : la voix porte jusqu’au second balcon. Avant le lever du rideau, [La Criée](story:restaurants/la-criee) sert dès 19 h et prévient quand il faut partir.`,
      `That is how she wanted it: the pianist watches her, she watches the audience, and nobody counts the bars. The songs run from the backstreets of 1930 to lullabies an aunt in Honfleur used to sing. The order changes nightly; she draws it from a hat.

The horseshoe theatre suits her, since a voice carries to the upper balcony. Before the curtain, [La Criée](story:restaurants/la-criee) serves from 7 pm and tells you when to leave.`,
    ),
  },
  questions: [
    {
      question: w('Entend-on bien depuis le balcon ?', 'Can you hear from the balcony?'),
      answer: w(
        'Oui. Le dernier rang est à 19 m de la scène, et le bois du plafond renvoie la voix.',
        'Yes. The back row is 19 m from the stage, and the wooden ceiling sends the voice back down.',
      ),
    },
    {
      question: w('Peut-on proposer une chanson ?', 'May I ask for a song?'),
      answer: w(
        'Un bocal attend vos papiers dans le foyer. Elle en pioche deux pour les rappels.',
        'There is a jar for slips of paper in the foyer. She picks two of them for the encores.',
      ),
    },
  ],
}

const troisComediens: Show = {
  slug: 'trois-comediens-en-colere',
  name: w('Trois comédiens en colère', 'Three angry actors'),
  town: 'deauville',
  venue: 'casinos/deauville',
  hall: w('Théâtre du Casino de Deauville', 'Deauville casino theatre'),
  genre: w('Comédie', 'Comedy'),
  category: 'theatre',
  performances: [
    { at: day(5, '20:30'), status: 'open' },
    { at: day(12, '20:30'), status: 'promotion', promotion: TWO_FOR_ONE },
    { at: day(26, '20:30'), status: 'open' },
    { at: day(47, '20:30'), status: 'open' },
    ...weekly(day(19, '20:30'), 1),
    ...weekly(day(33, '20:30'), 2),
    ...weekly(day(54, '20:30'), 3),
  ],
  minutes: 95,
  price: 36,
  seats: [seat('stalls', 48, 160), seat('lower', 42, 180), seat('upper', 36, 140)],
  teaser: w(
    'Le metteur en scène n’est pas venu. Ils ont une heure et demie, un canapé et trois versions de la pièce.',
    'The director has not turned up. They have an hour and a half, one sofa and three versions of the play.',
  ),
  lead: w(
    'Une comédie en français, un canapé, et personne d’accord sur la fin.',
    'A comedy in French, one sofa, and no agreement on the ending.',
  ),
  seo: {
    title: w('Trois comédiens en colère, comédie à Deauville', 'Three angry actors, a comedy in Deauville'),
    description: w(
      'Une comédie de Gilles Maresquier le samedi au théâtre du Casino de Deauville. 1 h 35 sans entracte, à partir de 36 €.',
      'A comedy in French by Gilles Maresquier, on Saturdays at the Deauville casino theatre. 95 minutes without a break, from €36.',
    ),
  },
  story: {
    title: w('La pièce commence par une panne', 'It begins with a breakdown'),
    text: w(
      `Odile veut jouer le drame, Rémi la farce, Jean-Claude voudrait surtout être payé. Gilles Maresquier a écrit la pièce en onze jours, dans un train de banlieue, après une vraie première sans metteur en scène.

La fin change selon l’humeur de la salle : un vote à main levée, à la soixante-dixième minute, décide du sort du canapé. On y a vu gagner la farce deux soirs sur trois. Dormez sur place, aux [Colombages](story:hotels/les-colombages) : le passage couvert vous évite le manteau.`,
      `Odile wants to play it as tragedy, Rémi as farce; Jean-Claude would mostly like to be paid. Gilles Maresquier wrote it in eleven days on a suburban train, after a real first night with no director.

The ending depends on the house: a show of hands in the seventieth minute settles the fate of the sofa. Farce wins two nights out of three. Sleep next door at [Les Colombages](story:hotels/les-colombages): the covered way means no coat.`,
    ),
  },
  questions: [
    {
      question: w('La pièce est-elle surtitrée ?', 'Are there surtitles?'),
      answer: w(
        'Non, mais un résumé en anglais est remis à l’entrée.',
        'No, but you are given a summary in English at the door.',
      ),
    },
    {
      question: w('À partir de quel âge ?', 'What age is it for?'),
      answer: w(
        'Douze ans : on y jure un peu, et l’on y boit du thé froid dans des verres à whisky.',
        'Twelve and over: there is some swearing, and cold tea is drunk from whisky glasses.',
      ),
    },
  ],
}

const leGrandMagicien: Show = {
  slug: 'le-grand-magicien',
  name: w('Le Grand Magicien', 'The great magician'),
  town: 'enghien-les-bains',
  venue: 'casinos/enghien-les-bains',
  hall: w('Théâtre du Lac', 'Théâtre du Lac'),
  genre: w('Magie', 'Magic'),
  category: 'variety',
  performances: [
    { at: day(6, '20:30'), status: 'open' },
    { at: day(20, '20:30'), status: 'open' },
    { at: day(21, '20:30'), status: 'promotion', promotion: TWO_FOR_ONE },
    { at: day(55, '20:30'), status: 'open' },
    ...weekly(day(27, '20:30'), 4),
  ],
  minutes: 90,
  price: 34,
  seats: [seat('front', 52, 20), seat('stalls', 42, 180), seat('balcony', 34, 120)],
  teaser: w(
    'Un homme, une malle, quatre colombes et votre montre. Anselme Dorval rend tout à la fin, sauf une carte.',
    'One man, a trunk, four doves and your watch. Anselme Dorval gives it all back at the end, bar one card.',
  ),
  lead: w(
    'Quatre-vingt-dix minutes pour regarder de près et ne rien voir.',
    'Ninety minutes of looking closely and seeing nothing.',
  ),
  seo: {
    title: w('Le Grand Magicien au Théâtre du Lac, Enghien', 'The great magician at the Théâtre du Lac, Enghien'),
    description: w(
      'Anselme Dorval, sa malle et ses colombes au casino d’Enghien-les-Bains. Magie pour toute la famille dès 7 ans, places à partir de 34 €.',
      'Anselme Dorval, his trunk and his doves at the casino in Enghien-les-Bains. Magic for the family from age 7, seats from €34.',
    ),
  },
  story: {
    title: w('Il a prévenu : les manches sont vides', 'Fair warning: the sleeves are empty'),
    text: w(
      `Anselme Dorval a été horloger pendant douze ans. Il en a gardé les doigts, la loupe et le goût des mécanismes. Sa malle de 1904 s’ouvre de cinq façons, dont une qu’il n’a jamais montrée.

Le grand tour a lieu sans lumière, à la moitié du spectacle : une ville de papier se construit sur la scène en trois minutes. Les familles dînent avant au [Débarcadère](story:restaurants/le-debarcadere), face à l’eau, avec un menu servi en cinquante minutes.`,
      `Anselme Dorval was a watchmaker for twelve years. He has kept the fingers, the eyeglass and the love of workings. His trunk of 1904 opens in five ways, one of which he has never shown.

The great trick happens in the dark, halfway through: a paper town builds itself on stage in three minutes. Families eat beforehand at [Le Débarcadère](story:restaurants/le-debarcadere) beside the water, where the early menu takes fifty minutes.`,
    ),
  },
  questions: [
    {
      question: w('Risque-t-on d’être appelé sur scène ?', 'Might I be called on stage?'),
      answer: w(
        'Seulement si vous levez la main. Les quatre premiers rangs la lèvent souvent.',
        'Only if you put your hand up. The first four rows tend to.',
      ),
    },
    {
      question: w('Y a-t-il un tarif pour les enfants ?', 'Is there a price for children?'),
      answer: w(
        '20 € jusqu’à 12 ans, à toutes les places sauf le premier rang.',
        '€20 up to the age of 12, in any seat but the front row.',
      ),
    },
  ],
}

const swingSurLeLac: Show = {
  slug: 'swing-sur-le-lac',
  name: w('Swing sur le lac', 'Swing on the lake'),
  town: 'enghien-les-bains',
  venue: 'casinos/enghien-les-bains',
  hall: w('Salon du Ponton', 'Salon du Ponton'),
  genre: w('Concert dansant', 'Dance concert'),
  category: 'music',
  performances: [
    { at: day(1, '20:30'), status: 'open' },
    { at: day(22, '20:30'), status: 'open' },
    { at: day(50, '20:30'), status: 'full' },
    ...weekly(day(29, '20:30'), 3),
  ],
  minutes: 150,
  price: 24,
  seats: [seat('floorTable', 36, 60), seat('dance', 24, 180)],
  teaser: w(
    'Onze musiciens, un parquet de 140 m² et le lac derrière la vitre. La première heure, on vous apprend les pas.',
    'Eleven players, a 140 m² floor and the lake behind the glass. For the first hour they teach you the steps.',
  ),
  lead: w(
    'On vient avec ses chaussures, on repart avec un pas de plus.',
    'Bring your shoes, go home with one more step.',
  ),
  seo: {
    title: w('Swing sur le lac : concert dansant à Enghien', 'Swing on the lake: a dance concert in Enghien'),
    description: w(
      'Onze musiciens et un cours de danse au casino d’Enghien-les-Bains, le mardi à 20 h 30. Entrée 24 €, un verre compris.',
      'Eleven musicians and a dance lesson at the casino in Enghien-les-Bains, on Tuesdays at 8.30 pm. €24 with a drink.',
    ),
  },
  story: {
    title: w('Le parquet d’abord, la musique ensuite', 'First the floor, then the band'),
    text: w(
      `Suzy et Marc Tolbiac enseignent le lindy hop depuis vingt ans. De 20 h 30 à 21 h 30, ils montrent trois figures et forment les couples au hasard. Puis l’orchestre attaque, et il vaut mieux avoir retenu la deuxième.

Des tables bordent la piste pour qui préfère regarder. Les derniers trains pour Paris partent peu après minuit ; les sages gardent une clé au [Pavillon du Lac](story:hotels/le-pavillon-du-lac), de l’autre côté de la jetée.`,
      `Suzy and Marc Tolbiac have taught lindy hop for twenty years. From 8.30 to 9.30 pm they show three figures and pair people off at random. Then the band strikes up, and you had better remember the second one.

There are tables round the floor for those who would sooner watch. The last trains to Paris leave soon after midnight; the wise keep a key at [Le Pavillon du Lac](story:hotels/le-pavillon-du-lac), across the jetty.`,
    ),
  },
  questions: [
    {
      question: w('Faut-il venir à deux ?', 'Do I need a partner?'),
      answer: w(
        'Non. Les cavaliers changent toutes les deux chansons, c’est la règle du lieu.',
        'No. Partners change every two songs; that is the house rule.',
      ),
    },
    {
      question: w('Quelles chaussures porter ?', 'What shoes should I wear?'),
      answer: w(
        'Des semelles lisses. Les talons fins restent au vestiaire, où des ballerines sont prêtées.',
        'Smooth soles. Stilettos stay in the cloakroom, which lends out flat shoes.',
      ),
    },
  ],
}

/** Shows of the casino theatres. */
export const SHOWS: readonly Show[] = [
  uneVoixUnPiano,
  leGrandMagicien,
  troisComediens,
  swingSurLeLac,
  ...SHOWS_NORTH,
  ...SHOWS_SOUTH,
  chansonsDuCoinDuFeu,
]

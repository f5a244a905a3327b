import { day, w } from '../kit/words.ts'
import type { Event } from '../model/pleasures.ts'
import { seat } from './seats.ts'
import { EVENTS_LATER } from './events-2.ts'

const feteDuSurf: Event = {
  slug: 'fete-du-surf',
  name: w('Fête du surf', 'Surf day'),
  town: 'biarritz',
  venue: 'casinos/biarritz',
  place: w('Grande Plage, au pied du casino', 'Grande Plage, below the casino'),
  category: 'sport',
  // Cancellation deadline: a day before the start, so a date in this week could not be cancelled towards its end.
  from: day(12, '08:00'),
  until: day(13, '22:00'),
  status: 'open',
  price: 0,
  seats: [seat('lesson', 0, 40)],
  teaser: w(
    'Soixante-quatre surfeurs, deux jours et un jury assis dans une chaise de maître nageur.',
    'Sixty-four surfers, two days and a jury in a lifeguard’s chair.',
  ),
  lead: w(
    'On regarde depuis le sable, gratuitement, avec une serviette et un chapeau.',
    'Watch from the sand, free of charge, with a towel and a hat.',
  ),
  seo: {
    title: w('Fête du surf à Biarritz, Grande Plage', 'Surf day in Biarritz, on the Grande Plage'),
    description: w(
      'Deux jours de compétition, d’initiations et de musique sur la Grande Plage de Biarritz. Entrée libre, inscriptions des enfants sur place.',
      'Two days of competition, first lessons and music on the Grande Plage in Biarritz. Free entry, children sign up on the spot.',
    ),
  },
  story: {
    title: w('Le jury regarde la houle avant les noms', 'The jury looks at the swell before the names'),
    text: w(
      `La première fête, en 1979, a réuni neuf planches et un mégaphone. Il y en a soixante-quatre aujourd’hui, et le mégaphone n’a pas changé. Les manches durent vingt minutes ; les trois meilleures vagues comptent, les chutes aussi, pour le prix du public.

Les moins de 14 ans passent le dimanche, avec les moniteurs de l’[école de surf](story:activites/ecole-de-surf). Sans vagues, on attend : la cloche du casino annonce la reprise.`,
      `The first, in 1979, gathered nine boards and a megaphone. There are sixty-four now, and the megaphone is the same one. Heats last twenty minutes; the best three waves count, and so do the falls, for the audience prize.

Under-14s go on Sunday, with instructors from the [surf school](story:activites/ecole-de-surf). If there are no waves, everyone waits: the casino bell rings for the restart.`,
    ),
  },
  programme: [
    {
      time: w('Samedi, 8 h', 'Saturday, 8 am'),
      text: w(
        'Lecture de la houle et tirage des manches, devant tout le monde.',
        'Reading of the swell and draw of the heats, in front of everyone.',
      ),
    },
    {
      time: w('Samedi, 11 h', 'Saturday, 11 am'),
      text: w(
        'Première vague pour quarante adultes, planches et moniteurs prêtés.',
        'A first wave for forty adults, with boards and instructors lent.',
      ),
    },
    {
      time: w('Samedi, 18 h', 'Saturday, 6 pm'),
      text: w('Demi-finales à marée montante.', 'Semi-finals on the rising tide.'),
    },
    {
      time: w('Dimanche, 10 h', 'Sunday, 10 am'),
      text: w(
        'Les enfants, par groupes de six, casque et lycra prêtés.',
        'The children, in groups of six, with helmets and rash vests lent.',
      ),
    },
    {
      time: w('Dimanche, 20 h', 'Sunday, 8 pm'),
      text: w('Remise des planches et fanfare sur le sable.', 'Prize boards handed out and a brass band on the sand.'),
    },
  ],
  questions: [
    {
      question: w('Comment inscrire un enfant ?', 'How do I enter a child?'),
      answer: w(
        'À la tente bleue, dès samedi midi. Il faut savoir nager et signer à deux.',
        'At the blue tent, from Saturday noon. They must swim, and both of you sign.',
      ),
    },
    {
      question: w('Où se baigner pendant les manches ?', 'Where can I swim during the heats?'),
      answer: w(
        'Au Port-Vieux, à dix minutes à pied ; la zone de course est fermée aux nageurs.',
        'At the Port-Vieux, ten minutes on foot; the race area is closed to swimmers.',
      ),
    },
  ],
}

const grandPrix: Event = {
  slug: 'grand-prix-de-deauville',
  name: w('Grand Prix de Deauville', 'Deauville Grand Prix'),
  town: 'deauville',
  venue: 'hotels/le-clos-des-courses',
  place: w('Hippodrome de La Touques', 'La Touques racecourse'),
  category: 'sport',
  from: day(13, '13:00'),
  until: day(13, '19:00'),
  status: 'full',
  price: 25,
  seats: [seat('stand', 40, 800), seat('lawn', 25, 1_200)],
  seller: 'casinos/deauville',
  teaser: w(
    'Neuf courses, 2 500 mètres pour la principale, et le dernier balcon vient de partir.',
    'Nine races, 2,500 metres for the big one, and the last balcony has just gone.',
  ),
  lead: w(
    'Neuf départs, une ligne droite, et des chapeaux que le vent classe aussi.',
    'Nine starts, one straight, and hats that the wind ranks too.',
  ),
  seo: {
    title: w('Grand Prix de Deauville : l’après-midi', 'Deauville Grand Prix: the afternoon'),
    description: w(
      'Neuf courses à l’hippodrome de La Touques, de 13 h à 19 h. Navette depuis Le Clos des Courses, pelouse et tribunes complètes.',
      'Nine races at La Touques, from 1 to 7 pm. Shuttle from Le Clos des Courses; lawn and stands are sold out.',
    ),
  },
  story: {
    title: w('Deux minutes trente, sept jours de conversation', 'Two and a half minutes, a week of talk'),
    text: w(
      `Le rond de présentation est à dix pas des tribunes : on y voit les oreilles, les veines, la main du lad. Les habitués ne regardent que les jarrets. Les autres choisissent la couleur d’une casaque et ne s’en portent pas plus mal.

Les places sont toutes prises. Le [Clos des Courses](story:hotels/le-clos-des-courses) installe pour ses hôtes un écran dans l’ancienne sellerie, avec le commentaire de M. Aubrée, quatre-vingts ans, qui a monté cette course cinq fois. Les paris restent un jeu : fixez une somme, gardez-la.`,
      `The parade ring is ten paces from the stands: you can see the ears, the veins, the lad’s hand. Regulars look only at the hocks. Everyone else picks the colour of a silk and is none the worse for it.

All places have gone. [Le Clos des Courses](story:hotels/le-clos-des-courses) puts up a screen for its guests in the old saddle room, with commentary by M. Aubrée, aged eighty, who rode this race five times. Betting is a game: settle on a sum and hold to it.`,
    ),
  },
  programme: [
    {
      time: w('13 h', '1 pm'),
      text: w('Ouverture des grilles, première présentation au rond.', 'Gates open, first parade.'),
    },
    { time: w('13 h 50', '1.50 pm'), text: w('Premier départ, sur 1 600 m.', 'First race, over 1,600 m.') },
    {
      time: w('16 h 10', '4.10 pm'),
      text: w('Le Grand Prix, 2 500 m, corde à droite.', 'The Grand Prix, 2,500 m, right-handed.'),
    },
    {
      time: w('18 h', '6 pm'),
      text: w('Visite des écuries avec un entraîneur, par vingt.', 'Stable tour with a trainer, in twenties.'),
    },
  ],
  questions: [
    {
      question: w('Y a-t-il une liste d’attente ?', 'Is there a waiting list?'),
      answer: w(
        'Elle ouvre à 11 h au guichet de l’hippodrome, pour les places rendues le jour même.',
        'It opens at 11 am at the racecourse, for tickets handed back that day.',
      ),
    },
    {
      question: w('Les mineurs peuvent-ils entrer ?', 'May under-18s come in?'),
      answer: w(
        'Oui, gratuitement avec un adulte, mais les guichets de paris leur sont fermés.',
        'Yes, free with an adult, though the betting windows are closed to them.',
      ),
    },
  ],
}

const enduro: Event = {
  slug: 'enduro-des-sables',
  name: w('Enduro des sables', 'Beach enduro'),
  town: 'le-touquet',
  venue: 'hotels/le-pavillon-des-dunes',
  place: w('Plage du Touquet, porte sud', 'Le Touquet beach, south gate'),
  category: 'sport',
  from: day(20, '09:00'),
  until: day(20, '17:30'),
  status: 'postponed',
  price: 12,
  seats: [seat('tiers', 12, 1_500)],
  seller: 'casinos/le-touquet',
  teaser: w(
    'Huit cents motos, treize kilomètres de sable et une dune que l’on monte à pied quand on la rate.',
    'Eight hundred motorbikes, thirteen kilometres of sand and a dune you walk up if you miss it.',
  ),
  lead: w(
    'La course est reportée : les grandes marées ont repris la ligne de départ.',
    'The race is postponed: the spring tides have taken back the start line.',
  ),
  seo: {
    title: w('Enduro des sables au Touquet : date reportée', 'Le Touquet beach enduro: new date to come'),
    description: w(
      'La course de motos sur la plage du Touquet est reportée en raison des grandes marées. Billets valables pour la nouvelle date, ou remboursés.',
      'The motorbike race on Le Touquet beach is postponed by spring tides. Tickets stay valid for the new date, or are refunded.',
    ),
  },
  story: {
    title: w('Une course qui demande la permission à la lune', 'A race that asks the moon'),
    text: w(
      `Il faut cent vingt mètres de sable sec pour aligner huit cents motos. Avec un coefficient de 108, il en reste quarante. Les organisateurs ont donc choisi d’attendre, et le maire a gardé son drapeau.

Le circuit ne change pas : une ligne droite de 4 km, un retour en chicanes, deux passages au pied du phare. Les spectateurs suivent depuis la digue ou depuis les terrasses du [Pavillon des Dunes](story:hotels/le-pavillon-des-dunes), bouchons d’oreilles fournis.`,
      `It takes a hundred and twenty metres of dry sand to line up eight hundred bikes. With tides this high, forty are left. So the organisers have chosen to wait, and the mayor has kept his flag.

The circuit is the same: a 4 km straight, a twisting way back, two passes under the lighthouse. Watch from the sea wall or from the terraces of [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes), earplugs supplied.`,
    ),
  },
  programme: [
    { time: w('9 h', '9 am'), text: w('Manche des 14-17 ans, une heure.', 'Ages 14 to 17, one hour.') },
    {
      time: w('11 h', '11 am'),
      text: w('Visite du parc fermé, moteurs éteints.', 'Walk round the paddock, engines off.'),
    },
    { time: w('14 h', '2 pm'), text: w('Grand départ, trois heures de course.', 'Main start, three hours’ racing.') },
  ],
  questions: [
    {
      question: w('Quand sera connue la nouvelle date ?', 'When will the new date be known?'),
      answer: w(
        'Dès la publication du prochain calendrier des marées ; les billets suivent d’eux-mêmes.',
        'As soon as the next tide tables are out; tickets move across by themselves.',
      ),
    },
    {
      question: w('Et si je ne peux pas revenir ?', 'And if I cannot come back?'),
      answer: w(
        'Écrivez à la billetterie : le remboursement prend cinq jours, hébergement non compris.',
        'Write to the ticket office: a refund takes five days and leaves out your room.',
      ),
    },
  ],
}

const nuitDuCinema: Event = {
  slug: 'nuit-du-cinema-a-dinard',
  name: w('Nuit du cinéma à Dinard', 'Dinard film night'),
  town: 'dinard',
  venue: 'casinos/dinard',
  place: w('Plage de l’Écluse', 'Plage de l’Écluse'),
  category: 'culture',
  from: day(26, '19:00'),
  until: day(27, '02:00'),
  status: 'promotion',
  promotion: w('Deux entrées pour une avant 20 h', 'Two for one before 8 pm'),
  price: 9,
  seats: [seat('deckchair', 14, 90), seat('sand', 9, 400)],
  teaser: w(
    'Trois films sur un drap de 14 mètres, tendu entre les tentes rayées. On apporte sa couverture.',
    'Three films on a 14-metre sheet hung between the striped tents. Bring a blanket.',
  ),
  lead: w(
    'Trois bobines, la mer à gauche, les génériques lus à voix haute.',
    'Three reels, the sea on the left, the credits read aloud.',
  ),
  seo: {
    title: w('Nuit du cinéma sur la plage de Dinard', 'Film night on the beach at Dinard'),
    description: w(
      'Trois films en plein air, plage de l’Écluse à Dinard, de 19 h à 2 h. 9 € la nuit, deux entrées pour une avant 20 h.',
      'Three open-air films on the Plage de l’Écluse in Dinard, 7 pm to 2 am. €9 for the night, two tickets for one before 8 pm.',
    ),
  },
  story: {
    title: w('On attend la nuit, puis la marée basse', 'First wait for dark, then for low tide'),
    text: w(
      `L’écran est une grand-voile réformée, prêtée par le club nautique. Un fil invisible la relie à la digue ; les soirs de vent, les acteurs ondulent un peu. Le premier film est muet, accompagné au piano. Le deuxième fait rire. Le troisième se regarde à moitié endormi.

Les six premières rangées sont des transats de [La Terrasse des Tentes](story:restaurants/la-terrasse-des-tentes), qui sert des galettes jusqu’à 23 h. S’il pleut, tout se déplace au casino, côté salle de bal.`,
      `The screen is a retired mainsail lent by the sailing club. A thin wire ties it to the sea wall; on windy nights the actors ripple a little. The first film is silent, with a pianist. The second is for laughing. The third is best watched half asleep.

The front six rows are deckchairs from [La Terrasse des Tentes](story:restaurants/la-terrasse-des-tentes), which serves galettes until 11 pm. If it rains, all of it moves to the casino ballroom.`,
    ),
  },
  programme: [
    {
      time: w('19 h', '7 pm'),
      text: w(
        'Ouverture de la plage et concours de châteaux en noir et blanc.',
        'Beach opens, with a contest for sandcastles in black and white.',
      ),
    },
    {
      time: w('22 h 15', '10.15 pm'),
      text: w('Le film muet, 58 minutes de piano.', 'The silent film, and 58 minutes of piano.'),
    },
    {
      time: w('23 h 20', '11.20 pm'),
      text: w('La comédie, en version originale sous-titrée.', 'The comedy, with subtitles.'),
    },
    {
      time: w('0 h 45', '12.45 am'),
      text: w('Le dernier film, bouillon chaud compris.', 'The last film, hot broth included.'),
    },
  ],
  film: {
    title: w('Avant les trois, un lapin', 'Before the three, a rabbit'),
    text: w(
      '« Big Buck Bunny », dix minutes sans un mot, ouvre la nuit pour les enfants. La Blender Foundation en donne les images à tous.',
      '“Big Buck Bunny”, ten minutes without a word, opens the night for children. The Blender Foundation gives its pictures to everyone.',
    ),
    address: 'https://vimeo.com/1084537',
    poster: 'evenement-nuit-du-cinema-a-dinard',
  },
  questions: [
    {
      question: w('Comment profiter des deux entrées pour une ?', 'How does two for one work?'),
      answer: w(
        'Présentez-vous à deux avant 20 h à la caisse de la digue. Rien à imprimer.',
        'Come as a pair to the kiosk on the sea wall before 8 pm. Nothing to print.',
      ),
    },
    {
      question: w('Les chiens sont-ils admis ?', 'Are dogs allowed?'),
      answer: w(
        'En laisse, au fond, où ils regardent aussi le troisième film.',
        'On a lead, at the back, where they too watch the third film.',
      ),
    },
  ],
}

const balDesPlanches: Event = {
  slug: 'bal-des-planches',
  name: w('Bal des Planches', 'Boardwalk ball'),
  town: 'deauville',
  venue: 'hotels/les-colombages',
  place: w('Cour des pommiers, Les Colombages', 'Apple courtyard, Les Colombages'),
  category: 'ball',
  from: day(33, '20:00'),
  until: day(34, '01:00'),
  status: 'exclusive',
  price: 0,
  teaser: w(
    'Une nuit par an, la cour de l’hôtel devient parquet : 300 m² de chêne, remonté de la cave.',
    'One night a year the hotel courtyard becomes a dance floor: 300 m² of oak, brought up from the cellar.',
  ),
  lead: w(
    'Réservé à ceux qui dorment dans la maison, et à leurs voisins de palier.',
    'For those sleeping in the house, and their neighbours along the landing.',
  ),
  seo: {
    title: w('Bal des Planches aux Colombages, Deauville', 'Boardwalk ball at Les Colombages, Deauville'),
    description: w(
      'Bal en plein air dans la cour des Colombages à Deauville, de 20 h à 1 h, pour les hôtes de la maison. Orchestre, buffet et parquet de 1924.',
      'An open-air ball in the courtyard of Les Colombages in Deauville, 8 pm to 1 am, for house guests. Band, buffet and a floor of 1924.',
    ),
  },
  story: {
    title: w('Le parquet remonte pour une nuit', 'The floor comes up for one night'),
    text: w(
      `Démonté en 1968, le parquet du dancing dort à la cave, lames numérotées. Une partie est montée dans les suites. Le reste sort une nuit par an, porté par une chaîne de soixante personnes, du portier au comptable.

L’invitation se glisse sous les portes le matin. La règle tient en une ligne : on danse au moins une fois avec quelqu’un d’un autre étage. À 1 h, les musiciens rangent et les premiers [chevaux](story:activites/promenade-a-cheval) n’attendent plus que six heures.`,
      `Taken apart in 1968, the dance floor sleeps in the cellar, each board with its number. Part of it went into the suites. The rest comes out for one night a year along a chain of sixty people, from porter to accountant.

Invitations go under the doors in the morning. There is one rule: dance at least once with someone from another floor. At 1 am the band packs up, and the first [horses](story:activites/promenade-a-cheval) are only six hours away.`,
    ),
  },
  programme: [
    {
      time: w('20 h', '8 pm'),
      text: w(
        'Cidre, huîtres et dernière lame posée par le plus jeune invité.',
        'Cider, oysters, and the last board laid by the youngest guest.',
      ),
    },
    {
      time: w('21 h', '9 pm'),
      text: w('Première danse : une polka, pour réchauffer le bois.', 'First dance: a polka, to warm the timber.'),
    },
    {
      time: w('23 h 30', '11.30 pm'),
      text: w('Buffet de tartes aux pommes de la cour.', 'Tarts made with apples from the courtyard.'),
    },
    { time: w('1 h', '1 am'), text: w('Une valse lente, puis les lumières.', 'A slow waltz, then the lights.') },
  ],
  questions: [
    {
      question: w('Peut-on venir sans dormir à l’hôtel ?', 'Can I come without staying?'),
      answer: w(
        'Non, la cour ne tient que 320 danseurs. Une nuit réservée vaut invitation pour deux.',
        'No, the yard only holds 320 dancers. One night booked is an invitation for two.',
      ),
    },
    {
      question: w('Et s’il pleut sur le parquet ?', 'What if it rains on the floor?'),
      answer: w(
        'Il reste à la cave et l’on danse dans le hall, tapis roulés.',
        'It stays in the cellar, the hall rugs are rolled up, and you dance there.',
      ),
    },
  ],
}

/** Events of the towns, in the order of the calendar. */
export const EVENTS: readonly Event[] = [feteDuSurf, grandPrix, nuitDuCinema, enduro, balDesPlanches, ...EVENTS_LATER]

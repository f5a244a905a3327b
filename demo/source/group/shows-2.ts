import { day, w } from '../kit/words.ts'
import type { Show } from '../model/pleasures.ts'
import { TWO_FOR_ONE, seat } from './seats.ts'
import { weekly } from './weekly.ts'

const cirqueSurLaPiste: Show = {
  slug: 'cirque-sur-la-piste',
  name: w('Cirque sur la piste', 'Circus in the ring'),
  town: 'le-touquet',
  venue: 'casinos/le-touquet',
  hall: w('Rotonde du Casino du Touquet', 'Rotunda of the Le Touquet casino'),
  genre: w('Cirque', 'Circus'),
  category: 'variety',
  performances: [
    { at: day(11, '20:30'), status: 'open' },
    { at: day(13, '20:30'), status: 'full' },
    { at: day(27, '20:30'), status: 'open' },
    { at: day(41, '20:30'), status: 'open' },
    ...weekly(day(18, '20:30'), 5),
  ],
  minutes: 105,
  price: 26,
  seats: [seat('front', 38, 60), seat('tiers', 26, 300)],
  teaser: w(
    'Sept acrobates, une roue, deux trapèzes et aucune bête. La piste mesure 13 mètres, et le premier rang tremble.',
    'Seven acrobats, a wheel, two trapezes and no animals. The ring is 13 metres across, and the front row shakes.',
  ),
  lead: w(
    'Un cirque sans animaux, à hauteur d’yeux, sous une coupole.',
    'A circus without animals, at eye level, under a dome.',
  ),
  seo: {
    title: w('Cirque sur la piste, sous la rotonde du Touquet', 'Circus in the ring, under the Le Touquet rotunda'),
    description: w(
      'Sept acrobates en piste au Casino du Touquet : roue, trapèze, jonglage. Pour toute la famille dès 4 ans, à partir de 26 €.',
      'Seven acrobats in the ring at the Le Touquet casino: wheel, trapeze, juggling. For families from age 4, seats from €26.',
    ),
  },
  story: {
    title: w('Treize mètres, la mesure des chevaux', 'Thirteen metres, the measure of horses'),
    text: w(
      `Toutes les pistes du monde font treize mètres : c’est le cercle qu’il faut à un cheval au galop pour tenir debout un écuyer. La compagnie du Grand Tour n’a pas de cheval. Elle a une roue d’acier de deux mètres, et Ilse Vandorme dedans.

Les numéros s’enchaînent sans présentateur. Un jongleur compte les balles à voix basse, deux trapézistes se disputent en flamand. À l’entracte, des gaufres. Les petits dormeurs n’ont que la dune à traverser pour rentrer au [Pavillon des Dunes](story:hotels/le-pavillon-des-dunes).`,
      `Circus rings everywhere are thirteen metres across: the circle a galloping horse needs to keep a rider standing. The Grand Tour company has no horse. It has a steel wheel two metres high, with Ilse Vandorme inside.

Acts follow one another without a ringmaster. A juggler counts under his breath, two trapeze artists argue in Flemish. There are waffles in the interval. Sleepy children have only the dune to cross to [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes).`,
    ),
  },
  questions: [
    {
      question: w('Où s’asseoir avec de jeunes enfants ?', 'Where should small children sit?'),
      answer: w(
        'Au troisième rang : on y voit tout et la roue fait moins de bruit.',
        'In the third row: you see everything and the wheel is quieter.',
      ),
    },
    {
      question: w('Les poussettes entrent-elles ?', 'Can I bring a pushchair?'),
      answer: w(
        'Elles attendent au vestiaire de la rotonde, sans supplément.',
        'It can wait in the rotunda cloakroom at no charge.',
      ),
    },
  ],
}

const laDivaEtLeClown: Show = {
  slug: 'la-diva-et-le-clown',
  name: w('La Diva et le Clown', 'The diva and the clown'),
  town: 'le-touquet',
  venue: 'casinos/le-touquet',
  hall: w('Petit théâtre du Casino du Touquet', 'Small theatre of the Le Touquet casino'),
  genre: w('Théâtre musical', 'Music theatre'),
  category: 'theatre',
  performances: [
    { at: day(7, '20:30'), status: 'open' },
    { at: day(14, '20:30'), status: 'postponed' },
    { at: day(28, '20:30'), status: 'open' },
    ...weekly(day(35, '20:30'), 4),
  ],
  minutes: 75,
  price: 30,
  seats: [seat('parterre', 38, 90), seat('circle', 30, 60)],
  teaser: w(
    'Elle répète l’air de la folie, il répare une échelle. Un duo pour soprano, accordéon et objets qui tombent.',
    'She rehearses the mad scene, he mends a ladder. A duet for soprano, accordion and falling objects.',
  ),
  lead: w('Un contre-ut, un nez rouge, et l’échelle entre les deux.', 'A top C, a red nose, and a ladder in between.'),
  seo: {
    title: w('La Diva et le Clown, théâtre musical au Touquet', 'The diva and the clown, music theatre in Le Touquet'),
    description: w(
      'Une soprano et un clown dans le petit théâtre du Casino du Touquet. 75 minutes d’opéra et de maladresse, dès 8 ans, 30 €.',
      'A soprano and a clown in the small theatre of the Le Touquet casino. 75 minutes of opera and clumsiness, from age 8, €30.',
    ),
  },
  story: {
    title: w('Deux artistes, une seule loge', 'Two artists, one dressing room'),
    text: w(
      `La vraie histoire tient en une ligne : un directeur distrait a loué la scène deux fois. Camilla Ferrand est venue chanter Donizetti, Pipo Walzer est venu tomber. Ils ont fait les deux.

Depuis, le numéro a grandi. L’échelle compte vingt-six barreaux, dont quatre sciés ; la soprano monte tout de même, sans cesser de chanter. La représentation de la deuxième semaine est reportée : le clown s’est foulé la cheville, en ville, en marchant. Pour patienter, [Le Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats) prend les commandes jusqu’à 22 h.`,
      `The true story fits on one line: an absent-minded manager let the stage twice. Camilla Ferrand came to sing Donizetti, Pipo Walzer came to fall over. They did both.

The act has grown since. The ladder has twenty-six rungs, four of them sawn through; the soprano climbs it all the same and never stops singing. The second week’s performance is postponed: the clown sprained an ankle, in town, walking. Meanwhile [Le Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats) takes orders until 10 pm.`,
    ),
  },
  questions: [
    {
      question: w('Mon billet vaut-il pour la date reportée ?', 'Is my ticket valid for the new date?'),
      answer: w(
        'Oui, sans démarche. Si la date ne vous va pas, le guichet rembourse.',
        'Yes, with nothing to do. If the date does not suit, the box office refunds you.',
      ),
    },
    {
      question: w('Faut-il connaître l’opéra ?', 'Do I need to know opera?'),
      answer: w(
        'Non : les airs durent trois minutes et l’échelle explique le reste.',
        'No: the arias last three minutes and the ladder explains the rest.',
      ),
    },
  ],
}

const quatuorHeureBleue: Show = {
  slug: 'quatuor-a-l-heure-bleue',
  name: w('Quatuor à l’heure bleue', 'Quartet at the blue hour'),
  town: 'dinard',
  venue: 'casinos/dinard',
  hall: w('Salon de la Plage', 'Salon de la Plage'),
  genre: w('Musique de chambre', 'Chamber music'),
  category: 'music',
  performances: [
    { at: day(8, '20:30'), status: 'open' },
    { at: day(15, '20:30'), status: 'exclusive' },
    { at: day(29, '20:30'), status: 'open' },
    { at: day(64, '20:30'), status: 'open' },
    ...weekly(day(36, '20:30'), 4),
  ],
  minutes: 70,
  price: 22,
  seats: [seat('windows', 28, 60), seat('salon', 22, 60)],
  teaser: w(
    'Quatre archets, cent vingt chaises et une baie vitrée : le programme suit la couleur du ciel.',
    'Four bows, a hundred and twenty chairs and a wall of glass: the programme follows the colour of the sky.',
  ),
  lead: w(
    'Haydn pour la fin du jour, Ravel quand la lampe du phare s’allume.',
    'Haydn for the end of the day, Ravel when the lighthouse comes on.',
  ),
  seo: {
    title: w('Quatuor à l’heure bleue, concert à Dinard', 'Quartet at the blue hour, a concert in Dinard'),
    description: w(
      'Le quatuor Emeriau joue face à la mer au casino de Dinard, le mardi à 20 h 30. 70 minutes, 120 places, à partir de 22 €.',
      'The Emeriau quartet plays facing the sea at the casino in Dinard, on Tuesdays at 8.30 pm. 70 minutes, 120 seats, from €22.',
    ),
  },
  story: {
    title: w('On n’allume qu’à la dernière page', 'No lamps until the last page'),
    text: w(
      `Les quatre Emeriau sont frères et sœurs, sauf l’altiste, qui est leur voisin. Ils jouent dos à la vitre, sans éclairage, aussi longtemps que l’on distingue les notes. L’hiver, le concert commence à la bougie.

La deuxième soirée est réservée aux abonnés du casino et aux résidents de [La Roche Émeraude](story:hotels/la-roche-emeraude) : ils choisissent le programme parmi vingt œuvres. Les autres sont ouvertes à tous, et les enfants y dorment très bien.`,
      `The four Emeriaus are brothers and sisters, apart from the viola, who is their neighbour. They play with their backs to the glass and no lights for as long as they can make out the notes. In winter they begin by candle.

The second evening is kept for casino subscribers and guests of [La Roche Émeraude](story:hotels/la-roche-emeraude), who choose from a list of twenty works. The others are open to all, and children sleep very well through them.`,
    ),
  },
  questions: [
    {
      question: w('Les places sont-elles numérotées ?', 'Are the seats numbered?'),
      answer: w(
        'Non. Les portes ouvrent à 20 h, et le côté gauche voit mieux la mer.',
        'No. Doors open at 8 pm, and the left-hand side has more of the sea.',
      ),
    },
    {
      question: w('Comment assister à la soirée réservée ?', 'How do I get into the private evening?'),
      answer: w(
        'Par une nuit à l’hôtel ou un abonnement au casino, à prendre avant midi le jour même.',
        'With a night at the hotel or a casino subscription, taken out by noon that day.',
      ),
    },
  ],
}

const chansonsDeTraverse: Show = {
  slug: 'chansons-de-traverse',
  name: w('Chansons de traverse', 'Songs off the road'),
  town: 'dinard',
  venue: 'casinos/dinard',
  hall: w('Salle des Régates', 'Salle des Régates'),
  genre: w('Chanson', 'Song'),
  category: 'music',
  performances: [
    { at: day(17, '20:30'), status: 'open' },
    { at: day(24, '20:30'), status: 'open' },
    { at: day(38, '20:30'), status: 'promotion', promotion: TWO_FOR_ONE },
    ...weekly(day(45, '20:30'), 4),
  ],
  minutes: 85,
  price: 20,
  seats: [seat('table', 26, 50), seat('bench', 20, 70)],
  teaser: w(
    'Un guitariste a fait la côte à pied, de Cancale à Bréhat, et rapporté une chanson par étape.',
    'A guitarist walked the coast from Cancale to Bréhat and brought back a song from every stop.',
  ),
  lead: w(
    'Deux cents kilomètres de sentier, dix-sept étapes, dix-sept refrains.',
    'Two hundred kilometres of path, seventeen stops, seventeen refrains.',
  ),
  seo: {
    title: w('Chansons de traverse : Yann Kerloc à Dinard', 'Songs off the road: Yann Kerloc in Dinard'),
    description: w(
      'Yann Kerloc chante le sentier des douaniers au casino de Dinard, trois jeudis à 20 h 30. Récit et guitare, 85 minutes, dès 20 €.',
      'Yann Kerloc sings the coast path at the casino in Dinard, on three Thursdays at 8.30 pm. Tales and guitar, 85 minutes, from €20.',
    ),
  },
  story: {
    title: w('Un carnet mouillé, une guitare sèche', 'A wet notebook, a dry guitar'),
    text: w(
      `Yann Kerloc écrit en marchant, puis oublie ce qui ne tient pas. Il est parti en mars avec 9 kg sur le dos, dont la guitare. Un patron de bac, une institutrice et un chien nommé Caporal ont chacun leur chanson.

Il les dit autant qu’il les chante, assis au bord de la scène. Le lendemain, vous pouvez vérifier : le couplet de la pointe du Moulinet se déroule exactement sur le [chemin de ronde](story:activites/chemin-de-ronde).`,
      `Yann Kerloc writes on the move, then forgets whatever does not hold. He set off in March with 9 kg on his back, guitar included. A ferryman, a schoolteacher and a dog called Caporal each have a song.

He speaks them as much as he sings, seated on the edge of the stage. You can check the next day: the verse about the Moulinet headland takes place exactly on the [cliff path](story:activites/chemin-de-ronde).`,
    ),
  },
  questions: [
    {
      question: w('Vend-on le disque sur place ?', 'Is the record on sale?'),
      answer: w(
        'Oui, à 15 €, avec une carte du sentier annotée de sa main.',
        'Yes, for €15, with a map of the path that he has marked up himself.',
      ),
    },
    {
      question: w(
        'Comment profiter des deux places pour une, le troisième jeudi ?',
        'How does two for one work on the third Thursday?',
      ),
      answer: w(
        'Deux places pour le prix d’une, au guichet, jusqu’à épuisement des soixante premières.',
        'Two seats for the price of one at the box office, for the first sixty.',
      ),
    },
  ],
}

const leCabaretDesVagues: Show = {
  slug: 'le-cabaret-des-vagues',
  name: w('Le Cabaret des vagues', 'The cabaret of the waves'),
  town: 'la-baule',
  venue: 'casinos/la-baule',
  hall: w('Cabaret du Casino de La Baule', 'Cabaret of the La Baule casino'),
  genre: w('Cabaret', 'Cabaret'),
  category: 'variety',
  performances: [
    { at: day(4, '20:30'), status: 'open' },
    { at: day(11, '20:30'), status: 'canceled' },
    { at: day(18, '20:30'), status: 'open' },
    { at: day(25, '20:30'), status: 'full' },
    { at: day(60, '20:30'), status: 'open' },
    ...weekly(day(32, '20:30'), 4),
  ],
  minutes: 120,
  price: 42,
  seats: [seat('stageTable', 68, 40), seat('table', 54, 120), seat('standing', 42, 60)],
  teaser: w(
    'Quatorze danseuses et danseurs, 230 kilos de plumes et un orchestre qui joue debout.',
    'Fourteen dancers, 230 kilos of feathers and a band that plays standing up.',
  ),
  lead: w(
    'Des plumes, des cuivres et un escalier de dix-neuf marches à descendre sans regarder.',
    'Feathers, brass and a staircase of nineteen steps to come down without looking.',
  ),
  seo: {
    title: w('Le Cabaret des vagues, revue à La Baule', 'The cabaret of the waves, a revue in La Baule'),
    description: w(
      'Revue avec orchestre au casino de La Baule, le vendredi à 20 h 30. Deux heures, places à table à partir de 42 €, dîner en supplément.',
      'A revue with live band at the casino in La Baule, on Fridays at 8.30 pm. Two hours, table seats from €42, dinner extra.',
    ),
  },
  story: {
    title: w('Dix-neuf marches, sans regarder ses pieds', 'Nineteen steps, eyes front'),
    text: w(
      `Rosalie Menguy a dirigé l’atelier de costumes avant de mener la revue. Elle sait donc ce que pèse une traîne : onze kilos, et un peu plus quand il pleut. Le spectacle raconte une saison de bains de mer, de la première cabine au dernier orage.

On s’assied par quatre, autour de lampes. Une coupe accompagne chaque place, un jus de pomme si vous préférez. Pour dîner à votre aise, réservez plutôt la veille ou le lendemain à [La Saline](story:restaurants/la-saline), ouverte sur la baie.`,
      `Rosalie Menguy ran the costume workshop before she led the revue. So she knows what a train weighs: eleven kilos, and a little more in the rain. The show tells of one bathing season, from the first cabin to the last storm.

You sit in fours around lamps. Each seat comes with a glass of champagne, or apple juice if you prefer. For a long dinner, book [La Saline](story:restaurants/la-saline) on the bay for the night before or after.`,
    ),
  },
  questions: [
    {
      question: w('Pourquoi un vendredi est-il annulé ?', 'Why is one Friday cancelled?'),
      answer: w(
        'On remplace ce soir-là le moteur du rideau. Les billets sont remboursés d’office.',
        'The curtain motor is being replaced that night. Tickets are refunded without your asking.',
      ),
    },
    {
      question: w('Y a-t-il une tenue à respecter ?', 'Is there a dress code?'),
      answer: w(
        'Habillée, sans plus. Les plumes sont fournies par la scène.',
        'Smart will do. The stage supplies the feathers.',
      ),
    },
  ],
}

/** Shows of the Channel coast and of La Baule. */
export const SHOWS_NORTH: readonly Show[] = [
  cirqueSurLaPiste,
  laDivaEtLeClown,
  quatuorHeureBleue,
  chansonsDeTraverse,
  leCabaretDesVagues,
]

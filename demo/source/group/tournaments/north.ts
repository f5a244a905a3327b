import { day, w } from '../../kit/words.ts'
import type { Tournament } from '../../model/tournaments.ts'
import { everyWeek, ladder } from './levels.ts'

const mercrediDuDome: Tournament = {
  slug: 'mercredi-du-dome',
  name: w('Le Mercredi du Dôme', 'Wednesday under the dome'),
  casino: 'deauville',
  picture: 'jeu-poker',
  game: 'holdem',
  format: 'freezeout',
  days: everyWeek(day(2, '19:30'), 8, 40),
  buyIn: [50, 7, 3],
  chips: 20_000,
  levels: ladder({ from: 100, count: 15, every: 5, anteFrom: 5 }),
  minutes: [15, 10],
  lateLevel: 3,
  teaser: w(
    'Quarante joueurs, une seule cave, fin avant minuit : le tournoi de ceux qui travaillent le jeudi.',
    'Forty players, one buy-in each, over before midnight: a tournament for people with work on Thursday.',
  ),
  lead: w(
    'Une cave, quinze niveaux d’un quart d’heure, et le dôme éteint à minuit.',
    'One buy-in, fifteen levels of a quarter of an hour, and the dome goes dark at midnight.',
  ),
  seo: {
    title: w('Le Mercredi du Dôme, tournoi de poker à Deauville', 'Wednesday poker tournament at Deauville casino'),
    description: w(
      'Tournoi de poker du mercredi à 19 h 30 au casino de Deauville : 60 €, sans recave, 40 places, fin avant minuit. Réservé aux majeurs.',
      'Poker tournament on Wednesdays at 7.30 pm at the Deauville casino: €60, no re-entry, 40 places, over by midnight. 18 and over.',
    ),
  },
  story: {
    title: w('Une cave, et puis rentrer', 'One buy-in, and home'),
    text: w(
      `Le règlement tient sur une carte de visite : on entre une fois, on sort une fois. Depuis 2009, le mercredi réunit un notaire de Trouville, deux infirmières, un élève de l’école hôtelière et trente-six autres, qui ne se sont jamais dit leur métier.

À 23 h 30, la grande horloge du hall sonne. S’il reste plus de deux joueurs, les blindes doublent. L’usage veut que le vainqueur offre le café à la [Criée](story:restaurants/la-criee) le samedi suivant.`,
      `The rules fit on a visiting card: you come in once and go out once. Since 2009 Wednesdays have brought together a notary from Trouville, two nurses, a student of the hotel school and thirty-six others, who have never told each other what they do.

At 11.30 pm the great clock in the hall strikes. If more than two players are left, the blinds double. Custom has it that the winner buys coffee at [La Criée](story:restaurants/la-criee) the next Saturday.`,
    ),
  },
  programme: [
    { time: w('18 h 45', '6.45 pm'), text: w('Caisse, côté salle de jeux.', 'Desk, on the gaming side.') },
    { time: w('19 h 30', '7.30 pm'), text: w('Départ, à l’heure.', 'Start, on time.') },
    { time: w('20 h 15', '8.15 pm'), text: w('Fin des inscriptions.', 'Entries close.') },
    { time: w('23 h 30', '11.30 pm'), text: w('L’horloge, puis le vainqueur.', 'The clock, then the winner.') },
  ],
  questions: [
    {
      question: w('Et si je perds au premier coup ?', 'What if I lose the first hand?'),
      answer: w(
        'Vous avez gagné une soirée. Le théâtre joue parfois le jeudi ; le bar, tous les soirs.',
        'You have won an evening. The theatre plays on some Thursdays; the bar plays nightly.',
      ),
    },
    {
      question: w('Faut-il savoir jouer ?', 'Do I need to know how to play?'),
      answer: w(
        'Il faut connaître l’ordre des mains. Une carte est prêtée à la caisse.',
        'You need the order of the hands. A crib card is lent at the desk.',
      ),
    },
  ],
}

const coupeDeLaForet: Tournament = {
  slug: 'coupe-de-la-foret',
  name: w('Coupe de la Forêt', 'Forest Cup'),
  casino: 'le-touquet',
  picture: 'tournoi-finale',
  game: 'holdem',
  format: 'reentry',
  days: [{ at: day(11, '20:00'), places: 10, status: 'canceled' }],
  buyIn: [100, 15, 5],
  chips: 25_000,
  levels: ladder({ from: 100, count: 14, every: 4, anteFrom: 3 }),
  minutes: [20, 10],
  lateLevel: 4,
  reEntries: 1,
  teaser: w(
    'La coupe n’aura pas lieu : la table est chez l’ébéniste. Les inscrits sont remboursés.',
    'The cup is off: the table is with the cabinetmaker. Everyone entered is refunded.',
  ),
  lead: w(
    'Annulée cette saison. La table de 1927 se fait refaire un pied.',
    'Cancelled this season. The table of 1927 is having a leg remade.',
  ),
  seo: {
    title: w('Coupe de la Forêt, poker au Touquet : annulée', 'Forest Cup, poker in Le Touquet: cancelled'),
    description: w(
      'Le tournoi de poker du casino du Touquet est annulé cette saison. Chaque inscription est remboursée d’elle-même sur la carte qui a payé.',
      'The poker tournament of the Le Touquet casino is cancelled this season. Every entry is refunded by itself to the card that paid.',
    ),
  },
  story: {
    title: w('Il manque un pied à la table', 'The table lacks a leg'),
    text: w(
      `Le casino n’a qu’une table de poker, en acajou de 1927, et elle boite. On a essayé le carton, le jeton, le dictionnaire. Le directeur a fini par appeler l’ébéniste, qui la gardera six semaines.

Les joueurs inscrits n’ont rien à faire : le remboursement est parti. Ce vendredi-là, la [Rotonde](story:spectacles/cirque-sur-la-piste) joue à 20 h 30, et la forêt, elle, reste ouverte.`,
      `The casino has one poker table, mahogany, of 1927, and it wobbles. Cardboard was tried, then a chip, then a dictionary. In the end the manager rang the cabinetmaker, who will keep it for six weeks.

Players who had entered need do nothing: the refund is on its way. That Friday the [Rotunda](story:spectacles/cirque-sur-la-piste) plays at 8.30 pm, and the forest stays open.`,
    ),
  },
  programme: [
    { time: w('19 h', '7 pm'), text: w('Tirage des sièges. Annulé.', 'Draw for seats. Cancelled.') },
    { time: w('20 h', '8 pm'), text: w('Départ. Annulé.', 'Start. Cancelled.') },
    {
      time: w('Fin mars', 'End of March'),
      text: w('Retour de la table, sur quatre pieds.', 'The table comes back, on four legs.'),
    },
  ],
  questions: [
    {
      question: w('Quand serai-je remboursé ?', 'When will I be refunded?'),
      answer: w(
        'La banque met deux à cinq jours. Un e-mail vous a donné le montant.',
        'The bank takes two to five days. An email has told you the amount.',
      ),
    },
    {
      question: w('Où jouer en attendant ?', 'Where can I play meanwhile?'),
      answer: w(
        'À Deauville le mercredi, à Enghien le mardi ; tous les tournois sont sur la page [Tournois](story:tournois).',
        'In Deauville on Wednesdays, in Enghien on Tuesdays; every tournament is on the page [Tournaments](story:tournois).',
      ),
    },
  ],
}

const premieresMains: Tournament = {
  slug: 'premieres-mains',
  name: w('Premières mains', 'First hands'),
  casino: 'dinard',
  picture: 'tournoi-premieres-mains',
  game: 'holdem',
  format: 'freezeout',
  days: everyWeek(day(3, '18:30'), 6, 10),
  buyIn: [20, 3, 2],
  chips: 10_000,
  levels: ladder({ from: 50, count: 10, every: 5 }),
  minutes: [12, 10],
  lateLevel: 0,
  maximumAge: 30,
  teaser: w(
    'Dix places, de 18 à 30 ans, et un croupier qui explique chaque règle avant de l’appliquer.',
    'Ten places, ages 18 to 30, and a dealer who explains each rule before applying it.',
  ),
  lead: w(
    'Le premier tournoi de votre vie devrait ressembler à celui-ci : court, calme, et à 25 €.',
    'The first tournament of your life should be like this one: short, quiet, and €25.',
  ),
  seo: {
    title: w('Premières mains : débuter au poker à Dinard', 'First hands: a beginners’ poker night in Dinard'),
    description: w(
      'Tournoi pour débutants de 18 à 30 ans, le jeudi à 18 h 30 au casino de Dinard : 25 €, dix places, règles expliquées à la table.',
      'A beginners’ tournament for ages 18 to 30, Thursdays at 6.30 pm at the Dinard casino: €25, ten places, rules explained at the table.',
    ),
  },
  story: {
    title: w('On a le droit de demander', 'You are allowed to ask'),
    text: w(
      `Le croupier s’appelle Yann, il a enseigné les mathématiques, et il arrête le jeu dès que quelqu’un fronce les sourcils. Pendant la première heure, les cartes se retournent à la fin de chaque coup et l’on en parle.

On apprend aussi à s’arrêter : la soirée a un prix, celui de l’inscription, et il n’y a ni recave ni second tour. Ceux qui sortent tôt dînent à [L’Amiral](story:restaurants/l-amiral), et reviennent raconter.`,
      `The dealer is called Yann, he used to teach mathematics, and he stops the game whenever somebody frowns. For the first hour the cards are turned up at the end of each hand and talked over.

You also learn to stop: the evening has one price, that of the entry, with no re-entry and no second round. Those who go out early dine at [L’Amiral](story:restaurants/l-amiral), and come back to tell.`,
    ),
  },
  programme: [
    {
      time: w('18 h', '6 pm'),
      text: w('Les règles, en trente minutes et un paquet de cartes.', 'The rules, in thirty minutes and one deck.'),
    },
    { time: w('18 h 30', '6.30 pm'), text: w('Départ, tout le monde assis.', 'Start, everyone seated.') },
    {
      time: w('20 h 40', '8.40 pm'),
      text: w('Le dernier joueur explique sa main.', 'The last player explains the hand.'),
    },
  ],
  questions: [
    {
      question: w('J’ai 31 ans. Puis-je venir ?', 'I am 31. May I come?'),
      answer: w(
        'À la table du lendemain, oui. Celle-ci est réservée aux 18 à 30 ans, le jour du tournoi.',
        'To the next day’s table, yes. This one is for ages 18 to 30 on the day itself.',
      ),
    },
    {
      question: w('Peut-on venir regarder ?', 'May I come and watch?'),
      answer: w(
        'Oui, à partir de 18 ans, avec une pièce d’identité, depuis les fauteuils du fond.',
        'Yes, from 18, with an identity card, from the armchairs at the back.',
      ),
    },
  ],
}

const tableDeNeuf: Tournament = {
  slug: 'la-table-de-neuf',
  name: w('La Table de neuf', 'The table of nine'),
  casino: 'la-baule',
  picture: 'tournoi-piles',
  game: 'mixed',
  format: 'freezeout',
  days: everyWeek(day(6, '20:30'), 4, 9),
  buyIn: [120, 20, 10],
  chips: 30_000,
  levels: ladder({ from: 200, count: 12, every: 4 }),
  minutes: [20, 15],
  lateLevel: 0,
  teaser: w(
    'Neuf chaises, cinq variantes, une table : on change de jeu toutes les vingt minutes.',
    'Nine chairs, five games, one table: the game changes every twenty minutes.',
  ),
  lead: w(
    'Hold’em, Omaha, stud, razz et draw : à chaque niveau son jeu, à chaque joueur sa bête noire.',
    'Hold’em, Omaha, stud, razz and draw: a game for every level, and one that each player dreads.',
  ),
  seo: {
    title: w('La Table de neuf, poker mixte à La Baule', 'The table of nine, mixed poker in La Baule'),
    description: w(
      'Tournoi de poker à une table au casino de La Baule : neuf places, cinq variantes, 150 €, certains dimanches à 20 h 30. Majeurs seulement.',
      'A one-table poker tournament at the La Baule casino: nine places, five games, €150, some Sundays at 8.30 pm. 18 and over.',
    ),
  },
  story: {
    title: w('Le roulement des jeux', 'The games go round'),
    text: w(
      `Une plaque de laiton, au milieu du tapis, dit à quoi l’on joue. Le croupier la tourne à chaque niveau, et l’on entend neuf personnes relire mentalement un règlement. Personne n’est bon partout : c’est l’idée.

Il n’y a que neuf places, et pas de retardataire. Quand elles sont prises, la liste d’attente fonctionne : une place rendue va au premier inscrit, qui a une heure pour dire oui. Ensuite, le [Bar des Régates](story:restaurants/le-bar-des-regates) commente.`,
      `A brass plate in the middle of the cloth says what is being played. The dealer turns it at each level, and you can hear nine people going over the rules in their heads. Nobody is good at all of them, which is the idea.

There are only nine places, and nobody comes late. Once they are taken the waiting list works: a seat given back goes to the first in line, who has an hour to say yes. Afterwards [Le Bar des Régates](story:restaurants/le-bar-des-regates) passes judgement.`,
    ),
  },
  programme: [
    {
      time: w('20 h', '8 pm'),
      text: w('Un verre, et le tirage des neuf sièges.', 'A drink, and the draw of nine seats.'),
    },
    { time: w('20 h 30', '8.30 pm'), text: w('Premier jeu : hold’em.', 'First game: hold’em.') },
    {
      time: w('22 h 25', '10.25 pm'),
      text: w('Premier tour complet des variantes, pause comprise.', 'All games played once, break included.'),
    },
  ],
  questions: [
    {
      question: w('Et si la table n’est pas pleine ?', 'What if the table is not full?'),
      answer: w(
        'On joue à partir de six. En dessous, tout le monde est remboursé la veille.',
        'Six are enough. With fewer, everyone is refunded the day before.',
      ),
    },
    {
      question: w('Où trouver les règles des variantes ?', 'Where are the rules of each game?'),
      answer: w(
        'Sur la feuille remise à l’arrivée, et dans la mémoire du croupier, qui les a toutes jouées.',
        'On the sheet you are handed, and in the memory of the dealer, who has played them all.',
      ),
    },
  ],
}

/** Tournaments of the Channel and Atlantic coasts. */
export const TOURNAMENTS_NORTH: readonly Tournament[] = [mercrediDuDome, coupeDeLaForet, premieresMains, tableDeNeuf]

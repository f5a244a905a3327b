import { day, w } from '../../kit/words.ts'
import type { Tournament } from '../../model/tournaments.ts'
import { everyWeek, ladder } from './levels.ts'

const deepstackDuMardi: Tournament = {
  slug: 'deepstack-du-mardi',
  name: w('Deepstack du mardi', 'Tuesday Deepstack'),
  casino: 'enghien-les-bains',
  picture: 'tournoi-piles',
  game: 'holdem',
  format: 'deepstack',
  days: everyWeek(day(1, '20:00'), 8, 60),
  buyIn: [75, 10, 5],
  guarantee: 4_000,
  chips: 50_000,
  levels: ladder({ from: 200, count: 16, every: 4, anteFrom: 3 }),
  minutes: [20, 15],
  lateLevel: 8,
  reEntries: 1,
  teaser: w(
    'Cinquante mille jetons, vingt minutes par niveau : le mardi, on a le temps de réfléchir.',
    'Fifty thousand chips, twenty minutes a level: on Tuesdays there is time to think.',
  ),
  lead: w(
    'Deux cent cinquante grosses blindes au départ, une seconde chance, et le dernier train manqué.',
    'Two hundred and fifty big blinds to start, one second chance, and the last train missed.',
  ),
  seo: {
    title: w('Deepstack du mardi, tournoi de poker à Enghien', 'Tuesday Deepstack, a poker tournament in Enghien'),
    description: w(
      'Chaque mardi à 20 h au casino d’Enghien-les-Bains : 90 €, 50 000 jetons, niveaux de 20 minutes, 60 places. Réservé aux majeurs.',
      'Every Tuesday at 8 pm at the casino in Enghien-les-Bains: €90, 50,000 chips, 20-minute levels, 60 places. 18 and over.',
    ),
  },
  story: {
    title: w('Le tournoi de ceux qui attendent', 'A tournament for people who wait'),
    text: w(
      `Dans l’ancienne salle des cartes marines, les tables sont assez éloignées pour que l’on n’entende que la sienne. Les deux premières heures coûtent peu : les blindes montent sans hâte, et l’on peut jeter sa main quinze fois de suite sans que personne ne lève les yeux.

Vers minuit, la moitié des sièges est libre. C’est l’heure du bouillon, servi au bar sur simple signe. Les inscriptions restent ouvertes jusqu’à la fin du huitième niveau, et une élimination n’est pas la fin : on peut revenir une fois, au prix du départ.`,
      `In the old chart room the tables stand far enough apart for you to hear only your own. The first two hours are cheap: the blinds rise slowly, and you may fold fifteen hands in a row without anyone looking up.

By midnight half the seats are empty. That is when broth is served at the bar, at a nod. Entries stay open until the end of level eight, and going out is not the end: you may come back once, for the price of the start.`,
    ),
  },
  programme: [
    {
      time: w('19 h', '7 pm'),
      text: w('Ouverture de la caisse et tirage des sièges.', 'Desk opens, seats are drawn.'),
    },
    { time: w('20 h', '8 pm'), text: w('Premières cartes.', 'Cards in the air.') },
    { time: w('22 h 55', '10.55 pm'), text: w('Fin des inscriptions, longue pause.', 'Entries close, long break.') },
    { time: w('Vers 1 h', 'Around 1 am'), text: w('Table finale.', 'Final table.') },
  ],
  questions: [
    {
      question: w('Puis-je arriver en retard ?', 'May I come late?'),
      answer: w(
        'Oui, jusqu’à la fin du niveau 8. Votre pile vous attend, entière, à votre siège.',
        'Yes, until the end of level 8. Your stack is waiting, untouched, at your seat.',
      ),
    },
    {
      question: w('Comment se paie le retour ?', 'How do I pay for the re-entry?'),
      answer: w(
        'À la caisse du casino, au même prix. Seule la première inscription se paie en ligne.',
        'At the casino’s cashier, for the same price. Only the first entry is paid online.',
      ),
    },
  ],
}

const mainEvent: Tournament = {
  slug: 'main-event-du-lac',
  name: w('Main Event du Lac', 'Lake Main Event'),
  casino: 'enghien-les-bains',
  picture: 'tournoi-finale',
  game: 'holdem',
  format: 'reentry',
  days: [
    { name: w('Jour 1A', 'Day 1A'), at: day(25, '14:00'), places: 72 },
    { name: w('Jour 1B', 'Day 1B'), at: day(26, '14:00'), places: 72 },
  ],
  buyIn: [480, 50, 20],
  guarantee: 60_000,
  chips: 60_000,
  levels: ladder({ from: 100, count: 20, every: 4, anteFrom: 3 }),
  minutes: [40, 15],
  lateLevel: 8,
  reEntries: 1,
  teaser: w(
    'Trois jours, deux départs, 60 000 € garantis : le rendez-vous de l’année face au lac.',
    'Three days, two starts, €60,000 guaranteed: the appointment of the year by the lake.',
  ),
  lead: w(
    'On part le vendredi ou le samedi. Ceux qui ont encore des jetons reviennent le dimanche.',
    'Start on Friday or Saturday. Whoever still has chips comes back on Sunday.',
  ),
  seo: {
    title: w('Main Event du Lac : poker à Enghien-les-Bains', 'Lake Main Event: poker in Enghien-les-Bains'),
    description: w(
      'Tournoi de poker sur trois jours à Enghien-les-Bains : 550 €, 60 000 € garantis, niveaux de 40 minutes, jours 1A et 1B. Majeurs seulement.',
      'A three-day poker tournament in Enghien-les-Bains: €550, €60,000 guaranteed, 40-minute levels, days 1A and 1B. 18 and over.',
    ),
  },
  story: {
    title: w('Quarante minutes, c’est long', 'Forty minutes is a long time'),
    text: w(
      `Huit tables, dix-huit croupiers venus de cinq casinos, et une règle affichée à l’entrée : les téléphones restent dans la poche pendant le coup. Le niveau dure quarante minutes, le temps d’une visite au musée ; on y apprend à peu près autant sur les autres.

Le joueur éliminé le vendredi peut reprendre un siège le samedi. Le dimanche à 13 h, les piles des deux journées sortent de leurs sachets scellés. Le [Pavillon du Lac](story:hotels/le-pavillon-du-lac) garde des chambres aux joueurs, et le petit-déjeuner jusqu’à midi.`,
      `Eight tables, eighteen dealers from five casinos, and one rule on the door: telephones stay in pockets during a hand. A level lasts forty minutes, as long as a visit to a museum; you learn about as much about other people.

A player who goes out on Friday may take another seat on Saturday. On Sunday at 1 pm the stacks of both days come out of their sealed bags. [Le Pavillon du Lac](story:hotels/le-pavillon-du-lac) keeps rooms for players, and breakfast until noon.`,
    ),
  },
  programme: [
    {
      time: w('Vendredi, 14 h', 'Friday, 2 pm'),
      text: w('Jour 1A : dix niveaux, puis les jetons en sachet.', 'Day 1A: ten levels, then chips are bagged.'),
    },
    {
      time: w('Samedi, 14 h', 'Saturday, 2 pm'),
      text: w(
        'Jour 1B : dix niveaux, dernières inscriptions au huitième.',
        'Day 1B: ten levels, last entries in the eighth.',
      ),
    },
    {
      time: w('Dimanche, 13 h', 'Sunday, 1 pm'),
      text: w(
        'Jour 2 : les qualifiés des deux départs, jusqu’au dernier.',
        'Day 2: those left of both starts, to the last.',
      ),
    },
  ],
  questions: [
    {
      question: w('Puis-je jouer les deux premiers jours ?', 'May I play both first days?'),
      answer: w(
        'Seulement si vous êtes éliminé du premier. On ne garde qu’une pile.',
        'Only if you are out of the first. You keep a single stack.',
      ),
    },
    {
      question: w('Que se passe-t-il si j’annule ?', 'What if I cancel?'),
      answer: w(
        'Annulez depuis vos inscriptions : la place revient à la liste d’attente et vous êtes remboursé.',
        'Cancel from your registrations: the seat goes to the waiting list and you are refunded.',
      ),
    },
  ],
}

const satellite: Tournament = {
  slug: 'satellite-du-main-event',
  name: w('Satellite du Main Event', 'Main Event satellite'),
  casino: 'enghien-les-bains',
  picture: 'tournois',
  game: 'holdem',
  format: 'satellite',
  days: everyWeek(day(9, '19:30'), 2, 40),
  buyIn: [62, 6, 2],
  chips: 15_000,
  levels: ladder({ from: 50, count: 12, every: 6, anteFrom: 4 }),
  minutes: [15, 10],
  lateLevel: 4,
  addOn: { price: 20, chips: 10_000 },
  teaser: w(
    'Le lot est une place au Main Event. Personne ne gagne, plusieurs se qualifient.',
    'The prize is a seat in the Main Event. Nobody wins; several qualify.',
  ),
  lead: w(
    'Une place à 550 € pour huit inscriptions : on s’arrête quand il reste le bon nombre de joueurs.',
    'One €550 seat for every eight entries: play stops when the right number of players is left.',
  ),
  seo: {
    title: w('Satellite du Main Event du Lac, à Enghien', 'Satellite for the Lake Main Event, in Enghien'),
    description: w(
      'Qualifiez-vous pour le Main Event du Lac : 70 €, 15 000 jetons, niveaux de 15 minutes, le mercredi à 19 h 30. Réservé aux majeurs.',
      'Qualify for the Lake Main Event: €70, 15,000 chips, 15-minute levels, Wednesdays at 7.30 pm. 18 and over.',
    ),
  },
  story: {
    title: w('Finir deuxième, c’est finir premier', 'Second is as good as first'),
    text: w(
      `Un satellite se joue à l’envers. Il ne sert à rien d’avoir tous les jetons : il faut qu’il en reste devant soi quand le directeur lève la main. Les habitués ralentissent au moment où les débutants accélèrent, et c’est là que tout se décide.

Les qualifiés reçoivent leur place le soir même, pour le jour de leur choix au [Main Event du Lac](story:tournois/main-event-du-lac). Ce qui reste de la cagnotte revient au premier éliminé après les places, en argent.`,
      `A satellite is played backwards. Having all the chips is no use: you need some in front of you when the director raises a hand. Regulars slow down just as beginners speed up, and there it is settled.

Qualifiers are given their seat that evening, for whichever day they like of the [Lake Main Event](story:tournois/main-event-du-lac). What is left of the pool goes, in money, to the first player out after the seats.`,
    ),
  },
  programme: [
    { time: w('19 h', '7 pm'), text: w('Caisse et sièges.', 'Desk and seats.') },
    {
      time: w('20 h 30', '8.30 pm'),
      text: w('Fin des inscriptions ; recave à la pause de 21 h.', 'Entries close; add-on at the 9 pm break.'),
    },
    { time: w('Avant minuit', 'Before midnight'), text: w('Remise des places.', 'Seats are handed out.') },
  ],
  questions: [
    {
      question: w('La place gagnée se revend-elle ?', 'Can I sell the seat I win?'),
      answer: w(
        'Non, elle est à votre nom. Déjà inscrit ? Votre inscription au Main Event vous est remboursée.',
        'No, it is in your name. Already in? Your entry to the Main Event is refunded.',
      ),
    },
    {
      question: w('Qu’est-ce que la recave ?', 'What is the add-on?'),
      answer: w(
        'Dix mille jetons de plus pour 20 €, une fois, à la pause, payés à la table.',
        'Ten thousand more chips for €20, once, at the break, paid at the table.',
      ),
    },
  ],
}

/** Tournaments of the casino with the largest card room. */
export const TOURNAMENTS_ENGHIEN: readonly Tournament[] = [deepstackDuMardi, mainEvent, satellite]

import { day, w } from '../../kit/words.ts'
import type { Tournament } from '../../model/tournaments.ts'
import { everyWeek, ladder } from './levels.ts'

const knockout: Tournament = {
  slug: 'knockout-de-la-croisette',
  name: w('Knockout de la Croisette', 'Croisette Knockout'),
  casino: 'cannes-croisette',
  picture: 'tournoi-primes',
  game: 'holdem',
  format: 'knockout',
  days: everyWeek(day(3, '19:30'), 8, 60),
  buyIn: [100, 15, 5],
  guarantee: 5_000,
  chips: 30_000,
  levels: ladder({ from: 100, count: 16, every: 4, anteFrom: 3 }),
  minutes: [20, 10],
  lateLevel: 6,
  reEntries: 2,
  teaser: w(
    'La moitié de la cave est une prime, brodée sur votre dos : qui vous élimine l’emporte.',
    'Half the buy-in is a bounty pinned to your back: whoever knocks you out takes it.',
  ),
  lead: w(
    'Cinquante euros par joueur éliminé, payés sur-le-champ, en plus des prix.',
    'Fifty euros for every player you knock out, paid on the spot, on top of the prizes.',
  ),
  seo: {
    title: w('Knockout de la Croisette, poker à Cannes', 'Croisette Knockout, poker in Cannes'),
    description: w(
      'Tournoi à primes le jeudi à 19 h 30 au casino de la Croisette, à Cannes : 120 €, dont 50 € de prime, soixante places. Réservé aux majeurs.',
      'A bounty tournament on Thursdays at 7.30 pm at the Casino de la Croisette in Cannes: €120, €50 of it bounty, sixty places. 18+.',
    ),
  },
  story: {
    title: w('On se salue avant de se viser', 'Bow first, then take aim'),
    text: w(
      `Le studio d’où l’orchestre passait à la radio a gardé son horloge et son panneau « Silence ». Les soixante joueurs l’observent à leur manière. Chacun porte un ruban ; éliminé, il le remet à son vainqueur, qui l’échange à la caisse contre 50 €.

La prime change la façon de compter : un petit tapis vaut plus que ses jetons, et les patients deviennent chasseurs. L’usage est de serrer la main. [Le Ponton](story:restaurants/le-ponton) sert jusqu’à 1 h à ceux qui n’ont plus de ruban.`,
      `The studio from which the band used to broadcast has kept its clock and its sign saying Silence. The sixty players obey it after their fashion. Each wears a ribbon; knocked out, you hand it to the winner, who changes it at the cashier’s for €50.

A bounty changes the sums: a short stack is worth more than its chips, and patient people turn hunters. It is usual to shake hands. [Le Ponton](story:restaurants/le-ponton) serves until 1 am to those without a ribbon.`,
    ),
  },
  programme: [
    { time: w('18 h 30', '6.30 pm'), text: w('Caisse, remise des rubans.', 'Desk, ribbons handed out.') },
    { time: w('19 h 30', '7.30 pm'), text: w('Départ au tintement de l’horloge.', 'Start at the chime of the clock.') },
    { time: w('21 h 40', '9.40 pm'), text: w('Fin des inscriptions et des retours.', 'Entries and re-entries close.') },
    {
      time: w('Après minuit', 'After midnight'),
      text: w('Table finale, rubans comptés.', 'Final table, ribbons counted.'),
    },
  ],
  questions: [
    {
      question: w('Comment la cave est-elle partagée ?', 'How is the buy-in divided?'),
      answer: w(
        'Cinquante euros de prime, cinquante aux prix, quinze de frais, cinq pour l’équipe.',
        'Fifty euros of bounty, fifty to the prizes, fifteen of fees, five for the staff.',
      ),
    },
    {
      question: w('Deux joueurs m’éliminent ensemble ?', 'What if two players knock me out?'),
      answer: w(
        'Le ruban est coupé en deux, au sens propre. La caisse tient des ciseaux.',
        'The ribbon is cut in half, literally. The cashier has scissors.',
      ),
    },
  ],
}

const deuxChaises: Tournament = {
  slug: 'les-deux-dernieres-chaises',
  name: w('Les Deux Dernières Chaises', 'The last two chairs'),
  casino: 'cannes-les-palmiers',
  picture: 'tournoi-finale',
  game: 'holdem',
  format: 'reentry',
  days: [{ at: day(19, '21:00'), places: 2 }],
  buyIn: [70, 8.5, 4],
  chips: 20_000,
  levels: ladder({ from: 100, count: 13, every: 4, anteFrom: 4 }),
  minutes: [18, 12],
  lateLevel: 4,
  reEntries: 1,
  minimumAge: '21',
  teaser: w(
    'Dix-huit joueurs dont seize habitués : il reste deux chaises, et elles grincent.',
    'Eighteen players, sixteen of them regulars: two chairs are left, and they creak.',
  ),
  lead: w(
    'Les retraités du vendredi passent au samedi, et ouvrent leur table à deux inconnus.',
    'Friday’s retired foursome moves to Saturday, and opens its tables to two strangers.',
  ),
  seo: {
    title: w('Les Deux Dernières Chaises, poker aux Palmiers', 'The last two chairs, poker at Les Palmiers, Cannes'),
    description: w(
      'Tournoi de poker au casino des Palmiers, à Cannes, un samedi à 21 h : 82,50 €, deux places à la vente. Dès 21 ans, pièce d’identité demandée.',
      'A poker tournament at the Casino des Palmiers in Cannes, one Saturday at 9 pm: €82.50, two places on sale. Ages 21 and over.',
    ),
  },
  story: {
    title: w('Les autres ont leur nom gravé', 'The others have their names carved'),
    text: w(
      `Seize des dix-huit chaises portent une plaque. Leurs propriétaires jouent ensemble depuis quinze ans, se trichent de rien et se souviennent de tout. Une fois par saison, ils laissent deux places au hasard, pour se surprendre.

Apportez une histoire : on la demande à la première pause, et la meilleure vaut une glace au jardin de la [Villa Estelle](story:hotels/villa-estelle). L’âge demandé est 21 ans, parce que la conversation est longue.`,
      `Sixteen of the eighteen chairs have a plate. Their owners have played together for fifteen years, cheat each other of nothing and remember everything. Once a season they leave two places to chance, to surprise themselves.

Bring a story: it is asked for at the first break, and the best one is worth an ice cream in the garden of [Villa Estelle](story:hotels/villa-estelle). You must be 21, because the conversation is long.`,
    ),
  },
  programme: [
    { time: w('20 h 15', '8.15 pm'), text: w('Présentations, sans cartes.', 'Introductions, without cards.') },
    { time: w('21 h', '9 pm'), text: w('Départ.', 'Start.') },
    { time: w('22 h 12', '10.12 pm'), text: w('Première pause, et votre histoire.', 'First break, and your story.') },
  ],
  questions: [
    {
      question: w('Pourquoi deux places seulement ?', 'Why only two places?'),
      answer: w(
        'Les autres sont à l’année. La liste d’attente vous prévient si une chaise se libère.',
        'The others are taken by the year. The waiting list tells you if a chair comes free.',
      ),
    },
    {
      question: w('Pourquoi 82,50 € ?', 'Why €82.50?'),
      answer: w(
        'Soixante-dix aux prix, huit cinquante de frais, quatre pour l’équipe. Personne n’a voulu arrondir.',
        'Seventy to the prizes, eight fifty of fees, four for the staff. Nobody wanted to round it.',
      ),
    },
  ],
}

const omaha: Tournament = {
  slug: 'omaha-de-la-grande-plage',
  name: w('Omaha de la Grande Plage', 'Grande Plage Omaha'),
  casino: 'biarritz',
  picture: 'tournoi-omaha',
  game: 'omaha',
  format: 'reentry',
  days: everyWeek(day(5, '20:30'), 5, 24),
  buyIn: [85, 10, 5],
  guarantee: 1_500,
  chips: 25_000,
  levels: ladder({ from: 100, count: 14, every: 4 }),
  minutes: [20, 15],
  lateLevel: 6,
  reEntries: 2,
  addOn: { price: 40, chips: 20_000 },
  teaser: w(
    'Quatre cartes au lieu de deux, des pots limités, et l’océan pour les mauvais coups.',
    'Four cards instead of two, pot-limit bets, and the ocean for the bad beats.',
  ),
  lead: w(
    'Vingt-quatre places, quatre cartes chacun, deux à utiliser : c’est là que tout se complique.',
    'Twenty-four places, four cards each, two to be used: that is where it gets difficult.',
  ),
  seo: {
    title: w('Omaha de la Grande Plage, poker à Biarritz', 'Grande Plage Omaha, poker in Biarritz'),
    description: w(
      'Tournoi d’Omaha pot limit le samedi à 20 h 30 au casino de Biarritz : 100 €, 1 500 € garantis, vingt-quatre places. Réservé aux majeurs.',
      'A pot-limit Omaha tournament on Saturdays at 8.30 pm at the casino in Biarritz: €100, €1,500 guaranteed, twenty-four places. 18+.',
    ),
  },
  story: {
    title: w('Deux de trop, deux qui manquent', 'Two too many, two too few'),
    text: w(
      `À l’Omaha, on reçoit quatre cartes et l’on en joue deux exactement, avec trois du tapis. Les débutants oublient la règle une fois, rarement deux. On ne peut pas tout miser d’un coup : la mise ne dépasse jamais le pot, ce qui laisse le temps de regretter.

Les trois tables font face à la plage ; on baisse les rideaux au départ, on les relève à la pause. Les surfeurs de nuit passent sous les fenêtres. [Le Port-Vieux](story:restaurants/le-port-vieux) apporte des assiettes qui se mangent d’une main.`,
      `In Omaha you are dealt four cards and play exactly two of them, with three from the board. Beginners forget the rule once, seldom twice. You cannot bet it all at a stroke: no bet is larger than the pot, which leaves time for regret.

The three tables face the beach; the curtains come down at the start and go up at the break. Night surfers pass under the windows. [Le Port-Vieux](story:restaurants/le-port-vieux) brings plates that can be eaten with one hand.`,
    ),
  },
  programme: [
    {
      time: w('19 h 45', '7.45 pm'),
      text: w('Caisse ; la règle des deux cartes, redite.', 'Desk; the two-card rule, repeated.'),
    },
    { time: w('20 h 30', '8.30 pm'), text: w('Départ, rideaux baissés.', 'Start, curtains down.') },
    { time: w('22 h 45', '10.45 pm'), text: w('Fin des inscriptions.', 'Entries close.') },
    { time: w('Vers 1 h', 'Around 1 am'), text: w('Table finale, rideaux levés.', 'Final table, curtains up.') },
  ],
  questions: [
    {
      question: w('Qu’est-ce que « pot limit » ?', 'What does pot limit mean?'),
      answer: w(
        'La plus grosse mise possible est ce qu’il y a déjà au milieu, une fois votre suite comptée.',
        'The largest bet is what is already in the middle, once your own call is counted.',
      ),
    },
    {
      question: w('Y a-t-il des antes ?', 'Are there antes?'),
      answer: w(
        'Non, jamais : deux blindes suffisent à quatre cartes.',
        'No, never: two blinds are enough for four cards.',
      ),
    },
  ],
}

/** Tournaments of the Riviera and the Basque coast. */
export const TOURNAMENTS_SOUTH: readonly Tournament[] = [knockout, deuxChaises, omaha]

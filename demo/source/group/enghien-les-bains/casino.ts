import { w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casino: Casino = {
  slug: 'enghien-les-bains',
  trigram: 'ENG',
  name: w('Casino d’Enghien-les-Bains', 'Enghien-les-Bains casino'),
  town: 'enghien-les-bains',
  street: '5, jetée du Lac',
  postalCode: '95880',
  latitude: 48.9704,
  longitude: 2.3079,
  phone: '01 99 00 07 40',
  email: 'casino-enghien@barriere.example',
  tables: 38,
  machines: 400,
  teaser: w(
    'Bâti sur le lac en 1901 : 38 tables, 400 machines, un théâtre de 640 places et un parquet pour danser.',
    'Built over the lake in 1901: 38 tables, 400 machines, a 640-seat theatre and a floor for dancing.',
  ),
  lead: w(
    'Le paquebot d’Enghien est à quai depuis plus d’un siècle.',
    'Enghien’s liner has been in port for over a century.',
  ),
  seo: {
    title: w('Casino d’Enghien-les-Bains, sur le lac', 'Enghien-les-Bains casino, on the lake'),
    description: w(
      'Roulette, black-jack, poker, 400 machines et deux salles de spectacle sur le lac d’Enghien, à 15 minutes de Paris-Nord. Dès 18 ans.',
      'Roulette, blackjack, poker, 400 machines and two show halls on the lake at Enghien, 15 minutes from Paris-Nord. Adults only.',
    ),
  },
  story: {
    title: w('On embarque, rien ne part', 'All aboard, nothing sails'),
    text: w(
      `Il a la forme d’un paquebot : deux ponts, une passerelle, des hublots au vestiaire. Les pieux de chêne sont d’origine ; un plongeur les inspecte chaque mois de novembre et remonte, en moyenne, trois boutons de manchette.

Au pont supérieur, les tables. Au pont principal, les machines et un bar tourné vers l’eau. Le théâtre du Lac et le salon du Ponton ont leur propre perron, côté place : on y vient en famille, pour le [magicien](story:spectacles/le-grand-magicien) ou pour [danser](story:spectacles/swing-sur-le-lac), sans voir un tapis vert.

Fixez une somme avant de monter à bord, comme on prend un billet, et laissez la carte de paiement à l’hôtel. Nos équipes savent reconnaître une soirée qui tourne mal ; elles sont formées pour en parler avec tact.`,
      `It is shaped like a liner, with two decks, a bridge and portholes in the cloakroom. The oak piles are original; a diver inspects them every November and brings up, on average, three cufflinks.

The upper deck has the tables. The main deck has the machines and a bar turned to the water. The Théâtre du Lac and the Salon du Ponton have steps of their own, on the square: families come for the [magician](story:spectacles/le-grand-magicien) or [to dance](story:spectacles/swing-sur-le-lac) without seeing any green baize.

Settle on a sum before you board, as you would buy a ticket, and leave your bank card at the hotel. Our staff can tell when an evening is going wrong, and are trained to raise it with tact.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Seize tables, dont quatre à la mise la plus basse, gardées près de l’entrée.',
        'Sixteen tables, four of them at the lowest stake, kept near the door.',
      ),
      stake: 5,
      tables: 16,
      opens: w('Dès 15 h', 'From 3 pm'),
    },
    {
      game: 'black-jack',
      text: w(
        'Quatorze tables sur le pont supérieur. Une initiation sans argent le lundi à 19 h.',
        'Fourteen tables on the upper deck. A lesson without money on Mondays at 7 pm.',
      ),
      stake: 10,
      tables: 14,
      opens: w('Dès 16 h', 'From 4 pm'),
    },
    {
      game: 'poker',
      text: w(
        'Huit tables dans l’ancienne salle des cartes marines. Liste d’attente au tableau.',
        'Eight tables in the former chart room. The waiting list is on the board.',
      ),
      stake: 10,
      tables: 8,
      opens: w('Tous les jours, dès 14 h', 'Daily, from 2 pm'),
    },
    {
      game: 'machines',
      text: w(
        '400 machines, chacune avec le temps de jeu affiché en haut à droite.',
        '400 machines, each showing your playing time at the top right.',
      ),
      stake: 0.01,
      opens: w('Dès 10 h 30', 'From 10.30 am'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Chaque jour', 'Every day'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '10:30',
        closes: '04:00',
      },
    ],
    note: w(
      '18 ans révolus et pièce d’identité vérifiée au tourniquet, pour tous et tous les soirs.',
      'Ages 18 and over, with identity checked at the turnstile, for everybody, every night.',
    ),
  },
  timeline: {
    title: w('Journal de bord', 'Ship’s log'),
    years: [
      {
        year: '1878',
        title: w('Un kiosque et une loterie', 'A bandstand and a tombola'),
        text: w(
          'Le gros lot est un canot. Le gagnant ne sait pas nager.',
          'First prize is a dinghy. The winner cannot swim.',
        ),
      },
      {
        year: '1901',
        title: w('Lancement', 'The launch'),
        text: w(
          'Trois cent douze pieux de chêne, un architecte qui rêvait de marine.',
          'Three hundred and twelve oak piles, and an architect who had wanted the navy.',
        ),
      },
      {
        year: '1910',
        title: w('La crue', 'The flood'),
        text: w(
          'Paris est sous l’eau ; le casino, lui, y était déjà. On y loge des sinistrés.',
          'Paris is under water; the casino is used to it, and takes in the homeless.',
        ),
      },
      {
        year: '1932',
        title: w('Le second pont', 'A second deck'),
        text: w(
          'Il ajoute des hublots, un fumoir et quatre cents tonnes. Les pieux tiennent.',
          'It adds portholes, a smoking room and four hundred tons. The piles hold.',
        ),
      },
      {
        year: '1988',
        title: w('Le théâtre du Lac', 'The Théâtre du Lac'),
        text: w(
          '640 fauteuils bleus, une fosse étanche, un rideau qui se lève à l’heure.',
          '640 blue seats, a watertight pit and a curtain that goes up on time.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w('Que présenter à l’entrée ?', 'What must I show at the door?'),
      answer: w(
        'Un document d’identité officiel, avec photo et en cours de validité. L’âge est contrôlé même si vous étiez là hier.',
        'An official identity document with a photograph, still valid. Your age is checked even if you were here yesterday.',
      ),
    },
    {
      question: w('Comment rentrer à Paris après le spectacle ?', 'How do I get back to Paris after a show?'),
      answer: w(
        'Les spectacles finissent avant 23 h 15 ; la gare est à huit minutes. Pour ne pas compter, gardez une clé au [Pavillon du Lac](story:hotels/le-pavillon-du-lac).',
        'Shows end before 11.15 pm and the station is eight minutes away. To stop counting, keep a key at [Le Pavillon du Lac](story:hotels/le-pavillon-du-lac).',
      ),
    },
    {
      question: w('Puis-je limiter ma dépense à l’avance ?', 'Can I cap my spending beforehand?'),
      answer: w(
        'Oui, au guichet ou par téléphone, pour une visite ou pour l’année. Les autres recours sont réunis sur la page [Jeu responsable](story:jeu-responsable).',
        'Yes, at the desk or by telephone, for one visit or for the year. Other kinds of help are on the page about [responsible gaming](story:jeu-responsable).',
      ),
    },
    {
      question: w('Y a-t-il une tenue exigée à bord ?', 'Is there a dress code on board?'),
      answer: w(
        'Ni tongs ni maillots de sport après 19 h. La veste n’est demandée nulle part, mais le vestiaire en prête deux.',
        'No flip-flops or sports shirts after 7 pm. A jacket is required nowhere, though the cloakroom lends two.',
      ),
    },
  ],
}

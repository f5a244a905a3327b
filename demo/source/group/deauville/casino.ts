import { w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casino: Casino = {
  slug: 'deauville',
  trigram: 'DEA',
  name: w('Casino de Deauville', 'Deauville casino'),
  town: 'deauville',
  street: '2, rue du Dôme',
  postalCode: '14800',
  latitude: 49.3629,
  longitude: 0.071,
  phone: '02 61 91 00 32',
  email: 'casino-deauville@barriere.example',
  tables: 14,
  machines: 220,
  teaser: w(
    'Un dôme de 1911, quatorze tables, 220 machines et un théâtre de 480 places.',
    'A dome from 1911, fourteen tables, 220 machines and a 480-seat theatre.',
  ),
  lead: w(
    'Ouvert tous les jours, de 10 h à 4 h. La roulette tourne dès 16 h, le rideau se lève à 20 h 30.',
    'Open every day, 10 am to 4 am. Roulette from 4 pm, curtain up at 8.30.',
  ),
  seo: {
    title: w('Casino de Deauville : tables, machines, théâtre', 'Deauville casino: tables, machines, theatre'),
    description: w(
      'Roulette anglaise, black-jack, poker et 220 machines, tous les jours dès 10 h. Théâtre à l’italienne. Entrée réservée aux majeurs.',
      'English roulette, blackjack, poker and 220 machines, every day from 10 am. Horseshoe theatre. 18 and over.',
    ),
  },
  story: {
    title: w('Un dôme, trois portes, aucune horloge sauf la nôtre', 'One dome, three doors, no clock but ours'),
    text: w(
      `Les casinos cachent l’heure. Ici, une horloge d’un mètre vingt surplombe la caisse depuis 1911, et nous la remontons chaque lundi. On entre par la mer, par la rue ou par le passage couvert qui vient des [Colombages](story:hotels/les-colombages). Le vestiaire est libre, la tenue correcte : pas de short après 19 h.

Le théâtre à l’italienne joue certains jeudis et samedis : [la chanson](story:spectacles/une-voix-un-piano) le jeudi, [la comédie](story:spectacles/trois-comediens-en-colere) le samedi. Ses 480 fauteuils sont rouges, et aucun n’est à plus de 19 mètres de la scène. Il a son entrée, séparée des salles de jeux, et accueille dès 6 ans pour la chanson, 12 ans pour la comédie. Places à partir de 28 €.

Le jeu est un loisir payant, pas un revenu. À l’accueil, vous pouvez fixer une limite, demander une pause ou fermer votre accès, sans avoir à vous expliquer.`,
      `Casinos hide the time. Here a clock four feet across has hung above the cashier since 1911, and we wind it every Monday. Come in from the sea, from the street or by the covered way from [Les Colombages](story:hotels/les-colombages). The cloakroom is free, dress is smart: no shorts after 7 pm.

The horseshoe theatre plays on some Thursdays and Saturdays: [song](story:spectacles/une-voix-un-piano) on Thursday, [comedy](story:spectacles/trois-comediens-en-colere) on Saturday. Its 480 seats are red, and none is more than 19 metres from the stage. It has an entrance of its own, away from the gaming rooms, and welcomes ages 6 and over for the songs, 12 and over for the comedy. Seats from €28.

Gaming is entertainment that costs money, not an income. At the desk you can set a limit, ask for a break or close your access, with no reasons needed.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Six tables à un zéro. Le croupier explique les annonces à qui le demande.',
        'Six single-zero tables. Croupiers explain the calls to anyone who asks.',
      ),
      stake: 5,
      tables: 6,
      opens: w('Dès 16 h', 'From 4 pm'),
    },
    {
      game: 'black-jack',
      text: w(
        'Six tables sous la coupole, un silence relatif et un plan des règles à côté de chaque siège.',
        'Six tables beneath the dome, a relative hush, and the rules beside every seat.',
      ),
      stake: 10,
      tables: 6,
      opens: w('Dès 20 h', 'From 8 pm'),
    },
    {
      game: 'poker',
      text: w(
        'Deux tables de Texas hold’em. Tournoi le mercredi, quarante joueurs, fin avant minuit.',
        'Two tables of Texas hold’em. A tournament on Wednesday for forty players, over before midnight.',
      ),
      stake: 10,
      tables: 2,
      opens: w('Mercredi au samedi, dès 20 h', 'Wednesday to Saturday, from 8 pm'),
    },
    {
      game: 'machines',
      text: w(
        '220 machines sur deux niveaux. Une limite de temps ou de mise se règle à la borne d’accueil.',
        '220 machines on two floors. Set a time or spending limit at the welcome desk.',
      ),
      stake: 0.01,
      opens: w('Dès 10 h', 'From 10 am'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Tous les jours', 'Every day'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '10:00',
        closes: '04:00',
      },
    ],
    note: w(
      'Réservé aux plus de 18 ans, papiers demandés à chaque visite. Le théâtre ouvre à 19 h 45 les soirs de spectacle.',
      'For 18 and over, papers asked for at every visit. The theatre opens at 7.45 pm on show nights.',
    ),
  },
  timeline: {
    title: w('Sous le même dôme', 'Under the same dome'),
    years: [
      {
        year: '1864',
        title: w('Un premier salon', 'A first saloon'),
        text: w(
          'Deux tables de whist et un piano, au milieu d’un chantier.',
          'Two whist tables and a piano in the middle of a building site.',
        ),
      },
      {
        year: '1911',
        title: w('Le dôme', 'The dome'),
        text: w(
          'Onze mois de travaux, 3 000 feuilles de zinc, et une horloge commandée à Besançon.',
          'Eleven months’ work, 3,000 sheets of zinc, and a clock ordered from Besançon.',
        ),
      },
      {
        year: '1926',
        title: w('La nuit du cheval', 'The night of the horse'),
        text: w(
          'Un propriétaire entre en selle, perd son pari et repart à pied.',
          'An owner rides in through the doors, loses his bet and walks home.',
        ),
      },
      {
        year: '1951',
        title: w('Le théâtre rouvre', 'The theatre reopens'),
        text: w(
          'Nouvelle cage de scène, mêmes angelots, dont un sans nez.',
          'A new stage tower and the same cherubs, one without a nose.',
        ),
      },
      {
        year: '2009',
        title: w('Fenêtres ouvertes', 'Windows uncovered'),
        text: w(
          'On retire les tentures : la mer rentre dans les salles pour la première fois.',
          'The hangings come down and, for the first time, the sea can be seen from the tables.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w('Que faut-il pour entrer ?', 'What do I need to get in?'),
      answer: w(
        'Avoir 18 ans et présenter une pièce d’identité en cours de validité : carte, passeport ou permis. Le contrôle est fait à chaque visite.',
        'You must be 18 and show a valid identity document: identity card, passport or driving licence. It is checked at every visit.',
      ),
    },
    {
      question: w('L’entrée est-elle payante ?', 'Is there an entry fee?'),
      answer: w(
        'Non, ni pour les salles de jeux ni pour le bar. Seuls les spectacles ont un billet.',
        'No, neither for the gaming rooms nor for the bar. Only shows are ticketed.',
      ),
    },
    {
      question: w('Comment fixer une limite, ou ne plus entrer ?', 'How do I set a limit, or stop coming in?'),
      answer: w(
        'À l’accueil, en cinq minutes, pour une soirée, un mois ou davantage. [Nos règles et les numéros utiles](story:jeu-responsable) sont sur une page à part.',
        'At the desk, in five minutes, for an evening, a month or more. [Our rules and who to call](story:jeu-responsable) have a page of their own.',
      ),
    },
    {
      question: w('Peut-on dîner au casino ?', 'Can we eat at the casino?'),
      answer: w(
        'Le bar sert une carte courte jusqu’à 2 h. Pour un vrai dîner, [La Criée](story:restaurants/la-criee) est à deux minutes à pied.',
        'The bar serves a short menu until 2 am. For a proper dinner, [La Criée](story:restaurants/la-criee) is two minutes’ walk away.',
      ),
    },
  ],
}

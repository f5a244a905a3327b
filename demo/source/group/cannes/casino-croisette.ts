import { same, w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casinoDeLaCroisette: Casino = {
  slug: 'cannes-croisette',
  trigram: 'CRO',
  name: same('Casino de la Croisette'),
  town: 'cannes',
  street: '3, boulevard de la Croisette',
  postalCode: '06400',
  latitude: 43.5515,
  longitude: 7.0188,
  phone: '04 65 71 10 50',
  email: 'casino-croisette@barriere.example',
  tables: 18,
  machines: 260,
  teaser: w(
    'Une tour à ailettes de 1934, dix-huit tables, 260 machines et un théâtre dont le parterre se replie pour danser.',
    'A finned tower from 1934, eighteen tables, 260 machines and a theatre whose stalls fold away for dancing.',
  ),
  lead: w(
    'Blanc dehors, bleu nuit dedans. De 10 h à 5 h, au début du boulevard.',
    'White outside, midnight blue within. 10 am to 5 am, where the boulevard begins.',
  ),
  seo: {
    title: w('Casino de la Croisette à Cannes : jeux et théâtre', 'Casino de la Croisette, Cannes: games, theatre'),
    description: w(
      'Roulette, black-jack, poker et 260 machines dans un bâtiment de 1934 à Cannes, théâtre de 620 places. Tous les jours, dès 18 ans, pièce d’identité.',
      'Roulette, blackjack, poker and 260 machines in a 1934 building in Cannes, with a 620-seat theatre. Open daily to 18 and over with identification.',
    ),
  },
  story: {
    title: w('La tour ne sert à rien, et tout le monde la regarde', 'The tower does nothing, and everyone looks at it'),
    text: w(
      `L’architecte dessinait des postes de radio. Il en a gardé les angles ronds, les grilles de laiton et une antenne, qui n’émet rien : c’est la tour, 31 mètres, quatre ailettes, visible des îles. Les pêcheurs s’en servent pour rentrer.

Au rez-de-chaussée, les machines ; à l’étage, les tables, autour d’un bar rond dont le plateau faisait un tour par heure. On l’a arrêté en 1961 : les clients ne retrouvaient plus leur verre. La tenue est de ville, les baskets passent, les tongs restent dehors.

Le théâtre a son propre hall, côté mer, et 240 de ses 620 fauteuils se replient en vingt-cinq minutes. Il accueille les enfants accompagnés. [Le Ponton](story:restaurants/le-ponton) est à quatre minutes à pied, [Le Palmarium](story:hotels/le-palmarium) à cinq.

Une soirée de jeu a un prix, comme un concert. Décidez-le avant d’entrer ; l’accueil peut le noter pour vous et vous arrêter là.`,
      `The architect designed wireless sets. He kept the rounded corners, the brass grilles and an aerial that sends nothing: this is the tower, 31 metres with four fins, and it can be seen from the islands. Fishermen steer home by it.

Machines are on the ground floor; the tables are above, about a round bar whose top used to turn once an hour. It was stopped in 1961, as people kept losing their drinks. Town clothes are expected, trainers pass, flip-flops stay outside.

The theatre has a foyer of its own on the sea side, and 240 of its 620 seats fold away in twenty-five minutes. Children may come with an adult. [Le Ponton](story:restaurants/le-ponton) is four minutes’ walk away, [Le Palmarium](story:hotels/le-palmarium) five.

An evening’s gaming has a price, as a concert does. Decide on it before you come in; the desk can note it down and stop you there.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Huit tables en arc, un zéro, et une table d’essai où l’on apprend sans miser.',
        'Eight tables in an arc, one zero, and a practice table where you learn without staking.',
      ),
      stake: 5,
      tables: 8,
      opens: w('Dès 15 h', 'From 3 pm'),
    },
    {
      game: 'black-jack',
      text: w(
        'Sept tables, six paquets, un sabot de bois. Les règles sont gravées dans le cuir du bord.',
        'Seven tables, six decks, a wooden shoe. The rules are tooled into the leather rim.',
      ),
      stake: 15,
      tables: 7,
      opens: w('Dès 17 h', 'From 5 pm'),
    },
    {
      game: 'poker',
      text: w(
        'Trois tables dans le studio d’où l’orchestre passait à la radio. Un tournoi le jeudi, soixante places.',
        'Three tables in the studio from which the band used to broadcast. One tournament on Thursday, with sixty places.',
      ),
      stake: 5,
      tables: 3,
      opens: w('Jeudi au dimanche, dès 19 h', 'Thursday to Sunday, from 7 pm'),
    },
    {
      game: 'machines',
      text: w(
        '260 machines, un compteur de temps sur chacune, et un bouton rouge pour faire une pause.',
        '260 machines, each with a timer and a red button for taking a break.',
      ),
      stake: 0.02,
      opens: w('Dès l’ouverture, 10 h', 'From opening, 10 am'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Toute l’année', 'All year round'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '10:00',
        closes: '05:00',
      },
    ],
    specialDays: [
      { days: 8, label: w('Révision des machines', 'Machines are serviced'), opens: '14:00', closes: '05:00' },
    ],
    note: w(
      'Dix-huit ans révolus et pièce d’identité, chaque fois. Le foyer du théâtre ouvre une heure avant le rideau.',
      'You must be 18 and bring identification every time. The theatre foyer opens one hour before the curtain.',
    ),
  },
  timeline: {
    title: w('Sur grandes ondes', 'On the long wave'),
    years: [
      {
        year: '1934',
        title: w('L’antenne blanche', 'The white aerial'),
        text: w(
          'Une souscription paie le béton, une loterie les ailettes. Deux ans de chantier, 31 mètres de haut.',
          'Subscribers pay for the concrete, a raffle for the fins. Two years of work, 31 metres high.',
        ),
      },
      {
        year: '1948',
        title: w('Le théâtre', 'The theatre'),
        text: w(
          'On creuse côté mer. L’eau entre deux fois ; le troisième mur tient encore.',
          'They dig on the sea side. Water breaks in twice; the third wall is still holding.',
        ),
      },
      {
        year: '1961',
        title: w('Le bar s’arrête', 'The bar stands still'),
        text: w(
          'Après vingt-sept ans de rotation lente, on bloque le plateau avec un bouchon de champagne.',
          'After twenty-seven years of slow turning, the top is wedged with a champagne cork.',
        ),
      },
      {
        year: '2016',
        title: w('Lumières basses', 'Lights down'),
        text: w(
          'Les projecteurs de la tour s’éteignent à minuit, à la demande des oiseaux et des voisins.',
          'The tower beams now go out at midnight, at the request of birds and neighbours.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w(
        'Quels papiers présenter au Casino de la Croisette ?',
        'Which papers does the Casino de la Croisette accept?',
      ),
      answer: w(
        'Carte d’identité, passeport ou titre de séjour, l’original. Une photo sur un téléphone ne suffit pas.',
        'An identity card, passport or residence permit, in the original. A photograph on a telephone is not enough.',
      ),
    },
    {
      question: w('Peut-on venir seulement pour le théâtre ?', 'Can I come for the theatre alone?'),
      answer: w(
        'Bien sûr. Le hall donne sur la mer et ne communique pas avec les jeux. Le billet suffit, à tout âge.',
        'Of course. The foyer faces the sea and has no door to the gaming rooms. A ticket is enough, at any age.',
      ),
    },
    {
      question: w('Comment s’arrêter pour un temps ?', 'How do I stop for a while?'),
      answer: w(
        'Dites-le à n’importe quel employé, ou écrivez-nous : votre entrée est fermée le jour même, pour la durée que vous fixez. [La page sur le jeu responsable](story:jeu-responsable) indique qui appeler, à toute heure.',
        'Tell any member of staff, or write to us: your entry is closed the same day, for as long as you choose. [The page on responsible gaming](story:jeu-responsable) says whom to call, at any hour.',
      ),
    },
    {
      question: w('Où garer sa voiture près du casino ?', 'Where can I park near the casino?'),
      answer: w(
        'Au parking du palais, 150 m plus à l’ouest, 900 places. Quatre heures sont remboursées avec un billet de théâtre.',
        'In the palace car park, 150 m to the west, with 900 spaces. Four hours are refunded with a theatre ticket.',
      ),
    },
  ],
}

import { w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casino: Casino = {
  slug: 'dinard',
  trigram: 'DIN',
  name: w('Casino de Dinard', 'Dinard casino'),
  town: 'dinard',
  street: '4, boulevard de l’Écluse',
  postalCode: '35800',
  latitude: 48.6344,
  longitude: -2.057,
  phone: '02 61 91 05 40',
  email: 'casino-dinard@barriere.example',
  tables: 6,
  machines: 95,
  teaser: w(
    'Une rotonde blanche au bout de la plage, six tables, 95 machines et un salon vitré pour la musique.',
    'A white rotunda at the end of the beach, six tables, 95 machines and a glass-walled room for music.',
  ),
  lead: w(
    'La marée monte jusqu’aux pilotis. Elle redescend toujours.',
    'The tide comes up to the piles. It always goes down again.',
  ),
  seo: {
    title: w('Casino de Dinard, sur la plage de l’Écluse', 'Dinard casino, on the Écluse beach'),
    description: w(
      'Six tables, 95 machines et des concerts face à la mer, tous les jours dès 11 h à Dinard. Entrée libre, réservée aux plus de 18 ans.',
      'Six tables, 95 machines and concerts facing the sea in Dinard, every day from 11 am. Free entry, strictly 18 and over.',
    ),
  },
  story: {
    title: w('Un petit casino qui regarde dehors', 'A small casino that looks outside'),
    text: w(
      `La rotonde tient sur 64 pieux, côté Moulinet. Aux marées de 110, l’eau passe sous le plancher et la roulette l’entend. On y joue peu de temps et en petit comité : six tables, dont quatre ouvrent en semaine.

Le salon de la Plage et, à l’étage, la petite salle des Régates ont leur porte sur la digue, à l’écart des jeux ; les enfants y entrent avec leurs parents. En bas, cent vingt chaises, une vitre de seize mètres, et un rideau que l’on tire seulement quand le phare gêne les altos. Concerts le mardi ou le jeudi, places de 20 à 32 €.

La rue du port est à cinq minutes, et [L’Amiral](story:restaurants/l-amiral) avec elle. Si la soirée vous coûte plus que prévu, dites-le à l’accueil : une limite se pose en une signature, et rien ne presse de revenir.`,
      `The rotunda stands on 64 piles on the Moulinet side. At the highest springs the water runs under the floor, and the roulette can hear it. People play briefly and in small company: six tables, of which four open on weekdays.

The Salon de la Plage and, upstairs, the little Salle des Régates have a door of their own on the promenade, away from the gaming; children may come in with their parents. Below are a hundred and twenty chairs, sixteen metres of glass, and a curtain drawn only when the lighthouse bothers the violas. Concerts on Tuesday or Thursday, seats €20 to €32.

The harbour street is five minutes off, and [L’Amiral](story:restaurants/l-amiral) with it. Should the evening cost more than you meant, tell the desk: one signature sets a limit, and nothing obliges you to come back.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Trois tables à un zéro, le râteau en frêne et un tapis changé chaque printemps.',
        'Three single-zero tables, ash rakes and new baize every spring.',
      ),
      stake: 2,
      tables: 3,
      opens: w('Dès 20 h 30', 'From 8.30 pm'),
    },
    {
      game: 'black-jack',
      text: w(
        'Deux tables contre la vitre, sept sièges chacune. Les règles sont gravées sur le bord.',
        'Two tables by the glass, seven seats each. The rules are engraved along the edge.',
      ),
      stake: 5,
      tables: 2,
      opens: w('Dès 21 h', 'From 9 pm'),
    },
    {
      game: 'poker',
      text: w(
        'Une table de neuf joueurs. Le jeudi est réservé à ceux qui débutent.',
        'One table of nine. Thursday is kept for beginners.',
      ),
      stake: 5,
      tables: 1,
      opens: w('Jeudi au samedi, dès 20 h', 'Thursday to Saturday, from 8 pm'),
    },
    {
      game: 'machines',
      text: w(
        '95 machines en cercle, et une horloge marine au centre, à l’heure juste.',
        '95 machines in a ring, with a ship’s clock in the middle, set right.',
      ),
      stake: 0.01,
      opens: w('Dès 11 h', 'From 11 am'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Dimanche à jeudi', 'Sunday to Thursday'),
        days: ['sun', 'mon', 'tue', 'wed', 'thu'],
        opens: '11:00',
        closes: '02:00',
      },
      { label: w('Vendredi et samedi', 'Friday and Saturday'), days: ['fri', 'sat'], opens: '11:00', closes: '03:00' },
    ],
    note: w(
      'Majeurs seulement dans les salles de jeux ; carte d’identité ou passeport à chaque entrée.',
      'Adults only in the gaming rooms; identity card or passport each time you enter.',
    ),
  },
  timeline: {
    title: w('La rotonde et les marées', 'The rotunda and the tides'),
    years: [
      {
        year: '1866',
        title: w('Une cabane et un violon', 'A hut and a fiddle'),
        text: w(
          'On danse sur des planches posées à même le sable, démontées chaque soir.',
          'Dancing on boards laid on the sand and lifted every evening.',
        ),
      },
      {
        year: '1902',
        title: w('Soixante-quatre pieux', 'Sixty-four piles'),
        text: w(
          'Le chêne vient de la forêt de Paimpont, à raison de quatre chars par jour.',
          'The oak comes from the forest of Paimpont, four cartloads a day.',
        ),
      },
      {
        year: '1928',
        title: w('Le carnaval des tentes', 'The carnival of tents'),
        text: w(
          'Les baigneurs arrivent au bal vêtus de leur toile. On leur prête des chaises.',
          'Bathers come to the ball wearing their canvas. They are lent chairs.',
        ),
      },
      {
        year: '1967',
        title: w('La grande marée', 'The great tide'),
        text: w(
          'L’eau entre au bar, éteint une lampe et ressort avec deux tabourets.',
          'The water enters the bar, puts out one lamp and leaves with two stools.',
        ),
      },
      {
        year: '2012',
        title: w('Seize mètres de verre', 'Sixteen metres of glass'),
        text: w(
          'Le mur nord disparaît : les concerts se jouent désormais avec la mer.',
          'The north wall goes, and concerts are given in company with the sea.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w('Quelle pièce d’identité acceptez-vous ?', 'Which identity documents do you accept?'),
      answer: w(
        'Une carte nationale, un passeport ou un permis de conduire, valables et en original. Une photo sur téléphone ne suffit pas.',
        'A national identity card, a passport or a driving licence, valid and original. A picture on a telephone will not do.',
      ),
    },
    {
      question: w('Les enfants peuvent-ils venir au concert ?', 'Can children come to a concert?'),
      answer: w(
        'Oui, dès 5 ans et avec un adulte, par la porte de la digue. Elle ne communique pas avec les salles de jeux.',
        'Yes, from age 5 and with an adult, by the promenade door. It does not connect with the gaming rooms.',
      ),
    },
    {
      question: w('Que faire si le jeu ne m’amuse plus ?', 'What if gaming has stopped being fun?'),
      answer: w(
        'Parlez à n’importe quel membre de l’équipe, ou lisez [la page sur le jeu responsable](story:jeu-responsable) : limites, pause, fermeture d’accès, et une écoute gratuite.',
        'Speak to anyone on the staff, or read [our page on responsible gaming](story:jeu-responsable): limits, breaks, closing your access, and free helplines.',
      ),
    },
  ],
}

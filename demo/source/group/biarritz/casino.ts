import { w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casino: Casino = {
  slug: 'biarritz',
  trigram: 'BIA',
  name: w('Casino de Biarritz', 'Casino of Biarritz'),
  town: 'biarritz',
  street: '1, boulevard de la Grande-Plage',
  postalCode: '64200',
  latitude: 43.484,
  longitude: -1.558,
  phone: '05 36 49 20 00',
  email: 'casino-biarritz@barriere.example',
  tables: 12,
  machines: 120,
  teaser: w(
    'Un fronton blanc de 1929 au bord du sable : douze tables, un théâtre et des surfeurs à la fenêtre.',
    'A white pelota wall of 1929 at the edge of the sand: twelve tables, a theatre and surfers in the window.',
  ),
  lead: w(
    'Art déco dehors, feutre vert dedans, et l’océan à 30 m du tapis.',
    'Art deco outside, green baize within, and the ocean 30 m from the tables.',
  ),
  seo: {
    title: w('Casino de Biarritz : tables, machines et théâtre', 'Casino of Biarritz: tables, slots and a theatre'),
    description: w(
      'Roulette, black-jack, poker et 120 machines sur la Grande Plage de Biarritz. Entrée libre dès 18 ans, pièce d’identité demandée à chaque visite.',
      'Roulette, blackjack, poker and 120 machines on the Grande Plage in Biarritz. Free entry from 18, identity document required on every visit.',
    ),
  },
  story: {
    title: w('L’océan sert, le mur renvoie', 'The ocean serves, the wall returns'),
    text: w(
      `L’architecte jouait à la pelote. En 1929, il a dessiné un fronton : une façade blanche en gradins, bordée de bois rouge, avec la plage pour terrain. Les vagues de février viennent encore frapper le mur, et l’on dresse alors des planches devant les portes de bronze.

Au niveau de la mer, les machines et le bar. Au-dessus, la salle des tables, haute de sept mètres, avec ses lustres en méduse. Au fond, un théâtre de 540 places où l’on joue, chante et danse, derrière un rideau rouge piment.

Le jeu reste un spectacle dont vous fixez le prix. Décidez d’une somme avant d’entrer, et offrez le reste de la soirée au dîner : [La Rhune](story:restaurants/la-rhune) garde des tables jusqu’à 22 h.`,
      `The architect played pelota. In 1929 he drew a fronton, the wall the ball is struck against: a white stepped front edged in red timber, with the beach for a court. The waves of February still strike it, and boards go up in front of the bronze doors.

At sea level are the machines and the bar. Above is the table room, seven metres high under jellyfish chandeliers. At the back is a 540-seat theatre, with plays, songs and dance behind a curtain as red as a pepper.

Think of play as a show whose price you set. Choose a sum before you come in, and leave the rest of the evening to dinner: [La Rhune](story:restaurants/la-rhune) keeps tables until 10 pm.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Quatre cylindres à un seul zéro, sous la verrière du premier gradin. Le croupier explique les annonces aux nouveaux venus, le mardi à 20 h.',
        'Four single-zero wheels under the skylight of the first tier. On Tuesdays at 8 pm a croupier explains the calls to newcomers.',
      ),
      stake: 2,
      tables: 4,
      opens: w('De 20 h à 3 h', '8 pm to 3 am'),
    },
    {
      game: 'black-jack',
      text: w(
        'Cinq tables de sept places, cartes battues à la main, règles imprimées dans la marge du tapis.',
        'Five tables of seven, cards shuffled by hand, the rules printed along the edge of the cloth.',
      ),
      stake: 5,
      tables: 5,
      opens: w('De 21 h à 3 h', '9 pm to 3 am'),
    },
    {
      game: 'poker',
      text: w(
        'Texas hold’em dans l’ancien fumoir. Tournoi de quarante inscrits chaque jeudi, cave de 60 €.',
        'Texas hold’em in the old smoking room. A tournament for forty every Thursday, €60 to enter.',
      ),
      stake: 10,
      tables: 3,
      opens: w('Jeudi au samedi, dès 20 h 30', 'Thursday to Saturday, from 8.30 pm'),
    },
    {
      game: 'machines',
      text: w(
        '120 machines sur trois rangs, dont trente à rouleaux mécaniques, et la plage au bout des allées.',
        '120 machines in three rows, thirty of them with mechanical reels, and the beach at the end of the aisles.',
      ),
      stake: 0.05,
      opens: w('Dès 10 h', 'From 10 am'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Dimanche à jeudi', 'Sunday to Thursday'),
        days: ['sun', 'mon', 'tue', 'wed', 'thu'],
        opens: '10:00',
        closes: '03:00',
      },
      { label: w('Vendredi et samedi', 'Friday and Saturday'), days: ['fri', 'sat'], opens: '10:00', closes: '04:00' },
    ],
    note: w(
      'Entrée interdite aux moins de 18 ans ; identité contrôlée à la porte, même pour le bar des machines.',
      'No entry under 18. Identity is checked at the door, for the machine bar too.',
    ),
  },
  timeline: {
    title: w('Un mur face à l’océan', 'A wall facing the ocean'),
    years: [
      {
        year: '1901',
        title: w('Le premier pavillon', 'The first pavilion'),
        text: w(
          'Tout en bois, il brûle avant d’avoir vingt ans.',
          'Built all in timber, it burned before it was twenty.',
        ),
      },
      {
        year: '1929',
        title: w('Premier coup de pelote', 'First serve'),
        text: w(
          'Béton blanc, bronze et mosaïque : trois mille invités le premier soir.',
          'White concrete, bronze and mosaic: three thousand guests on the first night.',
        ),
      },
      {
        year: '1944',
        title: w('Un bal pour la Libération', 'A dance for the Liberation'),
        text: w(
          'Les planches de tempête servent d’estrade aux musiciens.',
          'The storm boards make a stage for the band.',
        ),
      },
      {
        year: '1994',
        title: w('Ravalement', 'A new coat'),
        text: w(
          'La façade retrouve son blanc, et les 212 volets leur rouge et leurs charnières.',
          'The front is white again and all 212 shutters have their red, and their hinges, back.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w('Comment s’habiller au casino ?', 'What should I wear to the casino?'),
      answer: w(
        'Une tenue correcte suffit. Le sable, les tongs et les combinaisons restent dehors, et c’est une règle de 1929.',
        'Anything neat will do. Sand, flip-flops and wetsuits stay outside, by a rule of 1929.',
      ),
    },
    {
      question: w('Quelle pièce d’identité est acceptée ?', 'Which identity documents do you accept?'),
      answer: w(
        'Carte d’identité, passeport ou permis de conduire européen, en cours de validité et en original. Une photo sur le téléphone ne convient pas.',
        'A valid identity card, passport or European driving licence, the original. A photo on your telephone will not do.',
      ),
    },
    {
      question: w('Peut-on venir au théâtre sans jouer ?', 'May I see a show without playing?'),
      answer: w(
        'Bien sûr : le théâtre a sa propre porte, côté jardin, et les enfants y entrent avec un adulte.',
        'Of course: the theatre has its own door on the garden side, and children may come in with an adult.',
      ),
    },
  ],
}

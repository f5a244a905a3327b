import { w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casino: Casino = {
  slug: 'biarritz',
  name: w('Casino de Biarritz', 'Casino of Biarritz'),
  town: 'biarritz',
  street: '1, boulevard de la Grande-Plage',
  postalCode: '64200',
  latitude: 43.4840,
  longitude: -1.5580,
  phone: '05 36 49 20 00',
  email: 'casino-biarritz@barriere.example',
  tables: 14,
  machines: 180,
  teaser: w('Un paquebot blanc de 1929 échoué sur le sable : quatorze tables, un théâtre et des surfeurs à la fenêtre.', 'A white liner of 1929 aground on the sand: fourteen tables, a theatre and surfers in the window.'),
  lead: w('Art déco dehors, feutre vert dedans, et l’océan à 30 m du tapis.', 'Art deco outside, green baize within, and the ocean 30 m from the tables.'),
  seo: {
    title: w('Casino de Biarritz : tables, machines et théâtre', 'Casino of Biarritz: tables, slots and a theatre'),
    description: w('Roulette, black-jack, poker et 180 machines sur la Grande Plage de Biarritz. Entrée libre dès 18 ans, pièce d’identité demandée à chaque visite.', 'Roulette, blackjack, poker and 180 machines on the Grande Plage in Biarritz. Free entry from 18, identity document required on every visit.'),
  },
  story: {
    title: w('Le paquebot ne part jamais', 'The liner never sails'),
    text: w(
      `En 1929, l’architecte voulait un navire : il a dessiné des coursives, des hublots et une proue vers le large. Les vagues de février viennent encore lécher l’étrave, et l’on dresse alors des planches devant les portes de bronze.

Au niveau de la mer, les machines et le bar. Au-dessus, la salle des tables, haute de sept mètres, avec ses lustres en méduse. Au fond, un théâtre de 620 places où l’on joue, chante et danse d’octobre à juin.

Le jeu reste un spectacle dont vous fixez le prix. Décidez d’une somme avant d’entrer, et offrez le reste de la soirée au dîner : [La Rhune](story:restaurants/la-rhune) garde des tables jusqu’à 22 h.`,
      `In 1929 the architect wanted a ship, so he drew gangways, portholes and a prow towards the open sea. The waves of February still lick the bow, and boards go up in front of the bronze doors.

At sea level are the machines and the bar. Above is the table room, seven metres high under jellyfish chandeliers. At the back is a 620-seat theatre, with plays, songs and dance from October to June.

Think of play as a show whose price you set. Choose a sum before you come in, and leave the rest of the evening to dinner: [La Rhune](story:restaurants/la-rhune) keeps tables until 10 pm.`,
    ),
  },
  games: [
    { game: 'roulette', text: w('Cinq cylindres à un seul zéro, sous la verrière de proue. Le croupier explique les annonces aux nouveaux venus, le mardi à 20 h.', 'Five single-zero wheels under the bow skylight. On Tuesdays at 8 pm a croupier explains the calls to newcomers.'), stake: 2, tables: 5, opens: w('De 20 h à 3 h', '8 pm to 3 am') },
    { game: 'black-jack', text: w('Six tables de sept places, cartes battues à la main, règles imprimées dans la marge du tapis.', 'Six tables of seven, cards shuffled by hand, the rules printed along the edge of the cloth.'), stake: 5, tables: 6, opens: w('De 21 h à 3 h', '9 pm to 3 am') },
    { game: 'poker', text: w('Texas hold’em dans l’ancien fumoir. Tournoi de quarante inscrits chaque jeudi, cave de 60 €.', 'Texas hold’em in the old smoking room. A tournament for forty every Thursday, €60 to enter.'), stake: 10, tables: 3, opens: w('Jeudi au samedi, dès 20 h 30', 'Thursday to Saturday, from 8.30 pm') },
    { game: 'machines', text: w('180 postes répartis en trois coursives, dont trente à rouleaux mécaniques.', '180 machines along three gangways, thirty of them with mechanical reels.'), stake: 0.05, tables: 180, opens: w('Dès 10 h', 'From 10 am') },
  ],
  hours: {
    periods: [
      { label: w('Dimanche à jeudi', 'Sunday to Thursday'), days: ['sun', 'mon', 'tue', 'wed', 'thu'], opens: '10:00', closes: '03:00' },
      { label: w('Vendredi et samedi', 'Friday and Saturday'), days: ['fri', 'sat'], opens: '10:00', closes: '04:00' },
    ],
    note: w('Entrée interdite aux moins de 18 ans ; identité contrôlée à la porte, même pour le bar des machines.', 'No entry under 18. Identity is checked at the door, for the machine bar too.'),
  },
  timeline: {
    title: w('Un navire à quai', 'A ship in port'),
    years: [
      { year: '1901', title: w('Le premier pavillon', 'The first pavilion'), text: w('Tout en bois, il brûle avant d’avoir vingt ans.', 'Built all in timber, it burned before it was twenty.') },
      { year: '1929', title: w('Mise à l’eau, si l’on peut dire', 'Launched, so to speak'), text: w('Béton blanc, bronze et mosaïque : trois mille invités le premier soir.', 'White concrete, bronze and mosaic: three thousand guests on the first night.') },
      { year: '1944', title: w('Un bal pour la Libération', 'A dance for the Liberation'), text: w('Les planches de tempête servent d’estrade aux musiciens.', 'The storm boards make a stage for the band.') },
      { year: '1994', title: w('Ravalement', 'A new coat'), text: w('La façade retrouve son blanc, et les 212 hublots leurs charnières.', 'The front is white again and all 212 portholes have their hinges back.') },
    ],
  },
  questions: [
    {
      question: w('Comment s’habiller au casino ?', 'What should I wear to the casino?'),
      answer: w('Une tenue correcte suffit. Le sable, les tongs et les combinaisons restent dehors, et c’est une règle de 1929.', 'Anything neat will do. Sand, flip-flops and wetsuits stay outside, by a rule of 1929.'),
    },
    {
      question: w('Quelle pièce d’identité est acceptée ?', 'Which identity documents do you accept?'),
      answer: w('Carte d’identité, passeport ou permis de conduire européen, en cours de validité et en original. Une photo sur le téléphone ne convient pas.', 'A valid identity card, passport or European driving licence, the original. A photo on your telephone will not do.'),
    },
    {
      question: w('Peut-on venir au théâtre sans jouer ?', 'May I see a show without playing?'),
      answer: w('Bien sûr : le théâtre a sa propre porte, côté jardin, et les enfants y entrent avec un adulte.', 'Of course: the theatre has its own door on the garden side, and children may come in with an adult.'),
    },
  ],
}

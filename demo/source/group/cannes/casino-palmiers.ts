import { same, w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casinoDesPalmiers: Casino = {
  slug: 'cannes-les-palmiers',
  trigram: 'PAL',
  name: same('Casino des Palmiers'),
  town: 'cannes',
  street: '2, square des Lanternes',
  postalCode: '06400',
  latitude: 43.5497,
  longitude: 7.0112,
  phone: '04 65 71 10 55',
  email: 'casino-palmiers@barriere.example',
  tables: 9,
  machines: 120,
  teaser: w(
    'Au pied du Suquet, une coupole de 1907, neuf tables, 120 machines et un bassin où elle se regarde.',
    'At the foot of the Suquet, a dome from 1907, nine tables, 120 machines and a pool to see itself in.',
  ),
  lead: w(
    'Le petit casino du vieux Cannes : un jardin, une coupole, une salle pour la danse.',
    'The small casino of old Cannes: a garden, a dome, a hall for dance.',
  ),
  seo: {
    title: w('Casino des Palmiers, au Suquet, Cannes', 'Casino des Palmiers, old Cannes'),
    description: w(
      'Neuf tables, 120 machines et une salle de 190 places dans un casino de 1907 au pied du Suquet, à Cannes. Jardin ouvert l’été. Majeurs seulement.',
      'Nine tables, 120 machines and a 190-seat hall in a 1907 casino at the foot of the Suquet in Cannes. Garden open in summer. Adults only.',
    ),
  },
  story: {
    title: w('Petit, rond, et volontiers de profil', 'Small, round, and fond of its reflection'),
    text: w(
      `La coupole devait couvrir un jardin d’hiver. Le commanditaire, un fabricant de savon, trouva les orchidées ennuyeuses et fit poser deux tables de baccara entre les pots. Les orchidées sont parties, les bacs de zinc servent de porte-parapluies.

Tout est rond : la salle, le bar, le bassin devant, 14 mètres de large et des nénuphars. On entend d’un bout à l’autre ce que dit le croupier, ce qui rend poli. Les lundis d’hiver, il y a parfois dix clients, et on leur prépare du thé.

La salle des Palmiers, 190 places, donne de la danse et de petites formes. La [Villa Estelle](story:hotels/villa-estelle) est juste au-dessus, trois minutes par l’escalier ; [La Table du Palmarium](story:restaurants/la-table-du-palmarium), un quart d’heure le long du port.

Nous n’avons pas de distributeur de billets, et c’est exprès. Venez avec ce que vous acceptez de laisser.`,
      `The dome was to cover a winter garden. The man who ordered it, a soap maker, found orchids dull and had two baccarat tables put in among the pots. The orchids have gone; their zinc tubs hold umbrellas.

Everything is round: the room, the bar, the pool in front, 14 metres across with water lilies. What the croupier says can be heard from end to end, which keeps people civil. On winter Mondays there may be ten guests, and someone makes them tea.

The Salle des Palmiers has 190 seats, for dance and small shows. [Villa Estelle](story:hotels/villa-estelle) is just above, three minutes by the steps; [La Table du Palmarium](story:restaurants/la-table-du-palmarium) is a quarter of an hour along the harbour.

We have no cash machine, and that is deliberate. Bring what you are content to leave.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Quatre tables sous la coupole ; l’écho annonce le numéro une seconde fois.',
        'Four tables under the dome, where the echo calls each number a second time.',
      ),
      stake: 2,
      tables: 4,
      opens: w('Dès 19 h', 'From 7 pm'),
    },
    {
      game: 'black-jack',
      text: w(
        'Trois tables basses, avec de vrais fauteuils. On y joue lentement, et on peut regarder.',
        'Three low tables with proper armchairs. Play is slow, and you may simply watch.',
      ),
      stake: 5,
      tables: 3,
      opens: w('Dès 20 h 30', 'From 8.30 pm'),
    },
    {
      game: 'poker',
      text: w(
        'Deux tables, une cave plafonnée à 200 €, et la même équipe de retraités le vendredi.',
        'Two tables, a buy-in capped at €200, and the same retired foursome every Friday.',
      ),
      stake: 2,
      tables: 2,
      opens: w('Vendredi et samedi, dès 21 h', 'Friday and Saturday, from 9 pm'),
    },
    {
      game: 'machines',
      text: w(
        '120 machines dans les anciennes serres, avec des fenêtres et des bancs tournés vers le jardin.',
        '120 machines in the old glasshouses, with windows, and benches facing the garden.',
      ),
      stake: 0.01,
      opens: w('Dès 14 h', 'From 2 pm'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Dimanche au jeudi', 'Sunday to Thursday'),
        days: ['sun', 'mon', 'tue', 'wed', 'thu'],
        opens: '14:00',
        closes: '02:00',
      },
      { label: w('Vendredi et samedi', 'Friday and Saturday'), days: ['fri', 'sat'], opens: '14:00', closes: '04:00' },
    ],
    specialDays: [{ days: 21, label: w('On vide le bassin', 'The pool is emptied'), opens: '18:00', closes: '02:00' }],
    note: w(
      'L’âge, 18 ans, se vérifie à la grille sur une pièce d’identité. Le jardin ferme avec la nuit de novembre à mars.',
      'Your age, 18 or over, is checked at the gate against an identity document. From November to March the garden closes at dusk.',
    ),
  },
  timeline: {
    title: w('Entre savon et nénuphars', 'Soap and water lilies'),
    years: [
      {
        year: '1907',
        title: w('Une serre détournée', 'A greenhouse led astray'),
        text: w(
          'Le savonnier ouvre pour ses amis. Au bout d’un mois, il en a quatre cents.',
          'The soap maker opens for his friends. Within a month he has four hundred.',
        ),
      },
      {
        year: '1923',
        title: w('Le bassin', 'The pool'),
        text: w(
          'Creusé pour éteindre les incendies, il n’a servi qu’une fois, pour un chapeau.',
          'Dug to fight fires, it has been used once, for a hat.',
        ),
      },
      {
        year: '1943',
        title: w('Porte close', 'Doors shut'),
        text: w(
          'La coupole est peinte en gris. Des familles du Suquet dorment sous les tables.',
          'The dome is painted grey. Families from the Suquet sleep beneath the tables.',
        ),
      },
      {
        year: '1977',
        title: w('La danse entre', 'Dance moves in'),
        text: w(
          'Une école sans toit demande une salle pour un soir. Elle y répète encore.',
          'A dance school without a roof asks for a room for one night. It still rehearses here.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w('Quelle différence entre les deux casinos de Cannes ?', 'How do the two casinos in Cannes differ?'),
      answer: w(
        'Celui-ci est deux fois plus petit, ouvre à 14 h et a un jardin. [L’autre](story:casinos/cannes-croisette) a un théâtre de 620 places et ferme jusqu’à trois heures plus tard.',
        'This one is half the size, opens at 2 pm and has a garden. [The other](story:casinos/cannes-croisette) has a 620-seat theatre and shuts up to three hours later.',
      ),
    },
    {
      question: w(
        'Faut-il s’habiller pour le Casino des Palmiers ?',
        'Is there a dress code at the Casino des Palmiers?',
      ),
      answer: w(
        'Propre et sec, cela suffit. Des vestes se prêtent au vestiaire, taille 46 à 60, toutes du même vert.',
        'Clean and dry will do. The cloakroom lends jackets, sizes 36 to 50, all in the same green.',
      ),
    },
    {
      question: w('Mes enfants peuvent-ils voir un spectacle ?', 'May my children see a show?'),
      answer: w(
        'Oui, dès 7 ans, par la porte du jardin. Les salles de jeux leur sont fermées, même pour traverser.',
        'Yes, from age 7, through the garden door. The gaming rooms are closed to them, even as a short cut.',
      ),
    },
    {
      question: w('À qui parler si le jeu pèse ?', 'Whom can I talk to if gaming weighs on me?'),
      answer: w(
        'À Mireille ou à Karim, à l’accueil, formés pour cela et tenus au silence. Ou, sans nous, aux numéros de [notre page sur le jeu](story:jeu-responsable).',
        'Mireille or Karim at the desk, who are trained for it and will keep it to themselves. Or, without us, the numbers on [our gaming page](story:jeu-responsable).',
      ),
    },
  ],
}

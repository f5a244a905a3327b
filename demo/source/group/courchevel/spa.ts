import { w } from '../../kit/words.ts'
import type { Spa } from '../../model/places.ts'

export const spaDuGlacier: Spa = {
  slug: 'spa-du-glacier',
  name: 'Spa du Glacier',
  town: 'courchevel',
  street: '42, route des Troncs',
  postalCode: '73120',
  latitude: 45.413,
  longitude: 6.6319,
  phone: '04 65 71 20 40',
  email: 'spa-glacier@barriere.example',
  hotel: 'le-grand-meleze',
  area: 900,
  cabins: 9,
  price: 80,
  teaser: w(
    '900 m² sous la cour, un bassin qui sort dans la neige et neuf cabines doublées de laine.',
    '900 m² under the yard, a pool that swims out into the snow and nine rooms lined with wool.',
  ),
  lead: w(
    'On nage sous un rideau de verre, et l’on se retrouve dehors, les cheveux givrés.',
    'Swim under a curtain of glass and you are outside, with frost in your hair.',
  ),
  seo: {
    title: w('Spa du Glacier, bassin et soins à Courchevel', 'Spa du Glacier, pool and treatments in Courchevel'),
    description: w(
      'Bassin intérieur et extérieur à 33 °C, grotte de neige, sauna et neuf cabines au pied des pistes de Courchevel. Soins à partir de 80 €.',
      'An indoor and outdoor pool at 33 °C, a snow cave, saunas and nine treatment rooms at the foot of Courchevel’s runs. From €80.',
    ),
  },
  story: {
    title: w('Chaud, froid, et encore chaud', 'Hot, cold, and hot again'),
    text: w(
      `Le parcours tient en trois verbes : transpirer, frissonner, s’allonger. Le sauna de mélèze monte à 90 °C ; la grotte de neige, à côté, descend à moins cinq. Entre les deux, il y a une cloche. Les habitués la sonnent.

L’eau du bassin fond au-dessus de vous, passe par les roches et ressort tiédie par la chaudière à bois. Elle est dure, un peu bleue ; on l’adoucit au sel de Moûtiers.

Les mains arrivent après le ski : les masseurs commencent à 10 h et finissent à 21 h 30, avec une pause quand il neige vraiment bien.`,
      `The round comes down to three verbs: sweat, shiver, lie down. The larch sauna goes up to 90 °C; the snow cave beside it goes down to minus five. Between the two hangs a bell. Regulars ring it.

The pool’s water melts above you, comes through the rock and is warmed by a wood-fired boiler. It is hard and slightly blue, and softened with salt from Moûtiers.

Hands come in after skiing: massage runs from 10 am to 9.30 pm, with a pause when the snow is really good.`,
    ),
  },
  treatments: [
    {
      name: w('Cuisses de descente', 'Downhill thighs'),
      text: w(
        'Quinze minutes sous le genou, trente au-dessus, arnica et pierre chaude.',
        'Fifteen minutes below the knee, thirty above, with arnica and hot stone.',
      ),
      minutes: 45,
      price: 98,
    },
    {
      name: w('Bain de foin', 'Hay bath'),
      text: w(
        'Sur un lit d’herbes d’alpage à 40 °C, comme les faucheurs d’autrefois.',
        'On a bed of alpine herbs at 40 °C, as mowers used to do.',
      ),
      minutes: 30,
      price: 80,
    },
    {
      name: w('Visage après la neige', 'Face after snow'),
      text: w(
        'Le soleil de 2 700 m se répare à la cire d’abeille et à l’eau de bleuet.',
        'Beeswax and cornflower water make good what the sun does at 2,700 m.',
      ),
      minutes: 50,
      price: 125,
    },
    {
      name: w('Sieste de laine', 'Woollen nap'),
      text: w(
        'Modelage lent, couverture lourde, et l’on vous réveille à l’heure dite.',
        'A slow massage, a heavy blanket, and a call at the hour you name.',
      ),
      minutes: 75,
      price: 165,
    },
  ],
  points: [
    {
      icon: 'droplets',
      title: w('18 m dedans, 9 m dehors', '18 m inside, 9 m out'),
      text: w(
        'Un rideau de verre entre les deux, que l’on passe en nageant.',
        'A glass curtain in between, which you swim beneath.',
      ),
    },
    {
      icon: 'snowflake',
      title: w('Grotte de neige', 'Snow cave'),
      text: w(
        'De la vraie, renouvelée chaque nuit ; trois minutes suffisent.',
        'Real snow, fresh every night; three minutes will do.',
      ),
    },
    {
      icon: 'flame',
      title: w('Deux saunas, un hammam', 'Two saunas, one hammam'),
      text: w(
        'Dont un sauna doux à 60 °C où les lunettes ne brûlent pas.',
        'One of the saunas is a mild 60 °C, kind to spectacles.',
      ),
    },
  ],
  hours: {
    periods: [
      {
        label: w('En saison d’hiver', 'In the winter season'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '10:00',
        closes: '21:30',
      },
    ],
    specialDays: [
      { days: 9, label: w('Entretien de la chaudière', 'Boiler service'), opens: '15:00', closes: '21:30' },
    ],
    note: w(
      'Familles de 10 h à 16 h ; silence ensuite, à partir de 16 ans.',
      'Families from 10 am to 4 pm; after that it is quiet, for ages 16 and over.',
    ),
  },
  questions: [
    {
      question: w('Peut-on venir au spa sans loger à l’hôtel ?', 'Can we use the spa without staying at the hotel?'),
      answer: w(
        'Oui, sur réservation, 60 € les deux heures avant 16 h. En soirée, il est gardé aux clients de l’hôtel.',
        'Yes, if you book: €60 for two hours before 4 pm. Evenings are kept for hotel guests.',
      ),
    },
    {
      question: w('Peut-on louer un maillot ?', 'Can I hire a swimming costume?'),
      answer: w(
        'On vous en vend un à 35 €, noir et sans logo. Sandales et peignoir sont prêtés.',
        'We sell one at €35, black and without a logo. Sandals and robes are lent.',
      ),
    },
  ],
}

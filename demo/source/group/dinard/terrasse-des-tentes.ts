import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const laTerrasseDesTentes: Restaurant = {
  slug: 'la-terrasse-des-tentes',
  name: 'La Terrasse des Tentes',
  town: 'dinard',
  street: '6, digue de l’Écluse',
  postalCode: '35800',
  latitude: 48.635,
  longitude: -2.0588,
  phone: '02 61 91 05 31',
  email: 'tentes@barriere.example',
  cuisine: w('Galettes et cuisine de plage', 'Galettes and beach cooking'),
  category: 'brasserie',
  price: 21,
  provider: 'zenchef',
  bookingId: '364893',
  teaser: w(
    'Au bord du sable, quatre-vingts places sous la toile rayée, et des porteurs qui livrent jusqu’à votre tente.',
    'At the edge of the sand, eighty seats under striped canvas, and runners who deliver to your tent.',
  ),
  lead: w(
    'Le sarrasin est noir, le beurre est salé, les pieds sont nus.',
    'The buckwheat is dark, the butter is salted, the feet are bare.',
  ),
  seo: {
    title: w('La Terrasse des Tentes, crêperie de plage à Dinard', 'La Terrasse des Tentes, beach galettes in Dinard'),
    description: w(
      'Galettes de sarrasin, moules et glaces devant la plage de l’Écluse, à Dinard. Formule à 21 €, service aux tentes en été, chaises d’enfant.',
      'Buckwheat galettes, mussels and ices in front of the Écluse beach in Dinard. Set lunch at €21, tent service in summer, high chairs.',
    ),
  },
  story: {
    title: w('La table vient à la tente', 'The table comes to the tent'),
    text: w(
      `Le sable commence sous la dernière rangée. On vient en maillot, à condition d’avoir mis quelque chose par-dessus, et l’on se rince les pieds à la fontaine de cuivre.

Erwan Kerjégu tourne ses galettes sur quatre plaques de fonte, les mêmes que sa grand-mère à Pleurtuit. La pâte repose une nuit. Elle se mange d’abord nature, avec un verre de lait ribot ; les autres versions sont pour les impatients.

De juin à septembre, hissez le fanion de votre tente : un porteur prend la commande et revient en quinze minutes, panier au bras. Les soirs de spectacle, le [casino](story:casinos/dinard) est à deux cents pas, et la cuisine le sait.`,
      `The sand begins beneath the back row. Come in your swimming things, with something over them, and rinse your feet at the copper tap.

Erwan Kerjégu turns his galettes on four cast-iron plates, those his grandmother used in Pleurtuit. The batter rests overnight. Eat the first one plain, with a glass of buttermilk; the other versions are for the impatient.

From June to September, hoist the pennant on your tent: a runner takes the order and is back within fifteen minutes, basket on arm. On show nights the [casino](story:casinos/dinard) is two hundred steps away, and the kitchen knows it.`,
    ),
  },
  dishes: [
    {
      name: w('Galette au beurre, lait ribot', 'Buttered galette, buttermilk'),
      text: w(
        'Sarrasin de Bretagne, rien d’autre. Croustillante au bord.',
        'Breton buckwheat and nothing else. Crisp at the edge.',
      ),
      price: 6,
    },
    {
      name: w('Moules de bouchot au cidre', 'Mussels in cider'),
      text: w(
        'De la baie du Mont, de juillet à janvier, frites coupées à la main.',
        'From the bay of Mont-Saint-Michel, July to January, hand-cut chips.',
      ),
      price: 19,
    },
    {
      name: w('Galette de la digue', 'The sea-wall galette'),
      text: w(
        'Maquereau fumé, pomme acide, crème crue et ciboulette.',
        'Smoked mackerel, sharp apple, raw cream and chives.',
      ),
      price: 15,
    },
    {
      name: w('Crêpe au caramel de Saint-Énogat', 'Saint-Énogat caramel crêpe'),
      text: w(
        'Le caramel vient du village, le sel aussi, la glace est turbinée ici.',
        'Caramel from the village, salt likewise, ice cream churned here.',
      ),
      price: 9,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Service continu', 'All day'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '11:30',
        closes: '21:30',
      },
    ],
    specialDays: [{ days: 26, label: w('Cinéma sur la plage', 'Films on the beach'), opens: '11:30', closes: '23:00' }],
    note: w(
      'De novembre à mars, le week-end seulement, de 12 h à 16 h, derrière les vitres.',
      'November to March, weekends only, noon to 4 pm, behind the glass.',
    ),
  },
  info: {
    dress: w('Une chemise ou un paréo sur le maillot', 'A shirt or wrap over swimwear'),
    access: w('De plain-pied sur la digue, tapis jusqu’au sable', 'Level with the promenade, matting to the sand'),
    payment: w('Cartes sans minimum ; les porteurs ont un terminal', 'Cards, no minimum; runners carry a reader'),
    terrace: w('80 places sous la toile, 30 au soleil', '80 seats under canvas, 30 in the sun'),
  },
  questions: [
    {
      question: w('Les galettes contiennent-elles du gluten ?', 'Do the galettes contain gluten?'),
      answer: w(
        'La pâte, non : sarrasin, eau et sel. Les crêpes de froment cuisent sur une autre plaque, mais dans la même pièce.',
        'The batter does not: buckwheat, water and salt. Wheat crêpes are cooked on a separate plate, though in the same room.',
      ),
    },
    {
      question: w('Peut-on se faire livrer sans louer de tente ?', 'Do you deliver if we have no tent?'),
      answer: w(
        'Oui, si vous restez entre les deux escaliers. Donnez la couleur de votre serviette : le porteur vous trouvera, les mouettes aussi.',
        'Yes, as long as you stay between the two flights of steps. Tell us the colour of your towel: the runner will find you, as will the gulls.',
      ),
    },
  ],
}

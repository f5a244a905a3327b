import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const lePonton: Restaurant = {
  slug: 'le-ponton',
  name: 'Le Ponton',
  town: 'cannes',
  street: '28, boulevard de la Croisette',
  postalCode: '06400',
  latitude: 43.5508,
  longitude: 7.0217,
  phone: '04 65 71 10 38',
  email: 'ponton@barriere.example',
  cuisine: w('Grillades et poissons de la baie', 'Grills and fish from the bay'),
  category: 'grill',
  price: 32,
  provider: 'thefork',
  bookingId: 'b58f0c1e-6a27-4d93-8e14-5f9c3072ad61',
  hotel: 'le-palmarium',
  teaser: w(
    'Trente-huit tables sous des parasols bleus, sur des planches posées à un mètre au-dessus de l’eau.',
    'Thirty-eight tables under blue parasols, on boards set one metre above the water.',
  ),
  lead: w(
    'On déjeune au-dessus des poissons. On les mange aussi, mais pas les mêmes.',
    'You have lunch above the fish. You eat fish too, though not the same ones.',
  ),
  seo: {
    title: w('Le Ponton, restaurant de plage à Cannes', 'Le Ponton, beach restaurant in Cannes'),
    description: w(
      'Poissons grillés, pissaladière et aïoli du vendredi sur un ponton de la Croisette, à Cannes. Menu à 32 €, chaque midi, et le soir du mercredi au dimanche.',
      'Grilled fish, pissaladière and Friday aïoli on a jetty off the Croisette in Cannes. Menu at €32, lunch daily, dinner Wednesday to Sunday.',
    ),
  },
  story: {
    title: w('Quarante-deux mètres de planches', 'Forty-two metres of boards'),
    text: w(
      `Le ponton servait aux hydravions. Le dernier s’est posé en 1938 avec un passager, un chien et une caisse de homards ; le pilote a ouvert la caisse sur place et l’usage est resté.

Nadège Colomb cuit tout sur la braise de chêne vert, à la vue de tous, au bout des planches où souffle la brise. Rouget, sardine, loup, parfois un poulpe. L’aïoli se monte le vendredi, au pilon, pendant quarante minutes ; les clients de la table 1 peuvent prendre le relais.

Les lampes s’allument à 18 h 30. Les soirs de spectacle, on dîne tôt et l’on revient pour le dessert : c’est la formule [Table et spectacle](story:offres/table-et-spectacle), avec le [casino de la Croisette](story:casinos/cannes-croisette).`,
      `The jetty was built for seaplanes. The last of them came down in 1938 with one passenger, a dog and a crate of lobsters; the pilot opened the crate on the spot, and the habit has stuck.

Nadège Colomb cooks everything over holm-oak embers in full view, at the end of the boards, where the breeze is. Red mullet, sardines, bass, now and then an octopus. On Fridays aïoli is pounded by hand for forty minutes; guests at table 1 may take a turn.

The lamps are lit at half past six. On show nights you eat early and come back for dessert: that is our [Dinner and a show](story:offres/table-et-spectacle), shared with the [Casino de la Croisette](story:casinos/cannes-croisette).`,
    ),
  },
  dishes: [
    {
      name: w('Pissaladière du matin', 'This morning’s pissaladière'),
      text: w(
        'Oignons fondus quatre heures, anchois, pas de tomate. Jamais.',
        'Onions melted for four hours, anchovies, no tomato. Ever.',
      ),
      price: 14,
    },
    {
      name: w('Sardines à la braise', 'Sardines over embers'),
      text: w(
        'Huit, entières, avec du fenouil sauvage et un rince-doigts.',
        'Eight of them, whole, with wild fennel and a finger bowl.',
      ),
      price: 19,
    },
    {
      name: w('Grand aïoli du vendredi', 'Friday’s grand aïoli'),
      text: w(
        'Morue, escargots, légumes de la halle, et de quoi faire la sieste.',
        'Salt cod, snails, market vegetables, and good reason for a nap.',
      ),
      price: 29,
    },
    {
      name: w('Tarte tropézienne de poche', 'Pocket tropézienne tart'),
      text: w(
        'Brioche et crème à la fleur d’oranger, à la taille de la main.',
        'Brioche with orange-blossom cream, the size of your palm.',
      ),
      price: 12,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Déjeuner', 'Lunch'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '12:00',
        closes: '15:30',
      },
      { label: w('Dîner', 'Dinner'), days: ['wed', 'thu', 'fri', 'sat', 'sun'], opens: '18:30', closes: '23:00' },
    ],
    specialDays: [{ days: 17, label: w('Le ponton est poncé et huilé', 'The boards are sanded and oiled') }],
    note: w(
      'Quand la houle passe les planches, trois ou quatre jours par an, on replie tout et l’on vous rappelle.',
      'When the swell comes over the boards, three or four days a year, we fold everything up and ring you.',
    ),
  },
  info: {
    dress: w('Maillot non, chemise ouverte oui', 'Swimwear no, open collar yes'),
    access: w('Rampe depuis la promenade, planches jointives', 'Ramp from the promenade, close-set boards'),
    payment: w('Cartes, espèces, note du Palmarium', 'Cards, cash, Le Palmarium room bill'),
    terrace: w('152 places dehors ; il n’y a pas de dedans', '152 seats outside; there is no inside'),
  },
  quote: {
    text: w(
      'Le vent décide qui sent la sardine. Moi, je tourne le gril.',
      'The wind decides who smells of sardines. I just turn the grill.',
    ),
    author: w('Nadège Colomb, cheffe du Ponton', 'Nadège Colomb, head chef at Le Ponton'),
  },
  questions: [
    {
      question: w('Quelle table demander au Ponton ?', 'Which table should I ask for at Le Ponton?'),
      answer: w(
        'Les 30 à 38, au bout, pour l’eau sur trois côtés. La 4, près de la rampe, pour les poussettes.',
        'Numbers 30 to 38, at the end, with water on three sides. Number 4, by the ramp, for pushchairs.',
      ),
    },
    {
      question: w('Peut-on arriver au Ponton en bateau ?', 'Can we come to Le Ponton by boat?'),
      answer: w(
        'Oui, en annexe : quatre anneaux, côté est, deux heures au plus. Annoncez-vous par téléphone avant d’accoster.',
        'Yes, by tender: four rings on the east side, for two hours at most. Ring before you come alongside.',
      ),
    },
    {
      question: w('Y a-t-il du poisson pour les enfants ?', 'Is there fish for children?'),
      answer: w(
        'Une sole désarêtée, des frites et une glace, 16 €. Le pain pour les mulets est gratuit, et très demandé.',
        'A boned sole, chips and an ice cream for €16. Bread for the grey mullet is free, and in demand.',
      ),
    },
  ],
}

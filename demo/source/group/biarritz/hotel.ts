import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { questions, roomServices, services } from './hotel-service.ts'
import { rooms } from './rooms.ts'

export const lEperon: Hotel = {
  slug: 'l-eperon',
  name: 'L’Éperon',
  town: 'biarritz',
  street: '2, avenue de l’Éperon',
  postalCode: '64200',
  latitude: 43.4864,
  longitude: -1.5559,
  phone: '05 36 49 10 00',
  email: 'eperon@barriere.example',
  stars: '5',
  roomCount: 142,
  price: 340,
  bookingCode: '64009',
  checkIn: '15:00',
  checkOut: '12:00',
  seaDistance: 0,
  experiences: ['beach', 'spa', 'golf', 'family', 'pets', 'seminar', 'casino'],
  teaser: w(
    'Une villa de 1867 devenue hôtel, posée sur le dernier rocher de la Grande Plage : 142 chambres et l’océan sur trois côtés.',
    'A villa of 1867 turned hotel, on the last rock of the Grande Plage: 142 rooms and the ocean on three sides.',
  ),
  lead: w(
    'Un hôtel sur son rocher, 142 chambres, et des embruns sur les vitres les jours de grande marée.',
    'A hotel on its own rock, 142 rooms, and spray on the windows at spring tides.',
  ),
  seo: {
    title: w(
      'L’Éperon, hôtel 5 étoiles sur la Grande Plage, Biarritz',
      'L’Éperon, five-star hotel on the beach in Biarritz',
    ),
    description: w(
      '142 chambres sur un rocher de Biarritz, accès direct à la Grande Plage, spa de 1 200 m², table basque et piscine d’eau de mer. Dès 340 € la nuit.',
      '142 rooms on a rock in Biarritz, steps down to the Grande Plage, a 1,200 m² spa, Basque cooking and a sea-water pool. From €340 a night.',
    ),
  },
  story: {
    title: w('Le rocher était là le premier', 'The rock was here first'),
    text: w(
      `En 1866, une veuve de Bordeaux achète pour 4 000 francs un rocher dont personne ne veut. Elle y fait bâtir une villa de brique, tournée vers le large, avec un escalier de 61 marches jusqu’au sable. Ses voisins parient sur la première tempête. La villa a gagné.

L’hôtel a poussé autour d’elle : une aile en 1893, un belvédère en 1925, des vitrages neufs il y a peu. On entre encore par l’ancien vestibule, sous un plafond où sont peints les vents, chacun à sa place. Le bar occupe la salle de billard ; la table de 1893 sert de comptoir.

Trois portes donnent sur la mer. La première mène à [La Rhune](story:restaurants/la-rhune), la deuxième au [Spa Impérial](story:spas/spa-imperial), la troisième à la plage. Prenez une serviette dans le panier d’osier en passant.`,
      `In 1866 a widow from Bordeaux paid 4,000 francs for a rock that nobody wanted. She had a brick villa built on it, facing out to sea, with 61 steps down to the sand. Her neighbours laid bets on the first storm. The villa won.

The hotel has grown around it: a wing in 1893, a belvedere in 1925, new glazing not long ago. You still come in through the old hall, under a ceiling painted with the winds, each in its proper quarter. The bar is in the billiard room, and the table of 1893 is its counter.

Three doors open towards the sea. The first leads to [La Rhune](story:restaurants/la-rhune), the second to the [Spa Impérial](story:spas/spa-imperial), the third to the beach. Take a towel from the wicker basket on your way.`,
    ),
  },
  points: [
    {
      icon: 'waves',
      title: w('61 marches jusqu’au sable', '61 steps to the sand'),
      text: w(
        'L’escalier privé est ouvert de 6 h à 22 h, éclairé dès la nuit tombée.',
        'The private stairs are open from 6 am to 10 pm and lit after dark.',
      ),
    },
    {
      icon: 'thermometer',
      title: w('Une piscine d’eau de mer', 'A sea-water pool'),
      text: w(
        'Vingt mètres dehors, à 29 °C, même quand il neige sur la Rhune.',
        'Twenty metres outdoors at 29 °C, even with snow on La Rhune.',
      ),
    },
    {
      icon: 'shirt',
      title: w('Un local à planches', 'A board room, of a kind'),
      text: w(
        'Rinçage, séchage des combinaisons et fartage : rendu au matin, prêt à glisser.',
        'Boards rinsed and waxed, wetsuits dried: all ready again by morning.',
      ),
    },
    {
      icon: 'dog',
      title: w('Chiens admis partout, ou presque', 'Dogs almost everywhere'),
      text: w(
        'Pas au spa. Au bar, ils ont leur tapis et leur bol, à 28 € la nuit.',
        'Not in the spa. In the bar they have a mat and a bowl, at €28 a night.',
      ),
    },
  ],
  roomsTitle: w('Quatre façons de regarder les vagues', 'Four ways to watch the waves'),
  roomsIntro: w(
    'La plage, le phare, le rocher ou l’horizon : chaque façade a le sien, et les lits regardent dehors.',
    'The beach, the lighthouse, the rock or the horizon: each front has its own, and the beds face out.',
  ),
  rooms,
  galleryTitle: w('Marée haute, marée basse', 'High water, low water'),
  gallery: [
    'chambre-l-eperon-chambre-grande-plage',
    'chambre-l-eperon-deluxe-rocher',
    'chambre-l-eperon-suite-de-l-imperatrice',
    'restaurant-la-rhune',
    'spa-spa-imperial',
    'activite-ecole-de-surf',
    'ville-biarritz',
  ],
  timeline: {
    title: w('De la villa à l’hôtel', 'From villa to hotel'),
    years: [
      {
        year: '1867',
        title: w('Une villa contre le vent', 'A villa against the wind'),
        text: w(
          'Brique de Mouguerre, pierre de Bidache, murs de 80 cm côté large.',
          'Mouguerre brick, Bidache stone, and walls 80 cm thick on the seaward side.',
        ),
      },
      {
        year: '1893',
        title: w('La première enseigne', 'The first sign goes up'),
        text: w(
          'Quarante-deux chambres, une salle de billard, et l’eau chaude le mardi.',
          'Forty-two rooms, a billiard room, and hot water on Tuesdays.',
        ),
      },
      {
        year: '1925',
        title: w('Le belvédère', 'The belvedere'),
        text: w(
          'On ajoute une tour vitrée pour danser au-dessus des vagues. L’orchestre s’y tient toujours le vendredi.',
          'A glazed tower is added for dancing above the waves. The band still plays there on Fridays.',
        ),
      },
      {
        year: '1957',
        title: w('Une planche dans le hall', 'A surfboard in the hall'),
        text: w(
          'Un client californien la laisse en paiement de son bar. Elle pend au-dessus de la réception.',
          'A guest from California leaves it to settle his bar bill. It hangs over the reception desk.',
        ),
      },
      {
        year: '2011',
        title: w('Le spa dans le roc', 'A spa in the rock'),
        text: w(
          'L’ancien tunnel à bateaux devient un bassin de 25 m, voûte comprise.',
          'The old boat tunnel becomes a 25 m pool, vault and all.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'Jour et nuit. Le concierge de surf, lui, commence à 6 h 30 et lit la houle pour vous.',
      'Day and night. The surf concierge starts at 6.30 am and reads the swell for you.',
    ),
    parking: w(
      '64 places sous la terrasse, voiturier compris, 36 € la nuit ; 10 bornes de 22 kW.',
      '64 spaces under the terrace, valet included, €36 a night; ten 22 kW charging points.',
    ),
    pets: w(
      'Chiens et chats jusqu’à 30 kg, 28 € la nuit. La plage leur est ouverte d’octobre à mai.',
      'Dogs and cats up to 30 kg, €28 a night. The beach is open to them from October to May.',
    ),
    byTrain: w(
      'Gare de Biarritz à 3 km ; la navette de l’hôtel attend le TGV de 17 h 40, 12 € par personne.',
      'Biarritz station, 3 km. The hotel shuttle meets the 5.40 pm TGV, €12 a person.',
    ),
    byCar: w(
      'A63, sortie 4, puis 6 km par la D810 : suivez « Grande Plage », puis le phare.',
      'A63, exit 4, then 6 km along the D810: follow “Grande Plage”, then the lighthouse.',
    ),
    byPlane: w(
      'Biarritz Pays basque, à 3,5 km. Taxi : comptez dix minutes et 20 €.',
      'Biarritz Pays Basque airport, 3.5 km away: ten minutes and about €20 by taxi.',
    ),
    payment: w(
      'Cartes, virement, espèces jusqu’à 1 000 €. Taxe de séjour : 5,20 € par adulte et par nuit.',
      'Cards, bank transfer, or cash up to €1,000. Tourist tax: €5.20 per adult per night.',
    ),
  },
  services,
  roomServices,
  questions,
}

import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { questions, roomServices, services } from './hotel-service.ts'
import { rooms } from './rooms.ts'

export const lePavillonDesDunes: Hotel = {
  slug: 'le-pavillon-des-dunes',
  name: 'Le Pavillon des Dunes',
  town: 'le-touquet',
  street: '21, avenue des Oyats',
  postalCode: '62520',
  latitude: 50.5141,
  longitude: 1.5806,
  phone: '02 61 91 00 71',
  email: 'pavillon-dunes@barriere.example',
  stars: '4',
  roomCount: 92,
  price: 168,
  bookingCode: '62005',
  checkIn: '15:30',
  checkOut: '11:00',
  seaDistance: 300,
  alert: w(
    'L’avenue des Oyats est en travaux : arrivez par la route de la forêt, le parking reste ouvert.',
    'Roadworks in avenue des Oyats: come by the forest road, the car park stays open.',
  ),
  experiences: ['beach', 'golf', 'family', 'pets', 'seminar', 'casino'],
  teaser: w(
    'Quatre pignons de brique entre dune et forêt, et un cadran de vent au bar pour choisir sa journée.',
    'Four brick gables between dune and forest, and a wind dial in the bar for choosing your day.',
  ),
  lead: w(
    'Hôtel de dune, Le Touquet. 92 chambres, un poêle, des chaussures pleines de sable.',
    'A hotel in the dunes, Le Touquet. 92 rooms, one stove, shoes full of sand.',
  ),
  seo: {
    title: w('Le Pavillon des Dunes, hôtel 4 étoiles au Touquet', 'Le Pavillon des Dunes, four-star hotel, Le Touquet'),
    description: w(
      '92 chambres entre dunes et pins au Touquet, plage à quatre minutes, char à voile, chambres communicantes pour familles. Dès 168 € la nuit.',
      '92 rooms between dunes and pines in Le Touquet, the beach four minutes away, sand-yachting and connecting family rooms. From €168 a night.',
    ),
  },
  story: {
    title: w('Le dos à la forêt, les pieds dans la dune', 'Back to the forest, feet in the dune'),
    text: w(
      `La maison fut bâtie en 1929 par un filateur de Roubaix qui avait sept filles et voulait voir arriver les prétendants. D'où les quatre pignons, les bow-windows et une seule porte.

La girouette du toit est reliée à un cadran de laiton, dans le bar. On le consulte avant le café : ouest, c'est un jour à [char à voile](story:activites/char-a-voile) ; est, un jour à jumelles ; calme plat, cela s'est vu deux fois l'an dernier.

Pour dîner, [Le Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats) est au rez-de-chaussée, côté couchant. Pour rentrer du [casino](story:casinos/le-touquet), on traverse la dune par un chemin de lattes, éclairé à hauteur de cheville.`,
      `The house was built in 1929 by a Roubaix mill owner who had seven daughters and liked to see suitors coming. Hence the four gables, the bow windows and the single door.

The weathervane on the roof is linked to a brass dial in the bar. People read it before coffee: west means [sand yachts](story:activites/char-a-voile); east means binoculars; flat calm was observed twice last year.

For dinner, [Le Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats) is on the ground floor, on the sunset side. To come home from the [casino](story:casinos/le-touquet), cross the dune by a slatted path lit at ankle height.`,
    ),
  },
  points: [
    {
      icon: 'wind',
      title: w('Le cadran du bar', 'The dial in the bar'),
      text: w(
        'Force et direction en temps réel, conseils de Firmin, le barman, en différé.',
        'Force and direction as they happen; advice from Firmin, the barman, a little later.',
      ),
    },
    {
      icon: 'footprints',
      title: w('Quatre minutes', 'Four minutes'),
      text: w(
        'Un sentier de planches jusqu’au sable, avec une douche pour les pieds au retour.',
        'A boarded path down to the sand, with a foot shower on the way back.',
      ),
    },
    {
      icon: 'bike',
      title: w('Cinquante vélos', 'Fifty bicycles'),
      text: w(
        'Du 14 pouces au tandem, prêtés deux heures chaque jour à ceux qui dorment ici.',
        'From 14-inch wheels to a tandem, lent for two hours a day to those who sleep here.',
      ),
    },
    {
      icon: 'dog',
      title: w('Chiens bien vus', 'Dogs well regarded'),
      text: w(
        'Une entrée avec seau, serviette et biscuit. La plage leur est ouverte au sud du poste 4.',
        'A side door with bucket, towel and biscuit. The beach is theirs south of post 4.',
      ),
    },
  ],
  roomsTitle: w('Le vent ou l’abri', 'Wind or shelter'),
  roomsIntro: w(
    'De 24 à 48 m². Les unes regardent les oyats, les autres les pins, la suite hésite.',
    'From 24 to 48 m². Some look at the marram, some at the pines, and the suite cannot decide.',
  ),
  rooms,
  galleryTitle: w('De la dune au poêle', 'From the dune to the stove'),
  gallery: [
    'chambre-le-pavillon-des-dunes-chambre-oyats',
    'chambre-le-pavillon-des-dunes-suite-du-phare',
    'chambre-le-pavillon-des-dunes-chambre-foret',
    'restaurant-le-comptoir-des-oyats',
    'activite-char-a-voile',
    'activite-foret-a-velo',
    'restaurant-la-halle',
    'ville-le-touquet',
  ],
  timeline: {
    title: w('Sept filles et une girouette', 'Seven daughters and a weathervane'),
    years: [
      {
        year: '1929',
        title: w('Quatre pignons', 'Four gables'),
        text: w(
          'Un filateur fait livrer 210 000 briques d’Artois et compte lui-même les dernières.',
          'A mill owner has 210,000 Artois bricks delivered and counts the last ones himself.',
        ),
      },
      {
        year: '1936',
        title: w('La maison devient pension', 'A boarding house'),
        text: w(
          'La quatrième fille loue onze chambres aux aviateurs, au petit matin, réveil compris.',
          'The fourth daughter lets eleven rooms to airmen who rise at dawn, early call included.',
        ),
      },
      {
        year: '1944',
        title: w('Plus une tuile', 'Not a tile left'),
        text: w(
          'Le toit s’envole deux fois. La girouette est retrouvée en forêt, pointant le nord.',
          'The roof blows off twice. The weathervane is found in the forest, pointing north.',
        ),
      },
      {
        year: '1962',
        title: w('L’aile des pins', 'The pine wing'),
        text: w(
          'Cinquante chambres à l’abri, pour les clients qui aiment la mer surtout en photo.',
          'Fifty sheltered rooms, for guests who prefer the sea in photographs.',
        ),
      },
      {
        year: '2015',
        title: w('Le chemin de lattes', 'The slatted path'),
        text: w(
          'La dune est clôturée, replantée, et gagne un mètre en dix ans.',
          'The dune is fenced and replanted; it will gain a metre in ten years.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'De 6 h 30 à minuit ; ensuite, le veilleur fait sa ronde avec une lampe-tempête et un téléphone.',
      'From 6.30 am to midnight; after that the night porter does his rounds with a storm lamp and a telephone.',
    ),
    parking: w(
      'Cinquante-cinq places derrière l’aile des pins, 14 € la nuit ; six prises de 7 kW.',
      'Fifty-five spaces behind the pine wing, €14 a night; six 7 kW sockets.',
    ),
    pets: w(
      'Chiens et chats, 12 € la nuit, deux par chambre au plus. Un biscuit à l’arrivée.',
      'Dogs and cats, €12 a night, two to a room at most. A biscuit on arrival.',
    ),
    byTrain: w(
      'Étaples-Le Touquet est à 6 km. Taxi partagé de l’hôtel, 8 € par personne.',
      'Étaples-Le Touquet is 6 km away. The hotel’s shared taxi is €8 a person.',
    ),
    byCar: w(
      'A16, sortie 26, puis la route des Dunes. 2 h 30 de Paris, 1 h 30 de Lille, 50 minutes du tunnel.',
      'A16, exit 26, then the dune road. 2 hr 30 from Paris, 1 hr 30 from Lille, 50 minutes from the tunnel.',
    ),
    byPlane: w(
      'L’aérodrome est à 4 km et reçoit de petits avions. Pour les grands, Lille, à 145 km.',
      'The airfield is 4 km away and takes small aircraft. For large ones, Lille is 145 km off.',
    ),
    payment: w(
      'Cartes et espèces ; livres sterling refusées avec regret. Taxe de séjour : 3,10 € par adulte.',
      'Cards and euros; sterling refused with regret. Tourist tax: €3.10 per adult.',
    ),
  },
  services,
  roomServices,
  questions,
}

import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { palmariumRooms } from './palmarium-rooms.ts'
import { palmariumQuestions, palmariumRoomServices, palmariumServices } from './palmarium-service.ts'

export const lePalmarium: Hotel = {
  slug: 'le-palmarium',
  name: 'Le Palmarium',
  town: 'cannes',
  street: '31, boulevard de la Croisette',
  postalCode: '06400',
  latitude: 43.5509,
  longitude: 7.0227,
  phone: '04 65 71 10 00',
  email: 'palmarium@barriere.example',
  stars: 'palace',
  roomCount: 148,
  price: 590,
  bookingCode: '06010',
  checkIn: '15:00',
  checkOut: '12:00',
  seaDistance: 50,
  experiences: ['beach', 'spa', 'family', 'pets', 'seminar', 'casino'],
  teaser: w(
    'Un palace de 1903 au bout de son bassin : 84 palmiers, 148 chambres, un patio sous verre et la mer en face.',
    'A 1903 palace at the end of its pool: 84 palms, 148 rooms, a patio under glass and the sea across the road.',
  ),
  lead: w(
    'Palace à Cannes. Deux rangs de palmiers, une verrière de 1903, 148 chambres.',
    'Palace in Cannes. Two rows of palms, a glass roof of 1903, 148 rooms.',
  ),
  seo: {
    title: w('Le Palmarium, palace sur la Croisette à Cannes', 'Le Palmarium, palace on the Croisette, Cannes'),
    description: w(
      '148 chambres face à la baie de Cannes, patio sous verrière, bassin chauffé toute l’année, deux tables et une plage à soi. Dès 590 € la nuit.',
      '148 rooms facing the bay of Cannes, a patio under glass, a pool heated all year, two restaurants and a beach of its own. From €590 a night.',
    ),
  },
  story: {
    title: w('Une serre, puis un hôtel autour', 'First a greenhouse, then a hotel'),
    text: w(
      `Tout part d’une faute de jardinier. En 1898, un pépiniériste commande 48 palmiers ; un zéro de trop et il en reçoit 480. Il en vend une part, en donne une autre et couvre le reste d’une verrière. Cinq ans plus tard, il construit des chambres autour, pour payer le chauffage.

Il reste 84 palmiers : 60 dehors, en deux rangs le long du grand bassin, 24 dans le patio. On dîne au-dessous, à [La Table du Palmarium](story:restaurants/la-table-du-palmarium) ; on déjeune devant, les pieds au-dessus de l’eau, au [Ponton](story:restaurants/le-ponton).

Le hall sent le cèdre et la cire, et le piano est accordé chaque jour à 18 h 30. Le grand bassin n’est pas fait pour nager, ce que l’on rappelle à chaque mariage ; pour cela, il y a la mer, et [le spa](story:spas/spa-du-palmarium) au premier étage.`,
      `It began with a gardener’s slip. In 1898 a nurseryman ordered 48 palm trees; one nought too many and 480 arrived. He sold some, gave some away and put the rest under glass. Five years later he built bedrooms around them, to pay for the heating.

Eighty-four palms are left: 60 outside, in two rows beside the long pool, and 24 in the patio. You dine beneath them at [La Table du Palmarium](story:restaurants/la-table-du-palmarium), and have lunch in front, feet above the water, at [Le Ponton](story:restaurants/le-ponton).

The hall smells of cedar and beeswax, and the piano is tuned every day at half past six. The long pool is not meant for swimming, as someone has to say at every wedding; for that there is the sea, and [the spa](story:spas/spa-du-palmarium) on the first floor.`,
    ),
  },
  points: [
    {
      icon: 'tree-palm',
      title: w('84 palmiers', '84 palms'),
      text: w(
        'Chacun a un numéro, une fiche et un jardinier. Le doyen, le 7, mesure 19 m.',
        'Each has a number, a file and a gardener. The eldest, No. 7, stands 19 m tall.',
      ),
    },
    {
      icon: 'umbrella',
      title: w('Une plage, deux matelas', 'A beach, two loungers'),
      text: w(
        'Ils sont à votre nom d’avril à octobre, sans supplément, jusqu’à 11 h.',
        'They carry your name from April to October, at no charge, until 11 am.',
      ),
    },
    {
      icon: 'waves',
      title: w('29 °C en février', '29 °C in February'),
      text: w(
        'Le bassin du spa fume au-dessus des palmes. Bonnet de laine prêté.',
        'The spa pool steams above the fronds. Woolly hats on loan.',
      ),
    },
    {
      icon: 'concierge-bell',
      title: w('Six concierges', 'Six concierges'),
      text: w(
        'Ils parlent neuf langues et savent quel guichet rend un billet à 20 h.',
        'They speak nine languages and know which box office has a return at 8 pm.',
      ),
    },
  ],
  roomsTitle: w('Devant, les palmes ; derrière, la fontaine', 'Palms in front, a fountain behind'),
  roomsIntro: w(
    '148 clés sur cinq étages, de 28 à 84 m². Les hirondelles occupent le sixième.',
    '148 keys on five floors, from 28 to 84 m². The sixth belongs to the swallows.',
  ),
  rooms: palmariumRooms,
  galleryTitle: w('Des palmes au ponton', 'From the palms to the jetty'),
  gallery: [
    'chambre-le-palmarium-chambre-croisette',
    'chambre-le-palmarium-chambre-patio',
    'chambre-le-palmarium-junior-suite-esterel',
    'chambre-le-palmarium-suite-des-palmes',
    'restaurant-la-table-du-palmarium',
    'restaurant-le-ponton',
    'spa-spa-du-palmarium',
    'activite-sortie-aux-iles',
  ],
  timeline: {
    title: w('À l’ombre depuis 1903', 'In the shade since 1903'),
    years: [
      {
        year: '1903',
        title: w('2 310 carreaux', '2,310 panes'),
        text: w(
          'La verrière est posée en cinquante jours. La première pluie tombe le cinquante et unième.',
          'The glass roof is laid in fifty days. The first rain falls on the fifty-first.',
        ),
      },
      {
        year: '1911',
        title: w('Le grand-duc et la baignoire', 'The grand duke and the bath'),
        text: w(
          'Il voyage avec la sienne, en argent. Elle ne passe pas la porte ; on élargit la porte.',
          'He travels with his own, in silver. It will not go through the door, so the door is widened.',
        ),
      },
      {
        year: '1929',
        title: w('L’été existe', 'Summer is invented'),
        text: w(
          'Jusque-là, on fermait d’avril à octobre. Cette année-là, douze Américains restent, et se baignent.',
          'Until then the house closed from April to October. That year twelve Americans stay on, and swim.',
        ),
      },
      {
        year: '1956',
        title: w('Le gel de février', 'The February frost'),
        text: w(
          'Moins neuf degrés. On enveloppe les troncs dans les rideaux de la salle de bal : six palmiers sur quatre-vingt-dix ne s’en remettent pas.',
          'Minus nine degrees. The trunks are wrapped in the ballroom curtains, and all but six of ninety palms pull through.',
        ),
      },
      {
        year: '1998',
        title: w('La terrasse prend l’eau', 'Water on the terrace'),
        text: w(
          'Au premier étage, l’ancien jardin d’hiver des dames devient un bassin de vingt mètres.',
          'On the first floor the old ladies’ winter garden becomes a twenty-metre pool.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'Jour et nuit, sous la pendule du hall, qui retarde un peu et n’en a pas honte.',
      'Day and night, beneath the hall clock, which runs slow and is not ashamed of it.',
    ),
    parking: w(
      'Voiturier, 52 € la nuit. Vingt bornes de 22 kW au deuxième sous-sol, courant compris.',
      'Valet, €52 a night. Twenty 22 kW points on the second basement level, electricity included.',
    ),
    pets: w(
      '35 € la nuit jusqu’à 15 kg. Le jardinier promène les chiens à 7 h, loin du palmier n° 7.',
      '€35 a night up to 15 kg. The gardener walks the dogs at 7 am, well away from palm No. 7.',
    ),
    byTrain: w(
      'Gare de Cannes à 550 m par la rue des Serbes. Un porteur vous retrouve sur le quai, sur demande.',
      'Cannes station is 550 m away by rue des Serbes. A porter will meet you on the platform if you ask.',
    ),
    byCar: w(
      'A8, sortie 42, puis douze minutes en descendant vers la mer. Entrée du parking par la rue arrière.',
      'A8, exit 42, then twelve minutes downhill to the sea. The car park opens on the back street.',
    ),
    byPlane: w(
      'Nice-Côte d’Azur à 27 km : 35 minutes en voiture, 110 € avec notre chauffeur.',
      'Nice-Côte d’Azur is 27 km away: 35 minutes by car, €110 with our driver.',
    ),
    payment: w(
      'Toutes les cartes, virement, six devises au change du hall. Taxe de séjour : 9,10 € par adulte et par nuit.',
      'All cards, transfer, six currencies at the hall desk. Tourist tax: €9.10 per adult per night.',
    ),
  },
  services: palmariumServices,
  roomServices: palmariumRoomServices,
  questions: palmariumQuestions,
}

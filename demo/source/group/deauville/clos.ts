import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { closRooms } from './clos-rooms.ts'
import { closQuestions, closRoomServices, closServices } from './clos-service.ts'

export const leClosDesCourses: Hotel = {
  slug: 'le-clos-des-courses',
  name: 'Le Clos des Courses',
  town: 'deauville',
  street: '12, allée des Tilleuls',
  postalCode: '14800',
  latitude: 49.3541,
  longitude: 0.0769,
  phone: '02 61 91 01 40',
  email: 'clos@barriere.example',
  stars: '4',
  roomCount: 46,
  price: 175,
  bookingCode: '14002',
  checkIn: '15:00',
  checkOut: '11:00',
  seaDistance: 1500,
  experiences: ['golf', 'family', 'pets'],
  teaser: w(
    'Un haras de 1874 à dix minutes de l’hippodrome : 46 chambres dans les boxes et les greniers, un verger, deux chevaux à la retraite.',
    'A stud of 1874, ten minutes from the racecourse: 46 rooms in the boxes and lofts, an orchard, two retired horses.',
  ),
  lead: w(
    'Quatre étoiles, quarante pommiers, et une cour où l’on déjeune au pas.',
    'Four stars, forty apple trees, and a yard where breakfast goes at a walk.',
  ),
  seo: {
    title: w('Le Clos des Courses, hôtel 4 étoiles à Deauville', 'Le Clos des Courses, four-star hotel in Deauville'),
    description: w(
      'Ancien haras de Deauville : 46 chambres autour d’une cour pavée, verger, restaurant au feu de bois, parking et chiens sans supplément. Dès 175 €.',
      'An old stud in Deauville: 46 rooms round a cobbled yard, an orchard, a wood-fired restaurant, free parking and dogs welcome. From €175.',
    ),
  },
  story: {
    title: w('On y logeait des chevaux, bien', 'Horses lived here, and well'),
    text: w(
      `Le premier propriétaire dormait au-dessus de ses juments pour les entendre. Ses boxes ont donc des plafonds de quatre mètres, des murs de brique et de silex, et un plancher qui ne grince pas. Nous n’avons eu qu’à mettre des lits.

La cour est restée pavée, l’abreuvoir aussi : on y rafraîchit le cidre. À 6 h, les lots passent derrière le mur, d’abord les sabots, puis les voix. À 11 h, il ne reste que les merles.

Sous l’ancienne sellerie, [Le Paddock](story:restaurants/le-paddock) cuit à la braise. Pour monter, [la promenade](story:activites/promenade-a-cheval) part de la plage, à vingt minutes de marche.`,
      `The first owner slept above his mares so as to hear them. His boxes therefore have ceilings four metres high, walls of brick and flint, and a floor that does not creak. All we had to add was beds.

The yard is still cobbled and the trough is still there, cooling cider. At six the strings pass behind the wall, hooves first, then voices. By eleven only the blackbirds are left.

Under the old tack room, [Le Paddock](story:restaurants/le-paddock) cooks over embers. If you would rather ride, [the outing](story:activites/promenade-a-cheval) starts from the beach, twenty minutes away on foot.`,
    ),
  },
  points: [
    {
      icon: 'footprints',
      title: w('Dix minutes jusqu’aux tribunes', 'Ten minutes to the stands'),
      text: w('Par une allée de tilleuls, sans un feu rouge.', 'Along an avenue of limes, without one traffic light.'),
    },
    {
      icon: 'dog',
      title: w('Le chien ne paie pas', 'The dog stays free'),
      text: w(
        'Il a sa couverture d’écurie, et le verger pour courir.',
        'It has a stable blanket, and the orchard to run in.',
      ),
    },
    {
      icon: 'circle-parking',
      title: w('On se gare sous les arbres', 'Park under the trees'),
      text: w(
        'Cinquante places, quatre bornes, rien à payer. Évitez septembre : les pommes tombent.',
        'Fifty spaces, four charging points, nothing to pay. In September, mind the apples.',
      ),
    },
    {
      icon: 'flame',
      title: w('Une cheminée de trois mètres', 'A three-metre fireplace'),
      text: w(
        'Allumée dès la Toussaint, avec des bûches du verger.',
        'Lit from All Saints, with logs from the orchard.',
      ),
    },
  ],
  roomsTitle: w('Au box, au grenier ou au vestiaire', 'Box, loft or changing room'),
  roomsIntro: w(
    'Trois bâtiments autour d’une cour ; le verger commence derrière le deuxième.',
    'Three buildings round a yard; the orchard begins behind the second.',
  ),
  rooms: closRooms,
  galleryTitle: w('De la cour au verger', 'From yard to orchard'),
  gallery: [
    'chambre-le-clos-des-courses-chambre-paddock',
    'chambre-le-clos-des-courses-chambre-pommiers',
    'chambre-le-clos-des-courses-suite-des-jockeys',
    'restaurant-le-paddock',
    'activite-promenade-a-cheval',
    'activite-golf-des-falaises',
    'ville-deauville',
  ],
  timeline: {
    title: w('Trente-six boxes, puis quarante-six clés', 'Thirty-six boxes, then forty-six keys'),
    years: [
      {
        year: '1874',
        title: w('Le haras', 'The stud'),
        text: w(
          'Un négociant en pommes achète huit hectares et une jument boiteuse.',
          'An apple merchant buys twenty acres and a lame mare.',
        ),
      },
      {
        year: '1891',
        title: w('La fille de la boiteuse', 'The lame mare’s daughter'),
        text: w(
          'Elle gagne le grand prix d’août, à seize longueurs. L’horloge de la cour date du lendemain.',
          'She wins the August grand prix by sixteen lengths. The yard clock was ordered the next day.',
        ),
      },
      {
        year: '1946',
        title: w('Le vestiaire des jockeys', 'A room for the jockeys'),
        text: w(
          'L’hippodrome manque de toit : on se change ici, on court là-bas.',
          'The racecourse has lost its roof: they change here and ride over there.',
        ),
      },
      {
        year: '1987',
        title: w('Le dernier poulain', 'The last foal'),
        text: w(
          'Il s’appelait Adieu-les-Boxes. Il a eu une carrière honorable.',
          'His name was Adieu-les-Boxes. He had a decent career.',
        ),
      },
      {
        year: '2003',
        title: w('Les premiers dormeurs', 'The first sleepers'),
        text: w(
          'Dix-huit chambres ouvrent au rez-de-chaussée, une par box double.',
          'Eighteen rooms open on the ground floor, each made of a double box.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'De 6 h à 23 h ; ensuite, une clé vous attend dans le box à lettres, sous votre nom.',
      'From 6 am to 11 pm; after that, a key waits in the letter box with your name on it.',
    ),
    parking: w(
      'Cinquante places gratuites dans le verger, dont deux pour les vans ; quatre bornes de 7 kW.',
      'Fifty free spaces in the orchard, two of them for horseboxes; four 7 kW charging points.',
    ),
    pets: w(
      'Chiens sans supplément. Pour un cheval, appelez : deux boxes du pré se louent 40 € la nuit.',
      'Dogs stay free. For a horse, ring us: two boxes in the meadow are let at €40 a night.',
    ),
    byTrain: w(
      'Gare à 1,1 km, un quart d’heure à pied. Prévenez, et l’on vient chercher vos valises à vélo.',
      'The station is 1.1 km away, a quarter of an hour on foot. Tell us and a bicycle fetches your cases.',
    ),
    byCar: w(
      'A132 jusqu’au bout, puis à droite au rond-point du cheval de bronze, 900 m.',
      'A132 to its end, then right at the roundabout with the bronze horse, 900 m.',
    ),
    byPlane: w(
      'Piste de Deauville-Normandie à 7 km. En taxi, comptez douze minutes et 25 €.',
      'Deauville-Normandie airfield is 7 km off: allow twelve minutes and €25 by taxi.',
    ),
    payment: w(
      'Cartes et espèces, pas de chèque. Taxe de séjour : 2,60 € par adulte et par nuit.',
      'Cards and cash, no cheques. Tourist tax: €2.60 per adult per night.',
    ),
  },
  services: closServices,
  roomServices: closRoomServices,
  questions: closQuestions,
}

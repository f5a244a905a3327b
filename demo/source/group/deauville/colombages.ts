import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { colombagesRooms } from './colombages-rooms.ts'
import { questions, roomServices, services } from './colombages-service.ts'

export const lesColombages: Hotel = {
  slug: 'les-colombages',
  name: 'Les Colombages',
  town: 'deauville',
  street: '7, boulevard des Cabines',
  postalCode: '14800',
  latitude: 49.3636,
  longitude: 0.0716,
  phone: '02 61 91 00 21',
  email: 'colombages@barriere.example',
  stars: '5',
  roomCount: 271,
  price: 285,
  bookingCode: '14001',
  checkIn: '15:00',
  checkOut: '12:00',
  seaDistance: 60,
  experiences: ['beach', 'spa', 'golf', 'family', 'pets', 'seminar', 'casino'],
  teaser: w(
    'Un manoir de 1912 face aux Planches : bassin d’eau de mer, trois tables, le casino au bout du couloir.',
    'A 1912 manor facing the boardwalk: sea-water pool, three restaurants, the casino down the passage.',
  ),
  lead: w(
    'Hôtel de bord de mer, Deauville. 271 chambres, un bassin d’eau de mer, trois tables.',
    'Seaside hotel, Deauville. 271 rooms, a sea-water pool, three restaurants.',
  ),
  seo: {
    title: w('Les Colombages, hôtel 5 étoiles à Deauville', 'Les Colombages, five-star hotel in Deauville'),
    description: w(
      '271 chambres face aux Planches, bassin d’eau de mer de 25 m, trois tables et un passage couvert vers le casino. Dès 285 € la nuit.',
      '271 rooms facing the boardwalk, a 25 m sea-water pool, three restaurants and a covered way to the casino. From €285 a night.',
    ),
  },
  story: {
    title: w('Un manoir normand, face aux Planches', 'A Norman manor, facing the boardwalk'),
    text: w(
      `Damiers de pierre, pans de bois, pommiers dans la cour : la maison a ouvert en 1912 pour l’été et n’a jamais vraiment fermé. On a compté les poutres de la façade pendant la dernière réfection : il y en a 1 846, dont onze peintes en trompe-l’œil.

Les chambres donnent sur la mer, sur la ville ou sur le jardin. On traverse la rue pour le bain du matin, le hall pour l’apéritif, la cour pour le dîner. S’il fait gris, le [bassin des Bains](story:spas/les-bains-de-deauville) tient lieu de Manche.

La table de la maison est [La Criée](story:restaurants/la-criee), posée au bord des Planches. La salle à manger sert matin et soir sous sa verrière ; le Bar des Courses, toute la journée, affiche les partants à l’ardoise.`,
      `Chequered stone, timber frames, apple trees in the courtyard: the house opened in 1912 for the summer and never really closed. The beams were counted when the front was last restored: there are 1,846, eleven of them painted on.

Rooms look onto the sea, the town or the garden. Cross the road for a morning swim, the hall for a drink, the courtyard for dinner. On grey days, the [pool at Les Bains](story:spas/les-bains-de-deauville) stands in for the Channel.

The house restaurant is [La Criée](story:restaurants/la-criee), at the edge of the boardwalk. The dining room serves breakfast and dinner under its glass roof; the Bar des Courses, open all day, chalks up the runners.`,
    ),
  },
  points: [
    {
      icon: 'umbrella',
      title: w('60 m jusqu’à la plage', '60 m to the beach'),
      text: w(
        'Une rue à traverser, un parasol à votre numéro de chambre de juin à septembre.',
        'One street to cross, and a parasol with your room number from June to September.',
      ),
    },
    {
      icon: 'waves',
      title: w('25 m d’eau de mer', '25 m of sea water'),
      text: w(
        'Pompée à marée haute, chauffée à 28 °C, ouverte dès 8 h.',
        'Pumped at high tide, heated to 28 °C, open from 8 am.',
      ),
    },
    {
      icon: 'baby',
      title: w('Le club de Gaspard', 'Gaspard’s club'),
      text: w(
        'De 4 à 12 ans, cerfs-volants, sablés et cabane dans le plus vieux pommier.',
        'Ages 4 to 12: kites, shortbread and a hut in the oldest apple tree.',
      ),
    },
    {
      icon: 'ticket',
      title: w('Douze laissez-passer', 'Twelve passes'),
      text: w(
        'Le concierge les garde pour chaque jour de courses. Demandez-les avant 11 h.',
        'The concierge keeps them for every race day. Ask before 11 am.',
      ),
    },
  ],
  roomsTitle: w('Côté mer, côté ville, côté jardin', 'Sea side, town side, garden side'),
  roomsIntro: w(
    '271 clés, quatre plans, de 24 à 58 m². La différence tient à la fenêtre.',
    '271 keys, four layouts, from 24 to 58 m². The window makes the difference.',
  ),
  rooms: colombagesRooms,
  galleryTitle: w('Un tour de la maison', 'Once round the house'),
  gallery: [
    'chambre-les-colombages-deluxe-balcon',
    'chambre-les-colombages-chambre-jardin',
    'chambre-les-colombages-suite-des-planches',
    'restaurant-la-criee',
    'spa-les-bains-de-deauville',
    'casino-deauville',
    'activite-promenade-a-cheval',
    'ville-deauville',
  ],
  timeline: {
    title: w('Ouvert pour l’été, depuis 1912', 'Open for the summer, since 1912'),
    years: [
      {
        year: '1912',
        title: w('La peinture n’est pas sèche', 'The paint is still wet'),
        text: w(
          'Dix-sept mois de chantier, 250 chambres, et un orchestre qui joue pour couvrir les marteaux.',
          'Seventeen months of building, 250 rooms, and a band to drown the hammers.',
        ),
      },
      {
        year: '1914',
        title: w('Un hôpital dans le hall', 'A hospital in the hall'),
        text: w(
          'Les lits remplacent les fauteuils pendant quatre ans. Les infirmières logent sous les toits.',
          'Beds replace armchairs for four years. The nurses sleep under the roof.',
        ),
      },
      {
        year: '1924',
        title: w('Le dancing', 'The dance hall'),
        text: w(
          'Un parquet de chêne de 300 m², où l’on danse jusqu’à l’heure des chevaux.',
          'A 300 m² oak floor, danced on until the horses go out.',
        ),
      },
      {
        year: '1968',
        title: w('On démonte la piste', 'The floor comes up'),
        text: w(
          'Le parquet descend à la cave, numéroté lame par lame. Il remontera dans les suites.',
          'The parquet goes down to the cellar, every board numbered. It will come up again in the suites.',
        ),
      },
      {
        year: '2008',
        title: w('Sept arches pour un bassin', 'Seven arches for a pool'),
        text: w(
          'Les anciennes remises à calèches deviennent un bain d’eau de mer.',
          'The old carriage houses become a sea-water bath.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'Ouverte jour et nuit. Anatole, le concierge, y est depuis trente et un ans.',
      'Open day and night. Anatole, the concierge, has been there for thirty-one years.',
    ),
    parking: w(
      'Voiturier 24 h sur 24, 38 € la nuit ; seize bornes de 11 kW, sans supplément.',
      'Valet round the clock, €38 a night; sixteen 11 kW charging points at no extra cost.',
    ),
    pets: w(
      '25 € la nuit, panier et gamelle fournis. Sur la plage, en laisse, avant 9 h en été.',
      '€25 a night, basket and bowl provided. On the beach, on a lead, before 9 am in summer.',
    ),
    byTrain: w(
      'Gare de Trouville-Deauville à 800 m. Une navette attend chaque train du vendredi soir.',
      'Trouville-Deauville station is 800 m away. A shuttle meets every train on Friday evening.',
    ),
    byCar: w(
      'A13 puis A132, 2 h 10 de Paris. Entrez par la rue du Dôme, le voiturier fait le reste.',
      'A13 then A132, 2 hr 10 from Paris. Turn in by rue du Dôme and the valet does the rest.',
    ),
    byPlane: w(
      'Aéroport de Deauville-Normandie à 8 km, un quart d’heure et 30 € en taxi.',
      'Deauville-Normandie airport is 8 km away: a quarter of an hour and €30 by taxi.',
    ),
    payment: w(
      'Cartes, chèques-vacances, virement. Taxe de séjour : 5,20 € par adulte, chaque nuit.',
      'Cards, French holiday vouchers, transfer. Tourist tax: €5.20 for each adult, each night.',
    ),
  },
  services,
  roomServices,
  questions,
}

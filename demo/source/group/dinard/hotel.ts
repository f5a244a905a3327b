import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { rocheQuestions, rocheRoomServices, rocheServices } from './hotel-service.ts'
import { rocheRooms } from './rooms.ts'

export const laRocheEmeraude: Hotel = {
  slug: 'la-roche-emeraude',
  name: 'La Roche Émeraude',
  town: 'dinard',
  street: '27, avenue de la Malouine',
  postalCode: '35800',
  latitude: 48.6384,
  longitude: -2.0613,
  phone: '02 61 91 05 10',
  email: 'roche-emeraude@barriere.example',
  stars: '4',
  roomCount: 58,
  price: 160,
  bookingCode: '35006',
  checkIn: '15:00',
  checkOut: '11:00',
  seaDistance: 700,
  experiences: ['beach', 'family', 'pets'],
  teaser: w(
    'Trois villas de 1884 réunies sur la falaise, 58 chambres, et un jardin en terrasses qui finit sur le chemin de ronde.',
    'Three villas of 1884 joined on the cliff, 58 rooms, and a terraced garden that ends at the coast path.',
  ),
  lead: w(
    'Vingt mètres au-dessus de la Manche, le thé servi face à Saint-Malo.',
    'Twenty metres above the Channel, with tea served facing Saint-Malo.',
  ),
  seo: {
    title: w('La Roche Émeraude, hôtel 4 étoiles à Dinard', 'La Roche Émeraude, four-star hotel in Dinard'),
    description: w(
      'Hôtel sur la falaise à Dinard : 58 chambres dans trois villas, jardin en terrasses, sentier jusqu’à la plage, chiens bienvenus. Dès 160 € la nuit.',
      'A clifftop hotel in Dinard: 58 rooms in three villas, a terraced garden, a path down to the beach, dogs welcome. From €160 a night.',
    ),
  },
  story: {
    title: w('Trois villas qui ne se parlaient pas', 'Three villas that were not on speaking terms'),
    text: w(
      `Un colonel, un banquier et une cantatrice avaient bâti côte à côte, chacun un peu plus haut que l’autre. Leurs petits-enfants ont percé les murs. On passe aujourd’hui du donjon au pignon flamand sans sortir, par onze marches et une serre.

Le jardin descend vers la mer en quatre terrasses de granit : hortensias, camélias, un potager, puis un portillon vert. Derrière lui, un sentier rejoint le [chemin de ronde](story:activites/chemin-de-ronde). À gauche, Saint-Énogat ; à droite, la plage de l’Écluse, en douze minutes.

La maison sert le petit-déjeuner et le thé, pas le dîner. Le soir, on descend à [L’Amiral](story:restaurants/l-amiral), et l’on remonte au phare : le Grand Jardin balaie les rideaux deux fois toutes les dix secondes.`,
      `A colonel, a banker and an opera singer had built side by side, each a little higher than the last. Their grandchildren knocked through the walls. Today you go from keep to Flemish gable without stepping outside, by way of eleven steps and a conservatory.

The garden drops to the sea in four granite terraces: hydrangeas, camellias, vegetables, then a green gate. Behind the gate a footpath joins the [cliff path](story:activites/chemin-de-ronde). Left for Saint-Énogat; right for the Écluse beach, twelve minutes away.

The house serves breakfast and tea but no dinner. In the evening you walk down to [L’Amiral](story:restaurants/l-amiral) and come back by lighthouse: the Grand Jardin sweeps the curtains twice every ten seconds.`,
    ),
  },
  points: [
    {
      icon: 'footprints',
      title: w('Un portillon sur le sentier', 'A gate onto the path'),
      text: w(
        'Au bas du jardin, ouvert jour et nuit avec la clé de votre chambre.',
        'At the foot of the garden, open day and night with your room key.',
      ),
    },
    {
      icon: 'eye',
      title: w('41 chambres sur la mer', '41 rooms face the sea'),
      text: w(
        'Les dix-sept autres donnent sur Saint-Énogat, son clocher et ses mouettes.',
        'The other seventeen look on Saint-Énogat, its steeple and its gulls.',
      ),
    },
    {
      icon: 'coffee',
      title: w('Le thé de la terrasse', 'Tea on the terrace'),
      text: w(
        'De 16 h à 18 h, avec des craquelins malouins et du beurre salé.',
        'From 4 to 6 pm, with craquelins from Saint-Malo and salted butter.',
      ),
    },
    {
      icon: 'thermometer',
      title: w('Trois degrés de plus', 'Three degrees warmer'),
      text: w(
        'Le mur de granit garde le soleil : les camélias y fleurissent à Noël.',
        'The granite wall keeps the sun: its camellias flower at Christmas.',
      ),
    },
  ],
  roomsTitle: w('Côté falaise ou côté village', 'Cliff side or village side'),
  roomsIntro: w(
    'Aucune chambre n’a la forme de sa voisine ; demandez le donjon si vous aimez les angles.',
    'No room is the shape of the one next door; ask for the keep if you like corners.',
  ),
  rooms: rocheRooms,
  galleryTitle: w('De la serre au portillon vert', 'From the conservatory to the green gate'),
  gallery: [
    'chambre-la-roche-emeraude-chambre-cote',
    'chambre-la-roche-emeraude-suite-de-la-falaise',
    'chambre-la-roche-emeraude-chambre-saint-enogat',
    'activite-chemin-de-ronde',
    'restaurant-l-amiral',
    'restaurant-la-terrasse-des-tentes',
    'activite-kayak-sur-la-rance',
    'ville-dinard',
  ],
  timeline: {
    title: w('Comment on fait une maison de trois', 'How three houses became one'),
    years: [
      {
        year: '1884',
        title: w('Le donjon du colonel', 'The colonel’s keep'),
        text: w(
          'Retraité des Indes, il fait copier la tour de son ancien fort, en plus petit.',
          'Home from India, he copies the tower of his old fort on a smaller scale.',
        ),
      },
      {
        year: '1887',
        title: w('Le pignon du banquier', 'The banker’s gable'),
        text: w(
          'Deux mètres plus haut que le donjon. Le colonel ajoute un mât.',
          'Two metres higher than the keep. The colonel adds a flagpole.',
        ),
      },
      {
        year: '1893',
        title: w('La serre de la cantatrice', 'The singer’s conservatory'),
        text: w(
          'Elle y répète, fenêtres closes. Les voisins l’entendent quand même.',
          'She practises with the windows shut. The neighbours hear her all the same.',
        ),
      },
      {
        year: '1931',
        title: w('Les murs tombent', 'The walls come down'),
        text: w(
          'Un mariage entre les héritiers, un escalier de onze marches, une pension de famille.',
          'A wedding between heirs, a flight of eleven steps, and a boarding house.',
        ),
      },
      {
        year: '1998',
        title: w('Le jardin remonte', 'The garden climbs back'),
        text: w(
          'Deux hivers pour relever les terrasses que les tempêtes avaient emportées.',
          'Two winters to raise the terraces that storms had carried off.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'Jour et nuit. Le veilleur connaît l’heure des marées par cœur.',
      'Day and night. The night porter knows the tides by heart.',
    ),
    parking: w(
      'Vingt-six places derrière la villa du banquier, 14 € la nuit, trois bornes de 11 kW.',
      'Twenty-six spaces behind the banker’s villa, €14 a night, three 11 kW charging points.',
    ),
    pets: w(
      'Chiens reçus pour 12 € la nuit, serviette et robinet à pattes compris.',
      'Dogs stay for €12 a night, with a towel and a tap for their paws.',
    ),
    byTrain: w(
      'TGV jusqu’à Saint-Malo, puis taxi par le barrage, 20 minutes, ou bus de mer et navette du port.',
      'TGV to Saint-Malo, then a taxi over the dam in 20 minutes, or the sea bus and our shuttle from the harbour.',
    ),
    byCar: w(
      'De Rennes, 70 km par la D137 et la D168. Après l’église de Saint-Énogat, première à droite.',
      'From Rennes, 70 km by the D137 and D168. After Saint-Énogat church, first right.',
    ),
    byPlane: w(
      'Aérodrome de Pleurtuit à 7 km pour les avions privés ; Rennes à une heure pour les autres.',
      'Pleurtuit airfield is 7 km away for private planes; Rennes, for the rest, is an hour off.',
    ),
    payment: w(
      'Toutes les cartes, virement avant l’arrivée. La taxe de séjour est de 2,50 € par adulte.',
      'All cards, or a transfer before you arrive. Tourist tax is €2.50 an adult.',
    ),
  },
  services: rocheServices,
  roomServices: rocheRoomServices,
  questions: rocheQuestions,
}

import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { estelleRooms } from './estelle-rooms.ts'
import { estelleQuestions, estelleRoomServices, estelleServices } from './estelle-service.ts'

export const villaEstelle: Hotel = {
  slug: 'villa-estelle',
  name: 'Villa Estelle',
  town: 'cannes',
  street: '18, montée du Figuier',
  postalCode: '06400',
  latitude: 43.5499,
  longitude: 7.0109,
  phone: '04 65 71 10 20',
  email: 'estelle@barriere.example',
  stars: '4',
  roomCount: 24,
  price: 220,
  bookingCode: '06011',
  checkIn: '14:00',
  checkOut: '11:30',
  seaDistance: 350,
  experiences: ['beach', 'family', 'pets', 'casino'],
  teaser: w(
    'Vingt-quatre chambres à mi-pente du Suquet : volets verts, terre cuite, lavande, et 62 marches pour mériter la vue.',
    'Twenty-four rooms halfway up the Suquet: green shutters, terracotta, lavender, and 62 steps to earn the view.',
  ),
  lead: w(
    'Villa ocre dans le vieux Cannes. 24 chambres, un figuier, un jardin en restanques.',
    'Ochre villa in old Cannes. 24 rooms, a fig tree, a terraced garden.',
  ),
  seo: {
    title: w('Villa Estelle, hôtel 4 étoiles au Suquet, Cannes', 'Villa Estelle, four-star hotel in old Cannes'),
    description: w(
      '24 chambres dans une villa de 1889 au Suquet, le vieux Cannes : jardin en terrasses, petit-déjeuner sous le figuier, plage à 350 m. Dès 220 €.',
      '24 rooms in an 1889 villa on the Suquet, the old town of Cannes: terraced garden, breakfast beneath the fig tree, beach 350 m away. From €220.',
    ),
  },
  story: {
    title: w('Un parfumeur, sa femme, et vingt-quatre volets', 'A perfumer, his wife and a lot of shutters'),
    text: w(
      `Un parfumeur de Grasse bâtit la villa en 1889 pour sa femme, Estelle, qui toussait. Elle vécut jusqu’à quatre-vingt-seize ans et fit changer la couleur des murs sept fois. Le dernier ocre est le sien ; nous avons gardé la recette, à base de terre du Roussillon et de lait.

Le jardin descend en quatre restanques. La lavande occupe la première, les agrumes la deuxième, les tables du matin la troisième, sous le figuier. Sur la quatrième, il y a un banc, et la nuit le [casino des Palmiers](story:casinos/cannes-les-palmiers) s’allume juste au-dessous.

Nous ne servons pas à dîner. Les ruelles s’en chargent, et [Le Ponton](story:restaurants/le-ponton) garde cinq tables à la maison. Le grand hôtel du groupe, [Le Palmarium](story:hotels/le-palmarium), ouvre son spa à nos clients pour 30 € ; ils en reviennent toujours contents, et jamais jaloux.`,
      `A perfumer from Grasse built the villa in 1889 for his wife, Estelle, who had a cough. She lived to be ninety-six and had the walls repainted seven times. The last ochre is hers; we kept the recipe, which takes Roussillon earth and milk.

The garden comes down in four terraces. Lavender has the first, citrus the second, and the breakfast tables the third, under the fig tree. On the fourth is a bench, and at night the [Casino des Palmiers](story:casinos/cannes-les-palmiers) lights up just below.

We do not serve dinner. The lanes see to that, and [Le Ponton](story:restaurants/le-ponton) keeps five tables for the house. Our larger sister, [Le Palmarium](story:hotels/le-palmarium), opens its spa to our guests for €30; they come back pleased, and never envious.`,
    ),
  },
  points: [
    {
      icon: 'footprints',
      title: w('62 marches', '62 steps'),
      text: w(
        'Entre la rue et la réception. Les valises prennent un petit treuil de 1931.',
        'Between the street and reception. Suitcases ride a small winch from 1931.',
      ),
    },
    {
      icon: 'croissant',
      title: w('Sous le figuier', 'Under the fig tree'),
      text: w(
        'Fougasse, ricotta et confitures de la maison, de mars à novembre, dehors.',
        'Fougasse bread, ricotta and home-made jam, outside from March to November.',
      ),
    },
    {
      icon: 'flower-2',
      title: w('Grasse à 17 km', 'Grasse is 17 km away'),
      text: w(
        'Un atelier de parfum le samedi matin, en souvenir du propriétaire.',
        'A perfume class on Saturday mornings, in memory of the first owner.',
      ),
    },
    {
      icon: 'waves',
      title: w('350 m jusqu’au sable', '350 m to the sand'),
      text: w(
        'Plage publique, à l’ouest du port. Nattes et parasols au bas de l’escalier.',
        'A public beach, west of the harbour. Mats and parasols at the foot of the stairs.',
      ),
    },
  ],
  roomsTitle: w('Citron côté ville, lavande côté mer', 'Lemon for the town, lavender for the sea'),
  roomsIntro: w(
    '24 chambres, trois sortes, de 22 à 48 m². Toutes ont le sol d’origine, et ses creux.',
    '24 rooms of three kinds, from 22 to 48 m². All have the first floor tiles, dips included.',
  ),
  rooms: estelleRooms,
  galleryTitle: w('De marche en marche', 'Step by step'),
  gallery: [
    'chambre-villa-estelle-chambre-suquet',
    'chambre-villa-estelle-chambre-terrasse',
    'chambre-villa-estelle-suite-estelle',
    'activite-marche-forville',
    'restaurant-le-ponton',
    'casino-cannes-les-palmiers',
    'ville-cannes',
  ],
  timeline: {
    title: w('Sept couches d’ocre', 'Seven coats of ochre'),
    years: [
      {
        year: '1889',
        title: w('Une villa pour une toux', 'A villa for a cough'),
        text: w(
          'Trois médecins recommandent l’air marin. Le parfumeur achète quatre champs de vigne en pente.',
          'Three doctors prescribe sea air. The perfumer buys four sloping vineyards.',
        ),
      },
      {
        year: '1931',
        title: w('Pension de famille', 'Boarding house'),
        text: w(
          'Veuve, Estelle loue neuf chambres à des peintres. Quatre paient en tableaux ; deux sont restés au mur.',
          'Widowed, Estelle lets nine rooms to painters. Four pay in pictures, two of which still hang.',
        ),
      },
      {
        year: '1944',
        title: w('Le figuier', 'The fig tree'),
        text: w(
          'Un obus tombe dans le jardin sans éclater. On plante un arbre dans le trou.',
          'A shell lands in the garden and fails to go off. A tree is planted in the hole.',
        ),
      },
      {
        year: '1962',
        title: w('La fille du facteur', 'The postman’s daughter'),
        text: w(
          'Ginette Arnulf reprend la maison à vingt-deux ans et la tient pendant quatre décennies.',
          'Ginette Arnulf takes over at twenty-two and keeps the house for four decades.',
        ),
      },
      {
        year: '2004',
        title: w('Vingt-quatre clés', 'Twenty-four keys'),
        text: w(
          'La villa s’agrandit de la maison voisine. On se trompe encore de couloir.',
          'The house next door is joined on. People still take the wrong passage.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'De 7 h à 23 h ; ensuite, un code et le numéro de Fabrice, qui dort au rez-de-chaussée.',
      'From 7 am to 11 pm; after that, a code and the number of Fabrice, who sleeps on the ground floor.',
    ),
    parking: w(
      'Aucune voiture dans la montée. Garage à 250 m, 24 € la nuit, deux bornes ; on vient chercher vos sacs.',
      'No cars on the steps. Garage 250 m away, €24 a night, two charging points; we come for your bags.',
    ),
    pets: w(
      '15 € la nuit. Le chat de la maison, Bergamote, donne son avis.',
      '€15 a night. The house cat, Bergamote, has the final say.',
    ),
    byTrain: w(
      'Gare à un kilomètre : treize minutes à plat, puis l’escalier.',
      'The station is one kilometre away: thirteen minutes on the flat, then the stairs.',
    ),
    byCar: w(
      'A8, sortie 41, direction Cannes ouest. Posez la voiture au garage du vieux port.',
      'A8, exit 41, towards Cannes Ouest. Leave the car in the old harbour garage.',
    ),
    byPlane: w(
      'De l’aéroport de Nice, un car express met 50 minutes jusqu’à l’hôtel de ville, à 300 m.',
      'From Nice airport an express coach takes 50 minutes to the town hall, 300 m away.',
    ),
    payment: w(
      'Cartes, espèces, chèques-vacances. Plus de tableaux, hélas. Taxe de séjour : 3,90 € par adulte et par nuit.',
      'Cards, cash, French holiday vouchers. No more paintings, alas. Tourist tax: €3.90 per adult per night.',
    ),
  },
  services: estelleServices,
  roomServices: estelleRoomServices,
  questions: estelleQuestions,
}

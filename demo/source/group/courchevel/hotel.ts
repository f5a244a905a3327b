import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { questions, roomServices, services } from './hotel-service.ts'
import { rooms } from './rooms.ts'
import { suites } from './suites.ts'

export const leGrandMeleze: Hotel = {
  slug: 'le-grand-meleze',
  name: 'Le Grand Mélèze',
  town: 'courchevel',
  street: '40, route des Troncs',
  postalCode: '73120',
  latitude: 45.4131,
  longitude: 6.6322,
  phone: '04 65 71 20 00',
  email: 'meleze@barriere.example',
  stars: '5',
  roomCount: 68,
  price: 420,
  bookingCode: '73018',
  checkIn: '16:00',
  checkOut: '11:00',
  slopeDistance: 0,
  experiences: ['ski', 'spa', 'family', 'pets'],
  teaser: w(
    'Six étages de bois et de pierre au bord d’une piste bleue : 68 chambres, deux tables, un arbre de 300 ans dans la cour.',
    'Six floors of wood and stone beside a blue run: 68 rooms, two restaurants and a 300-year-old tree in the yard.',
  ),
  lead: w(
    'On rentre skis aux pieds, on ressort en chaussons, et l’arbre ne bouge pas.',
    'Come home on skis, go out in slippers; the tree stays where it is.',
  ),
  seo: {
    title: w('Le Grand Mélèze, hôtel 5 étoiles à Courchevel', 'Le Grand Mélèze, five-star hotel in Courchevel'),
    description: w(
      '68 chambres et suites skis aux pieds à Courchevel, spa de 900 m², table savoyarde, casiers chauffés et club des enfants. Dès 420 € la nuit.',
      '68 ski-in, ski-out rooms and suites in Courchevel, a 900 m² spa, Savoyard cooking, heated lockers and a children’s club. From €420 a night.',
    ),
  },
  story: {
    title: w('On a bâti autour de l’arbre', 'They built around the tree'),
    text: w(
      `En 1948, un menuisier de Saint-Bon refuse d’abattre le mélèze qui gêne le chantier. L’hôtel prend donc la forme d’un U, et l’arbre, la place du milieu. Il mesure 31 m. On y accroche les lampions le 24 décembre, et c’est toute la décoration.

Les chambres sentent le bois parce que les murs en sont : 400 m³ de pin, chevillés sans un clou apparent. Les cheminées sont vraies. Le garçon d’étage apporte les bûches à 17 h ; il n’est pas interdit de l’attendre devant un chocolat.

En bas, [la Table du Mélèze](story:restaurants/la-table-du-meleze) ouvre sur la cour. Plus bas encore, le [Spa du Glacier](story:spas/spa-du-glacier) garde son eau à 33 °C, y compris dehors, y compris sous la neige.`,
      `In 1948 a joiner from Saint-Bon refused to fell the larch that stood in the way of the works. So the hotel became a U, and the tree took the middle. It is 31 m tall. Lanterns go up in it on 24 December, and that is all the decoration there is.

Rooms smell of wood because the walls are made of it: 400 m³ of pine, pegged without a nail in sight. The fires are real. Logs come round at 5 pm, and nothing forbids waiting for them over a hot chocolate.

Downstairs [La Table du Mélèze](story:restaurants/la-table-du-meleze) opens onto the yard. Further down, the [Spa du Glacier](story:spas/spa-du-glacier) keeps its water at 33 °C, even outdoors, even under snow.`,
    ),
  },
  points: [
    {
      icon: 'mountain-snow',
      title: w('Piste à 12 m de la porte', 'The run is 12 m from the door'),
      text: w(
        'Une bleue large et lente, damée en dernier pour le retour.',
        'Blue, wide and slow, groomed last for the way home.',
      ),
    },
    {
      icon: 'thermometer',
      title: w('Casiers à 38 °C', 'Lockers at 38 °C'),
      text: w(
        'Chaussures sèches, gants tièdes, un par skieur et à votre nom.',
        'Dry boots and warm gloves, one locker a skier, with your name on it.',
      ),
    },
    {
      icon: 'baby',
      title: w('Club de 3 à 12 ans', 'Club for ages 3 to 12'),
      text: w(
        'Les moniteurs viennent les chercher ; le goûter les ramène.',
        'Instructors fetch them; tea brings them back.',
      ),
    },
    {
      icon: 'flame',
      title: w('Quarante et une cheminées', 'Forty-one fireplaces'),
      text: w('Allumées à 17 h, bûches et allumettes comprises.', 'Lit at 5 pm, logs and matches included.'),
    },
  ],
  roomsTitle: w('Du bois, du feu, une fenêtre', 'Wood, fire and a window'),
  roomsIntro: w(
    'Les petites regardent la forêt, les grandes la vallée, la dernière tout le reste.',
    'The small ones look at the forest, the large ones at the valley, the last one at everything else.',
  ),
  rooms: [...rooms, ...suites],
  galleryTitle: w('De la première cabine à la dernière bûche', 'From first lift to last log'),
  gallery: [
    'chambre-le-grand-meleze-chambre-vallee',
    'chambre-le-grand-meleze-suite-du-sommet',
    'restaurant-la-table-du-meleze',
    'spa-spa-du-glacier',
    'activite-premiere-trace',
    'activite-chiens-de-traineau',
    'ville-courchevel',
  ],
  timeline: {
    title: w('Sept décennies de cernes', 'Seven decades of rings'),
    years: [
      {
        year: '1948',
        title: w('Un U dans la forêt', 'A U in the forest'),
        text: w(
          'Vingt-deux chambres, un poêle par étage et un tire-fesses à moteur de camion.',
          'Twenty-two rooms, a stove on each floor and a drag lift run off a lorry engine.',
        ),
      },
      {
        year: '1963',
        title: w('La grande aile', 'The big wing'),
        text: w(
          'On ajoute deux étages, un ascenseur et un garage à luges.',
          'Two more floors, a lift and a garage for sledges.',
        ),
      },
      {
        year: '1992',
        title: w('Une saison olympique', 'An Olympic season'),
        text: w(
          'Une équipe de saut dort ici et vide la cave à reblochon en neuf jours.',
          'A ski-jumping team stays, and empties the cheese cellar in nine days.',
        ),
      },
      {
        year: '2014',
        title: w('Le spa sous la cour', 'A spa under the yard'),
        text: w(
          'Creusé à la main autour des racines, avec l’accord d’un botaniste.',
          'Dug by hand around the roots, with a botanist’s consent.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'De 6 h à minuit, puis un veilleur et son thermos.',
      'From 6 am to midnight, then a night porter and his flask.',
    ),
    parking: w(
      '52 places chauffées sous l’hôtel, 45 € la nuit ; 8 bornes de 11 kW comprises.',
      '52 heated spaces below the hotel, €45 a night; eight 11 kW charging points included.',
    ),
    pets: w(
      'Un chien par chambre, 30 € la nuit ; serviette de pattes à la porte des pistes.',
      'One dog a room, €30 a night; there is a paw towel at the piste door.',
    ),
    byTrain: w(
      'Gare de Moûtiers-Salins à 25 km ; notre minibus attend chaque TGV, 18 € par personne.',
      'Moûtiers-Salins station, 25 km away; our minibus meets every TGV, €18 a person.',
    ),
    byCar: w(
      'N90 jusqu’à Moûtiers, puis D91 : 24 virages, numérotés de bas en haut.',
      'N90 to Moûtiers, then the D91: 24 bends, numbered from the bottom up.',
    ),
    byPlane: w(
      'Chambéry à 1 h 30, Genève et Lyon à 2 h 30 de voiture.',
      'Chambéry is 1 hr 30 away by car, Geneva and Lyon 2 hr 30.',
    ),
    payment: w(
      'Cartes et virement ; chèques-vacances acceptés. Taxe de séjour : 5,50 € par adulte et par nuit.',
      'Cards and bank transfer; French holiday vouchers accepted. Tourist tax: €5.50 per adult per night.',
    ),
  },
  services,
  roomServices,
  questions,
}

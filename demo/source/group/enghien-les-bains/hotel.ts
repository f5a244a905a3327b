import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { pavillonQuestions, pavillonRoomServices, pavillonServices } from './hotel-service.ts'
import { pavillonRooms } from './rooms.ts'

export const lePavillonDuLac: Hotel = {
  slug: 'le-pavillon-du-lac',
  name: 'Le Pavillon du Lac',
  town: 'enghien-les-bains',
  street: '71, rue de la Jetée',
  postalCode: '95880',
  latitude: 48.9714,
  longitude: 2.3071,
  phone: '01 99 00 07 10',
  email: 'pavillon-lac@barriere.example',
  stars: '4',
  roomCount: 74,
  price: 165,
  bookingCode: '95007',
  checkIn: '14:00',
  checkOut: '12:00',
  experiences: ['spa', 'casino', 'seminar', 'family'],
  teaser: w(
    '74 chambres au bord du lac, une verrière de 1908, les thermes par une galerie et Paris à quinze minutes de train.',
    '74 rooms on the lake, a glass roof of 1908, the baths along a gallery and Paris fifteen minutes away by train.',
  ),
  lead: w(
    'La distance d’un trajet de bureau, l’horaire d’un dimanche.',
    'As far as a commute, at the pace of a Sunday.',
  ),
  seo: {
    title: w('Le Pavillon du Lac, hôtel à Enghien-les-Bains', 'Le Pavillon du Lac, hotel in Enghien-les-Bains'),
    description: w(
      'Hôtel 4 étoiles au bord du lac d’Enghien : 74 chambres, accès aux thermes, restaurant sur l’eau, départ à midi. Gare à 450 m. Dès 165 €.',
      'A four-star hotel on the lake at Enghien: 74 rooms, a gallery to the baths, dinner over the water, noon check-out. Station 450 m. From €165.',
    ),
  },
  story: {
    title: w('Un hôtel pour manquer son train', 'A hotel for missing trains'),
    text: w(
      `Le premier Pavillon était une buvette. On y prenait un verre d’eau soufrée à 7 h, un deuxième à 11 h et, pour faire passer les deux, un bouillon. Les curistes restaient trois semaines. Les nôtres restent une nuit, deux le week-end, et boivent autre chose.

La façade de brique et de céramique regarde le sud : du balcon, on a le lac entier, les voiles du mercredi et, par temps clair, la tour Eiffel au-dessus des arbres de l’autre rive. Elle scintille à l’heure pile, cinq minutes.

Tout se rejoint à pied sec. Une galerie vitrée mène aux [Thermes du Lac](story:spas/les-thermes-du-lac), une jetée au [Débarcadère](story:restaurants/le-debarcadere). Le petit-déjeuner attend jusqu’à 11 h 30, la chambre jusqu’à midi.`,
      `The first Pavillon was a pump room. You took a glass of sulphur water at seven, another at eleven and, to help both down, a cup of broth. Patients stayed three weeks. Ours stay a night, or two at weekends, and drink something else.

The front, in brick and ceramic, looks south: the balconies have the whole lake, Wednesday’s sails and, on a clear night, the Eiffel Tower above the trees on the far bank. It sparkles on the hour for five minutes.

Everything is joined up under cover or close to it. A glazed gallery leads to [Les Thermes du Lac](story:spas/les-thermes-du-lac), a jetty to [Le Débarcadère](story:restaurants/le-debarcadere). Breakfast waits until 11.30 am and your room until noon.`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('450 m de la gare', '450 m from the station'),
      text: w(
        'Deux rues, une place, un passage sous les tilleuls. La valise roule bien.',
        'Two streets, a square, a passage under the limes. Suitcases roll well.',
      ),
    },
    {
      icon: 'bath',
      title: w('Les thermes en peignoir', 'To the baths in a robe'),
      text: w(
        'Trente-huit mètres de galerie chauffée. L’accès est compris avec chaque chambre.',
        'Thirty-eight metres of heated gallery. Entry comes with every room.',
      ),
    },
    {
      icon: 'clock',
      title: w('Midi, heure du départ', 'Noon is check-out'),
      text: w(
        'Dimanche, 16 h sur demande, si la maison n’est pas pleine.',
        'On Sundays 4 pm if you ask, unless the house is full.',
      ),
    },
    {
      icon: 'anchor',
      title: w('Une barque par étage', 'A boat for each floor'),
      text: w(
        'Quatre barques au ponton, sans supplément avant 9 h.',
        'Four boats at the landing, no charge before 9 am.',
      ),
    },
  ],
  roomsTitle: w('Au-dessus de l’eau ou près de la source', 'Above the water or beside the spring'),
  roomsIntro: w(
    'Le lac au sud, le jardin des thermes au nord ; des deux côtés, le silence après 22 h.',
    'The lake to the south, the gardens of the baths to the north; on both sides, quiet after 10 pm.',
  ),
  rooms: pavillonRooms,
  galleryTitle: w('De la verrière au bout de la jetée', 'From the glass roof to the end of the jetty'),
  gallery: [
    'chambre-le-pavillon-du-lac-chambre-lac',
    'chambre-le-pavillon-du-lac-chambre-source',
    'chambre-le-pavillon-du-lac-suite-de-l-embarcadere',
    'spa-les-thermes-du-lac',
    'restaurant-le-debarcadere',
    'restaurant-le-jardin-d-hiver',
    'activite-aviron-sur-le-lac',
    'ville-enghien-les-bains',
  ],
  timeline: {
    title: w('De la buvette aux balcons', 'From pump room to balconies'),
    years: [
      {
        year: '1822',
        title: w('La buvette', 'The pump room'),
        text: w(
          'Six robinets de cuivre, trois sous le verre, le sucre en plus.',
          'Six brass taps, three sous a glass, sugar extra.',
        ),
      },
      {
        year: '1846',
        title: w('Le train', 'The railway'),
        text: w(
          'La ligne du Nord passe au bout du parc. On ajoute vingt lits, puis vingt autres.',
          'The northern line passes the end of the park. Twenty beds are added, then twenty more.',
        ),
      },
      {
        year: '1908',
        title: w('La verrière', 'The glass roof'),
        text: w(
          'Montée pour des citronniers, aussitôt occupée par des joueurs d’échecs.',
          'Put up for lemon trees and at once taken over by chess players.',
        ),
      },
      {
        year: '1954',
        title: w('L’orchestre du ponton', 'The landing-stage band'),
        text: w(
          'Cinq musiciens jouent sur un radeau. Le contrebassiste tombe deux fois.',
          'Five musicians play on a raft. The double bass falls in twice.',
        ),
      },
      {
        year: '2006',
        title: w('La galerie', 'The gallery'),
        text: w(
          'Trente-huit mètres de verre relient enfin les lits aux baignoires.',
          'Thirty-eight metres of glass join the beds to the baths at last.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'Ouverte sans interruption. Après 1 h, sonnez deux fois : Théodore relit Simenon.',
      'Open round the clock. After 1 am ring twice: Théodore is rereading Simenon.',
    ),
    parking: w(
      'Sous-sol de 60 places, hauteur 1,95 m, 18 € la nuit ; huit bornes de 7 kW.',
      'Sixty spaces underground, headroom 1.95 m, €18 a night; eight 7 kW charging points.',
    ),
    pets: w(
      'Les chiens jusqu’à 10 kg, 15 € la nuit. Pas dans la galerie, à cause des peignoirs.',
      'Dogs up to 10 kg, €15 a night. Not in the gallery, because of the robes.',
    ),
    byTrain: w(
      'Ligne H depuis Paris-Nord, arrêt Enghien-les-Bains, puis six minutes par la rue de Mora.',
      'Line H from Paris-Nord to Enghien-les-Bains, then six minutes down rue de Mora.',
    ),
    byCar: w(
      'A15, sortie Sannois, 5 km. Le soir de semaine, prenez vraiment le train.',
      'A15, Sannois exit, 5 km. On a weekday evening, do take the train.',
    ),
    byPlane: w(
      'Roissy à 22 km et trente minutes de taxi, 60 € environ ; Beauvais à une heure.',
      'Roissy is 22 km off, thirty minutes and about €60 by taxi; Beauvais is an hour away.',
    ),
    payment: w(
      'Cartes, espèces jusqu’à 1 000 €, chèques-vacances. Taxe de séjour de 3,10 € par adulte.',
      'Cards, cash up to €1,000, French holiday vouchers. Tourist tax of €3.10 an adult.',
    ),
  },
  services: pavillonServices,
  roomServices: pavillonRoomServices,
  questions: pavillonQuestions,
}

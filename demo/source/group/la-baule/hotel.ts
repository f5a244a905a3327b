import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'
import { questions, roomServices, services } from './hotel-service.ts'
import { rooms } from './rooms.ts'

export const laBaieDoree: Hotel = {
  slug: 'la-baie-doree',
  name: 'La Baie dorée',
  town: 'la-baule',
  street: '12, esplanade des Pins-Penchés',
  postalCode: '44500',
  latitude: 47.2842,
  longitude: -2.3968,
  phone: '02 61 91 00 44',
  email: 'baie@barriere.example',
  stars: '5',
  roomCount: 148,
  price: 210,
  bookingCode: '44003',
  checkIn: '16:00',
  checkOut: '11:30',
  seaDistance: 80,
  experiences: ['beach', 'spa', 'family', 'seminar'],
  teaser: w(
    'Une rotonde à dôme rouge de 1926, sous les pins, à deux pas d’une plage de neuf kilomètres.',
    'A red-domed rotunda from 1926 beneath the pines, steps from a nine-kilometre beach.',
  ),
  lead: w(
    'Hôtel des pins et du sable, La Baule. 148 chambres, soixante arbres, une école de voile.',
    'A hotel of pines and sand, La Baule. 148 rooms, sixty trees, a sailing school.',
  ),
  seo: {
    title: w('La Baie dorée, hôtel 5 étoiles à La Baule', 'La Baie dorée, five-star hotel in La Baule'),
    description: w(
      '148 chambres sous les pins de La Baule, soins d’eau de mer, école de voile et club de plage pour enfants. Dès 210 € la nuit.',
      '148 rooms beneath the pines of La Baule, sea-water treatments, a sailing school and a children’s beach club. From €210 a night.',
    ),
  },
  story: {
    title: w('Une rotonde, et la baie autour', 'A rotunda, with the bay around it'),
    text: w(
      `L'été 1926, il fallait trois jours de train et de carriole pour y apporter un piano. Il est toujours dans le salon, légèrement faux.

La plage dessine un arc presque parfait, du port du Pouliguen à celui de Pornichet. L'hôtel se tient au milieu, un pas en retrait, derrière ses pins : assez près pour descendre en peignoir, assez loin pour dormir.

Une galerie vitrée mène à la [thalasso](story:spas/thalasso-la-baie), un sentier de planches à [La Saline](story:restaurants/la-saline), où l'on sert aussi la demi-pension. Le petit-déjeuner se prend sous la rotonde ; par temps clair, les enfants y comptent les voiles avant les tartines.`,
      `In the summer of 1926 it took three days by train and cart to bring a piano here. It is still in the drawing room, slightly out of tune.

The beach draws an almost perfect arc, from Le Pouliguen harbour to Pornichet. The hotel stands in the middle, one step back behind its pines: near enough to go down in a dressing gown, far enough to sleep.

A glazed gallery leads to the [sea-water baths](story:spas/thalasso-la-baie), a boarded path to [La Saline](story:restaurants/la-saline), which also serves half-board dinners. Breakfast is laid in the rotunda; on clear mornings children count the sails before they count the toast.`,
    ),
  },
  points: [
    {
      icon: 'tree-pine',
      title: w('Soixante pins', 'Sixty pines'),
      text: w(
        'Chacun a son numéro ; le 31 pousse au milieu du perron et personne n’y touche.',
        'Each has its number; no. 31 grows through the front steps and nobody touches it.',
      ),
    },
    {
      icon: 'thermometer',
      title: w('Un bassin à 33 °C', 'A pool at 33 °C'),
      text: w(
        'De l’eau de mer sous la verrière, à quarante mètres de l’ascenseur, en peignoir.',
        'Sea water under glass, forty metres from the lift, in your robe.',
      ),
    },
    {
      icon: 'sailboat',
      title: w('L’école de voile', 'The sailing school'),
      text: w(
        'Optimist dès 7 ans, catamaran ensuite : on part de la pelouse, le gilet sur le dos.',
        'Optimists from age 7, catamarans later: you leave from the lawn with your life jacket on.',
      ),
    },
    {
      icon: 'baby',
      title: w('Le club du poste 6', 'The club at post 6'),
      text: w(
        'De 4 à 11 ans, sous l’œil des sauveteurs : trampolines, pâtés et goûter à 16 h 30.',
        'Ages 4 to 11, under the lifeguards’ eye: trampolines, sandcastles and tea at 4.30 pm.',
      ),
    },
  ],
  roomsTitle: w('Du parc à l’océan', 'From the park to the ocean'),
  roomsIntro: w(
    'Trois plans, de 22 à 62 m². À vous de choisir ce qui vous réveille : les pies ou la marée.',
    'Three layouts, from 22 to 62 m². Choose what wakes you: magpies or the tide.',
  ),
  rooms,
  galleryTitle: w('Du perron au ponton', 'From the steps to the pontoon'),
  gallery: [
    'chambre-la-baie-doree-chambre-ocean',
    'chambre-la-baie-doree-suite-de-la-rotonde',
    'chambre-la-baie-doree-chambre-des-pins',
    'spa-thalasso-la-baie',
    'restaurant-la-saline',
    'activite-voile-dans-la-baie',
    'restaurant-le-bar-des-regates',
    'ville-la-baule',
  ],
  timeline: {
    title: w('Un siècle à l’ombre', 'A century in the shade'),
    years: [
      {
        year: '1879',
        title: w('Les pins d’abord', 'Pines first'),
        text: w(
          'Un ingénieur des chemins de fer plante deux hectares de dune, en lignes, puis renonce aux lignes.',
          'A railway engineer plants two hectares of dune in rows, then gives up on the rows.',
        ),
      },
      {
        year: '1926',
        title: w('La rotonde', 'The rotunda'),
        text: w(
          'Soixante-dix chambres, un dôme de béton peint en rouge et le piano qui arrive en septembre.',
          'Seventy rooms, a concrete dome painted red, and a piano that arrives in September.',
        ),
      },
      {
        year: '1945',
        title: w('La dernière poche', 'The last pocket'),
        text: w(
          'La guerre finit ici trois jours plus tard qu’ailleurs. Les vitres du dôme ont tenu.',
          'The war ends here three days later than elsewhere. The panes of the dome have held.',
        ),
      },
      {
        year: '1973',
        title: w('L’aile du parc', 'The park wing'),
        text: w(
          'Soixante-dix-huit chambres de plus, en zigzag, pour n’abattre aucun arbre.',
          'Seventy-eight more rooms, in a zigzag, so that no tree comes down.',
        ),
      },
      {
        year: '1998',
        title: w('L’eau sous verre', 'Water under glass'),
        text: w(
          'Une conduite de 900 mètres amène l’Atlantique jusqu’aux bassins.',
          'A pipe 900 metres long brings the Atlantic to the pools.',
        ),
      },
    ],
  },
  info: {
    reception: w(
      'De jour comme de nuit ; après minuit, sonnez au heurtoir en forme de dauphin.',
      'By day and by night; after midnight, use the dolphin knocker.',
    ),
    parking: w(
      'Quatre-vingts places sous les pins, 22 € la nuit, housse contre la résine comprise.',
      'Eighty spaces under the pines, €22 a night, with a cover against resin.',
    ),
    pets: w(
      'Chiens de moins de 15 kg, 18 € la nuit, dans les chambres du parc. Plage interdite d’avril à septembre.',
      'Dogs under 15 kg, €18 a night, in park rooms. No dogs on the beach from April to September.',
    ),
    byTrain: w(
      'Gare de La Baule-Escoublac, 1,2 km. Navette offerte, demandée la veille.',
      'La Baule-Escoublac station, 1.2 km. Free shuttle, booked the day before.',
    ),
    byCar: w(
      'N165 jusqu’à Savenay, N171, puis suivez « Plage Benoît ». Quatre heures et demie de Paris.',
      'N165 to Savenay, N171, then follow “Plage Benoît”. Four and a half hours from Paris.',
    ),
    byPlane: w(
      'Nantes-Atlantique est à 80 km : une heure en voiture, 130 € en taxi.',
      'Nantes-Atlantique is 80 km away: an hour by road, €130 by taxi.',
    ),
    payment: w(
      'Cartes bancaires, espèces, chèques-vacances ; taxe de séjour de 4,30 € par adulte.',
      'Bank cards, cash, French holiday vouchers; tourist tax of €4.30 for each adult.',
    ),
  },
  services,
  roomServices,
  questions,
}

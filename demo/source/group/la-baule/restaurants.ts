import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const laSaline: Restaurant = {
  slug: 'la-saline',
  name: 'La Saline',
  town: 'la-baule',
  street: '14, esplanade des Pins-Penchés',
  postalCode: '44500',
  latitude: 47.2839,
  longitude: -2.3961,
  phone: '02 61 91 00 47',
  email: 'saline@barriere.example',
  cuisine: w('Cuisine de l’Atlantique', 'Atlantic cooking'),
  category: 'market',
  price: 42,
  provider: 'zenchef',
  bookingId: '364871',
  hotel: 'la-baie-doree',
  teaser: w(
    'Le bar en croûte de sel, les légumes de Batz et une baie vitrée de vingt mètres.',
    'Sea bass in a salt crust, vegetables from Batz and twenty metres of window on the bay.',
  ),
  lead: w(
    'Sept sels sur la table, et la mer dont ils viennent derrière la vitre.',
    'Seven salts on the table, and the sea they came from behind the glass.',
  ),
  seo: {
    title: w('La Saline, restaurant sur la baie à La Baule', 'La Saline, restaurant on the bay in La Baule'),
    description: w(
      'Bar en croûte de sel de Guérande, coquillages du Croisic, beurre de baratte : La Saline, face à la plage de La Baule. Menu à 42 €, 70 couverts.',
      'Sea bass in Guérande salt, Le Croisic shellfish, churned butter: La Saline faces the beach in La Baule. Set menu at €42, 70 covers.',
    ),
  },
  story: {
    title: w('Un kilo de gros sel, trente-cinq minutes', 'A kilo of grey salt, thirty-five minutes'),
    text: w(
      `Le bar arrive entier, coiffé d'une coque grise que l'on casse à table d'un coup de cuillère. Dessous, la chair est restée nacrée. Aucune sauce : de l'huile, un quartier de citron, et le silence d'usage.

Yann Lebreton a été paludier trois étés avant d'être cuisinier. Il en a gardé le dos solide et un carnet d'adresses : pommes de terre sur le sable à Batz, salicornes au bord de l'étier, pigeons de Mesquer. Sa carte compte douze plats et change avec les grandes marées.

Depuis [La Baie dorée](story:hotels/la-baie-doree), un chemin de planches mène à la porte. Demandez la table 9 : elle voit le soleil toucher l'eau, et son chauffage marche.`,
      `The bass comes whole, under a grey shell that is broken at the table with the back of a spoon. Beneath, the flesh is still pearly. No sauce: oil, a wedge of lemon and the customary silence.

Yann Lebreton worked the salt pans for three summers before he cooked. It left him a strong back and an address book: potatoes grown on sand at Batz, samphire from the edge of the channel, pigeons from Mesquer. His menu has twelve dishes and changes with the spring tides.

A boarded path runs from [La Baie dorée](story:hotels/la-baie-doree) to the door. Ask for table 9: it sees the sun touch the water, and its heater works.`,
    ),
  },
  dishes: [
    {
      name: w('Palourdes au beurre de baratte', 'Clams in churned butter'),
      text: w(
        'Dix-huit, ouvertes à la minute, ail nouveau et pain pour saucer.',
        'Eighteen, opened at the last minute, with new garlic and bread for the juice.',
      ),
      price: 21,
    },
    {
      name: w('Bar en croûte, pour deux', 'Bass in a crust, for two'),
      text: w(
        'Un kilo de poisson, autant de sel, pommes de Batz écrasées.',
        'A kilo of fish, as much of salt, crushed Batz potatoes.',
      ),
      price: 78,
    },
    {
      name: w('Pigeon aux algues', 'Pigeon with seaweed'),
      text: w('Rôti sur l’os, dulse et jus court.', 'Roasted on the bone, with dulse and a short gravy.'),
      price: 36,
    },
    {
      name: w('Caramel à la fleur', 'Caramel with fleur de sel'),
      text: w(
        'Glace au lait, caramel presque brûlé, trois grains pas davantage.',
        'Milk ice cream, caramel taken almost too far, three grains of salt and no more.',
      ),
      price: 13,
    },
  ],
  hours: {
    periods: [
      { label: w('Déjeuner', 'Lunch'), days: ['thu', 'fri', 'sat', 'sun'], opens: '12:15', closes: '14:15' },
      { label: w('Dîner', 'Dinner'), days: ['tue', 'wed', 'thu', 'fri', 'sat'], opens: '18:30', closes: '22:00' },
    ],
    specialDays: [
      { days: 13, label: w('Dîner de la grande marée', 'Spring-tide dinner'), opens: '19:00', closes: '23:00' },
    ],
    note: w(
      'Fermé le lundi, comme les criées voisines, et pendant les congés de l’hôtel en janvier.',
      'Closed on Monday, like the fish auctions nearby, and during the hotel’s January break.',
    ),
  },
  info: {
    dress: w('Comme pour dîner chez des amis', 'As for dinner with friends'),
    access: w('Rampe à 5 % depuis l’esplanade', 'A 5% ramp from the esplanade'),
    payment: w('Cartes bancaires, espèces, note d’hôtel', 'Bank cards, cash, hotel bill'),
    terrace: w('28 places sur caillebotis, sans fumée', '28 seats on decking, smoke-free'),
  },
  quote: {
    text: w(
      'Le sel ne donne pas de goût. Il empêche les autres de se taire.',
      'Salt adds no taste. It keeps the others from going quiet.',
    ),
    author: w('Yann Lebreton, chef de La Saline', 'Yann Lebreton, head chef at La Saline'),
  },
  questions: [
    {
      question: w('Le bar en croûte est-il très salé ?', 'Is the crusted bass very salty?'),
      answer: w(
        'Non. La peau fait barrage : la chair l’est à peine plus qu’un poisson vapeur.',
        'No. The skin keeps it out: the flesh is hardly saltier than steamed fish.',
      ),
    },
    {
      question: w('Cuisinez-vous sans sel ?', 'Can you cook without salt?'),
      answer: w(
        'Oui, malgré l’enseigne. Cinq plats se font sans, à signaler en réservant.',
        'Yes, in spite of the name. Five dishes can be made without it; tell us when you book.',
      ),
    },
    {
      question: w('Comment obtenir la table 9 ?', 'How do I get table 9?'),
      answer: w(
        'En appelant le mardi de 10 h à midi, pour la semaine. Elle part avant les autres.',
        'Ring on Tuesday between 10 am and noon, for the week. It goes before the others.',
      ),
    },
  ],
}

export const leBarDesRegates: Restaurant = {
  slug: 'le-bar-des-regates',
  name: 'Le Bar des Régates',
  town: 'la-baule',
  street: '3, quai des Voiliers',
  postalCode: '44500',
  latitude: 47.2818,
  longitude: -2.4104,
  phone: '02 61 91 00 49',
  email: 'regates@barriere.example',
  cuisine: w('Huîtres et assiettes de bar', 'Oysters and bar plates'),
  category: 'seafood',
  price: 24,
  provider: 'thefork',
  bookingId: 'c2f7e810-94a6-4b3d-8e15-6d0b37a9f428',
  teaser: w(
    'Un hangar à voiles, un poêle, un ponton : huîtres du Croisic dès 18 h, du jeudi au dimanche.',
    'A sail loft, a stove, a pontoon: Croisic oysters from 6 pm, Thursday to Sunday.',
  ),
  lead: w('On y refait la régate. Elle finit mieux qu’en mer.', 'Races are sailed again here, with better results.'),
  seo: {
    title: w('Le Bar des Régates, huîtres à La Baule', 'Le Bar des Régates, oysters in La Baule'),
    description: w(
      'Huîtres du Croisic, sardines, verres de muscadet et un ponton sur la baie de La Baule. Du jeudi au dimanche dès 18 h, assiettes à partir de 9 €.',
      'Croisic oysters, sardines, glasses of Muscadet and a pontoon on the bay of La Baule. Thursday to Sunday from 6 pm, plates from €9.',
    ),
  },
  story: {
    title: w('L’ancien hangar à voiles', 'The old sail loft'),
    text: w(
      `Jusqu'en 1983, on y séchait les spinnakers. Les palans pendent encore au plafond et servent à descendre les lampes. Le comptoir est une quille retournée, huit mètres d'acajou que l'on cire à la Toussaint.

La carte tient sur un pavillon : huîtres, sardines, rillettes de maquereau, un fromage de Curé nantais. Gaëlle Thobie verse le muscadet au verre, en commençant par le sec.

Dehors, onze tables sur le ponton, posées à 1,20 m au-dessus de l'eau quand elle est là. Après les [sorties en voilier](story:activites/voile-dans-la-baie), les équipages débarquent directement dessus. Par grand vent, le poêle fait salle comble.`,
      `Until 1983 spinnakers were dried here. The tackle still hangs from the ceiling and lowers the lamps. The counter is an upturned keel, eight metres of mahogany, waxed every All Saints’ Day.

The menu fits on a signal flag: oysters, sardines, potted mackerel, a Curé nantais cheese. Gaëlle Thobie pours Muscadet by the glass, starting with the driest.

Outside there are eleven tables on the pontoon, four feet above the water when there is any. After the [sailing trips](story:activites/voile-dans-la-baie) crews step straight onto it. In a gale the stove plays to a full house.`,
    ),
  },
  dishes: [
    {
      name: w('Neuf huîtres du Croisic', 'Nine Croisic oysters'),
      text: w('Calibre 3, pain de seigle, beurre à gros grains.', 'Size 3, rye bread, butter with coarse salt.'),
      price: 22,
    },
    {
      name: w('Sardines de La Turballe', 'Sardines from La Turballe'),
      text: w(
        'En boîte ou au gril, selon la pêche ; citron et piment doux.',
        'Tinned or grilled, depending on the catch; lemon and mild chilli.',
      ),
      price: 14,
    },
    {
      name: w('Rillettes de maquereau', 'Potted mackerel'),
      text: w('Moutarde, ciboulette, un bocal pour deux.', 'Mustard, chives, one jar between two.'),
      price: 9,
    },
    {
      name: w('Planche du bosco', 'The bosun’s board'),
      text: w(
        'Saucisse fumée, curé nantais, salicornes au vinaigre.',
        'Smoked sausage, Curé nantais cheese, pickled samphire.',
      ),
      price: 24,
    },
  ],
  hours: {
    periods: [
      { label: w('Jeudi et dimanche', 'Thursday and Sunday'), days: ['thu', 'sun'], opens: '18:00', closes: '23:00' },
      { label: w('Vendredi et samedi', 'Friday and Saturday'), days: ['fri', 'sat'], opens: '18:00', closes: '01:00' },
    ],
    note: w(
      'Les huîtres s’arrêtent à 22 h ; les histoires de mer, à la fermeture.',
      'Oysters stop at 10 pm; sea stories, at closing time.',
    ),
  },
  info: {
    dress: w('Ciré et pieds mouillés admis', 'Oilskins and wet feet welcome'),
    access: w('Salle de plain-pied, ponton à deux marches', 'Level inside, two steps to the pontoon'),
    payment: w('Cartes dès 10 €, espèces', 'Cards from €10, cash'),
    terrace: w('Onze tables sur l’eau, plaids prêtés', 'Eleven tables over the water, rugs lent'),
  },
  questions: [
    {
      question: w('Comment avoir une table sur le ponton ?', 'How do I get a table on the pontoon?'),
      answer: w(
        'En réservant avant midi pour le soir même. Les tables restantes vont aux premiers arrivés.',
        'Book before noon for the same evening. Tables left over go to the first to arrive.',
      ),
    },
    {
      question: w('Peut-on venir avec des enfants ?', 'Can we bring children?'),
      answer: w(
        'Jusqu’à 21 h, oui. Sirop de menthe, frites, et des gilets prêtés sur le ponton.',
        'Until 9 pm, yes. There is mint cordial, there are chips, and we lend life jackets on the pontoon.',
      ),
    },
    {
      question: w('Où s’amarrer pour dîner ?', 'Where can I moor for dinner?'),
      answer: w(
        'Au bout du ponton, deux heures autour de la pleine mer, pour un tirant d’eau de 1,10 m. Appelez Gaëlle avant.',
        'At the end of the pontoon, two hours either side of high water, drawing 1.10 m at most. Ring Gaëlle first.',
      ),
    },
  ],
}

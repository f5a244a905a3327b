import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const laTableDuMeleze: Restaurant = {
  slug: 'la-table-du-meleze',
  name: 'La Table du Mélèze',
  town: 'courchevel',
  street: '40, route des Troncs',
  postalCode: '73120',
  latitude: 45.4132,
  longitude: 6.6324,
  phone: '04 65 71 20 15',
  email: 'table-meleze@barriere.example',
  cuisine: w('Savoie de lacs et d’alpages', 'Savoy, from lake and pasture'),
  category: 'mountain',
  price: 78,
  provider: 'sevenrooms',
  bookingId: 'latabledumeleze',
  hotel: 'le-grand-meleze',
  teaser: w(
    'Féra du Léman, beaufort de trois étés et 40 couverts autour d’un poêle : la Savoie sans cloche de vache.',
    'Fish from Lake Geneva, three-summer Beaufort and 40 covers around a stove: Savoy without the cowbells.',
  ),
  lead: w(
    'Cinq temps, trois vallées, et un pain au foin que l’on finit toujours.',
    'Five courses, three valleys, and a hay-baked loaf that is always finished.',
  ),
  seo: {
    title: w('La Table du Mélèze, restaurant à Courchevel', 'La Table du Mélèze, restaurant in Courchevel'),
    description: w(
      'Féra, omble, beaufort et herbes d’alpage à l’hôtel Le Grand Mélèze, Courchevel. Menu en cinq temps à 78 €, 40 couverts, le soir seulement.',
      'Lake fish, Beaufort and alpine herbs at Le Grand Mélèze, Courchevel. Five courses at €78, 40 covers, dinner only.',
    ),
  },
  story: {
    title: w('La carte descend de l’alpage', 'The menu comes down from the pasture'),
    text: w(
      `L’été, Solène Rulland monte cueillir : serpolet, achillée, bourgeons de sapin. Elle les sèche dans le grenier de l’hôtel, et l’hiver se mange en septembre. Le gel, dit-elle, n’est qu’une façon de ranger.

Les poissons viennent des lacs du Bourget et d’Annecy, deux fois par semaine. L’agneau a brouté à 2 000 m. Quant au beaufort, il arrive en meule de 40 kg, et l’on vous dit de quel été il date.

La salle tourne autour d’un poêle rond ; une table de dix se cache derrière. À demander en famille, ou pour signer quelque chose.`,
      `In summer Solène Rulland climbs up to pick wild thyme, yarrow and fir buds. She dries them in the hotel attic, and winter is eaten in September. Frost, she says, is only a way of putting things away.

Fish come twice a week from the lakes of Bourget and Annecy. The lamb has grazed at 2,000 m. The Beaufort arrives as a 40 kg wheel, and you are told which summer it is.

The room turns around a round stove; behind it hides a table for ten. Ask for it with the family, or when there is something to sign.`,
    ),
  },
  dishes: [
    {
      name: w('Omble au bourgeon de sapin', 'Char with fir buds'),
      text: w(
        'Cuit à 48 °C, beurre de sapin, œufs fumés au foin.',
        'Cooked at 48 °C, fir butter, roe smoked over hay.',
      ),
      price: 38,
    },
    {
      name: w('Crozets comme un risotto', 'Crozets, risotto style'),
      text: w(
        'Sarrasin, trompettes, beaufort de trois étés râpé devant vous.',
        'Buckwheat pasta, black trumpets, three-summer Beaufort grated at the table.',
      ),
      price: 29,
    },
    {
      name: w('Agneau et genièvre', 'Lamb and juniper'),
      text: w(
        'Épaule de sept heures, chou d’Arvillard, jus court.',
        'Seven-hour shoulder, Arvillard cabbage, a short gravy.',
      ),
      price: 44,
    },
    {
      name: w('Myrtille, lait de foin', 'Bilberry and hay milk'),
      text: w(
        'Une glace qui sent la grange, une tarte qui tache.',
        'An ice that smells of the barn, a tart that stains.',
      ),
      price: 17,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Dîner, sauf lundi', 'Dinner, except Mondays'),
        days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '18:30',
        closes: '21:45',
      },
    ],
    note: w(
      'Pendant les vacances de février, le service de 18 h 30 est gardé aux familles.',
      'In the February holidays the 6.30 pm sitting is kept for families.',
    ),
  },
  info: {
    dress: w('Pas de chaussures de ski ; des chaussons, oui', 'No ski boots; slippers are fine'),
    access: w('Ascenseur depuis le hall et les casiers', 'Lift from the hall and the lockers'),
    payment: w('Cartes, ou sur la note de chambre', 'Cards, or on your room bill'),
    terrace: w('Dans la cour, de juin à septembre', 'In the yard, June to September'),
  },
  quote: {
    text: w(
      'En montagne, on cuisine avec ce qui reste. Alors je fais en sorte qu’il reste de bonnes choses.',
      'In the mountains you cook with what is left. So I see to it that good things are left.',
    ),
    author: w('Solène Rulland, cheffe', 'Solène Rulland, head chef'),
  },
  questions: [
    {
      question: w('Combien de temps dure le menu en cinq temps ?', 'How long do the five courses take?'),
      answer: w(
        'Deux heures. Dites-le au maître d’hôtel si vous skiez tôt : il existe une version de soixante-quinze minutes.',
        'Two hours. If you are skiing early, tell the head waiter: there is a version of seventy-five minutes.',
      ),
    },
    {
      question: w('Servez-vous une fondue ?', 'Do you serve fondue?'),
      answer: w(
        'Pas ici, mais au [Refuge du Glacier](story:restaurants/le-refuge-du-glacier), et par 2 070 m elle n’a pas le même goût.',
        'Not here, but they do at [Le Refuge du Glacier](story:restaurants/le-refuge-du-glacier), and at 2,070 m it tastes different.',
      ),
    },
  ],
}

export const leRefugeDuGlacier: Restaurant = {
  slug: 'le-refuge-du-glacier',
  name: 'Le Refuge du Glacier',
  town: 'courchevel',
  street: '1, plateau des Verdons',
  postalCode: '73120',
  latitude: 45.3994,
  longitude: 6.6281,
  phone: '04 65 71 20 30',
  email: 'refuge@barriere.example',
  cuisine: w('Cuisine de refuge', 'Mountain hut cooking'),
  category: 'mountain',
  price: 34,
  provider: 'zenchef',
  bookingId: '371850',
  teaser: w(
    'Une cabane de pierre à 2 070 m, cent transats au soleil et la croûte au fromage que l’on commande en posant les skis.',
    'A stone hut at 2,070 m, a hundred deckchairs in the sun and cheese on toast ordered while you plant your skis.',
  ),
  lead: w(
    'On arrive en glissant, on repart en roulant. Le fromage y est pour quelque chose.',
    'You slide in and roll out. The cheese has something to do with it.',
  ),
  seo: {
    title: w(
      'Le Refuge du Glacier, restaurant d’altitude à 2 070 m',
      'Le Refuge du Glacier, mountain restaurant at 2,070 m',
    ),
    description: w(
      'Croûte au fromage, fondue et tarte aux myrtilles sur les pistes de Courchevel, à 2 070 m. Formule à 34 €, terrasse de 120 places plein sud.',
      'Cheese on toast, fondue and bilberry tart on the slopes of Courchevel at 2,070 m. Set menu at €34, 120 terrace seats facing south.',
    ),
  },
  story: {
    title: w('La cabane du cantonnier', 'The roadman’s hut'),
    text: w(
      `C’était l’abri des hommes qui déneigeaient le câble. On y a trouvé, en 1987, un poêle, un banc et une recette de soupe écrite au charbon sur la porte. La porte est encadrée ; la soupe coûte 9 €.

Marius Blanc-Tailleur fait cuire son pain sur place, parce que le camion ne monte pas. Les chenillettes livrent à 6 h : si la neige est tombée dru, la carte raccourcit.

Trois soirs par semaine, on y dîne à la lampe frontale. La dameuse vous prend devant [Le Grand Mélèze](story:hotels/le-grand-meleze) à 19 h et vous ramène avant 23 h.`,
      `This was the shelter of the men who cleared snow from the cable. In 1987 it held a stove, a bench and a soup recipe written on the door in charcoal. The door is now framed; the soup is €9.

Marius Blanc-Tailleur bakes his bread up here, because the lorry cannot come. Tracked carriers deliver at 6 am: after heavy snow the menu is shorter.

Three nights a week there is dinner by head torch. The piste-basher picks you up from [Le Grand Mélèze](story:hotels/le-grand-meleze) at 7 pm and brings you back before 11 pm.`,
    ),
  },
  dishes: [
    {
      name: w('Soupe de la porte', 'The soup on the door'),
      text: w(
        'Chou, lard, pomme de terre, et ce qui était illisible.',
        'Cabbage, bacon, potato, and the part nobody could read.',
      ),
      price: 9,
    },
    {
      name: w('Croûte au beaufort', 'Beaufort on toast'),
      text: w(
        'Pain d’hier, vin de Savoie, deux fromages, un œuf si vous avez froid.',
        'Yesterday’s bread, Savoy wine, two cheeses, an egg if you are cold.',
      ),
      price: 21,
    },
    {
      name: w('Diots au sarment', 'Diots over vine cuttings'),
      text: w(
        'Saucisses du Beaufortain, oignons fondus, polenta au poêlon.',
        'Beaufortain sausages, soft onions, polenta in the pan.',
      ),
      price: 23,
    },
    {
      name: w('Tarte aux myrtilles, entière ou presque', 'Bilberry tart, or most of one'),
      text: w(
        'Une part pour deux, deux fourchettes, langue bleue comprise.',
        'A slice for two, two forks, blue tongue included.',
      ),
      price: 12,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Sur les pistes', 'On the slopes'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '09:30',
        closes: '16:30',
      },
      {
        label: w('Dîner en dameuse', 'Dinner by piste-basher'),
        days: ['tue', 'thu', 'sat'],
        opens: '19:30',
        closes: '22:30',
      },
    ],
    note: w(
      'Fermé quand le vent arrête les remontées ; un message part à 8 h.',
      'Closed when wind stops the lifts; a message goes out at 8 am.',
    ),
  },
  info: {
    dress: w('Casque au clou, chaussures desserrées', 'Helmets on the hook, boots undone'),
    access: w('À skis, ou à pied par la télécabine', 'On skis, or on foot from the gondola'),
    payment: w('Cartes : le réseau passe, même à 2 070 m', 'Cards: there is a signal, even at 2,070 m'),
    terrace: w('120 places et cent transats, plein sud', '120 seats and a hundred deckchairs, due south'),
  },
  questions: [
    {
      question: w('Peut-on venir au refuge à pied ?', 'Can I reach the hut on foot?'),
      answer: w(
        'Oui : la télécabine prend les piétons de 9 h à 16 h 30, et l’arrivée est à 150 m de la terrasse.',
        'Yes: the gondola takes walkers from 9 am to 4.30 pm and stops 150 m from the terrace.',
      ),
    },
    {
      question: w('Faut-il réserver un transat ?', 'Do I need to book a deckchair?'),
      answer: w(
        'Non, ils sont au premier assis. Une boisson donne droit à l’heure, un déjeuner à l’après-midi.',
        'No, first to sit wins. A drink buys an hour, lunch the whole afternoon.',
      ),
    },
  ],
}

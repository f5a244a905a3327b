import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const rocheServices: Hotel['services'] = [
  { icon: 'footprints', label: w('Portillon sur le chemin de ronde', 'Gate to the cliff path') },
  { icon: 'coffee', label: w('Salon de thé dans la serre', 'Tea room in the conservatory') },
  { icon: 'umbrella', label: w('Deux tentes rayées à l’Écluse', 'Two striped tents on the Écluse beach') },
  { icon: 'dog', label: w('Chiens bienvenus', 'Dogs welcome') },
  { icon: 'ship', label: w('Navette pour le bus de mer', 'Shuttle to the sea bus') },
  { icon: 'book-open', label: w('Bibliothèque, moitié en anglais', 'Library, half of it in English') },
  { icon: 'wifi', label: w('Wifi, sauf au donjon par tempête', 'Wi-Fi, except in the keep during gales') },
]

export const rocheRoomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Petit-déjeuner sur plateau', 'Breakfast on a tray'),
    hours: w('7 h – 11 h', '7 – 11 am'),
  },
  {
    icon: 'fish',
    name: w('Assiette d’huîtres, pain de seigle', 'Plate of oysters, rye bread'),
    hours: w('17 h – 21 h', '5 pm – 9 pm'),
  },
  {
    icon: 'utensils',
    name: w('Soupe de poisson et galette froide', 'Fish soup and cold buckwheat pancake'),
    hours: w('19 h – 23 h', '7 pm – 11 pm'),
  },
  {
    icon: 'washing-machine',
    name: w('Séchage des cirés et des bottes', 'Drying for oilskins and boots'),
    hours: w('Toute la nuit', 'All night'),
  },
  {
    icon: 'moon',
    name: w('Tisane du veilleur', 'The night porter’s herb tea'),
    hours: w('23 h – 5 h', '11 pm – 5 am'),
  },
]

export const rocheQuestions: Hotel['questions'] = [
  {
    question: w('Par où descend-on à la plage ?', 'Which is the way down to the beach?'),
    answer: w(
      'Par le portillon vert, puis à droite sur le sentier : 900 m jusqu’à l’Écluse. La plage de Saint-Énogat est plus proche, à gauche, mais finit par 62 marches.',
      'Through the green gate, then right along the path: 900 m to the Écluse. Saint-Énogat beach, to the left, is nearer but ends in 62 steps.',
    ),
  },
  {
    question: w('L’hôtel a-t-il un ascenseur ?', 'Does the hotel have a lift?'),
    answer: w(
      'Oui, dans la villa du banquier, et il dessert 31 chambres. Deux d’entre elles sont adaptées aux fauteuils roulants. Le donjon, lui, reste un escalier.',
      'Yes, in the banker’s villa, where it serves 31 rooms. Two of those are fitted for wheelchairs. The keep is still a staircase.',
    ),
  },
  {
    question: w('Le petit-déjeuner est-il compris ?', 'Is breakfast included?'),
    answer: w(
      'Dans la suite, oui. Ailleurs il coûte 18 €, 9 € de quatre à dix ans : galettes à la minute, far, fruits et beurre de baratte.',
      'In the suite, yes. Elsewhere it is €18, or €9 from four to ten: pancakes made to order, prune far, fruit and churned butter.',
    ),
  },
  {
    question: w('Où dîner si l’on ne veut pas sortir ?', 'What if we would rather not go out for dinner?'),
    answer: w(
      'Le salon sert une soupe, des huîtres et du fromage jusqu’à 23 h. Pour un repas entier, [L’Amiral](story:restaurants/l-amiral) se trouve à treize minutes, en descente.',
      'The drawing room serves soup, oysters and cheese until 11 pm. For a whole meal, [L’Amiral](story:restaurants/l-amiral) is thirteen minutes off, all downhill.',
    ),
  },
  {
    question: w('Jusqu’à quand annuler sans frais à Dinard ?', 'How late can I cancel in Dinard free of charge?'),
    answer: w(
      'Trois jours avant l’arrivée, à 18 h. Si le bus de mer est arrêté par la tempête et que vous ne pouvez pas passer, la nuit n’est pas due.',
      'Until 6 pm three days before you arrive. If a storm stops the sea bus and you cannot get across, you owe nothing for the night.',
    ),
  },
]

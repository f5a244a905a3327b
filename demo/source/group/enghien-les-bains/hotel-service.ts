import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const pavillonServices: Hotel['services'] = [
  { icon: 'bath', label: w('Accès aux thermes compris', 'Entry to the baths included') },
  { icon: 'anchor', label: w('Barques avant 9 h', 'Rowing boats before 9 am') },
  { icon: 'croissant', label: w('Petit-déjeuner jusqu’à 11 h 30', 'Breakfast until 11.30 am') },
  { icon: 'bike', label: w('Vélos pour le tour du lac', 'Bicycles for the lakeside') },
  { icon: 'circle-parking', label: w('Parking souterrain', 'Underground parking') },
  { icon: 'presentation', label: w('Quatre salles de réunion', 'Four meeting rooms') },
  { icon: 'shirt', label: w('Repassage en deux heures', 'Pressing within two hours') },
  { icon: 'wifi', label: w('Wifi, ponton compris', 'Wi-Fi, landing included') },
]

export const pavillonRoomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Plateau du matin, journal plié', 'Morning tray, folded newspaper'),
    hours: w('6 h 30 – 11 h 30', '6.30 – 11.30 am'),
  },
  {
    icon: 'utensils',
    name: w('Carte courte du Jardin d’Hiver', 'Short menu from Le Jardin d’Hiver'),
    hours: w('12 h – 23 h', 'Noon – 11 pm'),
  },
  {
    icon: 'droplets',
    name: w('Carafe d’eau de la source, sur défi', 'Jug of spring water, for a dare'),
    hours: w('9 h – 18 h', '9 am – 6 pm'),
  },
  {
    icon: 'shirt',
    name: w('Chemise repassée pour le bureau', 'Shirt pressed for the office'),
    hours: w('Dès 6 h', 'From 6 am'),
  },
  {
    icon: 'moon',
    name: w('Croque-monsieur de minuit', 'Midnight croque-monsieur'),
    hours: w('23 h – 3 h', '11 pm – 3 am'),
  },
]

export const pavillonQuestions: Hotel['questions'] = [
  {
    question: w('Voit-on vraiment la tour Eiffel ?', 'Can you really see the Eiffel Tower?'),
    answer: w(
      'Des chambres Lac du troisième et du quatrième étage, oui, à quatorze kilomètres. Elle tient entre deux peupliers ; la réception vous montre lesquels.',
      'From Lake rooms on the third and fourth floors, yes, fourteen kilometres off. It fits between two poplars; reception will show you which.',
    ),
  },
  {
    question: w('Les thermes sont-ils inclus dans le prix ?', 'Are the baths part of the price?'),
    answer: w(
      'Le bassin et le hammam des [Thermes du Lac](story:spas/les-thermes-du-lac), oui, de 7 h à 21 h, le jour du départ compris. Les soins se paient à part.',
      'The pool and hammam of [Les Thermes du Lac](story:spas/les-thermes-du-lac) are, from 7 am to 9 pm and on your day of departure too. Treatments are extra.',
    ),
  },
  {
    question: w('Sent-on le soufre dans les chambres ?', 'Can you smell sulphur in the rooms?'),
    answer: w(
      'Non. La source est captée à huit mètres sous terre et voyage en tuyau fermé. Aux thermes, on la sent dix minutes, puis le nez pense à autre chose.',
      'No. The spring is tapped eight metres down and travels in closed pipes. At the baths you notice it for ten minutes, then the nose moves on.',
    ),
  },
  {
    question: w('Peut-on venir pour la journée, sans dormir ?', 'May we come for the day without staying?'),
    answer: w(
      'Oui : une chambre Source de 10 h à 17 h coûte 95 €, bassin compris, du lundi au jeudi. On y a écrit au moins deux romans.',
      'Yes: a Spring room from 10 am to 5 pm costs €95 with the pool, Monday to Thursday. At least two novels were written that way.',
    ),
  },
  {
    question: w('Et si mon vol ou mon train change ?', 'What if my flight or train changes?'),
    answer: w(
      'Déplacez la nuit sans frais jusqu’à 16 h le jour même, une fois par réservation. Une annulation est gratuite jusqu’à la veille, même heure.',
      'Move the night free of charge until 4 pm on the day, once for each booking. Cancelling is free until the same hour the day before.',
    ),
  },
]

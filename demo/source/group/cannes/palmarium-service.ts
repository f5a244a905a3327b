import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const palmariumServices: Hotel['services'] = [
  { icon: 'umbrella', label: w('Plage de la maison, 120 matelas', 'House beach, 120 loungers') },
  { icon: 'waves', label: w('Bassin de 20 m à 29 °C', '20 m pool at 29 °C') },
  { icon: 'dumbbell', label: w('Salle de sport ouverte la nuit', 'Gym open through the night') },
  { icon: 'music', label: w('Piano du hall, de 19 h à minuit', 'Piano in the hall, 7 pm to midnight') },
  { icon: 'book-open', label: w('Salon de lecture, 1 900 volumes', 'Reading room, 1,900 volumes') },
  { icon: 'ship', label: w('Canot verni pour les îles', 'Varnished launch to the islands') },
  { icon: 'flower-2', label: w('Visite du jardin le jeudi', 'Garden tour on Thursdays') },
  { icon: 'baby', label: w('Atelier des petits jardiniers', 'Young gardeners’ workshop') },
]

export const palmariumRoomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Petit-déjeuner roulé jusqu’à la fenêtre', 'Breakfast wheeled to the window'),
    hours: w('6 h 30 – 11 h 30', '6.30 – 11.30 am'),
  },
  {
    icon: 'utensils',
    name: w('Carte de La Table, ou presque', 'The menu of La Table, or nearly'),
    hours: w('12 h – 23 h', 'Noon – 11 pm'),
  },
  {
    icon: 'moon',
    name: w('Bouillon, omelette, pan-bagnat', 'Broth, omelette, pan bagnat'),
    hours: w('23 h – 6 h 30', '11 pm – 6.30 am'),
  },
  {
    icon: 'shirt',
    name: w('Smoking repassé, nœud refait', 'Dinner jacket pressed, bow retied'),
    hours: w('8 h – 21 h', '8 am – 9 pm'),
  },
  {
    icon: 'bath',
    name: w('Bain coulé à la fleur d’oranger', 'Orange-blossom bath, drawn for you'),
    hours: w('16 h – 22 h', '4 pm – 10 pm'),
  },
]

export const palmariumQuestions: Hotel['questions'] = [
  {
    question: w('La plage du Palmarium est-elle comprise ?', 'Is the beach at Le Palmarium included?'),
    answer: w(
      'Oui, deux matelas et un parasol par chambre, d’avril à octobre, serviettes sèches à volonté. Passé 11 h, une place laissée vide revient à un autre client.',
      'Yes: two loungers and a parasol for each room, April to October, with as many dry towels as you need. After 11 am an empty place goes to another guest.',
    ),
  },
  {
    question: w('Peut-on se baigner dans le grand bassin ?', 'May we swim in the long pool?'),
    answer: w(
      'Non : il a 40 cm de fond et des carpes de 1987. Le bassin où l’on nage est au premier étage, dans [le spa](story:spas/spa-du-palmarium), et il vous est ouvert dès 7 h, le mardi et le jeudi dès 6 h.',
      'No: it is 40 cm deep and holds carp from 1987. The pool for swimming is on the first floor, at [the spa](story:spas/spa-du-palmarium), and open to you from 7 am, or 6 am on Tuesdays and Thursdays.',
    ),
  },
  {
    question: w('Le petit-déjeuner est-il servi sous la verrière ?', 'Is breakfast served beneath the glass roof?'),
    answer: w(
      'De 7 h à 11 h, ou dans le jardin quand on répare les carreaux. Il coûte 48 € ; les moins de 12 ans en paient 20.',
      'From 7 to 11 am, or in the garden while panes are being mended. It costs €48, and €20 for children under 12.',
    ),
  },
  {
    question: w('Que trouvent les enfants au Palmarium ?', 'What is there for children at Le Palmarium?'),
    answer: w(
      'Un carré de terre à leur nom. De 5 à 11 ans, le mercredi et le week-end, ils sèment, arrosent et repartent avec un pot ; la carotte suit par la poste, si elle lève.',
      'A patch of earth with their name on it. On Wednesdays and at weekends, ages 5 to 11 sow, water and take home a pot; the carrot follows by post, if it comes up.',
    ),
  },
  {
    question: w('Quelles sont les conditions en période de congrès ?', 'What are the terms during congresses?'),
    answer: w(
      'Quatre nuits au moins, la moitié à la réservation, le solde trente jours avant. Le reste de l’année, on annule sans frais jusqu’à trois jours de l’arrivée.',
      'Four nights at least, half on booking and the balance thirty days before. The rest of the year you may cancel free of charge up to three days before arrival.',
    ),
  },
]

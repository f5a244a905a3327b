import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const closServices: Hotel['services'] = [
  { icon: 'circle-parking', label: w('Parking dans le verger', 'Parking in the orchard') },
  { icon: 'dog', label: w('Chiens sans supplément', 'Dogs stay free') },
  { icon: 'bike', label: w('Vélos et sièges d’enfant', 'Bicycles and child seats') },
  { icon: 'flame', label: w('Cheminée d’octobre à mai', 'Log fire, October to May') },
  { icon: 'eye', label: w('Jumelles en prêt', 'Binoculars to borrow') },
  { icon: 'wifi', label: w('Wifi jusque sous les pommiers', 'Wi-Fi as far as the trees') },
  { icon: 'users', label: w('Table d’hôtes de douze couverts', 'Shared table for twelve') },
]

export const closRoomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Panier du matin à la porte', 'Morning basket at your door'),
    hours: w('7 h 30 – 10 h 30', '7.30 – 10.30 am'),
  },
  { icon: 'coffee', name: w('Café de l’entraînement', 'Coffee for the gallops'), hours: w('Dès 6 h', 'From 6 am') },
  {
    icon: 'utensils',
    name: w('Planche de fromages et cidre', 'Cheese board and cider'),
    hours: w('17 h – 22 h', '5 pm – 10 pm'),
  },
  {
    icon: 'flame',
    name: w('Feu préparé dans la suite', 'Fire laid in the suite'),
    hours: w('18 h – 21 h', '6 pm – 9 pm'),
  },
]

export const closQuestions: Hotel['questions'] = [
  {
    question: w('Y a-t-il encore des chevaux au Clos ?', 'Are there still horses at Le Clos?'),
    answer: w(
      'Deux, à la retraite : Mirabelle et Sergent. Ils habitent le pré du fond et acceptent les carottes que la réception donne à 17 h.',
      'Two, both retired: Mirabelle and Sergent. They live in the far meadow and accept the carrots handed out at reception at 5 pm.',
    ),
  },
  {
    question: w('Comment aller à l’hippodrome ?', 'How do I get to the racecourse?'),
    answer: w(
      'À pied, dix minutes par l’allée des tilleuls. Les jours de pluie, une voiture part du porche à 13 h pour la première course.',
      'On foot, ten minutes along the lime avenue. On wet days a car leaves the arch at 1 pm for the first race.',
    ),
  },
  {
    question: w('Que sert-on au petit-déjeuner du Clos ?', 'What is for breakfast at Le Clos?'),
    answer: w(
      'Pain de Tourgéville, trois confitures, œufs au choix, fromage blanc et jus du verger, pour 19 €. Il est gratuit jusqu’à six ans.',
      'Tourgéville bread, three jams, eggs as you like them, fromage blanc and juice from the orchard, for €19. Free up to age six.',
    ),
  },
  {
    question: w('Peut-on profiter des bains des Colombages ?', 'May we use the baths at Les Colombages?'),
    answer: w(
      'Oui, à 32 € au lieu de 45 €, en le disant à la réception avant midi. [Les Bains](story:spas/les-bains-de-deauville) sont à dix minutes à vélo, tout à plat.',
      'Yes, at €32 instead of €45, if you tell reception before noon. [Les Bains](story:spas/les-bains-de-deauville) are ten flat minutes away by bicycle.',
    ),
  },
  {
    question: w('Comment changer ou annuler une nuit au Clos ?', 'How do I change or cancel a night at Le Clos?'),
    answer: w(
      'Par téléphone ou depuis votre compte, sans frais jusqu’à la veille à midi. Les jours de ventes de yearlings, prévenez une semaine avant.',
      'By telephone or from your account, free until noon the day before. During the yearling sales, give us a week.',
    ),
  },
]

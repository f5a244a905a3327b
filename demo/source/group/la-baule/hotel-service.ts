import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const services: Hotel['services'] = [
  { icon: 'droplets', label: w('Thalasso par la galerie vitrée', 'Sea-water baths by the glazed gallery') },
  { icon: 'sailboat', label: w('École de voile, d’avril à octobre', 'Sailing school, April to October') },
  { icon: 'baby', label: w('Club de plage des 4–11 ans', 'Beach club for ages 4 to 11') },
  { icon: 'bike', label: w('Vélos et remorques d’enfant', 'Bicycles and child trailers') },
  { icon: 'sun', label: w('Transats numérotés sur la pelouse', 'Numbered loungers on the lawn') },
  { icon: 'music', label: w('Piano du salon, joueurs bienvenus', 'Drawing-room piano, players welcome') },
  { icon: 'circle-parking', label: w('Dix bornes de recharge sous les pins', 'Ten charging points under the pines') },
]

export const roomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Plateau du matin, kouign et confiture', 'Morning tray, kouign-amann and jam'),
    hours: w('7 h 30 – 10 h 30', '7.30 – 10.30 am'),
  },
  {
    icon: 'utensils',
    name: w('Soupe de poisson, salades, far', 'Fish soup, salads, Breton prune flan'),
    hours: w('12 h – 23 h', 'Noon – 11 pm'),
  },
  {
    icon: 'umbrella',
    name: w('Panier de plage pour quatre', 'Beach hamper for four'),
    hours: w('À commander avant 10 h', 'Order by 10 am'),
  },
  {
    icon: 'washing-machine',
    name: w('Maillots rincés, séchés, pliés', 'Swimwear rinsed, dried and folded'),
    hours: w('17 h – 20 h', '5 – 8 pm'),
  },
  {
    icon: 'moon',
    name: w('Tisane au tilleul, volets tirés', 'Lime-flower tea, shutters drawn'),
    hours: w('20 h 30 – 22 h', '8.30 – 10 pm'),
  },
]

export const questions: Hotel['questions'] = [
  {
    question: w('La plage est-elle surveillée ?', 'Is the beach supervised?'),
    answer: w(
      'De 11 h à 19 h, du 15 juin au 15 septembre. Le poste 6 est en face de l’hôtel.',
      'From 11 am to 7 pm, 15 June to 15 September. Lifeguard post 6 is opposite the hotel.',
    ),
  },
  {
    question: w('Que comprend la demi-pension ?', 'What does half board include?'),
    answer: w(
      'Le petit-déjeuner et trois plats à [La Saline](story:restaurants/la-saline), boissons en plus : 68 € par personne et par jour, carte légère comprise pour les curistes. Les soirs de fermeture, le dîner est servi sous la rotonde.',
      'Breakfast and three courses at [La Saline](story:restaurants/la-saline), drinks extra: €68 a person a day, with a light menu for those on a cure. On its closing nights dinner is served in the rotunda.',
    ),
  },
  {
    question: w('Faut-il réserver les transats ?', 'Do I need to reserve a sun lounger?'),
    answer: w(
      'Non : chaque chambre a les siens, numérotés, sur la pelouse. Sur la plage, le parasol se loue 14 € la journée.',
      'No: each room has its own, numbered, on the lawn. On the beach a parasol costs €14 a day.',
    ),
  },
  {
    question: w('Les enfants ont-ils leur menu ?', 'Is there a children’s menu?'),
    answer: w(
      'Oui, à 15 €, et un dîner surveillé à 18 h 30 pendant les vacances scolaires.',
      'Yes, at €15, and a supervised supper at 6.30 pm during school holidays.',
    ),
  },
  {
    question: w('L’hôtel ferme-t-il l’hiver ?', 'Does the hotel close in winter?'),
    answer: w(
      'Du 4 janvier au 6 février. Les bains de mer restent ouverts aux voisins.',
      'From 4 January to 6 February. The sea baths stay open to neighbours.',
    ),
  },
]

import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const services: Hotel['services'] = [
  { icon: 'waves', label: w('Piscine d’eau de mer', 'Sea-water pool') },
  { icon: 'flower-2', label: w('Spa de 1 200 m²', '1,200 m² spa') },
  { icon: 'shirt', label: w('Local à planches', 'Surfboard store') },
  { icon: 'baby', label: w('Club des 4–11 ans', 'Club for ages 4 to 11') },
  { icon: 'circle-parking', label: w('Parking couvert', 'Covered parking') },
  { icon: 'wifi', label: w('Wifi compris', 'Wi-Fi included') },
  { icon: 'flag', label: w('Départs de golf réservés', 'Tee times held') },
  { icon: 'dumbbell', label: w('Salle de sport face au large', 'Gym facing the sea') },
]

export const roomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Petit-déjeuner sur plateau', 'Breakfast on a tray'),
    hours: w('6 h 30 – 11 h 30', '6.30 – 11.30 am'),
  },
  {
    icon: 'utensils',
    name: w('Carte de nuit : piperade, fromages', 'Night menu: piperade, cheese'),
    hours: w('22 h – 6 h', '10 pm – 6 am'),
  },
  {
    icon: 'shirt',
    name: w('Repassage en deux heures', 'Pressing within two hours'),
    hours: w('8 h – 20 h', '8 am – 8 pm'),
  },
  { icon: 'waves', name: w('Combinaison rendue sèche', 'Wetsuit returned dry'), hours: w('18 h – 8 h', '6 pm – 8 am') },
  {
    icon: 'heart-pulse',
    name: w('Massage en chambre', 'Massage in your room'),
    hours: w('10 h – 21 h', '10 am – 9 pm'),
  },
]

export const questions: Hotel['questions'] = [
  {
    question: w('Entend-on l’océan la nuit ?', 'Will I hear the ocean at night?'),
    answer: w(
      'Fenêtre ouverte, beaucoup. Fenêtre fermée, presque plus : les doubles vitrages ont été changés sur les trois façades de mer.',
      'With the window open, a lot. With it shut, hardly: the double glazing on all three seaward fronts is new.',
    ),
  },
  {
    question: w('Le petit-déjeuner est-il dans le prix ?', 'Is breakfast part of the price?'),
    answer: w(
      'Dans la suite seulement. Ailleurs, il coûte 36 € au belvédère, 18 € jusqu’à 12 ans ; gâteau basque à volonté.',
      'In the suite only. Otherwise it costs €36 in the belvedere, €18 up to age 12; eat as much gâteau basque as you like.',
    ),
  },
  {
    question: w('Puis-je apporter ma planche ?', 'May I bring my own board?'),
    answer: w(
      'Oui, jusqu’à 9 pieds 6. Chaque chambre a son casier numéroté, à côté de la douche d’eau douce.',
      'Yes, up to 9 ft 6. Every room has a numbered rack beside the fresh-water shower.',
    ),
  },
  {
    question: w('L’hôtel convient-il aux fauteuils roulants ?', 'Is the hotel suitable for wheelchairs?'),
    answer: w(
      'Quatre chambres sont adaptées et l’ascenseur dessert le spa. La plage se rejoint par la rampe de l’avenue, à 250 m.',
      'Four rooms are adapted and the lift serves the spa. The ramp on the avenue, 250 m away, takes you to the beach.',
    ),
  },
  {
    question: w('Comment annuler mon séjour à L’Éperon ?', 'How do I cancel my stay at L’Éperon?'),
    answer: w(
      'Depuis votre compte ou par téléphone, sans frais jusqu’à trois jours avant l’arrivée. En août, le délai passe à sept jours.',
      'From your account or by telephone, free of charge up to three days before arrival. In August it is seven days.',
    ),
  },
]

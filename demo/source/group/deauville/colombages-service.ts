import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const services: Hotel['services'] = [
  { icon: 'waves', label: w('Bassin d’eau de mer de 25 m', '25 m sea-water pool') },
  { icon: 'key-round', label: w('Voiturier jour et nuit', 'Valet round the clock') },
  { icon: 'baby', label: w('Club des 4–12 ans', 'Club for ages 4 to 12') },
  { icon: 'umbrella', label: w('Parasol réservé sur la plage', 'A parasol kept on the beach') },
  { icon: 'dog', label: w('Chenil dans le jardin', 'Kennels in the garden') },
  { icon: 'ticket', label: w('Laissez-passer des courses', 'Racecourse passes') },
  { icon: 'bike', label: w('Trente vélos à la porte', 'Thirty bicycles at the door') },
  { icon: 'wine', label: w('Bar des Courses jusqu’à 1 h', 'Bar des Courses until 1 am') },
]

export const roomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Petit-déjeuner au lit ou au balcon', 'Breakfast in bed or on the balcony'),
    hours: w('7 h – 11 h', '7 – 11 am'),
  },
  {
    icon: 'utensils',
    name: w('Carte de nuit : croque, soupe, teurgoule', 'Night menu: croque, soup, rice pudding'),
    hours: w('22 h 30 – 6 h 30', '10.30 pm – 6.30 am'),
  },
  {
    icon: 'shirt',
    name: w('Linge pris le soir, rendu le matin', 'Laundry out at night, back by morning'),
    hours: w('19 h – 8 h', '7 pm – 8 am'),
  },
  {
    icon: 'baby',
    name: w('Garde d’enfants, deux heures au moins', 'Babysitting, two hours or more'),
    hours: w('18 h – 1 h', '6 pm – 1 am'),
  },
  {
    icon: 'sunrise',
    name: w('Réveil à l’heure des chevaux', 'A call at the horses’ hour'),
    hours: w('Dès 5 h 45', 'From 5.45 am'),
  },
]

export const questions: Hotel['questions'] = [
  {
    question: w('À quelle heure ma chambre est-elle prête ?', 'When is my room ready?'),
    answer: w(
      'À 15 h. Avant, le voiturier garde les bagages et le [bassin](story:spas/les-bains-de-deauville) vous est ouvert, peignoir compris.',
      'At 3 pm. Before that, the valet keeps your luggage and the [pool](story:spas/les-bains-de-deauville) is open to you, robe included.',
    ),
  },
  {
    question: w('Combien coûte le petit-déjeuner ?', 'How much is breakfast?'),
    answer: w(
      'Rien dans les suites. Ailleurs, 32 € par adulte et 16 € de 4 à 12 ans, servi de 7 h à 11 h, avec les œufs d’une ferme de Pont-l’Évêque.',
      'Nothing in the suites. Elsewhere €32 per adult and €16 for ages 4 to 12, served from 7 to 11 am, with eggs from a farm at Pont-l’Évêque.',
    ),
  },
  {
    question: w('Mon chien peut-il dormir dans la chambre ?', 'Can my dog sleep in the room?'),
    answer: w(
      'Oui, pour 25 € la nuit, panier et gamelle fournis. Il reste au chenil du jardin pendant vos repas.',
      'Yes, for €25 a night, with basket and bowl provided. It stays in the garden kennels during meals.',
    ),
  },
  {
    question: w('Comment rejoint-on le casino s’il pleut ?', 'How do I reach the casino in the rain?'),
    answer: w(
      'Par le passage couvert, au bout du couloir du rez-de-chaussée : 84 pas, gardés jusqu’à 4 h. L’entrée des jeux est réservée aux adultes, papiers en main.',
      'By the covered way at the end of the ground-floor passage: 84 steps, attended until 4 am. The gaming rooms are for adults, papers in hand.',
    ),
  },
  {
    question: w('Jusqu’à quand puis-je annuler ?', 'Until when can I cancel?'),
    answer: w(
      'Jusqu’à 18 h l’avant-veille, sans frais. Ensuite, la première nuit est due. Les offres ont leurs propres délais.',
      'Until 6 pm two days before, free of charge. After that the first night is due. Offers have terms of their own.',
    ),
  },
]

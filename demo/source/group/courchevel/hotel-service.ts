import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const services: Hotel['services'] = [
  { icon: 'mountain-snow', label: w('Skis aux pieds', 'Ski in, ski out') },
  { icon: 'key-round', label: w('Casiers chauffés', 'Heated lockers') },
  { icon: 'ticket', label: w('Forfaits à la réception', 'Lift passes at the desk') },
  { icon: 'flower-2', label: w('Spa de 900 m²', '900 m² spa') },
  { icon: 'baby', label: w('Club des 3–12 ans', 'Club for ages 3 to 12') },
  { icon: 'circle-parking', label: w('Garage chauffé', 'Heated garage') },
  { icon: 'train-front', label: w('Minibus pour la gare', 'Station minibus') },
  { icon: 'wifi', label: w('Wifi dans toute la maison', 'Wi-Fi throughout') },
]

export const roomServices: Hotel['roomServices'] = [
  {
    icon: 'croissant',
    name: w('Petit-déjeuner de montagne', 'Mountain breakfast'),
    hours: w('7 h – 11 h', '7 – 11 am'),
  },
  {
    icon: 'flame',
    name: w('Bûches et allumage du feu', 'Logs, and lighting the fire'),
    hours: w('17 h – 22 h', '5 – 10 pm'),
  },
  {
    icon: 'utensils',
    name: w('Soupe, fromages, charcuterie', 'Soup, cheese, cured meats'),
    hours: w('12 h – 23 h', '12 noon – 11 pm'),
  },
  {
    icon: 'washing-machine',
    name: w('Séchage des tenues de ski', 'Ski clothes dried overnight'),
    hours: w('17 h – 8 h', '5 pm – 8 am'),
  },
  {
    icon: 'moon',
    name: w('Lit d’enfant et histoire du soir', 'Cot and a bedtime story'),
    hours: w('18 h – 20 h', '6 – 8 pm'),
  },
]

export const questions: Hotel['questions'] = [
  {
    question: w('Quand l’hôtel est-il ouvert ?', 'When is the hotel open?'),
    answer: w(
      'De la première semaine de décembre à la mi-avril, puis du 25 juin au 5 septembre.',
      'From the first week of December to mid-April, then from 25 June to 5 September.',
    ),
  },
  {
    question: w('Peut-on louer le matériel sur place ?', 'Can I hire equipment in the house?'),
    answer: w(
      'Oui, au niveau des casiers. Le magasin règle les fixations le soir de votre arrivée ; comptez 48 € par jour pour un adulte.',
      'Yes, on the locker floor. The shop sets your bindings on the evening you arrive; allow €48 a day for an adult.',
    ),
  },
  {
    question: w('La demi-pension est-elle possible ?', 'Is half board available?'),
    answer: w(
      'Pour 92 € par adulte et 46 € par enfant, petit-déjeuner et dîner, avec une soirée au refuge par séjour de six nuits.',
      'Yes: €92 per adult and €46 per child for breakfast and dinner, with one evening at the mountain hut on six-night stays.',
    ),
  },
  {
    question: w('Que se passe-t-il si la route est fermée ?', 'What happens if the road is closed?'),
    answer: w(
      'La nuit perdue est remboursée et le minibus vous prend à Moûtiers dès la réouverture. C’est arrivé deux fois en dix hivers.',
      'We refund the lost night and the minibus collects you from Moûtiers as soon as it reopens. It has happened twice in ten winters.',
    ),
  },
  {
    question: w('Jusqu’à quelle date annuler sans frais ?', 'How late can I cancel free of charge?'),
    answer: w(
      'Quatorze jours avant l’arrivée, trente pour Noël et février. Passé ce délai, les deux premières nuits restent dues.',
      'Fourteen days before arrival, thirty for Christmas and February. After that the first two nights are due.',
    ),
  },
]

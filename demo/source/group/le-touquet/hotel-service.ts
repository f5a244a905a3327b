import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const services: Hotel['services'] = [
  { icon: 'wind', label: w('Cadran de vent et heures de marée', 'Wind dial and tide times') },
  { icon: 'bike', label: w('Vélos, tandem et sièges d’enfant', 'Bicycles, a tandem and child seats') },
  { icon: 'flame', label: w('Poêle allumé d’octobre à mai', 'Stove lit from October to May') },
  { icon: 'dog', label: w('Entrée des chiens, seau et serviette', 'Dogs’ door, bucket and towel') },
  { icon: 'baby', label: w('Salle de jeux, avec baby-foot de 1958', 'Playroom with a 1958 table football') },
  { icon: 'flag', label: w('Départs retenus sur trois golfs voisins', 'Tee times held on three nearby courses') },
]

export const roomServices: Hotel['roomServices'] = [
  {
    icon: 'coffee',
    name: w(
      'Petit-déjeuner du Nord, tartines au maroilles en option',
      'Northern breakfast, Maroilles on toast if you dare',
    ),
    hours: w('7 h 15 – 10 h 45', '7.15 – 10.45 am'),
  },
  {
    icon: 'utensils',
    name: w('Welsh, soupe d’endives, tarte au sucre', 'Welsh rarebit, chicory soup, sugar tart'),
    hours: w('12 h – 22 h', 'Noon – 10 pm'),
  },
  {
    icon: 'washing-machine',
    name: w('Combinaisons et chaussures mises à sécher', 'Wetsuits and shoes hung to dry'),
    hours: w('16 h – 9 h', '4 pm – 9 am'),
  },
  {
    icon: 'book-open',
    name: w('Livre du soir pour enfants, choisi par Firmin', 'Children’s bedtime book, chosen by Firmin'),
    hours: w('18 h – 20 h 30', '6 – 8.30 pm'),
  },
]

export const questions: Hotel['questions'] = [
  {
    question: w('Peut-on arriver tard le vendredi ?', 'Can we arrive late on a Friday?'),
    answer: w(
      'À l’heure que vous voulez. Prévenez avant 20 h et une soupe vous attend sur le poêle ; après minuit, le veilleur ouvre.',
      'At any hour you like. Ring before 8 pm and there will be soup on the stove; after midnight the night porter lets you in.',
    ),
  },
  {
    question: w('Quelles chambres conviennent à quatre ?', 'Which rooms suit a family of four?'),
    answer: w(
      'Deux chambres Forêt reliées par une porte, ou la suite du Phare et ses couchettes. Réservez-les ensemble : il n’y a que dix-huit paires.',
      'Two Forest rooms joined by a door, or the Lighthouse suite with its bunks. Book them together: there are only eighteen pairs.',
    ),
  },
  {
    question: w('Le petit-déjeuner est-il compris ?', 'Is breakfast included?'),
    answer: w(
      'Dans la suite, toujours. Dans les autres chambres, 21 € par adulte, 11 € jusqu’à 11 ans, rien avant 4 ans.',
      'In the suite, always. In other rooms it is €21 per adult, €11 up to age 11 and nothing under 4.',
    ),
  },
  {
    question: w('Où rincer le matériel de plage ?', 'Where do we rinse beach gear?'),
    answer: w(
      'Dans la cour nord : deux douches tièdes, un râtelier pour six cerfs-volants, un local fermé pour les planches.',
      'In the north yard: two warm showers, a rack for six kites and a locked store for boards.',
    ),
  },
  {
    question: w('Quelles sont vos conditions d’annulation ?', 'What are your cancellation terms?'),
    answer: w(
      'Sans frais jusqu’à trois jours avant l’arrivée. Le mauvais temps n’est pas une raison : ici, c’est un programme.',
      'Free up to three days before arrival. Bad weather is not a reason: here it is a plan for the day.',
    ),
  },
]

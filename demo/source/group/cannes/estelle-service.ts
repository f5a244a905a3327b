import { w } from '../../kit/words.ts'
import type { Hotel } from '../../model/places.ts'

export const estelleServices: Hotel['services'] = [
  { icon: 'luggage', label: w('Treuil à valises', 'Suitcase winch') },
  { icon: 'leaf', label: w('Jardin ouvert jusqu’à minuit', 'Garden open until midnight') },
  { icon: 'umbrella', label: w('Nattes et parasols en prêt', 'Mats and parasols to borrow') },
  { icon: 'flower-2', label: w('Atelier de parfum le samedi', 'Perfume class on Saturdays') },
  { icon: 'wine', label: w('Rosé et olives à 18 h 30', 'Rosé and olives at 6.30 pm') },
  { icon: 'wifi', label: w('Wifi, épais comme les murs', 'Wi-Fi, as solid as the walls') },
  { icon: 'baby', label: w('Lits d’enfant et chaises hautes', 'Cots and high chairs') },
]

export const estelleRoomServices: Hotel['roomServices'] = [
  {
    icon: 'coffee',
    name: w('Cafetière italienne sur le palier', 'Moka pot on the landing'),
    hours: w('Dès 6 h 30', 'From 6.30 am'),
  },
  {
    icon: 'croissant',
    name: w('Plateau du matin, 18 €', 'Morning tray, €18'),
    hours: w('7 h 30 – 11 h', '7.30 – 11 am'),
  },
  {
    icon: 'wine',
    name: w('Anchoïade, crudités, rosé frais', 'Anchovy dip, raw vegetables, cold rosé'),
    hours: w('18 h – 22 h 30', '6 – 10.30 pm'),
  },
  {
    icon: 'washing-machine',
    name: w('Lessive séchée au soleil', 'Washing dried in the sun'),
    hours: w('9 h – 17 h', '9 am – 5 pm'),
  },
]

export const estelleQuestions: Hotel['questions'] = [
  {
    question: w('Peut-on éviter les 62 marches ?', 'Is there a way round the 62 steps?'),
    answer: w(
      'Par la rue haute, oui : un taxi vous dépose au portail du jardin, quatre marches seulement. Pour un fauteuil roulant, la maison ne convient pas ; [Le Palmarium](story:hotels/le-palmarium) a des chambres aménagées.',
      'By the upper street, yes: a taxi drops you at the garden gate, with only four steps. The house does not suit wheelchairs; [Le Palmarium](story:hotels/le-palmarium) has adapted rooms.',
    ),
  },
  {
    question: w(
      'Où dîner si la Villa Estelle ne sert pas le soir ?',
      'Where do we dine if Villa Estelle serves no dinner?',
    ),
    answer: w(
      'Dix-sept restaurants se trouvent à moins de trois minutes, presque tous en montant. Fabrice tient une liste au crayon et gomme ceux qui le déçoivent.',
      'Seventeen restaurants lie within three minutes, nearly all uphill. Fabrice keeps a list in pencil and rubs out those that disappoint him.',
    ),
  },
  {
    question: w('Les chambres sont-elles climatisées ?', 'Are the rooms air-conditioned?'),
    answer: w(
      'Toutes, sans bruit. Mais essayez d’abord la méthode d’Estelle : volets clos à onze heures, fenêtres ouvertes à vingt-deux.',
      'All of them, silently. But try Estelle’s way first: shutters closed at eleven, windows open at ten at night.',
    ),
  },
  {
    question: w('Entend-on le casino depuis le jardin ?', 'Can you hear the casino from the garden?'),
    answer: w(
      'Un peu de guitare le mercredi, jusqu’à 21 h 45. Les salles de jeux, elles, ne font aucun bruit dehors.',
      'A little guitar on Wednesdays, until 9.45 pm. The gaming rooms cannot be heard outdoors at all.',
    ),
  },
  {
    question: w('Puis-je annuler ma chambre à la villa ?', 'Can I cancel my room at the villa?'),
    answer: w(
      'Jusqu’à 48 heures avant, sans rien payer. En mai et pendant le concours de feux d’artifice, comptez quatorze jours.',
      'Up to 48 hours before, at no cost. In May and during the firework contest, make that fourteen days.',
    ),
  },
]

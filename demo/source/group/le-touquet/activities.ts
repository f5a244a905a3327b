import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const charAVoile: Activity = {
  slug: 'char-a-voile',
  name: w('Char à voile', 'Sand-yachting'),
  town: 'le-touquet',
  street: '1, digue Sud',
  postalCode: '62520',
  latitude: 50.5117,
  longitude: 1.5776,
  category: 'sea',
  minutes: 120,
  ageFrom: 8,
  price: 49,
  hotel: 'le-pavillon-des-dunes',
  teaser: w(
    'Assis à vingt centimètres du sable, une écoute dans la main : deux heures de plage, moniteur compris.',
    'Seated twenty centimetres above the sand with a sheet in your hand: two hours of beach, instructor included.',
  ),
  lead: w(
    'On freine en lâchant tout. Cela s’apprend vite.',
    'You brake by letting go of everything. It is soon learnt.',
  ),
  seo: {
    title: w('Char à voile au Touquet, leçon dès 8 ans', 'Sand-yachting in Le Touquet, lessons from age 8'),
    description: w(
      'Deux heures de char à voile sur la plage du Touquet, à marée basse, débutants et enfants dès 8 ans. Casque et combinaison prêtés, 49 €.',
      'Two hours of sand-yachting on Le Touquet beach at low tide, for beginners and children from age 8. Helmet and suit lent, €49.',
    ),
  },
  story: {
    title: w('Trois roues, une voile, zéro frein', 'Three wheels, one sail, no brakes'),
    text: w(
      `Loïc Vasseur donne dix minutes de théorie, dont neuf sur l'art de s'arrêter. Ensuite on s'allonge, on borde, et la plage se met à défiler. À quinze nœuds, les débutants passent déjà les cyclistes ; ils s'en vantent au retour.

Le parcours va vers le sud, entre deux bouées et la ligne de varech. Les enfants pilotent seuls dès 8 ans, sur un char à petite voile ; les plus légers reçoivent un sac de sable. Le [Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) sèche les combinaisons et réchauffe les pilotes.`,
      `Loïc Vasseur gives ten minutes of theory, nine of them on how to stop. Then you lie back, sheet in, and the beach begins to run. At fifteen knots beginners are already passing cyclists, and say so afterwards.

The course heads south between two buoys and the line of wrack. Children drive alone from age 8 under a smaller sail; the lightest are given a bag of sand. [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) dries the suits and warms the pilots.`,
    ),
  },
  lines: [
    w('Casque, gants et combinaison fournis', 'Helmet, gloves and suit supplied'),
    w('Chaussures fermées, qui seront mouillées', 'Closed shoes, which will get wet'),
    w('Un char par personne, huit par moniteur', 'One yacht each, eight to an instructor'),
    w('Heure confirmée la veille selon la marée', 'Time confirmed the day before, by the tide'),
  ],
}

export const foretAVelo: Activity = {
  slug: 'foret-a-velo',
  name: w('La forêt à vélo', 'The forest by bicycle'),
  town: 'le-touquet',
  street: '27, avenue des Oyats',
  postalCode: '62520',
  latitude: 50.5146,
  longitude: 1.5819,
  category: 'land',
  minutes: 120,
  ageFrom: 6,
  price: 18,
  hotel: 'le-pavillon-des-dunes',
  teaser: w(
    'Dix-huit kilomètres de pistes plates entre pins et villas, à votre allure, avec une carte qui raconte.',
    'Eighteen kilometres of flat track between pines and villas, at your own pace, with a map that talks.',
  ),
  lead: w('Le jour où le vent gagne, la forêt console.', 'When the wind wins, the forest makes up for it.'),
  seo: {
    title: w('La forêt du Touquet à vélo, boucle de 18 km', 'Le Touquet forest by bicycle, an 18 km loop'),
    description: w(
      'Une boucle plate de 18 km à vélo dans la forêt du Touquet, dès 6 ans : villas des années vingt, lièvres, goûter. Vélo et carte compris, 18 €.',
      'A flat 18 km cycle loop in the forest of Le Touquet, from age 6: villas from the twenties, hares, a tea stop. Bicycle and map included, €18.',
    ),
  },
  story: {
    title: w('Les villas ont des noms, les lièvres aussi', 'The villas have names, and so do the hares'),
    text: w(
      `La carte a été dessinée par Odile Bracq, institutrice, qui a passé trente ans à demander aux gens pourquoi leur maison s'appelle ainsi. Elle signale vingt-six villas, quatre terriers et le seul faux plat de la commune.

On part quand on veut, on tourne à droite aux bornes jaunes. À mi-chemin, une buvette d'anciens forestiers sert du chocolat et de la tarte à gros bords, de février à novembre. Les jours de marché, finissez par [La Halle](story:restaurants/la-halle), où l'on range les vélos sous l'arcade.`,
      `The map was drawn by Odile Bracq, a schoolteacher who spent thirty years asking people how their houses got their names. It marks twenty-six villas, four burrows and the only slope in the parish.

Leave when you like and turn right at the yellow posts. Halfway round, a hut run by retired foresters serves chocolate and custard tart from February to November. On market days end at [La Halle](story:restaurants/la-halle), where bicycles are parked under the arcade.`,
    ),
  },
  lines: [
    w('Vélo de ville ou d’enfant, siège dès 9 mois', 'Town or children’s bicycle, seats from 9 months'),
    w('Antivol, casque et kit de réparation', 'Lock, helmet and repair kit'),
    w('Carte illustrée à garder', 'Illustrated map to keep'),
    w('Départ libre de 9 h à 17 h', 'Set off any time from 9 am to 5 pm'),
  ],
}

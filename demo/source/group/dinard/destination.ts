import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'dinard',
  name: 'Dinard',
  latitude: 48.6326,
  longitude: -2.0578,
  teaser: w(
    '407 villas sur des falaises, une plage de tentes rayées et Saint-Malo à dix minutes de bateau.',
    '407 villas on the cliffs, a beach of striped tents, and Saint-Malo ten minutes away by boat.',
  ),
  lead: w(
    'Une station dessinée par des gens qui ne voulaient pas du toit du voisin.',
    'A resort drawn by people who did not want the roof next door.',
  ),
  seo: {
    title: w('Dinard : falaises, villas et tentes rayées', 'Dinard: cliffs, villas and striped tents'),
    description: w(
      'Dinard en deux jours : le chemin de ronde, la plage de l’Écluse, le marché et la Rance en kayak. Avec un hôtel sur la falaise et deux tables.',
      'Dinard in two days: the cliff path, the Écluse beach, the market and the Rance by kayak. With a hotel on the cliff and two restaurants.',
    ),
  },
  story: {
    title: w('Les Anglais avaient apporté les plans', 'The English brought the drawings'),
    text: w(
      `Vers 1850, Dinard était un hameau de pêcheurs, avec un bac et peu de monde à y mettre. Une veuve britannique y loua une maison pour l’été et écrivit à ses cousins. Ils vinrent avec leurs architectes : tourelles, oriels, colombages, toits de palais hindou. On en compte 407, protégés, et pas deux pareils.

La ville tourne le dos à la route. Tout se passe du côté de l’eau, sur un sentier de pierre taillé dans la falaise ; [notre promenade](story:activites/chemin-de-ronde) le suit de la pointe du Moulinet à Saint-Énogat. Le matin, le soleil vient de Saint-Malo. Le soir, il descend derrière le cap Fréhel, et les bancs se remplissent.

Entre les deux pointes, la plage de l’Écluse aligne ses tentes, bleu et blanc, de juin à septembre. On les loue à la semaine et on se les transmet parfois de mère en fille. [La Terrasse des Tentes](story:restaurants/la-terrasse-des-tentes) leur porte le déjeuner.

Le marché occupe la place Rochaid le mardi, le jeudi et le samedi. Prenez des huîtres de Cancale, un kouign-amann pour le dessert, et gardez le reste de l’après-midi pour [la Rance](story:activites/kayak-sur-la-rance).`,
      `Around 1850 Dinard was a fishing hamlet with a ferry and few people to put in it. A British widow took a house for the summer and wrote to her cousins. They came with their architects: turrets, oriels, half-timbering, the roofs of Hindu palaces. There are 407 of these villas, all listed, and no two alike.

The town turns its back on the road. Everything happens on the water side, along a stone path cut into the cliff; [our walk](story:activites/chemin-de-ronde) follows it from the Moulinet headland to Saint-Énogat. In the morning the sun comes from Saint-Malo. In the evening it goes down behind Cap Fréhel, and the benches fill.

Between the two headlands the Écluse beach sets out its tents, blue and white, from June to September. They are let by the week, and some pass from mother to daughter. [La Terrasse des Tentes](story:restaurants/la-terrasse-des-tentes) brings them lunch.

The market takes over place Rochaid on Tuesday, Thursday and Saturday. Buy Cancale oysters, a kouign-amann for afterwards, and keep the rest of the day for [the Rance](story:activites/kayak-sur-la-rance).`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('2 h 20, puis dix minutes', '2 hr 20, then ten minutes'),
      text: w(
        'TGV de Montparnasse à Saint-Malo, puis le bus de mer jusqu’à la cale du Bec de la Vallée.',
        'TGV from Montparnasse to Saint-Malo, then the sea bus to the Bec de la Vallée slip.',
      ),
    },
    {
      icon: 'waves',
      title: w('Douze mètres de marée', 'Twelve metres of tide'),
      text: w(
        'Parmi les plus fortes d’Europe. La piscine de mer garde l’eau quand la plage la perd.',
        'Among the greatest in Europe. The sea pool holds water when the beach has none.',
      ),
    },
    {
      icon: 'tree-palm',
      title: w('Des palmiers, en Bretagne', 'Palm trees, in Brittany'),
      text: w(
        'La promenade du Clair de Lune ne gèle presque jamais. Musique et lumière les soirs d’été.',
        'The Clair de Lune promenade hardly ever freezes. Music and lights on summer evenings.',
      ),
    },
    {
      icon: 'footprints',
      title: w('Sept kilomètres sans voiture', 'Seven kilometres without a car'),
      text: w(
        'Du Prieuré à Port-Blanc par le bord, dont quatre marches glissantes, signalées.',
        'From Le Prieuré to Port-Blanc along the edge, with four slippery steps, all marked.',
      ),
    },
  ],
  quote: {
    text: w(
      'L’eau n’est pas verte. C’est le sable, dessous, qui triche.',
      'The water is not green. It is the sand underneath that cheats.',
    ),
    author: w('Maëlle Trévidic, guide du littoral', 'Maëlle Trévidic, coast guide'),
  },
  questions: [
    {
      question: w('Quand les tentes rayées sont-elles montées ?', 'When do the striped tents go up?'),
      answer: w(
        'Du premier samedi de juin au troisième dimanche de septembre. La semaine coûte 95 €, deux chaises longues comprises ; réservez en avril pour août.',
        'From the first Saturday of June to the third Sunday of September. A week costs €95 with two deckchairs; for August, book in April.',
      ),
    },
    {
      question: w('Comment passer à Saint-Malo sans voiture ?', 'How do we cross to Saint-Malo without a car?'),
      answer: w(
        'Par le bus de mer, toutes les demi-heures en saison, toutes les heures hors vacances : dix minutes, 6 € l’aller. Le dernier rentre vers 19 h, sauf en juillet et en août.',
        'By the sea bus, every half-hour in season and every hour otherwise: ten minutes, €6 one way. The last comes back at about 7 pm, later in July and August.',
      ),
    },
    {
      question: w('Peut-on se baigner à marée basse ?', 'Can we swim at low tide?'),
      answer: w(
        'Dans la piscine de mer de l’Écluse, oui : la marée la remplit deux fois par jour. Elle est libre d’accès, et surveillée en été de 11 h à 19 h.',
        'In the sea pool on the Écluse beach, yes: the tide fills it twice a day. It is open to all, with lifeguards from 11 am to 7 pm in summer.',
      ),
    },
  ],
}

import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const cheminDeRonde: Activity = {
  slug: 'chemin-de-ronde',
  name: w('Chemin de ronde', 'Cliff path walk'),
  town: 'dinard',
  street: '1, allée du Moulinet',
  postalCode: '35800',
  latitude: 48.6366,
  longitude: -2.0539,
  category: 'culture',
  minutes: 120,
  ageFrom: 6,
  price: 14,
  hotel: 'la-roche-emeraude',
  teaser: w(
    'Deux heures au pied des villas avec une guide qui connaît les façades, les familles et les brouilles.',
    'Two hours below the villas with a guide who knows the fronts, the families and the feuds.',
  ),
  lead: w('Quatre kilomètres entre la roche et les hortensias.', 'Four kilometres between rock and hydrangeas.'),
  seo: {
    title: w('Chemin de ronde de Dinard, promenade guidée', 'Dinard cliff path, a guided walk'),
    description: w(
      'Du Moulinet à Saint-Énogat par le sentier de la falaise : deux heures guidées, dès 6 ans, le mardi et le samedi. 14 € par personne.',
      'From the Moulinet to Saint-Énogat along the cliff path: two guided hours, from age 6, on Tuesday and Saturday. €14 a person.',
    ),
  },
  story: {
    title: w('Les villas par l’entrée de service', 'Villas by the back door'),
    text: w(
      `Maëlle Trévidic a grandi chez un gardien de villa. Elle sait quelle tourelle cache un réservoir, quel perron fut bâti pour une reine qui ne vint pas, et pourquoi deux voisins ont mis quarante ans à partager un pin.

On quitte la pointe du Moulinet à marée descendante. Les trois bancs sont aux bons endroits ; le deuxième, sous [La Roche Émeraude](story:hotels/la-roche-emeraude), reçoit le soleil jusqu’au bout. À Saint-Énogat, elle ouvre une boîte de palets et l’on regarde la mer changer de vert.`,
      `Maëlle Trévidic grew up in a villa-keeper’s lodge. She knows which turret hides a water tank, which steps were built for a queen who never came, and why two neighbours took forty years to share a pine.

You leave the Moulinet headland on a falling tide. The three benches are in the right places; the second, below [La Roche Émeraude](story:hotels/la-roche-emeraude), has the sun to the very end. At Saint-Énogat she opens a tin of shortbread and everyone watches the sea change green.`,
    ),
  },
  lines: [
    w('Semelles qui tiennent sur le granit mouillé', 'Soles that grip wet granite'),
    w('Douze marcheurs par guide', 'Twelve walkers to a guide'),
    w('Palets bretons et thé à l’arrivée', 'Breton shortbread and tea at the end'),
    w('Pas de poussette : 140 marches', 'No pushchairs: 140 steps'),
  ],
}

export const kayakSurLaRance: Activity = {
  slug: 'kayak-sur-la-rance',
  name: w('Kayak sur la Rance', 'Kayaking on the Rance'),
  town: 'dinard',
  street: '12, cale du Prieuré',
  postalCode: '35800',
  latitude: 48.6265,
  longitude: -2.0541,
  category: 'sea',
  minutes: 150,
  ageFrom: 8,
  price: 42,
  teaser: w(
    'Deux heures et demie à la pagaie dans l’embouchure : anses, carrelets et parfois un phoque qui suit.',
    'Two and a half hours with a paddle in the river mouth: coves, lift nets and sometimes a seal in tow.',
  ),
  lead: w(
    'La marée fait la moitié du travail, si l’on part à l’heure.',
    'The tide does half the work, provided you leave on time.',
  ),
  seo: {
    title: w('Kayak de mer à Dinard, sortie sur la Rance', 'Sea kayaking in Dinard on the Rance'),
    description: w(
      'Sortie en kayak double à l’embouchure de la Rance, au départ de Dinard : 2 h 30 avec moniteur, dès 8 ans, combinaison prêtée. 42 €.',
      'A tandem kayak outing at the mouth of the Rance from Dinard: two and a half hours with an instructor, from age 8, wetsuit lent. €42.',
    ),
  },
  story: {
    title: w('On part avec le flot', 'Out on the flood'),
    text: w(
      `Le rendez-vous change chaque jour de cinquante minutes, comme la lune. Ronan Guéguen le donne la veille, avec la température de l’eau, qu’il arrondit vers le haut.

Les kayaks sont doubles : le plus lourd derrière, le plus bavard devant. On longe la promenade du Clair de Lune, la pointe de la Vicomté, puis une île qui n’appartient qu’aux aigrettes. Le barrage reste loin, derrière les bouées jaunes. Au retour, une [galette au beurre](story:restaurants/la-terrasse-des-tentes) règle la question des bras.`,
      `The meeting time shifts by fifty minutes a day, as the moon does. Ronan Guéguen gives it out the evening before, with the water temperature, which he rounds up.

The kayaks are tandems: the heavier behind, the chattier in front. You pass the Clair de Lune promenade, the Vicomté headland, then an island that belongs to the egrets alone. The dam stays well away, beyond the yellow buoys. Afterwards, a [buttered galette](story:restaurants/la-terrasse-des-tentes) settles the matter of your arms.`,
    ),
  },
  lines: [
    w('Combinaison, gilet et sac étanche prêtés', 'Wetsuit, buoyancy aid and dry bag lent'),
    w('Savoir nager 50 mètres', 'You must be able to swim 50 metres'),
    w('Chaussures à mouiller, serviette', 'Shoes that can get wet, a towel'),
    w('Reporté au-dessus de 20 nœuds de vent', 'Put off if the wind is above 20 knots'),
  ],
}

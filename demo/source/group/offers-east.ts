import { day, w } from '../kit/words.ts'
import type { Offer } from '../model/pleasures.ts'

/** Cannes, Enghien-les-Bains, Biarritz and Courchevel, and Le Touquet in the wind. */
export const EASTERN_OFFERS: readonly Offer[] = [
  {
    slug: 'trois-nuits-a-cannes',
    name: w('Trois nuits à Cannes', 'Three nights in Cannes'),
    picture: 'offre-trois-nuits-a-cannes',
    town: 'cannes',
    category: 'stay',
    houses: ['hotels/villa-estelle', 'hotels/le-palmarium'],
    price: 440,
    priceBefore: 660,
    priceUnit: w('pour deux, trois nuits', 'for two, three nights'),
    validFrom: day(-12, '09:00'),
    validUntil: day(85, '23:59'),
    promotionCode: 'MIMOSA3',
    stay: { nights: 3, adults: 2, totals: { 'hotels/le-palmarium': 1180 } },
    teaser: w(
      'Trois nuits au prix de deux, entre deux congrès : la Croisette est à vous, ou presque.',
      'Three nights for the price of two, between congresses: the Croisette is yours, or nearly.',
    ),
    lead: w(
      'Pas de badge, pas de cordon, et des chaises bleues libres partout.',
      'No badges, no ropes, and a blue chair whenever you want one.',
    ),
    seo: {
      title: w('Trois nuits à Cannes pour le prix de deux', 'Three nights in Cannes for the price of two'),
      description: w(
        'Trois nuits pour le prix de deux à Cannes, à la Villa Estelle ou au Palmarium, petit-déjeuner compris. Pour deux, dès 440 € au lieu de 660 €.',
        'Three nights for the price of two in Cannes, at Villa Estelle or Le Palmarium, breakfast included. For two, from €440 instead of €660.',
      ),
    },
    story: {
      title: w('Le tapis rouge est roulé', 'The red carpet is rolled up'),
      text: w(
        `Entre deux congrès, on taille les palmiers et on repeint les pontons. Les serveurs ont le temps de parler, le [marché Forville](story:activites/marche-forville) sent le basilic, et les îles sont à quinze minutes d’un bateau à moitié vide.

Choisissez votre côté : la colline avec la [Villa Estelle](story:hotels/villa-estelle), dès 440 €, ou la Croisette avec le [Palmarium](story:hotels/le-palmarium), dès 1 180 €. Ici comme là, deux nuits se paient et la troisième est pour nous.`,
        `Between congresses the palms are trimmed and the jetties painted. Waiters have time to talk, the [Forville market](story:activites/marche-forville) smells of basil, and the islands are fifteen minutes away on a half-empty boat.

Choose your side: the hill with [Villa Estelle](story:hotels/villa-estelle) from €440, or the Croisette with [Le Palmarium](story:hotels/le-palmarium) from €1,180. At either you pay for two nights and the third is on us.`,
      ),
    },
    includes: [
      w('Trois nuits, dont une offerte', 'Three nights, one of them free'),
      w('Le petit-déjeuner, dehors s’il fait beau', 'Breakfast, outside if it is fine'),
      w('Le bateau des îles pour deux, aller et retour', 'The island boat for two, there and back'),
      w('Un plan du marché, avec nos étals', 'A market plan with our stalls marked'),
    ],
    conditions: w(
      'Hors congrès, festivals et jours fériés. La nuit offerte est la moins chère des trois. Non remboursable dans les sept jours qui précèdent l’arrivée.',
      'Not during congresses and festivals, nor on public holidays. The free night is the cheapest of the three. No refund within seven days of arrival.',
    ),
  },
  {
    slug: 'nuit-au-bord-du-lac',
    name: w('Une nuit au bord du lac', 'A night by the lake'),
    town: 'enghien-les-bains',
    category: 'stay',
    houses: ['hotels/le-pavillon-du-lac', 'restaurants/le-debarcadere'],
    price: 265,
    priceBefore: 320,
    priceUnit: w('pour deux, une nuit', 'for two, one night'),
    validFrom: day(-20, '09:00'),
    validUntil: day(140, '23:59'),
    promotionCode: 'ROSEAU',
    stay: { nights: 1, arrivalDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'], adults: 2 },
    teaser: w(
      'Quinze minutes de train, un dîner sur la jetée, une barque au réveil : des vacances d’une nuit.',
      'Fifteen minutes by train, dinner on the jetty, a rowing boat on waking: a holiday one night long.',
    ),
    lead: w(
      'Vous quittez le bureau à 18 h ; à 19 h, vous regardez des cygnes.',
      'Leave the office at 6 pm; by 7 pm you are looking at swans.',
    ),
    seo: {
      title: w('Une nuit au bord du lac d’Enghien-les-Bains', 'One night by the lake at Enghien-les-Bains'),
      description: w(
        'Une nuit pour deux au Pavillon du Lac, dîner au Débarcadère, petit-déjeuner et une heure de barque, à un quart d’heure de Paris. 265 €.',
        'One night for two at Le Pavillon du Lac, dinner at Le Débarcadère, breakfast and an hour’s rowing, a quarter of an hour from Paris. €265.',
      ),
    },
    story: {
      title: w('Partir sans aller loin', 'Going away without going far'),
      text: w(
        `La gare du Nord est à un quart d’heure, le lac à six minutes de la gare. Le temps de poser un sac au [Pavillon du Lac](story:hotels/le-pavillon-du-lac), et le soleil passe derrière les villas de l’autre rive.

Au [Débarcadère](story:restaurants/le-debarcadere), demandez la table du bout : l’eau est des deux côtés. Le lendemain, les barques sont à vous de 8 h à 9 h, avant les promeneurs.`,
        `The Gare du Nord is a quarter of an hour off, and the lake six minutes from the station. Drop a bag at [Le Pavillon du Lac](story:hotels/le-pavillon-du-lac), and the sun goes behind the villas on the far shore.

At [Le Débarcadère](story:restaurants/le-debarcadere) ask for the end table: there is water on both sides. Next day the boats are yours from 8 to 9 am, before the strollers.`,
      ),
    },
    includes: [
      w('Une nuit côté lac', 'One night on the lake side'),
      w('Un dîner en trois plats pour deux', 'A three-course dinner for two'),
      w('Le petit-déjeuner jusqu’à 11 h 30', 'Breakfast until 11.30 am'),
      w('Une heure de barque, gilets fournis', 'An hour in a rowing boat, life jackets lent'),
    ],
    conditions: w(
      'Tous les soirs sauf le samedi. Boissons du dîner en plus. La barque est reportée en cas de vent ; elle ne se rembourse pas.',
      'Any evening but Saturday. Drinks at dinner are extra. In wind the boat is put off to another day rather than refunded.',
    ),
  },
  {
    slug: 'surf-et-spa',
    name: w('Surf et spa', 'Surf and spa'),
    town: 'biarritz',
    category: 'spa',
    houses: ['hotels/l-eperon', 'spas/spa-imperial'],
    price: 980,
    priceBefore: 1110,
    priceUnit: w('pour deux, deux nuits', 'for two, two nights'),
    validFrom: day(-16, '09:00'),
    validUntil: day(160, '23:59'),
    promotionCode: 'EPAULES',
    stay: { nights: 2, adults: 2 },
    teaser: w(
      'Deux leçons de surf, deux soins des épaules, deux nuits : tomber le matin, se faire ramasser l’après-midi.',
      'Two surf lessons, two shoulder treatments, two nights: fall off in the morning, be put together by teatime.',
    ),
    lead: w('La vague défait, le spa répare.', 'The wave undoes you; the spa puts it right.'),
    seo: {
      title: w('Surf et spa à L’Éperon, week-end à Biarritz', 'Surf and spa weekend at L’Éperon, Biarritz'),
      description: w(
        'Deux nuits pour deux à Biarritz, une leçon de surf et un soin des épaules chacun, petit-déjeuner et bassin compris. 980 € au lieu de 1 110 €.',
        'Two nights for two in Biarritz, a surf lesson and a shoulder treatment each, with breakfast and the pool. €980 instead of €1,110.',
      ),
    },
    story: {
      title: w('Ramer, c’est tout dans le dos', 'Paddling is all in the back'),
      text: w(
        `Vous passez neuf minutes sur dix à plat ventre. Le surf, au début, est surtout de la rame, et c’est le dos qui s’en souvient. Nous avons donc réservé la cabine pour l’après-midi même.

La leçon de l’[école](story:activites/ecole-de-surf) suit la marée ; le rendez-vous au [Spa Impérial](story:spas/spa-imperial) suit la leçon, trois heures plus tard. Entre les deux, un bouillon au [Port-Vieux](story:restaurants/le-port-vieux) est vivement conseillé.`,
        `Nine minutes out of ten are spent on your stomach. Surfing, at first, is mostly paddling, and the back remembers. So we have booked your treatment for the same afternoon.

The [school](story:activites/ecole-de-surf) follows the tide; the [Spa Impérial](story:spas/spa-imperial) follows the school, three hours later. In between, a bowl of broth at [Le Port-Vieux](story:restaurants/le-port-vieux) is strongly advised.`,
      ),
    },
    includes: [
      w('Deux nuits en Chambre Grande Plage', 'Two nights in a Grande Plage room'),
      w('Petit-déjeuner au belvédère', 'Breakfast in the belvedere'),
      w('Une leçon de surf de deux heures chacun', 'A two-hour surf lesson each'),
      w('Un soin « Épaules de surfeur » chacun', 'A “Surfer’s shoulders” treatment each'),
      w('Le bassin pendant tout le séjour', 'The pool throughout your stay'),
    ],
    conditions: w(
      'Si la houle interdit la leçon, celle-ci est reportée, ou remplacée par un second soin de 40 minutes. L’heure du soin se fixe d’après la marée.',
      'If the swell rules out the lesson, it is moved or exchanged for a second 40-minute treatment. The hour of the treatment is set by the tide.',
    ),
  },
  {
    slug: 'premieres-neiges',
    name: w('Premières neiges', 'First snows'),
    town: 'courchevel',
    category: 'family',
    houses: ['hotels/le-grand-meleze', 'restaurants/le-refuge-du-glacier'],
    price: 3480,
    priceBefore: 4260,
    priceUnit: w('pour quatre, quatre nuits', 'for four, four nights'),
    validFrom: day(-25, '09:00'),
    validUntil: day(130, '23:59'),
    promotionCode: 'FLOCON4',
    stay: { nights: 4, adults: 2, children: 2 },
    teaser: w(
      'Quatre nuits en famille à l’ouverture des pistes, forfaits des enfants compris : la neige est là, la queue non.',
      'Four family nights as the runs open, children’s passes included: the snow is there, the queue is not.',
    ),
    lead: w(
      'La première semaine, les moniteurs retiennent encore tous les prénoms.',
      'In the first week the instructors still know everyone by first name.',
    ),
    seo: {
      title: w('Premières neiges en famille à Courchevel', 'First snows for families in Courchevel'),
      description: w(
        'Quatre nuits pour deux adultes et deux enfants à Courchevel en début de saison, forfaits enfants et cours de ski compris. 3 480 € la famille.',
        'Four nights for two adults and two children in Courchevel early in the season, children’s passes and ski lessons included. €3,480 a family.',
      ),
    },
    story: {
      title: w('Arriver avant les autres', 'Get there before the rest'),
      text: w(
        `Les trois premières semaines, la station n’ouvre que la moitié de ses pistes et presque personne ne le sait. Les canons complètent ce que le ciel n’a pas fini ; le soleil se couche tôt, derrière le goûter. C’est maintenant que cela se réserve.

Les enfants ont leurs moniteurs, vous avez vos matinées. La famille dort dans la suite à couchettes du [Grand Mélèze](story:hotels/le-grand-meleze) et déjeune une fois au [Refuge du Glacier](story:restaurants/le-refuge-du-glacier), fromage compris.`,
        `For the first three weeks the resort opens only half its runs, and hardly anyone knows. Snow cannons finish what the sky has begun; the sun sets early, behind the cake. Now is the time to book it.

The children have their instructors, you have your mornings. The family sleeps in the bunk-room suite of [Le Grand Mélèze](story:hotels/le-grand-meleze) and lunches once at [Le Refuge du Glacier](story:restaurants/le-refuge-du-glacier), cheese included.`,
      ),
    },
    includes: [
      w('Quatre nuits en Suite familiale', 'Four nights in the Family suite'),
      w('Les petits-déjeuners et les goûters', 'Breakfasts and teas'),
      w('Deux forfaits enfant de trois jours', 'Two three-day children’s lift passes'),
      w('Trois matinées de cours collectif', 'Three mornings of group lessons'),
      w('Un déjeuner d’altitude pour quatre', 'Lunch for four up the mountain'),
    ],
    conditions: w(
      'Séjours dans les trois semaines qui suivent la prochaine ouverture des pistes, enfants de 3 à 11 ans ; les dates de l’offre sont celles de la réservation. Si moins de dix pistes sont ouvertes, vous pouvez reporter jusqu’à la veille.',
      'Stays in the three weeks after the runs next open, children aged 3 to 11; the dates of the offer are those for booking. With fewer than ten runs open you may postpone up to the day before.',
    ),
  },
  {
    slug: 'table-et-spectacle',
    name: w('Table et spectacle', 'Dinner and a show'),
    town: 'cannes',
    category: 'evening',
    houses: ['casinos/cannes-croisette', 'restaurants/le-ponton'],
    price: 96,
    priceBefore: 118,
    priceUnit: w('par personne', 'a person'),
    validFrom: day(-9, '09:00'),
    validUntil: day(100, '23:00'),
    promotionCode: 'RIDEAU',
    teaser: w(
      'Le dîner à 19 h, le rideau à 20 h 30, et un dessert gardé au frais pour la sortie.',
      'Dinner at 7 pm, curtain at 8.30 pm, and a dessert kept cool for afterwards.',
    ),
    lead: w(
      'Deux plats avant, un dessert après, un fauteuil entre les deux.',
      'Two courses before, dessert after, a good seat in between.',
    ),
    seo: {
      title: w('Table et spectacle : une soirée à Cannes', 'Dinner and a show: an evening in Cannes'),
      description: w(
        'Dîner au Ponton et place de première catégorie au théâtre du Casino de la Croisette, à Cannes. 96 € par personne les soirs de spectacle.',
        'Dinner at Le Ponton and a best-category seat at the theatre of the Casino de la Croisette in Cannes. €96 a person on show nights.',
      ),
    },
    story: {
      title: w('L’art de ne pas courir', 'The gentle art of not running'),
      text: w(
        `Le maître d’hôtel du [Ponton](story:restaurants/le-ponton) connaît l’heure du rideau et ne vous la laisse pas oublier. Entrée, plat, café : on se lève à 20 h 10, et le théâtre du [casino](story:casinos/cannes-croisette) est à quatre minutes le long de l’eau.

Après les rappels, votre table vous attend avec le dessert. Vous y croiserez souvent les artistes, qui dînent tard et parlent fort.`,
        `The head waiter at [Le Ponton](story:restaurants/le-ponton) knows when the curtain goes up and will not let you forget. Starter, main course, coffee: you rise at 8.10 pm, and the [casino](story:casinos/cannes-croisette) theatre is four minutes along the water.

After the curtain calls your table is waiting, with dessert. You will often meet the performers, who dine late and talk loudly.`,
      ),
    },
    includes: [
      w('Entrée, plat et café avant le spectacle', 'Starter, main course and coffee before the show'),
      w('Une place au parterre', 'A seat in the stalls'),
      w('Le dessert et un verre après le rideau', 'Dessert and a glass after the curtain'),
      w('Le vestiaire', 'Cloakroom'),
    ],
    conditions: w(
      'Les soirs de représentation, selon les places. Aucun jeton ni mise n’est compris. Le théâtre accueille les mineurs accompagnés ; les salles de jeux, non.',
      'On show nights, while seats last. No chips or stakes are included. Children may come to the theatre with an adult, but not into the gaming rooms.',
    ),
  },
  {
    slug: 'deux-nuits-au-grand-vent',
    name: w('Deux nuits au grand vent', 'Two nights in the wind'),
    picture: 'offre-deux-nuits-au-grand-vent',
    town: 'le-touquet',
    category: 'stay',
    houses: ['hotels/le-pavillon-des-dunes', 'restaurants/la-halle'],
    price: 307,
    priceBefore: 384,
    priceUnit: w('pour deux, deux nuits', 'for two, two nights'),
    validFrom: day(-18, '09:00'),
    validUntil: day(95, '23:59'),
    promotionCode: 'GRANDVENT',
    stay: { nights: 2, arrivalDays: ['thu', 'fri'], adults: 2 },
    teaser: w(
      'Deux nuits au Touquet quand la plage est à vous : du vent, des soupes, et 20 % de moins pour votre courage.',
      'Two nights in Le Touquet when the beach is yours: wind, soup, and 20% off for your courage.',
    ),
    lead: w(
      'La plage mesure douze kilomètres. Vous y serez neuf.',
      'The beach is twelve kilometres long. There will be nine of you.',
    ),
    seo: {
      title: w('Deux nuits au grand vent au Touquet, à −20 %', 'Two nights in the wind in Le Touquet, 20% off'),
      description: w(
        'Deux nuits pour deux au Pavillon des Dunes hors vacances scolaires, petit-déjeuner et un déjeuner à La Halle compris. 307 € au lieu de 384 €.',
        'Two nights for two at Le Pavillon des Dunes outside school holidays, with breakfast and a lunch at La Halle. €307 instead of €384.',
      ),
    },
    story: {
      title: w('Le vent a fait de la place', 'The wind has made room'),
      text: w(
        `Quand les écoles ont repris, les commerçants demandent des nouvelles et les glaciers repeignent leur enseigne. La forêt sent la résine mouillée, et les phoques de l’Authie n’ont personne à fuir.

Samedi midi, [La Halle](story:restaurants/la-halle) cuisine le marché d’en face : prenez place au comptoir. Puis rentrez au [Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) par la plage, vent dans le dos si vous avez bien choisi le sens.`,
        `Once the schools are back, shopkeepers ask how you have been and the ice-cream men paint their signs. The forest smells of wet resin, and the seals of the Authie have nobody to flee.

On Saturday at noon [La Halle](story:restaurants/la-halle) cooks what the market opposite has: take a seat at the counter. Then walk back to [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) by the beach, with the wind behind you if you chose the right direction.`,
      ),
    },
    includes: [
      w('Deux nuits côté dunes', 'Two nights on the dune side'),
      w('Deux petits-déjeuners pour deux', 'Two breakfasts for two'),
      w('Le plat du marché de La Halle, le samedi', 'Saturday’s market dish at La Halle'),
      w('Deux vélos pour la forêt', 'Two bicycles for the forest'),
    ],
    conditions: w(
      'Hors vacances scolaires, ponts et jours fériés. Une seule offre par chambre ; payable à l’arrivée.',
      'Not in school holidays nor on public-holiday weekends. One offer to a room; pay on arrival.',
    ),
  },
]

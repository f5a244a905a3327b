import { day, w } from '../kit/words.ts'
import type { Offer } from '../model/pleasures.ts'

/** Deauville, La Baule, Le Touquet and Dinard. */
export const WESTERN_OFFERS: readonly Offer[] = [
  {
    slug: 'deux-nuits-et-un-bain',
    name: w('Deux nuits et un bain', 'Two nights and a bath'),
    town: 'deauville',
    category: 'stay',
    houses: ['hotels/les-colombages', 'spas/les-bains-de-deauville'],
    price: 650,
    priceBefore: 780,
    priceUnit: w('pour deux, deux nuits', 'for two, two nights'),
    validFrom: day(-21, '09:00'),
    validUntil: day(120, '23:59'),
    promotionCode: 'BAIN2',
    stay: { nights: 2, adults: 2 },
    teaser: w(
      'Deux nuits aux Colombages, deux petits-déjeuners et une longue matinée d’eau de mer : 130 € de moins qu’à la carte.',
      'Two nights at Les Colombages, breakfasts and a long sea-water morning: €130 less than paid separately.',
    ),
    lead: w(
      'Le vendredi pour arriver, le samedi pour tremper, le dimanche pour traîner.',
      'Friday to arrive, Saturday to soak, Sunday to dawdle.',
    ),
    seo: {
      title: w('Deux nuits et un bain aux Colombages, Deauville', 'Two nights and a bath at Les Colombages'),
      description: w(
        'Séjour de deux nuits pour deux à Deauville, petit-déjeuner et accès de trois heures aux bains d’eau de mer compris, à 650 € au lieu de 780 €.',
        'A two-night stay for two in Deauville with breakfast and three hours in the sea-water baths, at €650 instead of €780.',
      ),
    },
    story: {
      title: w('La mer, mais à 28 °C', 'The sea, but at 28 °C'),
      text: w(
        `Devant la plage, la Manche dépasse rarement 18 °C. La même eau, pompée, filtrée et chauffée, vous attend de l’autre côté de la cour : [les Bains de Deauville](story:spas/les-bains-de-deauville) ouvrent leur bassin à 8 h, quand la plage est encore bleue.

Vous dormez aux [Colombages](story:hotels/les-colombages), dans une chambre sur jardin. Pour la mer, ajoutez 60 € par nuit ; pour un soin, dites-le en réservant.`,
        `Off the beach the Channel seldom passes 18 °C. The same water, pumped, filtered and warmed, waits across the courtyard: [Les Bains de Deauville](story:spas/les-bains-de-deauville) open their pool at 8 am, while the beach is still blue.

You sleep at [Les Colombages](story:hotels/les-colombages), in a garden room. For the sea, add €60 a night; for a treatment, tell us when you book.`,
      ),
    },
    includes: [
      w('Deux nuits en chambre double', 'Two nights in a double room'),
      w('Le petit-déjeuner, servi jusqu’à 11 h', 'Breakfast, served until 11 am'),
      w('Trois heures aux bains pour deux', 'Three hours in the baths for two'),
      w('Départ à 14 h le dimanche', 'Check-out at 2 pm on Sunday'),
    ],
    conditions: w(
      'Valable hors jours fériés et week-ends de courses, selon les chambres libres. Annulation sans frais jusqu’à trois jours avant l’arrivée aux Colombages.',
      'Not valid on public holidays or race weekends; subject to free rooms. Cancel at no charge up to three days before you reach Les Colombages.',
    ),
  },
  {
    slug: 'journee-aux-courses',
    name: w('Une journée aux courses', 'A day at the races'),
    town: 'deauville',
    category: 'stay',
    houses: ['hotels/le-clos-des-courses', 'restaurants/le-paddock'],
    price: 345,
    priceUnit: w('pour deux, une nuit', 'for two, one night'),
    validFrom: day(-7, '09:00'),
    validUntil: day(90, '23:59'),
    promotionCode: 'PADDOCK',
    stay: { nights: 1, arrivalDays: ['fri', 'sat', 'sun'], adults: 2 },
    teaser: w(
      'Une nuit au Clos, un déjeuner au Paddock et deux entrées à l’hippodrome, avec quelqu’un pour expliquer les casaques.',
      'A night at Le Clos, lunch at Le Paddock and two racecourse tickets, with someone to explain the silks.',
    ),
    lead: w(
      'Le matin, on regarde les chevaux. L’après-midi aussi, mais plus vite.',
      'In the morning you watch the horses. In the afternoon too, only faster.',
    ),
    seo: {
      title: w(
        'Journée aux courses, hôtel et déjeuner à Deauville',
        'A day at the races, hotel and lunch in Deauville',
      ),
      description: w(
        'Une nuit pour deux au Clos des Courses, l’entraînement à l’aube, le déjeuner et deux entrées à l’hippodrome de Deauville. 345 € les jours de courses.',
        'One night for two at Le Clos des Courses, dawn training, lunch and two tickets for Deauville racecourse. €345 on race days.',
      ),
    },
    story: {
      title: w('Sept heures, l’heure des lads', 'Seven o’clock, the stable lads’ hour'),
      text: w(
        `On vous réveille à 6 h 30 avec un café. À sept heures, les lots partent au galop sur la piste de sable, et un ancien jockey vous apprend à lire une foulée, un numéro, une humeur.

Le déjeuner est servi au [Paddock](story:restaurants/le-paddock) à midi et demi. L’hippodrome est à dix minutes à pied ; le concierge du [Clos des Courses](story:hotels/le-clos-des-courses) prête des jumelles et, si le ciel l’exige, un parapluie vert.`,
        `You are woken at 6.30 am with coffee. At seven the strings go out on the sand track, and a retired jockey teaches you to read a stride, a number, a mood.

Lunch is at [Le Paddock](story:restaurants/le-paddock) at half past twelve. The course is ten minutes on foot; the porter of [Le Clos des Courses](story:hotels/le-clos-des-courses) lends binoculars and, should the sky insist, a green umbrella.`,
      ),
    },
    includes: [
      w('Une nuit et le petit-déjeuner pour deux', 'One night with breakfast for two'),
      w('La visite de l’entraînement à 7 h', 'A visit to the gallops at 7 am'),
      w('Le déjeuner en trois plats, sans les vins', 'A three-course lunch, wine not included'),
      w('Deux entrées en tribune', 'Two grandstand tickets'),
      w('Des jumelles en prêt', 'Binoculars on loan'),
    ],
    conditions: w(
      'Les jours de réunion seulement. Les paris ne font pas partie de l’offre et sont réservés aux majeurs. Remboursée si la réunion est annulée.',
      'On race days only. Bets are not part of the offer and are for adults. Refunded if the meeting is cancelled.',
    ),
  },
  {
    slug: 'huitres-et-champagne',
    name: w('Huîtres et champagne', 'Oysters and champagne'),
    town: 'la-baule',
    category: 'table',
    houses: ['restaurants/le-bar-des-regates'],
    price: 64,
    priceBefore: 78,
    priceUnit: w('pour deux', 'for two'),
    validFrom: day(-14, '09:00'),
    validUntil: day(75, '22:00'),
    promotionCode: 'DOUZE',
    teaser: w(
      'Douze huîtres du Croisic, deux coupes, le pain de seigle et la baie devant, du jeudi au dimanche.',
      'Twelve Croisic oysters, two glasses, rye bread and the bay in front, Thursday to Sunday.',
    ),
    lead: w('À l’heure où les bateaux rentrent, les huîtres sortent.', 'As the boats come in, the oysters come out.'),
    seo: {
      title: w('Huîtres et champagne pour deux à La Baule', 'Oysters and champagne for two in La Baule'),
      description: w(
        'Douze huîtres du Croisic et deux coupes de champagne au Bar des Régates, à La Baule, du jeudi au dimanche dès 18 h. 64 € pour deux.',
        'Twelve Croisic oysters and two glasses of champagne at Le Bar des Régates, La Baule, Thursday to Sunday from 6 pm. €64 for two.',
      ),
    },
    story: {
      title: w('Une douzaine et un horizon', 'A dozen and a horizon'),
      text: w(
        `L’ostréiculteur passe à 16 h, en bottes, avec ses bourriches. On ouvre à la commande : numéro 3 pour les prudents, numéro 2 pour les autres. Le beurre est salé, le citron facultatif.

Le [Bar des Régates](story:restaurants/le-bar-des-regates) garde la table du ponton à ceux qui réservent avant midi. S’il pleut, le poêle est derrière.`,
        `The oyster farmer calls at 4 pm, in boots, with his baskets. They are opened to order: size 3 for the cautious, size 2 for the rest. The butter is salted, the lemon optional.

[Le Bar des Régates](story:restaurants/le-bar-des-regates) keeps the table on the pontoon for those who book before noon. If it rains, the stove is just behind.`,
      ),
    },
    includes: [
      w('Douze huîtres, numéro 2 ou 3', 'Twelve oysters, size 2 or 3'),
      w('Deux coupes de brut', 'Two glasses of brut'),
      w('Pain de seigle et beurre de Guérande', 'Rye bread and Guérande butter'),
      w('Une table gardée jusqu’à 20 h', 'A table kept until 8 pm'),
    ],
    conditions: w(
      'Du jeudi au dimanche, de 18 h à 20 h, sauf interdiction de pêche. Un jus de pomme pétillant remplace les coupes si vous préférez. L’abus d’alcool est dangereux pour la santé.',
      'Thursday to Sunday, 6 to 8 pm, unless harvesting is suspended. Sparkling apple juice may replace the champagne. Alcohol abuse is dangerous for your health.',
    ),
  },
  {
    slug: 'semaine-thalasso',
    name: w('Une semaine de thalasso', 'A week of sea water'),
    town: 'la-baule',
    category: 'spa',
    houses: ['hotels/la-baie-doree', 'spas/thalasso-la-baie'],
    price: 1390,
    priceBefore: 1640,
    priceUnit: w('par personne, six nuits', 'a person, six nights'),
    validFrom: day(-30, '09:00'),
    validUntil: day(180, '23:59'),
    promotionCode: 'MAREE6',
    stay: { nights: 6, arrivalDays: ['sun'], adults: 2, totals: { 'hotels/la-baie-doree': 2780 } },
    teaser: w(
      'Six jours, vingt-quatre soins, une diététicienne et la marche du soir sur neuf kilomètres de sable.',
      'Six days, twenty-four treatments, a dietician and an evening walk on nine kilometres of sand.',
    ),
    lead: w(
      'On arrive voûté le dimanche. Le samedi, on porte sa valise tout seul.',
      'You arrive stooped on Sunday. By Saturday you carry your own case.',
    ),
    seo: {
      title: w('Cure de thalasso de six jours à La Baule', 'Six-day thalassotherapy stay in La Baule'),
      description: w(
        'Six nuits en demi-pension à La Baie dorée, quatre soins d’eau de mer par jour et un suivi médical, à La Baule. 1 390 € par personne.',
        'Six nights half board at La Baie dorée with four sea-water treatments a day and a medical check, in La Baule. €1,390 a person.',
      ),
    },
    story: {
      title: w('Quatre soins par jour, pas un de plus', 'Four treatments a day and not one more'),
      text: w(
        `Le premier soir, un médecin vous reçoit vingt minutes et raye ce qui ne vous va pas. Le reste compose vos matinées : jets, algues, bain bouillonnant, modelage. À 13 h, c’est fini, et l’après-midi vous appartient.

Le dîner de [La Baie dorée](story:hotels/la-baie-doree) se choisit léger ou non ; personne ne note. Entre les soins, le bassin de la [thalasso](story:spas/thalasso-la-baie) reste ouvert, à 33 °C.`,
        `On the first evening a doctor sees you for twenty minutes and crosses out what does not suit you. What remains makes up your mornings: jets, seaweed, whirlpool, massage. At 1 pm it is over, and the afternoon is yours.

Dinner at [La Baie dorée](story:hotels/la-baie-doree) may be light or not; nobody keeps score. Between treatments the [thalassotherapy](story:spas/thalasso-la-baie) pool stays open, at 33 °C.`,
      ),
    },
    includes: [
      w('Six nuits en demi-pension', 'Six nights, half board'),
      w('Vingt-quatre soins en six matinées', 'Twenty-four treatments over six mornings'),
      w('Une visite médicale et un bilan', 'A medical check and a closing review'),
      w('Le bassin, le sauna et la salle de sport', 'Pool, sauna and gym'),
      w('Peignoir et sandales prêtés', 'Robe and sandals lent'),
    ],
    conditions: w(
      'Arrivée le dimanche, prix par personne en chambre double ; 320 € de plus en chambre seule. Dès 18 ans. Un certificat peut être demandé pour certains soins.',
      'Arrival on Sunday; price a person in a double room, €320 more alone. From 18. A medical certificate may be needed for some treatments.',
    ),
  },
  {
    slug: 'week-end-char-a-voile',
    name: w('Week-end char à voile', 'Sand-yacht weekend'),
    town: 'le-touquet',
    category: 'family',
    houses: ['hotels/le-pavillon-des-dunes'],
    price: 520,
    priceUnit: w('pour quatre, deux nuits', 'for four, two nights'),
    validFrom: day(-10, '09:00'),
    validUntil: day(150, '23:59'),
    promotionCode: 'TROISROUES',
    stay: { nights: 2, arrivalDays: ['thu', 'fri', 'sat'], adults: 2, children: 2 },
    teaser: w(
      'Trois roues, une voile, douze kilomètres de plage : deux nuits en famille et deux heures de vitesse au ras du sable.',
      'Three wheels, a sail, twelve kilometres of beach: two family nights and two hours of speed at sand level.',
    ),
    lead: w(
      'Pas de frein, pas de moteur, et pas un parent pour dire « doucement ».',
      'No brakes, no engine, and no parent to say “slow down”.',
    ),
    seo: {
      title: w('Week-end char à voile en famille au Touquet', 'Family sand-yacht weekend in Le Touquet'),
      description: w(
        'Deux nuits pour quatre au Pavillon des Dunes, petit-déjeuner et leçon de char à voile de deux heures au Touquet, dès 8 ans. 520 € la famille.',
        'Two nights for four at Le Pavillon des Dunes with breakfast and a two-hour sand-yacht lesson in Le Touquet, from age 8. €520 a family.',
      ),
    },
    story: {
      title: w('À la merci du vent d’ouest', 'At the mercy of the westerly'),
      text: w(
        `La leçon a lieu à marée basse, samedi ou dimanche : l’école appelle le vendredi pour fixer l’heure. Chacun a son char, un casque et un sac de sable sous les fesses. À 15 nœuds de vent, on dépasse les vélos ; à 25, les cyclomoteurs.

Au retour, le [Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) prévoit des chocolats chauds et un bac pour les chaussures. L’[activité](story:activites/char-a-voile) se refait seule, si vous y prenez goût.`,
        `The lesson falls at low tide on Saturday or Sunday: the school rings on Friday to give the hour. Each has a yacht, a helmet and a bag of sand to sit on. In 15 knots of wind you overtake bicycles; in 25, mopeds.

Back at [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) there is hot chocolate and a tub for shoes. The [activity](story:activites/char-a-voile) can be booked again on its own, should you get the taste.`,
      ),
    },
    includes: [
      w('Deux nuits dans deux chambres voisines', 'Two nights in two adjoining rooms'),
      w('Quatre petits-déjeuners par matin', 'Four breakfasts each morning'),
      w('Deux heures de char, moniteur compris', 'Two hours of sand-yachting with an instructor'),
      w('Le chocolat du retour', 'Hot chocolate afterwards'),
    ],
    conditions: w(
      'Pour deux adultes et deux enfants de 8 à 15 ans. Sans vent, la leçon est remplacée par deux heures de vélo en forêt, ou remboursée.',
      'For two adults and two children aged 8 to 15. Without wind, the lesson becomes two hours of cycling in the forest, or is refunded.',
    ),
  },
  {
    slug: 'vue-sur-l-emeraude',
    name: w('Vue sur l’émeraude', 'A view of the emerald'),
    town: 'dinard',
    category: 'stay',
    houses: ['hotels/la-roche-emeraude'],
    price: 410,
    priceBefore: 480,
    priceUnit: w('pour deux, deux nuits', 'for two, two nights'),
    validFrom: day(-5, '09:00'),
    validUntil: day(110, '23:59'),
    promotionCode: 'FALAISE',
    stay: { nights: 2, arrivalDays: ['mon', 'tue', 'wed', 'sun'], adults: 2 },
    teaser: w(
      'Deux nuits côté falaise, une fenêtre garantie sur la mer et un panier pour marcher jusqu’à Saint-Énogat.',
      'Two nights on the cliff side, a guaranteed sea window and a picnic for the walk to Saint-Énogat.',
    ),
    lead: w('On paie la vue, oui. Mais 70 € de moins.', 'You pay for the view, yes. But €70 less.'),
    seo: {
      title: w('Deux nuits avec vue à La Roche Émeraude, Dinard', 'Two nights with a view at La Roche Émeraude'),
      description: w(
        'Séjour de deux nuits face à la mer à Dinard : chambre vue mer garantie, petit-déjeuner et pique-nique du chemin de ronde. 410 € pour deux.',
        'Two nights facing the sea in Dinard: a guaranteed sea-view room, breakfast and a picnic for the cliff path. €410 for two.',
      ),
    },
    story: {
      title: w('Quatre verts avant midi', 'Four greens before noon'),
      text: w(
        `L’eau change avec le fond : bouteille sur le sable, absinthe sur les rochers, presque noire au passage des nuages. À [La Roche Émeraude](story:hotels/la-roche-emeraude), votre fenêtre donne sur tout cela ; c’est écrit dans la réservation.

Le second jour, la cuisine vous remet un panier : galette-saucisse, tomates, far aux pruneaux. Le [chemin de ronde](story:activites/chemin-de-ronde) passe sous le jardin et compte trois bancs.`,
        `The water changes with the seabed: bottle over sand, absinthe over rock, almost black when clouds go by. At [La Roche Émeraude](story:hotels/la-roche-emeraude) your window has all of it; the booking says so in writing.

On the second day the kitchen hands you a basket: sausage in a buckwheat pancake, tomatoes, prune cake. The [cliff path](story:activites/chemin-de-ronde) runs below the garden and has three benches.`,
      ),
    },
    includes: [
      w('Deux nuits, vue mer garantie', 'Two nights, sea view guaranteed'),
      w('Le petit-déjeuner en chambre ou en salle', 'Breakfast in your room or downstairs'),
      w('Un panier pour deux, à midi', 'A picnic for two'),
      w('Carte annotée du sentier', 'An annotated map of the path'),
    ],
    conditions: w(
      'Du dimanche au vendredi, hors jours fériés. Si aucune chambre sur mer n’est libre, nous vous le disons avant de prendre la réservation.',
      'Sunday to Friday, except public holidays. If no sea-view room is free we say so before taking your booking.',
    ),
  },
]

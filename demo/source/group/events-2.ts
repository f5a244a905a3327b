import { day, w } from '../kit/words.ts'
import type { Event } from '../model/pleasures.ts'
import { seat } from './seats.ts'

const feuDArtifice: Event = {
  slug: 'feu-d-artifice-de-la-baie',
  name: w('Feu d’artifice de la baie', 'Fireworks over the bay'),
  town: 'la-baule',
  venue: 'hotels/la-baie-doree',
  place: w('Plage Benoît', 'Plage Benoît'),
  category: 'festival',
  from: day(40, '21:30'),
  until: day(40, '23:45'),
  status: 'open',
  price: 0,
  teaser: w(
    'Dix-neuf minutes, 1 100 fusées et neuf kilomètres de plage pour choisir sa place.',
    'Nineteen minutes, 1,100 rockets and nine kilometres of beach to choose a place on.',
  ),
  lead: w(
    'Tiré de trois barges au large, visible de Pornichet au Pouliguen.',
    'Fired from three barges offshore, seen from Pornichet to Le Pouliguen.',
  ),
  seo: {
    title: w('Feu d’artifice de la baie de La Baule', 'Fireworks over the bay of La Baule'),
    description: w(
      'Un feu tiré en mer devant La Baule, à 22 h 45 : dix-neuf minutes, accès libre sur neuf kilomètres de plage. Les meilleurs endroits.',
      'Fireworks set off at sea in front of La Baule at 10.45 pm: nineteen minutes, free along nine kilometres of beach. Where to stand.',
    ),
  },
  story: {
    title: w('Le bruit arrive après la lumière', 'The sound comes after the light'),
    text: w(
      `Les barges mouillent à 900 mètres. Comptez près de trois secondes entre la fleur et le coup : les enfants apprennent ainsi la vitesse du son. Les artificiers, une famille de Guérande, travaillent à la pince et au carnet, sans ordinateur.

Les terrasses de [La Baie dorée](story:hotels/la-baie-doree) restent ouvertes aux passants ce soir-là, lampes baissées. Le bouquet final est blanc, uniquement blanc, et se termine par une minute de silence que personne n’a demandée.`,
      `The barges anchor 900 metres out. Count almost three seconds between the flower and the bang: children learn the speed of sound that way. The firework makers, a family from Guérande, work with pliers and a notebook, and no computer.

The terraces of [La Baie dorée](story:hotels/la-baie-doree) stay open to passers-by that evening, with the lamps turned low. The finale is white and nothing but white, and ends in a minute’s silence nobody asked for.`,
    ),
  },
  programme: [
    { time: w('21 h 30', '9.30 pm'), text: w('Fanfare de la plage, pieds nus.', 'Beach band, barefoot.') },
    {
      time: w('22 h 15', '10.15 pm'),
      text: w('Extinction des lampadaires du remblai.', 'Street lamps go out along the front.'),
    },
    {
      time: w('22 h 45', '10.45 pm'),
      text: w(
        'Première fusée, tirée par une enfant de l’école de voile.',
        'First rocket, let off by a child from the sailing school.',
      ),
    },
  ],
  questions: [
    {
      question: w('Où se garer ?', 'Where should I park?'),
      answer: w(
        'À la gare d’Escoublac : une navette roule toutes les dix minutes jusqu’à 0 h 30.',
        'At Escoublac station: a shuttle runs every ten minutes until 12.30 am.',
      ),
    },
    {
      question: w('Le feu peut-il être annulé ?', 'Can it be called off?'),
      answer: w(
        'Au-delà de 50 km/h de vent, il glisse au lendemain. La décision tombe à 18 h.',
        'If the wind passes 50 km/h it slides to the next day. The decision comes at 6 pm.',
      ),
    },
  ],
}

const balMasque: Event = {
  slug: 'bal-masque-de-cannes',
  name: w('Bal masqué de Cannes', 'Cannes masked ball'),
  town: 'cannes',
  venue: 'hotels/le-palmarium',
  place: w('Patio du Palmarium', 'Patio of Le Palmarium'),
  category: 'ball',
  from: day(54, '21:00'),
  until: day(55, '02:00'),
  status: 'canceled',
  price: 85,
  seats: [seat('floorTable', 120, 160), seat('table', 85, 440)],
  seller: 'casinos/cannes-croisette',
  teaser: w(
    'Le patio perd sa verrière pour réparation : le bal de cette saison n’aura pas lieu.',
    'The patio is losing its glass roof for repairs: this season’s ball will not take place.',
  ),
  lead: w(
    'Bal annulé, billets remboursés, masques à garder pour la prochaine fois.',
    'Ball cancelled, tickets refunded, masks to be kept for next time.',
  ),
  seo: {
    title: w('Bal masqué de Cannes : soirée annulée', 'Cannes masked ball: this season cancelled'),
    description: w(
      'Le bal masqué du Palmarium à Cannes est annulé cette saison, le temps de refaire la verrière. Remboursement d’office sous huit jours.',
      'The masked ball at Le Palmarium in Cannes is off this season while the glass roof is rebuilt. Refunds follow within eight days.',
    ),
  },
  story: {
    title: w('Les palmiers auront l’air libre', 'The palms get the open air'),
    text: w(
      `La verrière de 1903 compte 2 310 carreaux, et 64 ont bougé pendant les pluies. On les démonte un par un. Difficile, dans ces conditions, d’accrocher deux cents lanternes et de demander à six cents invités de ne pas lever les yeux.

Les ateliers de masques du samedi, eux, continuent dans le salon de lecture, de 15 h à 17 h, sur inscription au [Palmarium](story:hotels/le-palmarium). Les plus impatients pourront les porter à la [nuit viennoise](story:spectacles/les-valses-de-vienne), où personne ne posera de question.`,
      `The glass roof of 1903 has 2,310 panes, and 64 of them shifted in the rains. They are coming down one by one. It is hard, like that, to hang two hundred lanterns and ask six hundred guests not to look up.

The Saturday mask workshops go on in the reading room from 3 to 5 pm; sign up at [Le Palmarium](story:hotels/le-palmarium). If you cannot wait, wear yours to the [evening of waltzes](story:spectacles/les-valses-de-vienne), where no one will ask.`,
    ),
  },
  programme: [
    {
      time: w('21 h', '9 pm'),
      text: w(
        'Entrée par la rue arrière, masques ajustés par la costumière. Annulé.',
        'Guests were to enter by the back street and be fitted with masks. Cancelled.',
      ),
    },
    { time: w('22 h 30', '10.30 pm'), text: w('Quadrille des lanternes. Annulé.', 'Lantern quadrille. Cancelled.') },
    {
      time: w('Minuit', 'Midnight'),
      text: w('On tombe les masques. Annulé, donc on les garde.', 'Masks off. Cancelled, so they stay on.'),
    },
  ],
  questions: [
    {
      question: w('Comment serai-je remboursé ?', 'How will I be refunded?'),
      answer: w(
        'Sur la carte qui a payé, sous huit jours, sans rien demander.',
        'To the card you paid with, within eight days, without asking.',
      ),
    },
    {
      question: w('Ma chambre est-elle annulée aussi ?', 'Is my room cancelled too?'),
      answer: w(
        'Non. Vous pouvez la garder ou la rendre sans frais jusqu’à la veille, 18 h.',
        'No. Keep it, or give it back free of charge until 6 pm the day before.',
      ),
    },
  ],
}

const regates: Event = {
  slug: 'regates-du-vernis',
  name: w('Régates du vernis', 'Varnish regatta'),
  picture: 'evenement-regates-du-vernis',
  town: 'la-baule',
  venue: 'restaurants/le-bar-des-regates',
  place: w('Port de La Baule–Le Pouliguen', 'La Baule–Le Pouliguen harbour'),
  category: 'sport',
  from: day(75, '10:00'),
  until: day(76, '18:00'),
  status: 'open',
  price: 0,
  teaser: w(
    'Quarante voiliers d’avant 1960, deux bouées et un canon que l’on charge de farine.',
    'Forty sailing boats from before 1960, two buoys and a cannon loaded with flour.',
  ),
  lead: w(
    'Des coques vernies, du vent d’ouest, et le départ donné à la farine.',
    'Varnished hulls, a west wind, and a start fired in flour.',
  ),
  seo: {
    title: w('Régates du vernis dans la baie de La Baule', 'Varnish regatta in the bay of La Baule'),
    description: w(
      'Quarante voiliers classiques dans la baie de La Baule, deux jours, à suivre de la digue ou d’une vedette. Accès libre, embarquement 30 €.',
      'Forty classic yachts in the bay of La Baule for two days, seen from the jetty or a launch. Free to watch, €30 to go aboard.',
    ),
  },
  story: {
    title: w('Le vernis ne vote pas, mais il compte', 'Varnish has no vote, but it counts'),
    text: w(
      `Pour s’inscrire, il faut un bateau de bois et un équipage qui accepte un passager inconnu. Celui-ci tient une écoute ou un sandwich, au choix du patron. L’an passé, un notaire de Nantes a tenu les deux.

Le parcours longe la plage : on suit tout à pied, de la jetée aux [pins](story:hotels/la-baie-doree), sans presser le pas. Le classement se lit le soir, à la craie, au [Bar des Régates](story:restaurants/le-bar-des-regates). Le dernier paie la première tournée de cidre.`,
      `To enter you need a wooden boat and a crew that will take a stranger. The stranger holds a sheet or a sandwich, as the skipper sees fit. Last time a notary from Nantes held both.

The course runs along the beach, so you can follow it all on foot, from the jetty to the [pines](story:hotels/la-baie-doree), without hurrying. Results go up in chalk that evening at [Le Bar des Régates](story:restaurants/le-bar-des-regates). Whoever came last pays for the first round of cider.`,
    ),
  },
  programme: [
    {
      time: w('Samedi, 10 h', 'Saturday, 10 am'),
      text: w('Visite des pontons, vernis sec.', 'Walk the pontoons, varnish dry.'),
    },
    {
      time: w('Samedi, 14 h', 'Saturday, 2 pm'),
      text: w('Première manche, coup de farine à l’heure pile.', 'First race, flour fired on the hour.'),
    },
    {
      time: w('Dimanche, 11 h', 'Sunday, 11 am'),
      text: w('Course des passagers : chacun barre dix minutes.', 'Passengers’ race: everyone steers for ten minutes.'),
    },
    {
      time: w('Dimanche, 17 h', 'Sunday, 5 pm'),
      text: w('Craie, cidre et discours de trois phrases.', 'Chalk, cider and a three-sentence speech.'),
    },
  ],
  questions: [
    {
      question: w('Comment devenir passager ?', 'How do I get aboard?'),
      answer: w(
        'Un tirage a lieu chaque matin à 9 h sur le ponton C. Apportez des semelles claires.',
        'There is a draw on pontoon C at 9 each morning. Bring pale soles.',
      ),
    },
    {
      question: w('Voit-on la course depuis la plage ?', 'Can you see it from the beach?'),
      answer: w(
        'Très bien avec des jumelles ; la capitainerie en prête trente paires contre une pièce d’identité.',
        'Very well with binoculars; the harbour office lends thirty pairs against an identity card.',
      ),
    },
  ],
}

const marcheFlottant: Event = {
  slug: 'marche-flottant-du-lac',
  name: w('Marché flottant du lac', 'Floating market on the lake'),
  picture: 'evenement-marche-flottant-du-lac',
  town: 'enghien-les-bains',
  venue: 'hotels/le-pavillon-du-lac',
  place: w('Jetée du lac', 'Lake jetty'),
  category: 'culture',
  from: day(96, '11:00'),
  until: day(111, '20:00'),
  status: 'open',
  price: 0,
  teaser: w(
    'Vingt-huit barques amarrées à la jetée, une par artisan : on fait ses courses en se penchant.',
    'Twenty-eight boats moored to the jetty, one for each maker: you shop by leaning over.',
  ),
  lead: w(
    'Un marché sur l’eau, des lanternes au mât, et la soupe à quai.',
    'A market on the water, lanterns at the mast, and soup on dry land.',
  ),
  seo: {
    title: w('Marché flottant sur le lac d’Enghien-les-Bains', 'Floating market on the lake at Enghien-les-Bains'),
    description: w(
      'Seize jours de marché sur l’eau à Enghien-les-Bains : 28 artisans en barque, de 11 h à 20 h, entrée libre, à 15 minutes de Paris-Nord.',
      'Sixteen days of market on the water at Enghien-les-Bains: 28 makers in boats, 11 am to 8 pm, free, 15 minutes from Paris-Nord.',
    ),
  },
  story: {
    title: w('Le panier passe, le client reste', 'The basket crosses, the buyer stays'),
    text: w(
      `Les barques sont celles du club, vidées de leurs avirons et garnies d’établis. Un tourneur sur bois, une relieuse, deux sœurs qui soufflent le verre. On tend la main, le panier passe, personne n’est encore tombé.

Le mercredi à 17 h, le doyen du club traverse le lac à la rame, huit minutes, en pestant contre les cygnes. Les enfants l’attendent à la jetée : sa barque est pleine de jouets de bois, à un euro pièce. Pour se réchauffer, ou se mettre au frais, [Le Jardin d’Hiver](story:restaurants/le-jardin-d-hiver) est à 21 °C.`,
      `The boats are the rowing club’s, emptied of oars and fitted with workbenches. A wood turner, a bookbinder, two sisters who blow glass. You hold out a hand, the basket comes across, and so far nobody has fallen in.

On Wednesdays at 5 pm the oldest member of the club rows across the lake, eight minutes of grumbling about swans. Children wait on the jetty: his boat is full of wooden toys, at one euro apiece. To warm up, or to cool down, [Le Jardin d’Hiver](story:restaurants/le-jardin-d-hiver) is at 21 °C.`,
    ),
  },
  programme: [
    {
      time: w('11 h', '11 am'),
      text: w('Les barques accostent, dans l’ordre des lanternes.', 'The boats tie up, in order of lantern.'),
    },
    {
      time: w('15 h', '3 pm'),
      text: w('Atelier de bougies à la cire d’abeille, sous la tente.', 'Beeswax candle making, in the tent.'),
    },
    { time: w('17 h', '5 pm'), text: w('Le mercredi, traversée à la rame.', 'On Wednesdays, the crossing by oar.') },
    {
      time: w('19 h 30', '7.30 pm'),
      text: w('Chœur des écoles, une chanson par barque.', 'School choirs, one song for each boat.'),
    },
  ],
  questions: [
    {
      question: w('La jetée est-elle accessible en fauteuil ?', 'Can a wheelchair use the jetty?'),
      answer: w(
        'Oui, sur 140 m, avec deux rampes. Les artisans lèvent leurs étals à votre hauteur.',
        'Yes, for 140 m, with two ramps. Makers raise their trays to your height.',
      ),
    },
    {
      question: w('Peut-on payer par carte ?', 'Do they take cards?'),
      answer: w(
        'Presque partout. La relieuse préfère les pièces et rend la monnaie en marque-pages.',
        'Nearly all do. The bookbinder prefers coins and gives change in bookmarks.',
      ),
    },
  ],
}

const flambeaux: Event = {
  slug: 'flambeaux-de-courchevel',
  name: w('Flambeaux de Courchevel', 'Courchevel torchlight descent'),
  town: 'courchevel',
  venue: 'hotels/le-grand-meleze',
  place: w('Pied de la piste bleue', 'Foot of the blue run'),
  category: 'festival',
  from: day(120, '20:00'),
  until: day(120, '23:30'),
  status: 'open',
  price: 15,
  seats: [seat('walker', 15, 200)],
  seller: 'casinos/enghien-les-bains',
  teaser: w(
    'Deux cents marcheurs, un flambeau chacun, et la piste bleue qui s’allume d’un coup.',
    'Two hundred walkers with a torch each, and the blue run lights up all at once.',
  ),
  lead: w(
    'Une descente lente, une lumière par main, et la soupe au bout.',
    'A slow descent, a light in every hand, and soup at the bottom.',
  ),
  seo: {
    title: w('Flambeaux de Courchevel : descente à la nuit', 'Torchlight descent in Courchevel after dark'),
    description: w(
      'Descente à pied et aux flambeaux, dès 8 ans, à Courchevel, encadrée par les guides de la vallée. 15 €, flambeau, gants et soupe compris.',
      'A torchlight descent on foot in Courchevel, for ages 8 and over, led by guides from the valley. €15 with torch, gloves and soup.',
    ),
  },
  story: {
    title: w('On descend en file, on remonte en chantant', 'Down in a line, home in a chorus'),
    text: w(
      `Le premier guide donne la vitesse : celle d’un enfant de huit ans qui regarde les étoiles. Vu d’en bas, un fil rouge se déroule sans bruit, hésite dans le virage du [Grand Mélèze](story:hotels/le-grand-meleze), puis repart. La descente dure cinquante minutes, sur l’herbe ou sur la neige damée, selon ce que la montagne a prévu.

Les flambeaux sont en cire, les gants ignifugés, les cheveux attachés. Ceux qui ne marchent pas tiennent les lanternes du bas et servent la soupe au chou, avec le [Refuge du Glacier](story:restaurants/le-refuge-du-glacier).`,
      `The first guide sets the pace: that of an eight-year-old looking at the stars. From below, a red thread unwinds without a sound, hesitates at the bend by [Le Grand Mélèze](story:hotels/le-grand-meleze), then runs on. It takes fifty minutes, over grass or packed snow, whichever the mountain has laid.

Torches are wax, gloves fireproof, hair tied back. Those who do not walk hold the lanterns at the foot and ladle out cabbage soup with [Le Refuge du Glacier](story:restaurants/le-refuge-du-glacier).`,
    ),
  },
  programme: [
    {
      time: w('20 h', '8 pm'),
      text: w(
        'Remise des gants et coup d’œil aux semelles ; celles qui glissent sont échangées.',
        'Gloves given out and a look at your soles; slippery ones are exchanged.',
      ),
    },
    {
      time: w('21 h 15', '9.15 pm'),
      text: w('Dernière cabine, allumage au sommet.', 'Last lift up, torches lit at the top.'),
    },
    {
      time: w('22 h', '10 pm'),
      text: w('Descente, dans le silence demandé aux parents.', 'The descent; parents are asked to keep quiet.'),
    },
    {
      time: w('22 h 50', '10.50 pm'),
      text: w(
        'Soupe, accordéon et chaussures rendues à leurs propriétaires.',
        'Soup, an accordion, and shoes returned to their owners.',
      ),
    },
  ],
  questions: [
    {
      question: w('Faut-il être bon marcheur ?', 'Must I be a good walker?'),
      answer: w(
        'Il suffit de descendre une heure sans courir. Chaque guide mène un groupe de douze.',
        'You need only walk downhill for an hour without running. Each guide has a group of twelve.',
      ),
    },
    {
      question: w('Que se passe-t-il par mauvais temps ?', 'What if the weather is bad?'),
      answer: w(
        'Sous la pluie ou la neige, on descend quand même. Le brouillard et l’orage arrêtent tout, et l’on garde la soupe.',
        'In rain or snow we go down all the same. Fog and thunder stop it, and there is still soup.',
      ),
    },
  ],
}

/** Events from the sixth week on. */
export const EVENTS_LATER: readonly Event[] = [feuDArtifice, balMasque, regates, marcheFlottant, flambeaux]

import { day, w } from '../kit/words.ts'
import type { Show } from '../model/pleasures.ts'
import { seat } from './seats.ts'
import { weekly } from './weekly.ts'

const nuitDuJazz: Show = {
  slug: 'nuit-du-jazz',
  name: w('Nuit du jazz', 'Jazz night'),
  town: 'biarritz',
  venue: 'casinos/biarritz',
  hall: w('Théâtre du Fronton', 'Théâtre du Fronton'),
  genre: w('Jazz', 'Jazz'),
  category: 'music',
  performances: [
    { at: day(4, '20:30'), status: 'full' },
    { at: day(19, '20:30'), status: 'open' },
    { at: day(33, '20:30'), status: 'open' },
    ...weekly(day(40, '20:30'), 4),
  ],
  minutes: 180,
  price: 38,
  seats: [seat('stalls', 52, 200), seat('balcony', 38, 160)],
  teaser: w(
    'Trois formations, une contrebasse de 1890 et une dernière heure où chacun joue avec tout le monde.',
    'Three bands, a double bass from 1890 and a last hour in which everyone plays with everyone.',
  ),
  lead: w(
    'Un trio, un sextette, un big band, puis plus aucune étiquette.',
    'A trio, a sextet, a big band, and then no labels at all.',
  ),
  seo: {
    title: w('Nuit du jazz au Théâtre du Fronton, Biarritz', 'Jazz night at the Théâtre du Fronton, Biarritz'),
    description: w(
      'Trois groupes et un bœuf final au casino de Biarritz, à 20 h 30. Trois heures de jazz face à l’océan, places à partir de 38 €.',
      'Three bands and a closing jam at the casino in Biarritz, at 8.30 pm. Three hours of jazz by the ocean, seats from €38.',
    ),
  },
  story: {
    title: w('La troisième heure ne se répète pas', 'The third hour is never rehearsed'),
    text: w(
      `Le trio de Peio Sallaberry ouvre, parce qu’il finit toujours à l’heure. Suit un sextette venu de Toulouse avec deux trombones. Le big band du conservatoire arrive par la salle, les saxophones d’abord.

À 22 h 45, on retire les pupitres. Le reste dépend de la fatigue, de la lune et de la contrebasse, qui a 130 ans et n’aime pas l’humidité. [Le Port-Vieux](story:restaurants/le-port-vieux) garde une assiette chaude aux musiciens ; on peut s’asseoir à côté.`,
      `Peio Sallaberry’s trio opens, because it always finishes on time. Next comes a sextet from Toulouse with two trombones. The conservatoire big band enters through the stalls, saxophones first.

At 10.45 pm the music stands go. What follows depends on tiredness, the moon and the double bass, which is 130 years old and dislikes damp. [Le Port-Vieux](story:restaurants/le-port-vieux) keeps a hot plate for the players; you may sit nearby.`,
    ),
  },
  questions: [
    {
      question: w('Peut-on arriver après le premier groupe ?', 'May I come after the first band?'),
      answer: w(
        'Oui : les portes rouvrent à chaque changement de plateau, vers 21 h 20 et 22 h 10.',
        'Yes: doors reopen at each change of band, at about 9.20 and 10.10 pm.',
      ),
    },
    {
      question: w('Puis-je apporter mon instrument ?', 'Can I bring my instrument?'),
      answer: w(
        'Pour la dernière heure, oui, en vous inscrivant au bar avant 22 h.',
        'For the last hour, yes, if you sign up at the bar before 10 pm.',
      ),
    },
  ],
}

const lesValsesDeVienne: Show = {
  slug: 'les-valses-de-vienne',
  name: w('Les Valses de Vienne', 'The waltzes of Vienna'),
  town: 'cannes',
  venue: 'casinos/cannes-croisette',
  hall: w('Théâtre de la Croisette', 'Théâtre de la Croisette'),
  genre: w('Concert symphonique', 'Orchestral concert'),
  category: 'music',
  performances: [
    { at: day(6, '20:30'), status: 'open' },
    { at: day(13, '20:30'), status: 'open' },
    { at: day(48, '20:30'), status: 'open' },
    { at: day(69, '20:30'), status: 'full' },
    ...weekly(day(20, '20:30'), 4),
    ...weekly(day(55, '20:30'), 2),
  ],
  minutes: 110,
  price: 46,
  seats: [seat('parterre', 72, 240), seat('circle', 58, 160), seat('balcony', 46, 200)],
  teaser: w(
    'Quarante-deux musiciens, vingt valses, deux polkas et un chef qui ne tient pas en place.',
    'Forty-two players, twenty waltzes, two polkas and a conductor who cannot stand still.',
  ),
  lead: w(
    'Trois temps, quarante-deux musiciens, et le parterre qui bat du pied.',
    'Three beats, forty-two players, and the stalls tapping along.',
  ),
  seo: {
    title: w('Les Valses de Vienne, concert à Cannes', 'The waltzes of Vienna, a concert in Cannes'),
    description: w(
      'L’orchestre des Îles joue valses et polkas au casino de la Croisette, à Cannes, le dimanche à 20 h 30. Places à partir de 46 €.',
      'The Orchestre des Îles plays waltzes and polkas at the Casino de la Croisette in Cannes, Sundays at 8.30 pm. Seats from €46.',
    ),
  },
  story: {
    title: w('Un temps fort, deux temps pour rêver', 'One strong beat, two to dream on'),
    text: w(
      `Livia Baumann dirige sans estrade, au milieu des violons. Elle a retrouvé six valses jamais gravées dans la réserve d’une bibliothèque de Graz ; l’une s’arrête net, page perdue, et l’orchestre s’arrête avec elle.

Après l’entracte, on replie les douze premiers rangs. Danse qui veut, sur le plancher même du parterre. La formule [Table et spectacle](story:offres/table-et-spectacle) comprend le fauteuil et un dîner avancé.`,
      `Livia Baumann conducts without a podium, in among the violins. In the storeroom of a library in Graz she found six waltzes never published; one breaks off where a page is missing, and the orchestra breaks off with it.

After the interval the first twelve rows are folded away. Anyone who likes may dance on the floor of the stalls. The [Dinner and a show](story:offres/table-et-spectacle) offer covers the seat and an early meal.`,
    ),
  },
  questions: [
    {
      question: w('Faut-il savoir valser ?', 'Do I need to know how to waltz?'),
      answer: w(
        'Deux danseurs de l’école voisine guident les débutants pendant la première valse.',
        'Two dancers from the school next door guide beginners through the first waltz.',
      ),
    },
    {
      question: w('Combien de temps dure l’entracte ?', 'How long is the interval?'),
      answer: w(
        'Vingt-cinq minutes : il faut ranger 240 fauteuils.',
        'Twenty-five minutes: there are 240 seats to put away.',
      ),
    },
  ],
}

const flamencoPuro: Show = {
  slug: 'flamenco-puro',
  name: w('Flamenco puro', 'Flamenco puro'),
  town: 'cannes',
  venue: 'casinos/cannes-les-palmiers',
  hall: w('Salle des Palmiers', 'Salle des Palmiers'),
  genre: w('Danse', 'Dance'),
  category: 'dance',
  performances: [
    { at: day(2, '20:30'), status: 'open' },
    { at: day(9, '20:30'), status: 'open' },
    { at: day(16, '20:30'), status: 'canceled' },
    { at: day(23, '20:30'), status: 'open' },
    ...weekly(day(30, '20:30'), 5),
  ],
  minutes: 75,
  price: 32,
  seats: [seat('parterre', 42, 150), seat('side', 32, 70)],
  teaser: w(
    'Une danseuse, deux guitares, une voix cassée et un plancher de chêne que l’on change chaque saison.',
    'One dancer, two guitars, a cracked voice and an oak floor that is replaced every season.',
  ),
  lead: w(
    'Du bois, des talons, et une chaise vide pour qui n’est pas venu.',
    'Timber, heels, and an empty chair for whoever did not come.',
  ),
  seo: {
    title: w('Flamenco puro au casino des Palmiers, Cannes', 'Flamenco puro at the Casino des Palmiers, Cannes'),
    description: w(
      'Remedios Cárdenas et trois musiciens à Cannes, le mercredi à 20 h 30. Flamenco sans décor ni micro, 75 minutes, à partir de 32 €.',
      'Remedios Cárdenas and three musicians in Cannes, on Wednesdays at 8.30 pm. Flamenco with no set or microphone, from €32.',
    ),
  },
  story: {
    title: w('Le plancher est le quatrième musicien', 'The floor is the fourth musician'),
    text: w(
      `Remedios Cárdenas arrive l’après-midi avec un marteau et règle la scène comme on accorde un piano : une latte desserrée pour les graves, deux vis pour les claquements. Elle danse ensuite pieds nus cinq minutes, pour écouter.

Le chant vient de Jerez, les guitares de Perpignan. Rien n’est écrit, hormis l’heure de fin. Trois minutes plus haut, par l’escalier, la [Villa Estelle](story:hotels/villa-estelle) laisse son jardin ouvert jusqu’à 23 h à ceux qui ont besoin d’air.`,
      `Remedios Cárdenas arrives in the afternoon with a hammer and sets up the stage as you would tune a piano: one slat loosened for the low notes, two screws for the cracks. Then she dances barefoot for five minutes, to listen.

The singing comes from Jerez, the guitars from Perpignan. Nothing is written down but the finishing time. Three minutes up the steps, [Villa Estelle](story:hotels/villa-estelle) leaves its garden open until 11 pm for anyone in need of air.`,
    ),
  },
  questions: [
    {
      question: w('Quelles sont les meilleures places ?', 'Which are the best seats?'),
      answer: w(
        'Le premier rang sent les pas, le cinquième les voit. Le prix est le même.',
        'The front row feels the steps, the fifth row sees them. They cost the same.',
      ),
    },
    {
      question: w('Le troisième mercredi sera-t-il remplacé ?', 'Will the third Wednesday be replaced?'),
      answer: w(
        'Non, la troupe joue ce soir-là en Andalousie. Vos billets passent sur une autre date à votre choix.',
        'No, the company is in Andalusia that night. You can move your tickets to another date.',
      ),
    },
  ],
}

const lHommeAuxCentMasques: Show = {
  slug: 'l-homme-aux-cent-masques',
  name: w('L’Homme aux cent masques', 'The man of a hundred masks'),
  town: 'la-baule',
  venue: 'casinos/la-baule',
  hall: w('Théâtre du Casino de La Baule', 'Theatre of the La Baule casino'),
  genre: w('Mime et masques', 'Mime and masks'),
  category: 'theatre',
  performances: [
    { at: day(-16, '20:30'), status: 'full' },
    { at: day(-9, '20:30'), status: 'open' },
    { at: day(-2, '20:30'), status: 'full' },
  ],
  minutes: 65,
  price: 25,
  seats: [seat('stalls', 32, 150), seat('balcony', 25, 100)],
  teaser: w(
    'Cent masques de papier, un seul acteur et pas un mot : la tournée vient de s’achever.',
    'A hundred paper masks, a single actor and not one word: the tour has just ended.',
  ),
  lead: w(
    'Cent visages en soixante-cinq minutes, soit un toutes les trente-neuf secondes.',
    'A hundred faces in sixty-five minutes: one every thirty-nine seconds.',
  ),
  seo: {
    title: w('L’Homme aux cent masques, mime à La Baule', 'The man of a hundred masks, mime in La Baule'),
    description: w(
      'Spectacle sans paroles de Matteo Brivio au casino de La Baule : cent masques de papier, 65 minutes. Les représentations sont terminées.',
      'Matteo Brivio’s wordless show at the casino in La Baule: a hundred paper masks in 65 minutes. The run has ended.',
    ),
  },
  story: {
    title: w('Le centième reste dans la boîte', 'The hundredth stays in the box'),
    text: w(
      `Matteo Brivio fabrique ses masques avec des journaux du jour et de la colle de farine. Ils ne servent qu’une saison. On reconnaît parfois, sur une joue, le titre du matin ou la météo de la veille.

Trois soirs à La Baule, puis le théâtre est retourné aux répétitions du [Cabaret](story:spectacles/le-cabaret-des-vagues). Il a laissé derrière lui un masque, le n° 73, celui du maître nageur. Il est exposé dans le hall du [casino](story:casinos/la-baule).`,
      `Matteo Brivio makes his masks from the day’s newspapers and flour paste. They last one season. Sometimes you can read that morning’s headline on a cheek, or yesterday’s weather.

He played three nights in La Baule, and then the theatre went back to rehearsals for the [Cabaret](story:spectacles/le-cabaret-des-vagues). He left one mask behind, no. 73, the lifeguard. It hangs in the foyer of the [casino](story:casinos/la-baule).`,
    ),
  },
  questions: [
    {
      question: w('Reviendra-t-il ?', 'Will he be back?'),
      answer: w(
        'La saison prochaine, avec d’autres masques. Les abonnés sont prévenus les premiers.',
        'Next season, with other masks. Subscribers hear about it first.',
      ),
    },
    {
      question: w('Peut-on encore voir le masque n° 73 ?', 'Can I still see mask no. 73?'),
      answer: w(
        'Oui, dès 10 h, côté théâtre : cette entrée ne passe pas par les salles de jeux.',
        'Yes, from 10 am on the theatre side, which does not lead through the gaming rooms.',
      ),
    },
  ],
}

const balletDesNeiges: Show = {
  slug: 'ballet-des-neiges',
  name: w('Ballet des neiges', 'Ballet of the snows'),
  town: 'biarritz',
  venue: 'casinos/biarritz',
  hall: w('Théâtre du Fronton', 'Théâtre du Fronton'),
  genre: w('Ballet', 'Ballet'),
  category: 'dance',
  performances: [
    { at: day(30, '20:30'), status: 'open' },
    { at: day(54, '20:30'), status: 'open' },
    { at: day(68, '20:30'), status: 'exclusive' },
    { at: day(75, '20:30'), status: 'open' },
    ...weekly(day(37, '20:30'), 2),
  ],
  minutes: 100,
  price: 44,
  seats: [seat('stalls', 62, 200), seat('balcony', 44, 160)],
  teaser: w(
    'Vingt danseurs, un décor de craie et une tempête de onze minutes, au bord d’un océan qui ne gèle jamais.',
    'Twenty dancers, a set made of chalk and an eleven-minute blizzard, beside an ocean that never freezes.',
  ),
  lead: w(
    'Un hiver entier en deux actes, sans un flocon de plastique.',
    'A whole winter in two acts, without a flake of plastic.',
  ),
  seo: {
    title: w('Ballet des neiges, deux actes à Biarritz', 'Ballet of the snows, two acts in Biarritz'),
    description: w(
      'Vingt danseurs et un orchestre de chambre au casino de Biarritz. Ballet en deux actes dès 6 ans, 1 h 40, places à partir de 44 €.',
      'Twenty dancers and a chamber orchestra at the casino in Biarritz. A ballet in two acts from age 6, 100 minutes, from €44.',
    ),
  },
  story: {
    title: w('La neige est de la craie', 'The snow is chalk'),
    text: w(
      `La chorégraphe Agnès Tillier a grandi à Bonneval, où l’on perdait les clôtures sous deux mètres de neige. Elle a demandé une scène noire et 80 kg de craie râpée. Les danseurs dessinent la montagne en la traversant.

La tempête occupe le premier acte, le dégel le second. Rien ne glisse : la résine des chaussons colle à la craie. La soirée réservée l’est aux écoles de danse de la côte. Pour la vraie neige, il faut aller au [Grand Mélèze](story:hotels/le-grand-meleze).`,
      `The choreographer Agnès Tillier grew up in Bonneval, where fences vanished under two metres of snow. She asked for a black stage and 80 kg of grated chalk. The dancers draw the mountain as they cross it.

The blizzard fills the first act, the thaw the second. Nobody slips: the resin on the shoes sticks to the chalk. The private evening is for the dance schools of the coast. For real snow you must go to [Le Grand Mélèze](story:hotels/le-grand-meleze).`,
    ),
  },
  questions: [
    {
      question: w('La craie gêne-t-elle les personnes allergiques ?', 'Is the chalk a problem for allergies?'),
      answer: w(
        'Elle est humide et ne vole pas. Le premier rang est tout de même à 4 m.',
        'It is damp and does not fly. The front row is 4 m away all the same.',
      ),
    },
    {
      question: w('L’orchestre est-il sur scène ?', 'Is the orchestra on stage?'),
      answer: w(
        'Il est dans la fosse : quinze cordes, une harpe et un percussionniste qui fait le vent.',
        'It is in the pit: fifteen strings, a harp and a percussionist who plays the wind.',
      ),
    },
  ],
}

/** Shows of the Riviera, the Basque coast and those whose run has ended. */
export const SHOWS_SOUTH: readonly Show[] = [
  lesValsesDeVienne,
  flamencoPuro,
  nuitDuJazz,
  balletDesNeiges,
  lHommeAuxCentMasques,
]

import { w } from '../../kit/words.ts'
import type { Spa } from '../../model/places.ts'

export const lesBainsDeDeauville: Spa = {
  slug: 'les-bains-de-deauville',
  name: 'Les Bains de Deauville',
  town: 'deauville',
  street: '9, boulevard des Cabines',
  postalCode: '14800',
  latitude: 49.3633,
  longitude: 0.0722,
  phone: '02 61 91 00 45',
  email: 'bains-deauville@barriere.example',
  hotel: 'les-colombages',
  area: 950,
  cabins: 8,
  price: 62,
  teaser: w(
    'Sept arches, 25 mètres d’eau de mer à 28 °C et huit cabines où l’on soigne à la pomme.',
    'Seven arches, 25 metres of sea water at 28 °C and eight rooms where the cure is apples.',
  ),
  lead: w('La Manche, filtrée, chauffée, et sans méduses.', 'The Channel, filtered, heated, and free of jellyfish.'),
  seo: {
    title: w('Les Bains de Deauville, spa et bassin d’eau de mer', 'Les Bains de Deauville, spa and sea-water pool'),
    description: w(
      'Bassin d’eau de mer de 25 m, hammam, sauna à 85 °C et huit cabines aux Colombages, à Deauville. Accès à 45 €, soins à l’huile de pépins de pomme.',
      'A 25 m sea-water pool, hammam, 85 °C sauna and eight treatment rooms at Les Colombages, Deauville. Entry €45, apple-seed oil treatments.',
    ),
  },
  story: {
    title: w('Vingt-cinq mètres d’eau de mer', 'Twenty-five metres of sea water'),
    text: w(
      `L’eau est pompée à marée haute, filtrée sur du sable et chauffée à 28 °C. Le bassin passe sous sept arches, une par ancienne remise à calèches, et finit devant une baie vitrée, côté couchant. Vingt-six longueurs font les Planches d’un bout à l’autre.

Les huit cabines portent des noms de pommes, de Bénédictin à Rambault. Le soin de la maison dure 50 minutes et coûte 115 € ; il se fait à l’huile de pépins, pressée à Cambremer avec ce que laisse le cidre.

On traverse la cour des [Colombages](story:hotels/les-colombages) en peignoir, hiver comme été. C’est permis, et même recommandé quand il gèle : les trente pas du retour font partie du soin.`,
      `The water is pumped at high tide, filtered through sand and heated to 28 °C. The pool runs under seven arches, one for each old carriage house, and ends at a glass wall, on the sunset side. Twenty-six lengths make the boardwalk from end to end.

The eight rooms are named after apples, from Bénédictin to Rambault. The house treatment takes 50 minutes, costs €115 and uses apple-seed oil, pressed at Cambremer from what the cider leaves behind.

You cross the courtyard of [Les Colombages](story:hotels/les-colombages) in your robe, winter and summer alike. It is allowed, even advised in a frost: the thirty steps back are part of the cure.`,
    ),
  },
  treatments: [
    {
      name: w('Le soin aux pépins', 'The apple-seed treatment'),
      text: w(
        'Corps entier, huile tiède, pressions lentes. On sent la tarte, un peu.',
        'The whole body, warm oil, slow pressure. You smell of tart, slightly.',
      ),
      minutes: 50,
      price: 115,
    },
    {
      name: w('Jambes de cavalier', 'Rider’s legs'),
      text: w(
        'Cuisses, mollets et reins, pour qui est monté le matin ou a piétiné l’après-midi.',
        'Thighs, calves and lower back, after a morning in the saddle or an afternoon at the rails.',
      ),
      minutes: 30,
      price: 68,
    },
    {
      name: w('Gommage au sable fin', 'Fine sand scrub'),
      text: w(
        'Le sable est d’ici, lavé sept fois ; l’huile l’empêche de vous suivre.',
        'The sand is local and seven times washed; the oil keeps it from following you home.',
      ),
      minutes: 30,
      price: 62,
    },
    {
      name: w('Marée montante', 'Rising tide'),
      text: w(
        'Bain d’algues, gommage, modelage, visage, puis une pomme au four.',
        'Seaweed bath, scrub, massage, facial, then a baked apple.',
      ),
      minutes: 140,
      price: 240,
    },
  ],
  points: [
    {
      icon: 'waves',
      title: w('Eau changée chaque semaine', 'Water changed every week'),
      text: w(
        'Dans la nuit du dimanche, à la pleine mer, 390 m³ d’un coup.',
        'On Sunday night at high water, 390 m³ in one go.',
      ),
    },
    {
      icon: 'flame',
      title: w('Sauna à 85 °C', 'Sauna at 85 °C'),
      text: w(
        'Bois de hêtre, sablier de quinze minutes, seau d’eau froide à la corde.',
        'Beech wood, a fifteen-minute hourglass, cold bucket on a rope.',
      ),
    },
    {
      icon: 'sunset',
      title: w('La dernière longueur', 'The last length'),
      text: w(
        'Face au couchant : en juin, il tombe à 22 h, et nous attendons.',
        'Towards the sunset: in June it comes at ten, and we wait.',
      ),
    },
    {
      icon: 'baby',
      title: w('L’heure des bouées', 'Armbands’ hour'),
      text: w(
        'De 10 h à 11 h 30, les enfants nagent ; la maison prête les brassards.',
        'From 10 to 11.30 am the children swim; we lend the armbands.',
      ),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Bassin, septembre à mai', 'Pool, September to May'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '08:00',
        closes: '21:00',
      },
    ],
    specialDays: [
      { days: 10, label: w('Grand nettoyage des arches', 'The arches are scrubbed'), opens: '13:00', closes: '21:00' },
    ],
    note: w(
      'En juin, juillet et août, le bassin ferme avec le jour. Cabines de 9 h 30 à 20 h.',
      'In June, July and August the pool closes with the daylight. Treatments from 9.30 am to 8 pm.',
    ),
  },
  questions: [
    {
      question: w('Faut-il loger aux Colombages pour nager ?', 'Must I stay at Les Colombages to swim?'),
      answer: w(
        'Non. Pour les clients de la maison, le bassin est compris ; pour les autres, trois heures coûtent 45 €, peignoir et serviette prêtés.',
        'No. House guests swim free; for everyone else three hours cost €45, with robe and towel on loan.',
      ),
    },
    {
      question: w('L’eau est-elle vraiment salée ?', 'Is the water really salty?'),
      answer: w(
        'Oui, 33 g par litre, comme devant la plage. Rincez-vous avant le hammam, et ôtez vos bijoux d’argent.',
        'Yes, 33 g to the litre, the same as off the beach. Rinse before the hammam, and take off any silver.',
      ),
    },
    {
      question: w('À quel âge peut-on recevoir un soin ?', 'From what age can one have a treatment?'),
      answer: w(
        'À partir de 12 ans avec un parent dans la cabine ; dès 16 ans, seul. Vingt minutes suffisent aux plus jeunes.',
        'From 12 with a parent in the room, and alone from 16. Twenty minutes are enough for the youngest.',
      ),
    },
  ],
}

import { w } from '../../kit/words.ts'
import type { Spa } from '../../model/places.ts'

export const lesThermesDuLac: Spa = {
  slug: 'les-thermes-du-lac',
  name: 'Les Thermes du Lac',
  town: 'enghien-les-bains',
  street: '87, rue de la Source',
  postalCode: '95880',
  latitude: 48.9719,
  longitude: 2.3066,
  phone: '01 99 00 07 50',
  email: 'thermes-lac@barriere.example',
  hotel: 'le-pavillon-du-lac',
  area: 1600,
  cabins: 14,
  price: 58,
  teaser: w(
    'Un bassin à 33 °C entre seize colonnes, quatorze cabines et la source que Paris venait boire en se bouchant le nez.',
    'A pool at 33 °C between sixteen columns, fourteen rooms and the spring Paris came to drink while holding its nose.',
  ),
  lead: w('Elle sort à 14 °C. Nous lui en ajoutons dix-neuf.', 'It comes out at 14 °C. We add another nineteen.'),
  seo: {
    title: w('Les Thermes du Lac, spa à Enghien-les-Bains', 'Les Thermes du Lac, spa in Enghien-les-Bains'),
    description: w(
      'Bassin chauffé de 20 m, hammam, bains sulfurés et quatorze cabines de soins au bord du lac d’Enghien. Entrée à 38 €, soins dès 58 €.',
      'A heated 20 m pool, hammam, sulphur baths and fourteen treatment rooms by the lake at Enghien. Entry €38, treatments from €58.',
    ),
  },
  story: {
    title: w('Une odeur, puis plus rien', 'A smell, then nothing'),
    text: w(
      `Il faut l’avouer d’emblée : cela sent l’œuf. Dix minutes. Ensuite le nez renonce, les épaules aussi, et l’on comprend pourquoi la moitié de l’Opéra venait y soigner sa gorge.

Le bassin de vingt mètres court entre deux rangées de colonnes ; le dernier tiers passe sous la vitre et s’ouvre au lac. Son eau est celle de la ville, à 33 °C. La source, elle, ne se donne qu’en baignoire : six cuves de cuivre, vingt minutes, une infirmière à portée de voix.

Du [Pavillon du Lac](story:hotels/le-pavillon-du-lac), on vient en peignoir par la galerie. De Paris, on vient avec un sac : le vestiaire prête tout, même un maillot de 1930 si vous osez.`,
      `Better to own up at once: it smells of eggs. For ten minutes. Then the nose gives in, the shoulders follow, and you see why half the Opéra came here for its throat.

The twenty-metre pool runs between two rows of columns; its last third slips under the glass and opens onto the lake. This is town water, at 33 °C. The spring itself is given only in the tub: six copper baths, twenty minutes, with a nurse within call.

From [Le Pavillon du Lac](story:hotels/le-pavillon-du-lac) you come along the gallery in a robe. From Paris you come with a bag: the changing room lends the rest, down to a bathing suit of 1930 if you dare.`,
    ),
  },
  treatments: [
    {
      name: w('Bain de cuivre sulfuré', 'Sulphur bath in copper'),
      text: w(
        'Eau de la source à 36 °C, serviette sur le front, silence.',
        'Spring water at 36 °C, a towel on the forehead, silence.',
      ),
      minutes: 20,
      price: 58,
    },
    {
      name: w('La gorge des ténors', 'The tenor’s throat'),
      text: w(
        'Inhalation douce, compresses de thym et modelage de la nuque.',
        'Gentle inhalation, thyme compresses and a massage of the neck.',
      ),
      minutes: 40,
      price: 84,
    },
    {
      name: w('Dos de banlieusard', 'Commuter’s back'),
      text: w(
        'Épaules, omoplates, lombaires : tout ce qu’un strapontin défait en un an.',
        'Shoulders, blades, lower back: all that a folding seat undoes in a year.',
      ),
      minutes: 50,
      price: 112,
    },
    {
      name: w('Journée de cure, comme en 1889', 'A day’s cure, as in 1889'),
      text: w(
        'Un verre de source, un bain, un modelage, un bouillon, une sieste.',
        'A glass from the spring, a bath, a massage, a broth, a nap.',
      ),
      minutes: 240,
      price: 235,
    },
  ],
  points: [
    {
      icon: 'droplets',
      title: w('Six cuves de cuivre', 'Six copper baths'),
      text: w(
        'Martelées à Villedieu, étamées tous les deux ans, 280 litres chacune.',
        'Hammered at Villedieu, re-tinned every other year, 280 litres apiece.',
      ),
    },
    {
      icon: 'thermometer',
      title: w('Dehors à 33 °C', 'Outdoors at 33 °C'),
      text: w(
        'Six mètres de bassin à l’air libre. En janvier, on nage dans la vapeur.',
        'Six metres of pool in the open air. In January you swim in steam.',
      ),
    },
    {
      icon: 'moon',
      title: w('Nocturne du vendredi', 'Late on Fridays'),
      text: w('Jusqu’à 23 h, lampes baissées, musique sous l’eau.', 'Until 11 pm, lamps low, music under water.'),
    },
    {
      icon: 'heart-pulse',
      title: w('Un médecin le mardi', 'A doctor on Tuesdays'),
      text: w(
        'De 9 h à midi, pour les bains de source et les questions.',
        'From 9 to noon, for spring baths and questions.',
      ),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Samedi au jeudi', 'Saturday to Thursday'),
        days: ['sat', 'sun', 'mon', 'tue', 'wed', 'thu'],
        opens: '07:00',
        closes: '21:00',
      },
      { label: w('Le vendredi', 'Friday'), days: ['fri'], opens: '07:00', closes: '23:00' },
    ],
    specialDays: [
      {
        days: 15,
        label: w('Étamage des cuves, bassin seulement', 'Baths being re-tinned, pool only'),
        opens: '09:00',
        closes: '21:00',
      },
    ],
    note: w(
      'De 7 h à 9 h, le bassin est réservé aux clients de l’hôtel. Dernière entrée une heure avant la fin.',
      'From 7 to 9 am the pool is for hotel guests. Last entry an hour before closing.',
    ),
  },
  questions: [
    {
      question: w('Qui doit éviter les bains sulfurés ?', 'Who should avoid the sulphur baths?'),
      answer: w(
        'Les femmes enceintes, les personnes asthmatiques ou cardiaques sans avis médical, et tous les moins de 16 ans. Le bassin leur reste ouvert, dès 6 ans.',
        'Pregnant women, anyone with asthma or a heart condition without medical advice, and all under 16. The pool is still open to them, from age 6.',
      ),
    },
    {
      question: w('Que prévoir pour une entrée à la journée ?', 'What do I need for a day ticket?'),
      answer: w(
        'Rien d’indispensable : 38 € comprennent trois heures, le peignoir, la serviette et les claquettes. Laissez l’argenterie : le soufre la noircit.',
        'Nothing much: €38 covers three hours, robe, towel and pool shoes. Leave silver at home, as sulphur turns it black.',
      ),
    },
    {
      question: w('Boit-on encore l’eau de la source ?', 'Does anyone still drink the spring water?'),
      answer: w(
        'Un verre, au comptoir de la buvette, sous l’œil du personnel. Trois curistes sur quatre le finissent ; les autres demandent une pastille.',
        'One glass, at the pump-room counter, under supervision. Three visitors in four finish it; the fourth asks for a mint.',
      ),
    },
  ],
}

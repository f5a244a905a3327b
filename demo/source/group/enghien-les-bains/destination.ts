import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'enghien-les-bains',
  name: 'Enghien-les-Bains',
  latitude: 48.9697,
  longitude: 2.3082,
  teaser: w(
    'Un lac de 43 hectares, une source sulfurée et un casino sur l’eau, à onze kilomètres de Notre-Dame.',
    'A lake of 43 hectares, a sulphur spring and a casino on the water, eleven kilometres from Notre-Dame.',
  ),
  lead: w('La ville d’eaux où l’on arrive avec un billet de banlieue.', 'The spa town you reach on a suburban ticket.'),
  seo: {
    title: w('Enghien-les-Bains : lac, thermes et casino', 'Enghien-les-Bains: lake, baths and casino'),
    description: w(
      'À quinze minutes de la gare du Nord : le lac d’Enghien, ses barques, ses thermes et son casino. Où dormir, dîner et ramer le temps d’un week-end.',
      'Fifteen minutes from the Gare du Nord: the lake at Enghien, its boats, baths and casino. Where to sleep, dine and row over a weekend.',
    ),
  },
  story: {
    title: w('Un étang qui sentait le soufre', 'A pond that smelt of sulphur'),
    text: w(
      `Le lac servait à nourrir les moines de Montmorency en carpes et un moulin en courant. Puis un curé trouva la source, les médecins la mirent en bouteille, et le chemin de fer amena tout Paris. En 1850, Enghien devint une commune ; elle avait déjà un kiosque.

On en fait presque le tour à pied, en une heure, entre des villas normandes, mauresques ou suisses selon l’humeur du propriétaire. Les grèbes couvent devant la rive nord. Les rameurs sortent à sept heures, par huit, et l’on entend le barreur depuis les lits du [Pavillon du Lac](story:hotels/le-pavillon-du-lac).

L’après-midi, on choisit son eau : chaude et sulfurée aux [Thermes du Lac](story:spas/les-thermes-du-lac), froide et verte sous une [yole d’initiation](story:activites/aviron-sur-le-lac). Le soir, les lampes du [casino](story:casinos/enghien-les-bains) doublent dans le lac.

Le marché se tient place de Verdun, trois matins par semaine. La cerise de Montmorency y passe en juillet, dix jours, acide comme une réplique : achetez-en quand vous en voyez.`,
      `The lake once kept the monks of Montmorency in carp and a mill in water. Then a priest found the spring, doctors put it in bottles, and the railway brought all Paris. Enghien became a commune in 1850, by which time it had a bandstand.

You can walk most of the way round in an hour, among villas that are Norman, Moorish or Swiss as the owner pleased. Grebes nest off the north bank. The rowers are out at seven in their eights, and the cox can be heard from the beds of [Le Pavillon du Lac](story:hotels/le-pavillon-du-lac).

In the afternoon you choose your water: hot and sulphurous at [Les Thermes du Lac](story:spas/les-thermes-du-lac), cold and green beneath a [beginner’s skiff](story:activites/aviron-sur-le-lac). At night the lamps of the [casino](story:casinos/enghien-les-bains) double in the lake.

The market is on place de Verdun three mornings a week. Montmorency cherries come through for ten days in July, as sharp as repartee: buy them when you see them.`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('Quinze minutes de la gare du Nord', 'Fifteen minutes from the Gare du Nord'),
      text: w(
        'Ligne H, un train toutes les dix minutes le soir. Le lac est à six minutes de la gare.',
        'Line H, a train every ten minutes in the evening. The lake is six minutes from the station.',
      ),
    },
    {
      icon: 'droplets',
      title: w('Une eau à 14 °C', 'Water at 14 °C'),
      text: w(
        'La seule source thermale aux portes de Paris. Goûtez-la une fois, pour pouvoir le raconter.',
        'The only spa spring at the gates of Paris. Taste it once, to be able to say so.',
      ),
    },
    {
      icon: 'anchor',
      title: w('Douze barques à louer', 'Twelve boats for hire'),
      text: w(
        'À la jetée, d’avril à octobre, 16 € l’heure pour quatre. Les pédalos sont des cygnes.',
        'At the jetty, April to October, €16 an hour for four. The pedalos are swans.',
      ),
    },
    {
      icon: 'landmark',
      title: w('Villas de toutes les Suisses', 'Villas from every Switzerland'),
      text: w(
        'Un dépliant de 28 façades est à l’accueil du casino et à la gare. Comptez cinq kilomètres.',
        'A leaflet of 28 fronts is at the casino desk and the station. Allow five kilometres.',
      ),
    },
  ],
  quote: {
    text: w(
      'Les Parisiens demandent où est la mer. À la troisième barque, ils ne demandent plus.',
      'Parisians ask where the sea is. By the third boat they stop asking.',
    ),
    author: w('Armand Tessier, loueur de barques', 'Armand Tessier, boat hirer'),
  },
  questions: [
    {
      question: w('Peut-on nager dans le lac d’Enghien ?', 'Can we swim in the lake at Enghien?'),
      answer: w(
        'Non : il est réservé aux rameurs, aux voiliers et aux grèbes. Le bassin des [Thermes du Lac](story:spas/les-thermes-du-lac) donne dessus, à 33 °C.',
        'No: it is kept for rowers, sailing boats and grebes. The pool at [Les Thermes du Lac](story:spas/les-thermes-du-lac) looks out on it, at 33 °C.',
      ),
    },
    {
      question: w('À quelle heure part le dernier train pour Paris ?', 'When is the last train to Paris?'),
      answer: w(
        'Un peu après minuit, selon les jours. Ensuite, un taxi met vingt-cinq minutes jusqu’à Pigalle, pour 40 € environ.',
        'Shortly after midnight, depending on the day. After that a taxi takes twenty-five minutes to Pigalle, for about €40.',
      ),
    },
    {
      question: w('Que faire à Enghien avec des enfants ?', 'What is there for children in Enghien?'),
      answer: w(
        'Une barque, une glace place du Casino, puis la leçon du [tennis-club](story:activites/tennis-au-club), dès 6 ans. Le mercredi, la jetée prête des épuisettes.',
        'A rowing boat, an ice cream on place du Casino, then a lesson at the [tennis club](story:activites/tennis-au-club), from age 6. On Wednesdays the jetty lends nets.',
      ),
    },
  ],
}

import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'la-baule',
  name: 'La Baule',
  latitude: 47.2866,
  longitude: -2.3934,
  teaser: w(
    'Neuf kilomètres de sable en arc de cercle, une ville sous les pins et du sel à dix kilomètres.',
    'Nine kilometres of sand in an arc, a town under pine trees and salt ten kilometres away.',
  ),
  lead: w(
    'Une baie tracée au compas, et assez de pins pour y faire la sieste.',
    'A bay drawn with a compass, and pines enough for everyone’s nap.',
  ),
  seo: {
    title: w('La Baule : la baie, les pins, les marais salants', 'La Baule: the bay, the pines, the salt marshes'),
    description: w(
      'Que faire à La Baule : neuf kilomètres de plage, la voile le matin, les marais salants à vélo, la thalasso. Et où dormir, dîner et sortir.',
      'What to do in La Baule: nine kilometres of beach, morning sailing, salt marshes by bicycle, sea-water baths. And where to sleep, dine and go out.',
    ),
  },
  story: {
    title: w('Une forêt plantée pour arrêter le sable', 'A forest planted to stop the sand'),
    text: w(
      `La dune avançait et le village reculait. En 1840, on planta des pins maritimes sur 400 hectares ; le sable s’arrêta, et l’on s’aperçut qu’il faisait bon dessous. Le train arriva en 1879, les premières villas avec lui.

Les avenues portent des noms d’oiseaux et tournent autour des arbres, jamais l’inverse. [La Baie dorée](story:hotels/la-baie-doree) a ainsi gardé ses soixante pins, dont un au milieu du perron. Le matin, on sort [les voiliers](story:activites/voile-dans-la-baie) ; à midi, le vent thermique se lève et fait le reste.

Derrière la ville commencent les marais de Guérande, 2 000 hectares de bassins peu profonds. [On y va à bicyclette](story:activites/marais-salants-a-velo), par des chemins sans une côte. Le sel revient le soir dans les assiettes de [La Saline](story:restaurants/la-saline).

À l’heure où la plage se vide, il reste le ponton du [Bar des Régates](story:restaurants/le-bar-des-regates), la revue du [casino](story:casinos/la-baule), ou rien : la baie à marée basse suffit à occuper une soirée.`,
      `The dune advanced and the village retreated. In 1840 maritime pines were planted over 400 hectares; the sand stopped, and people noticed how pleasant it was underneath. The railway came in 1879 and brought the first villas.

Avenues are named after birds and bend round the trees, never the reverse. [La Baie dorée](story:hotels/la-baie-doree) has kept its sixty pines in this way, one of them in the middle of the steps. In the morning [the boats go out](story:activites/voile-dans-la-baie); at noon the sea breeze gets up and does the rest.

Behind the town lie the Guérande marshes, 2,000 hectares of shallow pools. [You go there by bicycle](story:activites/marais-salants-a-velo), on tracks with no hill in sight. By evening the salt is back on the plates of [La Saline](story:restaurants/la-saline).

When the beach empties there is still the pontoon of [Le Bar des Régates](story:restaurants/le-bar-des-regates), the revue at the [casino](story:casinos/la-baule), or nothing at all: the bay at low tide fills an evening by itself.`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('2 h 55 depuis Montparnasse', '2 hr 55 from Paris'),
      text: w(
        'Trains directs le matin et le soir. De la gare au sable, une avenue et douze minutes.',
        'Direct trains from Montparnasse, morning and evening. One avenue and twelve minutes take you to the sand.',
      ),
    },
    {
      icon: 'waves',
      title: w('Neuf kilomètres', 'Nine kilometres'),
      text: w(
        'Du Pouliguen à Pornichet sans un rocher : deux heures à pied, chaussures à la main.',
        'From Le Pouliguen to Pornichet without a rock: two hours on foot, shoes in hand.',
      ),
    },
    {
      icon: 'droplets',
      title: w('Le gros et la fleur', 'Grey salt and white'),
      text: w(
        'Le marché vend les deux, tous les jours en juillet et en août, du mardi au dimanche le reste de l’année.',
        'The market sells both kinds, daily in July and August, and every day but Monday otherwise.',
      ),
    },
    {
      icon: 'tree-pine',
      title: w('Un pin par habitant', 'A pine for everyone'),
      text: w(
        'La mairie les compte : seize mille au dernier recensement, et défense d’en couper un.',
        'The town hall counts them: sixteen thousand last time, and not one may be felled.',
      ),
    },
  ],
  quote: {
    text: w(
      'Le vent de midi est si régulier que je règle ma montre sur les voiles.',
      'The noon breeze is so punctual that I set my watch by the sails.',
    ),
    author: w('Gwenaël Morantin, patron de l’école de voile', 'Gwenaël Morantin, head of the sailing school'),
  },
  questions: [
    {
      question: w('Quand l’eau est-elle la plus chaude ?', 'When is the sea at its warmest?'),
      answer: w(
        'De la mi-août à la fin septembre, autour de 20 °C. La baie est peu profonde : par beau temps, la marée montante gagne deux degrés sur le sable.',
        'From mid-August to the end of September, at about 20 °C. The bay is shallow: in fine weather the rising tide gains two degrees over the sand.',
      ),
    },
    {
      question: w('Peut-on laisser la voiture à la maison ?', 'Can we leave the car at home?'),
      answer: w(
        'Sans regret. Une piste cyclable suit la plage de bout en bout, le train dessert Le Croisic en un quart d’heure et le bus monte aux remparts de Guérande.',
        'With no regrets. A cycle path follows the whole beach, the train reaches Le Croisic in a quarter of an hour and a bus climbs to the walls of Guérande.',
      ),
    },
    {
      question: w('Et s’il pleut trois jours ?', 'What if it rains for three days?'),
      answer: w(
        'Les bassins de la [thalasso](story:spas/thalasso-la-baie) sont sous toit, à 33 °C. Le troisième jour, il ne pleut généralement plus.',
        'The pools at the [sea-water baths](story:spas/thalasso-la-baie) are under a roof, at 33 °C. By the third day it has usually stopped.',
      ),
    },
  ],
}

import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'biarritz',
  name: 'Biarritz',
  latitude: 43.4832,
  longitude: -1.5586,
  teaser: w(
    'Six plages, un phare de 73 m et des vagues toute l’année : la ville se regarde en marchant, cheveux au vent.',
    'Six beaches, a 73 m lighthouse and waves all year: a town to see on foot, with the wind in your hair.',
  ),
  lead: w(
    'Un rocher au bout d’une passerelle, des hortensias bleus, et l’océan qui rentre par les rues.',
    'A rock at the end of a footbridge, blue hydrangeas, and the ocean at the end of every street.',
  ),
  seo: {
    title: w(
      'Biarritz : hôtel, casino et tables au Pays basque',
      'Biarritz: hotel, casino and restaurants by the ocean',
    ),
    description: w(
      'Préparez un séjour à Biarritz : un hôtel sur la Grande Plage, deux restaurants, un casino, un spa, une école de surf et un atelier de chocolat.',
      'Plan a stay in Biarritz: a hotel on the Grande Plage, two restaurants, a casino, a spa, a surf school and a chocolate workshop.',
    ),
  },
  story: {
    title: w('D’abord les baleines, puis les bains', 'First the whales, then the bathers'),
    text: w(
      `Jusqu’au XVIIe siècle, on guettait ici la baleine du haut de l’Atalaye. Le guetteur allumait un feu de paille mouillée, et vingt barques quittaient le Port-Vieux à la rame. Les baleines sont parties ; la crique est restée, grande comme une cour d’école, et l’on s’y baigne en janvier.

Les robes à crinoline sont arrivées vers 1850. On a bâti des villas, percé le rocher, lancé une passerelle au-dessus des vagues. [L’Éperon](story:hotels/l-eperon) date de cette époque-là : il ferme la Grande Plage au nord, comme une virgule de brique et de pierre.

En 1957, un Californien de passage a glissé debout sur l’eau devant la Côte des Basques. Le surf n’a plus quitté la ville. L’[école](story:activites/ecole-de-surf) prête les planches à partir de sept ans ; les autres regardent depuis l’escalier, un cornet à la main.

Le soir, la falaise garde la chaleur. On dîne de merlu chez [Le Port-Vieux](story:restaurants/le-port-vieux), puis on longe la plage jusqu’au [casino](story:casinos/biarritz), sept minutes sans traverser une seule rue.`,
      `Until the seventeenth century a watchman sat on the Atalaye headland looking for whales. He lit a fire of wet straw and twenty rowing boats put out from the Port-Vieux. The whales have gone; the cove has stayed, no bigger than a playground, and people swim there in January.

The crinolines came around 1850. Villas went up, a tunnel went through the rock, a footbridge over the surf. [L’Éperon](story:hotels/l-eperon) dates from those years: it closes the north end of the Grande Plage like a comma in brick and stone.

In 1957 a passing Californian stood up on the water off the Côte des Basques. Surfing has never left. The [school](story:activites/ecole-de-surf) lends boards from the age of seven; everyone else watches from the steps, ice cream in hand.

In the evening the cliff holds its warmth. Have hake at [Le Port-Vieux](story:restaurants/le-port-vieux), then follow the beach to the [casino](story:casinos/biarritz): seven minutes, and not one road to cross.`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('4 h 10 depuis Paris', '4 hr 10 from Paris'),
      text: w(
        'TGV direct jusqu’à la gare de Biarritz, puis 3 km en taxi ou par le bus de la ville.',
        'A direct TGV to Biarritz station, then 3 km by taxi or town bus.',
      ),
    },
    {
      icon: 'waves',
      title: w('Surf de septembre à mai', 'Surf from September to May'),
      text: w(
        'L’eau garde 20 °C jusqu’à la mi-octobre et les écoles ont de la place.',
        'The water stays at 20 °C until mid-October and the schools have room.',
      ),
    },
    {
      icon: 'fish',
      title: w('Merlu, piment, brebis', 'Hake, pepper, ewe’s cheese'),
      text: w(
        'Les halles ouvrent à 7 h 30 ; à midi, les comptoirs d’en face cuisent ce que vous avez acheté.',
        'The covered market opens at 7.30 am; at noon the counters opposite cook what you bought.',
      ),
    },
    {
      icon: 'landmark',
      title: w('248 marches', '248 steps'),
      text: w(
        'Le phare se gravit en un quart d’heure. Par temps clair, on compte les montagnes jusqu’en Espagne.',
        'Allow fifteen minutes to climb the lighthouse. On a clear day you can count the hills into Spain.',
      ),
    },
  ],
  quote: {
    text: w(
      'Ici on ne demande pas l’heure, on demande le coefficient.',
      'Nobody here asks the time. They ask about the tide.',
    ),
    author: w('Maialen Etchart, monitrice de surf', 'Maialen Etchart, surf instructor'),
  },
  questions: [
    {
      question: w('Peut-on se baigner partout à Biarritz ?', 'Can you swim anywhere in Biarritz?'),
      answer: w(
        'Non : le courant est fort. Baignez-vous entre les drapeaux, ou au Port-Vieux, où la crique coupe la houle. Les plages sont surveillées de mai à octobre.',
        'No, the current is strong. Stay between the flags, or choose the Port-Vieux, where the cove breaks the swell. Lifeguards are on duty from May to October.',
      ),
    },
    {
      question: w('Faut-il une voiture sur place ?', 'Do I need a car in town?'),
      answer: w(
        'Pas pour la ville : tout tient dans 2 km, avec des côtes. Pour la Rhune ou Espelette, une journée de location suffit.',
        'Not for the town itself: everything lies within 2 km, hills included. For La Rhune or Espelette, hire one for a day.',
      ),
    },
    {
      question: w('Que faire quand il pleut ?', 'What is there to do in the rain?'),
      answer: w(
        'Attendre vingt minutes, c’est souvent assez. Sinon, l’[atelier chocolat](story:activites/atelier-chocolat) dure deux heures et le [Spa Impérial](story:spas/spa-imperial) ne ferme qu’à 20 h 30.',
        'Wait twenty minutes; it often stops. If not, the [chocolate workshop](story:activites/atelier-chocolat) lasts two hours and the [Spa Impérial](story:spas/spa-imperial) stays open until 8.30 pm.',
      ),
    },
  ],
}

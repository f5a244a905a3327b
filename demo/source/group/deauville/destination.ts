import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'deauville',
  name: 'Deauville',
  latitude: 49.36,
  longitude: 0.0752,
  teaser: w(
    '643 mètres de planches, deux hippodromes et une mer qui se retire loin : la plage de Paris, à deux heures de Paris.',
    '643 metres of boardwalk, two racecourses and a sea that goes out a long way: the beach of Paris, two hours from Paris.',
  ),
  lead: w(
    'À deux heures de Paris, une plage assez large pour que chacun y ait son parasol.',
    'Two hours from Paris, a beach wide enough for everyone to have a parasol.',
  ),
  seo: {
    title: w('Deauville : les Planches, les courses, les hôtels', 'Deauville: boardwalk, races and two hotels'),
    description: w(
      'Que faire à Deauville en deux jours : les Planches, les hippodromes, le marché de la place Morny. Et où dormir, dîner, nager, sortir.',
      'Two days in Deauville: the boardwalk, the racecourses, the market on place Morny. And where to sleep, eat, swim and go out.',
    ),
  },
  story: {
    title: w('Un damier de villas, posé sur une dune', 'A grid of villas laid on a dune'),
    text: w(
      `En 1860, il n’y avait ici que des marais et quelques vaches. Quatre ans plus tard, on y trouvait un hippodrome, une gare et une avenue de quarante mètres de large. Le casino est venu ensuite, et [Les Colombages](story:hotels/les-colombages) en 1912, juste à temps pour l’été.

La ville se traverse en un quart d’heure. Le matin appartient aux chevaux, qui descendent au pas jusqu’au sable ; [on peut les suivre en selle](story:activites/promenade-a-cheval). L’après-midi est aux parasols, 450 en août, noués chacun d’une couleur. Le soir va aux terrasses, et l’on sait à [La Criée](story:restaurants/la-criee) quel bateau est rentré.

Le marché se tient place Morny, le mardi, le vendredi et le samedi, tous les jours en juillet et en août. On y vient pour le pont-l’évêque, le cidre fermier et les crevettes grises encore tièdes.

Côté terre, les haies cachent des haras. [Le Clos des Courses](story:hotels/le-clos-des-courses) en était un : les boxes y sont devenus des chambres, et l’horloge de la cour avance toujours de cinq minutes, pour que personne ne manque le départ.`,
      `In 1860 there was nothing here but marsh and a few cows. Four years later there was a racecourse, a station and an avenue forty metres wide. The casino followed, then [Les Colombages](story:hotels/les-colombages) in 1912, just in time for the summer.

You can cross the town in a quarter of an hour. Mornings belong to the horses, walking down to the sand; [you may follow in the saddle](story:activites/promenade-a-cheval). Afternoons belong to the parasols, 450 of them in August, each tied in its own colour. Evenings go to the terraces, and [La Criée](story:restaurants/la-criee) knows which boat is in.

The market is on place Morny on Tuesday, Friday and Saturday, and daily in July and August. Come for Pont-l’Évêque cheese, farm cider and brown shrimps that are still warm.

Inland, the hedges hide stud farms. [Le Clos des Courses](story:hotels/le-clos-des-courses) was one of them: its loose boxes are bedrooms now, and the yard clock still runs five minutes fast, so that nobody misses the start.`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('2 h 05 depuis Saint-Lazare', '2 hr 05 from Paris Saint-Lazare'),
      text: w(
        'Six trains directs par jour. La gare est à 800 m du sable, tout droit.',
        'Six direct trains a day. The station is 800 m from the sand, straight ahead.',
      ),
    },
    {
      icon: 'umbrella',
      title: w('450 parasols', '450 parasols'),
      text: w(
        'Rouges, bleus, verts ou jaunes, à louer de Pâques à fin septembre, 18 € la journée.',
        'Red, blue, green or yellow, for hire from Easter to the end of September, €18 a day.',
      ),
    },
    {
      icon: 'trophy',
      title: w('Deux hippodromes', 'Two racecourses'),
      text: w(
        'Le plat à la Touques, l’obstacle à Clairefontaine. Première course à 13 h 30.',
        'Flat racing at La Touques, jumps at Clairefontaine. First race at 1.30 pm.',
      ),
    },
    {
      icon: 'fish',
      title: w('La sole et la crevette', 'Sole and shrimp'),
      text: w(
        'Les bateaux vendent au quai de Trouville, face au port, dès 9 h 30. Prenez le bac, il met trois minutes.',
        'Boats sell on the Trouville quay, across the harbour, from 9.30 am. Take the ferry: it needs three minutes.',
      ),
    },
  ],
  quote: {
    text: w(
      'À marée basse, il faut marcher cinq minutes pour toucher l’eau. Personne ne s’en plaint.',
      'At low tide it takes five minutes to reach the water. Nobody complains.',
    ),
    author: w('Yves Le Bihan, maître-nageur sauveteur', 'Yves Le Bihan, lifeguard'),
  },
  questions: [
    {
      question: w('Quand viennent les chevaux sur la plage ?', 'When are the horses on the beach?'),
      answer: w(
        'Avant 10 h en été, toute la journée d’octobre à Pâques. Venez à marée basse : ils galopent là où le sable est dur, près de l’eau.',
        'Before 10 am in summer, all day from October to Easter. Come at low tide: they gallop where the sand is firm, close to the water.',
      ),
    },
    {
      question: w('Deauville se visite-t-elle sans voiture ?', 'Can I manage Deauville without a car?'),
      answer: w(
        'Oui. De la gare à la mer, comptez dix minutes à pied, et le double jusqu’à Trouville par le pont. Des vélos se louent devant la gare, 16 € la journée.',
        'Yes. From the station to the sea is ten minutes on foot, and twice that to Trouville by the bridge. Bicycles are for hire outside the station at €16 a day.',
      ),
    },
    {
      question: w('Où aller un jour de crachin ?', 'Where do I go in the drizzle?'),
      answer: w(
        'Sous les sept arches des [Bains de Deauville](story:spas/les-bains-de-deauville), ou au [casino](story:casinos/deauville), dont le théâtre joue certains jeudis et samedis. Les parasols, eux, servent aussi de parapluies.',
        'Under the seven arches of [Les Bains de Deauville](story:spas/les-bains-de-deauville), or to the [casino](story:casinos/deauville), whose theatre plays on some Thursdays and Saturdays. A parasol, after all, is half an umbrella.',
      ),
    },
  ],
}

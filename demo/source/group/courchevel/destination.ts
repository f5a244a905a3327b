import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'courchevel',
  name: 'Courchevel',
  latitude: 45.4154,
  longitude: 6.6347,
  teaser: w(
    '1 850 m d’altitude, 150 km de pistes et des cabines rouges qui partent à 9 h : ici, on chausse devant la porte.',
    'At 1,850 m, with 150 km of runs and red cable cars from 9 am: here you put your skis on at the door.',
  ),
  lead: w(
    'Des mélèzes, des toits blancs, et un téléphérique qui n’attend personne.',
    'Larches, white roofs, and a cable car that waits for nobody.',
  ),
  seo: {
    title: w(
      'Courchevel : hôtel, tables et spa au pied des pistes',
      'Courchevel: hotel, restaurants and spa by the slopes',
    ),
    description: w(
      'Préparez un séjour à Courchevel : un hôtel skis aux pieds, deux tables dont une à 2 070 m, un spa, la première trace et les chiens de traîneau.',
      'Plan a stay in Courchevel: a ski-in, ski-out hotel, two restaurants, one at 2,070 m, a spa, first tracks at dawn and sled dogs.',
    ),
  },
  story: {
    title: w('Une station dessinée à la règle', 'A resort drawn with a ruler'),
    text: w(
      `Avant 1946, il n’y avait à cette altitude que des alpages et trois chalets de bergers. Des ingénieurs y sont montés à pied avec une planche à dessin. Ils ont placé les pistes d’abord, les hôtels ensuite, de sorte que l’on puisse rentrer chez soi en glissant.

La règle tient toujours. Au [Grand Mélèze](story:hotels/le-grand-meleze), la porte de derrière donne sur une piste bleue ; le casier à chaussures est chauffé à 38 °C, et la première cabine passe à 200 m.

L’hiver dure de décembre à la mi-avril, l’été deux mois, entre gentianes et foins. Les enfants préfèrent les [chiens de traîneau](story:activites/chiens-de-traineau), les lève-tôt la [première trace](story:activites/premiere-trace), et tout le monde se retrouve au [Refuge du Glacier](story:restaurants/le-refuge-du-glacier) pour une croûte au fromage.`,
      `Before 1946 there was nothing at this height but pasture and three shepherds’ huts. Engineers walked up with a drawing board. They placed the runs first and the hotels afterwards, so that you could slide home.

The rule still holds. At [Le Grand Mélèze](story:hotels/le-grand-meleze) the back door gives onto a blue run, the boot lockers are heated to 38 °C, and the first cable car goes by 200 m away.

Winter lasts from December to mid-April; summer is two months of gentians and hay. Children like the [sled dogs](story:activites/chiens-de-traineau), early risers the [first tracks](story:activites/premiere-trace), and everyone meets at [Le Refuge du Glacier](story:restaurants/le-refuge-du-glacier) over bread and melted cheese.`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('Moûtiers, puis 25 km', 'Moûtiers, then 25 km'),
      text: w(
        'TGV direct le samedi en hiver ; la navette de l’hôtel monte en 45 minutes.',
        'A direct TGV on winter Saturdays; the hotel shuttle takes 45 minutes up.',
      ),
    },
    {
      icon: 'cable-car',
      title: w('Soixante remontées', 'Sixty lifts'),
      text: w(
        'La première à 9 h, la dernière vers 17 h ; trois vallées sur un seul forfait.',
        'The first at 9 am, the last at about 5 pm; three valleys on one pass.',
      ),
    },
    {
      icon: 'snowflake',
      title: w('Neige de décembre à avril', 'Snow from December to April'),
      text: w(
        'Les pistes du haut dépassent 2 700 m et regardent le nord.',
        'The upper runs climb above 2,700 m and face north.',
      ),
    },
    {
      icon: 'utensils',
      title: w('Beaufort, crozets, myrtilles', 'Beaufort, crozets, bilberries'),
      text: w(
        'La coopérative de la vallée vend le fromage d’été jusqu’à Noël.',
        'The valley’s co-operative sells summer cheese until Christmas.',
      ),
    },
  ],
  quote: {
    text: w(
      'La neige, on ne la commente pas. On regarde ses chaussures et on y va.',
      'You don’t discuss the snow. You look at your boots and go.',
    ),
    author: w('Firmin Chardonnex, guide', 'Firmin Chardonnex, mountain guide'),
  },
  questions: [
    {
      question: w('Faut-il des pneus neige pour monter ?', 'Do I need winter tyres to drive up?'),
      answer: w(
        'Oui : ils sont obligatoires du 1er novembre au 31 mars, ou des chaînes dans le coffre. La route est dégagée dès 6 h.',
        'Yes: from 1 November to 31 March they are compulsory, or chains in the boot. The road is cleared from 6 am.',
      ),
    },
    {
      question: w('Que faire à Courchevel sans skier ?', 'What is there in Courchevel for non-skiers?'),
      answer: w(
        '17 km de sentiers damés, une patinoire, des raquettes au clair de lune, et le [Spa du Glacier](story:spas/spa-du-glacier) dès 10 h.',
        '17 km of groomed paths, an ice rink, snowshoes by moonlight, and the [Spa du Glacier](story:spas/spa-du-glacier) from 10 am.',
      ),
    },
    {
      question: w('À partir de quel âge les enfants skient-ils ?', 'From what age can children ski?'),
      answer: w(
        'Trois ans, au jardin des neiges, deux heures à la fois. Le forfait est offert avant cinq ans.',
        'From three, in the snow garden, two hours at a time. Lift passes are free under five.',
      ),
    },
  ],
}

import { w } from '../kit/words.ts'
import type { Article } from '../model/pleasures.ts'

/** Houses and their history. */
export const HOUSES: readonly Article[] = [
  {
    slug: 'histoire-des-colombages',
    name: w('Histoire des Colombages', 'A history of Les Colombages'),
    category: 'houses',
    weeksAgo: 5,
    picture: 'article-histoire-des-colombages',
    teaser: w(
      'Bâti en dix-sept mois pour un été, réquisitionné deux fois, repeint quatorze : un manoir raconté par ses murs.',
      'Built in seventeen months for one summer, requisitioned twice, painted fourteen times: a manor told by its walls.',
    ),
    lead: w(
      'Un hôtel prévu pour une saison, et qui en a fait plus de cent.',
      'A hotel meant for one season, which has now seen over a hundred.',
    ),
    seo: {
      title: w('Histoire des Colombages, Deauville | Journal', 'A history of Les Colombages, Deauville | Journal'),
      description: w(
        'Du chantier de 1911 aux chambres d’aujourd’hui : guerres, bals, tempêtes et pommiers, l’histoire d’un manoir de Deauville.',
        'From the building site of 1911 to today’s rooms: wars, balls, storms and apple trees, the history of a Deauville manor.',
      ),
    },
    text: w(
      `
On commença en février 1911, avec quatre cents ouvriers et des torches pour la nuit. En juillet de l’année suivante, les premiers clients trouvèrent la peinture encore fraîche et des pommiers de vingt ans, plantés de la veille.

Le chantier dura dix-sept mois. Le registre, conservé à la réception, compte 38 000 briques cassées, deux fiançailles et un âne promu contremaître, puisqu’il connaissait seul le chemin de la sablière. Le soir de l’ouverture, l’orchestre joua plus fort que d’ordinaire : au troisième, on clouait encore.

## Le faux qui devient vrai

Les pans de bois ne portent rien : derrière, tout est en brique et en fer. L’architecte voulait un village normand de sept étages, avec des pignons, des lucarnes, un colombier sans pigeons. Un siècle après, les pigeons sont venus.

Il avait dessiné 1 846 poutres. Onze manquaient à la livraison ; un peintre de décors les ajouta au pinceau, entre deux fenêtres, et signa sur la dernière. Cherchez-les depuis la cour, vers midi : ce sont les seules qui ne portent pas d’ombre.

## Deux guerres, un orchestre

Hôpital en 1914, état-major en 1940, l’hôtel perdit ses tapis et garda son escalier. On raconte que l’orchestre joua le soir de la réouverture avec trois violons prêtés par [le casino](story:casinos/deauville) voisin ; la facture, du moins, existe.

Entre les deux guerres, on dansa beaucoup. Le parquet du dancing, posé en 1924, couvrait 300 m² ; quand il fallut le démonter, en 1968, un menuisier numérota les lames à la craie grasse. Elles attendirent quarante ans à la cave, à côté du cidre.

## Ce qui a changé

Les chambres étaient 250, elles sont 271 : on a ouvert les combles, où logeaient les infirmières. Dans la [Suite des Planches](story:hotels/les-colombages/chambres/suite-des-planches), une poutre porte encore un nom gravé au couteau, Émile, et une date. C’était un charpentier. Il avait fini.`,
      `
Work began in February 1911, with four hundred men and torches for the night shift. In July of the next year the first guests found the paint still wet, and apple trees twenty years old, planted the day before.

Building took seventeen months. The ledger, kept at reception, records 38,000 broken bricks, two engagements and a donkey promoted to foreman, since no one else knew the way to the sand pit. On opening night the band played louder than usual: on the third floor they were still hammering.

## A fake come true

The timbers carry nothing: behind them all is brick and iron. The architect wanted a Norman village seven storeys high, with gables, dormers and a dovecote without doves. A century later, the doves have come.

He had drawn 1,846 beams. Eleven were missing from the delivery, so a scene painter added them with a brush, between windows, and signed the last. Look for them from the courtyard around noon: they are the ones that cast no shadow.

## Two wars, one orchestra

A hospital in 1914, a headquarters in 1940, the hotel lost its carpets and kept its staircase. They say the band played on the night it reopened with three violins lent by [the casino](story:casinos/deauville) next door; the invoice, at least, exists.

Between the wars there was dancing. The floor laid in 1924 covered 300 m²; when it had to come up, in 1968, a joiner numbered the boards in wax crayon. They waited forty years in the cellar, next to the cider.

## What has changed

There were 250 rooms and there are 271: the attics, where the nurses slept, have been opened up. In the [Suite des Planches](story:hotels/les-colombages/chambres/suite-des-planches) a beam still bears a name cut with a knife, Émile, and a date. He was a carpenter. He had finished.`,
    ),
    next: ['hotels/les-colombages', 'hotels/les-colombages/chambres/suite-des-planches', 'casinos/deauville'],
  },
  {
    slug: 'l-eau-d-enghien',
    name: w('L’eau d’Enghien', 'The waters of Enghien'),
    category: 'houses',
    weeksAgo: 17,
    picture: 'article-l-eau-d-enghien',
    teaser: w(
      'Une odeur, un curé curieux, un roi souffrant : comment un étang devint une ville d’eaux à onze kilomètres de Paris.',
      'A smell, a curious priest, an ailing king: how a pond became a spa town eleven kilometres from Paris.',
    ),
    lead: w(
      'Elle sent le soufre, elle est à quatorze degrés, elle a bâti une ville.',
      'It smells of sulphur, it is at fourteen degrees, and it built a town.',
    ),
    seo: {
      title: w('L’eau d’Enghien, du soufre au lac | Journal', 'The waters of Enghien, from sulphur to lake | Journal'),
      description: w(
        'Sources sulfurées, premier bain, casino sur pilotis et barques du dimanche : l’histoire d’Enghien-les-Bains par son eau.',
        'Sulphur springs, first baths, a casino on piles and Sunday rowing boats: the history of Enghien-les-Bains by its water.',
      ),
    },
    text: w(
      `
En 1766, un curé de Montmorency suit son nez. Au bord de l’étang, une source sent l’œuf ; les pièces d’argent y noircissent en une nuit. Il écrit à l’Académie des sciences, qui répond qu’elle viendra voir.

Elle vient, mesure, renifle et publie. Deux fermiers se disputent la parcelle, un troisième y plante des choux par dépit. Le premier baigneur est un cocher aux genoux raides ; il paie en avoine et revient le lendemain sans sa canne, ou du moins sans y penser.

## Un siècle de baignoires

Louis XVIII y soigne sa jambe, et la mode suit la jambe. On bâtit des thermes, des pavillons, un kiosque. L’eau sort à quatorze degrés ; il faut la chauffer, ce que les baigneurs découvrent parfois trop tard.

Les médecins prescrivent alors par verres : deux le premier jour, jamais plus de six. On boit debout, en marchant autour du kiosque, trois tours par verre. Des chaises à porteurs ramènent les plus consciencieux. Une affiche de 1865 promet aussi de l’eau « sans odeur le dimanche », ce que personne n’a pu vérifier.

## Le lac devient décor

Le [casino](story:casinos/enghien-les-bains) s’avance sur l’eau en 1901, sur des pieux de chêne. Paris arrive le dimanche par le train, en vingt minutes, rame, dîne et rentre. On [rame encore](story:activites/aviron-sur-le-lac) : le club prête des yoles aux débutants, à condition de savoir nager.

La vase, pourtant, reprend ce qu’elle prête. Tous les dix ans environ, il faut vider et curer. On retrouve alors des rames, des bagues, un piano droit tombé d’un bal en 1912. Il avait gardé ses chandeliers.

## Aujourd’hui

Les colonnes des [Thermes du Lac](story:spas/les-thermes-du-lac) datent de la dernière reconstruction. L’eau, elle, n’a pas changé d’avis : soufre, quatorze degrés, et cette odeur qui s’en va en dix minutes. Du [Débarcadère](story:restaurants/le-debarcadere), à table, on ne la sent plus du tout.`,
      `
In 1766 a priest from Montmorency follows his nose. By the pond a spring smells of eggs; silver coins turn black in it overnight. He writes to the Academy of Sciences, which answers that it will come and see.

It comes, measures, sniffs and publishes. Two farmers fight over the plot and a third plants cabbages on it out of spite. The first bather is a coachman with stiff knees; he pays in oats, and is back next day without his stick, or at least without noticing it.

## A century of bathtubs

Louis XVIII treats his leg here, and fashion follows the leg. Baths are built, then villas, then a bandstand. The water comes out at fourteen degrees; it has to be heated, as bathers sometimes find out too late.

Doctors then prescribe by the glass: two on the first day, never more than six. You drink standing, walking round the bandstand, three turns to a glass. Sedan chairs bring home the most thorough. A poster of 1865 also promises water “with no smell on Sundays”, which nobody was able to check.

## The lake becomes scenery

The [casino](story:casinos/enghien-les-bains) steps out over the water in 1901, on oak piles. Paris arrives on Sundays by train, in twenty minutes, rows, dines and goes home. People [still row](story:activites/aviron-sur-le-lac): the club lends skiffs to beginners, provided they can swim.

Mud takes back what it lends. Every ten years or so the lake has to be emptied and dredged. Then oars come up, and rings, and an upright piano that fell from a ball in 1912. It still had its candlesticks.

## Today

The columns of [Les Thermes du Lac](story:spas/les-thermes-du-lac) date from the latest rebuilding. The water has not changed its mind: sulphur, fourteen degrees, and that smell which is gone in ten minutes. From a table at [Le Débarcadère](story:restaurants/le-debarcadere) you do not notice it at all.`,
    ),
    next: ['spas/les-thermes-du-lac', 'hotels/le-pavillon-du-lac', 'restaurants/le-debarcadere'],
  },
  {
    slug: 'une-nuit-au-grand-meleze',
    name: w('Une nuit au Grand Mélèze', 'A night at Le Grand Mélèze'),
    category: 'houses',
    weeksAgo: 23,
    picture: 'article-une-nuit-au-grand-meleze',
    teaser: w(
      'De la dameuse de vingt-deux heures au pain de six heures : douze heures dans un chalet de Courchevel.',
      'From the piste basher at ten to the bread at six: twelve hours in a chalet in Courchevel.',
    ),
    lead: w(
      'La montagne dort peu, l’hiver. La maison non plus.',
      'Mountains sleep little in winter. Nor does the house.',
    ),
    seo: {
      title: w('Une nuit au Grand Mélèze, Courchevel | Journal', 'A night at Le Grand Mélèze, Courchevel | Journal'),
      description: w(
        'Veilleur, ski-man, boulangère et dameuse : ce qui se passe la nuit dans un chalet de Courchevel pendant que vous dormez.',
        'Night porter, ski technician, baker and piste basher: what happens by night in a Courchevel chalet while you sleep.',
      ),
    },
    text: w(
      `
À vingt-deux heures, les phares de la dameuse montent derrière les fenêtres comme un second coucher de soleil. Dans la salle, on baisse la lampe. Le feu tient encore deux bûches.

Au bar, un couple finit une partie d’échecs commencée dimanche. Les enfants dorment depuis deux heures, les moufles sur le radiateur, par ordre de taille. Dans la cour, le mélèze de trente et un mètres craque un peu : c’est la sève qui se retire, dit le concierge, et personne ne le contredit.

## Le sous-sol travaille

Jusqu’à une heure du matin, le ski-man affûte. Cent vingt paires, chacune sur son crochet, avec un prénom. Il passe le doigt sur la carre, ferme un œil, recommence. À l’aube, les chaussures seront à trente-huit degrés : on n’apprécie cela qu’une fois dehors.

Dans la pièce voisine, la lingère plie. Trois cents serviettes, en quatre gestes, la radio au plus bas. Elle écoute les avalanches : le bulletin de minuit donne un chiffre de un à cinq, qu’elle écrit à la craie sur la porte des skis. Ce soir, deux. On pourra monter.

## Trois heures

Le veilleur fait le tour. Il vérifie la neige sur les balcons, le thermomètre, le bassin du [Spa du Glacier](story:spas/spa-du-glacier) qui fume dans le noir. Moins onze. Un renard traverse la terrasse de la [Table du Mélèze](story:restaurants/la-table-du-meleze), toujours dans le même sens.

Puis il s’assied près du poêle et lit le même roman policier que l’hiver dernier. Il en connaît la fin ; il préfère, dit-il, surveiller comment on y arrive. À quatre heures, le téléphone sonne une fois : quelqu’un, au cinquième, demande si les étoiles sont toujours aussi nombreuses. Il sort vérifier.

## Six heures

La boulangère arrive à pied, par la piste. Le pain cuit quarante minutes ; l’odeur monte par l’escalier et réveille le premier étage avant l’horloge. À sept heures et demie, ceux de [la première trace](story:activites/premiere-trace) sont déjà debout dans le hall, casque à la main, sans un mot. Dehors, personne n’a encore marché.`,
      `
At ten the lights of the piste basher climb behind the windows like a second sunset. In the dining room the lamps are turned down. The fire is good for two more logs.

At the bar a couple are finishing a game of chess begun on Sunday. The children have been asleep for two hours, their mittens on the radiator in order of size. In the yard the larch, all thirty-one metres of it, creaks a little: that is the sap drawing back, says the concierge, and no one argues.

## Below stairs

Until one in the morning the ski technician sharpens. A hundred and twenty pairs, each on its hook, with a first name. He runs a finger along the edge, closes one eye, starts again. By dawn the boots will be at thirty-eight degrees, which you only appreciate once outside.

In the next room the linen keeper folds. Three hundred towels, four movements each, the radio turned low. She is listening for avalanches: the midnight bulletin gives a figure from one to five, and she chalks it on the ski-room door. Tonight, two. The mountain is open.

## Three o’clock

The night porter does his round. He checks the snow on the balconies, the thermometer, the pool of the [Spa du Glacier](story:spas/spa-du-glacier) steaming in the dark. Minus eleven. A fox crosses the terrace of [La Table du Mélèze](story:restaurants/la-table-du-meleze), always in the same direction.

Then he sits by the stove and reads the same crime novel as last winter. He knows the ending; he prefers, he says, to keep an eye on how they get there. At four the telephone rings once: someone on the fifth floor would like to know if there are still as many stars. He steps out to check.

## Six o’clock

The baker comes on foot, down the piste. The bread takes forty minutes; the smell climbs the stairs and wakes the first floor before any clock. At half past seven those going for [first tracks](story:activites/premiere-trace) are standing in the hall, helmet in hand, without a word. Outside, nobody has walked yet.`,
    ),
    next: ['hotels/le-grand-meleze', 'activites/premiere-trace', 'restaurants/la-table-du-meleze'],
  },
]

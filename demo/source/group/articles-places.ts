import { w } from '../kit/words.ts'
import type { Article } from '../model/pleasures.ts'

/** Walks and towns. */
export const PLACES: readonly Article[] = [
  {
    slug: 'une-journee-aux-planches',
    name: w('Une journée aux Planches', 'A day on the boardwalk'),
    category: 'places',
    weeksAgo: 1,
    picture: 'article-une-journee-aux-planches',
    teaser: w(
      'De la marée de sept heures au dernier parasol, 643 mètres de bois racontés heure par heure.',
      'From the seven o’clock tide to the last parasol, 643 metres of timber told hour by hour.',
    ),
    lead: w(
      'Sept heures, midi, dix-neuf heures : le même bois, trois plages.',
      'Seven, noon, seven again: the same timber, three beaches.',
    ),
    seo: {
      title: w('Une journée aux Planches de Deauville | Journal', 'A day on the Deauville boardwalk | Journal'),
      description: w(
        'Marcher sur les Planches à marée basse, y déjeuner d’une sole, y rester jusqu’au soir : le récit d’une journée à Deauville.',
        'Walking the boardwalk at low tide, a sole for lunch, staying until dusk: the story of a day in Deauville.',
      ),
    },
    text: w(
      `
À sept heures, les Planches sont aux chevaux. Ils rentrent de la mer par groupes de six, au pas, et laissent sur l’azobé des traces rondes que le soleil efface avant huit heures. Le loueur de parasols compte ses toiles : 450, cinq couleurs, un nœud par couleur.

Fabrice Angot, menuisier municipal, suit les sabots. Il tape du talon sur les lames suspectes et marque d’une croix celles qui répondent creux. Une quarantaine sont changées chaque hiver, sans un clou : on marche ici pieds nus.

## Le matin est long

On marche d’un bout à l’autre en neuf minutes, ou en une heure si l’on lit les noms peints sur les barrières des cabines. À marée basse, la mer est à quatre cents mètres : emportez des chaussures que l’on peut mouiller. L’écurie propose [une promenade à cheval](story:activites/promenade-a-cheval) jusqu’à l’embouchure de la Touques, à l’heure où il n’y a personne.

Les cabines portent des noms de cinéma, la plupart oubliés. On loue la sienne à la journée, avec deux transats et une clé attachée à un bouchon, pour qu’elle flotte. Vers onze heures, les familles plantent leur camp selon une géométrie qui leur vient des grands-parents.

## Midi pile

La criée a sonné à six heures, le poisson est arrivé à onze. À [La Criée](story:restaurants/la-criee), l’ardoise change deux fois par service ; la sole part la première, puis le bar. Demandez une table au bord : le vent y est gratuit.

## Le soir rentre par la gauche

Vers dix-neuf heures, la lumière passe sous les toits des [Colombages](story:hotels/les-colombages) et les pans de bois deviennent roses. On ferme les parasols dans l’ordre inverse du matin. Il reste les bancs, et ceux qui ne sont pas pressés.`,
      `
At seven, the boardwalk belongs to the horses. They come back from the sea in groups of six, at a walk, leaving round prints on the timber that the sun wipes away before eight. The parasol man counts his canvases: 450 of them, five colours, one knot for each colour.

Fabrice Angot, the town’s carpenter, follows the hooves. He stamps on the boards he doubts and puts a cross on any that sound hollow. About forty are replaced each winter, without a single nail: people walk here barefoot.

## Mornings are long

End to end takes nine minutes, or an hour if you read the names painted on the cabin rails. At low tide the sea is four hundred metres out: bring shoes that may get wet. The stables offer [a ride](story:activites/promenade-a-cheval) to the mouth of the Touques, at an hour when nobody is about.

The cabins carry names from the cinema, most of them forgotten. You rent yours by the day, with two deckchairs and a key tied to a cork, so that it floats. Around eleven, families pitch camp to a geometry handed down from grandparents.

## Noon on the dot

The auction bell rang at six; the fish came in at eleven. At [La Criée](story:restaurants/la-criee) the slate changes twice a service; sole goes first, then sea bass. Ask for a table on the edge, where the wind is free.

## Evening comes in from the left

Around seven the light slips under the roofs of [Les Colombages](story:hotels/les-colombages) and the timbers turn pink. The parasols are closed in the reverse of the morning’s order. What is left are the benches, and those in no hurry.`,
    ),
    quote: {
      text: w(
        'La plage est à celui qui se lève, et le reste à tout le monde.',
        'The beach belongs to whoever gets up, the rest to everybody.',
      ),
      author: w('Un loueur de parasols, Deauville', 'A parasol man, Deauville'),
    },
    next: ['hotels/les-colombages', 'restaurants/la-criee', 'activites/promenade-a-cheval'],
  },
  {
    slug: 'la-croisette-hors-saison',
    name: w('La Croisette hors saison', 'The Croisette off season'),
    category: 'places',
    weeksAgo: 7,
    picture: 'article-la-croisette-hors-saison',
    teaser: w(
      'En février, Cannes range ses tapis et sort ses chaises. C’est le moment d’y aller.',
      'In February Cannes rolls up its carpets and puts out its chairs. That is the time to go.',
    ),
    lead: w(
      'Quinze degrés, du mimosa, et une chaise bleue rien que pour vous.',
      'Fifteen degrees, mimosa, and a blue chair all to yourself.',
    ),
    seo: {
      title: w(
        'Cannes en hiver, la Croisette hors saison | Journal',
        'Cannes in winter, the Croisette off season | Journal',
      ),
      description: w(
        'Marché, îles, mimosa et chaises bleues : pourquoi venir à Cannes entre novembre et mars, et quoi y faire en trois jours.',
        'Market, islands, mimosa and blue chairs: why to come to Cannes between November and March, and what to do in three days.',
      ),
    },
    text: w(
      `
Les chaises bleues de la Croisette sont attachées par deux, face à la mer. En août, on les attend ; en février, on choisit. Il fait quinze degrés à midi, on déjeune dehors, et le serveur a le temps de raconter.

En face, des ouvriers démontent un ponton avec des gestes de déménageurs. Une dame en manteau de fourrure nage, comme tous les matins ; elle a laissé le manteau sur la rampe, plié. Les mouettes ont repris les marches du palais. Le sable, ratissé la veille, ne porte qu’une seule trace de pas, et l’on hésite à en faire une deuxième.

## Au marché avant dix heures

La halle Forville ouvre à sept heures. On y trouve des artichauts violets, des fleurs de courgette en avril et, le mardi, un coutelier. Nos cuisines y vont à pied : [suivez-les](story:activites/marche-forville), elles portent le panier.

Le mimosa arrive par bottes, de la colline, dans des camionnettes jaunes de pollen. Achetez-en, il tient quatre jours. Pour la socca, suivez la fumée jusqu’au fond de l’allée : elle se mange brûlante, avec du poivre, debout contre un frigo.

## Les îles pour soi

Le bateau de dix heures est à moitié vide. Quinze minutes de traversée, une forêt de pins, un fort, pas de voiture : [la sortie aux îles](story:activites/sortie-aux-iles) prend la matinée, avec un pique-nique si le mistral le permet.

Sur le sentier, on croise deux chercheurs de champignons et un moine pressé. L’eau est à treize degrés, transparente jusqu’au fond. Les habitués déjeunent dos au mur du fort, à l’abri, là où les lézards prennent déjà le soleil. Le dernier retour est à seize heures ; la sirène prévient deux fois.

## Le soir, du côté des palmiers

On revient par le Suquet, dont les escaliers descendent jusqu’au port. [Le Ponton](story:restaurants/le-ponton) allume ses lampes à dix-neuf heures ; au [Palmarium](story:hotels/le-palmarium), le hall sent le bois de cèdre et la cire. La ville reprendra ses airs en mai. En attendant, elle vous dit bonjour la première.`,
      `
The blue chairs of the Croisette are chained in pairs, facing the sea. In August you wait for one; in February you choose. It is fifteen degrees at noon, lunch is outside, and the waiter has time for a story.

Opposite, workmen take down a jetty with the air of furniture movers. A lady in a fur coat goes for a swim, as she does every morning; the coat waits on the rail, folded. Gulls have taken back the steps of the palace. The sand was raked last night and has one line of footprints on it, and you think twice before making another.

## To market before ten

The Forville market hall opens at seven. There are purple artichokes, courgette flowers in April and, on Tuesdays, a knife grinder. Our kitchens go on foot: [follow them](story:activites/marche-forville), they carry the basket.

Mimosa comes down from the hills in bunches, in vans yellow with pollen. Buy some; it lasts four days. For socca, the chickpea pancake, follow the smoke to the end of the aisle: you eat it scalding, with pepper, standing against a fridge.

## The islands to yourself

The ten o’clock boat is half empty. A crossing of fifteen minutes, a pine wood, a fort and no cars: [the island trip](story:activites/sortie-aux-iles) takes the morning, with a picnic if the mistral allows.

On the path you meet two mushroom hunters and a monk in a hurry. The water is at thirteen degrees and clear to the bottom. Regulars have lunch with their backs to the fort, out of the wind, where lizards are already in the sun. The last boat home is at four; it hoots twice.

## Evening among the palms

Come back through the Suquet, whose steps run down to the harbour. [Le Ponton](story:restaurants/le-ponton) lights its lamps at seven; at [Le Palmarium](story:hotels/le-palmarium) the hall smells of cedar and beeswax. The town will put on airs again in May. Until then, it says good morning first.`,
    ),
    next: ['hotels/le-palmarium', 'activites/sortie-aux-iles', 'restaurants/le-ponton'],
  },
  {
    slug: 'le-vent-du-touquet',
    name: w('Le vent du Touquet', 'The wind of Le Touquet'),
    category: 'places',
    weeksAgo: 13,
    picture: 'article-le-vent-du-touquet',
    teaser: w(
      'Il souffle trois jours sur quatre, toujours de la mer. Toute la ville s’est rangée autour de lui.',
      'It blows three days in four, always from the sea. The whole town has arranged itself around it.',
    ),
    lead: w(
      'Ici, on ne demande pas s’il y a du vent, mais d’où.',
      'Nobody asks whether there is wind here, only where from.',
    ),
    seo: {
      title: w(
        'Le vent du Touquet : dunes et chars à voile | Journal',
        'The wind of Le Touquet: dunes, sand yachts | Journal',
      ),
      description: w(
        'Douze kilomètres de sable dur, un phare, une forêt plantée contre le vent : la géographie du Touquet racontée par ceux qui en vivent.',
        'Twelve kilometres of hard sand, a lighthouse, a forest planted against the wind: Le Touquet explained by those who live off it.',
      ),
    },
    text: w(
      `
Avant 1837, il n’y avait ici que du sable qui marchait. Un notaire planta des pins maritimes pour l’arrêter ; la ville est venue se mettre à l’abri derrière. Depuis, le vent travaille pour elle.

Les habitants lui ont donné des noms. L’écharpe vient du nord-ouest et fait rentrer les parasols ; la gifle, plein ouest, ferme les portières toute seule. Le plus doux, au printemps, s’appelle le facteur, parce qu’il passe vers onze heures. Aucun de ces noms ne figure dans les manuels de météo.

## Sur la plage

À marée basse, l’estran s’ouvre sur douze kilomètres, dur comme un parquet. Les [chars à voile](story:activites/char-a-voile) y roulent à soixante à l’heure, assis à vingt centimètres du sol. Les enfants commencent à huit ans ; les parents, en général, le même jour.

Pour partir, on court trois pas, on saute, on borde la voile. Pour s’arrêter, on se met face au vent et l’on attend, ce qui surprend les gens pressés. Il n’y a pas de frein. Les moniteurs le disent en dernier, une fois tout le monde assis.

## Sous les pins

Quand il souffle trop, on passe derrière. Les pistes de [la forêt](story:activites/foret-a-velo) font quarante-cinq kilomètres, sans une côte. On y croise des villas à toit pentu, des lièvres, et l’odeur de résine qui annonce la pluie.

La forêt elle-même penche. Regardez les troncs du premier rang, côté mer : ils partent vers l’est comme une foule qui quitte un stade. Au troisième rang, ils sont déjà droits. Les forestiers replantent toujours par la façade, et toujours plus serré qu’il ne faudrait, car un tiers ne passera pas l’hiver.

## Autour du feu

Le soir, le phare tourne, deux éclats toutes les dix secondes. Au [Pavillon des Dunes](story:hotels/le-pavillon-des-dunes), une girouette est reliée à un cadran, dans le bar : chacun la regarde avant de commander. Vent d’ouest, on reste. Vent d’est, on sort voir les étoiles.`,
      `
Before 1837 there was nothing here but walking sand. A notary planted maritime pines to stop it, and the town came to shelter behind them. The wind has worked for it ever since.

Locals have given it names. The scarf comes from the north-west and sends the parasols in; the slap, due west, shuts car doors by itself. The gentlest, in spring, is the postman, because it calls around eleven. You will find none of them in a weather manual.

## On the beach

At low tide the strand opens for twelve kilometres, hard as a ballroom floor. [Sand yachts](story:activites/char-a-voile) run on it at sixty kilometres an hour, with you sitting twenty centimetres off the ground. Children start at eight; their parents, as a rule, on the same day.

To set off, run three steps, jump in, pull on the sheet. To stop, turn into the wind and wait, which surprises people in a hurry. There are no brakes. Instructors mention this last, once everyone is seated.

## Under the pines

When it blows too hard, go round behind. The tracks in [the forest](story:activites/foret-a-velo) run for forty-five kilometres without a hill. You meet villas with steep roofs, hares, and the smell of resin that comes before rain.

The forest itself leans. Look at the trunks in the front row, on the sea side: they head east like a crowd leaving a stadium. By the third row they are already upright. Foresters always replant from the front, and closer than they should, since a third will not last the winter.

## By the fire

At night the lighthouse turns, two flashes every ten seconds. At [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) a weathervane drives a dial in the bar: everyone looks at it before ordering. West wind, we stay. East wind, we go out to see the stars.`,
    ),
    next: ['activites/char-a-voile', 'hotels/le-pavillon-des-dunes', 'restaurants/le-comptoir-des-oyats'],
  },
  {
    slug: 'les-villas-de-dinard',
    name: w('Les villas de Dinard', 'The villas of Dinard'),
    category: 'places',
    weeksAgo: 15,
    picture: 'article-les-villas-de-dinard',
    teaser: w(
      'Quatre cent sept façades protégées, pas deux pareilles, et un sentier qui passe devant.',
      'Four hundred and seven listed fronts, no two alike, and a path that runs past them.',
    ),
    lead: w(
      'Une promenade de deux heures, à faire dans le sens de la marée.',
      'A two-hour walk, to be taken with the tide.',
    ),
    seo: {
      title: w('Les villas de Dinard à pied | Journal', 'The villas of Dinard on foot | Journal'),
      description: w(
        'Tourelles, bow-windows et briques anglaises : le chemin de ronde de Dinard, villa après villa, et les bancs où s’arrêter.',
        'Turrets, bow windows and English brick: the cliff path of Dinard, villa by villa, and the benches to stop at.',
      ),
    },
    text: w(
      `
Les Anglais sont arrivés vers 1850, pour l’air. Ils ont d’abord loué, puis bâti, chacun à sa manière : une tourelle ici, un pignon flamand là, un donjon quand le voisin avait une tour. La ville en a gardé 407.

On se mesurait en étages. Un banquier ajouta une loggia pour voir le yacht d’un rival ; le rival acheta un yacht plus petit, par mépris. Quand l’argent s’en alla, dans les années trente, les maisons restèrent trop grandes, avec leurs offices, leurs monte-plats et leurs sonnettes étiquetées « Mademoiselle ».

## Par le bas

Le [chemin de ronde](story:activites/chemin-de-ronde) part de la pointe du Moulinet. Il passe devant les tentes rayées de l’Écluse, longe la falaise sous les pins et finit à Saint-Énogat. D’en bas, les villas montrent leur dos : les vérandas, les escaliers de service, le linge.

Prévoyez des semelles qui tiennent. Le granit est gris, parfois rose, lisse là où les mains s’appuient depuis un siècle. Trois escaliers descendent jusqu’à l’eau ; par grande marée, le deuxième disparaît jusqu’à la rampe. On y voit des gamins sauter, une main sur le nez, devant une grand-mère qui compte.

## La lumière change de côté

Vers quatre heures, la mer prend la couleur qui a donné son nom à la côte. C’est l’heure de [La Roche Émeraude](story:hotels/la-roche-emeraude), dont la terrasse regarde Saint-Malo. On y sert le thé avec des craquelins de la ville d’en face.

Asseyez-vous au deuxième banc. En face, les remparts se découpent comme un jouet ; un bac blanc fait la navette, dix minutes par traversée. Les peintres du dimanche s’accordent rarement sur le vert. L’un d’eux, retraité des postes, en a mélangé cent quatre et donne à chacun le nom d’une cousine.

## Rentrer par les rues

On revient par le haut, entre les murs. Les noms sont sur les portails : Quatre-Humeurs, Belle-Brouille, Sans-Vis-à-Vis. Au coin de la rue des Marins, [L’Amiral](story:restaurants/l-amiral) garde six places au comptoir pour ceux qui n’ont pas réservé.`,
      `
The English came around 1850, for the air. They rented first, then built, each in his own way: a turret here, a Flemish gable there, a keep if the neighbour had a tower. The town has kept 407 of them.

They competed in storeys. A banker added a loggia to watch a rival’s yacht; the rival bought a smaller yacht, out of scorn. When the money went, in the thirties, the houses were left too large, with their pantries, their dumb waiters and their bells marked “Mademoiselle”.

## From below

The [cliff path](story:activites/chemin-de-ronde) starts at the Moulinet headland. It passes the striped tents of the Écluse beach, follows the cliff beneath the pines and ends at Saint-Énogat. From below, the villas show their backs: verandas, servants’ stairs, the washing.

Wear soles that grip. The granite is grey, here and there pink, and smooth where hands have leaned on it for a century. Three flights of steps go down to the water; at spring tides the second vanishes up to its rail. Children jump from it, one hand on the nose, while a grandmother keeps count.

## The light changes sides

Around four the sea takes on the colour that named this coast. It is the hour for [La Roche Émeraude](story:hotels/la-roche-emeraude), whose terrace looks across to Saint-Malo. Tea comes with craquelins from the town opposite.

Take the second bench. Across the water the ramparts stand out like a toy; a white ferry goes to and fro, ten minutes each way. Sunday painters rarely agree on the green. One of them, retired from the post office, has mixed a hundred and four and named each after a cousin.

## Home by the streets

Come back by the upper road, between walls. The names are on the gates: Quatre-Humeurs, Belle-Brouille, Sans-Vis-à-Vis. On the corner of the sailors’ street, [L’Amiral](story:restaurants/l-amiral) keeps six stools at the counter for those who did not book.`,
    ),
    next: ['activites/chemin-de-ronde', 'hotels/la-roche-emeraude', 'restaurants/la-terrasse-des-tentes'],
  },
  {
    slug: 'biarritz-vague-apres-vague',
    name: w('Biarritz, vague après vague', 'Biarritz, wave after wave'),
    category: 'places',
    weeksAgo: 21,
    picture: 'article-biarritz-vague-apres-vague',
    teaser: w(
      'Six plages, trois marées de caractère et un moniteur qui préfère novembre.',
      'Six beaches, three kinds of tide and an instructor who prefers November.',
    ),
    lead: w(
      'La meilleure vague est toujours celle d’après. En attendant, on déjeune.',
      'The best wave is always the next one. Meanwhile, there is lunch.',
    ),
    seo: {
      title: w('Biarritz, vague après vague | Journal', 'Biarritz, wave after wave | Journal'),
      description: w(
        'Apprendre le surf à Biarritz, lire la houle, choisir sa plage selon la marée, et où se réchauffer ensuite.',
        'Learning to surf in Biarritz, reading the swell, choosing a beach by the tide, and where to warm up afterwards.',
      ),
    },
    text: w(
      `
Le surf est arrivé à Biarritz en 1957, dans les bagages d’une équipe de tournage. Les pêcheurs ont regardé, les enfants ont demandé une planche. Soixante ans plus tard, le marché ferme plus tôt quand la houle est bonne.

La première planche venue d’ici fut taillée dans une porte de grange, par un tonnelier. Elle pesait trente-deux kilos et prenait l’eau par la serrure. Elle est accrochée dans un café du Port-Vieux, au-dessus du percolateur. Ceux qui l’ont portée lèvent encore leur verre en passant dessous.

## Lire avant d’entrer

La houle se lit en secondes. Sept, c’est du clapot ; onze, une belle vague ; quinze, on reste au bord. À marée basse, la Grande Plage casse droit ; à mi-marée, la Côte des Basques déroule. À l’[école de surf](story:activites/ecole-de-surf), la première demi-heure se passe sur le sable, à regarder.

Maialen Etchart y dirige l’équipe. Elle préfère novembre : l’eau est à seize degrés, la lumière basse, et les visiteurs sont rentrés chez eux. Elle fait fermer les yeux aux débutants et leur demande de compter les vagues à l’oreille. La grosse, affirme-t-elle, s’annonce par un silence. Puis elle tend la combinaison, côté fermeture dans le dos, et personne ne rit longtemps.

## Sortir de l’eau

On a froid à l’intérieur, longtemps. Le remède local tient en deux mots : chocolat chaud. Celui de [l’atelier](story:activites/atelier-chocolat) se boit debout, avec un peu de piment d’Espelette. Ceux qui veulent le sel sans le sable poussent, côté plage, la porte du [Spa Impérial](story:spas/spa-imperial).

À midi, les plus sages sont à table. Au [Port-Vieux](story:restaurants/le-port-vieux), le comptoir sent l’ail et la plancha ; on y mange des chipirons sans ôter son bonnet. Le patron affiche à la craie la houle du lendemain, sous le plat du jour. Les deux se commentent avec la même gravité.

## Et la nuit

Depuis [L’Éperon](story:hotels/l-eperon), on entend les séries arriver : trois vagues, une pause, trois vagues. Les habitués disent qu’on s’endort à la deuxième.`,
      `
Surfing reached Biarritz in 1957, in the luggage of a film crew. The fishermen watched, the children asked for a board. Sixty years on, the market closes early when the swell is good.

The first board made here was cut from a barn door by a cooper. It weighed thirty-two kilos and let in water at the keyhole. It hangs in a café at the Port-Vieux, above the coffee machine. Those who carried it still raise a glass as they pass beneath.

## Read before you get in

Swell is read in seconds. Seven is chop; eleven is a fine wave; fifteen, and you stay ashore. At low water the Grande Plage breaks straight; at half tide the Côte des Basques peels. At the [surf school](story:activites/ecole-de-surf) the first half hour is spent on the sand, looking.

Maialen Etchart runs the team. She prefers November: the water is at sixteen degrees, the light is low and the visitors have gone home. She has beginners shut their eyes and count waves by ear. The big one, she says, is announced by a silence. Then she hands over the wetsuit, zip to the back, and nobody laughs for long.

## Out of the water

You are cold inside, for a long time. The local cure is two words: hot chocolate. At [the workshop](story:activites/atelier-chocolat) you drink it standing, with a little Espelette pepper. Those who want salt without sand go in by the beach door of the [Spa Impérial](story:spas/spa-imperial).

By noon the wise are at lunch. At [Le Port-Vieux](story:restaurants/le-port-vieux) the counter smells of garlic and hot iron; people eat baby squid without taking off their hats. The owner chalks up tomorrow’s swell under the dish of the day. Both are discussed with equal gravity.

## And at night

From [L’Éperon](story:hotels/l-eperon) you hear the sets come in: three waves, a pause, three waves. Regulars say you are asleep by the second.`,
    ),
    next: ['activites/ecole-de-surf', 'hotels/l-eperon', 'restaurants/le-port-vieux'],
  },
]

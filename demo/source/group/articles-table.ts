import { w } from '../kit/words.ts'
import type { Article } from '../model/pleasures.ts'

/** Kitchens, produce and games. */
export const TABLE: readonly Article[] = [
  {
    slug: 'la-sole-de-midi',
    name: w('La sole de midi', 'The midday sole'),
    category: 'table',
    weeksAgo: 3,
    picture: 'article-la-sole-de-midi',
    teaser: w(
      'Elle arrive à onze heures, elle est dans l’assiette à treize. Ce qui se passe entre les deux.',
      'It comes in at eleven and is on the plate by one. What happens in between.',
    ),
    lead: w('Deux heures dans une cuisine de poisson, montre en main.', 'Two hours in a fish kitchen, watch in hand.'),
    seo: {
      title: w('La sole de midi, de la criée à l’assiette | Journal', 'The midday sole, from quay to plate | Journal'),
      description: w(
        'Achat, pelage, beurre, service : comment une sole de petit bateau passe du quai de Trouville à la table, en deux heures.',
        'Buying, skinning, butter, service: how a day-boat sole goes from the quay to the table in two hours.',
      ),
    },
    text: w(
      `
Onze heures cinq. La caisse passe la porte de service, la glace n’a pas fondu. Dix-huit soles, entre quatre cents et cinq cents grammes : la cheffe les compte en les touchant. Une sole fraîche tient droite, comme une planche.

Maud Lecesne a choisi les siennes par téléphone, avant le jour, au patron du Petit-Louis. Elle ne demande jamais combien il en a ; elle demande où il les a prises. Sur fond de sable, la chair est plus claire. Sur fond de vase, elle les laisse à d’autres.

## Peler, ne pas lever

On incise au-dessus de la queue, on frotte avec du gros sel pour avoir prise, et la peau noire vient d’un seul geste. La blanche reste : elle protège la chair. Puis on attend. Une sole qui sort du bateau est trop ferme ; elle demande une heure au frais, couchée à plat, sans glace dessus.

Pendant ce temps, on nettoie. Les têtes et les parures vont au fumet, avec un poireau et des tiges de persil, vingt minutes et pas vingt et une : au-delà, l’arête donne de l’amer. Un apprenti note l’heure sur le carrelage, au feutre effaçable. Le mur d’à côté en garde des centaines, pâles, comme un calendrier.

## Le beurre décide

À [La Criée](story:restaurants/la-criee), on la farine à peine. Beurre clarifié, cinq minutes d’un côté, trois de l’autre, puis le beurre frais, noisette, et un demi-citron. Plus au nord, [La Halle](story:restaurants/la-halle) du Touquet défend une autre école : le beurre d’abord, et la farine jamais.

Reste la poêle. Celles de la maison sont ovales, en acier noir, et ne voient jamais le savon. On les frotte au papier et au gros sel. La plus vieille porte le numéro 4 et un manche refait ; on la réserve aux soles de plus de 450 grammes.

## Treize heures

Elle part entière. Le serveur lève les filets à table en quatre mouvements, et laisse l’arête : c’est la preuve. Si vous préférez le faire, dites-le. Personne ne vous regardera, sauf la cuisine.`,
      `
Five past eleven. The box comes through the back door, its ice unmelted. Eighteen soles of four to five hundred grams: the chef counts them by touch. A fresh sole stays straight, like a plank.

Maud Lecesne chose hers by telephone before daylight, from the skipper of the Petit-Louis. She never asks how many he has; she asks where he caught them. Over sand the flesh is paler. Fish from over mud she leaves to others.

## Skin it, do not fillet it

You cut above the tail, rub with coarse salt for a grip, and the dark skin comes away in one pull. The white one stays, to protect the flesh. Then you wait. A sole straight off the boat is too firm; it wants an hour in the cool, laid flat, with no ice on top.

Meanwhile there is cleaning to do. Heads and trimmings go into the stock, with a leek and parsley stalks, for twenty minutes and not twenty-one: after that the bones turn bitter. An apprentice writes the time on the tiles in felt pen. The wall beside him has kept hundreds of them, faint, like a calendar.

## Butter decides

At [La Criée](story:restaurants/la-criee) it is barely floured. Clarified butter, five minutes on one side, three on the other, then fresh butter, browned, and half a lemon. Further north, [La Halle](story:restaurants/la-halle) in Le Touquet holds to another school: butter first, and flour never.

That leaves the pan. The house ones are oval, in black steel, and never meet soap. They are rubbed with paper and coarse salt. The oldest bears the number 4 and has a mended handle; it is kept for soles of more than 450 grams.

## One o’clock

It leaves whole. The waiter lifts the fillets at the table in four movements and leaves the bone: that is the proof. If you would rather do it yourself, say so. Nobody will watch, except the kitchen.`,
    ),
    quote: {
      text: w(
        'Le poisson frais ne sent pas le poisson. Il sent la marée, et encore.',
        'Fresh fish does not smell of fish. It smells of the tide, and barely.',
      ),
      author: w('Maud Lecesne, cheffe de La Criée', 'Maud Lecesne, head chef at La Criée'),
    },
    next: ['restaurants/la-criee', 'restaurants/le-bar-des-regates', 'restaurants/l-amiral'],
  },
  {
    slug: 'dans-les-cuisines-du-palmarium',
    name: w('Dans les cuisines du Palmarium', 'In the kitchens of Le Palmarium'),
    category: 'table',
    weeksAgo: 9,
    picture: 'article-dans-les-cuisines-du-palmarium',
    teaser: w(
      'Vingt-deux cuisiniers, onze langues et une seule règle : goûter avant de parler.',
      'Twenty-two cooks, eleven languages and one rule: taste before you talk.',
    ),
    lead: w(
      'Une matinée au sous-sol d’un palace, là où il fait trente degrés en janvier.',
      'A morning below stairs in a palace, where it is thirty degrees in January.',
    ),
    seo: {
      title: w('Dans les cuisines du Palmarium, Cannes | Journal', 'In the kitchens of Le Palmarium, Cannes | Journal'),
      description: w(
        'Brigade, fonds, pâtisserie, service du soir : une matinée dans les cuisines d’un palace de la Croisette, racontée sans chichis.',
        'Brigade, stocks, pastry, dinner service: a morning in the kitchens of a palace on the Croisette, told without fuss.',
      ),
    },
    text: w(
      `
On descend onze marches. Il fait chaud, on parle bas, et chacun dit « derrière » quand il passe derrière. À huit heures, les fonds sont déjà sur le feu depuis trois heures.

Un tableau de liège indique qui est né où : Dunkerque, Porto, Hanoï, Vallauris. On s’engueule peu, on chante parfois. Le plongeur, ancien marin, siffle l’heure avant le carillon et se trompe rarement. Son évier donne sur le seul soupirail ; il y voit passer des chevilles, et devine le temps qu’il fait.

## Une brigade, pas une armée

Ils sont vingt-deux. Le plus jeune a dix-sept ans et tourne des artichauts ; la plus ancienne, au garde-manger, a connu trois chefs et les a tous corrigés. Le matin, deux commis partent au [marché Forville](story:activites/marche-forville) avec une liste et le droit de ne pas la suivre.

Ce matin, ils rapportent des fèves, deux bottes d’oignons nouveaux et une dorade qui n’était pas prévue. La carte bouge d’une ligne. Le saucier grogne, parce qu’il grogne toujours, puis sort le fenouil. Quarante minutes plus tard, le plat porte un nom et un prix.

## Le coin du sucre

La pâtisserie est au nord, derrière une vitre, à seize degrés. On y tempère le chocolat, on y glace les citrons de Menton, on y compte en grammes. Le dessert de [La Table du Palmarium](story:restaurants/la-table-du-palmarium) demande deux jours : personne ne le devine, c’est le but.

À quinze heures, tout s’arrête. La brigade déjeune à la grande table, la même chose pour tous : aujourd’hui, des pâtes aux fèves, parce qu’il en restait. On se passe le pain. Vingt minutes de silence suivent, tête sur les bras, au milieu des cuivres.

## Dix-huit heures trente

Le chef lit les réservations à voix haute, avec les allergies et les anniversaires. Puis tout le monde goûte, en silence, avec la même cuillère en bois chacun la sienne. Là-haut, dans le hall du [Palmarium](story:hotels/le-palmarium), quelqu’un accorde le piano. On entend la première commande.`,
      `
Eleven steps down. It is hot, voices are low, and everyone says “behind” when they pass behind. At eight the stocks have already been on for three hours.

A cork board shows who was born where: Dunkirk, Porto, Hanoi, Vallauris. There is little shouting and some singing. The dishwasher, once a sailor, whistles the hour ahead of the chimes and is seldom wrong. His sink faces the only basement window; he sees ankles go by, and guesses the weather.

## A brigade, not an army

There are twenty-two of them. The youngest is seventeen and turns artichokes; the oldest, in the larder, has known three chefs and corrected them all. In the morning two commis leave for the [Forville market](story:activites/marche-forville) with a list, and the right not to follow it.

This morning they bring back broad beans, two bunches of spring onions and a sea bream that was not on the list. The menu shifts by a line. The sauce cook grumbles, because he always does, then reaches for the fennel. Forty minutes later the dish has a name and a price.

## The sugar corner

Pastry faces north, behind glass, at sixteen degrees. Chocolate is tempered here, Menton lemons are candied, everything is counted in grams. The dessert at [La Table du Palmarium](story:restaurants/la-table-du-palmarium) takes two days: nobody guesses, which is the point.

At three it all stops. The brigade has lunch at the long table, the same for everyone: today pasta with broad beans, since there were some left. Bread is passed along. Twenty minutes of silence follow, heads on arms, among the copper pans.

## Half past six

The chef reads the bookings aloud, with allergies and birthdays. Then everyone tastes, in silence, each with a wooden spoon of their own. Upstairs, in the hall of [Le Palmarium](story:hotels/le-palmarium), somebody is tuning the piano. The first order comes down.`,
    ),
    next: ['restaurants/la-table-du-palmarium', 'activites/marche-forville', 'hotels/le-palmarium'],
  },
  {
    slug: 'sel-et-lumiere-a-la-baule',
    name: w('Sel et lumière à La Baule', 'Salt and light in La Baule'),
    category: 'table',
    weeksAgo: 11,
    picture: 'article-sel-et-lumiere-a-la-baule',
    teaser: w(
      'À dix kilomètres de la plage, des femmes et des hommes récoltent la mer au râteau.',
      'Ten kilometres from the beach, women and men harvest the sea with a rake.',
    ),
    lead: w(
      'Du soleil, du vent, de l’argile : trois choses, et de la patience.',
      'Sun, wind and clay: three things, and patience.',
    ),
    seo: {
      title: w(
        'Sel et lumière : les marais près de La Baule | Journal',
        'Salt and light: the marshes near La Baule | Journal',
      ),
      description: w(
        'Œillets, fleur de sel, oiseaux et pistes plates : une matinée dans les marais salants, et ce que nos cuisines en rapportent.',
        'Salt pans, fleur de sel, birds and flat tracks: a morning in the salt marshes, and what our kitchens bring back.',
      ),
    },
    text: w(
      `
Un œillet mesure soixante-dix mètres carrés. L’eau de mer y arrive après trois semaines de détours, dix fois plus salée qu’au départ, et s’y arrête. Le reste est affaire de ciel.

La paludière s’appelle Nolwenn Rio. Elle tient vingt-six œillets, que sa grand-mère tenait avant elle, et connaît chacun par son défaut : celui-ci fuit, celui-là chauffe trop. Elle parle des marées comme d’autres parlent des trains. Deux fois par mois, la mer passe assez haut pour remplir la réserve ; il faut être là pour ouvrir la trappe.

## Deux sels

Le gros sel descend au fond, gris d’argile : on le tire au las, un râteau de cinq mètres. La fleur, elle, flotte, certains soirs seulement, quand le vent d’est tombe avant la nuit. On l’écume comme une crème. Une saison donne trois kilos de fleur pour cent de gros.

Rien ne se perd de l’eau qui reste. Elle repart vers la vasière, plus lourde, et recommence. En septembre, la première vraie pluie arrête tout : le sel refond en une nuit, et l’on rentre les outils. L’hiver, on répare l’argile à la main, pieds nus quand on est courageux.

## À bicyclette

Les chemins sont plats et passent entre les bassins. [La sortie du matin](story:activites/marais-salants-a-velo) part à neuf heures, avec une paludière qui pédale plus vite que vous. Prenez des jumelles : les avocettes nichent sur les talus d’avril à juillet.

Arrêtez-vous à mi-parcours, sur la digue de terre. À droite, le blanc des tas ; à gauche, le rose, qui vient d’une algue et se remarque surtout le soir. La lumière rebondit deux fois, sur l’eau puis sur le sel. Les peintres clignent des yeux, les autres regrettent leur chapeau.

## Dans l’assiette

À [La Saline](story:restaurants/la-saline), le bar cuit dans sa croûte, cassée à table d’un coup de cuillère. Au spa de [La Baie dorée](story:hotels/la-baie-doree), le même sel sert de gommage. On en rapporte un sac : il pèse un kilo, et l’été dedans.`,
      `
A salt pan measures seventy square metres. Sea water reaches it after three weeks of detours, ten times saltier than it set out, and stops. The rest is up to the sky.

The salt worker is called Nolwenn Rio. She keeps twenty-six pans, which her grandmother kept before her, and knows each by its fault: this one leaks, that one runs too hot. She talks of tides as others talk of trains. Twice a month the sea comes high enough to fill the reservoir, and someone has to be there to lift the hatch.

## Two salts

Coarse salt sinks, grey with clay: it is drawn in with a rake five metres long. Fleur de sel floats, on some evenings only, when the east wind drops before dark. It is skimmed like cream. A season gives three kilos of it for a hundred of coarse.

What water is left is not wasted. It goes back to the settling pond, heavier, and starts again. In September the first real rain ends everything: the salt melts overnight and the tools come in. In winter the clay is mended by hand, barefoot if you are brave.

## By bicycle

The tracks are flat and run between the pools. [The morning ride](story:activites/marais-salants-a-velo) leaves at nine, with a salt worker who pedals faster than you do. Bring binoculars: avocets breed on the banks from April to July.

Stop halfway, on the earth bank. To the right, the white of the heaps; to the left, pink, which comes from an alga and shows best in the evening. Light bounces twice here, off the water and then off the salt. Painters squint, and everyone else wishes for a hat.

## On the plate

At [La Saline](story:restaurants/la-saline) sea bass bakes in a crust, broken at the table with the back of a spoon. At the spa of [La Baie dorée](story:hotels/la-baie-doree) the same salt is a scrub. Take home a bag: it weighs a kilo, summer included.`,
    ),
    next: ['activites/marais-salants-a-velo', 'restaurants/la-saline', 'hotels/la-baie-doree'],
  },
  {
    slug: 'petit-lexique-de-la-roulette',
    name: w('Petit lexique de la roulette', 'A small roulette glossary'),
    category: 'games',
    weeksAgo: 19,
    picture: 'article-petit-lexique-de-la-roulette',
    teaser: w(
      'Cheval, transversale, tiers du cylindre : les mots à connaître avant de regarder tourner la bille.',
      'Cheval, transversale, tiers: the words to know before you watch the ball go round.',
    ),
    lead: w(
      'Un vocabulaire de trois siècles, expliqué sans jeton.',
      'Three centuries of vocabulary, explained without a chip.',
    ),
    seo: {
      title: w('Petit lexique de la roulette | Journal', 'A small roulette glossary | Journal'),
      description: w(
        'Numéros pleins, chances simples, annonces du croupier, usages de la table et limites à se fixer : la roulette expliquée.',
        'Straight-up numbers, even chances, the croupier’s calls, table manners and limits to set: roulette explained.',
      ),
    },
    text: w(
      `
La roulette compte trente-sept numéros, de zéro à trente-six. Le reste est une langue. La voici, sans promesse : la bille n’a pas de mémoire, et la maison garde un avantage.

## Sur le tapis

- **En plein** : un jeton sur un numéro.
- **À cheval** : entre deux numéros, sur la ligne.
- **Transversale** : au bout d’une rangée de trois.
- **Carré** : à la croisée de quatre.
- **Chances simples** : rouge ou noir, pair ou impair, manque ou passe.

Plus un pari couvre de numéros, moins il rapporte lorsqu’il tombe juste : trente-cinq fois la mise sur un plein, une fois sur une couleur. Ces rapports sont calculés pour trente-six cases. Or la roue en compte une de plus, et c’est le zéro qui paie les lustres.

## À voix haute

« Faites vos jeux » ouvre, « rien ne va plus » ferme. Entre les deux, le croupier répète chaque annonce : c’est ainsi que l’on se comprend. Les *voisins du zéro* et le *tiers du cylindre* suivent l’ordre de la roue, pas celui du tapis.

La bille tourne dans un sens, le cylindre dans l’autre. Elle heurte des losanges de cuivre, hésite, tombe. Le croupier pose alors un petit repère sur le numéro sorti et plus personne ne touche au tapis avant qu’il l’ait retiré. Noter les résultats sur un carton est permis ; cela occupe les mains et ne prédit rien. Dix rouges de suite n’annoncent pas un noir.

## Les manières

On change ses billets avant de s’asseoir, on pose ses jetons sans toucher ceux des autres, on ne pose pas son verre sur le feutre. On se fixe une somme et une heure, et l’on s’y tient : [nos équipes vous y aident](story:jeu-responsable). Pour voir sans jouer, les croupiers du [casino de Deauville](story:casinos/deauville) expliquent les annonces à qui les demande. Il faut avoir 18 ans, et une pièce d’identité sur soi.`,
      `
Roulette has thirty-seven numbers, from zero to thirty-six. The rest is a language. Here it is, without promises: the ball has no memory, and the house keeps an edge.

## On the cloth

- **En plein**, straight up: a chip on one number.
- **À cheval**, split: between two numbers, on the line.
- **Transversale**, street: at the end of a row of three.
- **Carré**, corner: where four meet.
- **Chances simples**, even chances: red or black, odd or even, low or high.

The more numbers a bet covers, the less it returns when it comes up: thirty-five times the stake for a single number, once for a colour. Those odds are worked out for thirty-six pockets. The wheel has one more, and it is the zero that pays for the chandeliers.

## Out loud

“Faites vos jeux” opens the betting, “rien ne va plus” closes it. In between, the croupier repeats every call: that is how people understand each other. The *voisins du zéro* and the *tiers* follow the order of the wheel, not of the cloth.

The ball runs one way and the wheel the other. It strikes brass diamonds, hesitates, drops. The croupier then sets a small marker on the winning number, and nobody touches the cloth until it is lifted. Writing down results on a card is allowed; it occupies the hands and predicts nothing. Ten reds in a row do not call for a black.

## Manners

Change your notes before you sit down, place your chips without touching other people’s, keep your glass off the felt. Set a sum and an hour, and keep to them: [our teams will help](story:jeu-responsable). To watch without playing, ask the croupiers at the [casino in Deauville](story:casinos/deauville), who explain the calls. You must be 18 and carry proof of identity.`,
    ),
    next: ['casinos/deauville', 'casinos/enghien-les-bains', 'jeu-responsable'],
  },
]

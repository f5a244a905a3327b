import { w } from '../kit/words.ts'
import type { Collection } from '../model/pleasures.ts'

export const COLLECTIONS: readonly Collection[] = [
  {
    slug: 'face-a-la-mer',
    name: w('Face à la mer', 'Facing the sea'),
    picture: 'hotel-la-roche-emeraude',
    houses: [
      'hotels/les-colombages',
      'hotels/la-baie-doree',
      'hotels/la-roche-emeraude',
      'hotels/l-eperon',
      'hotels/le-palmarium',
      'hotels/le-pavillon-des-dunes',
    ],
    teaser: w(
      'Six maisons où la marée sert d’horloge, de la Manche à la Méditerranée.',
      'Six houses that tell the time by the tide, from the Channel to the Mediterranean.',
    ),
    lead: w(
      'Ouvrez les volets : si vous ne voyez pas l’eau, c’est qu’il y a du brouillard.',
      'Open the shutters: if you cannot see water, there is fog.',
    ),
    seo: {
      title: w('Hôtels face à la mer : six maisons en France', 'Hotels facing the sea: six houses in France'),
      description: w(
        'Deauville, La Baule, Dinard, Biarritz, Cannes, Le Touquet : six hôtels du groupe dont les fenêtres donnent sur la plage ou sur le large.',
        'Deauville, La Baule, Dinard, Biarritz, Cannes, Le Touquet: six of our hotels with windows on the beach or the open sea.',
      ),
    },
    story: {
      title: w('Trois mers, six fenêtres', 'Three seas, six windows'),
      text: w(
        `La Manche recule de cinq cents mètres, l’Atlantique de cent, la Méditerranée de trente centimètres. On ne regarde donc pas la même mer à [La Roche Émeraude](story:hotels/la-roche-emeraude) et au [Palmarium](story:hotels/le-palmarium).

Pour les vagues, prenez [L’Éperon](story:hotels/l-eperon). Pour marcher droit devant soi sans rencontrer un rocher, [La Baie dorée](story:hotels/la-baie-doree). Pour le vent, [le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) ; pour les gens qui passent, [Les Colombages](story:hotels/les-colombages).`,
        `The Channel draws back five hundred metres, the Atlantic a hundred, the Mediterranean thirty centimetres. So it is not the same sea that you watch from [La Roche Émeraude](story:hotels/la-roche-emeraude) and from [Le Palmarium](story:hotels/le-palmarium).

For waves, take [L’Éperon](story:hotels/l-eperon). To walk straight ahead without meeting a rock, [La Baie dorée](story:hotels/la-baie-doree). For wind, [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes); for people going by, [Les Colombages](story:hotels/les-colombages).`,
      ),
    },
  },
  {
    slug: 'en-famille',
    name: w('En famille', 'With the family'),
    picture: 'activite-char-a-voile',
    houses: [
      'hotels/la-baie-doree',
      'hotels/le-pavillon-des-dunes',
      'hotels/le-grand-meleze',
      'hotels/les-colombages',
      'restaurants/la-terrasse-des-tentes',
    ],
    teaser: w(
      'Des clubs, des couchettes, des goûters à heure fixe : cinq adresses où les enfants veulent revenir.',
      'Clubs, bunks and tea at a set hour: five addresses that children ask to see again.',
    ),
    lead: w(
      'Les parents choisissent la ville. Les enfants ont déjà choisi la piscine.',
      'Parents choose the town. The children have already chosen the pool.',
    ),
    seo: {
      title: w('Vacances en famille : hôtels avec club d’enfants', 'Family holidays: hotels with a children’s club'),
      description: w(
        'Clubs dès 3 ans, chambres qui communiquent, dîners à 18 h 30 : nos hôtels pour les familles à la mer et à la montagne, et une table sur la plage.',
        'Clubs from age 3, connecting rooms, supper at 6.30 pm: our family hotels by the sea and in the mountains, and a table by the beach.',
      ),
    },
    story: {
      title: w('Testé par des enfants de mauvaise foi', 'Tested by unreasonable children'),
      text: w(
        `Nous avons demandé à onze neveux ce qui compte. Réponse : un lit en hauteur, une frite tiède, un adulte qui n’est pas leur mère. Le [Grand Mélèze](story:hotels/le-grand-meleze) a les couchettes, [La Terrasse des Tentes](story:restaurants/la-terrasse-des-tentes) les frites, et tous les clubs ont les adultes.

À [La Baie dorée](story:hotels/la-baie-doree), on apprend l’Optimist dès sept ans. Au [Pavillon des Dunes](story:hotels/le-pavillon-des-dunes), on rentre avec du sable jusque dans les oreilles. C’est compris dans le prix.`,
        `We asked eleven nephews what matters. They said: a high bed, a lukewarm chip, and a grown-up who is not their mother. [Le Grand Mélèze](story:hotels/le-grand-meleze) has the bunks, [La Terrasse des Tentes](story:restaurants/la-terrasse-des-tentes) the chips, and all the clubs have the grown-ups.

At [La Baie dorée](story:hotels/la-baie-doree) they learn to sail an Optimist from seven. From [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) they come home with sand in their ears, at no extra charge.`,
      ),
    },
  },
  {
    slug: 'a-la-montagne',
    name: w('À la montagne', 'In the mountains'),
    picture: 'hotel-le-grand-meleze',
    houses: [
      'hotels/le-grand-meleze',
      'restaurants/la-table-du-meleze',
      'restaurants/le-refuge-du-glacier',
      'spas/spa-du-glacier',
    ],
    teaser: w(
      'Un hôtel, deux tables et un spa au bord de la même piste : la montagne sans reprendre la voiture.',
      'A hotel, two restaurants and a spa beside one run: the mountains, with the car left in the garage.',
    ),
    lead: w(
      'De 1 850 à 2 070 m, tout se rejoint à skis, ou en chaussons.',
      'From 1,850 to 2,070 m, everything is reached on skis, or in slippers.',
    ),
    seo: {
      title: w('À la montagne : hôtel, tables et spa en Savoie', 'In the mountains: hotel, tables and spa in Savoy'),
      description: w(
        'Nos quatre adresses de Courchevel, reliées par les pistes : Le Grand Mélèze, sa table, son spa, et un refuge à 2 070 m pour déjeuner au soleil.',
        'Our four addresses in Courchevel, linked by the runs: Le Grand Mélèze, its restaurant, its spa, and a hut at 2,070 m for lunch in the sun.',
      ),
    },
    story: {
      title: w('Quatre portes sur la même neige', 'Four doors on the same snow'),
      text: w(
        `La journée se dessine toute seule : première cabine à 9 h, croûte au fromage à midi au [Refuge du Glacier](story:restaurants/le-refuge-du-glacier), retour par la bleue, puis le bassin du [Spa du Glacier](story:spas/spa-du-glacier) tant qu’il fait jour.

Le soir, il reste trente mètres à parcourir jusqu’à [la Table du Mélèze](story:restaurants/la-table-du-meleze). L’été, mêmes portes, mais sur l’herbe : les skis cèdent la place aux paniers et l’on compte les marmottes.`,
        `The day draws itself: first car at 9 am, cheese on toast at noon in [Le Refuge du Glacier](story:restaurants/le-refuge-du-glacier), home by the blue run, then the pool of the [Spa du Glacier](story:spas/spa-du-glacier) while there is light.

In the evening thirty metres remain, to [La Table du Mélèze](story:restaurants/la-table-du-meleze). In summer the doors are the same but open onto grass: baskets replace skis, and people count marmots.`,
      ),
    },
  },
  {
    slug: 'pour-la-fete',
    name: w('Pour la fête', 'For a party'),
    picture: 'bal',
    houses: [
      'hotels/le-palmarium',
      'casinos/cannes-croisette',
      'casinos/deauville',
      'casinos/biarritz',
      'hotels/le-pavillon-du-lac',
      'seminaires/salon-des-planches',
    ],
    teaser: w(
      'Un mariage, un anniversaire rond, une envie de danser : six maisons qui ferment tard et rangent sans bruit.',
      'A wedding, a round birthday, an urge to dance: six houses that close late and tidy up quietly.',
    ),
    lead: w(
      'Vous apportez les amis. Nous avons le parquet, l’orchestre et l’aspirine.',
      'You bring the friends. We have the floor, the band and the aspirin.',
    ),
    seo: {
      title: w('Pour la fête : salles, spectacles et hôtels', 'For a party: halls, shows and hotels'),
      description: w(
        'Où fêter un mariage ou un anniversaire : salons face à la mer, scènes de casino, hôtels à privatiser, de Deauville à Cannes. Devis en deux jours.',
        'Where to hold a wedding or a birthday: halls facing the sea, casino stages, hotels to take over, from Deauville to Cannes. Quotes within two days.',
      ),
    },
    story: {
      title: w('De douze à six cents invités', 'From twelve guests to six hundred'),
      text: w(
        `Douze, c’est la table ronde du [Pavillon du Lac](story:hotels/le-pavillon-du-lac). Six cents, c’est le théâtre du [Casino de Biarritz](story:casinos/biarritz), fauteuils démontés. Entre les deux, il y a les jardins du [Palmarium](story:hotels/le-palmarium) et le [Salon des Planches](story:seminaires/salon-des-planches), dont les portes donnent sur la plage.

Une même personne vous suit du premier appel au dernier taxi. Elle sait où trouver un accordéon un dimanche, et quel voisin prévenir.`,
        `Twelve means the round table at [Le Pavillon du Lac](story:hotels/le-pavillon-du-lac). Six hundred means the theatre of the [Casino of Biarritz](story:casinos/biarritz) with its seats taken out. Between the two are the gardens of [Le Palmarium](story:hotels/le-palmarium) and the [Salon des Planches](story:seminaires/salon-des-planches), whose doors open onto the beach.

One person looks after you from the first call to the last taxi. She knows where to find an accordion on a Sunday, and which neighbour to warn.`,
      ),
    },
  },
]

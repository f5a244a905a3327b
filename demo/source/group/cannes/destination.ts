import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'cannes',
  name: 'Cannes',
  latitude: 43.5513,
  longitude: 7.0128,
  teaser: w(
    'Deux kilomètres de palmiers, une colline qui n’a pas bougé, deux îles à quinze minutes : Cannes se visite surtout quand personne ne défile.',
    'Two kilometres of palms, a hill that has stayed put, two islands fifteen minutes away: Cannes is best when nobody is parading.',
  ),
  lead: w(
    'Une baie en arc de cercle, des chaises bleues, et la mer qui ne recule jamais.',
    'A curve of bay, a row of blue chairs, and a sea that never goes out.',
  ),
  seo: {
    title: w('Cannes : la Croisette, le Suquet, les îles', 'Cannes: the Croisette, the Suquet, the islands'),
    description: w(
      'Cannes sans tapis rouge : le marché Forville, les ruelles du Suquet, les îles en bateau. Deux hôtels, deux casinos, deux tables et un spa.',
      'Cannes without the red carpet: Forville market, the lanes of the Suquet, islands by boat. Two hotels, two casinos, two restaurants and a spa.',
    ),
  },
  story: {
    title: w('Un village de pêcheurs avec un boulevard devant', 'A fishing village with a boulevard in front'),
    text: w(
      `En 1834, un chancelier anglais en route pour l’Italie fut arrêté ici par le choléra, ou plutôt par les douaniers qui le craignaient. Il prit une chambre, goûta la soupe, et resta trente-quatre hivers. Ses amis suivirent avec leurs jardiniers : les palmiers viennent de là.

La Croisette était un sentier de sable, marqué d’une petite croix. On l’a bordée de façades blanches, et [Le Palmarium](story:hotels/le-palmarium) a planté ses deux rangs en 1903. Les plages y mesurent vingt mètres de large, ratissées à six heures ; la mer monte de trente centimètres et ne dérange personne.

Le vieux Cannes est à l’ouest, sur sa butte. On y grimpe par 109 marches, jusqu’à la tour carrée. À mi-pente, la [Villa Estelle](story:hotels/villa-estelle) garde ses volets verts et son figuier ; en bas, le [marché Forville](story:activites/marche-forville) ferme à treize heures, et tout le quartier déjeune.

Le soir, deux casinos se regardent de loin : celui de [la Croisette](story:casinos/cannes-croisette), pour son théâtre, et celui [des Palmiers](story:casinos/cannes-les-palmiers), pour son jardin. Le dernier bateau des îles est rentré depuis longtemps.`,
      `In 1834 an English chancellor on his way to Italy was stopped here by cholera, or rather by customs officers who feared it. He took a room, tasted the soup and stayed for thirty-four winters. His friends followed with their gardeners: that is where the palms come from.

The Croisette was a sandy path marked by a small cross. White façades went up along it, and [Le Palmarium](story:hotels/le-palmarium) planted its two rows in 1903. The beaches are twenty metres wide and raked at six; the sea rises thirty centimetres and disturbs nobody.

Old Cannes is to the west, on its mound. You climb 109 steps to the square tower. Halfway up, [Villa Estelle](story:hotels/villa-estelle) keeps its green shutters and its fig tree; at the bottom, [Forville market](story:activites/marche-forville) shuts at one, and the whole quarter sits down to lunch.

In the evening two casinos eye each other from a distance: [the Croisette](story:casinos/cannes-croisette) for its theatre, [Les Palmiers](story:casinos/cannes-les-palmiers) for its garden. The last boat from the islands came in long ago.`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('5 h 10 depuis Paris', '5 hr 10 from Paris'),
      text: w(
        'Sans changer, et les quarante dernières minutes se font au ras de l’eau. Asseyez-vous à droite.',
        'No change, and the last forty minutes run along the water. Sit on the right.',
      ),
    },
    {
      icon: 'sun',
      title: w('De novembre à mars', 'November to March'),
      text: w(
        'Quinze degrés à midi, mimosa en février, terrasses ouvertes. En mai, réservez un an avant.',
        'Fifteen degrees at noon, mimosa in February, terraces open. For May, book a year ahead.',
      ),
    },
    {
      icon: 'utensils',
      title: w('Socca et petits farcis', 'Socca and stuffed vegetables'),
      text: w(
        'La galette de pois chiches coûte 4 € à la halle. Les farcis se mangent tièdes, debout, avant midi.',
        'Chickpea pancake costs €4 in the market hall. Stuffed courgettes are eaten warm, standing, before noon.',
      ),
    },
    {
      icon: 'ship',
      title: w('Deux îles', 'Two islands'),
      text: w(
        'Un fort sur la première, des moines sur la seconde, aucune voiture. Un bateau toutes les heures en été.',
        'A fort on the first, monks on the second, no cars on either. A boat every hour in summer.',
      ),
    },
  ],
  quote: {
    text: w(
      'Les gens photographient les marches du palais. Moi, je les lave : il y en a vingt-quatre.',
      'People photograph the palace steps. I wash them: there are twenty-four.',
    ),
    author: w('Denise Orsatelli, employée municipale', 'Denise Orsatelli, town cleaner'),
  },
  questions: [
    {
      question: w('Peut-on se baigner gratuitement sur la Croisette ?', 'Can I swim for free on the Croisette?'),
      answer: w(
        'Oui, à trois endroits : devant le palais, à l’ouest du vieux port et au bout du boulevard, côté pointe. Ailleurs, un matelas coûte de 25 à 60 € la journée.',
        'Yes, in three places: in front of the palace, west of the old harbour and at the far end, by the point. Elsewhere a lounger is €25 to €60 a day.',
      ),
    },
    {
      question: w('Faut-il une voiture à Cannes ?', 'Do I need a car in Cannes?'),
      answer: w(
        'Non. Du Suquet au Palmarium, comptez vingt minutes à pied et aucun feu rouge. Un petit bus électrique fait le tour du centre pour 1,70 €.',
        'No. From the Suquet to Le Palmarium is twenty minutes on foot with not one traffic light. A small electric bus circles the centre for €1.70.',
      ),
    },
    {
      question: w('Que faire un jour de mistral ?', 'What is there to do in a mistral?'),
      answer: w(
        'La [sortie aux îles](story:activites/sortie-aux-iles) reste au port. Descendez plutôt à la halle, puis au [spa](story:spas/spa-du-palmarium), dont la terrasse tourne le dos au vent. Il souffle trois jours, disent les pêcheurs, ou six.',
        'The [island trip](story:activites/sortie-aux-iles) stays in harbour. Try the market hall, then the [spa](story:spas/spa-du-palmarium), whose terrace turns its back to the wind. It blows for three days, say the fishermen, or six.',
      ),
    },
  ],
}

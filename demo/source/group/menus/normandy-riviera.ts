import { w } from '../../kit/words.ts'
import { type MenuSource, dish, own, part, text } from '../../model/menu.ts'

export const NORMANDY: Readonly<Record<string, MenuSource>> = {
  'la-criee': {
    title: w('L’ardoise de dix heures', 'The ten o’clock slate'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu de la marée', 'The tide menu', 34, ['fish', 'molluscs', 'milk', 'gluten'], {
          ...text(
            'Une entrée, le poisson du jour, un dessert ; au déjeuner, en semaine.',
            'Starter, fish of the day and dessert; weekday lunch.',
          ),
        }),
        dish('Menu du mousse', 'The cabin boy’s menu', 14, ['fish', 'gluten', 'milk', 'eggs'], {
          ...text(
            'Goujonnettes de merlan, purée, glace. Jusqu’à dix ans.',
            'Whiting goujons, mash, ice cream. Up to the age of ten.',
          ),
        }),
      ]),
      part('Pour commencer', 'To begin', [
        own(0, ['molluscs', 'gluten', 'milk']),
        own(1, ['fish', 'mustard', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Bulots mayonnaise', 'Whelks, mayonnaise', 13, ['molluscs', 'eggs', 'mustard'], {
          ...text('Cuits au foin, servis tièdes avec leur pique.', 'Cooked in hay, served warm with a pin.'),
          diets: ['glutenFree'],
        }),
        dish('Betterave au sel, noisettes', 'Salt-baked beetroot, hazelnuts', 12, ['nuts', 'mustard'], {
          ...text('Une heure de croûte, vinaigre de cidre, aneth.', 'An hour in its crust, cider vinegar, dill.'),
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Au gril de pommier', 'From the apple-wood grill', [
        own(2, ['fish', 'gluten', 'milk']),
        dish('Turbot à partager', 'Turbot to share', 89, ['fish', 'milk'], {
          ...text(
            'Un kilo deux, pommes de terre de Créances, beurre d’Isigny.',
            'Twelve hundred grams, Créances potatoes, Isigny butter.',
          ),
          unit: w('pour deux', 'for two'),
          diets: ['glutenFree'],
        }),
        dish('Volaille d’Auge au cidre', 'Auge chicken in cider', 27, ['milk', 'sulphites'], {
          ...text('Pour qui tourne le dos à la mer.', 'For those who turn their back on the sea.'),
          diets: ['glutenFree'],
        }),
        dish('Chou-fleur entier, beurre d’algues', 'Whole cauliflower, seaweed butter', 22, ['milk'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
      part('Fromage et desserts', 'Cheese and desserts', [
        dish('Trio d’Auge', 'Three from the Auge', 12, ['milk', 'gluten', 'nuts'], {
          ...text(
            'Camembert, livarot, pont-l’évêque, pain aux noix à part.',
            'Camembert, Livarot, Pont-l’Évêque, walnut bread on the side.',
          ),
          diets: ['vegetarian'],
        }),
        own(3, ['milk'], { diets: ['vegetarian', 'glutenFree'] }),
        dish('Sorbet pomme verte, trait de calvados', 'Green apple sorbet, a dash of calvados', 9, ['sulphites'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Poissons de la baie de Seine, pêchés à la ligne ou au filet. Volaille d’origine française.',
      'Fish from the bay of the Seine, caught by line or net. Chicken of French origin.',
    ),
  },
  'le-paddock': {
    title: w('La carte de la forge', 'The menu from the forge'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu de la première course', 'The first-race menu', 29, ['milk', 'gluten', 'mustard'], {
          ...text(
            'Entrée, plat, dessert en cinquante minutes, les jours de réunion.',
            'Starter, main and dessert in fifty minutes, on race days.',
          ),
        }),
        dish('Menu du poney', 'The pony menu', 13, ['milk', 'eggs', 'gluten'], {
          ...text('Jambon à la braise, frites, crêpe au sucre.', 'Ham from the embers, chips, a sugar crêpe.'),
        }),
      ]),
      part('Au départ', 'At the gate', [
        own(0, ['mustard', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Œuf mollet, crème d’oseille', 'Soft egg, sorrel cream', 11, ['eggs', 'milk', 'gluten'], {
          diets: ['vegetarian'],
        }),
        dish('Terrine de lapin aux pruneaux', 'Rabbit and prune terrine', 13, ['eggs', 'nuts', 'sulphites'], {
          ...text('Pistaches, gelée au poiré, cornichons maison.', 'Pistachios, perry jelly, our own gherkins.'),
        }),
      ]),
      part('Sur la braise', 'Over the embers', [
        own(1, ['milk'], { diets: ['vegetarian', 'glutenFree'] }),
        own(2, ['milk'], { diets: ['glutenFree'] }),
        dish('Truite de l’Orne au lard', 'Orne trout with bacon', 24, ['fish', 'milk', 'nuts'], {
          ...text('Entière, amandes et beurre noisette.', 'Whole, almonds and brown butter.'),
        }),
        dish('Lentilles, carottes à la cendre', 'Lentils, ash-baked carrots', 19, ['mustard', 'celery'], {
          ...text('Vinaigrette chaude au cumin, herbes du verger.', 'Warm cumin dressing, herbs from the orchard.'),
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('À l’arrivée', 'Past the post', [
        dish('Neufchâtel rôti au foin', 'Neufchâtel roasted in hay', 10, ['milk', 'gluten'], { diets: ['vegetarian'] }),
        own(3, ['gluten', 'milk', 'eggs', 'sulphites'], { diets: ['vegetarian'] }),
        dish('Riz au lait, confiture de lait', 'Rice pudding, milk jam', 9, ['milk'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Bœuf de race normande, né et élevé dans le Calvados. Lapin et porc d’origine française.',
      'Norman beef, born and raised in Calvados. Rabbit and pork of French origin.',
    ),
  },
  'la-table-du-palmarium': {
    title: w('La carte d’onze heures', 'The eleven o’clock menu'),
    parts: [
      part('Menus', 'Set menus', [
        dish(
          'Forville, en quatre services',
          'Forville, in four courses',
          95,
          ['fish', 'milk', 'eggs', 'gluten', 'nuts'],
          { ...text('Ce que le marché a dicté ce matin.', 'What the market dictated this morning.') },
        ),
        dish(
          'Le potager, en cinq services',
          'The kitchen garden, in five courses',
          110,
          ['milk', 'eggs', 'gluten', 'nuts', 'celery'],
          {
            ...text('Légumes seuls, du cru au confit.', 'Vegetables alone, from raw to slow-cooked.'),
            diets: ['vegetarian'],
          },
        ),
        dish(
          'Grand service, en sept temps',
          'The grand service, in seven courses',
          165,
          ['fish', 'crustaceans', 'milk', 'eggs', 'gluten', 'nuts'],
          { ...text('Pour la table entière, avant 21 h.', 'For the whole table, before 9 pm.') },
        ),
      ]),
      part('Entrées', 'Starters', [
        own(0, ['fish', 'gluten']),
        own(1, ['milk', 'eggs', 'gluten'], { diets: ['vegetarian'] }),
        dish('Gamberoni de San Remo, agrumes', 'San Remo prawns, citrus', 46, ['crustaceans', 'celery'], {
          ...text(
            'À peine tièdes, bouillon de leurs têtes, huile de Menton.',
            'Barely warm, a broth of their heads, oil from Menton.',
          ),
          diets: ['glutenFree'],
        }),
      ]),
      part('Plats', 'Main courses', [
        own(2, ['fish'], { diets: ['glutenFree'] }),
        dish(
          'Agneau de Sisteron, anchois et sauge',
          'Sisteron lamb, anchovy and sage',
          62,
          ['fish', 'milk', 'celery'],
          {
            ...text(
              'Selle rosée, épaule confite, jus au romarin.',
              'Pink saddle, slow-cooked shoulder, rosemary gravy.',
            ),
            diets: ['glutenFree'],
          },
        ),
        dish('Riz de Camargue aux petits légumes', 'Camargue rice with young vegetables', 44, ['celery', 'sulphites'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Fromages et desserts', 'Cheese and desserts', [
        dish('Chèvres de l’arrière-pays', 'Goat’s cheeses from the hills', 22, ['milk', 'nuts', 'gluten'], {
          diets: ['vegetarian'],
        }),
        own(3, ['eggs', 'milk', 'gluten'], { diets: ['vegetarian'] }),
        dish('Fraise, basilic, huile d’olive', 'Strawberry, basil, olive oil', 22, [], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Poissons de ligne de la baie et du cap d’Antibes. Agneau d’origine française.',
      'Line-caught fish from the bay and the Cap d’Antibes. Lamb of French origin.',
    ),
  },
  'le-ponton': {
    title: w('Au bout des planches', 'At the end of the boards'),
    parts: [
      part('Formules', 'Set menus', [
        dish('Formule de l’hydravion', 'The seaplane lunch', 32, ['fish', 'gluten', 'milk', 'eggs'], {
          ...text('Pissaladière, poisson du jour, café ; à midi.', 'Pissaladière, fish of the day, coffee; at lunch.'),
        }),
        dish('Assiette du petit pilote', 'The young pilot’s plate', 15, ['gluten', 'milk', 'fish'], {
          ...text('Cabillaud pané, pâtes ou légumes, une glace.', 'Breaded cod, pasta or vegetables, an ice cream.'),
        }),
      ]),
      part('À partager', 'To share', [
        own(0, ['gluten', 'fish'], {}),
        own(1, ['fish'], { diets: ['glutenFree'] }),
        dish('Panisses, sauce au poivron', 'Panisses, pepper sauce', 11, [], {
          ...text(
            'De la farine de pois chiches, de l’huile chaude, rien d’autre.',
            'Chickpea flour, hot oil, nothing else.',
          ),
          diets: ['vegan', 'glutenFree'],
        }),
        dish('Poulpe grillé, pommes de terre', 'Grilled octopus, potatoes', 22, ['molluscs', 'mustard'], {
          diets: ['glutenFree'],
        }),
      ]),
      part('À la braise de chêne vert', 'Over holm-oak embers', [
        own(2, ['fish', 'eggs', 'molluscs', 'mustard']),
        dish('Rougets de la baie, tapenade', 'Red mullet from the bay, tapenade', 31, ['fish', 'mustard'], {
          diets: ['glutenFree'],
        }),
        dish('Entrecôte, beurre d’anchois', 'Rib-eye, anchovy butter', 34, ['fish', 'milk'], { diets: ['glutenFree'] }),
        dish('Tian d’aubergines et brousse', 'Aubergine tian with brousse', 21, ['milk'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
      part('Desserts', 'Desserts', [
        own(3, ['gluten', 'milk', 'eggs'], { diets: ['vegetarian'] }),
        dish('Pêche pochée à la verveine', 'Peach poached with verbena', 11, ['sulphites'], {
          diets: ['vegan', 'glutenFree'],
        }),
        dish('Faisselle, miel de lavande', 'Fresh curd, lavender honey', 9, ['milk'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Les poissons viennent de la criée de Cannes ; quand la mer est mauvaise, l’ardoise est plus courte. Bœuf d’origine française.',
      'The fish comes from the Cannes auction; when the sea is rough, the slate is shorter. Beef of French origin.',
    ),
  },
}

import { w } from '../../kit/words.ts'
import { type MenuSource, dish, own, part, text } from '../../model/menu.ts'

export const SOUTH: Readonly<Record<string, MenuSource>> = {
  'la-rhune': {
    title: w('Au feu de chêne', 'Over an oak fire'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu des 905 mètres', 'The 905-metre menu', 46, ['molluscs', 'milk', 'eggs', 'nuts'], {
          ...text(
            'Trois plats du gril, sauf le samedi soir.',
            'Three courses from the grill, except on Saturday night.',
          ),
        }),
        dish('Menu du berger', 'The shepherd’s menu', 62, ['milk', 'eggs', 'gluten', 'sulphites'], {
          ...text('Quatre services et un verre d’irouléguy.', 'Four courses and a glass of Irouléguy.'),
        }),
      ]),
      part('Entrées', 'Starters', [
        own(0, ['molluscs', 'sulphites'], { diets: ['glutenFree'] }),
        own(2, ['eggs', 'gluten'], { diets: ['vegetarian'] }),
        dish('Kintoa, trente mois', 'Kintoa ham, thirty months', 21, ['sulphites'], {
          ...text('Du porc basque des Aldudes, coupé au couteau.', 'Basque pork from the Aldudes, cut by hand.'),
          diets: ['glutenFree'],
        }),
        dish('Asperges grillées, romesco', 'Grilled asparagus, romesco', 17, ['nuts', 'sulphites'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Sur les braises', 'Over the embers', [
        own(1, ['milk'], { unit: w('pour deux', 'for two'), diets: ['glutenFree'] }),
        dish(
          'Turbot à la plancha, vinaigre de Jerez',
          'Turbot a la plancha, sherry vinegar',
          44,
          ['fish', 'sulphites'],
          { diets: ['glutenFree'] },
        ),
        dish('Agneau de lait, haricots maïs', 'Milk-fed lamb, corn beans', 36, ['celery'], { diets: ['glutenFree'] }),
        dish('Cœur de chou pointu, noisettes', 'Pointed cabbage heart, hazelnuts', 22, ['nuts', 'mustard'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Fromage et desserts', 'Cheese and desserts', [
        own(3, ['milk', 'nuts'], { diets: ['vegetarian', 'glutenFree'] }),
        dish('Gâteau basque du chêne', 'Oak-fire gâteau basque', 12, ['gluten', 'milk', 'eggs', 'nuts'], {
          diets: ['vegetarian'],
        }),
        dish('Chocolat de Bayonne, piment', 'Bayonne chocolate, chilli', 13, ['milk', 'eggs', 'soy'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Bœuf d’Espelette, agneau et porc du Pays basque français.',
      'Beef from Espelette, lamb and pork from the French Basque Country.',
    ),
  },
  'le-port-vieux': {
    title: w('L’ardoise des ours blancs', 'The polar bears’ slate'),
    parts: [
      part('Formule', 'Set menu', [
        dish('Formule du bain', 'The bathers’ lunch', 29, ['fish', 'gluten', 'milk', 'eggs', 'molluscs'], {
          ...text(
            'Bouillon, merlu, gâteau basque ; à midi, en maillot sec.',
            'Broth, hake, gâteau basque; at lunch, in a dry costume.',
          ),
        }),
      ]),
      part('Au comptoir', 'At the bar', [
        own(0, ['fish', 'gluten', 'celery']),
        own(1, ['fish', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Croquettes de jambon, six', 'Six ham croquettes', 10, ['gluten', 'milk', 'eggs']),
        dish('Palourdes à l’ail', 'Clams with garlic', 15, ['molluscs', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Piments doux frits, sel', 'Fried sweet peppers, salt', 7, [], { diets: ['vegan', 'glutenFree'] }),
        dish('Tortilla du matin', 'This morning’s tortilla', 8, ['eggs'], { diets: ['vegetarian', 'glutenFree'] }),
      ]),
      part('Assis', 'Sitting down', [
        own(2, ['fish', 'molluscs', 'eggs', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Thon rouge, piperade', 'Bluefin tuna, piperade', 27, ['fish'], {
          ...text('Pêché à la canne, d’août à octobre.', 'Caught by rod, August to October.'),
          diets: ['glutenFree'],
        }),
        dish('Riz noir aux encornets', 'Black rice with squid', 22, ['molluscs', 'celery', 'sulphites'], {
          diets: ['glutenFree'],
        }),
        dish('Pochas, légumes du marché', 'Fresh white beans, market vegetables', 16, ['celery'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Desserts', 'Desserts', [
        own(3, ['gluten', 'milk', 'eggs', 'nuts'], { diets: ['vegetarian'] }),
        dish('Caillé de brebis, miel', 'Ewe’s milk curd, honey', 6, ['milk'], { diets: ['vegetarian', 'glutenFree'] }),
      ]),
    ],
    note: w(
      'Poissons de Saint-Jean-de-Luz et de Ciboure. Jambon de Bayonne.',
      'Fish from Saint-Jean-de-Luz and Ciboure. Bayonne ham.',
    ),
  },
  'la-table-du-meleze': {
    title: w('Du lac à l’alpage', 'From lake to high pasture'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu des 24 virages', 'The 24-bend menu', 78, ['fish', 'milk', 'eggs', 'gluten'], {
          ...text('Quatre services, de la vallée au sommet.', 'Four courses, from valley to summit.'),
        }),
        dish('Menu de la cueillette', 'The forager’s menu', 92, ['milk', 'eggs', 'gluten', 'nuts'], {
          ...text('Cinq services sans viande ni poisson.', 'Five courses without meat or fish.'),
          diets: ['vegetarian'],
        }),
      ]),
      part('Entrées', 'Starters', [
        own(0, ['fish', 'milk'], { diets: ['glutenFree'] }),
        dish('Féra fumée, pomme de terre au foin', 'Smoked féra, hay potato', 32, ['fish', 'milk'], {
          diets: ['glutenFree'],
        }),
        dish('Céleri en croûte de sel, mélisse', 'Salt-baked celeriac, lemon balm', 26, ['celery', 'nuts'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Plats', 'Main courses', [
        own(1, ['milk', 'celery'], { diets: ['vegetarian', 'glutenFree'] }),
        own(2, ['celery', 'sulphites'], { diets: ['glutenFree'] }),
        dish(
          'Omble chevalier entier, beurre de serpolet',
          'Whole Arctic char, wild thyme butter',
          48,
          ['fish', 'milk'],
          {
            ...text('Selon la pêche du Bourget, levé en salle.', 'As Lake Bourget allows, filleted at the table.'),
            diets: ['glutenFree'],
          },
        ),
        dish('Cœur de filet, jus d’airelles', 'Beef fillet, lingonberry gravy', 52, ['milk', 'celery', 'sulphites'], {
          diets: ['glutenFree'],
        }),
      ]),
      part('Fromages et desserts', 'Cheese and desserts', [
        dish('Beaufort en trois étés', 'Beaufort, three summers', 19, ['milk', 'gluten', 'nuts'], {
          diets: ['vegetarian'],
        }),
        own(3, ['milk', 'eggs', 'gluten'], { diets: ['vegetarian'] }),
        dish('Poire, génépi, neige', 'Pear, genepi, snow', 16, ['sulphites'], { diets: ['vegan', 'glutenFree'] }),
      ]),
    ],
    note: w(
      'Poissons sauvages des lacs du Bourget et d’Annecy. Bœuf et agneau de Savoie.',
      'Wild fish from Lakes Bourget and Annecy. Beef and lamb from Savoy.',
    ),
  },
  'le-refuge-du-glacier': {
    title: w('Ce que la chenillette a monté', 'What the snowcat brought up'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Le midi des skieurs', 'The skiers’ lunch', 34, ['milk', 'gluten', 'eggs', 'celery'], {
          ...text(
            'La soupe, un plat, la tarte ; servi en quarante minutes.',
            'Soup, a main and the tart; served in forty minutes.',
          ),
        }),
        dish('Soirée à la lampe', 'The lamplight evening', 68, ['milk', 'gluten', 'sulphites', 'nuts'], {
          ...text('Fondue, salaison, dessert et dameuse comprise.', 'Fondue, cured meats, dessert, snowcat included.'),
        }),
      ]),
      part('Pour se réchauffer', 'To warm up', [
        own(0, ['celery'], { diets: ['glutenFree'] }),
        dish('Bouillon de légumes, quenelles de sarrasin', 'Vegetable broth, buckwheat dumplings', 11, ['celery'], {
          diets: ['vegan', 'glutenFree'],
        }),
        dish('Planche de salaisons', 'Board of cured meats', 19, ['sulphites', 'gluten', 'nuts']),
      ]),
      part('Au poêle', 'From the stove', [
        own(1, ['gluten', 'milk', 'eggs', 'sulphites']),
        own(2, ['milk', 'sulphites', 'mustard']),
        dish('Fondue savoyarde', 'Savoy fondue', 27, ['milk', 'gluten', 'sulphites'], {
          ...text(
            'Trois fromages, pain du refuge, dès deux personnes.',
            'Three cheeses, the hut’s own bread, for two or more.',
          ),
          unit: w('par personne', 'a person'),
          diets: ['vegetarian'],
        }),
        dish('Farçon, salade d’hiver', 'Farçon, winter salad', 22, ['milk', 'eggs', 'sulphites', 'mustard']),
        dish('Polenta aux champignons', 'Polenta with mushrooms', 20, ['sulphites'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Avant de redescendre', 'Before going down', [
        own(3, ['gluten', 'milk', 'eggs'], { diets: ['vegetarian'] }),
        dish('Matafan à la pomme', 'Apple matafan', 10, ['gluten', 'milk', 'eggs'], { diets: ['vegetarian'] }),
        dish('Pruneaux au vin chaud', 'Prunes in mulled wine', 9, ['sulphites'], { diets: ['vegan', 'glutenFree'] }),
      ]),
    ],
    note: w(
      'Si la neige tombe dru, la carte raccourcit. Porc et bœuf d’origine française.',
      'If it snows hard, the menu gets shorter. Pork and beef of French origin.',
    ),
  },
}

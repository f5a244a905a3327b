import { w } from '../../kit/words.ts'
import { type MenuSource, dish, own, part, text } from '../../model/menu.ts'

export const BRITTANY: Readonly<Record<string, MenuSource>> = {
  'l-amiral': {
    title: w('Écrite quand les bateaux accostent', 'Written when the boats come in'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu de l’ardoise', 'The slate menu', 34, ['fish', 'milk', 'molluscs', 'gluten'], {
          ...text(
            'Trois plats, le poisson de l’Aventurine, au déjeuner.',
            'Three courses with the Aventurine’s fish, at lunch.',
          ),
        }),
        dish('Menu du homard', 'The lobster menu', 79, ['crustaceans', 'milk', 'eggs', 'gluten'], {
          ...text('De mai à septembre, à commander la veille.', 'From May to September, ordered the day before.'),
        }),
      ]),
      part('Coquillages et entrées', 'Shellfish and starters', [
        own(0, ['molluscs', 'gluten', 'milk']),
        own(1, ['crustaceans', 'eggs', 'mustard'], { diets: ['glutenFree'] }),
        dish(
          'Coquilles Saint-Jacques, cidre réduit',
          'Scallops, reduced cider',
          24,
          ['molluscs', 'milk', 'sulphites'],
          {
            ...text('De la baie, d’octobre à mai, cinq par personne.', 'From the bay, October to May, five each.'),
            diets: ['glutenFree'],
          },
        ),
        dish('Artichaut camus, vinaigrette tiède', 'Camus artichoke, warm dressing', 11, ['mustard', 'sulphites'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Poissons et viande', 'Fish and meat', [
        own(2, ['fish', 'milk', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Bar de ligne, fenouil de la pointe', 'Line-caught bass, headland fennel', 34, ['fish', 'milk'], {
          diets: ['glutenFree'],
        }),
        dish('Onglet de bœuf, échalotes', 'Hanger steak, shallots', 25, ['sulphites', 'celery'], {
          diets: ['glutenFree'],
        }),
        dish('Cocos de Paimpol mijotés', 'Braised Paimpol beans', 19, ['celery'], {
          ...text('Tomate, sarriette, oignons de Roscoff.', 'Tomato, savory, Roscoff onions.'),
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Desserts', 'Desserts', [
        own(3, ['gluten', 'milk', 'eggs', 'sulphites'], { diets: ['vegetarian'] }),
        dish(
          'Kouign-amann tiède, glace caramel',
          'Warm kouign-amann, caramel ice cream',
          11,
          ['gluten', 'milk', 'eggs'],
          { diets: ['vegetarian'] },
        ),
        dish('Fraises de Plougastel, poivre', 'Plougastel strawberries, pepper', 10, [], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Poissons de deux bateaux de Dinard et de Saint-Malo. Bœuf d’origine française.',
      'Fish from two boats of Dinard and Saint-Malo. Beef of French origin.',
    ),
  },
  'la-terrasse-des-tentes': {
    title: w('Sur le billig et dans le sable', 'On the griddle and in the sand'),
    parts: [
      part('Formule', 'Set menu', [
        dish('Formule de la tente', 'The tent lunch', 21, ['milk', 'eggs', 'gluten'], {
          ...text(
            'Une galette, une crêpe, une bolée ; portée jusqu’à vous de juin à septembre.',
            'A galette, a crêpe and a bowl of cider; brought to you from June to September.',
          ),
        }),
        dish('Petite tente', 'Small tent', 11, ['milk', 'eggs', 'gluten'], {
          ...text(
            'Galette jambon-fromage, crêpe au sucre, jus de pomme.',
            'Ham and cheese galette, sugar crêpe, apple juice.',
          ),
        }),
      ]),
      part('Galettes de sarrasin', 'Buckwheat galettes', [
        own(0, ['milk'], { diets: ['vegetarian', 'glutenFree'] }),
        own(2, ['fish', 'milk'], { diets: ['glutenFree'] }),
        dish('Complète au jambon de Pleurtuit', 'Complète with Pleurtuit ham', 12, ['eggs', 'milk'], {
          ...text('L’œuf au miroir, le fromage dessous.', 'The egg on top, the cheese underneath.'),
          diets: ['glutenFree'],
        }),
        dish('Andouille, oignons, moutarde', 'Andouille, onions, mustard', 13, ['mustard', 'milk'], {
          diets: ['glutenFree'],
        }),
        dish('Potager : tomate, courgette, basilic', 'Garden: tomato, courgette, basil', 12, [], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('À la cocotte', 'From the pot', [
        own(1, ['molluscs', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Fish and chips de lieu', 'Pollack fish and chips', 17, ['fish', 'gluten', 'eggs', 'mustard']),
      ]),
      part('Crêpes et glaces', 'Crêpes and ices', [
        own(3, ['gluten', 'milk', 'eggs'], { diets: ['vegetarian'] }),
        dish('Crêpe citron, sucre qui croque', 'Lemon crêpe, crunchy sugar', 6, ['gluten', 'milk', 'eggs'], {
          diets: ['vegetarian'],
        }),
        dish('Sorbet fraise de la digue', 'Sea-wall strawberry sorbet', 5, [], { diets: ['vegan', 'glutenFree'] }),
      ]),
    ],
    note: w(
      'Sarrasin de Bretagne, sans mélange ; mais le froment des crêpes tourne à côté. Jambon et andouille d’origine française.',
      'Breton buckwheat, unmixed; but wheat crêpes are turned on the next griddle. Ham and andouille of French origin.',
    ),
  },
  'le-jardin-d-hiver': {
    title: w('De la cuisine au marbre', 'From the kitchen to the marble'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu de la verrière', 'The glasshouse menu', 26, ['milk', 'eggs', 'gluten', 'nuts'], {
          ...text('Deux plats, du lundi au vendredi, à midi.', 'Two courses, Monday to Friday, at lunch.'),
        }),
        dish('Brunch du dimanche', 'Sunday brunch', 39, ['milk', 'eggs', 'gluten', 'fish', 'nuts'], {
          ...text(
            'Œufs à la demande, viennoiseries, saumon, douceurs.',
            'Eggs as you like them, pastries, salmon, sweet things.',
          ),
        }),
      ]),
      part('Entrées', 'Starters', [
        own(0, ['eggs', 'nuts', 'mustard'], { diets: ['vegetarian', 'glutenFree'] }),
        dish('Saumon mariné à l’aneth', 'Dill-cured salmon', 15, ['fish', 'mustard', 'gluten']),
        dish('Velouté de cresson', 'Watercress soup', 10, ['milk', 'celery'], { diets: ['vegetarian', 'glutenFree'] }),
      ]),
      part('Plats', 'Main courses', [
        own(1, ['celery', 'mustard'], { diets: ['glutenFree'] }),
        own(2, ['milk', 'celery', 'sulphites'], { diets: ['vegetarian', 'glutenFree'] }),
        dish('Sole, pommes vapeur, beurre citron', 'Sole, steamed potatoes, lemon butter', 36, [
          'fish',
          'milk',
          'gluten',
        ]),
        dish('Croque de la maison, salade', 'The house croque, salad', 18, ['gluten', 'milk', 'mustard']),
        dish('Curry doux de légumes, riz', 'Mild vegetable curry, rice', 19, ['mustard', 'celery'], {
          ...text('Lait de coco, citron vert de la salle.', 'Coconut milk, limes from the room.'),
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('La pâtisserie, dès 15 h', 'Pastries, from 3 pm', [
        own(3, ['gluten', 'milk', 'eggs'], { diets: ['vegetarian'] }),
        dish('Saint-honoré, pour deux', 'Saint-honoré, for two', 19, ['gluten', 'milk', 'eggs'], {
          diets: ['vegetarian'],
        }),
        dish('Tarte au citron meringuée', 'Lemon meringue tart', 11, ['gluten', 'milk', 'eggs', 'nuts'], {
          diets: ['vegetarian'],
        }),
        dish('Salade d’oranges à la fleur', 'Orange salad with blossom water', 9, [], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Farines de la Beauce, beurre d’Échiré. Viandes d’origine française.',
      'Flour from the Beauce, butter from Échiré. Meat of French origin.',
    ),
  },
  'le-debarcadere': {
    title: w('La carte de la jetée', 'The jetty menu'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu de la cloche', 'The bell menu', 42, ['fish', 'milk', 'eggs', 'gluten'], {
          ...text(
            'Trois plats en cinquante minutes, les soirs de théâtre.',
            'Three courses in fifty minutes, on theatre nights.',
          ),
        }),
        dish(
          'Menu de l’Hirondelle',
          'The Hirondelle menu',
          64,
          ['fish', 'crustaceans', 'milk', 'eggs', 'gluten', 'celery'],
          { ...text('Cinq services, de la rivière au verger.', 'Five courses, from river to orchard.') },
        ),
      ]),
      part('Entrées', 'Starters', [
        own(0, ['fish', 'gluten', 'milk', 'mustard']),
        dish('Asperges d’Argenteuil, œuf coulant', 'Argenteuil asparagus, runny egg', 18, ['eggs', 'mustard'], {
          ...text('Au printemps ; ensuite, des poireaux.', 'In spring; leeks after that.'),
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('Écrevisses, bisque légère', 'Crayfish, light bisque', 22, ['crustaceans', 'milk', 'celery', 'sulphites']),
      ]),
      part('Plats', 'Main courses', [
        own(1, ['fish', 'milk', 'eggs', 'gluten']),
        own(2, ['milk', 'sulphites'], { diets: ['glutenFree'], unit: w('pour deux', 'for two') }),
        dish('Sandre, beurre rouge', 'Pike-perch, red-wine butter', 32, ['fish', 'milk', 'sulphites'], {
          diets: ['glutenFree'],
        }),
        dish('Champignons des carrières, orge perlé', 'Quarry mushrooms, pearl barley', 24, ['gluten', 'celery'], {
          ...text('Trois variétés, bouillon d’herbes.', 'Three kinds, herb broth.'),
          diets: ['vegan'],
        }),
      ]),
      part('Fromage et desserts', 'Cheese and desserts', [
        dish('Brie de Meaux, coing', 'Brie de Meaux, quince', 12, ['milk', 'gluten'], { diets: ['vegetarian'] }),
        own(3, ['milk'], { diets: ['vegetarian', 'glutenFree'] }),
        dish('Poire de Groslay au sirop d’épices', 'Groslay pear in spiced syrup', 12, [], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Rien ne vient du lac : poissons d’élevage du Vexin et de la Marne. Volaille de Houdan.',
      'Nothing comes from the lake: farmed fish from the Vexin and the Marne. Houdan chicken.',
    ),
  },
}

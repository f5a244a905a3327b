import { w } from '../../kit/words.ts'
import { type MenuSource, dish, own, part, text } from '../../model/menu.ts'

export const ATLANTIC: Readonly<Record<string, MenuSource>> = {
  'la-saline': {
    title: w('Douze plats, une marée', 'Twelve dishes, one tide'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu des mortes-eaux', 'The neap-tide menu', 42, ['fish', 'molluscs', 'milk', 'gluten'], {
          ...text(
            'Trois plats choisis par la cuisine, au déjeuner.',
            'Three courses of the kitchen’s choosing, at lunch.',
          ),
        }),
        dish('Menu des vives-eaux', 'The spring-tide menu', 68, ['fish', 'molluscs', 'crustaceans', 'milk', 'eggs'], {
          ...text('Cinq services, le soir, pour toute la table.', 'Five courses in the evening, for the whole table.'),
        }),
      ]),
      part('De l’étier', 'From the tidal channel', [
        own(0, ['molluscs', 'milk', 'gluten']),
        dish('Langoustines du Croisic, nues', 'Le Croisic langoustines, bare', 28, ['crustaceans', 'eggs', 'mustard'], {
          ...text(
            'Dix, cuites à l’eau de mer, mayonnaise à la salicorne.',
            'Ten, cooked in sea water, samphire mayonnaise.',
          ),
          diets: ['glutenFree'],
        }),
        dish('Pommes de terre de Batz, caviar d’algues', 'Batz potatoes, seaweed pearls', 15, ['sulphites'], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Le sel et le feu', 'Salt and fire', [
        own(1, ['fish', 'eggs'], { diets: ['glutenFree'] }),
        own(2, ['milk', 'celery', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Lieu jaune, poireaux d’hiver', 'Pollack, winter leeks', 29, ['fish', 'milk'], {
          ...text('Cuit sur la peau, sabayon au muscadet.', 'Cooked on its skin, muscadet sabayon.'),
        }),
        dish('Blé noir en galette, champignons de talus', 'Buckwheat cake, hedgerow mushrooms', 23, ['milk', 'eggs'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
      part('Pour finir', 'To finish', [
        dish('Curé nantais, gelée de cidre', 'Curé nantais, cider jelly', 11, ['milk', 'gluten', 'sulphites'], {
          diets: ['vegetarian'],
        }),
        own(3, ['milk', 'eggs'], { diets: ['vegetarian', 'glutenFree'] }),
        dish('Poire pochée, sorbet au foin de marais', 'Poached pear, marsh-hay sorbet', 12, [], {
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
    ],
    note: w(
      'Sel de Guérande, récolté à deux kilomètres. Pigeon d’origine française.',
      'Guérande salt, raked two kilometres away. Pigeon of French origin.',
    ),
  },
  'le-bar-des-regates': {
    title: w('Ce qui tient sur un pavillon', 'What fits on a signal flag'),
    parts: [
      part('Formule', 'Set menu', [
        dish('Formule de l’équipage', 'The crew’s lunch', 24, ['molluscs', 'gluten', 'milk', 'fish'], {
          ...text(
            'Six huîtres, une assiette au choix, un verre de muscadet.',
            'Six oysters, a plate of your choice, a glass of muscadet.',
          ),
        }),
      ]),
      part('Huîtres et coquillages', 'Oysters and shellfish', [
        own(0, ['molluscs', 'gluten', 'milk']),
        dish('Palourdes farcies, la demi-douzaine', 'Half a dozen stuffed clams', 14, ['molluscs', 'milk', 'gluten']),
        dish('Bigorneaux et une épingle', 'Winkles and a pin', 8, ['molluscs'], { diets: ['glutenFree'] }),
      ]),
      part('Assiettes', 'Plates', [
        own(1, ['fish']),
        own(2, ['fish', 'mustard', 'milk'], { unit: w('pour deux', 'for two') }),
        own(3, ['milk', 'sulphites', 'gluten'], {}),
        dish('Tartine de chèvre, miel de ronce', 'Goat’s cheese on toast, bramble honey', 11, ['gluten', 'milk'], {
          diets: ['vegetarian'],
        }),
        dish('Houmous de mogettes, légumes crus', 'White bean houmous, raw vegetables', 10, ['sesame', 'celery'], {
          ...text(
            'Les haricots sont de Vendée, les radis du marché.',
            'The beans are from the Vendée, the radishes from the market.',
          ),
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Douceurs', 'Sweet things', [
        dish('Gâteau nantais, au rhum', 'Nantes cake, with rum', 8, ['gluten', 'eggs', 'milk', 'nuts'], {
          diets: ['vegetarian'],
        }),
        dish('Glace au lait ribot', 'Buttermilk ice cream', 7, ['milk'], { diets: ['vegetarian', 'glutenFree'] }),
      ]),
    ],
    note: w(
      'Huîtres de Damien Quilgars, affinées au Croisic. Charcuterie d’origine française.',
      'Oysters from Damien Quilgars, matured at Le Croisic. Charcuterie of French origin.',
    ),
  },
  'le-comptoir-des-oyats': {
    title: w('Du comptoir à la dune', 'From the counter to the dune'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Menu du coude à coude', 'The elbow-to-elbow lunch', 27, ['gluten', 'milk', 'crustaceans', 'eggs'], {
          ...text(
            'Plat du jour, dessert et une bière pression, à midi.',
            'Dish of the day, dessert and a draught beer, at lunch.',
          ),
        }),
        dish('Menu des petits crabes', 'The little crabs’ menu', 12, ['gluten', 'milk'], {
          ...text('Steak haché ou moules, frites, gaufre au sucre.', 'Beef patty or mussels, chips, a sugar waffle.'),
        }),
      ]),
      part('Entrées', 'Starters', [
        own(0, ['crustaceans', 'gluten', 'milk', 'eggs']),
        dish('Hareng fumé, pommes tièdes', 'Smoked herring, warm potatoes', 12, ['fish', 'mustard', 'sulphites'], {
          diets: ['glutenFree'],
        }),
        dish('Endives, bleu et noix', 'Chicory, blue cheese and walnuts', 11, ['milk', 'nuts', 'mustard'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
      part('Plats', 'Main courses', [
        own(1, ['molluscs', 'gluten', 'celery', 'sulphites']),
        own(2, ['celery', 'sulphites', 'mustard']),
        dish('Carbonade flamande', 'Flemish carbonade', 23, ['gluten', 'mustard', 'sulphites'], {
          ...text(
            'Bière brune, pain d’épices, quatre heures à petit feu.',
            'Brown ale, gingerbread, four hours at a simmer.',
          ),
        }),
        dish('Welsh au maroilles', 'Maroilles rarebit', 19, ['gluten', 'milk', 'mustard', 'eggs'], {
          diets: ['vegetarian'],
        }),
        dish('Bintje farcie aux légumes d’hiver', 'Bintje potato stuffed with winter vegetables', 17, ['celery'], {
          ...text('Chou rouge, pomme, bouillon d’oignons.', 'Red cabbage, apple, onion broth.'),
          diets: ['vegan', 'glutenFree'],
        }),
      ]),
      part('Desserts', 'Desserts', [
        own(3, ['gluten', 'milk', 'eggs'], { diets: ['vegetarian'] }),
        dish('Gaufre fourrée à la vergeoise', 'Waffle filled with brown sugar', 8, ['gluten', 'milk', 'eggs'], {
          diets: ['vegetarian'],
        }),
        dish('Compote de rhubarbe, spéculoos à part', 'Stewed rhubarb, speculoos on the side', 7, ['gluten', 'milk'], {
          diets: ['vegetarian'],
        }),
      ]),
    ],
    note: w(
      'Frites cuites à la graisse de bœuf, à l’huile sur demande. Viandes d’origine française et belge.',
      'Chips fried in beef dripping, in oil on request. Meat of French and Belgian origin.',
    ),
  },
  'la-halle': {
    title: w('L’ardoise, à midi moins cinq', 'The slate, at five to twelve'),
    parts: [
      part('Menus', 'Set menus', [
        dish('Le panier du jour', 'The day’s basket', 29, ['fish', 'milk', 'gluten', 'eggs'], {
          ...text(
            'Entrée et plat, ou plat et dessert, selon le marché.',
            'Starter and main, or main and dessert, as the market goes.',
          ),
        }),
        dish('Le plat du samedi', 'Saturday’s dish', 24, ['milk', 'celery'], {
          ...text('Un seul, annoncé le jeudi sur la porte.', 'Just one, announced on the door on Thursday.'),
        }),
      ]),
      part('Entrées', 'Starters', [
        own(0, ['fish', 'eggs', 'mustard'], { diets: ['glutenFree'] }),
        dish('Soupe de potimarron, graines', 'Squash soup, seeds', 9, ['celery', 'sesame'], {
          diets: ['vegan', 'glutenFree'],
        }),
        dish('Tête de veau, sauce ravigote', 'Calf’s head, ravigote sauce', 14, ['eggs', 'mustard', 'celery'], {
          diets: ['glutenFree'],
        }),
      ]),
      part('Plats', 'Main courses', [
        own(1, ['fish', 'milk'], { diets: ['glutenFree'] }),
        own(2, ['celery', 'sulphites'], { diets: ['glutenFree'] }),
        dish('Sole d’Étaples, si elle est belle', 'Étaples sole, if it is a fine one', 39, ['fish', 'gluten', 'milk']),
        dish('Lingots du Nord au pistou', 'White beans with pistou', 18, ['milk', 'nuts'], {
          diets: ['vegetarian', 'glutenFree'],
        }),
      ]),
      part('Desserts', 'Desserts', [
        own(3, ['milk', 'gluten', 'eggs'], { diets: ['vegetarian'] }),
        dish('Vos fraises, notre crème', 'Your strawberries, our cream', 5, ['milk'], {
          ...text('En saison, si vous les avez achetées en face.', 'In season, if you bought them across the square.'),
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('Fromages du marché, trois', 'Three cheeses from the market', 12, ['milk', 'gluten'], {
          diets: ['vegetarian'],
        }),
      ]),
    ],
    note: w(
      'L’ardoise change chaque jour ; cette carte donne ce qui revient le plus souvent. Agneau de la baie de Somme.',
      'The slate changes daily; this menu gives what comes back most often. Lamb from the bay of the Somme.',
    ),
  },
}

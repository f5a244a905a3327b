import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Restaurants and what they serve. */
export const TABLE: readonly SynonymRule[] = [
  {
    name: 'Without meat',
    rule: w(
      'végétarien, végétarienne, vegan, végan, végétalien, veggie => sans viande ni poisson, légumes',
      'vegetarian, vegan, veggie, plant-based => without meat or fish, vegetables',
    ),
  },
  { name: 'Gluten', rule: w('sans gluten, cœliaque, gluten free => gluten', 'gluten free, coeliac, celiac => gluten') },
  {
    name: 'Seafood',
    rule: w('fruits de mer, coquillages, plateau de fruits de mer, crustacés', 'seafood, shellfish, fish and seafood'),
  },
  { name: 'Brunch', rule: w('brunch, petit-déjeuner tardif', 'brunch, late breakfast') },
  {
    name: 'Breakfast',
    rule: w(
      'petit-déjeuner, petit déj, breakfast, petit-déjeuner inclus, petit-déjeuner compris',
      'breakfast, breakfast included',
    ),
  },
  {
    name: 'Allergies',
    rule: w(
      'allergique, allergène, intolérance, lactose, arachide, cacahuète, fruits à coque => allergènes, allergie',
      'allergic, allergen, intolerance, lactose, dairy-free, peanut, nut allergy => allergens, allergy',
    ),
  },
  {
    name: 'Diets',
    rule: w(
      'régime, régime alimentaire, régime spécial, halal, casher => allergènes, sans viande ni poisson',
      'dietary, dietary requirements, special diet, halal, kosher => allergens, without meat or fish',
    ),
  },
  {
    name: 'Without salt',
    rule: w(
      'sans sel, régime sans sel, peu salé => cuisinez-vous sans sel',
      'salt free, salt-free, no salt, low sodium => without salt',
    ),
  },
  {
    name: 'Without alcohol',
    rule: w(
      'mocktail, boisson sans alcool, soft, softs => sans alcool',
      'mocktail, non-alcoholic, alcohol-free drinks => alcohol-free, soft drinks',
    ),
  },
  {
    name: 'A drink',
    rule: w(
      'apéro, apéritif, boire un verre, happy hour, pub => verre, comptoir',
      'aperitif, have a drink, drinks, happy hour, pub => bar, glass',
    ),
  },
  {
    name: 'Wine',
    rule: w(
      'œnologie, cave à vin, carte des vins, bon vin => vin, verre',
      'wine list, sommelier, wine cellar, wine tasting => wine',
    ),
  },
  { name: 'Beers', rule: w('bière, mousse, brassin, pression => bières', 'lager, ale, craft beer, pint => beers') },
  {
    name: 'Sparkling wine',
    rule: w('bulles, mousseux, prosecco => champagne', 'bubbly, fizz, prosecco, sparkling wine => champagne'),
  },
  {
    name: 'Lobster and crab',
    rule: w(
      'langouste, crabe, tourteau, crevettes, langoustine => homard, crustacés',
      'crab, prawns, shrimp, langoustine, crayfish => lobster, shellfish',
    ),
  },
  {
    name: 'Fish',
    rule: w(
      'poissonnerie, poisson grillé, resto de poisson, restaurant de poisson => category:seafood',
      'fish restaurant, grilled fish, catch of the day => category:seafood',
    ),
  },
  {
    name: 'Meat',
    rule: w(
      'viande, entrecôte, côte de bœuf, grillade, grillades, steak => category:grill',
      'steak, steakhouse, barbecue, bbq, grilled meat, meat restaurant => category:grill',
    ),
  },
  {
    name: 'Mountain dishes',
    rule: w(
      'raclette, tartiflette, savoyard, spécialités savoyardes => fondue, fromage, category:mountain',
      'raclette, savoyard, cheese fondue, melted cheese => fondue, cheese, category:mountain',
    ),
  },
  {
    name: 'Pancakes',
    rule: w(
      'crêperie, crêpe, crêpe bretonne, blé noir => galettes, crêpes',
      'pancake, crepe, buckwheat pancake, creperie => galettes, crêpes',
    ),
  },
  { name: 'Chips', rule: w('french fries, patates frites => frites', 'french fries, fries => chips') },
  {
    name: 'Tea and cakes',
    rule: w(
      'tea time, salon de thé, quatre-heures, gâteau, pâtisserie => goûter, gâteaux',
      'afternoon tea, tea room, high tea, cake, pastries, teatime => afternoon cakes, tea',
    ),
  },
  {
    name: 'Small plates',
    rule: w(
      'pintxos, grignoter, assiettes à partager => tapas',
      'pintxos, nibbles, small plates, sharing plates => tapas',
    ),
  },
  {
    name: 'Fine food',
    rule: w(
      'étoilé, étoile michelin, gastro, menu dégustation, haute cuisine => cinq services, cinq temps',
      'michelin star, michelin, fine dining, tasting menu, gourmet => five-course, five courses',
    ),
  },
  {
    name: 'Set menus',
    rule: w(
      'formule midi, menu du midi, menu du jour => formule, plat du jour',
      'set menu, lunch menu, prix fixe, dish of the day => set lunch, menu',
    ),
  },
  {
    name: 'Before the curtain',
    rule: w(
      'dîner-spectacle, manger avant le spectacle, dîner avant le théâtre => table et spectacle',
      'dinner show, pre-theatre dinner, dinner before the show, dine and show => dinner and a show',
    ),
  },
  {
    name: 'Eating outside',
    rule: w(
      'manger dehors, déjeuner dehors, dîner dehors, en terrasse => terrasse',
      'eat outside, al fresco, outdoor dining, outside tables => terrace',
    ),
  },
  {
    name: 'Taking away',
    rule: w(
      'à emporter, livraison, livraison de repas => livrer, livrent',
      'takeaway, take-out, food delivery, delivery => deliver',
    ),
  },
  {
    name: 'Coming without a booking',
    rule: w(
      'sans réserver, réservation obligatoire, réservation nécessaire => faut-il réserver, sans réservation',
      'walk-in, walk-ins, without a booking, no reservation => take bookings, first come',
    ),
  },
  {
    name: 'A table that waits',
    rule: w(
      'retard au restaurant, garder la table, table gardée => gardez-vous la table',
      'late for dinner, keep the table, running late => hold a table',
    ),
  },
  {
    name: 'The best table',
    rule: w(
      'meilleure table, table près de la fenêtre, table avec vue => table du bout, quelle table',
      'best table, window table, table with a view => end table, which table',
    ),
  },
  {
    name: 'Mooring',
    rule: w(
      'mouillage, amarrage, venir en bateau, place de port => amarrer, en bateau',
      'mooring, dock, berth, tie up, by boat => moor, by boat',
    ),
  },
  {
    name: 'Cooking with a cook',
    rule: w(
      'cours de cuisine, atelier culinaire, apprendre à cuisiner => category:taste, cuisiniers',
      'cooking class, cookery class, cooking lesson, learn to cook => category:taste, cooks',
    ),
  },
  { name: 'Recipes', rule: w('recette, secret du chef => recettes', 'recipe, chef’s secret => recipes') },
]

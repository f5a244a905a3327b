import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** What a hotel and its rooms have. */
export const ROOMS: readonly SynonymRule[] = [
  {
    name: 'Pool',
    rule: w('piscine, bassin, piscine chauffée, piscine intérieure', 'pool, swimming pool, heated pool, indoor pool'),
  },
  { name: 'Swimming', rule: w('nager, baignade, natation => piscine, bassin', 'swim, swimming => pool') },
  {
    name: 'Pets',
    rule: w(
      'chien, chat, animal, animaux acceptés, animaux admis, animal de compagnie, toutou, chien accepté => experience:pets, chien',
      'dog, cat, pet, pet friendly, dog friendly, pets allowed => experience:pets, dog',
    ),
  },
  {
    name: 'By the sea',
    rule: w(
      'bord de mer, plage, front de mer, pieds dans l’eau, face à la mer => experience:beach, face à la mer',
      'beach, beachfront, seafront, seaside, by the sea, oceanfront => experience:beach, facing the sea',
    ),
  },
  {
    name: 'Sea view',
    rule: w('vue mer, vue sur la mer, vue océan => mer', 'sea view, ocean view, view of the sea => sea'),
  },
  {
    name: 'Ski',
    rule: w(
      'ski, skier, neige, montagne, sports d’hiver, piste de ski, vacances à la neige => experience:ski, à la montagne',
      'ski, skiing, snow, mountain, winter sports, slopes, ski resort, ski holiday => experience:ski, in the mountains',
    ),
  },
  {
    name: 'Golf',
    rule: w('golf, golfeur, green fee => experience:golf', 'golf, golfing, green fee => experience:golf'),
  },
  {
    name: 'Family',
    rule: w(
      'en famille, familial, hôtel famille, hôtel familial => experience:family, en famille',
      'family, families, family friendly, with kids => experience:family, with the family',
    ),
  },
  { name: 'Children', rule: w('enfant, enfants, gamin, bambin, jeune public', 'child, children, kids, kid, toddler') },
  {
    name: 'Children’s club',
    rule: w(
      'club enfant, club d’enfants, mini-club, miniclub, kids club, baby-club',
      'kids club, children’s club, mini club',
    ),
  },
  {
    name: 'Babies',
    rule: w(
      'bébé, lit bébé, nourrisson, poussette => lit d’enfant, garde d’enfants',
      'baby, cot, infant, babysitter, pushchair => babysitting, cots',
    ),
  },
  {
    name: 'Car park',
    rule: w('parking, stationnement, garage, se garer, place de parking', 'parking, car park, garage, parking space'),
  },
  {
    name: 'Electric cars',
    rule: w(
      'voiture électrique, borne de recharge, borne électrique, recharge électrique => bornes',
      'electric car, EV charging, charging station, charge my car => charging points',
    ),
  },
  { name: 'Wi-Fi', rule: w('wifi, wi-fi, internet', 'wifi, wi-fi, internet') },
  { name: 'Gym', rule: w('fitness, gym, musculation, salle de sport', 'fitness, gym, workout, exercise room') },
  {
    name: 'Air conditioning',
    rule: w('climatisation, clim, climatisé, air conditionné', 'air conditioning, air con, AC, air-conditioned'),
  },
  {
    name: 'Step-free access',
    rule: w(
      'pmr, handicap, handicapé, fauteuil roulant, mobilité réduite, accessible, accès pmr => fauteuils roulants, ascenseur, accessibilité',
      'wheelchair, disabled, wheelchair access, step-free, reduced mobility => wheelchair, lift, accessibility',
    ),
  },
  {
    name: 'Hot tub',
    rule: w(
      'jacuzzi, bain à remous, spa privatif, bain bouillonnant => bain norvégien, kind:spa',
      'jacuzzi, hot tub, whirlpool => hot tub, kind:spa',
    ),
  },
  { name: 'Steam bath', rule: w('hammam, bain de vapeur', 'hammam, steam room, steam bath') },
  {
    name: 'Sea-water cures',
    rule: w('thalasso, thalassothérapie, cure marine', 'thalasso, thalassotherapy, sea-water cure'),
  },
  {
    name: 'Low prices',
    rule: w(
      'pas cher, petit prix, bon marché, petit budget, abordable, moins cher => sort:price',
      'cheap, cheapest, budget, affordable, low cost, inexpensive => sort:price',
    ),
  },
  {
    name: 'Bunk beds',
    rule: w(
      'lits superposés, lit superposé, lits à étage, lits gigognes => couchettes',
      'bunk bed, bunk beds, bunkbeds => bunks',
    ),
  },
  {
    name: 'Twin beds',
    rule: w(
      'lits jumeaux, lits séparés, lits simples, chambre twin => deux lits, jumelables',
      'twin beds, twin room, separate beds, single beds => two beds',
    ),
  },
  {
    name: 'Wide beds',
    rule: w(
      'lit king size, king size, lit queen size, lit double, très grand lit => grand lit, lit de 200',
      'king size, king bed, queen bed, large bed => double bed, 200 cm bed',
    ),
  },
  {
    name: 'Extra beds',
    rule: w(
      'lit supplémentaire, troisième lit, chambre triple, chambre pour trois => lit d’appoint, divan, banquette-lit',
      'extra bed, third bed, rollaway, triple room, room for three => extra bed, daybed, divan',
    ),
  },
  {
    name: 'Sofa beds',
    rule: w(
      'canapé convertible, clic-clac, canapé-lit => canapé-lit',
      'sofabed, sleeper sofa, pull-out bed, fold-out bed => sofa bed',
    ),
  },
  {
    name: 'Four-poster beds',
    rule: w('lit à baldaquin, lit à colonnes => baldaquin', 'canopy bed, four-poster bed => four-poster'),
  },
  {
    name: 'Connecting rooms',
    rule: w(
      'chambres attenantes, chambres voisines, chambres contiguës, chambres côte à côte => chambres communicantes',
      'adjoining rooms, interconnecting rooms, adjacent rooms, rooms side by side => connecting rooms',
    ),
  },
  {
    name: 'Rooms for a family',
    rule: w(
      'chambre familiale, chambre pour quatre, chambre quadruple => suite familiale, couchettes, conviennent à quatre',
      'family of four, room for four, quadruple room, quad room => family suite, bunks, family of four',
    ),
  },
  {
    name: 'Baths',
    rule: w(
      'bain moussant, prendre un bain, chambre avec baignoire => baignoire',
      'bathtub, tub, soaking tub => cast-iron bath, slipper bath, bath and shower',
    ),
  },
  {
    name: 'Level showers',
    rule: w(
      'douche italienne, douche de plain-pied, douche sans marche => douche à l’italienne',
      'wet room, level-access shower, roll-in shower => walk-in shower',
    ),
  },
  {
    name: 'Coffee and tea in the room',
    rule: w(
      'plateau de courtoisie, café dans la chambre, nespresso, bouilloire => bouilloire, machine à café',
      'tea and coffee making, coffee maker, nespresso, tea kettle => kettle, coffee machine',
    ),
  },
  {
    name: 'Fridges',
    rule: w(
      'frigo, minibar, mini-bar, frigidaire, mini-frigo => réfrigérateur, minibar',
      'refrigerator, minibar, mini bar, mini fridge => fridge, minibar',
    ),
  },
  {
    name: 'Kitchenettes',
    rule: w(
      'kitchenette, coin cuisine, cuisine équipée, four micro-ondes => micro-ondes',
      'kitchenette, self-catering, microwave oven => microwave',
    ),
  },
  {
    name: 'Safes',
    rule: w(
      'coffre-fort, coffre à bijoux, objets de valeur => coffre',
      'safe box, safety deposit box, strongbox, valuables => safe',
    ),
  },
  {
    name: 'Laundry',
    rule: w(
      'pressing, blanchisserie, laverie, lessive, nettoyage à sec, fer à repasser => repassage, linge',
      'laundry, dry cleaning, washing machine, ironing, launderette => pressing, iron',
    ),
  },
  { name: 'Hairdryers', rule: w('séchoir à cheveux, séchoir => sèche-cheveux', 'hair dryer, dryer => hairdryer') },
  {
    name: 'Robes',
    rule: w('robe de chambre, sortie de bain, chaussons => peignoir, chaussons', 'bathrobe, dressing gown => robe'),
  },
  {
    name: 'Darkness',
    rule: w(
      'rideaux occultants, rideaux opaques, dormir dans le noir => volets, nuit noire, stores noirs',
      'blackout curtains, blackout shades, pitch dark => full darkness, blackout blinds',
    ),
  },
  {
    name: 'Silence',
    rule: w(
      'silencieux, silence, insonorisé, sans bruit, tranquille => calme, double vitrage',
      'silent, soundproof, soundproofed, peaceful, tranquil => quiet, double glazing',
    ),
  },
  {
    name: 'Balconies',
    rule: w(
      'terrasse privée, loggia, balcon privé, chambre avec balcon => balcon, loggia',
      'private terrace, private balcony, room with a balcony => balcony, loggia',
    ),
  },
  {
    name: 'Fireplaces',
    rule: w(
      'feu de cheminée, âtre, poêle à bois, coin du feu => cheminée, poêle',
      'open fire, wood burner, wood stove, hearth => fireplace, stove, log fire',
    ),
  },
  {
    name: 'Ground floor',
    rule: w(
      'rez-de-chaussée, sans escalier, sans marche => plain-pied, sans aucune marche',
      'no stairs, no steps, first level, street level => ground floor, no step',
    ),
  },
  {
    name: 'Lifts',
    rule: w('monte-personne, élévateur, sans monter les escaliers => ascenseur', 'elevator, elevators => lift'),
  },
  {
    name: 'Heat',
    rule: w(
      'canicule, trop chaud, ventilo, ventilateur, rafraîchissement => climatisées, ventilateur',
      'heatwave, heat wave, too hot, fan => air-conditioned, ceiling fan',
    ),
  },
  {
    name: 'Pillows and duvets',
    rule: w(
      'choix d’oreillers, hypoallergénique, allergie aux plumes, literie => oreillers, couette synthétique',
      'pillow menu, hypoallergenic, feather allergy, bedding => pillows, synthetic duvet',
    ),
  },
  {
    name: 'Working in the room',
    rule: w(
      'télétravail, travailler dans la chambre, coworking => bureau',
      'remote work, work remotely, workspace, coworking => desk',
    ),
  },
  {
    name: 'Butlers',
    rule: w('service personnalisé, valet de chambre => majordome', 'personal service, private butler => butler'),
  },
  {
    name: 'Room service',
    rule: w(
      'room service, service en chambre, service d’étage, manger dans la chambre => sans quitter la chambre',
      'room service, in-room dining, eat in the room => without leaving the room',
    ),
  },
  {
    name: 'Porters',
    rule: w(
      'bagagiste, groom, chasseur, conciergerie => porteur, concierge, voiturier',
      'bellboy, bellhop, doorman, bell desk => porter, concierge, valet',
    ),
  },
  {
    name: 'Books',
    rule: w(
      'bouquins, livres, de quoi lire => bibliothèque, romans',
      'something to read, novels, books => library, novels',
    ),
  },
  {
    name: 'Games in the house',
    rule: w(
      'babyfoot, jeux de société, ping-pong, billard => baby-foot, jeu',
      'foosball, board games, ping pong, playroom => table football, games',
    ),
  },
]

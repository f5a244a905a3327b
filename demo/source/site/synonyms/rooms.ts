import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** What a room has. */
export const ROOMS: readonly SynonymRule[] = [
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

import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Things to do. */
export const OUTDOORS: readonly SynonymRule[] = [
  {
    name: 'Music',
    rule: w(
      'concert, musique, chanson, jazz, musique live, live => category:music',
      'concert, music, live music, gig, songs => category:music',
    ),
  },
  {
    name: 'Comedy',
    rule: w(
      'humour, comique, rire, one man show, drôle => comédie, clown',
      'comedy, funny, humour, stand-up => comedy, clown, actors',
    ),
  },
  { name: 'Magic', rule: w('magie, magicien, illusionniste, mentaliste', 'magic, magician, illusionist') },
  {
    name: 'Bicycles',
    rule: w(
      'vélo, bicyclette, VTT, cyclisme, location de vélo, louer un vélo, balade à vélo => vélo',
      'bike, bicycle, cycling, bike rental, bike hire, rent a bike => bicycles',
    ),
  },
  {
    name: 'Riding',
    rule: w(
      'équitation, cheval, monter à cheval, centre équestre, poney => promenade à cheval',
      'horse riding, horseback riding, riding, horse ride, pony => beach ride',
    ),
  },
  {
    name: 'Hiking',
    rule: w(
      'randonnée, rando, balade, marche à pied => promenade, sentier, chemin',
      'hiking, hike, walk, trail => walk, path',
    ),
  },
  {
    name: 'Boats',
    rule: w('bateau, voilier, catamaran, croisière => voile, canot', 'boat, boat trip, yacht, cruise => sailing, boat'),
  },
  {
    name: 'Skis for hire',
    rule: w(
      'location de skis, louer des skis, matériel de ski, location matériel => louer le matériel',
      'ski hire, ski rental, rent skis, ski equipment, rent equipment => hire equipment',
    ),
  },
  {
    name: 'Lift passes',
    rule: w(
      'forfait de ski, skipass, remontées mécaniques, forfait remontées => forfaits, forfait offert',
      'lift pass, ski pass, lift ticket, ski lifts, lift tickets => lift passes',
    ),
  },
  {
    name: 'Learning to ski',
    rule: w(
      'cours de ski, moniteur de ski, école de ski, apprendre à skier => enfants skient, jardin des neiges',
      'ski lessons, ski school, learn to ski, ski instructor => children ski, snow garden',
    ),
  },
  {
    name: 'Snow without skis',
    rule: w(
      'raquettes, luge, patin à glace, patins, non-skieur => sans skier, patinoire',
      'snowshoeing, sledging, skating, ice skating, toboggan, non skier => non-skiers, ice rink',
    ),
  },
  {
    name: 'Fresh snow',
    rule: w(
      'poudreuse, hors-piste, freeride, ski matinal => première trace',
      'powder, off-piste, freeride, early skiing => first tracks',
    ),
  },
  {
    name: 'Huskies',
    rule: w(
      'husky, huskies, mushing, traîneau => chiens de traîneau',
      'husky, dog sledding, dog sled, mushing, sleigh => sled dogs',
    ),
  },
  {
    name: 'Surfing',
    rule: w(
      'cours de surf, leçon de surf, apprendre à surfer, surfer => école de surf',
      'surf lessons, surfing lessons, learn to surf, surfing => surf school',
    ),
  },
  {
    name: 'Boards',
    rule: w(
      'planche de surf, ranger ma planche, surfboard => planche',
      'surfboard, bring my board, store a surfboard => board',
    ),
  },
  {
    name: 'Paddling',
    rule: w(
      'paddle, stand up paddle, canoë, pagayer => kayak',
      'paddle, paddleboard, canoe, canoeing, paddling => kayaking',
    ),
  },
  {
    name: 'Sailing',
    rule: w(
      'cours de voile, école de voile, dériveur, optimist, naviguer => voile',
      'sailing lessons, sailing school, dinghy, learn to sail => sailing',
    ),
  },
  {
    name: 'Land yachts',
    rule: w(
      'landsailing, blokart, voile sur sable => char à voile',
      'land yacht, land sailing, sand yacht, blokart => sand-yachting',
    ),
  },
  {
    name: 'Rowing',
    rule: w(
      'ramer, canotage, barque, cours d’aviron => aviron, barque',
      'rowing lesson, rowing boat, scull, row a boat => rowing',
    ),
  },
  {
    name: 'Tennis',
    rule: w(
      'court de tennis, raquette de tennis, padel, terre battue => tennis',
      'tennis court, tennis lesson, clay court, padel => tennis',
    ),
  },
  {
    name: 'Playing golf',
    rule: w(
      'parcours de golf, cours de golf, dix-huit trous, practice => experience:golf, golf',
      'golf course, golf lesson, driving range, eighteen holes => experience:golf, golf',
    ),
  },
  {
    name: 'Bicycles, too',
    rule: w(
      'tandem, vélo électrique, piste cyclable, siège vélo enfant => vélos, pistes',
      'e-bike, electric bike, tandem, cycle path, bike seat => bicycles',
    ),
  },
  {
    name: 'Walks with a guide',
    rule: w(
      'visite guidée, balade guidée, sentier côtier, gr34 => chemin de ronde, guide',
      'guided tour, guided walk, coastal path, coast path => cliff path, guide',
    ),
  },
  {
    name: 'Birds and beasts',
    rule: w(
      'observer les oiseaux, faune, ornithologie, phoques => oiseaux, phoque',
      'birdwatching, bird watching, wildlife, seals => birds, seal',
    ),
  },
  {
    name: 'Chocolate',
    rule: w(
      'chocolatier, chocolaterie, cacao, faire du chocolat => atelier chocolat',
      'chocolate making, chocolatier, cocoa, chocolate class => chocolate workshop',
    ),
  },
  {
    name: 'Perfume',
    rule: w(
      'parfumerie, créer un parfum, atelier de parfum => parfum',
      'fragrance, make a perfume, perfumery => perfume',
    ),
  },
  {
    name: 'Islands',
    rule: w(
      'îles de lérins, excursion en bateau, aller sur les îles => sortie aux îles',
      'lérins islands, boat excursion, boat to the islands => island trip',
    ),
  },
  {
    name: 'Salt',
    rule: w(
      'marais salant, paludier, fleur de sel, saline => marais salants, sel',
      'salt pans, salt flats, salt worker, sea salt => salt marshes, salt',
    ),
  },
  {
    name: 'Markets',
    rule: w(
      'halles, marché couvert, produits locaux, marché alimentaire => marché',
      'food market, farmers market, local produce, market hall => market',
    ),
  },
  {
    name: 'Crafts',
    rule: w(
      'artisanat, marché artisanal, marché de noël, créateurs => artisans, marché flottant',
      'crafts, craft market, christmas market, makers => floating market, makers',
    ),
  },
  {
    name: 'Races',
    rule: w(
      'course de chevaux, courses hippiques, tiercé, turf, parier => courses, hippodrome',
      'horse racing, horse races, racetrack, bet on horses => races, racecourse',
    ),
  },
  {
    name: 'Horses on the sand',
    rule: w(
      'voir les chevaux, chevaux à la plage, galop => chevaux sur la plage',
      'see the horses, horses gallop, gallop => horses on the beach',
    ),
  },
  {
    name: 'Coming with a horse',
    rule: w(
      'box pour cheval, venir avec mon cheval, amener mon cheval => cheval boxes',
      'stabling, livery, bring my horse => horse boxes',
    ),
  },
  {
    name: 'Dogs and their things',
    rule: w(
      'laisse, niche, gamelle, chenil, supplément chien => chien',
      'leash, kennel, puppy, pet fee, dog bed => dog',
    ),
  },
]

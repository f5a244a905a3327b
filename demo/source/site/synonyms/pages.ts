import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** What kind of page is meant, where, and words that say nothing about a page. */
export const PAGES: readonly SynonymRule[] = [
  {
    name: 'Hotels',
    rule: w(
      'palace, dormir, hébergement, loger, où dormir, hôtellerie, logement => kind:hotel',
      'palace, sleep, accommodation, lodging, place to stay, resort, inn => kind:hotel',
    ),
  },
  {
    name: 'Restaurants',
    rule: w(
      'resto, manger, dîner, déjeuner, table, gastronomie, gastronomique, brasserie => kind:restaurant',
      'eat, food, dinner, lunch, dining, table, places to eat, brasserie => kind:restaurant',
    ),
  },
  {
    name: 'Rooms',
    rule: w(
      'suite, chambre double, chambres d’hôtel => kind:room',
      'suite, bedroom, double room, hotel room => kind:room',
    ),
  },
  {
    name: 'Spas',
    rule: w(
      'massage, soin, bien-être, détente, institut, thermes, yoga => kind:spa',
      'massage, treatment, wellness, relaxation, day spa, thermal baths, yoga => kind:spa',
    ),
  },
  {
    name: 'Casinos',
    rule: w(
      'machine à sous, jackpot, roulette, blackjack, black-jack, jeux d’argent => kind:casino',
      'slot machine, slots, jackpot, roulette, blackjack, gaming => kind:casino',
    ),
  },
  {
    name: 'Tournaments',
    rule: w(
      'poker, tournoi, tournois, holdem, hold’em, omaha, deepstack, knockout, satellite, main event => kind:tournament',
      'poker, tournament, holdem, hold’em, omaha, deepstack, knockout, satellite, main event => kind:tournament',
    ),
  },
  {
    name: 'Offers',
    rule: w(
      'promo, promotion, forfait, bon plan, réduction, remise, dernière minute => kind:offer',
      'deal, promotion, package, discount, special offer, last minute, bargain => kind:offer',
    ),
  },
  {
    name: 'Activities',
    rule: w(
      'que faire, loisir, sortie, excursion, visite => kind:activity',
      'things to do, leisure, outing, excursion, what to do => kind:activity',
    ),
  },
  {
    name: 'Shows',
    rule: w('scène, théâtre, billet, billetterie => kind:show', 'stage, theatre, theater, ticket => kind:show'),
  },
  { name: 'Events', rule: w('agenda, fête, festival => kind:event', 'diary, festival, what’s on => kind:event') },
  {
    name: 'Meetings',
    rule: w(
      'réunion, salle de réunion, congrès, conférence, salle à louer, team building, incentive => kind:seminar',
      'meeting, meeting room, conference, convention, function room, venue, team building, incentive => kind:seminar',
    ),
  },
  { name: 'Journal', rule: w('blog, magazine, histoire => kind:article', 'blog, magazine, story => kind:article') },
  {
    name: 'Paris',
    rule: w(
      'paris, île-de-france, région parisienne => enghien-les-bains',
      'paris, near paris, greater paris => enghien-les-bains',
    ),
  },
  {
    name: 'Brittany',
    rule: w('bretagne, saint-malo, côte d’émeraude => dinard', 'brittany, saint-malo, emerald coast => dinard'),
  },
  {
    name: 'Riviera',
    rule: w(
      'côte d’azur, riviera, méditerranée, sud de la france => cannes',
      'riviera, french riviera, côte d’azur, mediterranean, south of france => cannes',
    ),
  },
  {
    name: 'Alps',
    rule: w('alpes, savoie, trois vallées => courchevel', 'alps, french alps, three valleys => courchevel'),
  },
  {
    name: 'Basque Country',
    rule: w('pays basque, côte basque, atlantique sud => biarritz', 'basque country, basque coast => biarritz'),
  },
  { name: 'Normandy', rule: w('normandie, calvados => deauville', 'normandy => deauville') },
  {
    name: 'Around La Baule',
    rule: w(
      'guérande, pornichet, le croisic, loire-atlantique => la baule',
      'guérande, pornichet, le croisic, loire => la baule',
    ),
  },
  {
    name: 'Around Le Touquet',
    rule: w(
      'côte d’opale, nord, hauts-de-france, lille, pas-de-calais => le touquet',
      'opal coast, lille, northern france, calais => le touquet',
    ),
  },
  {
    name: 'Around Deauville',
    rule: w(
      'trouville, honfleur, côte fleurie, pays d’auge => deauville',
      'trouville, honfleur, calvados, normandy coast => deauville',
    ),
  },
  {
    name: 'Around Biarritz',
    rule: w(
      'bayonne, anglet, saint-jean-de-luz, espelette => biarritz',
      'bayonne, anglet, saint-jean-de-luz, espelette => biarritz',
    ),
  },
  {
    name: 'By the lake',
    rule: w(
      'bord du lac, au bord d’un lac, val-d’oise, montmorency => enghien-les-bains',
      'lakeside, by a lake, lake hotel, montmorency => enghien-les-bains',
    ),
  },
  {
    name: 'Ignored',
    rule: w(
      'qui accepte, avec, proche, près, près de chez moi, cherche, je cherche, meilleur, à proximité, réserver => ',
      'with, near, nearby, close to, looking for, best, find, book => ',
    ),
  },
  {
    name: 'Words that ask',
    rule: w(
      'combien, comment, quand, quel, quels, quelle, est-ce que, pourquoi => ',
      'much, many, may, could, would => ',
    ),
  },
  {
    name: 'Words for a wish',
    rule: w(
      'veux, voudrais, aimerais, souhaite, peut-on, puis-je, pouvez-vous, faut-il, dois-je, y a-t-il => ',
      'want, need, like, get, wish, possible, allowed => ',
    ),
  },
  {
    name: 'Words of politeness',
    rule: w(
      'bonjour, merci, svp, s’il vous plaît, besoin, savoir, possible => ',
      'please, hello, hi, thanks, tell, know => ',
    ),
  },
  {
    name: 'Words of offering',
    rule: w(
      'proposez-vous, acceptez-vous, prenez-vous, existe-t-il, coûte, coûtent => ',
      'provide, take, accept, cost, costs, available => ',
    ),
  },
]

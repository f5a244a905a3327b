import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** What a hotel has, and where it stands. */
export const HOUSES: readonly SynonymRule[] = [
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
]

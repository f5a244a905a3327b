import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Arriving, staying, leaving; children; the way; weather and the sea. */
export const STAY: readonly SynonymRule[] = [
  {
    name: 'Coming early',
    rule: w(
      'arrivée anticipée, arriver tôt, arriver plus tôt, early check-in, arriver en avance => arriver avant l’heure',
      'early check-in, early arrival, arrive early, check in early => arrive before check-in',
    ),
  },
  {
    name: 'Leaving',
    rule: w(
      'heure de départ, check-out, checkout, rendre la chambre, libérer la chambre => départ tardif',
      'checkout, checkout time, check out time, vacate the room, departure time => late check-out',
    ),
  },
  {
    name: 'Reception at night',
    rule: w(
      'réception ouverte, réception 24h, veilleur de nuit, accueil de nuit => jour et nuit, veilleur',
      '24-hour reception, front desk hours, night desk => day and night, night porter',
    ),
  },
  {
    name: 'Coming at night',
    rule: w(
      'arriver la nuit, après minuit, arriver en pleine nuit, arriver très tard => arrive après minuit',
      'arrive at night, after midnight, middle of the night, arrive very late => arrive after midnight',
    ),
  },
  {
    name: 'Luggage',
    rule: w(
      'valise, valises, consigne, bagagerie, sac à dos, déposer mes sacs => laisser mes bagages',
      'suitcase, suitcases, baggage, bags, left luggage, drop my bags => leave my luggage',
    ),
  },
  {
    name: 'Internet',
    rule: w(
      'connexion internet, code wifi, haut débit, wlan => wifi compris',
      'internet connection, wifi code, wifi password, wireless, wlan, broadband => wi-fi included',
    ),
  },
  {
    name: 'Smoking',
    rule: w(
      'fumeur, cigarette, cigare, vapoter, vapoteuse, tabac, non-fumeur => fumer',
      'cigarette, cigar, vape, vaping, tobacco, smoker, non-smoking => smoke',
    ),
  },
  {
    name: 'Tourist tax',
    rule: w(
      'taxe touristique, taxe communale, taxe locale, taxes => taxe de séjour',
      'city tax, local tax, occupancy tax, visitor tax, taxes => tourist tax',
    ),
  },
  {
    name: 'Day use',
    rule: w(
      'day use, chambre à la journée, chambre en journée, quelques heures => venir pour la journée',
      'day use, day room, room by the hour, few hours => come for the day',
    ),
  },
  {
    name: 'Half board',
    rule: w(
      'pension complète, tout compris, all inclusive, repas compris => demi-pension',
      'full board, all inclusive, meals included, meal plan => half board',
    ),
  },
  {
    name: 'Months of opening',
    rule: w(
      'ouvert toute l’année, fermeture annuelle, fermé l’hiver => hôtel ferme hiver, hôtel ouvert',
      'open all year, closed in winter, seasonal closing => hotel close winter, hotel open',
    ),
  },
  {
    name: 'Opening hours',
    rule: w(
      'heures d’ouverture, heure d’ouverture, jours d’ouverture, heure de fermeture => horaires',
      'opening times, opening time, closing time, business hours => opening hours',
    ),
  },
  {
    name: 'Lost things',
    rule: w(
      'affaires oubliées, oublié mes affaires, laissé dans la chambre, perdu, perdu mon téléphone => oublié un objet',
      'forgot something, left behind, lost something, lost item, lost, lost my phone => left something behind',
    ),
  },
  {
    name: 'Prices for children',
    rule: w(
      'tarif enfant, prix enfant, réduction enfant, enfant gratuit => paie un enfant, tarif pour les enfants',
      'child price, kids price, child rate, kids free, children free => children pay, price for children',
    ),
  },
  {
    name: 'Children’s menus',
    rule: w(
      'menu enfant, menus enfants, plat enfant, repas enfant => menu pour les enfants, enfants leur menu',
      'kids menu, kid’s meal, children’s meal => children’s menu',
    ),
  },
  {
    name: 'High chairs',
    rule: w(
      'chaise haute, rehausseur, chaise bébé => chaises d’enfant',
      'highchair, booster seat, baby chair => high chairs',
    ),
  },
  {
    name: 'Cots',
    rule: w(
      'lit parapluie, berceau, lit à barreaux, couffin => lit bébé, lit à barreaux',
      'crib, baby bed, travel cot, bassinet, baby crib => cot',
    ),
  },
  {
    name: 'Babysitting',
    rule: w(
      'baby-sitter, baby-sitting, nounou, nourrice, garder les enfants => garde d’enfants',
      'nanny, childminder, childcare, someone to watch the children => babysitting',
    ),
  },
  {
    name: 'Nurseries',
    rule: w(
      'garderie, crèche, halte-garderie, animation enfants => club d’enfants',
      'nursery, creche, day care, kindergarten, children’s activities => children’s club',
    ),
  },
  {
    name: 'Baby things',
    rule: w(
      'biberon, babyphone, petits pots, matériel bébé, barrière de lit => chauffe-biberon, baby-phone',
      'baby bottle, baby monitor, baby food, bed rail => bottle warmer, bed guard',
    ),
  },
  { name: 'Pushchairs', rule: w('poussette, landau => poussettes', 'stroller, buggy, pram => pushchair') },
  { name: 'Teenagers', rule: w('ado, ados => adolescents, jeunes', 'teen, teens => teenagers') },
  {
    name: 'Little beginners',
    rule: w(
      'jouets, jardinage enfant, ateliers enfants => atelier, petits jardiniers',
      'toys, children’s workshop, gardening => workshop, young gardeners',
    ),
  },
  {
    name: 'Ways to come',
    rule: w(
      'itinéraire, plan d’accès, s’y rendre, transports en commun, transfert => venir de la gare, aéroport',
      'directions, getting there, public transport, airport transfer, transfer => get there station airport',
    ),
  },
  {
    name: 'Trains',
    rule: w(
      'sncf, tgv, arriver en train, venir en train => gare, navette',
      'railway, rail, by train, arrive by train => station, train',
    ),
  },
  {
    name: 'Planes',
    rule: w(
      'avion, arriver en avion, jet privé => aéroport, aérodrome',
      'plane, by plane, fly in, private jet, airfield => airport',
    ),
  },
  {
    name: 'Shuttles',
    rule: w(
      'minibus, prise en charge à la gare, venir me chercher => navette',
      'minibus, pick up, picked up at the station, collect us => shuttle',
    ),
  },
  {
    name: 'Taxis',
    rule: w(
      'vtc, uber, chauffeur privé, voiture avec chauffeur => taxi, chauffeur',
      'cab, uber, chauffeur, private driver => taxi, driver',
    ),
  },
  {
    name: 'Without a car',
    rule: w(
      'louer une voiture, location de voiture, voiture de location => sans voiture, une voiture',
      'car hire, rent a car, car rental, rental car => without a car, need a car',
    ),
  },
  {
    name: 'Leaving the car',
    rule: w(
      'parking gratuit, parking payant, laisser ma voiture, camping-car => garer ma voiture, parking',
      'free parking, valet parking, leave my car, parking fee, motorhome => park, parking',
    ),
  },
  {
    name: 'Electric cars, too',
    rule: w(
      'tesla, recharger ma voiture, prise électrique, véhicule électrique => bornes, recharger',
      'tesla, ev, electric vehicle, ev charger, recharge => charging points, charge an electric car',
    ),
  },
  {
    name: 'Winter roads',
    rule: w(
      'pneus hiver, chaînes à neige, équipement hiver, route enneigée => pneus neige',
      'winter tires, snow tires, snow chains, snow tyres => winter tyres',
    ),
  },
  {
    name: 'Crossing the bay',
    rule: w(
      'ferry, navette maritime, bateau-bus => bus de mer',
      'ferry, water bus, water taxi, boat across => sea bus',
    ),
  },
  {
    name: 'Rain',
    rule: w(
      'jour de pluie, s’il pleut, quand il pleut, pluie, averses, que faire quand il pleut => pleut, crachin',
      'rainy day, if it rains, when it rains, wet day, wet weather => rain, drizzle',
    ),
  },
  {
    name: 'Bad weather',
    rule: w(
      'mauvaise météo, météo, tempête, orage => mauvais temps, pleut',
      'poor weather, weather forecast, weather, storm => bad weather, rain',
    ),
  },
  {
    name: 'Tides',
    rule: w(
      'horaires des marées, heure des marées, coefficient de marée, marée basse => mer basse, marée',
      'tide times, tide table, tide tables, low tide => tide low',
    ),
  },
  {
    name: 'Warm water',
    rule: w(
      'température de l’eau, température de la mer, eau froide => eau chaude, degrés',
      'water temperature, sea temperature, sea water temperature => sea warmest, degrees',
    ),
  },
  {
    name: 'Bathing',
    rule: w(
      'se baigner, baignade en mer, nager dans la mer, nager dans le lac => baigner, nager',
      'swim in the sea, swim in the lake, sea bathing, go for a swim => swim',
    ),
  },
  {
    name: 'Lifeguards',
    rule: w(
      'maître-nageur, sauveteur, baignade surveillée, poste de secours => surveillée',
      'lifeguards, patrolled beach, safe to swim, beach patrol => lifeguards',
    ),
  },
  {
    name: 'On the beach',
    rule: w(
      'chaise longue, plage privée, bain de soleil, location de parasol => transats, matelas, parasol',
      'sunbed, sun lounger, beach umbrella, private beach, beach club => loungers, parasol',
    ),
  },
]

import { type Words, w } from '../kit/words.ts'

interface SynonymRule {
  /** What editors find it by. */
  readonly name: string
  /** Rules in the notation of the search (`services/site/search/thesaurus.ts`). */
  readonly rule: Words
}

/**
 * The words that visitors use for what the pages call otherwise. A line an idea; `=>` where the words on the left ask
 * for those on the right, but not the other way round.
 */
export const SYNONYMS: readonly SynonymRule[] = [
  // What kind of page is meant.
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
  // What a hotel has.
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
  // At the table.
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
  // Occasions.
  {
    name: 'For two',
    rule: w(
      'saint-valentin, romantique, en amoureux, couple, lune de miel, week-end romantique, week-end en amoureux => à deux, deux coupes, deux nuits',
      'valentine, valentine’s day, romantic, couple, honeymoon, romantic getaway, romantic weekend => for two, two glasses, two nights',
    ),
  },
  {
    name: 'Weekend',
    rule: w(
      'week-end, weekend, escapade, court séjour => week-end, deux nuits',
      'weekend, getaway, short break => weekend, two nights',
    ),
  },
  {
    name: 'Gifts',
    rule: w(
      'carte cadeau, bon cadeau, chèque cadeau, coffret cadeau, offrir un séjour, idée cadeau',
      'gift card, gift voucher, gift certificate, gift, give a stay',
    ),
  },
  {
    name: 'Weddings',
    rule: w(
      'mariage, se marier, noces, réception de mariage, salle de mariage, lieu de mariage => mariages',
      'wedding, get married, wedding venue, wedding reception => weddings',
    ),
  },
  {
    name: 'Birthdays',
    rule: w(
      'salle anniversaire, fêter un anniversaire, fête d’anniversaire => fêtes, anniversaire',
      'birthday party, celebrate a birthday => parties, birthday',
    ),
  },
  // On stage and outdoors.
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
  // Where.
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
  // Help.
  {
    name: 'Cancelling',
    rule: w(
      'annulation, annuler, annuler ma réservation, annuler mon séjour, annulation gratuite, remboursement, rembourser',
      'cancel, cancellation, cancel booking, cancel my reservation, free cancellation, refund',
    ),
  },
  {
    name: 'Invoices',
    rule: w('facture, reçu, justificatif, note d’hôtel => facture', 'invoice, receipt, bill => invoice'),
  },
  {
    name: 'Arriving late',
    rule: w(
      'arrivée tardive, arriver tard, check-in tardif, arrivée de nuit => arrive après minuit, arriver tard',
      'late check-in, late arrival, arrive late => arrive after midnight, arrive late',
    ),
  },
  {
    name: 'Check-in',
    rule: w(
      'check-in, checkin, heure d’arrivée => chambre prête, arrivée',
      'check-in, checkin, arrival time => room ready, arrival',
    ),
  },
  {
    name: 'Contact',
    rule: w(
      'téléphone, numéro de téléphone, service client, nous contacter, joindre, appeler, réclamation, standard => nous joindre, contact',
      'phone, phone number, telephone, customer service, contact us, call, complaint, help desk => contact us',
    ),
  },
  {
    name: 'Loyalty',
    rule: w(
      'fidélité, programme de fidélité, carte de fidélité, club, membre, carte membre => infiniment barrière',
      'loyalty, loyalty program, loyalty programme, rewards, membership, member card => infiniment barrière',
    ),
  },
  {
    name: 'Points',
    rule: w(
      'points, mes points, points de fidélité, points fidélité => casino barrière',
      'points, my points, loyalty points => casino barrière',
    ),
  },
  {
    name: 'Leaving late',
    rule: w(
      'late checkout, late check-out, check-out tardif, checkout tardif, partir tard, quitter la chambre tard => départ tardif',
      'late checkout, late departure, leave late, check out late => late check-out',
    ),
  },
  {
    name: 'Hen and stag parties',
    rule: w(
      'evjf, evg, enterrement de vie => enterrement de vie de jeune fille',
      'hen party, hen do, stag party, stag do, bachelorette, bachelor party => hen and stag parties',
    ),
  },
  {
    name: 'New Year',
    rule: w(
      'réveillon, nouvel an, réveillon nouvel an, réveillon du nouvel an, saint-sylvestre, 31 décembre => pour la fête',
      'new year, new year’s eve, nye, 31 december => for a party',
    ),
  },
  {
    name: 'Jobs',
    rule: w(
      'emploi, job, jobs, recrutement, carrière, carrières, stage, candidature, travailler chez vous => recrutez, emplois',
      'job, career, careers, vacancies, hiring, internship, work for you => jobs',
    ),
  },
  {
    name: 'Lost property',
    rule: w(
      'objet trouvé, objet perdu, objets trouvés => oublié un objet',
      'lost property, lost and found => left something behind',
    ),
  },
  {
    name: 'Signing in',
    rule: w(
      'connexion, se connecter, identifiant, login, mon compte, espace client => me connecter',
      'log in, login, log on, sign in, my account => sign in',
    ),
  },
  {
    name: 'Passwords',
    rule: w(
      'mot de passe, mot de passe oublié, mot de passe perdu, code oublié => mot de passe oublié',
      'password, forgot my password, forgotten password, lost password, reset password => forgotten password',
    ),
  },
  {
    name: 'Signing up',
    rule: w(
      'inscription, s’inscrire, créer un compte, devenir membre => créer mon compte',
      'sign up, register, join, create an account => create my account',
    ),
  },
  {
    name: 'Privacy',
    rule: w(
      'rgpd, données personnelles, vie privée, cookies, protection des données => politique de confidentialité',
      'gdpr, personal data, privacy, cookies, data protection => privacy policy',
    ),
  },
  {
    name: 'Terms',
    rule: w(
      'cgv, cgu, conditions de vente, conditions d’utilisation => conditions générales',
      'terms and conditions, conditions of sale, T&C => terms of use',
    ),
  },
  {
    name: 'Legal notice',
    rule: w('éditeur du site, hébergeur => mentions légales', 'imprint, legal, publisher => legal notice'),
  },
  {
    name: 'Newsletter',
    rule: w(
      'newsletter, lettre d’information, désabonner, désinscription, s’abonner => la lettre',
      'newsletter, subscribe, unsubscribe, mailing list => letter',
    ),
  },
  {
    name: 'Dress code',
    rule: w(
      'tenue, dress code, s’habiller, tenue exigée, tenue correcte, cravate => tenue, habiller',
      'dress code, dress, what to wear, tie => dress',
    ),
  },
  {
    name: 'Age',
    rule: w('âge minimum, majeur, mineur, 18 ans => dix-huit ans', 'minimum age, adult, under 18, over 18 => eighteen'),
  },
  {
    name: 'Gambling too much',
    rule: w(
      'addiction, interdit de jeu, arrêter de jouer, jeu excessif => jeu responsable',
      'gambling problem, addiction, self-exclusion, stop gambling => responsible gaming',
    ),
  },
  // Words that say nothing about a page.
  {
    name: 'Ignored',
    rule: w(
      'qui accepte, avec, proche, près, près de chez moi, cherche, je cherche, meilleur, à proximité, réserver => ',
      'with, near, nearby, close to, looking for, best, find, book => ',
    ),
  },
]

import type { Locale } from '#lib/domain/locale.ts'

/** What somebody types, and the pages of which one must come first. A question of a page counts as its page. */
export type Question = readonly [locale: Locale, words: string, first: readonly string[]]

const HOTELS_WITH_POOL = [
  'hotels/l-eperon',
  'hotels/la-baie-doree',
  'hotels/le-grand-meleze',
  'hotels/le-palmarium',
  'hotels/le-pavillon-du-lac',
  'hotels/les-colombages',
]
const HOTELS_BY_THE_SEA = [
  'hotels/l-eperon',
  'hotels/la-baie-doree',
  'hotels/la-roche-emeraude',
  'hotels/le-palmarium',
  'hotels/le-pavillon-des-dunes',
  'hotels/les-colombages',
  'hotels/villa-estelle',
  'collections/face-a-la-mer',
]
const HOTELS_WITH_CLUB = [
  'hotels/l-eperon',
  'hotels/la-baie-doree',
  'hotels/le-grand-meleze',
  'hotels/les-colombages',
  'collections/en-famille',
]
const HOTELS_WITH_BICYCLES = [
  'hotels/la-baie-doree',
  'hotels/le-clos-des-courses',
  'hotels/le-pavillon-des-dunes',
  'hotels/le-pavillon-du-lac',
  'hotels/les-colombages',
]
const CHEAPEST_HOTELS = [
  'hotels/la-roche-emeraude',
  'hotels/le-clos-des-courses',
  'hotels/le-pavillon-des-dunes',
  'hotels/le-pavillon-du-lac',
]
/** Hotels take dogs, all of them; the general answer is a question of its own. */
const DOGS = ['hotels/*', 'questions-frequentes']
const ON_SKIS = [
  'hotels/le-grand-meleze',
  'destinations/courchevel',
  'collections/a-la-montagne',
  'activites/premiere-trace',
]
const WITHOUT_MEAT = [
  'restaurants/la-criee',
  'restaurants/la-rhune',
  'restaurants/la-table-du-palmarium',
  'restaurants/le-comptoir-des-oyats',
]
const SEAFOOD = [
  'restaurants/l-amiral',
  'restaurants/la-criee',
  'restaurants/le-bar-des-regates',
  'restaurants/le-ponton',
  'restaurants/le-port-vieux',
]
const FOR_TWO = [
  'offres/deux-nuits-et-un-bain',
  'offres/huitres-et-champagne',
  'offres/nuit-au-bord-du-lac',
  'offres/table-et-spectacle',
  'offres/trois-nuits-a-cannes',
  'offres/vue-sur-l-emeraude',
]
const BIRTHDAY = ['receptions', 'collections/pour-la-fete', 'infiniment-barriere/mon-anniversaire']
const MUSIC = [
  'spectacles/chansons-de-traverse',
  'spectacles/les-valses-de-vienne',
  'spectacles/nuit-du-jazz',
  'spectacles/quatuor-a-l-heure-bleue',
  'spectacles/swing-sur-le-lac',
  'spectacles/une-voix-un-piano',
]
const FUNNY = ['spectacles/la-diva-et-le-clown', 'spectacles/trois-comediens-en-colere']
const SHOWS_FOR_CHILDREN = [
  'spectacles/cirque-sur-la-piste',
  'spectacles/la-diva-et-le-clown',
  'spectacles/le-grand-magicien',
]
const SEA_VIEWS = ['hotels/*/chambres/*', 'offres/vue-sur-l-emeraude', 'collections/face-a-la-mer']
const BY_BICYCLE = ['activites/foret-a-velo', 'activites/marais-salants-a-velo', ...HOTELS_WITH_BICYCLES]
const GOLF = [
  'activites/golf-des-falaises',
  'hotels/l-eperon',
  'hotels/le-clos-des-courses',
  'hotels/le-pavillon-des-dunes',
  'hotels/les-colombages',
]
const WITH_HAMMAM = [
  'spas/les-bains-de-deauville',
  'spas/les-thermes-du-lac',
  'spas/spa-du-glacier',
  'spas/spa-du-palmarium',
  'spas/spa-imperial',
]
const WITH_SAUNA = ['spas/les-bains-de-deauville', 'spas/spa-du-glacier', 'spas/spa-imperial', 'spas/thalasso-la-baie']
const BREAKFAST = ['hotels/*', 'questions-frequentes']
const DRESS_CODE = ['casinos/biarritz', 'casinos/cannes-les-palmiers', 'casinos/enghien-les-bains', 'casinos/la-baule']
const AGE_TO_PLAY = ['questions-frequentes', 'jeu-responsable', 'casinos/*']
const STOP_PLAYING = ['jeu-responsable', 'casinos/*']
const STEP_FREE = ['hotels/l-eperon', 'hotels/la-roche-emeraude', 'hotels/villa-estelle', 'accessibilite']

/**
 * The words of people who look for a hotel, a table or an evening, written down before the search was made to answer
 * them: what they want, not how the site calls it.
 */
export const HOTEL_GOERS: readonly Question[] = [
  ['fr', 'hôtel avec piscine', HOTELS_WITH_POOL],
  ['fr', 'piscine', [...HOTELS_WITH_POOL, 'spas/*']],
  ['fr', 'hotel avec parking', ['hotels/*']],
  ['fr', 'hôtel qui accepte les chiens', ['hotels/*']],
  ['fr', 'animaux acceptés', DOGS],
  ['fr', 'mon chat', DOGS],
  ['fr', 'hotel pas cher', CHEAPEST_HOTELS],
  ['fr', 'ski', ON_SKIS],
  ['fr', 'vacances à la neige', [...ON_SKIS, 'offres/premieres-neiges']],
  ['fr', 'hotel bord de mer', HOTELS_BY_THE_SEA],
  ['fr', 'chambre vue mer', SEA_VIEWS],
  ['fr', 'restaurant vegan', WITHOUT_MEAT],
  ['fr', 'végétarien', WITHOUT_MEAT],
  ['fr', 'sans gluten', ['restaurants/la-terrasse-des-tentes']],
  ['fr', 'restaurant fruits de mer', SEAFOOD],
  ['fr', 'saint valentin', FOR_TWO],
  ['fr', 'week-end romantique', FOR_TWO],
  ['fr', 'carte cadeau', ['questions-frequentes']],
  ['fr', 'mariage', ['receptions']],
  ['fr', 'salle anniversaire', BIRTHDAY],
  ['fr', 'séminaire proche de paris', ['seminaires/rotonde-du-lac']],
  ['fr', 'salle de réunion', ['seminaires/*']],
  ['fr', 'petit déjeuner inclus', BREAKFAST],
  ['fr', 'annuler ma réservation', ['questions-frequentes']],
  ['fr', 'recevoir une facture', ['questions-frequentes']],
  ['fr', 'arrivée tardive', ['questions-frequentes', 'hotels/le-pavillon-des-dunes']],
  ['fr', 'numéro de téléphone', ['contact']],
  ['fr', 'service client', ['contact']],
  ['fr', 'programme de fidélité', ['infiniment-barriere']],
  ['fr', 'mot de passe oublié', ['infiniment-barriere/mot-de-passe-oublie']],
  ['fr', 'rgpd', ['confidentialite']],
  ['fr', 'cgv', ['conditions-generales']],
  ['fr', 'mentions légales', ['mentions-legales']],
  ['fr', 'thalasso', ['spas/thalasso-la-baie', 'offres/semaine-thalasso']],
  ['fr', 'massage', ['spas/*']],
  ['fr', 'hammam', WITH_HAMMAM],
  ['fr', 'jacuzzi', ['hotels/le-grand-meleze/chambres/suite-du-sommet', 'spas/*']],
  ['fr', 'machine à sous', ['casinos/*']],
  ['fr', 'blackjack', ['casinos/*']],
  ['fr', 'tenue exigée casino', DRESS_CODE],
  ['fr', 'âge minimum casino', AGE_TO_PLAY],
  ['fr', 'concert', MUSIC],
  ['fr', 'spectacle pour enfants', SHOWS_FOR_CHILDREN],
  ['fr', 'humour', FUNNY],
  ['fr', 'hôtel club enfant', HOTELS_WITH_CLUB],
  ['fr', 'location de vélo', BY_BICYCLE],
  ['fr', 'golf', GOLF],
  ['fr', 'équitation', ['activites/promenade-a-cheval']],
  ['fr', 'accès pmr', STEP_FREE],
  ['fr', 'borne recharge voiture électrique', ['hotels/*']],
  ['fr', 'hotel normandie', ['hotels/les-colombages', 'hotels/le-clos-des-courses', 'destinations/deauville']],
  ['fr', 'hôtel bretagne', ['hotels/la-roche-emeraude', 'hotels/la-baie-doree', 'destinations/dinard']],
  ['fr', 'côte d’azur', ['destinations/cannes', 'hotels/le-palmarium', 'hotels/villa-estelle']],

  ['en', 'hotel with swimming pool', HOTELS_WITH_POOL],
  ['en', 'heated pool', [...HOTELS_WITH_POOL, 'spas/*']],
  ['en', 'parking', ['hotels/*']],
  ['en', 'pet friendly hotel', ['hotels/*']],
  ['en', 'dog', [...DOGS]],
  ['en', 'cheap hotel', CHEAPEST_HOTELS],
  ['en', 'ski resort', ON_SKIS],
  ['en', 'beach hotel', HOTELS_BY_THE_SEA],
  ['en', 'beachfront', HOTELS_BY_THE_SEA],
  ['en', 'sea view room', SEA_VIEWS],
  ['en', 'vegan restaurant', WITHOUT_MEAT],
  ['en', 'vegetarian', WITHOUT_MEAT],
  ['en', 'gluten free', ['restaurants/la-terrasse-des-tentes']],
  ['en', 'seafood', SEAFOOD],
  ['en', 'kids club', HOTELS_WITH_CLUB],
  ['en', 'family hotel', [...HOTELS_WITH_CLUB, 'hotels/*']],
  ['en', 'family room', ['hotels/le-grand-meleze/chambres/suite-familiale']],
  ['en', 'valentine', FOR_TWO],
  ['en', 'romantic getaway', FOR_TWO],
  ['en', 'gift card', ['questions-frequentes']],
  ['en', 'wedding venue', ['receptions']],
  ['en', 'meeting room', ['seminaires/*']],
  ['en', 'conference near paris', ['seminaires/rotonde-du-lac']],
  ['en', 'breakfast included', BREAKFAST],
  ['en', 'cancel booking', ['questions-frequentes']],
  ['en', 'refund', ['questions-frequentes', 'evenements/*', 'hotels/*']],
  ['en', 'late check-in', ['questions-frequentes', 'hotels/le-pavillon-des-dunes']],
  ['en', 'invoice', ['questions-frequentes']],
  ['en', 'phone number', ['contact']],
  ['en', 'customer service', ['contact']],
  ['en', 'loyalty program', ['infiniment-barriere']],
  ['en', 'rewards', ['infiniment-barriere', 'infiniment-barriere/mes-avantages']],
  ['en', 'log in', ['infiniment-barriere/connexion']],
  ['en', 'forgot my password', ['infiniment-barriere/mot-de-passe-oublie']],
  ['en', 'privacy', ['confidentialite']],
  ['en', 'unsubscribe newsletter', ['lettre']],
  ['en', 'slot machines', ['casinos/*']],
  ['en', 'poker', ['casinos/*']],
  ['en', 'dress code', DRESS_CODE],
  ['en', 'gambling problem', STOP_PLAYING],
  ['en', 'live music', MUSIC],
  ['en', 'comedy', FUNNY],
  ['en', 'bike', BY_BICYCLE],
  ['en', 'horse riding', ['activites/promenade-a-cheval']],
  ['en', 'hot tub', ['hotels/le-grand-meleze/chambres/suite-du-sommet', 'spas/*']],
  ['en', 'sauna', WITH_SAUNA],
  ['en', 'wheelchair access', STEP_FREE],
]

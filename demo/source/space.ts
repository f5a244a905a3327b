import { type FolderSource, type StorySource, folderAt } from './kit/story.ts'
import { same, w } from './kit/words.ts'
import { casinoStory, destinationStory, restaurantStory, seminarStory, spaStory } from './build/houses.ts'
import { hotelFolders, hotelStories } from './build/hotel.ts'
import { tournamentStory } from './build/tournaments.ts'
import { activityStory, articleStory, collectionStory, eventStory, offerStory, showStory } from './build/pleasures.ts'
import { ARTICLES } from './group/articles.ts'
import { biarritz } from './group/biarritz/index.ts'
import { cannes } from './group/cannes/index.ts'
import { COLLECTIONS } from './group/collections.ts'
import { courchevel } from './group/courchevel/index.ts'
import { deauville } from './group/deauville/index.ts'
import { dinard } from './group/dinard/index.ts'
import { enghien } from './group/enghien-les-bains/index.ts'
import { EVENTS } from './group/events.ts'
import { laBaule } from './group/la-baule/index.ts'
import { leTouquet } from './group/le-touquet/index.ts'
import { OFFERS } from './group/offers.ts'
import { SHOWS } from './group/shows.ts'
import { TOURNAMENTS } from './group/tournaments/tournaments.ts'
import type { TownGroup } from './model/town.ts'
import { CASINO_PROGRAMME } from './site/casino-programme/programme.ts'
import { CASINO_KIOSK } from './site/casino-programme/kiosk.ts'
import { CASINO_AREA } from './site/casino-programme/area.ts'
import { CASINO_ENTRY } from './site/casino-programme/entry.ts'
import { CASINO_MORE } from './site/casino-programme/more.ts'
import { FRAME } from './site/frame.ts'
import { HOME } from './site/home.ts'
import { INDEXES } from './site/indexes.ts'
import { JOURNAL } from './site/journal.ts'
import { LEGAL } from './site/legal.ts'
import { MEMBER_AREA } from './site/members/area.ts'
import { ENTRY } from './site/members/entry.ts'
import { LOGIN } from './site/members/login.ts'
import { MEMBER_PROFILE } from './site/members/profile.ts'
import { MEMBER_PROGRAMME } from './site/members/programme.ts'
import { ACCOUNT_DELETED, SERVICE } from './site/service.ts'
import { LEVEL_CLOCK } from './site/level-clock.ts'
import { PAYMENT } from './site/payment.ts'

const TOWNS: readonly TownGroup[] = [deauville, cannes, laBaule, leTouquet, dinard, enghien, biarritz, courchevel]

/** Every hotel, also for the stand-in of the booking engine. */
export const HOTELS = TOWNS.flatMap((town) => town.hotels)

/** Every folder of the space, parents before what lies in them. */
export const FOLDERS: readonly FolderSource[] = [
  folderAt('', w('Site des hôtels', 'Hotels site')),
  folderAt('destinations', same('Destinations')),
  folderAt('hotels', w('Hôtels', 'Hotels')),
  ...HOTELS.flatMap(hotelFolders),
  folderAt('casinos', same('Casinos')),
  folderAt('restaurants', same('Restaurants')),
  folderAt('spas', same('Spas')),
  folderAt('seminaires', w('Séminaires', 'Seminars'), 'seminars'),
  folderAt('activites', w('Activités', 'Activities'), 'activities'),
  folderAt('offres', w('Offres', 'Offers'), 'offers'),
  folderAt('spectacles', w('Spectacles', 'Shows'), 'shows'),
  folderAt('tournois', w('Tournois', 'Tournaments'), 'tournaments'),
  folderAt('evenements', w('Événements', 'Events'), 'events'),
  folderAt('journal', w('Journal', 'Journal')),
  folderAt('journal/rubriques', w('Rubriques', 'Sections'), 'sections'),
  folderAt('collections', same('Collections')),
  folderAt('headers', w('En-têtes', 'Headers')),
  folderAt('headers/local', w('Maisons', 'Houses')),
  folderAt('footers', w('Pieds de page', 'Footers')),
  folderAt('infiniment-barriere', same('Infiniment Barrière')),
  folderAt('casino-barriere', same('Casino Barrière')),
]

/** Every story of the space; in a folder, this is their order. */
/** The other articles: those of the same section first, each list in the journal's order from this one on. */
function after(index: number) {
  const others = [...ARTICLES.slice(index + 1), ...ARTICLES.slice(0, index)]
  const isNear = ({ category }: (typeof ARTICLES)[number]) => category === ARTICLES[index]?.category
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))]
}

export const STORIES: readonly StorySource[] = [
  HOME,
  ...INDEXES,
  ...TOWNS.map((town) => destinationStory(town.destination)),
  ...TOWNS.flatMap((town) => town.hotels.flatMap((hotel) => hotelStories(hotel, town))),
  ...TOWNS.flatMap((town) =>
    town.casinos.map((casino) =>
      casinoStory(
        casino,
        town,
        TOURNAMENTS.filter((tournament) => tournament.casino === casino.slug),
      ),
    ),
  ),
  ...TOWNS.flatMap((town) => town.restaurants.map(restaurantStory)),
  ...TOWNS.flatMap((town) => town.spas.map(spaStory)),
  ...TOWNS.flatMap((town) => town.seminars.map(seminarStory)),
  ...TOWNS.flatMap((town) => town.activities.map((activity) => activityStory(activity, town))),
  ...OFFERS.map(offerStory),
  ...SHOWS.map(showStory),
  ...EVENTS.map(eventStory),
  ...TOURNAMENTS.map((tournament, index) =>
    tournamentStory(tournament, [...TOURNAMENTS.slice(index + 1), ...TOURNAMENTS.slice(0, index)]),
  ),
  LEVEL_CLOCK,
  PAYMENT,
  ...JOURNAL,
  ...ARTICLES.map((article, index) => articleStory(article, after(index))),
  ...COLLECTIONS.map(collectionStory),
  ...SERVICE,
  ...LEGAL,
  ...FRAME,
  ...MEMBER_PROGRAMME,
  ...LOGIN,
  ...ENTRY,
  ...MEMBER_AREA,
  ...MEMBER_PROFILE,
  ...CASINO_ENTRY,
  ...CASINO_PROGRAMME,
  ...CASINO_AREA,
  ...CASINO_KIOSK,
  ...CASINO_MORE,
  ACCOUNT_DELETED,
]

import type { SearchKind } from '#lib/contracts/search.ts'
import type { Locale } from '#lib/domain/locale.ts'

/** What people call a page of each kind when they look for one; its own words name it too seldom. */
export const KIND_WORDS: Readonly<Record<SearchKind, Readonly<Record<Locale, string>>>> = {
  hotel: { fr: 'hôtel palace séjour nuit dormir', en: 'hotel palace stay night sleep' },
  casino: { fr: 'casino jeux roulette machines à sous poker', en: 'casino gaming roulette slot machines poker' },
  restaurant: { fr: 'restaurant table manger dîner déjeuner', en: 'restaurant table eat dinner lunch food' },
  room: { fr: 'chambre suite nuit lit', en: 'room bedroom suite night bed' },
  offer: { fr: 'offre promotion prix forfait', en: 'offer deal promotion package price' },
  spa: { fr: 'spa bien-être soin massage', en: 'spa wellness treatment massage' },
  activity: { fr: 'activité loisir sortie', en: 'activity leisure outing things to do' },
  show: { fr: 'spectacle scène concert', en: 'show stage concert theatre' },
  event: { fr: 'événement fête agenda', en: 'event party diary' },
  seminar: {
    fr: 'séminaire réunion congrès réception salle mariage',
    en: 'seminar meeting conference reception venue wedding',
  },
  article: { fr: 'article journal', en: 'article journal story' },
}

/** One page of each kind that visitors meet, in one language or the other. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  'home': '/',
  'home in English': '/en',
  'destination': '/destinations/deauville',
  'list of hotels': '/hotels',
  'hotel': '/hotels/les-colombages',
  'hotel in English': '/en/hotels/la-baie-doree',
  'list of rooms': '/en/hotels/les-colombages/rooms',
  'room': '/hotels/les-colombages/chambres/deluxe-balcon',
  'casino': '/casinos/deauville',
  'restaurant': '/en/restaurants/la-criee',
  'show': '/spectacles/nuit-du-jazz',
  'tournament': '/tournois/main-event-du-lac',
  'list of events': '/evenements',
  'list of offers': '/offres',
  'journal': '/journal',
  'article': '/journal/une-journee-aux-planches',
  'search': '/recherche',
  'my evening': '/ma-soiree',
  'my trip': '/mon-voyage',
  'legal notice': '/mentions-legales',
  'responsible gaming': '/jeu-responsable',
  'menu': '/menu',
  'missing page': '/nope',
  'header': '/website-hotels/headers/main',
}

/** Pages with a public form. */
export const FORM_PAGES = [
  '/contact',
  '/receptions',
  '/seminaires/devis',
  '/seminaires/salon-des-planches',
  '/lettre',
  '/suivi',
] as const

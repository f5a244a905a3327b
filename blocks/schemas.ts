import type { GAMBLING_BLOCK_NAMES } from '@barriere/shared/domain/content/gambling-blocks.ts'
import { activitiesSchema } from './activities/activities.schema.ts'
import { agendaDatesSchema } from './agenda-dates/agenda-dates.schema.ts'
import { alertBannerSchema } from './alert-banner/alert-banner.schema.ts'
import { articleCategoriesSchema, articleCategorySchema } from './article-categories/article-categories.schema.ts'
import { articlesListSchema } from './articles-list/articles-list.schema.ts'
import { bookStaySchema } from './book-stay/book-stay.schema.ts'
import { breadcrumbSchema, crumbSchema } from './breadcrumb/breadcrumb.schema.ts'
import { cardSchema, cardsSchema } from './cards/cards.schema.ts'
import { casinoGameSchema, casinoGamesSchema } from './casino-games/casino-games.schema.ts'
import { casinoInfoSchema } from './casino-info/casino-info.schema.ts'
import { casinoJackpotsSchema } from './casino-jackpots/casino-jackpots.schema.ts'
import { casinoKioskSchema } from './casino-kiosk/casino-kiosk.schema.ts'
import { casinoLimitsSchema } from './casino-limits/casino-limits.schema.ts'
import { casinoOffersSchema } from './casino-offers/casino-offers.schema.ts'
import { casinoCardSchema } from './casino-card/casino-card.schema.ts'
import { casinoPointsSchema } from './casino-points/casino-points.schema.ts'
import { casinoRegistrationsSchema } from './casino-registrations/casino-registrations.schema.ts'
import { casinoRewardsSchema } from './casino-rewards/casino-rewards.schema.ts'
import { casinoSponsorshipSchema } from './casino-sponsorship/casino-sponsorship.schema.ts'
import { collectionsSchema } from './collections/collections.schema.ts'
import { consentChoicesSchema } from './consent-choices/consent-choices.schema.ts'
import { contactFormSchema } from './contact-form/contact-form.schema.ts'
import { eventSchema, performanceSchema, seatCategorySchema, showSchema } from './content-types/agenda.ts'
import { articleSchema, pageSchema } from './content-types/editorial.ts'
import {
  casinoSchema,
  destinationSchema,
  hotelSchema,
  restaurantSchema,
  roomSchema,
  seminarSchema,
  spaSchema,
} from './content-types/places.ts'
import { activitySchema, collectionSchema, offerSchema } from './content-types/pleasures.ts'
import { tournamentFlightSchema, tournamentLevelSchema, tournamentSchema } from './content-types/tournament.ts'
import { eveningSchema } from './evening/evening.schema.ts'
import { eventFormSchema } from './event-form/event-form.schema.ts'
import { eventsListSchema } from './events-list/events-list.schema.ts'
import { faqItemSchema, faqSchema } from './faq/faq.schema.ts'
import { filmSchema } from './film/film.schema.ts'
import { footerColumnSchema, footerSchema, socialLinkSchema } from './footer/footer.schema.ts'
import { galleryPopinPictureSchema, galleryPopinSchema } from './gallery-popin/gallery-popin.schema.ts'
import { headerSchema, navColumnSchema, navLinkSchema, navMenuSchema } from './header/header.schema.ts'
import { heroFactSchema, heroSchema } from './hero/hero.schema.ts'
import { hotelInfoSchema, hotelServiceSchema } from './hotel-info/hotel-info.schema.ts'
import { houseListSchema } from './house-list/house-list.schema.ts'
import { informationPopinSchema } from './information-popin/information-popin.schema.ts'
import { instagramImagesSchema } from './instagram-images/instagram-images.schema.ts'
import { keySellingPointSchema, keySellingPointsSchema } from './key-selling-points/key-selling-points.schema.ts'
import { keyFactsSchema } from './key-facts/key-facts.schema.ts'
import { marketingPopinSchema } from './marketing-popin/marketing-popin.schema.ts'
import { memberActivationSchema } from './member-activation/member-activation.schema.ts'
import { memberAdvantagesSchema } from './member-advantages/member-advantages.schema.ts'
import { memberCardSchema } from './member-card/member-card.schema.ts'
import { memberCollaboratorSchema } from './member-collaborator/member-collaborator.schema.ts'
import { memberEmailSchema } from './member-email/member-email.schema.ts'
import { memberForgottenSchema } from './member-forgotten/member-forgotten.schema.ts'
import { memberLoginSchema } from './member-login/member-login.schema.ts'
import { memberMenuSchema } from './member-menu/member-menu.schema.ts'
import { memberPasswordSchema } from './member-password/member-password.schema.ts'
import { memberProfileSchema } from './member-profile/member-profile.schema.ts'
import { memberRegistrationSchema } from './member-registration/member-registration.schema.ts'
import { memberSessionsSchema } from './member-sessions/member-sessions.schema.ts'
import { memberStaysSchema } from './member-stays/member-stays.schema.ts'
import { menuDishSchema, menuSchema, menuSectionSchema } from './menu/menu.schema.ts'
import { newsletterSchema } from './newsletter/newsletter.schema.ts'
import { newsletterSubscriptionSchema } from './newsletter-subscription/newsletter-subscription.schema.ts'
import { offerCardSchema } from './offer-card/offer-card.schema.ts'
import { offersListSchema } from './offers-list/offers-list.schema.ts'
import { openingHoursSchema, openingPeriodSchema, specialDaySchema } from './opening-hours/opening-hours.schema.ts'
import { galleryItemSchema, photoGallerySchema } from './photo-gallery/photo-gallery.schema.ts'
import { levelClockSchema } from './level-clock/level-clock.schema.ts'
import { loyaltyCardSchema, loyaltySchema } from './loyalty/loyalty.schema.ts'
import { quoteSchema } from './quote/quote.schema.ts'
import { seasonSchema, seasonsSchema } from './seasons/seasons.schema.ts'
import { requestStatusSchema } from './request-status/request-status.schema.ts'
import { responsibleGamingSchema } from './responsible-gaming/responsible-gaming.schema.ts'
import { restaurantInfoSchema } from './restaurant-info/restaurant-info.schema.ts'
import { richTextSchema } from './rich-text/rich-text.schema.ts'
import { roomListSchema } from './room-list/room-list.schema.ts'
import { planOpeningSchema, planRoomSchema, roomPlanSchema } from './room-plan/room-plan.schema.ts'
import { roomServiceSchema, roomServicesPopinSchema } from './room-services-popin/room-services-popin.schema.ts'
import { searchBoxSchema } from './search-box/search-box.schema.ts'
import { searchSchema } from './search/search.schema.ts'
import { seatPaymentSchema } from './seat-payment/seat-payment.schema.ts'
import { seatsSchema } from './seats/seats.schema.ts'
import { seminarFormSchema } from './seminar-form/seminar-form.schema.ts'
import {
  seminarIncentiveSchema,
  seminarIncentivesPopinSchema,
} from './seminar-incentives-popin/seminar-incentives-popin.schema.ts'
import { hallSchema, seminarVenuesSchema } from './seminar-venues/seminar-venues.schema.ts'
import { showsListSchema } from './shows-list/shows-list.schema.ts'
import { siteMenuSchema } from './site-menu/site-menu.schema.ts'
import { spaCardsSchema } from './spa-cards/spa-cards.schema.ts'
import { spaInfoSchema } from './spa-info/spa-info.schema.ts'
import { timelineEntrySchema, timelineSchema } from './timeline/timeline.schema.ts'
import { tournamentStructureSchema } from './tournament-structure/tournament-structure.schema.ts'
import { tournamentsListSchema } from './tournaments-list/tournaments-list.schema.ts'
import { treatmentSchema, treatmentsSchema } from './treatments/treatments.schema.ts'
import { tripSchema } from './trip/trip.schema.ts'

/** Blocks that promote gambling: their components require `warningShown`. */
export const GAMBLING_BLOCKS = {
  'casino-games': casinoGamesSchema,
  'casino-jackpots': casinoJackpotsSchema,
  'casino-kiosk': casinoKioskSchema,
  'level-clock': levelClockSchema,
  'tournament-structure': tournamentStructureSchema,
  'tournaments-list': tournamentsListSchema,
} as const satisfies Readonly<Record<(typeof GAMBLING_BLOCK_NAMES)[number], unknown>>

/** Blocks that the registry renders, and that every body may contain. */
export const BLOCKS = {
  ...GAMBLING_BLOCKS,
  'activities': activitiesSchema,
  'agenda-dates': agendaDatesSchema,
  'article-categories': articleCategoriesSchema,
  'articles-list': articlesListSchema,
  'book-stay': bookStaySchema,
  'breadcrumb': breadcrumbSchema,
  'cards': cardsSchema,
  'casino-info': casinoInfoSchema,
  'casino-limits': casinoLimitsSchema,
  'casino-offers': casinoOffersSchema,
  'casino-card': casinoCardSchema,
  'casino-points': casinoPointsSchema,
  'casino-registrations': casinoRegistrationsSchema,
  'casino-rewards': casinoRewardsSchema,
  'casino-sponsorship': casinoSponsorshipSchema,
  'collections': collectionsSchema,
  'consent-choices': consentChoicesSchema,
  'contact-form': contactFormSchema,
  'evening': eveningSchema,
  'event-form': eventFormSchema,
  'events-list': eventsListSchema,
  'faq': faqSchema,
  'film': filmSchema,
  'gallery-popin': galleryPopinSchema,
  'hero': heroSchema,
  'hotel-info': hotelInfoSchema,
  'house-list': houseListSchema,
  'information-popin': informationPopinSchema,
  'instagram-images': instagramImagesSchema,
  'key-facts': keyFactsSchema,
  'key-selling-points': keySellingPointsSchema,
  'marketing-popin': marketingPopinSchema,
  'member-activation': memberActivationSchema,
  'member-advantages': memberAdvantagesSchema,
  'member-card': memberCardSchema,
  'member-collaborator': memberCollaboratorSchema,
  'member-email': memberEmailSchema,
  'member-forgotten': memberForgottenSchema,
  'member-login': memberLoginSchema,
  'member-menu': memberMenuSchema,
  'member-password': memberPasswordSchema,
  'member-profile': memberProfileSchema,
  'member-registration': memberRegistrationSchema,
  'member-sessions': memberSessionsSchema,
  'member-stays': memberStaysSchema,
  'menu': menuSchema,
  'newsletter': newsletterSchema,
  'newsletter-subscription': newsletterSubscriptionSchema,
  'offer-card': offerCardSchema,
  'offers-list': offersListSchema,
  'opening-hours': openingHoursSchema,
  'photo-gallery': photoGallerySchema,
  'loyalty': loyaltySchema,
  'quote': quoteSchema,
  'request-status': requestStatusSchema,
  'seasons': seasonsSchema,
  'responsible-gaming': responsibleGamingSchema,
  'restaurant-info': restaurantInfoSchema,
  'rich-text': richTextSchema,
  'room-list': roomListSchema,
  'room-plan': roomPlanSchema,
  'room-services-popin': roomServicesPopinSchema,
  'search': searchSchema,
  'search-box': searchBoxSchema,
  'seat-payment': seatPaymentSchema,
  'seats': seatsSchema,
  'seminar-form': seminarFormSchema,
  'seminar-incentives-popin': seminarIncentivesPopinSchema,
  'seminar-venues': seminarVenuesSchema,
  'shows-list': showsListSchema,
  'site-menu': siteMenuSchema,
  'spa-cards': spaCardsSchema,
  'spa-info': spaInfoSchema,
  'timeline': timelineSchema,
  'treatments': treatmentsSchema,
  'trip': tripSchema,
} as const

/**
 * Blocks that promote the group's own offers. If they contain a link, analytics records a view as `autopromo_view` and
 * a click as `autopromo_click`. Lists that a visitor looks for, such as rooms or restaurants, do not count.
 */
export const PROMOTIONAL_BLOCKS: readonly BlockName[] = [
  'cards',
  'collections',
  'hero',
  'loyalty',
  'marketing-popin',
  'offer-card',
  'offers-list',
]

/** Content types that are pages with their own address. */
export const PAGE_TYPES = {
  activity: activitySchema,
  article: articleSchema,
  casino: casinoSchema,
  collection: collectionSchema,
  destination: destinationSchema,
  event: eventSchema,
  hotel: hotelSchema,
  offer: offerSchema,
  page: pageSchema,
  restaurant: restaurantSchema,
  room: roomSchema,
  seminar: seminarSchema,
  show: showSchema,
  spa: spaSchema,
  tournament: tournamentSchema,
} as const

/** Content types that frame pages. The site can also render them alone, under the root folder. */
export const FRAGMENTS = { footer: footerSchema, header: headerSchema } as const

/** Blocks that occur only inside a block that names them in its fields. */
const PARTS = {
  'alert-banner': alertBannerSchema,
  'article-category': articleCategorySchema,
  'card': cardSchema,
  'casino-game': casinoGameSchema,
  'crumb': crumbSchema,
  'faq-item': faqItemSchema,
  'footer-column': footerColumnSchema,
  'gallery-item': galleryItemSchema,
  'gallery-popin-picture': galleryPopinPictureSchema,
  'hall': hallSchema,
  'hero-fact': heroFactSchema,
  'hotel-service': hotelServiceSchema,
  'loyalty-card': loyaltyCardSchema,
  'season': seasonSchema,
  'key-selling-point': keySellingPointSchema,
  'menu-dish': menuDishSchema,
  'menu-section': menuSectionSchema,
  'nav-column': navColumnSchema,
  'nav-link': navLinkSchema,
  'nav-menu': navMenuSchema,
  'opening-period': openingPeriodSchema,
  'performance': performanceSchema,
  'plan-opening': planOpeningSchema,
  'plan-room': planRoomSchema,
  'room-service': roomServiceSchema,
  'seat-category': seatCategorySchema,
  'seminar-incentive': seminarIncentiveSchema,
  'social-link': socialLinkSchema,
  'special-day': specialDaySchema,
  'timeline-entry': timelineEntrySchema,
  'tournament-flight': tournamentFlightSchema,
  'tournament-level': tournamentLevelSchema,
  'treatment': treatmentSchema,
} as const

/** Every component of the space. */
export const COMPONENTS = { ...BLOCKS, ...PAGE_TYPES, ...FRAGMENTS, ...PARTS } as const

export type BlockName = keyof typeof BLOCKS

export type GamblingBlockName = keyof typeof GAMBLING_BLOCKS

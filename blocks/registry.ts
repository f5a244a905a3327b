import type { ReactNode } from 'react'
import type { WarningShown } from '#components/site/gambling-background.tsx'
import { Activities } from './activities/activities.tsx'
import { AgendaDates } from './agenda-dates/agenda-dates.tsx'
import { ArticleCategories } from './article-categories/article-categories.tsx'
import { ArticlesList } from './articles-list/articles-list.tsx'
import { BookStay } from './book-stay/book-stay.tsx'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { Cards } from './cards/cards.tsx'
import { CasinoCard } from './casino-card/casino-card.tsx'
import { CasinoGames } from './casino-games/casino-games.tsx'
import { CasinoInfo } from './casino-info/casino-info.tsx'
import { CasinoJackpots } from './casino-jackpots/casino-jackpots.tsx'
import { CasinoKiosk } from './casino-kiosk/casino-kiosk.tsx'
import { CasinoLimits } from './casino-limits/casino-limits.tsx'
import { CasinoOffers } from './casino-offers/casino-offers.tsx'
import { CasinoPoints } from './casino-points/casino-points.tsx'
import { CasinoRegistrations } from './casino-registrations/casino-registrations.tsx'
import { CasinoRewards } from './casino-rewards/casino-rewards.tsx'
import { CasinoSponsorship } from './casino-sponsorship/casino-sponsorship.tsx'
import { Collections } from './collections/collections.tsx'
import { ConsentChoices } from './consent-choices/consent-choices.tsx'
import { ContactForm } from './contact-form/contact-form.tsx'
import { Evening } from './evening/evening.tsx'
import { EventForm } from './event-form/event-form.tsx'
import { EventsList } from './events-list/events-list.tsx'
import { Faq } from './faq/faq.tsx'
import { Film } from './film/film.tsx'
import { GalleryPopin } from './gallery-popin/gallery-popin.tsx'
import { Hero } from './hero/hero.tsx'
import { HotelInfo } from './hotel-info/hotel-info.tsx'
import { HouseList } from './house-list/house-list.tsx'
import { InformationPopin } from './information-popin/information-popin.tsx'
import { InstagramImages } from './instagram-images/instagram-images.tsx'
import { KeyFacts } from './key-facts/key-facts.tsx'
import { KeySellingPoints } from './key-selling-points/key-selling-points.tsx'
import { LevelClock } from './level-clock/level-clock.tsx'
import { MarketingPopin } from './marketing-popin/marketing-popin.tsx'
import { MemberActivation } from './member-activation/member-activation.tsx'
import { MemberAdvantages } from './member-advantages/member-advantages.tsx'
import { MemberCard } from './member-card/member-card.tsx'
import { MemberCollaborator } from './member-collaborator/member-collaborator.tsx'
import { MemberEmail } from './member-email/member-email.tsx'
import { MemberForgotten } from './member-forgotten/member-forgotten.tsx'
import { MemberLogin } from './member-login/member-login.tsx'
import { MemberMenu } from './member-menu/member-menu.tsx'
import { MemberPassword } from './member-password/member-password.tsx'
import { MemberProfile } from './member-profile/member-profile.tsx'
import { MemberRegistration } from './member-registration/member-registration.tsx'
import { MemberSessions } from './member-sessions/member-sessions.tsx'
import { MemberStays } from './member-stays/member-stays.tsx'
import { Menu } from './menu/menu.tsx'
import { Newsletter } from './newsletter/newsletter.tsx'
import { NewsletterSubscriptionBlock } from './newsletter-subscription/newsletter-subscription.tsx'
import { OfferCard } from './offer-card/offer-card.tsx'
import { OffersList } from './offers-list/offers-list.tsx'
import { OpeningHours } from './opening-hours/opening-hours.tsx'
import { PhotoGallery } from './photo-gallery/photo-gallery.tsx'
import type { BlockProps } from './props.ts'
import { Loyalty } from './loyalty/loyalty.tsx'
import { Quote } from './quote/quote.tsx'
import { Seasons } from './seasons/seasons.tsx'
import { ResponsibleGaming } from './responsible-gaming/responsible-gaming.tsx'
import { RestaurantInfo } from './restaurant-info/restaurant-info.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import { RoomList } from './room-list/room-list.tsx'
import { RoomPlan } from './room-plan/room-plan.tsx'
import { RequestStatus } from './request-status/request-status.tsx'
import { RoomServicesPopin } from './room-services-popin/room-services-popin.tsx'
import type { BLOCKS, BlockName, GamblingBlockName } from './schemas.ts'
import { SearchBox } from './search-box/search-box.tsx'
import { Search } from './search/search.tsx'
import { SeatPayment } from './seat-payment/seat-payment.tsx'
import { Seats } from './seats/seats.tsx'
import { SeminarForm } from './seminar-form/seminar-form.tsx'
import { SeminarIncentivesPopin } from './seminar-incentives-popin/seminar-incentives-popin.tsx'
import { SeminarVenues } from './seminar-venues/seminar-venues.tsx'
import { ShowsList } from './shows-list/shows-list.tsx'
import { SiteMenu } from './site-menu/site-menu.tsx'
import { SpaCards } from './spa-cards/spa-cards.tsx'
import { SpaInfo } from './spa-info/spa-info.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { TournamentStructure } from './tournament-structure/tournament-structure.tsx'
import { TournamentsList } from './tournaments-list/tournaments-list.tsx'
import { Treatments } from './treatments/treatments.tsx'
import { Trip } from './trip/trip.tsx'

type Rendered = ReactNode | Promise<ReactNode>

type BlockComponent<N extends BlockName> = (props: BlockProps<(typeof BLOCKS)[N]>) => Rendered

/** A block of gambling content: requires `warningShown`, so it cannot be rendered without the legal warning. */
export type GamblingBlock<N extends GamblingBlockName> = (
  props: BlockProps<(typeof BLOCKS)[N]> & { readonly warningShown: WarningShown },
) => Rendered

/** A component that ignores `warningShown` would be assignable (parameters are contravariant): maps it to `never`. */
type RequiringWarning<C> = {
  readonly [N in keyof C]: C[N] extends (props: infer P) => Rendered
    ? P extends { readonly warningShown: WarningShown }
      ? C[N]
      : never
    : never
}

/** Registers gambling blocks. A component that does not require `warningShown` fails the type check. */
export const gamblingBlocks = <C extends { readonly [N in GamblingBlockName]: GamblingBlock<N> }>(
  components: C & RequiringWarning<C>,
): C => components

const GAMBLING = gamblingBlocks({
  'casino-games': CasinoGames,
  'casino-jackpots': CasinoJackpots,
  'casino-kiosk': CasinoKiosk,
  'level-clock': LevelClock,
  'tournament-structure': TournamentStructure,
  'tournaments-list': TournamentsList,
})

/** Name → component. A missing entry, or one for another schema, fails the type check. */
export const REGISTRY: {
  readonly [N in BlockName]: N extends GamblingBlockName ? GamblingBlock<N> : BlockComponent<N>
} = {
  ...GAMBLING,
  'activities': Activities,
  'agenda-dates': AgendaDates,
  'article-categories': ArticleCategories,
  'articles-list': ArticlesList,
  'book-stay': BookStay,
  'breadcrumb': Breadcrumb,
  'cards': Cards,
  'casino-card': CasinoCard,
  'casino-info': CasinoInfo,
  'casino-limits': CasinoLimits,
  'casino-offers': CasinoOffers,
  'casino-points': CasinoPoints,
  'casino-registrations': CasinoRegistrations,
  'casino-rewards': CasinoRewards,
  'casino-sponsorship': CasinoSponsorship,
  'collections': Collections,
  'consent-choices': ConsentChoices,
  'contact-form': ContactForm,
  'evening': Evening,
  'event-form': EventForm,
  'events-list': EventsList,
  'faq': Faq,
  'film': Film,
  'gallery-popin': GalleryPopin,
  'hero': Hero,
  'hotel-info': HotelInfo,
  'house-list': HouseList,
  'information-popin': InformationPopin,
  'instagram-images': InstagramImages,
  'key-facts': KeyFacts,
  'key-selling-points': KeySellingPoints,
  'marketing-popin': MarketingPopin,
  'member-activation': MemberActivation,
  'member-advantages': MemberAdvantages,
  'member-card': MemberCard,
  'member-collaborator': MemberCollaborator,
  'member-email': MemberEmail,
  'member-forgotten': MemberForgotten,
  'member-login': MemberLogin,
  'member-menu': MemberMenu,
  'member-password': MemberPassword,
  'member-profile': MemberProfile,
  'member-registration': MemberRegistration,
  'member-sessions': MemberSessions,
  'member-stays': MemberStays,
  'menu': Menu,
  'newsletter': Newsletter,
  'newsletter-subscription': NewsletterSubscriptionBlock,
  'offer-card': OfferCard,
  'offers-list': OffersList,
  'opening-hours': OpeningHours,
  'photo-gallery': PhotoGallery,
  'loyalty': Loyalty,
  'quote': Quote,
  'request-status': RequestStatus,
  'seasons': Seasons,
  'responsible-gaming': ResponsibleGaming,
  'restaurant-info': RestaurantInfo,
  'rich-text': RichText,
  'room-list': RoomList,
  'room-plan': RoomPlan,
  'room-services-popin': RoomServicesPopin,
  'search': Search,
  'search-box': SearchBox,
  'seat-payment': SeatPayment,
  'seats': Seats,
  'seminar-form': SeminarForm,
  'seminar-incentives-popin': SeminarIncentivesPopin,
  'seminar-venues': SeminarVenues,
  'shows-list': ShowsList,
  'site-menu': SiteMenu,
  'spa-cards': SpaCards,
  'spa-info': SpaInfo,
  'timeline': Timeline,
  'treatments': Treatments,
  'trip': Trip,
}

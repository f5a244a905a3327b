import { activitiesFixtures } from './activities/activities.fixtures.ts'
import { agendaDatesFixtures } from './agenda-dates/agenda-dates.fixtures.ts'
import { articleCategoriesFixtures } from './article-categories/article-categories.fixtures.ts'
import { articlesListFixtures } from './articles-list/articles-list.fixtures.ts'
import { bookStayFixtures } from './book-stay/book-stay.fixtures.ts'
import { breadcrumbFixtures } from './breadcrumb/breadcrumb.fixtures.ts'
import { cardsFixtures } from './cards/cards.fixtures.ts'
import { casinoGamesFixtures } from './casino-games/casino-games.fixtures.ts'
import { collectionsFixtures } from './collections/collections.fixtures.ts'
import { contactFormFixtures } from './contact-form/contact-form.fixtures.ts'
import { eveningFixtures } from './evening/evening.fixtures.ts'
import { eventFormFixtures } from './event-form/event-form.fixtures.ts'
import { eventsListFixtures } from './events-list/events-list.fixtures.ts'
import { faqFixtures } from './faq/faq.fixtures.ts'
import type { Fixtures } from './fixture-values.ts'
import { galleryPopinFixtures } from './gallery-popin/gallery-popin.fixtures.ts'
import { heroFixtures } from './hero/hero.fixtures.ts'
import { hotelInfoFixtures } from './hotel-info/hotel-info.fixtures.ts'
import { houseListFixtures } from './house-list/house-list.fixtures.ts'
import { informationPopinFixtures } from './information-popin/information-popin.fixtures.ts'
import { instagramImagesFixtures } from './instagram-images/instagram-images.fixtures.ts'
import { keySellingPointsFixtures } from './key-selling-points/key-selling-points.fixtures.ts'
import { marketingPopinFixtures } from './marketing-popin/marketing-popin.fixtures.ts'
import { memberActivationFixtures } from './member-activation/member-activation.fixtures.ts'
import { memberAdvantagesFixtures } from './member-advantages/member-advantages.fixtures.ts'
import { memberCardFixtures } from './member-card/member-card.fixtures.ts'
import { memberCollaboratorFixtures } from './member-collaborator/member-collaborator.fixtures.ts'
import { memberEmailFixtures } from './member-email/member-email.fixtures.ts'
import { memberForgottenFixtures } from './member-forgotten/member-forgotten.fixtures.ts'
import { memberLoginFixtures } from './member-login/member-login.fixtures.ts'
import { memberMenuFixtures } from './member-menu/member-menu.fixtures.ts'
import { memberPasswordFixtures } from './member-password/member-password.fixtures.ts'
import { memberProfileFixtures } from './member-profile/member-profile.fixtures.ts'
import { memberRegistrationFixtures } from './member-registration/member-registration.fixtures.ts'
import { memberStaysFixtures } from './member-stays/member-stays.fixtures.ts'
import { newsletterFixtures } from './newsletter/newsletter.fixtures.ts'
import { offerCardFixtures } from './offer-card/offer-card.fixtures.ts'
import { offersListFixtures } from './offers-list/offers-list.fixtures.ts'
import { openingHoursFixtures } from './opening-hours/opening-hours.fixtures.ts'
import { photoGalleryFixtures } from './photo-gallery/photo-gallery.fixtures.ts'
import { quoteFixtures } from './quote/quote.fixtures.ts'
import { responsibleGamingFixtures } from './responsible-gaming/responsible-gaming.fixtures.ts'
import { restaurantInfoFixtures } from './restaurant-info/restaurant-info.fixtures.ts'
import { richTextFixtures } from './rich-text/rich-text.fixtures.ts'
import { roomListFixtures } from './room-list/room-list.fixtures.ts'
import { roomPlanFixtures } from './room-plan/room-plan.fixtures.ts'
import { roomServicesPopinFixtures } from './room-services-popin/room-services-popin.fixtures.ts'
import type { BlockName } from './schemas.ts'
import { searchBoxFixtures } from './search-box/search-box.fixtures.ts'
import { searchFixtures } from './search/search.fixtures.ts'
import { seminarFormFixtures } from './seminar-form/seminar-form.fixtures.ts'
import { seminarIncentivesPopinFixtures } from './seminar-incentives-popin/seminar-incentives-popin.fixtures.ts'
import { seminarVenuesFixtures } from './seminar-venues/seminar-venues.fixtures.ts'
import { showsListFixtures } from './shows-list/shows-list.fixtures.ts'
import { siteMenuFixtures } from './site-menu/site-menu.fixtures.ts'
import { spaCardsFixtures } from './spa-cards/spa-cards.fixtures.ts'
import { timelineFixtures } from './timeline/timeline.fixtures.ts'

/** Every block's fixtures, for the block library. A missing one fails the type check. */
export const FIXTURES: { readonly [N in BlockName]: Fixtures } = {
  'activities': activitiesFixtures,
  'agenda-dates': agendaDatesFixtures,
  'article-categories': articleCategoriesFixtures,
  'articles-list': articlesListFixtures,
  'book-stay': bookStayFixtures,
  'breadcrumb': breadcrumbFixtures,
  'cards': cardsFixtures,
  'casino-games': casinoGamesFixtures,
  'collections': collectionsFixtures,
  'contact-form': contactFormFixtures,
  'evening': eveningFixtures,
  'event-form': eventFormFixtures,
  'events-list': eventsListFixtures,
  'faq': faqFixtures,
  'gallery-popin': galleryPopinFixtures,
  'hero': heroFixtures,
  'hotel-info': hotelInfoFixtures,
  'house-list': houseListFixtures,
  'information-popin': informationPopinFixtures,
  'instagram-images': instagramImagesFixtures,
  'key-selling-points': keySellingPointsFixtures,
  'marketing-popin': marketingPopinFixtures,
  'member-activation': memberActivationFixtures,
  'member-advantages': memberAdvantagesFixtures,
  'member-card': memberCardFixtures,
  'member-collaborator': memberCollaboratorFixtures,
  'member-email': memberEmailFixtures,
  'member-forgotten': memberForgottenFixtures,
  'member-login': memberLoginFixtures,
  'member-menu': memberMenuFixtures,
  'member-password': memberPasswordFixtures,
  'member-profile': memberProfileFixtures,
  'member-registration': memberRegistrationFixtures,
  'member-stays': memberStaysFixtures,
  'newsletter': newsletterFixtures,
  'offer-card': offerCardFixtures,
  'offers-list': offersListFixtures,
  'opening-hours': openingHoursFixtures,
  'photo-gallery': photoGalleryFixtures,
  'quote': quoteFixtures,
  'responsible-gaming': responsibleGamingFixtures,
  'restaurant-info': restaurantInfoFixtures,
  'rich-text': richTextFixtures,
  'room-list': roomListFixtures,
  'room-plan': roomPlanFixtures,
  'room-services-popin': roomServicesPopinFixtures,
  'search': searchFixtures,
  'search-box': searchBoxFixtures,
  'seminar-form': seminarFormFixtures,
  'seminar-incentives-popin': seminarIncentivesPopinFixtures,
  'seminar-venues': seminarVenuesFixtures,
  'shows-list': showsListFixtures,
  'site-menu': siteMenuFixtures,
  'spa-cards': spaCardsFixtures,
  'timeline': timelineFixtures,
}

import type { OpeningHoursSpecificationLeaf } from 'schema-dts'
import { casinoSchema, hotelSchema, restaurantSchema, roomSchema, spaSchema } from '#blocks/content-types/places.ts'
import type { contactFields } from '#blocks/content-types/place-fields.ts'
import { casinoInfoSchema } from '#blocks/casino-info/casino-info.schema.ts'
import { hotelInfoSchema } from '#blocks/hotel-info/hotel-info.schema.ts'
import { menuSchema } from '#blocks/menu/menu.schema.ts'
import { openingHoursSchema } from '#blocks/opening-hours/opening-hours.schema.ts'
import { specialDaysOf } from '#blocks/opening-hours/opening-source.ts'
import type { AccessFacts } from '#blocks/practical/access.tsx'
import { restaurantInfoSchema } from '#blocks/restaurant-info/restaurant-info.schema.ts'
import { spaInfoSchema } from '#blocks/spa-info/spa-info.schema.ts'
import { phoneHref } from '@barriere/shared/domain/people/displayed-phone.ts'
import type { ValuesOf } from '@barriere/shared/block-kit/field.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { casino } from '#lib/seo/casino.ts'
import { hotel } from '#lib/seo/hotel.ts'
import { openingHoursSpecification } from '#lib/seo/hours.ts'
import type { PlaceInput } from '#lib/seo/place.ts'
import { restaurant } from '#lib/seo/restaurant.ts'
import { room } from '#lib/seo/room.ts'
import { spa } from '#lib/seo/spa.ts'
import { type Where, propertyAbove, locatedOf } from './properties.ts'
import { type Known, blockOf, readAs } from './known.ts'

type Contact = ValuesOf<typeof contactFields>

/** Location and phone of a property, from the fields that all types share. */
const placeOf = (view: Where & Contact, { described }: Known): PlaceInput => ({
  ...described,
  ...locatedOf(view),
  telephone: view.phone === undefined ? undefined : phoneHref(view.phone)?.replace(/^tel:/, ''),
  email: view.email,
})

/** Opening hours that the page itself shows. Such a page is re-rendered every day. */
function hoursOf(known: Known): readonly OpeningHoursSpecificationLeaf[] | undefined {
  const block = blockOf(known, openingHoursSchema)
  if (!block) return undefined
  return openingHoursSpecification(block.periods, specialDaysOf(block), toParisTime(known.context.now).day)
}

/** Accessibility features from the property's practical information. */
function accessibleBy(info: Pick<AccessFacts, 'accessibility'> | undefined, { context: { locale } }: Known): string[] {
  const t = getTranslator(locale, 'blocks.practical')
  return info?.accessibility.map((claim) => t(`accessible.${claim}`)) ?? []
}

export const hotelData = readAs(hotelSchema, (view, known) => [
  hotel(
    {
      ...placeOf(view, known),
      stars: view.stars,
      rooms: view.rooms,
      price: view.price,
      checkIn: view.check_in,
      checkOut: view.check_out,
      petsAllowed: view.experiences.includes('pets'),
      features: [
        ...(blockOf(known, hotelInfoSchema)?.services.map(({ label }) => label) ?? []),
        ...accessibleBy(blockOf(known, hotelInfoSchema), known),
      ],
    },
    known.context.locale,
  ),
])

export const roomData = readAs(roomSchema, async ({ area, guests, beds, view, price, booking_code: code }, known) => [
  room({ ...known.described, area, guests, beds, view, price, code, hotel: await propertyAbove(known) }),
])

export const restaurantData = readAs(restaurantSchema, (view, known) => [
  restaurant(
    {
      ...placeOf(view, known),
      cuisine: view.cuisine,
      price: view.price,
      acceptsReservations: view.booking_provider !== 'none' || view.phone !== undefined ? true : undefined,
      hours: hoursOf(known),
      features: accessibleBy(blockOf(known, restaurantInfoSchema), known),
      menu: blockOf(known, menuSchema)?.sections,
    },
    known.context.locale,
  ),
])

export const casinoData = readAs(casinoSchema, (view, known) => [
  casino({
    ...placeOf(view, known),
    hours: hoursOf(known),
    features: accessibleBy(blockOf(known, casinoInfoSchema), known),
  }),
])

export const spaData = readAs(spaSchema, (view, known) => [
  spa(
    {
      ...placeOf(view, known),
      price: view.price,
      hours: hoursOf(known),
      features: accessibleBy(blockOf(known, spaInfoSchema), known),
    },
    known.context.locale,
  ),
])

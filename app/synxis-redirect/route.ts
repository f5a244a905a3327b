import type { NextRequest } from 'next/server'
import { rateAudienceOf } from '#lib/api/rate-audience.ts'
import { readClient } from '#lib/api/read-client.ts'
import { type BookableHotel, decideBooking, localeOfBooking } from '#lib/booking/decide-booking.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { slugToPath } from '#lib/content/paths.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { checkDestination } from '#lib/navigation/destination.ts'

export const dynamic = 'force-dynamic'

/**
 * Redirects to the hotel booking engine, with the rate of the signed-in member, or back to a page that explains the
 * fault in the request (specification §2).
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl
  const backends = { sessions: sessionGateway(), hotel: hotelGateway().withClient(readClient(request.headers)) }
  const [audience, hotels] = await Promise.all([
    rateAudienceOf(request, backends),
    bookableHotels(localeOfBooking(searchParams), searchParams.get('hotel')),
  ])
  const decision = decideBooking(searchParams, {
    now: systemClock.now(),
    engine: { url: env.booking.engineUrl, chain: env.booking.chain, rates: env.booking.rates },
    audience,
    hotels,
  })
  if (decision.kind === 'back') log.info({ event: 'booking.refused', fault: decision.fault }, 'booking sent back')
  return new Response(null, {
    status: 303,
    headers: { 'location': decision.location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  })
}

/**
 * The properties with a booking code. Undefined while the content service is unavailable, and if the requested property
 * may be missing because the list is truncated.
 */
async function bookableHotels(locale: Locale, asked: string | null): Promise<readonly BookableHotel[] | undefined> {
  const gateway = contentGateway()
  try {
    const { stories, total } = await gateway.forVisitor(() =>
      gateway.listStories({ folder: env.rootFolder, contentType: 'hotel', locale }),
    )
    const hotels = stories.flatMap(({ content, slug }) => {
      const path = checkDestination(slugToPath(slug, locale, env.rootFolder))
      const code = typeof content['booking_code'] === 'string' ? content['booking_code'].trim() : ''
      const town = typeof content['town'] === 'string' ? content['town'] : ''
      return code !== '' && path.ok ? [{ code, town, path: path.value.href }] : []
    })
    return total > stories.length && !hotels.some(({ code }) => code === asked) ? undefined : hotels
  } catch (error) {
    // Any error other than a failed request is a bug, so it is rethrown.
    if (!isContentError(error)) throw error
    log.warn({ event: 'booking.unchecked', reason: error.message }, 'hotels could not be read, the booking goes on')
    return undefined
  }
}

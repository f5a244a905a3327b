import { ok } from '@barriere/shared/domain/result.ts'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import type { HotelProfile } from '@barriere/shared/programmes/hotel/fields.ts'
import { type HotelGateway, endsHotelSession } from '#lib/gateways/hotel/hotel.ts'
import { createLogins } from '../logins.ts'

/** Logins of the browser's session to the hotel programme. */
export const hotelLogins = createLogins<HotelGateway, HotelProfile, HotelErrorCode>({
  programme: 'hotel',
  async readMember(hotel, member) {
    const answer = await hotel.request('profile', { member })
    return answer.ok ? ok(answer.value.profile) : answer
  },
  logout: (hotel, member) => hotel.request('logout', { member }),
  endSessions: (hotel, member, input) => hotel.request('endSessions', { member, input }),
  endsSession: endsHotelSession,
})

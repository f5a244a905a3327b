import { z } from 'zod'
import { optional } from '@barriere/shared/process/optional.ts'
import { origin } from './origin.ts'

const rateCode = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/, 'must be a code of letters, digits and dashes')

/** Variables of the booking partners: the hotel engine and the providers of restaurant bookings. */
export const BOOKING_VARIABLES = {
  BOOKING_ENGINE_URL: optional(origin),
  /** The engine's page on which guests change or cancel a booking. */
  BOOKING_MANAGE_URL: optional(z.url({ protocol: /^https?$/ })),
  BOOKING_ENGINE_CHAIN: optional(z.string().regex(/^\d{1,10}$/, 'must be the numeric code of the group')),
  BOOKING_MEMBER_RATE: optional(rateCode),
  BOOKING_STAFF_RATE: optional(rateCode),
  THEFORK_URL: optional(origin),
  ZENCHEF_URL: optional(origin),
  SEVENROOMS_URL: optional(origin),
} as const

export interface BookingSettings {
  /** Origin of the stand-ins, which the site passes on below `/partners`; undefined where none is in use. */
  readonly standIns: string | undefined
  /**
   * Address of the hotel booking engine, such as `https://be.synxis.com`, or the path of its stand-in: the only one
   * that `/synxis-redirect` leads to.
   */
  readonly engineUrl: string
  /**
   * Address of the engine's page of one booking, or the path of its stand-in; undefined where the engine is real and
   * its page is not set: guests then call the hotel.
   */
  readonly manageUrl: string | undefined
  /** Digits: the group in the engine. */
  readonly chain: string
  /** Codes of the rates for members and staff in the engine; without one it shows its public rates. */
  readonly rates: { readonly member: string | undefined; readonly staff: string | undefined }
  /** Address of each provider of restaurant bookings, or the path of its stand-in. */
  readonly restaurants: Readonly<Record<'thefork' | 'zenchef' | 'sevenrooms', string>>
}

type Source = { readonly [K in keyof typeof BOOKING_VARIABLES]?: string | undefined }

/** The partners, each with the services' stand-in by default. */
export const bookingSettings = (env: Source, servicesOrigin: string): BookingSettings => ({
  standIns: [env.BOOKING_ENGINE_URL, env.THEFORK_URL, env.ZENCHEF_URL, env.SEVENROOMS_URL].includes(undefined)
    ? servicesOrigin
    : undefined,
  engineUrl: env.BOOKING_ENGINE_URL ?? '/partners/synxis',
  manageUrl: env.BOOKING_MANAGE_URL ?? (env.BOOKING_ENGINE_URL ? undefined : '/partners/synxis/manage'),
  chain: env.BOOKING_ENGINE_CHAIN ?? '24100',
  rates: {
    member: env.BOOKING_MEMBER_RATE ?? (env.BOOKING_ENGINE_URL === undefined ? 'MEMBER' : undefined),
    staff: env.BOOKING_STAFF_RATE ?? (env.BOOKING_ENGINE_URL === undefined ? 'STAFF' : undefined),
  },
  restaurants: {
    thefork: env.THEFORK_URL ?? '/partners/thefork',
    zenchef: env.ZENCHEF_URL ?? '/partners/zenchef',
    sevenrooms: env.SEVENROOMS_URL ?? '/partners/sevenrooms',
  },
})

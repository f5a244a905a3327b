import { z } from 'zod'
import type { EphName } from './eph-paths.ts'
import type { HotelErrorCode } from './hotel-errors.ts'
import { email, givenPassword, optIns, phoneNumber } from './hotel-fields.ts'
import { HOTEL_OPERATIONS, type HotelOperationName, hotelProfile } from './hotel.ts'

/** What the browser is told of a member: nothing that only the backend calls them by. */
export const ephProfile = hotelProfile.omit({ accountId: true })

export type Profile = z.output<typeof ephProfile>

const notConnected = z.object({ isConnected: z.literal(false), isEmployee: z.literal(false) })

const connected = z.object({
  isConnected: z.literal(true),
  /** Level IBCOLLABORATEUR, and only that (specification §4); told by the server. */
  isEmployee: z.boolean(),
  profile: ephProfile,
})

export type Connection = z.output<typeof connected> | z.output<typeof notConnected>

/** One call of the browser's. What is not said here is as in the backend's operation of that name. */
export interface EphOperation {
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** Whether only a signed-in member may call it. */
  readonly member: boolean
}

const accepted = z.object({ status: z.literal('accepted') })

const done = z.object({ status: z.literal('done') })

const withProfile = z.object({ profile: ephProfile })

const bodyOf = <N extends HotelOperationName>(name: N) => HOTEL_OPERATIONS[name]

export const EPH_OPERATIONS = {
  init: { answer: z.discriminatedUnion('isConnected', [connected, notConnected]), member: false },
  login: {
    body: z.strictObject({
      email: z.string().min(1).max(254),
      password: givenPassword,
      remember: z.boolean().default(false),
    }),
    answer: connected,
    member: false,
  },
  logout: { answer: notConnected, member: false },
  signUp: { body: bodyOf('signUp').body, answer: accepted, member: false },
  resendActivation: { body: bodyOf('resendActivation').body, answer: accepted, member: false },
  activate: { body: z.strictObject({ email: email.optional() }), answer: done, member: false },
  resetInit: { body: bodyOf('resetInit').body, answer: accepted, member: false },
  resetComplete: { body: bodyOf('resetComplete').body.omit({ token: true }), answer: done, member: false },
  changeEmail: { body: bodyOf('changeEmail').body, answer: bodyOf('changeEmail').answer, member: true },
  confirmEmail: { answer: done, member: false },
  undoEmail: { answer: done, member: false },
  changePassword: { body: bodyOf('changePassword').body, answer: done, member: true },
  deleteAccount: { body: bodyOf('deleteAccount').body, answer: notConnected, member: true },
  collaboratorInit: { body: bodyOf('collaboratorInit').body, answer: accepted, member: true },
  collaboratorComplete: { answer: connected, member: true },
  editPerson: { body: bodyOf('editPerson').body, answer: withProfile.extend({ birthDate: z.string() }), member: true },
  address: { answer: bodyOf('address').answer, member: true },
  createAddress: { body: bodyOf('createAddress').body, answer: bodyOf('createAddress').answer, member: true },
  updateAddress: { body: bodyOf('updateAddress').body, answer: bodyOf('updateAddress').answer, member: true },
  putPhone: { body: z.strictObject({ phoneNumber }), answer: bodyOf('putPhone').answer, member: true },
  deletePhone: { answer: bodyOf('deletePhone').answer, member: true },
  editOptIns: { body: optIns, answer: bodyOf('editOptIns').answer, member: true },
  renewCard: { answer: bodyOf('renewCard').answer, member: true },
  export: { answer: bodyOf('export').answer.extend({ profile: ephProfile }), member: true },
  stays: { answer: bodyOf('stays').answer, member: true },
  stay: { answer: bodyOf('stay').answer, member: true },
  advantages: { answer: bodyOf('advantages').answer, member: true },
} as const satisfies Readonly<Record<EphName, EphOperation>>

type Operation<N extends EphName> = (typeof EPH_OPERATIONS)[N]

/** What the browser sends; undefined where it sends nothing. */
export type EphInput<N extends EphName> =
  Operation<N> extends { readonly body: infer B extends z.ZodType } ? z.input<B> : undefined

/** What the route reads of it. */
export type EphBody<N extends EphName> =
  Operation<N> extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined

export type EphAnswer<N extends EphName> = z.output<Operation<N>['answer']>

/**
 * Body of every failure: the catalogue's code, its sentence in the visitor's language, and the names of fields that
 * were refused.
 */
export interface EphFailure {
  readonly code: HotelErrorCode
  readonly message: string
  readonly fields?: readonly string[]
}

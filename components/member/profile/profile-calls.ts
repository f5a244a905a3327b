import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino } from '#lib/client/casino.ts'
import { callEph } from '#lib/client/eph.ts'
import { type ProfileStore, profileStore } from '#lib/client/profile.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { CasinoMember } from '#lib/contracts/casino-site.ts'
import type { EphInput, Profile } from '#lib/contracts/eph.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { OPT_IN_SENDERS, type OptInSender } from '@barriere/shared/domain/people/opt-ins.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { editCasinoPerson } from '../calls/casino-person.ts'
import type { ShownProfile } from './parts.ts'
import { createPersonEdits } from './person-edits.ts'

type Sent<A = unknown> = Promise<Result<A, SendFailure>>

type Person = EphInput<'editPerson'>

/** Calls of the profile page to a programme. When a call for an edit resolves, the store contains the new values. */
export interface ProfileCalls {
  readonly store: ProfileStore<ShownProfile>
  /** Senders for which a member can opt in. */
  readonly senders: readonly OptInSender[]
  /** Whether the profile has the fields of the hotel programme: more names and numbers, and favourite dates. */
  readonly isLong: boolean
  /** Name of the export's file, without the date. */
  readonly file: string
  /** Replaces some fields of the person. */
  editPerson(profile: ShownProfile, change: Partial<Person>): Sent
  putPhone(profile: ShownProfile, phoneNumber: string): Sent
  deletePhone(profile: ShownProfile): Sent
  putAddress(profile: ShownProfile, address: EphInput<'updateAddress'>): Sent
  putOptIns(optIns: Profile['optIns']): Sent
  changeEmail(input: EphInput<'changeEmail'>): Sent
  changePassword(input: EphInput<'changePassword'>): Sent
  exportData(): Sent<{ readonly exportedAt: string }>
  deleteAccount(password: string): Sent
  /** Marks this page and all other tabs as signed out. */
  signOut(): void
  /** Page that the browser opens after the deletion of the account. */
  deletedHref(locale: Locale): string
  /** Error codes by the field to which they belong. */
  readonly codes: Readonly<Record<'currentPassword' | 'email' | 'newPassword', readonly string[]>>
}

/** Returns the answer after `take` has put a successful one into the store. */
async function taking<A, F>(sent: Promise<Result<A, F>>, take: (answer: A) => void): Promise<Result<A, F>> {
  const answer = await sent
  if (answer.ok) take(answer.value)
  return answer
}

const editHotelPerson = createPersonEdits<Profile, Person>({
  store: profileStore,
  ownerOf: ({ ibNumber }) => ibNumber,
  inputOf: ({
    civility,
    firstName,
    lastName,
    birthName,
    commonName,
    birthDate,
    company,
    cvipCardNumber,
    sponsorCode,
    favouriteCasino,
    favouriteDate1,
    favouriteDate2,
    preferences,
  }) => ({
    civility,
    firstName,
    lastName,
    birthName,
    commonName,
    birthDate,
    company,
    cvipCardNumber,
    sponsorCode,
    favouriteCasino,
    favouriteDate1,
    favouriteDate2,
    preferences,
  }),
  send: (input) => callEph('PUT profile/me', { input }),
})

const hotel: ProfileCalls = {
  store: profileStore,
  senders: OPT_IN_SENDERS,
  isLong: true,
  file: 'infiniment-barriere',
  editPerson: (profile: Profile, change) => editHotelPerson(profile, change),
  putPhone: (_, phoneNumber) =>
    taking(callEph('PUT profile/phone_number', { input: { phoneNumber } }), (answer) => profileStore.edit(answer)),
  deletePhone: () =>
    taking(callEph('DELETE profile/phone_number'), () => profileStore.edit({ phoneNumber: undefined })),
  putAddress: (profile, input) =>
    taking(callEph(profile.address ? 'PUT profile/address' : 'POST profile/address', { input }), ({ address }) =>
      profileStore.edit({ address, country: address.country }),
    ),
  putOptIns: (input) => taking(callEph('PUT profile/optin', { input }), (answer) => profileStore.edit(answer)),
  changeEmail: (input) =>
    taking(callEph('PUT users/email', { input }), ({ pendingEmail }) => profileStore.edit({ pendingEmail })),
  changePassword: (input) => callEph('PUT users/password', { input }),
  exportData: () => callEph('GET profile/export'),
  deleteAccount: (password) => callEph('DELETE users/me', { input: { password } }),
  signOut: () => profileStore.take({ isConnected: false }),
  deletedHref: (locale) => HOTEL_LINKS.deleted[locale],
  codes: { currentPassword: ['0090'], email: ['0012', '0029', '0053'], newPassword: ['0005'] },
}

/** The fields of a person that the page's forms change and that the casino programme stores. */
const inCasino = ({ civility, firstName, lastName, birthDate, favouriteCasino, preferences }: Person) => ({
  civility,
  firstName,
  lastName,
  birthDate,
  favouriteCasino,
  preferences,
})

const casino: ProfileCalls = {
  store: casinoStore,
  senders: ['casino', 'partners'],
  isLong: false,
  file: 'casino-barriere',
  editPerson: (profile: CasinoMember, change) => editCasinoPerson(profile, inCasino({ ...profile, ...change })),
  putPhone: (profile: CasinoMember, phoneNumber) => editCasinoPerson(profile, { phoneNumber }),
  deletePhone: (profile: CasinoMember) => editCasinoPerson(profile, { phoneNumber: undefined }),
  putAddress: (_, input) => taking(callCasino('PUT profile/address', { input }), (answer) => casinoStore.edit(answer)),
  putOptIns: ({ casino: own, partners }) =>
    taking(callCasino('PUT profile/optin', { input: { casino: own, partners } }), (answer) => casinoStore.edit(answer)),
  changeEmail: (input) =>
    taking(callCasino('PUT users/email', { input }), ({ pendingEmail }) => casinoStore.edit({ pendingEmail })),
  changePassword: (input) => callCasino('PUT users/password', { input }),
  exportData: () => callCasino('GET profile/export'),
  deleteAccount: (password) => callCasino('DELETE users/me', { input: { password } }),
  signOut: () => casinoStore.take({ isConnected: false }),
  deletedHref: (locale) => casinoLink('signedOut', locale),
  codes: { currentPassword: ['credentials'], email: ['0053', 'email', 'sameEmail'], newPassword: ['password'] },
}

/** The calls of each programme. */
export const PROFILE_CALLS: Readonly<Record<Programme, ProfileCalls>> = { hotel, casino }

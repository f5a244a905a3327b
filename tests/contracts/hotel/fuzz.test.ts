import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HOTEL_OPERATIONS, type HotelOperationName } from '@barriere/shared/programmes/hotel/operations.ts'
import { createLog } from '#services/kit/log.ts'
import { Authenticator } from '#tests/support/authenticator.ts'
import { fuzzOperation } from '#tests/support/fuzz-operation.ts'
import { FUZZ } from '#tests/support/hostile.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type HotelStack, isForeign, newEmail, openHotel, startHotel } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 300 })

let hotel: HotelStack
let member = ''
/** Log lines of internal errors. */
const failures: string[] = []

beforeAll(async () => {
  hotel = isForeign
    ? await openHotel()
    : await startHotel({}, { log: createLog('error', { write: (line) => void failures.push(line) }) })
  member = (await hotel.member()).token
})

afterAll(() => hotel.stop())

const none = { email: false, sms: false, mail: false }
const address = {
  addressLine1: '1 rue X',
  addressLine2: 'B',
  postalBox: 'BP 1',
  placeKnownAs: 'Y',
  zipCode: '14800',
  city: 'Deauville',
  country: 'FR',
}
const optIns = { hotel: none, casino: none, partners: none }
const { email: _email, emailVerification: _verification, password: _password, terms: _terms, ...person } = form('x')
const email = newEmail('fuzzed')
const TOKEN = 'x'.repeat(43)

const authenticator = new Authenticator('https://site.example')

/** A valid body of each operation that has one, chosen so that the fuzzing does not end its own account. */
const BODIES: { readonly [N in HotelOperationName]?: unknown } = {
  signUp: form(email, {
    phoneNumber: '+33611223344',
    address,
    optIns,
    country: 'FR',
    membershipNumber: 'C-1',
    company: 'X',
    favouriteDate1: '2001-06-21',
    preferences: { games: ['x'], restaurantsAndBars: [], shows: [] },
    locale: 'en',
  }),
  resendActivation: { email },
  activate: { token: TOKEN, email, password: PASSWORD },
  login: { email, password: PASSWORD, device: TOKEN, code: '123456' },
  resetInit: { email },
  resetComplete: { token: TOKEN, password: PASSWORD },
  confirmEmail: { token: TOKEN },
  undoEmail: { token: TOKEN },
  editPerson: {
    ...person,
    birthName: 'X',
    commonName: 'Y',
    cvipCardNumber: 'A-1',
    sponsorCode: 'B-2',
    favouriteCasino: 'Cannes',
    favouriteDate2: '2001-06-21',
  },
  createAddress: address,
  updateAddress: address,
  putPhone: { phoneNumber: '+33611223344' },
  changeEmail: { email, emailVerification: email, password: 'wrong' },
  changePassword: { currentPassword: 'wrong', password: PASSWORD },
  editOptIns: optIns,
  collaboratorInit: { email: newEmail('fuzzed', 'barriere.example') },
  collaboratorComplete: { token: TOKEN, password: PASSWORD },
  endSessions: { token: TOKEN },
  changeTrip: { add: [{ key: 'les-colombages-2026-12-01-2', addedAt: '2026-11-22T10:00:00.000Z' }], remove: [] },
  startPasskey: { password: 'wrong' },
  addPasskey: { name: 'x', response: authenticator.create({ challenge: TOKEN, rp: { id: 'x' }, user: { id: 'x' } }) },
  startSecondStep: { password: 'wrong' },
  confirmSecondStep: { code: '123456' },
  renewRecoveryCodes: { password: 'wrong' },
  removeSecondStep: { password: 'wrong' },
  renamePasskey: { name: 'x' },
  removePasskey: { password: 'wrong' },
  passkeyLogin: { response: authenticator.sign({ challenge: TOKEN, rpId: 'x' }), device: TOKEN },
  claimStay: {
    hotel: { name: 'X', town: 'Y', slug: 'x' },
    arrival: '2026-10-01',
    departure: '2026-10-02',
    booking: 'A1',
    remarks: 'x',
  },
  deleteAccount: { password: 'wrong' },
}

test.each(Object.keys(HOTEL_OPERATIONS) as HotelOperationName[])(
  `%s: ${FUZZ.numRuns} inputs, no failure of ours`,
  async (name) => {
    const { url, token } = hotel
    await fuzzOperation(HOTEL_OPERATIONS[name], { url, token, member, good: BODIES[name] })
    expect(failures).toEqual([])
    expect((await hotel.request('profile', { member })).status).toBe(200)
  },
)

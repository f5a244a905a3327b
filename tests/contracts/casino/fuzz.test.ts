import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CASINO_OPERATIONS, type CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import { createLog } from '#services/kit/log.ts'
import { fuzzOperation } from '#tests/support/fuzz-operation.ts'
import { FUZZ } from '#tests/support/hostile.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type CasinoStack, newEmail, startCasino } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 300 })

let casino: CasinoStack
let member = ''
let terminal = ''
/** Log lines of internal errors. */
const failures: string[] = []

beforeAll(async () => {
  casino = await startCasino({}, { log: createLog('error', { write: (line) => void failures.push(line) }) })
  member = (await casino.cardHolder()).token
  terminal = await casino.terminal()
})

afterAll(() => casino.stop())

const none = { email: false, sms: false, mail: false }
const email = newEmail('fuzzed')
const TOKEN = 'x'.repeat(43)
const { email: _email, emailVerification: _verification, password: _password, terms: _terms, ...person } = form('x')

/** A valid body of each operation that has one, chosen so that the fuzzing does not end its own account. */
const BODIES: { readonly [N in CasinoOperationName]?: object } = {
  signUp: form(email, {
    phoneNumber: '+33611223344',
    favouriteDate1: '2001-06-21',
    preferences: { games: ['x'], restaurantsAndBars: [], shows: [] },
    optIns: { casino: none, partners: none },
    sponsorCode: 'ABCD2345',
    proof: TOKEN,
    locale: 'en',
  }),
  resendActivation: { email },
  activate: { token: TOKEN, email, password: PASSWORD },
  login: { email, password: PASSWORD, device: TOKEN },
  loginByCard: { number: '1000000001', birthDate: '1990-05-04', device: TOKEN },
  resetInit: { email },
  resetComplete: { token: TOKEN, password: PASSWORD },
  confirmEmail: { token: TOKEN },
  undoEmail: { token: TOKEN },
  editPerson: { ...person, favouriteCasino: 'deauville', favouriteDate2: '2001-06-21' },
  editAddress: { addressLine1: '1 rue X', zipCode: '14800', city: 'Deauville', country: 'FR' },
  editOptIns: { casino: none, partners: none },
  changeEmail: { email, emailVerification: email, password: 'wrong' },
  changePassword: { currentPassword: 'wrong', password: PASSWORD },
  endSessions: { token: TOKEN },
  verifyCard: { number: '1000000001', birthDate: '1990-05-04', locale: 'fr' },
  confirmCard: { verification: TOKEN, code: '123456' },
  points: { kind: 'earned', cursor: 'x' },
  redeem: { rewardId: 'champagne' },
  inviteGodson: { email },
  pairTerminal: { code: 'ABCD2345' },
  terminal: { terminal: TOKEN },
  kioskCard: { qr: 'BC1.x', birthDate: '1990-05-04' },
  setLimit: { kind: 'pause', months: 1 },
  deleteAccount: { password: 'wrong' },
}

test.each(Object.keys(CASINO_OPERATIONS) as CasinoOperationName[])(
  `%s: ${FUZZ.numRuns} inputs, no failure of ours`,
  async (name) => {
    const good = name === 'kioskCard' ? { ...BODIES.kioskCard, terminal } : BODIES[name]
    await fuzzOperation(CASINO_OPERATIONS[name], { url: casino.url, token: 'local-casino', member, good })
    expect(failures).toEqual([])
    expect((await casino.request('profile', { member })).status).toBe(200)
  },
)

import type { CasinoAnswer, CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { Sql } from '../kit/database.ts'
import { exportAll } from './accounts/export.ts'
import { editAddress, editOptIns, editPerson, profile, readProfile } from './accounts/person.ts'
import { activateAccount, register } from './accounts/sign-up.ts'
import { stepUp, stepUpCode } from './accounts/step-up.ts'
import { addCardKey } from './cards/card-keys.ts'
import { loginByCard } from './cards/card-login.ts'
import { kioskCard } from './cards/kiosk.ts'
import { confirmCard, verifyCard } from './cards/proof.ts'
import { pairTerminal, terminal } from './cards/terminals.ts'
import { clock } from './clock/clock.ts'
import type { Call, Handler, Handlers } from './http/call.ts'
import { contestLimit, setLimit } from './limits/set-limit.ts'
import { pointsHandlers } from './points/handlers.ts'
import {
  accountIdOf,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  endOtherSessions,
  login,
  logout,
  resendActivation,
  resetComplete,
  resetInit,
  undoEmail,
} from './programme.ts'
import { seatHandlers } from './seats/handlers.ts'

const exportData: Handler<'export'> = ({ casino, session }) => exportAll(casino, accountIdOf(session))

/** A call of an operation without a session. */
interface PlainCall<N extends CasinoOperationName> extends Pick<Call<N>, 'casino' | 'input' | 'id'> {
  readonly accountId: string
  once(work: (transaction: Sql) => Promise<CasinoAnswer<N>>): Promise<CasinoAnswer<N>>
}

/** An operation on cards, points, rewards or seats. */
const ofMember =
  <N extends CasinoOperationName>(handler: (call: PlainCall<N>) => Promise<CasinoAnswer<N>>): Handler<N> =>
  ({ casino, input, session, id, idempotent }) => {
    // Public operations have no session, and read no account.
    const accountId = (session as Call<N>['session'] | undefined) ? accountIdOf(session) : ''
    return handler({
      casino,
      input,
      accountId,
      id,
      once: (work) =>
        idempotent(async (transaction) => ({ answer: await work(transaction), accountId: accountId || null })),
    })
  }

/** Handler of each operation of the contract. */
export const handlers: Handlers = {
  signUp: register,
  resendActivation: (call) => resendActivation(call.casino, call),
  activate: activateAccount,
  login: (call) =>
    login(call.casino, call, {
      answer: async (transaction, accountId) => ({ profile: await readProfile(transaction, accountId) }),
    }),
  logout: (call) => logout(call.casino, call),
  resetInit: (call) => resetInit(call.casino, call),
  resetComplete: (call) => resetComplete(call.casino, call),
  confirmEmail: (call) => confirmEmail(call.casino, call),
  undoEmail: (call) => undoEmail(call.casino, call),
  loginByCard,
  verifyCard,
  confirmCard,
  addCardKey,
  pairTerminal,
  terminal,
  kioskCard,
  profile,
  stepUpCode,
  stepUp,
  editPerson,
  editAddress,
  editOptIns,
  changeEmail: (call) => changeEmail(call.casino, call),
  changePassword: (call) => changePassword(call.casino, call),
  endSessions: (call) => endOtherSessions(call.casino, call),
  export: exportData,
  deleteAccount: (call) => deleteAccount(call.casino, call),
  card: ofMember(pointsHandlers.card),
  renewCard: ofMember(pointsHandlers.renewCard),
  balance: ofMember(pointsHandlers.balance),
  tier: ofMember(pointsHandlers.tier),
  points: ofMember(pointsHandlers.points),
  pointMonths: ofMember(pointsHandlers.pointMonths),
  rewards: ofMember(pointsHandlers.rewards),
  redeem: ofMember(pointsHandlers.redeem),
  vouchers: ofMember(pointsHandlers.vouchers),
  cancelVoucher: ofMember(pointsHandlers.cancelVoucher),
  offers: ofMember(pointsHandlers.offers),
  luckyDates: ofMember(pointsHandlers.luckyDates),
  godsons: ofMember(pointsHandlers.godsons),
  inviteGodson: ofMember(pointsHandlers.inviteGodson),
  jackpots: ofMember(pointsHandlers.jackpots),
  machinePayments: ofMember(pointsHandlers.machinePayments),
  limits: ofMember(pointsHandlers.limits),
  setLimit,
  contestLimit,
  sales: ofMember(seatHandlers.sales),
  sale: ofMember(seatHandlers.sale),
  registrations: ofMember(seatHandlers.registrations),
  registration: ofMember(seatHandlers.registration),
  holdSeats: ofMember(seatHandlers.holdSeats),
  pay: ofMember(seatHandlers.pay),
  cancelRegistration: ofMember(seatHandlers.cancelRegistration),
  receipt: ofMember(seatHandlers.receipt),
  joinWaitingList: ofMember(seatHandlers.joinWaitingList),
  leaveWaitingList: ofMember(seatHandlers.leaveWaitingList),
  paymentNotification: ofMember(seatHandlers.paymentNotification),
  clock,
}

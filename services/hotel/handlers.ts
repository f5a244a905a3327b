import { activate, resendActivation } from './accounts/activation.ts'
import { collaboratorComplete, collaboratorInit } from './accounts/collaborator.ts'
import { changeEmail, confirmEmail, undoEmail } from './accounts/email.ts'
import { login, logout } from './accounts/login.ts'
import { passkeyLogin, startPasskeyLogin } from './accounts/passkey-login.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './accounts/passkeys.ts'
import { changePassword } from './accounts/password.ts'
import { resetComplete, resetInit } from './accounts/reset.ts'
import { endOtherSessions } from './accounts/end-sessions.ts'
import {
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  secondStep,
  startSecondStep,
} from './accounts/second-step.ts'
import { signUp } from './accounts/sign-up.ts'
import type { Handlers } from './http/call.ts'
import { advantages } from './member/advantages.ts'
import { renewCard } from './member/card-renewals.ts'
import { claimStay, claims } from './member/claims.ts'
import { address, createAddress, deletePhone, putPhone, updateAddress } from './member/contact.ts'
import { listEvents } from './member/events.ts'
import { invoice } from './member/invoice.ts'
import { deleteAccount, exportData } from './member/leave.ts'
import { level } from './member/levels.ts'
import { editOptIns } from './member/opt-ins.ts'
import { editPerson, profile } from './member/person.ts'
import { stay, stays } from './member/stays.ts'
import { changeTrip } from './member/trip.ts'

/** Handler of each operation of the contract. */
export const handlers: Handlers = {
  signUp,
  resendActivation,
  activate,
  login,
  logout,
  resetInit,
  resetComplete,
  confirmEmail,
  undoEmail,
  profile,
  editPerson,
  address,
  createAddress,
  updateAddress,
  putPhone,
  deletePhone,
  changeEmail,
  changePassword,
  editOptIns,
  renewCard,
  collaboratorInit,
  collaboratorComplete,
  stays,
  stay,
  invoice,
  level,
  claims,
  claimStay,
  advantages,
  changeTrip,
  passkeys: listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyLogin,
  passkeyLogin,
  secondStep,
  startSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  removeSecondStep,
  events: listEvents,
  endSessions: endOtherSessions,
  export: exportData,
  deleteAccount,
}

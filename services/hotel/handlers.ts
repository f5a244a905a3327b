import { collaboratorComplete, collaboratorInit } from './accounts/collaborator.ts'
import { undoEmailChange } from './accounts/email.ts'
import { passwordLogin } from './accounts/login.ts'
import { passkeyLogin, startPasskeyLogin } from './accounts/passkey-login.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './accounts/passkeys.ts'
import {
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  secondStep,
  startSecondStep,
} from './accounts/second-step.ts'
import { activateAccount, register } from './accounts/sign-up.ts'
import type { Handlers } from './http/call.ts'
import { advantages } from './member/advantages.ts'
import { renewCard } from './member/card-renewals.ts'
import { claimStay, claims } from './member/claims.ts'
import { address, createAddress, deletePhone, putPhone, updateAddress } from './member/contact.ts'
import { listEvents } from './member/events.ts'
import { invoice } from './member/invoice.ts'
import { exportData } from './member/leave.ts'
import { level } from './member/levels.ts'
import { editOptIns } from './member/opt-ins.ts'
import { editPerson, profile } from './member/person.ts'
import { stay, stays } from './member/stays.ts'
import { changeTrip } from './member/trip.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  endOtherSessions,
  logout,
  resendActivation,
  resetComplete,
  resetInit,
} from './programme.ts'

/** Handler of each operation of the contract. */
export const handlers: Handlers = {
  signUp: register,
  resendActivation: (call) => resendActivation(call.hotel, call),
  activate: activateAccount,
  login: passwordLogin,
  logout: (call) => logout(call.hotel, call),
  resetInit: (call) => resetInit(call.hotel, call),
  resetComplete: (call) => resetComplete(call.hotel, call),
  confirmEmail: (call) => confirmEmail(call.hotel, call),
  undoEmail: undoEmailChange,
  profile,
  editPerson,
  address,
  createAddress,
  updateAddress,
  putPhone,
  deletePhone,
  changeEmail: (call) => changeEmail(call.hotel, call),
  changePassword: (call) => changePassword(call.hotel, call),
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
  endSessions: (call) => endOtherSessions(call.hotel, call),
  export: exportData,
  deleteAccount: (call) => deleteAccount(call.hotel, call),
}

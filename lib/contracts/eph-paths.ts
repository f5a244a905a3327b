/**
 * Method and path, below `/api/eph`, of every call of the hotel programme (specification §7, and what members expect
 * besides).
 */
export const EPH_PATHS = {
  init: ['POST', 'users/init'],
  login: ['POST', 'users/login'],
  logout: ['POST', 'users/logout'],
  signUp: ['POST', 'users/signup'],
  resendActivation: ['POST', 'users/activate'],
  activate: ['POST', 'users/activate/{token}'],
  resetInit: ['POST', 'users/reset-password/init'],
  resetComplete: ['POST', 'users/reset-password/{token}'],
  changeEmail: ['PUT', 'users/email'],
  confirmEmail: ['POST', 'users/email/confirm/{token}'],
  undoEmail: ['POST', 'users/email/undo/{token}'],
  changePassword: ['PUT', 'users/password'],
  deleteAccount: ['DELETE', 'users/me'],
  collaboratorInit: ['POST', 'users/collaborator-activation'],
  collaboratorComplete: ['POST', 'users/collaborator-activation/{token}'],
  editPerson: ['PUT', 'profile/me'],
  address: ['GET', 'profile/address'],
  createAddress: ['POST', 'profile/address'],
  updateAddress: ['PUT', 'profile/address'],
  putPhone: ['PUT', 'profile/phone_number'],
  deletePhone: ['DELETE', 'profile/phone_number'],
  editOptIns: ['PUT', 'profile/optin'],
  renewCard: ['GET', 'profile/card_renewal'],
  export: ['GET', 'profile/export'],
  stays: ['GET', 'bookings'],
  stay: ['GET', 'bookings/{id}'],
  advantages: ['GET', 'advantages'],
} as const satisfies Readonly<Record<string, readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string]>>

export type EphName = keyof typeof EPH_PATHS

/**
 * What may stand in a path's place in braces, ids and mailed secrets, as a regular expression; never `.` and `..`,
 * which would lead to another address of the backend.
 */
export const EPH_PART = '[A-Za-z0-9_-][A-Za-z0-9._~-]{0,199}'

/**
 * On every call: a form of another site cannot send it, which is what keeps the GETs that change something from being
 * called by one.
 */
export const EPH_HEADER = 'x-eph'

/** The same value with the same request gives the same answer for 24 hours: `[A-Za-z0-9_-]{16,80}`. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/**
 * A cookie that says to scripts that this browser is signed in, and nothing of who; pages of strangers then ask for no
 * profile.
 */
export const SIGNED_IN_COOKIE = 'signed-in'

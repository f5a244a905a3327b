import type { HotelLink, LinkedMailKind } from '@barriere/shared/locales/types.ts'

/** Page of each mail's link. */
export const MAIL_LINKS: Readonly<Record<LinkedMailKind, HotelLink>> = {
  'activation': 'activation',
  'already-registered': 'forgotten',
  'reset': 'reset',
  'password-changed': 'forgotten',
  'email': 'email',
  'email-undo': 'emailUndo',
  'email-changed': 'login',
  'new-browser': 'sessions',
  'passkey-added': 'sessions',
  'passkey-removed': 'sessions',
  'second-step-added': 'sessions',
  'second-step-removed': 'sessions',
  'recovery-codes': 'sessions',
  'card': 'card',
  'collaborator': 'collaborator',
  'inactive': 'login',
  'level-reached': 'card',
  'claim': 'stays',
  'claim-accepted': 'stays',
  'claim-refused': 'stays',
}

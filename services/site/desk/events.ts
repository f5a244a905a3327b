import { STAFF_EVENTS } from '@barriere/shared/contracts/staff.ts'

/** Kinds of the desk's audit trail. */
export const DESK_EVENTS = [
  ...STAFF_EVENTS,
  'sessions-ended',
  'read',
  'answered',
  'state',
  'exported',
  'deleted',
  'card-issued',
  'card-blocked',
  'code-taken',
  'clock-start',
  'clock-pause',
  'clock-resume',
  'clock-next',
  'clock-previous',
  'terminal-added',
  'terminal-ended',
  'refund-asked',
  'refunded',
  'refund-waiting',
  'refund-approved',
  'refund-declined',
  'seats-kept',
  'member-found',
  'member-person',
  'member-sessions',
  'member-unlocked',
  'member-exported',
  'member-erased',
  'programme-sessions',
  'act-failed',
] as const

export type DeskEvent = (typeof DESK_EVENTS)[number]

import type { CustomerStatus } from './customer-status.ts'

/** Access levels of a page in a guarded section, as its story names them. */
export const ACCESSES = ['members', 'public', 'infinitely', 'collaborators', 'cardholders'] as const

export type Access = (typeof ACCESSES)[number]

/**
 * Access level of a story. Fail closed: any other value means members only, so that an editor's typing error exposes
 * nothing.
 */
export const toAccess = (value: unknown): Access => ACCESSES.find((access) => access === value) ?? 'members'

/** Status of a member of the casino programme: a pre-member has an account, and no card yet. */
export type CasinoStatus = 'pre-member' | 'card-holder'

/** Status of a member in the programme whose section a page is in. */
export type MemberStatus = CustomerStatus | CasinoStatus

const EVERYBODY: readonly MemberStatus[] = ['discovery', 'infinitely', 'collaborator', 'pre-member', 'card-holder']

/** Collaborators may see what Infiniment members may, not the other way round. */
const ADMITTED: Readonly<Record<Access, readonly MemberStatus[]>> = {
  public: EVERYBODY,
  members: EVERYBODY,
  infinitely: ['infinitely', 'collaborator'],
  collaborators: ['collaborator'],
  cardholders: ['card-holder'],
}

export const admits = (access: Access, status: MemberStatus): boolean => ADMITTED[access].includes(status)

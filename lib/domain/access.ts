import type { CustomerStatus } from './customer-status.ts'

/** Access levels of a page in a guarded section, as its story names them. */
export const ACCESSES = ['members', 'public', 'infinitely', 'collaborators'] as const

export type Access = (typeof ACCESSES)[number]

/**
 * Access level of a story. Fail closed: any other value means members only, so that an editor's typing error exposes
 * nothing.
 */
export const toAccess = (value: unknown): Access => ACCESSES.find((access) => access === value) ?? 'members'

/** Collaborators may see what Infiniment members may, not the other way round. */
const ADMITTED: Readonly<Record<Access, readonly CustomerStatus[]>> = {
  public: ['discovery', 'infinitely', 'collaborator'],
  members: ['discovery', 'infinitely', 'collaborator'],
  infinitely: ['infinitely', 'collaborator'],
  collaborators: ['collaborator'],
}

export const admits = (access: Access, status: CustomerStatus): boolean => ADMITTED[access].includes(status)

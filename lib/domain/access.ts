import type { CustomerStatus } from './customer-status.ts'

/** Who may see a page of a guarded section, as its story says. */
export const ACCESSES = ['members', 'public', 'infinitely', 'collaborators'] as const

export type Access = (typeof ACCESSES)[number]

/** What a story says of its access; anything else is for members, so that a slip of the pen opens nothing. */
export const toAccess = (value: unknown): Access => ACCESSES.find((access) => access === value) ?? 'members'

/** Collaborators have what Infiniment members have, not the other way round. */
const ADMITTED: Readonly<Record<Access, readonly CustomerStatus[]>> = {
  public: ['discovery', 'infinitely', 'collaborator'],
  members: ['discovery', 'infinitely', 'collaborator'],
  infinitely: ['infinitely', 'collaborator'],
  collaborators: ['collaborator'],
}

export const admits = (access: Access, status: CustomerStatus): boolean => ADMITTED[access].includes(status)

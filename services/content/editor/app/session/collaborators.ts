import { useQuery } from '@tanstack/react-query'
import type { Role } from '../../../people/principal.ts'
import { get } from '../api.ts'

/** Somebody who has an account, as `GET collaborators` tells of them. */
export interface Collaborator {
  readonly id: number
  readonly role: Role
  readonly state: 'active' | 'invited' | 'expired'
  /** End of a lockout of their login. */
  readonly locked_until: string | null
  readonly user: { readonly friendly_name: string; readonly real_email: string }
}

export const COLLABORATORS = ['collaborators'] as const

/**
 * Everybody who has an account, by address.
 * @param enabled false for a reader, who may not ask
 */
export const useCollaborators = (enabled = true) =>
  useQuery({
    queryKey: COLLABORATORS,
    queryFn: async () => (await get<{ collaborators: readonly Collaborator[] }>('collaborators')).collaborators,
    enabled,
  })

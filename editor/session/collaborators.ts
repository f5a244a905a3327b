import { useQuery } from '@tanstack/react-query'
import type { Role } from '@barriere/shared/stories/roles.ts'
import { get } from '../api.ts'

/** An account as `GET collaborators` returns it. */
export interface Collaborator {
  readonly id: number
  readonly role: Role
  readonly state: 'active' | 'invited' | 'expired'
  /** End of a lockout of the login. */
  readonly locked_until: string | null
  readonly user: { readonly friendly_name: string; readonly real_email: string }
}

export const COLLABORATORS = ['collaborators'] as const

/**
 * All accounts, by e-mail address.
 * @param enabled false for a reader, who lacks the right
 */
export const useCollaborators = (enabled = true) =>
  useQuery({
    queryKey: COLLABORATORS,
    queryFn: async () => (await get<{ collaborators: readonly Collaborator[] }>('collaborators')).collaborators,
    enabled,
  })

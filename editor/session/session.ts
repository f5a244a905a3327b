import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Role, hasRole } from '@barriere/shared/stories/roles.ts'
import { ApiError, call, get, onSignedOut } from '../api.ts'
import { BASE } from '../settings.ts'
import type { Language } from '../words.ts'

/** The signed-in user, from `GET /v1/users/me`. */
export interface User {
  readonly id: number
  /** E-mail address of the account. */
  readonly userid: string
  readonly friendly_name: string
  readonly role: Role
  readonly lang: Language | null
}

const KEY = ['session'] as const

/** The signed-in user: `null` for none, undefined while loading. */
export function useSession() {
  const client = useQueryClient()
  // The edited story stays; only the user is removed.
  useEffect(() => onSignedOut(() => client.setQueryData(KEY, null)), [client])
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      try {
        return (await get<{ user: User }>('/users/me')).user
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 401) return null
        throw failure
      }
    },
  })
  return {
    user: data,
    error,
    refresh: () => void client.resetQueries({ queryKey: KEY }),
    /** Takes over a user after the login, and repeats refused requests. */
    begin(user: User): void {
      client.setQueryData(KEY, user)
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
    /**
     * Signs out and clears the state of this tab.
     * @param everywhere in all browsers
     */
    async end(everywhere: boolean): Promise<void> {
      await call('DELETE', '/session', { query: { everywhere } })
      location.assign(BASE)
    },
  }
}

/** Whether the signed-in user may publish; false while loading. */
export function useMayPublish(): boolean {
  const { user } = useSession()
  return user ? hasRole(user, 'publisher') : false
}

/** Whether the signed-in user may change content; true while loading, so that nothing flickers. */
export function useMayEdit(): boolean {
  const { user } = useSession()
  return !user || hasRole(user, 'editor')
}

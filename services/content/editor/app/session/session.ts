import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Role, hasRole } from '../../../people/principal.ts'
import { ApiError, call, get, onSignedOut } from '../api.ts'
import { BASE } from '../settings.ts'
import type { Language } from '../words.ts'

/** Who is signed in, as `GET /v1/users/me` says. */
export interface User {
  readonly id: number
  /** Address of the account. */
  readonly userid: string
  readonly friendly_name: string
  readonly role: Role
  readonly lang: Language | null
}

const KEY = ['session'] as const

/** Who is signed in: `null` for nobody, undefined until it is known. */
export function useSession() {
  const client = useQueryClient()
  // What is edited stays: only who is signed in changes.
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
    /** Takes over who has just signed in, and reads again what was refused. */
    begin(user: User): void {
      client.setQueryData(KEY, user)
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
    /**
     * Signs out, and forgets all that this tab has read.
     * @param everywhere in all browsers
     */
    async end(everywhere: boolean): Promise<void> {
      await call('DELETE', '/session', { query: { everywhere } })
      location.assign(BASE)
    },
  }
}

/** Whether who is signed in may publish; false until that is known. */
export function useMayPublish(): boolean {
  const { user } = useSession()
  return user ? hasRole(user, 'publisher') : false
}

/** Whether who is signed in may change content; true until that is known, so that nothing flickers. */
export function useMayEdit(): boolean {
  const { user } = useSession()
  return !user || hasRole(user, 'editor')
}

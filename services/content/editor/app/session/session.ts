import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, get } from '../api.ts'
import type { Role } from '../../../people/principal.ts'

/** Who is signed in, as `GET /v1/users/me` says. */
export interface User {
  readonly id: number | string
  readonly friendly_name: string
  readonly role?: Role
}

const KEY = ['session'] as const

/** Who is signed in: `null` for nobody, undefined until it is known. */
export function useSession() {
  const client = useQueryClient()
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
  return { user: data, error, refresh: (): void => void client.resetQueries() }
}

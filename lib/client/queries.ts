import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { EphAnswer } from '#lib/contracts/eph.ts'
import type { EphName } from '#lib/contracts/eph-paths.ts'
import { callEph } from './eph.ts'
import type { CallFailure } from './eph-request.ts'
import { profileStore } from './profile.ts'

/** A call's failure, thrown for the query that reads `CallFailure` of it. */
export class CallError extends Error {
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(failure.message ?? 'no answer')
    this.failure = failure
  }
}

/** What one member read is not for the next. */
profileStore.subscribe(() => {
  if (!profileStore.get().isConnected) queryClient.clear()
})

type Readable = Extract<EphName, 'address' | 'stays' | 'stay' | 'advantages' | 'export'>

/** One for the page: what one part has read, the others need not ask for. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // What the server refused it refuses again; what got no answer may get one.
      retry: (count, error) =>
        count < 2 && error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500),
    },
  },
})

/**
 * Reads what the member area shows: pending, then success or error; read anew when the member comes back to the tab.
 */
export const useEph = <N extends Readable>(name: N, part?: string): UseQueryResult<EphAnswer<N>, CallError> =>
  useQuery(
    {
      queryKey: part === undefined ? [name] : [name, part],
      queryFn: async () => {
        const answer = await callEph(name, part === undefined ? {} : { part })
        if (!answer.ok) throw new CallError(answer.error)
        return answer.value
      },
    },
    queryClient,
  )

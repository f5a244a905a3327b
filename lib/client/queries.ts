import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ByRoute, CallAnswer } from '#lib/contracts/call.ts'
import type { EphCalls } from '#lib/contracts/eph.ts'
import { callEph } from './eph.ts'
import type { CallFailure, EphRoute } from './eph-request.ts'
import { profileStore } from './profile.ts'

/** A failed call as an exception, which react-query expects. */
export class CallError extends Error {
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(failure.message ?? 'no answer')
    this.failure = failure
  }
}

/** Clears the cache at logout, so that the next member never sees the previous one's data. */
profileStore.subscribe(() => {
  if (!profileStore.get().isConnected) queryClient.clear()
})

/** Read-only calls: GET without side effects. */
type ReadRoute = Exclude<Extract<EphRoute, `GET ${string}`>, 'GET profile/card_renewal'>

/** Query cache of the page, shared by all islands. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // Retries network errors and server errors; a refusal is final.
      retry: (count, error) =>
        count < 2 && error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500),
    },
  },
})

/** Query of the member area: pending, then success or error; refetched when the member comes back to the tab. */
export const useEph = <R extends ReadRoute>(
  route: R,
  pathParameter?: string,
): UseQueryResult<CallAnswer<ByRoute<EphCalls>[R]>, CallError> =>
  useQuery(
    {
      queryKey: pathParameter === undefined ? [route] : [route, pathParameter],
      queryFn: async () => {
        const answer = await callEph(route, pathParameter === undefined ? {} : { pathParameter })
        if (!answer.ok) throw new CallError(answer.error)
        return answer.value
      },
    },
    queryClient,
  )

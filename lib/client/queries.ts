import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ByRoute, CallAnswer, SiteCalls } from '@barriere/shared/contracts/call.ts'
import type { EphCalls } from '#lib/contracts/eph.ts'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { callEph } from './eph.ts'
import { type ProfileStore, profileStore } from './profile.ts'
import type { SendCall, SendFailure } from './send-call.ts'

/** A failed call as an exception, which react-query expects. */
export class CallError<Code extends string = string> extends Error {
  readonly failure: SendFailure<Code>

  constructor(failure: SendFailure<Code>) {
    super(failure.message ?? 'no answer')
    this.failure = failure
  }
}

/** Read-only calls: GET without side effects. */
type ReadRoute<T extends SiteCalls> = Exclude<
  Extract<keyof ByRoute<T> & string, `GET ${string}`>,
  'GET profile/card_renewal'
>

type Read<T extends SiteCalls, Code extends string> = <R extends ReadRoute<T>>(
  route: R,
  pathParameter?: string,
) => UseQueryResult<CallAnswer<ByRoute<T>[R]>, CallError<Code>>

/** Query cache of a programme's calls, shared by all islands of the page, and the hook that reads by it. */
export function createQueries<T extends SiteCalls, Code extends string>(
  call: SendCall<T, Code>,
  store: Pick<ProfileStore<unknown>, 'get' | 'subscribe'>,
): { readonly queryClient: QueryClient; readonly useRead: Read<T, Code> } {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Retries network errors and server errors; a refusal is final.
        retry: (count, error) =>
          count < 2 && error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500),
      },
    },
  })

  // Clears the cache at logout, so that the next member never sees the previous one's data.
  store.subscribe(() => {
    if (!store.get().isConnected) queryClient.clear()
  })

  const useRead: Read<T, Code> = (route, pathParameter) =>
    useQuery(
      {
        queryKey: pathParameter === undefined ? [route] : [route, pathParameter],
        queryFn: async () => {
          const answer = await call(route, pathParameter === undefined ? {} : { pathParameter })
          if (!answer.ok) throw new CallError(answer.error)
          return answer.value
        },
      },
      queryClient,
    )

  return { queryClient, useRead }
}

const { queryClient, useRead } = createQueries<EphCalls, HotelErrorCode>(callEph, profileStore)

export { queryClient }

/** Query of the member area: pending, then success or error; refetched when the member comes back to the tab. */
export const useEph = useRead

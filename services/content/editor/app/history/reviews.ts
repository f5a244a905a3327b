import { useQuery } from '@tanstack/react-query'
import { hasRole } from '../../../people/principal.ts'
import { get } from '../api.ts'
import { type User, useSession } from '../session/session.ts'
import type { StageChange } from './types.ts'

/** A draft that waits for a review. */
export interface Review extends StageChange {
  readonly story_name: string
  readonly full_slug: string | null
  readonly release_name: string | null
}

export interface SortedReviews {
  /** Asked of this person. */
  readonly mine: readonly Review[]
  /** Asked of all who may approve, by others. */
  readonly anybody: readonly Review[]
  /** Asked for by this person. */
  readonly asked: readonly Review[]
}

/** Whether somebody may approve. */
export const mayApprove = (user: Pick<User, 'role'>): boolean => hasRole(user, 'publisher')

/** What waits for a person, for anybody, and for the answer that they wait for. */
export function sortReviews(reviews: readonly Review[], user: Pick<User, 'id' | 'role'>): SortedReviews {
  const isOwn = ({ author_id: author }: Review): boolean => author === String(user.id)
  return {
    mine: reviews.filter(({ assignee_id: assignee }) => assignee === user.id),
    anybody: mayApprove(user) ? reviews.filter((one) => one.assignee_id === null && !isOwn(one)) : [],
    asked: reviews.filter((one) => isOwn(one) && one.assignee_id !== user.id),
  }
}

/** Whether the due date of a request has passed. */
export const isOverdue = (due: string, now: number): boolean => Date.parse(due) < now

/** Milliseconds between two looks at what waits, while the tab is in sight. */
const LOOK_EVERY = 60_000

/** What waits for a review, of which story and by whomever; what is due first. */
export const useReviews = () =>
  useQuery({
    queryKey: ['reviews'],
    queryFn: async ({ signal }) =>
      (await get<{ reviews: readonly Review[] }>('reviews', { per_page: 100 }, signal)).reviews,
    refetchInterval: LOOK_EVERY,
  })

/** What waits for the signed-in editor; undefined until it is known. */
export function useSortedReviews(): SortedReviews | undefined {
  const { user } = useSession()
  const { data } = useReviews()
  return user && data ? sortReviews(data, user) : undefined
}

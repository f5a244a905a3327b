import { useQuery } from '@tanstack/react-query'
import { hasRole } from '@barriere/shared/stories/roles.ts'
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
  /** For this person. */
  readonly mine: readonly Review[]
  /** For any approver, requested by others. */
  readonly anybody: readonly Review[]
  /** Requested by this person. */
  readonly asked: readonly Review[]
}

/** Whether a user may approve. */
export const mayApprove = (user: Pick<User, 'role'>): boolean => hasRole(user, 'publisher')

/** Sorts open reviews: for this person, for any approver, and those that this person requested. */
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

/** Polling interval in milliseconds while the tab is visible. */
const LOOK_EVERY = 60_000

/** Open reviews of all stories, ordered by due date. */
export const useReviews = () =>
  useQuery({
    queryKey: ['reviews'],
    queryFn: async ({ signal }) =>
      (await get<{ reviews: readonly Review[] }>('reviews', { per_page: 100 }, signal)).reviews,
    refetchInterval: LOOK_EVERY,
  })

/** Open reviews for the signed-in user; undefined while loading. */
export function useSortedReviews(): SortedReviews | undefined {
  const { user } = useSession()
  const { data } = useReviews()
  return user && data ? sortReviews(data, user) : undefined
}

import { useQuery } from '@tanstack/react-query'
import { get } from '../api.ts'
import type { Story } from '@barriere/shared/stories/types.ts'

type Token = Story['preview_token']

/** Milliseconds until a signature is renewed, before it expires after an hour. */
const RENEWED_AFTER = 50 * 60 * 1_000

const queryOf = (story: number) => ({
  queryKey: ['preview-token', story],
  queryFn: async () => (await get<{ story: Story }>(`stories/${story}`)).story.preview_token,
  staleTime: RENEWED_AFTER,
  refetchInterval: RENEWED_AFTER,
})

/** Signature of previews, renewed while it is in use. */
export const usePreviewToken = ({ id, preview_token: token }: Pick<Story, 'id' | 'preview_token'>): Token =>
  useQuery({ ...queryOf(id), initialData: token, initialDataUpdatedAt: Number(token.timestamp) * 1_000 }).data

/** Signature by story id; undefined while loading, and without a story. */
export const usePreviewTokenOf = (story: number | undefined): Token | undefined =>
  useQuery({ ...queryOf(story ?? 0), enabled: story !== undefined }).data

import { useQuery } from '@tanstack/react-query'
import { get } from '../api.ts'
import type { ListedStory } from '@barriere/shared/stories/types.ts'

/** Maximum page size of the API. */
const PAGE = 100

/** Listed stories by uuid. */
export async function storiesByUuid(
  uuids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, ListedStory>> {
  const pages = Array.from({ length: Math.ceil(uuids.length / PAGE) }, (_, page) =>
    uuids.slice(page * PAGE, (page + 1) * PAGE),
  )
  const answers = await Promise.all(
    pages.map((page) =>
      get<{ stories: readonly ListedStory[] }>('stories', { by_uuids: page.join(','), per_page: PAGE }, signal),
    ),
  )
  return new Map(answers.flatMap(({ stories }) => stories).map((story) => [story.uuid, story]))
}

/** Hook for `storiesByUuid`; undefined while loading. */
export function useStoriesByUuid(uuids: readonly string[]): ReadonlyMap<string, ListedStory> | undefined {
  const { data } = useQuery({
    queryKey: ['stories', 'by-uuid', ...uuids],
    enabled: uuids.length > 0,
    staleTime: 30_000,
    queryFn: ({ signal }) => storiesByUuid(uuids, signal),
  })
  return data
}

import { useQuery } from '@tanstack/react-query'
import { get } from '../api.ts'
import type { ListedStory } from '../story/types.ts'

/** The most that a list of the API answers at once. */
const PAGE = 100

/** Stories by their uuids, as lists know them. */
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

/** The same for a part of the screen; undefined until they are known. */
export function useStoriesByUuid(uuids: readonly string[]): ReadonlyMap<string, ListedStory> | undefined {
  const { data } = useQuery({
    queryKey: ['stories', 'by-uuid', ...uuids],
    enabled: uuids.length > 0,
    staleTime: 30_000,
    queryFn: ({ signal }) => storiesByUuid(uuids, signal),
  })
  return data
}

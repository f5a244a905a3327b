import { get } from '../api.ts'
import type { Release } from '../history/types.ts'

/** Query parameter of a story's screen: the id of the release to show. */
export const RELEASE_PARAMETER = 'release'

/** Address of a story's screen; with a release, that of its version there. */
export const storyAddress = (id: number | string, release?: Pick<Release, 'id'>): string =>
  `/stories/${id}${release ? `?${RELEASE_PARAMETER}=${release.id}` : ''}`

/** Releases that are not published yet. */
export async function openReleases(signal?: AbortSignal): Promise<readonly Release[]> {
  const { releases } = await get<{ releases: readonly Release[] }>('releases', { per_page: 100 }, signal)
  return releases.filter(({ released }) => !released)
}

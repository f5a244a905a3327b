import { unstable_cache } from 'next/cache'

/** Next takes at most 128 tags at once. */
const BATCH = 100

/**
 * Says what the page being rendered depends on. Next collects tags from its data cache only; ours keeps no data
 * there, so these calls carry tags and nothing else.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += BATCH) {
    const batch = tags.slice(start, start + BATCH)
    await unstable_cache(async () => true, ['tags', ...batch], { tags: batch })()
  }
}

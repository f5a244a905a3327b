import { LRUCache } from 'lru-cache'
import { type Localization, localize } from '@barriere/shared/stories/localize.ts'
import type { StoryRecord } from '../store/story-record.ts'
import type { Content } from '../store/types.ts'

/** Cache size: versions whose localized contents stay in memory, some 20 KB each. */
const LOCALIZED = 2_000

/** Memoised per version and language; versions are immutable. */
const known = new LRUCache<StoryRecord, Map<string, Content>>({ max: LOCALIZED })

/** A version's content in one language, without translation keys. Shared between requests: never change it. */
export function contentOf(record: StoryRecord, localization: Localization): Content {
  const key = `${localization.language ?? ''}|${localization.fallback ?? ''}|${localization.assetOrigin}`
  let results = known.get(record)
  if (!results) known.set(record, (results = new Map()))
  let content = results.get(key)
  if (!content) results.set(key, (content = localize(record.content, localization) as Content))
  return content
}

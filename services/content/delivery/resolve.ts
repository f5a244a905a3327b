import { HttpError } from '../../kit/http-error.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { toFullLink, toUrlLink } from './link-view.ts'
import { contentOf } from './localized-content.ts'
import { listOf, textOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import { linksIn, parsePatterns, relationsIn } from './references.ts'
import { asksForAssets, type LibraryAsset, resolveAssets } from './resolve-assets.ts'
import { toStory, type View } from './story-view.ts'

export interface Limits {
  /** Limit of `rels`, and of `links` with whole stories. Above it, only UUIDs are sent. */
  relations: number
  /** Limit of `links` in all other modes. */
  links: number
}

type Resolved = Record<string, unknown>

/** `rels`, `links` and `assets` of an answer; above the limits, `rel_uuids` and `link_uuids`. */
export function resolveReferences(
  query: QueryObject,
  records: readonly StoryRecord[],
  view: View,
  limits: Limits,
  library: ReadonlyMap<number, LibraryAsset>,
): Resolved {
  const related = relatedStories(query, records, view)
  const all = [...records, ...related]
  return {
    ...answer('rel', related, limits.relations, (record) => toStory(record, view)),
    ...resolveLinks(query, all, view, limits),
    ...(asksForAssets(query) ? { assets: resolveAssets(all, view.localization, library) } : {}),
  }
}

function answer(
  name: 'rel' | 'link',
  found: readonly StoryRecord[],
  limit: number,
  toItem: (record: StoryRecord) => unknown,
): Resolved {
  if (found.length > limit) return { [`${name}s`]: [], [`${name}_uuids`]: found.map((record) => record.uuid) }
  return { [`${name}s`]: found.map(toItem) }
}

function relatedStories(query: QueryObject, records: readonly StoryRecord[], view: View): StoryRecord[] {
  const patterns = parsePatterns(listOf(query, 'resolve_relations') ?? [])
  if (patterns.length === 0) return []
  const follow = (from: readonly StoryRecord[]): StoryRecord[] =>
    known(
      from.flatMap((record) => relationsIn(contentOf(record, view.localization), patterns)),
      view,
    )
  const first = follow(records)
  return textOf(query, 'resolve_level') === '2' ? [...new Set([...first, ...follow(first)])] : first
}

function resolveLinks(query: QueryObject, records: readonly StoryRecord[], view: View, limits: Limits): Resolved {
  const mode = textOf(query, 'resolve_links')
  if (mode === undefined || mode === '0') return { links: [] }
  const follow = (from: readonly StoryRecord[]): StoryRecord[] =>
    known(
      from.flatMap((record) => linksIn(contentOf(record, view.localization))),
      view,
    )
  const first = follow(records)
  const found = textOf(query, 'resolve_links_level') === '2' ? [...new Set([...first, ...follow(first)])] : first
  switch (mode) {
    case 'url':
      return answer('link', found, limits.links, (record) => toUrlLink(record, view))
    case 'link':
      return answer('link', found, limits.links, (record) => toFullLink(record, view))
    case 'story':
    case '1':
      return answer('link', found, limits.relations, (record) => toStory(record, view))
    default:
      throw new HttpError(422, { error: 'resolve_links must be story, url or link' })
  }
}

/** Distinct stories in their order; those missing in the requested version are left out. */
const known = (uuids: readonly string[], view: View): StoryRecord[] =>
  [...new Set(uuids)].flatMap((uuid) => view.index.byUuid.get(uuid.toLowerCase()) ?? [])

import { addressTag, foldersOf, listTag, storyTag } from '../tags.ts'
import type { Directory, DirectoryEntry } from './directory.ts'

/**
 * Tags of the pages that a change of the space makes out of date: a story published again touches the pages
 * that show it and the lists of its folders; one that came, went or moved also touches the pages that link to it.
 */
export function changedTags(before: Directory, after: Directory): Set<string> {
  const tags = new Set<string>()
  for (const uuid of new Set([...before.entries.keys(), ...after.entries.keys()])) {
    const old = before.entries.get(uuid)
    const now = after.entries.get(uuid)
    const moved = !old || !now || !sameAddress(old, now)
    if (!moved && old.publishedAt === now.publishedAt) continue
    tags.add(storyTag(uuid))
    if (moved) tags.add(addressTag(uuid))
    for (const entry of [old, now]) {
      for (const folder of entry ? foldersOf(entry.slug) : []) tags.add(listTag(folder))
    }
  }
  return tags
}

const sameAddress = (a: DirectoryEntry, b: DirectoryEntry): boolean =>
  a.slug === b.slug && JSON.stringify(a.paths) === JSON.stringify(b.paths)

import type { StoryReference } from '#lib/content/values.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { CardEntry } from './entry.ts'
import { storyEntry } from './story-entry.ts'

export interface GroupedEntry {
  readonly entry: CardEntry
  /** Label of its filter group, in the language of the page. */
  readonly group: string | undefined
}

/** The style sheet enumerates the groups; cards of further groups have no chip. */
const GROUPS_AT_MOST = 8

/** Cards with their filter group. Pages with invalid content are left out. */
export function groupedEntries(
  stories: readonly StoryReference[],
  locale: Locale,
  groupOf: (content: StoryReference['content']) => unknown,
): GroupedEntry[] {
  return stories.flatMap((story) => {
    const entry = storyEntry(story, locale)
    const group = groupOf(story.content)
    const name = typeof group === 'string' ? group.trim() : ''
    return entry ? [{ entry, group: name === '' ? undefined : name }] : []
  })
}

/** The groups that get a chip, in the order of their first card. */
export const groupsOf = (entries: readonly GroupedEntry[]): string[] =>
  [...new Set(entries.map(({ group }) => group).filter((group) => group !== undefined))].slice(0, GROUPS_AT_MOST)

/** Whether there is a choice: more than one group. */
export const hasGroups = (entries: readonly GroupedEntry[]): boolean => groupsOf(entries).length > 1

import { isSame } from './merge.ts'
import { type Editable, StoryDraft, editableOf } from './story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'

/** Unsaved text, stored for a reload of this tab. */
interface Kept {
  /** The version that the changes are based on, needed to detect conflicts. */
  readonly story: Story
  readonly etag: string | null
  readonly edited: Editable
}

const keyOf = (id: number, release = 0): string => `unsaved-story-${id}-${release}`

export function keepUnsaved(draft: StoryDraft): void {
  const { story, etag = null, edited, saving, release } = draft.get()
  const key = keyOf(story.id, release)
  if (saving === 'saved') sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify({ story, etag, edited } satisfies Kept))
}

/**
 * The draft of a story, or of its version in a release, with unsaved text of this tab. If another user has saved since,
 * the draft stays based on the former version, and saving reports the conflict.
 */
export function openDraft(story: Story, etag: string | undefined, release?: number): StoryDraft {
  const text = sessionStorage.getItem(keyOf(story.id, release))
  if (text === null) return new StoryDraft(story, etag, release)
  const kept = JSON.parse(text) as Kept
  // Already saved, by a call that survived its document.
  if (isSame(kept.edited, editableOf(story))) return new StoryDraft(story, etag, release)
  const isUnchanged = (kept.etag ?? undefined) === etag
  const draft = isUnchanged
    ? new StoryDraft(story, etag, release)
    : new StoryDraft(kept.story, kept.etag ?? undefined, release)
  draft.restore(kept.edited)
  return draft
}

import { isSame } from './merge.ts'
import { type Editable, StoryDraft, editableOf } from './story-draft.ts'
import type { Story } from './types.ts'

/** What is typed and not saved yet, for a reload of this tab. */
interface Kept {
  /** As it was read before it was edited, which a conflict is told from. */
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
 * The draft of a story that was read, or its version in a release, with what was typed in this tab and not saved.
 * Where somebody saved in between, the draft stands on what was read then: saving tells the conflict.
 */
export function openDraft(story: Story, etag: string | undefined, release?: number): StoryDraft {
  const text = sessionStorage.getItem(keyOf(story.id, release))
  if (text === null) return new StoryDraft(story, etag, release)
  const kept = JSON.parse(text) as Kept
  // Saved after all, by a call that outlived its document.
  if (isSame(kept.edited, editableOf(story))) return new StoryDraft(story, etag, release)
  const isUnchanged = (kept.etag ?? undefined) === etag
  const draft = isUnchanged
    ? new StoryDraft(story, etag, release)
    : new StoryDraft(kept.story, kept.etag ?? undefined, release)
  draft.restore(kept.edited)
  return draft
}

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Release } from '../history/types.ts'
import { useMayEdit, useMayPublish } from '../session/session.ts'
import type { Presence } from './presence.ts'
import type { DraftState, StoryDraft } from './story-draft.ts'
import type { Component, Space } from '@barriere/shared/stories/types.ts'

interface StoryContextValue {
  readonly draft: StoryDraft
  /** Other users who have the story open. */
  readonly presence: Presence
  /** By name. */
  readonly components: ReadonlyMap<string, Component>
  readonly space: Space
  /** Release whose version is edited; undefined for the draft. */
  readonly release: Release | undefined
}

export const StoryContext = createContext<StoryContextValue | undefined>(undefined)

/** Context that all parts of a story's screen share. */
export function useStoryContext(): StoryContextValue {
  const value = useContext(StoryContext)
  if (!value) throw new Error('Outside of a story’s screen.')
  return value
}

/** A part of the draft's state. `select` has to return values that keep their identity. */
export function useDraft<T>(select: (state: DraftState) => T): T {
  const { draft } = useStoryContext()
  return useSyncExternalStore(draft.subscribe, () => select(draft.get()))
}

/** Whether the signed-in user may change the shown version. In a release with a moment, only publishers may. */
export function useMayChange(): boolean {
  const { release } = useStoryContext()
  const [mayEdit, mayPublish] = [useMayEdit(), useMayPublish()]
  return mayEdit && (mayPublish || !release?.release_at)
}

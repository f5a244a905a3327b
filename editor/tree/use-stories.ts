import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { get } from '../api.ts'
import { useSchemaText } from '../form/schema-text.ts'
import type { Component, ListedStory, Space } from '@barriere/shared/stories/types.ts'
import type { StoryState } from './filters.ts'
import { readAll } from './read-all.ts'
import { buildTree } from './tree.ts'

/** Query key of all lists of stories. */
export const STORIES = ['stories'] as const

const NONE: readonly never[] = []

/** All stories and folders of the space, in their places. */
export function useTree() {
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: [...STORIES, 'all'],
    queryFn: ({ signal }) => readAll<ListedStory>('stories', {}, signal),
  })
  const tree = useMemo(() => buildTree(data ?? NONE), [data])
  return { stories: data, tree, error, readAt: dataUpdatedAt }
}

/** Faults and translations of every story, loaded separately, so that the tree does not wait for them. */
export function useStates(): ReadonlyMap<number, StoryState> {
  const { data = NONE } = useQuery({
    queryKey: [...STORIES, 'states'],
    queryFn: ({ signal }) => readAll<StoryState>('story_states', {}, signal, 1_000),
  })
  return useMemo(() => new Map(data.map((state) => [state.id, state])), [data])
}

/** Ids of the stories that match a parameter of the service's list; undefined until it has answered. */
export function useFound(parameter: 'text_search' | 'contain_component' | 'reference_search', value: string) {
  // Deferred, so that typing is not blocked.
  const asked = useDeferredValue(value.trim())
  const { data } = useQuery({
    queryKey: [...STORIES, parameter, asked],
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readAll<ListedStory>('stories', { [parameter]: asked, story_only: 1 }, signal),
  })
  return useMemo(() => (data && asked.length > 1 ? new Set(data.map(({ id }) => id)) : undefined), [data, asked])
}

/** Rarely changed data: languages, and component schemas in the editor's language. */
export function useSpace() {
  const schemaText = useSchemaText()
  const { data } = useQuery({
    queryKey: ['space'],
    staleTime: 60_000,
    queryFn: async () => {
      const [{ space }, { components }] = await Promise.all([
        get<{ space: Space }>(''),
        get<{ components: readonly Component[] }>('components'),
      ])
      return { languages: space.languages, components }
    },
  })
  return useMemo(() => data && { ...data, components: data.components.map(schemaText) }, [data, schemaText])
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { get } from '../api.ts'
import type { ListedStory } from '@barriere/shared/stories/types.ts'
import { PickDialog } from './pick-dialog.tsx'

/** Maximum number of search results shown. */
const SHOWN = 30

interface StoryPickerProps {
  title: string
  /** Content types that may be picked; default all. */
  types?: readonly string[]
  /** Uuids that are not offered, such as already picked ones. */
  without?: readonly string[]
  onPick: (story: ListedStory) => void
  onClose: () => void
}

/** Chooses a story by its name or address. */
export function StoryPicker({ title, types = [], without = [], onPick, onClose }: StoryPickerProps) {
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search.trim())
  const { data = [], isPending } = useQuery({
    queryKey: ['stories', 'search', types, asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await get<{ stories: readonly ListedStory[] }>(
          'stories',
          {
            story_only: 1,
            per_page: SHOWN,
            ...(asked === '' ? {} : { search: asked }),
            ...(types.length > 0 ? { 'filter_query[component][in]': types.join(',') } : {}),
          },
          signal,
        )
      ).stories,
  })
  const stories = data.filter(({ uuid }) => !without.includes(uuid))
  return (
    <PickDialog
      title={title}
      search={search}
      onSearch={setSearch}
      isLoading={isPending}
      items={stories.map(({ uuid, name, full_slug: slug }) => ({ key: uuid, name, detail: slug }))}
      onPick={(key) => {
        const story = stories.find(({ uuid }) => uuid === key)
        if (story) onPick(story)
      }}
      onClose={onClose}
    />
  )
}

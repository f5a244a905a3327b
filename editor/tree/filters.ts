import { toPlain } from '@barriere/shared/domain/text/plain-words.ts'
import type { ListedStory } from '@barriere/shared/stories/types.ts'
import { nearStories } from './near-names.ts'

export const CONDITIONS = ['unpublished', 'changed', 'scheduled', 'mine', 'broken', 'untranslated'] as const

export type Condition = (typeof CONDITIONS)[number]

/** Filters of the tree, stored in the URL. */
export interface Filters {
  readonly text: string
  readonly condition: Condition | undefined
  /** Root component. */
  readonly type: string
  /** Component anywhere in the content. */
  readonly block: string
}

/** State of a story, from `GET story_states`. */
export interface StoryState {
  readonly id: number
  readonly faults: number
  readonly translations: readonly {
    readonly lang: string
    readonly fields: number
    readonly missing: number
    readonly outdated: number
  }[]
}

export const readFilters = (search: URLSearchParams): Filters => ({
  text: search.get('q') ?? '',
  condition: CONDITIONS.find((condition) => condition === search.get('state')),
  type: search.get('type') ?? '',
  block: search.get('block') ?? '',
})

export const writeFilters = ({ text, condition, type, block }: Filters): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ q: text, state: condition ?? '', type, block }).filter(([, value]) => value !== ''),
  )

export const hasFilters = (filters: Filters): boolean => writeFilters(filters).size > 0

interface Known {
  readonly states: ReadonlyMap<number, StoryState>
  /** Name of the signed-in user. */
  readonly user: string
  /** Stories whose text matches; undefined until the service has answered. */
  readonly inText: ReadonlySet<number> | undefined
  /** Stories that contain the block; undefined until the service has answered. */
  readonly withBlock: ReadonlySet<number> | undefined
}

const CONDITION_HOLDS: Record<Condition, (story: ListedStory, known: Known) => boolean> = {
  unpublished: ({ published }) => !published,
  changed: ({ published, unpublished_changes: isChanged }) => published && isChanged,
  scheduled: (story) => isScheduled(story),
  mine: ({ last_author: author }, { user }) => author?.friendly_name === user,
  broken: ({ id }, { states }) => (states.get(id)?.faults ?? 0) > 0,
  untranslated: ({ id }, { states }) =>
    states.get(id)?.translations.some(({ missing, outdated }) => missing + outdated > 0) ?? false,
}

export const isScheduled = ({ publish_at: publishAt, expire_at: expireAt }: ListedStory): boolean =>
  Boolean(publishAt ?? expireAt)

/** Ids of the stories that match the filters. Folders are matched by text only. */
export function findStories(stories: readonly ListedStory[], filters: Filters, known: Known): Set<number> {
  const { condition, type, block } = filters
  const isAsked = (story: ListedStory): boolean =>
    story.is_folder
      ? condition === undefined && type === '' && block === ''
      : (condition === undefined || CONDITION_HOLDS[condition](story, known)) &&
        (type === '' || story.content_type === type) &&
        (block === '' || (known.withBlock?.has(story.id) ?? false))
  return new Set(
    byText(stories, filters.text, known.inText)
      .filter(isAsked)
      .map(({ id }) => id),
  )
}

/** Stories with all typed words in their name, address or text. If there are none, stories with similar names. */
function byText(stories: readonly ListedStory[], text: string, inText: Known['inText']): readonly ListedStory[] {
  const words = toPlain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return stories
  const found = stories.filter(
    ({ id, name, full_slug: slug }) =>
      inText?.has(id) === true ||
      [toPlain(name), toPlain(slug)].some((own) => words.every((word) => own.includes(word))),
  )
  return found.length > 0 ? found : nearStories(stories, text)
}

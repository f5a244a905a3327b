import { call, get } from '../api.ts'
import type { Block, ListedStory, Story } from '@barriere/shared/stories/types.ts'
import { freeSlug } from './addresses.ts'
import { contentFrom, pointedAt } from './copies.ts'
import type { TreeNode } from './tree.ts'

interface TranslatedSlug {
  readonly lang: string
  readonly slug: string
  readonly name: string | null
}

/** Name and place of a story. */
export interface Placing {
  readonly name?: string
  readonly slug?: string
  readonly parent_id?: number
  readonly is_startpage?: boolean
  readonly translated_slugs_attributes?: readonly TranslatedSlug[]
}

/** @param isRedirected whether former addresses redirect to the new ones */
export const placeStory = ({ id }: ListedStory, story: Placing, isRedirected = true): Promise<unknown> =>
  call('PUT', `stories/${id}`, { query: isRedirected ? {} : { redirect: 0 }, body: { story } })

/** Puts a story after a sibling, or first (0). */
export const moveAfter = ({ id }: Pick<ListedStory, 'id'>, sibling: number): Promise<unknown> =>
  call('PUT', `stories/${id}/move`, { query: { after_id: sibling } })

export const publish = ({ id }: ListedStory): Promise<unknown> => call('GET', `stories/${id}/publish`)

/** Plans that would publish a story again, and whether they are cancelled. */
interface Unpublication {
  readonly cancelsPlans?: boolean
  readonly leavesReleases?: boolean
}

/** Unpublishes a story. By default, its plans are cancelled. Resolves to the story. */
export const unpublish = <T>(
  { id }: Pick<ListedStory, 'id'>,
  { cancelsPlans = true, leavesReleases = true }: Unpublication = {},
) =>
  call<T>('GET', `stories/${id}/unpublish`, {
    query: { ...(cancelsPlans ? { cancel_schedules: 1 } : {}), ...(leavesReleases ? { leave_releases: 1 } : {}) },
  })

export const remove = ({ id }: ListedStory): Promise<unknown> => call('DELETE', `stories/${id}`)

export interface NewStory extends Placing {
  readonly name: string
  readonly slug: string
  readonly is_folder?: boolean
  readonly content?: Block | undefined
}

/** @param example uuid of the story whose content is copied */
export async function createStory(story: NewStory, example?: string): Promise<Story> {
  const { data } = await call<{ story: Story }>('POST', 'stories', { body: { story } })
  if (example === undefined || !JSON.stringify(data.story.content).includes(example)) return data.story
  const content = pointedAt(data.story.content, example, data.story.uuid)
  return (await call<{ story: Story }>('PUT', `stories/${data.story.id}`, { body: { story: { content } } })).data.story
}

export const readStory = async (id: number, signal?: AbortSignal): Promise<Story> =>
  (await get<{ story: Story }>(`stories/${id}`, {}, signal)).story

/** Duplicates a story: creates a draft with its content beside it. */
export async function duplicate(
  { story: { id }, parent }: TreeNode,
  siblings: readonly TreeNode[],
  nameOf: (name: string) => string,
): Promise<Story> {
  const before = await readStory(id)
  const name = nameOf(before.name)
  const translated = Object.fromEntries(
    before.translated_slugs.flatMap(({ lang, name: text }) => (text === null ? [] : [[lang, nameOf(text)]])),
  )
  const slug = before.is_startpage && parent ? parent.story.slug : before.slug
  const copy = await createStory(
    {
      name,
      slug: freeSlug(slug, siblings),
      parent_id: before.parent_id ?? 0,
      content: contentFrom(before.content, namesOf(before), { name, translated }),
    },
    before.uuid,
  )
  await moveAfter(copy, before.id)
  return copy
}

export const namesOf = ({ name, translated_slugs: slugs }: Pick<Story, 'name' | 'translated_slugs'>) => ({
  name,
  translated: Object.fromEntries(slugs.flatMap(({ lang, name: text }) => (text === null ? [] : [[lang, text]]))),
})

/** Makes a story the start page of its folder, instead of the present one. */
export async function makeStartpage({ story, parent }: TreeNode): Promise<void> {
  const present = parent?.children.find((sibling) => sibling.story.is_startpage)
  if (present) {
    const slug = freeSlug(present.story.slug, parent?.children.filter((one) => one !== present) ?? [])
    await placeStory(present.story, { is_startpage: false, slug })
  }
  await placeStory(story, { is_startpage: true })
}

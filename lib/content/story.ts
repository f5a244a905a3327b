import { z } from 'zod'
import { isRawBlock, type RawBlock } from './block-kit/define-block.ts'
import { referencesOf } from './relations.ts'
import { ContentError } from './service/content-error.ts'
import { addressTag, storyTag } from './tags.ts'

/** A story as the delivery API sends it: the envelope is checked, the content is each block's own matter. */
export interface Story {
  readonly id: number
  readonly uuid: string
  readonly name: string
  /** Full slug in the requested language, language prefix included. */
  readonly fullSlug: string
  readonly publishedAt: string | undefined
  readonly content: RawBlock
  /** Stories shown by this one. */
  readonly shown: readonly string[]
  /** Stories that this one links to. */
  readonly linked: readonly string[]
}

const envelope = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string().catch(''),
  full_slug: z.string(),
  published_at: z.string().nullish(),
  content: z.custom<RawBlock>(isRawBlock, 'content must name its component'),
})

/** A story of an answer. Throws a ContentError where the envelope itself is broken: the service is not itself then. */
export function toStory(raw: unknown): Story {
  const parsed = envelope.safeParse(raw)
  if (!parsed.success)
    throw new ContentError(`The content service sent no story: ${parsed.error.issues[0]?.path.join('.')}.`)
  const { id, uuid, name, full_slug, published_at, content } = parsed.data
  const { shown, linked } = referencesOf(content)
  return { id, uuid, name, fullSlug: full_slug, publishedAt: published_at ?? undefined, content, shown, linked }
}

const tagsOf = new WeakMap<Story, readonly string[]>()

/** What a page that shows this story depends on, its own story first. Memoized: stories are immutable. */
export function storyTags(story: Story): readonly string[] {
  const tags = tagsOf.get(story) ?? [
    ...new Set([storyTag(story.uuid), ...story.shown.map(storyTag), ...story.linked.map(addressTag)]),
  ]
  tagsOf.set(story, tags)
  return tags
}

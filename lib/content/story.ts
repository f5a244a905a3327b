import { z } from 'zod'
import { isRawBlock, type RawBlock } from './block-kit/define-block.ts'
import { referencesOf } from './relations.ts'
import { ContentError } from './service/content-error.ts'
import { addressTag, storyTag } from './tags.ts'

/** A story of the delivery API: the envelope is validated here, the content by each block's parser. */
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

/** Parses a story. Throws a ContentError for a malformed envelope: then the service itself is faulty. */
export function toStory(raw: unknown): Story {
  const parsed = envelope.safeParse(raw)
  if (!parsed.success)
    throw new ContentError(`The content service sent no story: ${parsed.error.issues[0]?.path.join('.')}.`)
  const { id, uuid, name, full_slug, published_at, content } = parsed.data
  const { shown, linked } = referencesOf(content)
  return { id, uuid, name, fullSlug: full_slug, publishedAt: published_at ?? undefined, content, shown, linked }
}

const tagsOf = new WeakMap<Story, readonly string[]>()

/** Cache tags of a page that shows this story, its own story's tag first. Memoized: stories are immutable. */
export function storyTags(story: Story): readonly string[] {
  const tags = tagsOf.get(story) ?? [
    ...new Set([storyTag(story.uuid), ...story.shown.map(storyTag), ...story.linked.map(addressTag)]),
  ]
  tagsOf.set(story, tags)
  return tags
}

import { z } from 'zod'
import { type AnyBlockSchema, isRawBlock, type RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { ContentError } from './service/content-error.ts'
import { addressTag, storyTag } from './tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'

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

/** A story in the form of relations and lists. */
export const toReference = ({ uuid, name, fullSlug, content }: Story): StoryReference => ({
  uuid,
  name,
  slug: fullSlug,
  component: content.component,
  content,
})

const tagsOf = new WeakMap<Story, readonly string[]>()

/** Cache tags of a page that shows this story, its own story's tag first. Memoized: stories are immutable. */
export function storyTags(story: Story): readonly string[] {
  const tags = tagsOf.get(story) ?? [
    ...new Set([storyTag(story.uuid), ...story.shown.map(storyTag), ...story.linked.map(addressTag)]),
  ]
  tagsOf.set(story, tags)
  return tags
}

/**
 * `component.field` of every list of other stories, which the delivery API resolves. A single story is read by itself.
 */
export const relationFields = (components: Readonly<Record<string, AnyBlockSchema>>): string[] =>
  Object.values(components).flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(
        ([, { descriptor }]) =>
          descriptor.type === 'options' && descriptor.source === 'internal_stories' && descriptor.max_options !== '1',
      )
      .map(([field]) => `${name}.${field}`),
  )

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Stories that a piece of content refers to, by uuid. */
export interface References {
  /** Stories that the content shows, resolved or not: an unpublished one may be published tomorrow. */
  readonly shown: readonly string[]
  /** Stories that the content links to. */
  readonly linked: readonly string[]
}

/** References of content, by its relations and links, without those of the stories that it shows. */
export function referencesOf(content: unknown): References {
  const shown = new Set<string>()
  const linked = new Set<string>()
  const visit = (node: unknown, inList: boolean): void => {
    if (typeof node === 'string') {
      if (inList && UUID.test(node)) shown.add(node)
    } else if (Array.isArray(node)) {
      for (const item of node) visit(item, true)
    } else if (typeof node === 'object' && node !== null) {
      const { linktype, id, uuid, content: inner } = node as Record<string, unknown>
      if (linktype === 'story') linked.add(String(uuid ?? id))
      else if (typeof uuid === 'string' && typeof inner === 'object') shown.add(uuid)
      else for (const value of Object.values(node)) visit(value, false)
    }
  }
  visit(content, false)
  return { shown: [...shown], linked: [...linked] }
}

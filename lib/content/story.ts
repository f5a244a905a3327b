import { z } from 'zod'
import { isRawBlock, type RawBlock } from './block-kit/define-block.ts'
import { unresolvedRelations } from './relations.ts'
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
  readonly relations: readonly string[]
  /** Stories that this one links to. */
  readonly linked: readonly string[]
}

const uuids = z.array(z.object({ uuid: z.string() })).catch([])

const envelope = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string().catch(''),
  full_slug: z.string(),
  published_at: z.string().nullish(),
  content: z.custom<RawBlock>(isRawBlock, 'content must name its component'),
})

const single = z.object({
  story: envelope,
  rels: uuids, links: uuids,
  rel_uuids: z.array(z.string()).catch([]),
  link_uuids: z.array(z.string()).catch([]),
})

/** The answer for one story. Throws a ContentError where the envelope itself is broken: the service is not itself then. */
export function toStory(data: unknown): Story {
  const parsed = single.safeParse(data)
  if (!parsed.success) throw new ContentError(`The content service sent no story: ${parsed.error.issues[0]?.path.join('.')}.`)
  const { story, rels, links, rel_uuids, link_uuids } = parsed.data
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    fullSlug: story.full_slug,
    publishedAt: story.published_at ?? undefined,
    content: story.content,
    relations: [...rels.map((rel) => rel.uuid), ...rel_uuids],
    linked: [...links.map((link) => link.uuid), ...link_uuids],
  }
}

/** What a page that shows this story depends on. A relation that is missing today may be published tomorrow. */
export const storyTags = (story: Story): string[] => [...new Set([
  storyTag(story.uuid),
  ...story.relations.map(storyTag),
  ...unresolvedRelations(story.content).map(storyTag),
  ...story.linked.map(addressTag),
])]

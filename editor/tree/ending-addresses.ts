import { type Segment, fullSlugOf } from '@barriere/shared/stories/full-slug.ts'
import type { ListedStory } from '@barriere/shared/stories/types.ts'
import type { Placing } from './changes.ts'
import { type Tree, withDescendants } from './tree.ts'

/** An address that visitors may know, and its replacement. */
export interface EndingAddress {
  readonly story: ListedStory
  /** Code of the language; null is the default one. */
  readonly lang: string | null
  readonly before: string
  readonly after: string
  /** A page's own translated slug changes at its publication; all other parts of an address change at once. */
  readonly isLater: boolean
}

const segmentOf = (story: ListedStory): Segment => ({
  parentId: story.parent_id,
  isStartpage: story.is_startpage,
  slug: story.slug,
  translatedSlugs: story.translated_slugs,
})

function changed(segment: Segment, placing: Placing): Segment {
  const { slug, parent_id: parent, is_startpage: isStartpage, translated_slugs_attributes: own = [] } = placing
  const translated = new Map([...segment.translatedSlugs, ...own].map((one) => [one.lang, one]))
  return {
    slug: slug ?? segment.slug,
    parentId: parent === undefined ? segment.parentId : parent === 0 ? null : parent,
    isStartpage: isStartpage ?? segment.isStartpage,
    translatedSlugs: [...translated.values()],
  }
}

/**
 * Addresses, in every language, that end by changes of stories and folders. They belong to these stories and all pages
 * below them that have ever been published.
 * @param languages codes, without the default language
 * @param changes by story id
 */
export function endingAddresses(
  tree: Tree,
  languages: readonly string[],
  changes: ReadonlyMap<number, Placing>,
): EndingAddress[] {
  const before = new Map([...tree.byId].map(([id, { story }]) => [id, segmentOf(story)]))
  const after = new Map([...before].map(([id, segment]) => [id, changed(segment, changes.get(id) ?? {})]))
  const changing = [...changes.keys()].map((id) => tree.byId.get(id)).filter((node) => node !== undefined)
  const nodes = new Set(changing.flatMap(withDescendants))
  const pages = [...nodes].filter(({ story }) => !story.is_folder && story.first_published_at !== null)
  return pages.flatMap(({ story }) =>
    [null, ...languages].flatMap((lang): EndingAddress[] => {
      const [was, is] = [before.get(story.id), after.get(story.id)]
      if (!was || !is) return []
      const pathOf = (segment: Segment, all: typeof before) => fullSlugOf(segment, all, lang ?? undefined)
      const first = pathOf(was, before)
      const now = pathOf({ ...is, translatedSlugs: was.translatedSlugs }, after)
      const later = pathOf(is, after)
      const steps = [
        { story, lang, before: first, after: now, isLater: false },
        { story, lang, before: now, after: later, isLater: true },
      ]
      return steps.filter((step) => trimmed(step.before) !== trimmed(step.after))
    }),
  )
}

const trimmed = (path: string): string => path.replace(/\/$/, '')

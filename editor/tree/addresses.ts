import { isLocale } from '@barriere/shared/domain/locale.ts'
import { isPagePath } from '@barriere/shared/domain/content/page-paths.ts'
import type { ListedStory } from '@barriere/shared/stories/types.ts'
import type { Tree, TreeNode } from './tree.ts'

/** Fault of a slug. */
export type SlugFault = 'empty' | 'characters' | 'taken' | 'reserved'

/** Characters that need no encoding in an address, in lower case. */
const SLUG = /^[a-z\d][a-z\d._~-]*$/

/** Current or future place of a story. */
interface Place {
  /** Undefined for a new story. */
  readonly story?: ListedStory
  readonly parent: TreeNode | undefined
  readonly isStartpage: boolean
}

/** A folder's full slug in a language, with a trailing slash; empty for the root. */
function folderPath(folder: TreeNode | undefined, lang: string | null): string {
  if (!folder) return ''
  return `${pathIn(folder.story, lang).replace(/\/$/, '')}/`
}

const pathIn = (story: ListedStory, lang: string | null): string =>
  lang === null ? story.full_slug : (story.localized_paths.find((one) => one.lang === lang)?.path ?? story.full_slug)

/** Full slug that a story would have. A start page has that of its folder. */
export const addressOf = (slug: string, lang: string | null, { parent, isStartpage }: Place): string =>
  isStartpage && parent ? folderPath(parent, lang) : `${folderPath(parent, lang)}${slug}`

/** The fault of a slug in its place, checked before the service does. */
export function slugFault(slug: string, lang: string | null, place: Place, tree: Tree): SlugFault | undefined {
  if (slug === '') return lang === null ? 'empty' : undefined
  if (!SLUG.test(slug)) return 'characters'
  if (place.isStartpage) return undefined
  const address = addressOf(slug, lang, place)
  const siblings = place.parent?.children ?? tree.roots
  const isTaken = siblings.some(
    ({ story }) => story.id !== place.story?.id && !story.is_startpage && pathIn(story, lang) === address,
  )
  if (isTaken) return 'taken'
  return lang === null && isReserved(address) ? 'reserved' : undefined
}

/**
 * Reserved address: the site itself answers it, or reads its first part as a language, so that visitors would not reach
 * the story. The root folder of a full slug is not part of the address.
 */
function isReserved(fullSlug: string): boolean {
  const [, ...inside] = fullSlug.split('/')
  return !isPagePath(`/${inside.join('/')}`) || isLocale(inside[0])
}

/** A slug that no sibling has: `name`, `name-2`, `name-3` … */
export function freeSlug(slug: string, siblings: readonly TreeNode[]): string {
  const taken = new Set(siblings.map(({ story }) => story.slug))
  let free = slug
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`
  return free
}

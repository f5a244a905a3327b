import { isLocale } from '@barriere/shared/domain/locale.ts'
import { isPagePath } from '@barriere/shared/domain/content/page-paths.ts'
import type { ListedStory } from '../story/types.ts'
import type { Tree, TreeNode } from './tree.ts'

/** Own part of an address by language; `null` is the default language. */
export type SlugFault = 'empty' | 'characters' | 'taken' | 'reserved'

/** Characters that need no encoding in an address, in lower case. */
const SLUG = /^[a-z\d][a-z\d._~-]*$/

/** Where a story lies or is to lie. */
interface Place {
  /** Undefined for one that does not exist yet. */
  readonly story?: ListedStory
  readonly parent: TreeNode | undefined
  readonly isStartpage: boolean
}

/** A folder's full slug in a language, with a slash at its end; empty for the root. */
function folderPath(folder: TreeNode | undefined, lang: string | null): string {
  if (!folder) return ''
  return `${pathIn(folder.story, lang).replace(/\/$/, '')}/`
}

const pathIn = (story: ListedStory, lang: string | null): string =>
  lang === null ? story.full_slug : (story.localized_paths.find((one) => one.lang === lang)?.path ?? story.full_slug)

/** Full slug that a story would have. A start page's is its folder's. */
export const addressOf = (slug: string, lang: string | null, { parent, isStartpage }: Place): string =>
  isStartpage && parent ? folderPath(parent, lang) : `${folderPath(parent, lang)}${slug}`

/** What is wrong with a slug in its place, before the service says so. */
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
 * Reserved address: the site answers it itself, or reads its first part as a language, so that nobody would see the
 * story. The root folder of a full slug is no part of the address.
 */
function isReserved(fullSlug: string): boolean {
  const [, ...inside] = fullSlug.split('/')
  return !isPagePath(`/${inside.join('/')}`) || isLocale(inside[0])
}

/** A slug that is free among the siblings: `name`, `name-2`, `name-3` … */
export function freeSlug(slug: string, siblings: readonly TreeNode[]): string {
  const taken = new Set(siblings.map(({ story }) => story.slug))
  let free = slug
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`
  return free
}

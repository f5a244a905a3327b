import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, localizedPath } from '@barriere/shared/domain/locale.ts'

const STORIES = 'content/stories/1'

const FOLDER = 'website-hotels/'

interface Story {
  readonly full_slug: string
  readonly is_folder: boolean
  readonly content: { readonly component: string; readonly body?: readonly { readonly component: string }[] }
}

/** A kind of page, with one page as its example. */
export interface PageKind {
  /** Path in French, which is the screen’s name too. */
  readonly path: string
  /** Blocks at the page’s root. */
  readonly blocks: readonly string[]
}

/** Parts of a page, rendered alone for editors. */
const PARTS = ['header', 'footer']

/** One page for each type of content and set of root blocks in the demonstration space; or all of its pages. */
export function pageKinds(all = false): readonly PageKind[] {
  const kinds = new Map<string, PageKind>()
  for (const file of readdirSync(STORIES).toSorted()) {
    const { full_slug, is_folder, content } = JSON.parse(readFileSync(join(STORIES, file), 'utf8')) as Story
    if (is_folder || PARTS.includes(content.component) || !full_slug.startsWith(FOLDER)) continue
    const blocks = [...new Set(content.body?.map(({ component }) => component))].toSorted()
    const kind = all ? full_slug : [content.component, ...blocks].join(' ')
    const path = localizedPath(full_slug.slice(FOLDER.length).replace(/\/$/, ''), DEFAULT_LOCALE)
    const known = kinds.get(kind)
    // The shortest path: the page itself, before those below it.
    if (!known || path.length < known.path.length) kinds.set(kind, { path, blocks })
  }
  return [...kinds.values()].toSorted((left, right) => left.path.localeCompare(right.path))
}

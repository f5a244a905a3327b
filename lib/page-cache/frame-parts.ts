import { LRUCache } from 'lru-cache'
import { type FramePlace, fillFrame } from '#lib/domain/frame-template.ts'
import { BrokenAssumption } from '#lib/next/page-scripts.ts'
import type { FramePart, Rendering } from '#lib/process/rendering.ts'

/** A header or footer with its markup, one piece for each of its subtrees, placeholders unfilled. */
export interface FrameTemplate extends FramePart {
  readonly markup: readonly string[]
}

/** Frame of a stored page: its place, and its parts with their cache tags. */
export interface PageFrame {
  readonly place: FramePlace
  readonly parts: readonly Pick<FramePart, 'key' | 'subtrees' | 'tags'>[]
}

type Subtree = FramePart['subtrees'][number]

/** Memory bound: far above the headers and footers of a space. */
const MAX_TEMPLATES = 2_000

/**
 * Fragment cache: headers and footers of the latest rendering of any page. A changed one is put into the other pages
 * that show it, without rendering them.
 */
export class FrameParts {
  readonly #templates = new LRUCache<string, FrameTemplate>({ max: MAX_TEMPLATES })

  get(key: string): FrameTemplate | undefined {
    return this.#templates.get(key)
  }

  set(template: FrameTemplate): void {
    this.#templates.set(template.key, template)
  }

  /** Tag-based invalidation. */
  invalidate(tags: ReadonlySet<string>): void {
    for (const [key, template] of this.#templates.entries()) {
      if (template.tags.some((tag) => tags.has(tag))) this.#templates.delete(key)
    }
  }
}

/** Start and end of a subtree's element. @throws BrokenAssumption where the markup lacks it. */
function rangeOf(html: string, { tag, name }: Subtree): readonly [start: number, end: number] {
  const start = html.lastIndexOf('<', html.indexOf(` data-static="${name}"`))
  const edges = new RegExp(`<(/?)${tag}(?=[\\s>])`, 'g')
  edges.lastIndex = start
  let depth = 0
  for (let edge = edges.exec(html); edge && (depth > 0 || edge.index === start); edge = edges.exec(html)) {
    depth += edge[1] ? -1 : 1
    if (depth === 0) return [start, html.indexOf('>', edge.index) + 1]
  }
  throw new BrokenAssumption(`The markup has no whole <${tag}> of the static subtree ${name}.`)
}

/** Fills the placeholders of a rendered page's frame, and returns its parts as templates. */
export function fillParts(
  html: string,
  { frameParts, framePlace }: Rendering,
): { readonly html: string; readonly templates: readonly FrameTemplate[] } {
  if (!framePlace) return { html, templates: [] }
  let filled = html
  const templates = frameParts.map((part) => ({
    ...part,
    markup: part.subtrees.map((subtree) => {
      const [start, end] = rangeOf(filled, subtree)
      const markup = filled.slice(start, end)
      filled = filled.slice(0, start) + fillFrame(markup, part.marks, framePlace) + filled.slice(end)
      return markup
    }),
  }))
  return { html: filled, templates }
}

/**
 * A finished page's markup with other versions of its headers and footer, as if it had been rendered with them;
 * undefined where it must be rendered, such as for a part with another number of elements.
 */
export function replaceParts(
  html: string,
  { place, parts }: PageFrame,
  templates: readonly FrameTemplate[],
): string | undefined {
  let replaced = html
  for (const [at, { subtrees }] of parts.entries()) {
    const template = templates[at]
    if (template?.subtrees.map(({ tag }) => tag).join() !== subtrees.map(({ tag }) => tag).join()) return undefined
    for (const [index, subtree] of subtrees.entries()) {
      const [start, end] = rangeOf(replaced, subtree)
      const markup = fillFrame(template.markup[index] as string, template.marks, place)
      const name = template.subtrees[index]?.name as string
      const renamed = renameInData(replaced.slice(0, start) + markup + replaced.slice(end), subtree.name, name)
      if (renamed === undefined) return undefined
      replaced = renamed
    }
  }
  return replaced
}

/**
 * React's data names each subtree once, on pages that have the data. Undefined where the name is not found: the data
 * comes in chunks, which may divide it.
 */
function renameInData(html: string, name: string, next: string): string | undefined {
  if (!html.includes('self.__next_f')) return html
  const pieces = html.split(`\\"${name}\\"`)
  return pieces.length === 2 ? pieces.join(`\\"${next}\\"`) : undefined
}

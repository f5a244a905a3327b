import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'

/** The committed demonstration space, as the content service and the official command line tool read it. */

const CONTENT = join(import.meta.dirname, '..', '..', 'content')

export const componentsFile = join(CONTENT, 'components', '1', 'components.json')

export interface SpaceStory {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly parent_id: number | null
  readonly is_folder: boolean
  readonly is_startpage: boolean
  readonly published: boolean
  readonly translated_slugs: readonly { readonly lang: string; readonly slug: string; readonly name: string }[]
  readonly content: Record<string, unknown>
  /** Name of the file it stands in. */
  readonly file: string
}

export interface SpaceAsset {
  readonly id: number
  readonly filename: string
  readonly alt: string
  readonly focus: string
}

export interface Redirect {
  readonly name: string
  readonly value: string
}

/** Content of the space for the checks; tests pass copies with one fault each. */
export interface Space {
  readonly stories: readonly SpaceStory[]
  readonly assets: readonly SpaceAsset[]
  readonly redirects: readonly Redirect[]
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const jsonIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

export function readSpace(): Space {
  const stories = join(CONTENT, 'stories', '1')
  const assets = join(CONTENT, 'assets', '1')
  const datasources = readJson(join(CONTENT, 'datasources', '1', 'datasources.json')) as {
    slug: string
    entries: Redirect[]
  }[]
  return {
    stories: jsonIn(stories).map((file) => ({ ...(readJson(join(stories, file)) as SpaceStory), file })),
    assets: jsonIn(assets).map((file) => readJson(join(assets, file)) as SpaceAsset),
    redirects: datasources.find(({ slug }) => slug === 'redirects')?.entries ?? [],
  }
}

export const pagesOf = ({ stories }: Space): SpaceStory[] => stories.filter((story) => !story.is_folder)

export type Language = 'fr' | 'en'

export const LANGUAGES: readonly Language[] = ['fr', 'en']

const MARK = '__i18n__'

/** Content in one language, like the delivery API: translated where possible, without `__i18n__` keys. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((member) => inLanguage(member, language))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !name.includes(MARK))
      .map((name) => {
        const translation = language === 'fr' ? undefined : fields[`${name}${MARK}${language}`]
        return [
          name,
          inLanguage(
            translation === undefined || translation === null || translation === '' ? fields[name] : translation,
            language,
          ),
        ]
      }),
  )
}

export type Node = Readonly<Record<string, unknown>>

/** Every object of a tree, outermost first, with its path. */
export function* walk(value: unknown, path = ''): Generator<{ node: Node; path: string }> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* walk(member, `${path}.${index}`)
  } else if (typeof value === 'object' && value !== null) {
    yield { node: value as Node, path }
    for (const [name, member] of Object.entries(value)) yield* walk(member, path === '' ? name : `${path}.${name}`)
  }
}

export const isBlock = (node: Node): node is RawBlock => typeof node.component === 'string'

/** Location of a fault, for the message of a failing test. */
export const at = (story: SpaceStory, path: string): string => `${story.full_slug} › ${path}`

import { COMPONENTS } from '#blocks/schemas.ts'
import type { AnyBlockSchema } from '@barriere/shared/block-kit/define-block.ts'
import { slugToPath } from '#lib/content/paths.ts'
import {
  LANGUAGES,
  type Language,
  type Node,
  type Space,
  type SpaceStory,
  at,
  inLanguage,
  isBlock,
  pagesOf,
  walk,
} from '../space.ts'

interface Reference {
  readonly story: SpaceStory
  readonly where: string
  readonly uuid: string
  /** Content types that the field accepts; undefined for any. */
  readonly types?: readonly string[]
  /** Full slug stored with the reference. */
  readonly slug?: string
  readonly anchor?: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function referencesIn(story: SpaceStory, node: Node, path: string): Reference[] {
  const where = at(story, path)
  if (node.fieldtype === 'multilink' && node.linktype === 'story') {
    return [{ story, where, uuid: text(node.id), slug: text(node.cached_url), anchor: text(node.anchor) }]
  }
  const attrs = (node.type === 'link' ? node.attrs : undefined) as Node | undefined
  if (attrs?.linktype === 'story')
    return [{ story, where, uuid: text(attrs.uuid), slug: text(attrs.href), anchor: text(attrs.anchor) }]
  const schema = isBlock(node) ? (COMPONENTS as Readonly<Record<string, AnyBlockSchema>>)[node.component] : undefined
  return Object.entries(schema?.fields ?? {})
    .filter(([, { descriptor }]) => descriptor.source === 'internal_stories')
    .flatMap(([name, { descriptor }]) =>
      [node[name] ?? []]
        .flat()
        .map(
          (uuid): Reference => ({
            story,
            where: `${where}.${name}`,
            uuid: text(uuid),
            types: descriptor.filter_content_type ?? [],
          }),
        ),
    )
}

const referencesOf = (space: Space): Reference[] =>
  pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) => referencesIn(story, node, path)),
  )

/** Relations and links must lead to published stories of an accepted type, under their current address. */
export function findLost(space: Space): string[] {
  const pages = new Map(
    pagesOf(space)
      .filter(({ published }) => published)
      .map((story) => [story.uuid, story]),
  )
  return referencesOf(space).flatMap(({ where, uuid, types, slug }) => {
    const target = pages.get(uuid)
    if (!target) return [`${where}: no published story ${uuid}`]
    if (types && !types.includes(text(target.content.component))) return [`${where}: takes ${types.join(', ')}`]
    return slug === undefined || slug === target.full_slug ? [] : [`${where}: ${slug} is ${target.full_slug} now`]
  })
}

/** A link to a part of a page needs an existing anchor, in both languages. */
export function findLostAnchors(space: Space): string[] {
  const stories = new Map(space.stories.map((story) => [story.uuid, story]))
  return LANGUAGES.flatMap((language) =>
    referencesOf(space).flatMap(({ where, uuid, anchor }) => {
      if (!anchor) return []
      const target = inLanguage(stories.get(uuid)?.content, language)
      const found = [...walk(target)].some(({ node }) => node.type === 'anchor' && (node.attrs as Node).id === anchor)
      return found ? [] : [`${where}: no #${anchor} (${language})`]
    }),
  )
}

/** External links must be https, e-mail or telephone. */
export const findBadAddresses = (space: Space): string[] =>
  pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) => {
      const attrs = (node.type === 'link' ? node.attrs : node.fieldtype === 'multilink' ? node : undefined) as
        | Node
        | undefined
      if (!attrs || attrs.linktype === 'story') return []
      const address = text(attrs.href) || text(attrs.url) || text(attrs.email)
      const good =
        attrs.linktype === 'email'
          ? /^[\w.]+@[\w.]+\.example$/.test(address)
          : /^(https:\/\/|tel:\+33\d{9}$)/.test(address)
      return good ? [] : [at(story, `${path}: ${address}`)]
    }),
  )

/** Files must be in the media library under the same id and address, with alternative text in both languages. */
export function findLostAssets(space: Space): string[] {
  const library = new Map(space.assets.map((asset) => [asset.filename, asset]))
  return pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) => {
      const image = (node.type === 'image' ? node.attrs : undefined) as Node | undefined
      if (node.fieldtype !== 'asset' && !image) return []
      const { id, alt, focus } = image ?? node
      const asset = library.get(text(image ? image.src : node.filename))
      const where = at(story, path)
      if (!asset) return [`${where}: no such file in the media library`]
      const meta = node.meta_data as Node | undefined
      return [
        ...(asset.id === id ? [] : [`${where}: id`]),
        ...(image || asset.focus === focus ? [] : [`${where}: focus`]),
        ...(text(alt) !== '' && (image || (text(meta?.alt) === alt && text(meta?.alt__i18n__en) !== ''))
          ? []
          : [`${where}: alternative text`]),
      ]
    }),
  )
}

/** Content type that a list block shows: its own setting, or the only one that it accepts. */
const listedType = (node: Node): unknown =>
  node.list_type ??
  (COMPONENTS as Readonly<Record<string, AnyBlockSchema>>)[text(node.component)]?.fields.stories?.descriptor
    .filter_content_type?.[0] ??
  'article'

/** The folder of a list block must have pages of its type, besides the current one, that match its town and section. */
export const findEmptyLists = (space: Space): string[] =>
  pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) => {
      if (typeof node.list_folder !== 'string' || node.list_folder === '') return []
      const listed = pagesOf(space).some(
        ({ full_slug, is_startpage, content }) =>
          full_slug.startsWith(`website-hotels/${String(node.list_folder)}/`) &&
          !(is_startpage && full_slug === `website-hotels/${String(node.list_folder)}/`) &&
          content.component === listedType(node) &&
          (node.town === undefined || content.town === node.town) &&
          (node.category === undefined || node.category === 'all' || content.category === node.category),
      )
      return listed
        ? []
        : [at(story, `${path}: no ${String(listedType(node))} in ${String(node.list_folder)} ${text(node.town)}`)]
    }),
  )

/** A page's address in a language: each folder and the page have a slug of their own. */
function pathIn(space: Space, { full_slug }: SpaceStory, language: Language): string {
  const names = full_slug.replace(/\/$/, '').split('/')
  const slugs = names.map((name, depth) => {
    const slug = names.slice(0, depth + 1).join('/')
    const story = space.stories.find((one) => one.full_slug.replace(/\/$/, '') === slug)
    return story?.translated_slugs.find(({ lang }) => lang === language)?.slug ?? name
  })
  return slugToPath(slugs.join('/'), language, 'website-hotels')
}

/** Redirects must start at an address without a page, and lead to an existing page or another site. */
export function findBadRedirects(space: Space): string[] {
  const paths = new Set(LANGUAGES.flatMap((language) => pagesOf(space).map((page) => pathIn(space, page, language))))
  return space.redirects.flatMap(({ name, value }) => [
    ...(/^\/[\w/-]+$/.test(name) && !paths.has(name) ? [] : [`${name}: is a page or no path`]),
    ...(paths.has(value) || /^https:\/\/[\w.-]+\//.test(value) ? [] : [`${name}: ${value} leads nowhere`]),
  ])
}

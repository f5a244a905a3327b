import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'

/** Values for fixtures in the format of the delivery API. */

export interface Fixtures {
  /** Only the required fields. */
  readonly minimal: RawBlock
  /** All fields, with typical values. */
  readonly full: RawBlock
  /** The longest texts that an editor may enter, and words that do not break. */
  readonly longest: RawBlock
}

const ORIGIN = 'http://127.0.0.1:4001/content'

export const assetOf = (name: string, width: number, height: number, alt = '', focus = '') => ({
  fieldtype: 'asset',
  id: 1,
  filename: `${ORIGIN}/f/1/${width}x${height}/0a1b2c3d4e/${name}`,
  alt,
  title: '',
  focus,
  meta_data: { alt },
})

export const storyLink = (slug: string, uuid = '5e8c1f0a-0000-4000-8000-000000000001') => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: uuid,
  url: '',
  cached_url: `website-hotels/${slug}`,
  story: { uuid, url: `website-hotels/${slug}` },
})

export const urlLink = (url: string, target?: '_blank') => ({
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url,
  cached_url: url,
  ...(target ? { target } : {}),
})

/** An address that must never be rendered as a link. */
export const unsafeLink = urlLink('javascript:alert(1)')

export const textNode = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
})

export const paragraph = (...content: (string | object)[]) => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? textNode(part) : part)),
})

export const doc = (...content: object[]) => ({ type: 'doc', content })

/** A word that cannot break, as long as the longest word of a French page. */
export const UNBREAKABLE = 'Anticonstitutionnellement'

/** Text of exactly this many characters. */
export const filler = (length: number): string =>
  'La maison a ouvert en 1912 pour l’été et n’a jamais vraiment fermé. '.repeat(Math.ceil(length / 67)).slice(0, length)

/** A story in the format of a resolved relation. */
export const storyOf = (slug: string, content: Record<string, unknown> & { component: string }) => ({
  uuid: `story-${slug}`,
  name: String(content.title ?? slug),
  full_slug: `website-hotels/${slug}`,
  content: { _uid: `content-${slug}`, ...content },
})

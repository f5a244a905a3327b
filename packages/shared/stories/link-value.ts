import type { ListedStory } from './types.ts'
import { withScheme } from '../domain/content/typed-address.ts'

const KINDS = ['story', 'url', 'email', 'asset'] as const

export type LinkKind = (typeof KINDS)[number]

/** A link to a page, an address, an e-mail address or a file, independent of how a field or a mark stores it. */
export interface LinkValue {
  readonly kind: LinkKind
  /** Uuid of the page. */
  readonly uuid: string
  /** Address, e-mail address, address of the file, or path of the page when it was chosen. */
  readonly address: string
  /** Part of the page, without `#`. */
  readonly anchor: string
  readonly newTab: boolean
}

export const NO_LINK: LinkValue = { kind: 'story', uuid: '', address: '', anchor: '', newTab: false }

type Stored = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const kindOf = (value: unknown): LinkKind => KINDS.find((kind) => kind === value) ?? 'url'

/** Reads a multilink field. */
export function readMultilink(value: unknown): LinkValue {
  if (typeof value !== 'object' || value === null) return NO_LINK
  const stored = value as Stored
  const kind = kindOf(stored.linktype)
  const url = text(stored.url) || text(stored.cached_url)
  return {
    kind,
    uuid: kind === 'story' ? text(stored.id) : '',
    address: kind === 'story' ? text(stored.cached_url) : (kind === 'email' && text(stored.email)) || url,
    anchor: text(stored.anchor),
    newTab: stored.target === '_blank',
  }
}

/** Converts a link to a multilink field. Other stored members, such as `rel`, stay. */
export function toMultilink({ kind, uuid, address, anchor, newTab }: LinkValue, before: unknown): Stored {
  const {
    anchor: _anchor,
    target: _target,
    email: _email,
    story: _story,
    ...kept
  } = typeof before === 'object' && before !== null ? (before as Stored) : ({} as Stored)
  return {
    ...kept,
    fieldtype: 'multilink',
    linktype: kind,
    id: kind === 'story' ? uuid : '',
    url: kind === 'url' || kind === 'asset' ? address : '',
    cached_url: kind === 'email' ? '' : address,
    ...(kind === 'email' ? { email: address } : {}),
    ...(anchor === '' ? {} : { anchor }),
    ...(newTab ? { target: '_blank' } : {}),
  }
}

/** Reads the attributes of a link in formatted text. */
export const readLinkMark = (attrs: Stored): LinkValue => ({
  kind: kindOf(attrs.linktype),
  uuid: text(attrs.uuid),
  address: text(attrs.href).replace(/^mailto:/i, ''),
  anchor: text(attrs.anchor),
  newTab: attrs.target === '_blank',
})

/** All attributes of a link in formatted text, as the cloud's editor stores them. */
export const toLinkMark = ({ kind, uuid, address, anchor, newTab }: LinkValue): Stored => ({
  href: address,
  uuid: kind === 'story' ? uuid : null,
  anchor: anchor === '' ? null : anchor,
  target: newTab ? '_blank' : null,
  linktype: kind,
})

export const linkToStory = (link: LinkValue, { uuid, full_slug: slug }: ListedStory): LinkValue => ({
  ...link,
  kind: 'story',
  uuid,
  address: slug,
})

/** Whether a link has a target. */
export const isLinkComplete = ({ kind, uuid, address }: LinkValue): boolean =>
  kind === 'story' ? uuid !== '' || address !== '' : address.trim() !== ''

/** Schemes that the site links to. An address without a scheme is a path of the site, an anchor or a host. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** XSS: whether the site makes a link of an address. */
export function isSafeAddress(address: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*:)/i.exec(withScheme(address).trim()) ?? []
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase())
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** The fault of a link, if any. */
export function linkFault(link: LinkValue): 'empty' | 'scheme' | 'email' | undefined {
  if (!isLinkComplete(link)) return 'empty'
  if (link.kind === 'email') return EMAIL.test(link.address.trim()) ? undefined : 'email'
  return link.kind === 'story' || isSafeAddress(link.address) ? undefined : 'scheme'
}

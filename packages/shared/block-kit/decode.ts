import { type Result, fail, ok } from '../domain/result.ts'
import type { FieldFault } from './field.ts'
import type { Asset, Link, StoryReference } from './values.ts'

const asRecord = (raw: unknown): Record<string, unknown> | undefined =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : undefined

const asString = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '')

/** `/f/<space>/<width>x<height>/…`: Storyblok gives an image's size only in its path. */
const SIZE_IN_PATH = /\/f\/[^/]+\/(\d+)x(\d+)\//

/** A focal point: `x1xy1:x2xy2` in whole pixels. It becomes part of addresses. */
const FOCUS = /^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/

/**
 * A file's address, encoded as browsers request it, as `srcset` and the address of a rendering need it; undefined if it
 * is neither http nor a path of this host.
 */
function fileAddress(text: string): string | undefined {
  // Injection into a `srcset`: the text holds two addresses.
  if (/,\s/.test(text)) return undefined
  if (/^https?:\/\//i.test(text)) return URL.parse(text)?.href
  const resolved = /^\/(?!\/)/.test(text) ? URL.parse(text, 'http://localhost') : null
  return resolved?.host === 'localhost' ? resolved.pathname + resolved.search : undefined
}

/** An asset field; an empty one (no file name) is undefined. */
export function parseAsset(raw: unknown): Result<Asset | undefined, FieldFault> {
  const value = asRecord(raw)
  if (!value) return fail('file')
  const filename = asString(value.filename)
  if (filename === '') return ok(undefined)
  const src = fileAddress(filename)
  if (src === undefined) return fail('file')
  const focus = asString(value.focus)
  const size = SIZE_IN_PATH.exec(src)
  const meta = asRecord(value.meta_data)
  return ok({
    src,
    alt: asString(meta?.alt) || asString(value.alt),
    title: asString(meta?.title) || asString(value.title),
    width: size ? Number(size[1]) : undefined,
    height: size ? Number(size[2]) : undefined,
    focus: FOCUS.test(focus) ? focus : '',
  })
}

/** Parses a multilink field; an empty one is undefined. The address is validated where it is rendered (`toAnchor`). */
export function parseLink(raw: unknown): Result<Link | undefined, FieldFault> {
  const value = asRecord(raw)
  if (!value) return fail('link')
  const newTab = value.target === '_blank'
  const url = asString(value.url) || asString(value.cached_url)
  switch (value.linktype) {
    case 'story': {
      const resolved = asRecord(value.story)
      // `cached_url` dates from the last save of the page, so the resolved address takes precedence.
      const slug = asString(resolved?.url) || asString(resolved?.full_slug) || asString(value.cached_url)
      const uuid = asString(value.id)
      return ok(
        uuid === '' && slug === ''
          ? undefined
          : {
              kind: 'story',
              uuid,
              slug,
              anchor: asString(value.anchor),
              newTab,
              ...(resolved ? { resolved: true } : {}),
            },
      )
    }
    case 'email': {
      const email = (asString(value.email) || url).replace(/^mailto:/i, '')
      return ok(email === '' ? undefined : { kind: 'email', email, newTab: false })
    }
    case 'asset':
      return ok(url === '' ? undefined : { kind: 'asset', url, newTab })
    case 'url':
    case undefined:
      return ok(url === '' ? undefined : { kind: 'url', url, newTab })
    default:
      return fail('linkType')
  }
}

/** Parses a relation; undefined if the service delivered only the uuid. */
export function parseStoryReference(raw: unknown): StoryReference | undefined {
  const value = asRecord(raw)
  const content = asRecord(value?.content)
  if (!value || !content) return undefined
  return {
    uuid: asString(value.uuid),
    name: asString(value.name),
    slug: asString(value.full_slug),
    defaultSlug: asString(value.default_full_slug) || undefined,
    component: asString(content.component),
    content,
  }
}

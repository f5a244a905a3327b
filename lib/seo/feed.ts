import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'

export interface FeedItem {
  /** Stays the same when the address changes. */
  readonly id: string
  readonly title: string
  /** Absolute. */
  readonly url: string
  readonly description?: string | undefined
  readonly category?: string | undefined
  /** Undefined for an item of the agenda. */
  readonly publishedOn?: Date | undefined
  /** When an item of the agenda begins. */
  readonly startsAt?: Date | undefined
}

export interface Feed {
  readonly title: string
  readonly language: string
  /** Page that the feed is about, and the feed itself; absolute. */
  readonly url: string
  readonly self: string
  readonly items: readonly FeedItem[]
}

/** Characters that XML 1.0 does not allow even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const element = (name: string, text: string | undefined, attributes = ''): string =>
  text === undefined ? '' : `<${name}${attributes}>${escapeMarkup(text.replace(NOT_XML, ''))}</${name}>\n`

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification), with its own address as Atom's link, and with the beginning of
 * an event (https://web.resource.org/rss/1.0/modules/event/).
 */
export const rssXml = ({ title, language, url, self, items }: Feed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ev="http://purl.org/rss/1.0/modules/event/">
<channel>
${element('title', title)}${element('link', url)}${element('description', title)}${element('language', language)}` +
  `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemXml).join('')}</channel>
</rss>
`

const itemXml = (item: FeedItem): string =>
  `<item>\n${element('title', item.title)}${element('link', item.url)}${element('description', item.description)}` +
  `${element('category', item.category)}${element('pubDate', item.publishedOn?.toUTCString())}` +
  `${element('ev:startdate', item.startsAt?.toISOString())}${element('guid', item.id, ' isPermaLink="false"')}</item>\n`

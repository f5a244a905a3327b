// @vitest-environment jsdom
import { describe } from 'vitest'
import { rssXml } from '#lib/seo/feed.ts'
import { toJsonLd } from '#lib/seo/json-ld.tsx'
import { sitemapXml } from '#lib/seo/sitemap.ts'
import { type Report, checkReports } from './report.ts'

/** A name in structured data: how many script elements a page has with it, and the name that is read there. */
const NAMES: readonly Report<string, readonly [scripts: number, name: string]>[] = [
  {
    source: 'https://github.com/artiebits/svelte-seo/issues/30',
    says: 'the end of a script in a name ends none',
    input: "</script><script>alert('xss')</script>",
    expected: [1, "</script><script>alert('xss')</script>"],
  },
  {
    source: 'https://github.com/codu-code/codu/pull/1326',
    says: 'nor does the beginning of a comment hide its end',
    input: '<!-- <script> Bar & Grill',
    expected: [1, '<!-- <script> Bar & Grill'],
  },
  {
    source: 'https://github.com/JSONbored/awesome-claude/pull/2092',
    says: 'separators of lines and paragraphs',
    input: 'a\u2028b\u2029c',
    expected: [1, 'a\u2028b\u2029c'],
  },
]

/** The title of an item in a feed, as written and as a feed reader shows it. */
const TITLES: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/leafac/kill-the-newsletter/issues/9',
    says: 'a vertical tab of a word processor',
    input: 'Soirée\u000Bjazz',
    expected: 'Soiréejazz',
  },
  {
    source: 'https://github.com/nyaadevs/nyaa/issues/541',
    says: 'a control character that XML has not even as a reference',
    input: 'Gala\u001D',
    expected: 'Gala',
  },
  {
    source: 'https://github.com/miniflux/v2/issues/546',
    says: 'a backspace',
    input: '\u0008Gala & dîner <1>',
    expected: 'Gala & dîner <1>',
  },
]

/** The French address of a page, and the addresses that its part of the site map names. */
const PAGES: readonly Report<string, readonly string[]>[] = [
  {
    source: 'https://github.com/badoo/techblog/pull/146',
    says: 'an ampersand in an address',
    input: '/journal/bar-&-grill',
    expected: ['fr /journal/bar-&-grill', 'en /en/x', 'x-default /journal/bar-&-grill'],
  },
  {
    source: 'https://github.com/baumrock/RockFrontend/issues/28',
    says: 'alternates are in the namespace of HTML',
    input: '/hotels',
    expected: ['fr /hotels', 'en /en/x', 'x-default /hotels'],
  },
]

const xmlOf = (text: string): Document => {
  const read = new DOMParser().parseFromString(text, 'application/xml')
  if (read.querySelector('parsererror')) throw new Error(read.documentElement.textContent)
  return read
}

describe('structured data', () => {
  checkReports(NAMES, (name) => {
    document.body.innerHTML = `<script type="application/ld+json">${toJsonLd({ name })}</script>`
    const scripts = document.body.querySelectorAll('script')
    return [scripts.length, (JSON.parse(scripts[0]?.textContent ?? '') as { name: string }).name] as const
  })
})

describe('feeds', () => {
  checkReports(TITLES, (title) => {
    const item = { id: '1', title, url: 'https://example.com/a' }
    const feed = { title: 'Agenda', language: 'fr', url: 'https://example.com/', self: 'https://example.com/feed' }
    return xmlOf(rssXml({ ...feed, items: [item] })).querySelector('item > title')?.textContent ?? ''
  })
})

describe('the site map', () => {
  checkReports(PAGES, (path) => {
    const page = { paths: { fr: path, en: '/en/x' }, languages: ['fr', 'en'] as const, publishedAt: '' }
    const map = xmlOf(sitemapXml([page], { absolute: (one) => one }) ?? '')
    const [first] = map.getElementsByTagName('url')
    return [...(first?.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link') ?? [])].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    )
  })
})

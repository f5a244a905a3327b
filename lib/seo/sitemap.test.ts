// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { SITEMAP_SIZE, type SitemapPage, sitemapXml } from './sitemap.ts'

const absolute = (path: string) => `https://www.example.com${path}`

const pages = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, index) => ({
    paths: { fr: `/p-${index}`, en: `/en/p-${index}` },
    languages: LOCALES,
    publishedAt: `2026-01-0${(index % 9) + 1}T08:00:00.000Z`,
  }))

function read(xml: string | undefined) {
  const document = new DOMParser().parseFromString(xml ?? '', 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  const texts = (name: string) => [...document.getElementsByTagName(name)].map((element) => element.textContent)
  return { root: document.documentElement.tagName, texts, document }
}

describe('site map', () => {
  test('every page in every language, each with all of them', () => {
    const { root, texts, document } = read(sitemapXml(pages(2), { absolute }))
    expect(root).toBe('urlset')
    expect(texts('loc')).toEqual(['/p-0', '/en/p-0', '/p-1', '/en/p-1'].map(absolute))
    const links = [...document.querySelectorAll('url')].map((url) =>
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('rel'),
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    )
    const first = [
      ['alternate', 'fr', absolute('/p-0')],
      ['alternate', 'en', absolute('/en/p-0')],
      ['alternate', 'x-default', absolute('/p-0')],
    ]
    expect(links.slice(0, 2)).toEqual([first, first])
    expect(texts('lastmod')[2]).toBe('2026-01-02T08:00:00.000Z')
  })

  test('an invalid date is left out', () => {
    const odd = ['', 'yesterday'].map((publishedAt) => ({
      paths: { fr: '/a', en: '/en/a' },
      languages: LOCALES,
      publishedAt,
    }))
    expect(read(sitemapXml(odd, { absolute })).texts('lastmod')).toEqual([])
  })

  test('an address cannot leave its element', () => {
    const { texts, document } = read(
      sitemapXml([{ paths: { fr: '/a?b=<c>&"d"\'', en: '/en/</loc>' }, languages: LOCALES, publishedAt: '' }], {
        absolute,
      }),
    )
    expect(texts('loc')).toEqual([absolute('/a?b=<c>&"d"\''), absolute('/en/</loc>')])
    expect(document.getElementsByTagName('xhtml:link')[0]?.getAttribute('href')).toBe(absolute('/a?b=<c>&"d"\''))
  })

  test('an address shared by languages is listed once, with x-default as its only alternate', () => {
    const { texts, document } = read(
      sitemapXml([{ paths: { fr: '/p', en: '/p' }, languages: LOCALES, publishedAt: '' }], { absolute }),
    )
    expect(texts('loc')).toEqual([absolute('/p')])
    const links = [...document.getElementsByTagName('xhtml:link')]
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['x-default'])
  })

  test('a page is listed in its languages alone', () => {
    const paths = { fr: '/p', en: '/en/p' }
    const { texts, document } = read(sitemapXml([{ paths, languages: ['fr'], publishedAt: '' }], { absolute }))
    expect(texts('loc')).toEqual([absolute('/p')])
    const links = [...document.getElementsByTagName('xhtml:link')]
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['fr', 'x-default'])
  })

  test('an empty site has an empty map', () => {
    expect(read(sitemapXml([], { absolute })).root).toBe('urlset')
  })

  test('as many as one file takes are one file; one more makes an index', () => {
    expect(read(sitemapXml(pages(SITEMAP_SIZE / 2), { absolute })).root).toBe('urlset')
    const { root, texts } = read(sitemapXml(pages(SITEMAP_SIZE / 2 + 1), { absolute }))
    expect([root, texts('loc')]).toEqual([
      'sitemapindex',
      [absolute('/sitemap.xml?part=1'), absolute('/sitemap.xml?part=2')],
    ])
  })

  test('a full file of the longest addresses is smaller than the 50 MB of the protocol', () => {
    const longest = (index: number) => `/${index}`.padEnd(2_048 - absolute('').length, 'x')
    const long = Array.from({ length: SITEMAP_SIZE / 2 }, (_, index) => ({
      paths: { fr: longest(index), en: longest(index + SITEMAP_SIZE) },
      publishedAt: '2026-01-01T08:00:00.000Z',
      languages: LOCALES,
    }))
    const bytes = Buffer.byteLength(sitemapXml(long, { absolute }) ?? '')
    expect(bytes).toBeGreaterThan(SITEMAP_SIZE * 2_048)
    expect(bytes).toBeLessThan(52_428_800)
  })

  test('the parts hold every address once, and the index their latest change', () => {
    const all = pages(5)
    expect(read(sitemapXml(all, { absolute, size: 4 })).texts('lastmod')).toEqual(
      [1, 3, 4].map((index) => all[index]?.publishedAt),
    )
    const parts = [1, 2, 3].map((part) => read(sitemapXml(all, { absolute, size: 4, part })).texts('loc'))
    expect(parts.map((locs) => locs.length)).toEqual([4, 4, 2])
    expect(parts.flat()).toEqual(all.flatMap(({ paths }) => [absolute(paths.fr), absolute(paths.en)]))
    expect([0, 4].map((part) => sitemapXml(all, { absolute, size: 4, part }))).toEqual([undefined, undefined])
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { homePath } from '#lib/content/page.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { withLocale } from '#lib/content/paths.ts'
import { env } from '#lib/process/env.ts'
import { freshMetadata, pageMetadata } from './metadata.ts'
import { pageOf, storedStory } from './test-support.ts'

const picture = (name: string, more = {}) => ({
  fieldtype: 'asset',
  id: 1,
  filename: `https://a.storyblok.com/f/1/1600x1067/abc/${name}`,
  alt: `Vue de ${name}`,
  ...more,
})

const page = (fields: Readonly<Record<string, unknown>> = {}) => pageOf(storedStory('page', fields, 'hotels'))

const imagesOf = (fields: Readonly<Record<string, unknown>>) => pageMetadata(page(fields), 'fr').openGraph?.images

const site = (path: string) => `${env.siteOrigin}${path}`

const hero = { _uid: 'h', component: 'hero', title: 'Hôtels', image: picture('hero.avif') }

const feeds = {
  'application/rss+xml': [
    { url: site('/feeds/journal-en.xml'), title: 'The Barrière journal' },
    { url: site('/feeds/agenda-en.xml'), title: 'The Barrière agenda' },
  ],
}

describe('addresses', () => {
  test('the canonical one is in the page’s language, the others beside it', () => {
    expect(pageMetadata(page(), 'en').alternates).toEqual({
      canonical: site('/en/hotels'),
      languages: { 'fr': site('/hotels'), 'en': site('/en/hotels'), 'x-default': site('/hotels') },
      types: feeds,
    })
  })

  test('a page without any text in its language is a copy of the default language’s', () => {
    const { alternates } = pageMetadata({ ...page(), languages: ['fr'] }, 'en')
    expect(alternates).toMatchObject({
      canonical: site('/hotels'),
      languages: { 'fr': site('/hotels'), 'x-default': site('/hotels') },
    })
    expect(alternates?.languages).not.toHaveProperty('en')
  })

  test('a later page of a list is a page of its own, for search engines too', () => {
    const { alternates, robots } = pageMetadata(page(), 'en', 2)
    expect(alternates).toEqual({
      canonical: site('/en/hotels?page=2'),
      languages: { 'fr': site('/hotels?page=2'), 'en': site('/en/hotels?page=2'), 'x-default': site('/hotels?page=2') },
      types: feeds,
    })
    expect(robots).toBeUndefined()
  })

  test.each([1, 2])(
    'page %i of a search or an evening is hidden, its links are not, and it stands for the page without a query',
    (listPage) => {
      const search = pageOf(storedStory('page', {}, 'recherche'), {
        alternates: { fr: '/recherche', en: '/en/search' },
      })
      expect(pageMetadata(search, 'en').robots).toBeUndefined()
      for (const [locale, path] of [
        ['fr', '/recherche'],
        ['en', '/en/search'],
      ] as const) {
        const { alternates, robots } = freshMetadata(search, locale, listPage)
        expect([alternates?.canonical, robots]).toEqual([site(path), { index: false, follow: true }])
      }
      const evening = pageOf(storedStory('page', {}, 'ma-soiree'), {
        alternates: { fr: '/ma-soiree', en: '/en/my-evening' },
      })
      expect([pageMetadata(evening, 'fr').robots, freshMetadata(evening, 'fr', listPage).robots]).toEqual([
        undefined,
        { index: false, follow: true },
      ])
      expect(freshMetadata(page(), 'fr', listPage)).toEqual(pageMetadata(page(), 'fr', listPage))
    },
  )

  test('an editor hides a page', () => {
    expect([pageMetadata(page({ seo_hidden: true }), 'fr').robots, pageMetadata(page(), 'fr').robots]).toEqual([
      { index: false, follow: true },
      undefined,
    ])
  })
})

describe('the picture to share', () => {
  test('is cut around its focal point, with its words', () => {
    expect(imagesOf({ image: picture('a.avif', { focus: '960x675:961x676' }) })).toEqual([
      {
        url: 'https://a.storyblok.com/f/1/1600x1067/abc/a.avif/m/1200x630/filters:focal(960x675:961x676):format(jpeg)',
        width: 1200,
        height: 630,
        alt: 'Vue de a.avif',
      },
    ])
  })

  test.each([
    ['set for sharing', { seo_image: picture('seo.avif'), image: picture('card.avif'), body: [hero] }, 'seo.avif'],
    ['of the card', { image: picture('card.avif'), body: [hero] }, 'card.avif'],
    ['of the hero', { body: [{ _uid: 'x', component: 'faq' }, hero] }, 'hero.avif'],
    ['of the hero, where the card’s is a drawing', { image: picture('logo.svg'), body: [hero] }, 'hero.avif'],
  ])('is the one %s', (_, fields, name) => {
    expect(imagesOf(fields)).toMatchObject([{ alt: `Vue de ${name}` }])
  })

  test('without words of its own has the page’s title; without a picture there is none', () => {
    expect(imagesOf({ image: picture('a.avif', { alt: '' }) })).toMatchObject([{ alt: 'Un titre' }])
    expect(imagesOf({})).toBeUndefined()
    expect(imagesOf({ body: [{ ...hero, title: '' }] })).toBeUndefined()
  })
})

describe('the poster to share', () => {
  const own = (title = 'Un titre') => {
    const image = { ...picture('a.avif'), filename: `${env.content.assetOrigin}/f/1/1600x1067/abc/a.avif` }
    return pageMetadata(page({ title, image }), 'en').openGraph?.images as unknown as [{ url: string }]
  }

  test('stands before the plain picture where the site can draw it, and says its lettering', () => {
    expect(own()).toEqual([
      {
        url: expect.stringMatching(new RegExp(`^${env.siteOrigin}/share/[\\w-]{22}/en/hotels/share\\.jpg$`)) as string,
        width: 1200,
        height: 630,
        alt: 'Un titre – Vue de a.avif',
      },
    ])
  })

  test('has another address with another title', () => {
    expect(own()[0].url).toBe(own()[0].url)
    expect(own()[0].url).not.toBe(own('Autre')[0].url)
  })
})

test('a picture is shown large; without one the card is small', () => {
  expect(pageMetadata(page({ image: picture('a.avif') }), 'fr').twitter).toEqual({ card: 'summary_large_image' })
  expect(pageMetadata(page(), 'fr').twitter).toBeUndefined()
})

describe('the installed site', () => {
  interface Manifest {
    readonly lang: string
    readonly start_url: string
    readonly scope: string
    readonly icons: readonly { readonly src: string }[]
    readonly shortcuts: readonly { readonly url: string }[]
  }

  test.each(LOCALES)('in %s begins at its home page, and its pictures and shortcuts are there', (locale) => {
    const manifest = JSON.parse(
      readFileSync(`public${String(pageMetadata(page(), locale).manifest)}`, 'utf8'),
    ) as Manifest
    expect([manifest.lang, manifest.start_url, manifest.scope]).toEqual([locale, homePath(locale), '/'])
    expect(manifest.icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      withLocale('hotels', locale),
      withLocale(PAGES[locale].evening, locale),
      HOTEL_LINKS.card[locale],
    ])
  })

  test('a member’s card is installed by itself', () => {
    expect(pageMetadata(page({ body: [{ _uid: 'c', component: 'member-card' }] }), 'fr').manifest).toBeUndefined()
  })
})

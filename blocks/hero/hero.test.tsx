// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { assetOf, storyOf, unsafeLink, urlLink } from '../fixture-values.ts'
import { idFaults } from '../markup-faults.ts'
import { contextOf, show, toHtml, viewOf } from '../test-support.tsx'
import { heroFixtures } from './hero.fixtures.ts'
import { heroSchema } from './hero.schema.ts'
import { Hero } from './hero.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const property = (slug: string, title: string, town: string, code?: string) =>
  storyOf(`hotels/${slug}/`, { component: 'hotel', title, town, booking_code: code })

const FOLDERS: Readonly<Record<string, object[]>> = {
  hotel: [
    property('les-colombages', 'Les Colombages', 'Deauville', '14001'),
    property('le-palmarium', 'Le Palmarium', 'Cannes', '06010'),
    property('le-clos', 'Le Clos des Courses', 'Deauville', '14002'),
    property('fermee', 'Maison fermée', 'Dinard'),
  ],
  destination: [
    storyOf('destinations/deauville', { component: 'destination', title: 'Deauville' }),
    storyOf('destinations/dinard', { component: 'destination', title: 'Dinard' }),
  ],
}

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockImplementation(({ contentType }: { contentType: string }) =>
    Promise.resolve({
      stories: FOLDERS[contentType]?.map((story) => parseStoryReference(story)),
      tags: [`list:${contentType}`],
    }),
  )
})

const hero = (raw: Parameters<typeof heroSchema.parse>[0], more = {}) => (
  <Hero block={viewOf(heroSchema, raw)} context={contextOf(more)} />
)

describe('hero', () => {
  test('its title is the h1, and its picture the first loaded, only where it opens the page', async () => {
    const first = await toHtml(hero(heroFixtures.full, { first: true }))
    expect(first).toContain('<h1')
    expect(first).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/i)
    const later = await toHtml(hero(heroFixtures.full))
    expect(later).not.toContain('<h1')
    expect(later).toMatch(/<img[^>]*loading="lazy"/)
    expect(later).not.toMatch(/fetchpriority/i)
  })

  test('phones get a 4 to 5 crop, of the same picture where there is none of their own', async () => {
    const own = await show(hero(heroFixtures.full))
    expect(own.querySelector('source')?.getAttribute('srcset')).toContain('hotel-hero-m.avif')
    const same = await show(hero(heroFixtures.minimal))
    const source = same.querySelector('source')
    expect(source?.media).toBe('(max-width: 48rem)')
    expect(source?.getAttribute('srcset')).toMatch(/hero-deauville\.avif\/m\/480x600\//)
  })

  test('the picture reserves its room', async () => {
    const image = (await show(hero(heroFixtures.full))).querySelector('img')
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1780', '1001'])
  })

  test('stars are said in the language of the page', async () => {
    await show(hero(heroFixtures.full, { locale: 'fr' }))
    expect(screen.getByRole('img', { name: '5\u00a0étoiles' }).textContent).toBe('★★★★★')
    const palace = await show(hero({ ...heroFixtures.full, stars: 'palace' }, { locale: 'en' }))
    expect(screen.getByRole('img', { name: '5 stars' })).toBeDefined()
    expect(palace.textContent).toContain('Palace')
    expect(await toHtml(hero({ ...heroFixtures.full, stars: 'none' }))).not.toContain('★')
  })

  test('without scripts a film is the browser’s own silent player, fetched only once it is started', async () => {
    const html = await toHtml(hero({ ...heroFixtures.full, video: assetOf('plage.mp4', 0, 0) }))
    const player = /<noscript><video([^>]*)>/.exec(html)?.[1] ?? ''
    for (const attribute of [
      'muted',
      'playsInline',
      'loop',
      'controls',
      'preload="none"',
      'aria-label="Vidéo sans son\u00a0: Les Colombages"',
    ])
      expect(player).toContain(attribute)
    expect(player).toMatch(/poster="[^"]+hotel-hero\.avif\/m\/1152x0/)
    expect(player).not.toMatch(/autoplay/i)
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<video')
  })

  test('under a film the picture is there all the same, and still loaded first', async () => {
    const html = await toHtml(hero({ ...heroFixtures.full, video: assetOf('plage.mp4', 0, 0) }, { first: true }))
    expect(html).toMatch(/<source[^>]*type="image\/avif"/)
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(html).not.toContain('rel="preload"')
  })

  test('no film, no player', async () => {
    expect(await toHtml(hero(heroFixtures.full))).not.toMatch(/<video|<noscript/)
  })

  test.each([
    ['full', '/m/1152x0/', '480x600'],
    ['half', '/m/1152x389/', '480x480'],
    ['band', '/m/1152x230/', '480x270'],
  ])('of height %s the picture is cut to its window', async (height, wide, phone) => {
    const [small, , large] = [
      ...(await show(hero({ ...heroFixtures.minimal, height }))).querySelectorAll('source'),
    ].map((source) => source.srcset)
    expect(large).toContain(wide)
    expect(small).toContain(phone)
  })

  test('a bar shows four facts at most, and the action at its end instead of on the band', async () => {
    const fact = (label: string) => ({ _uid: label, component: 'hero-fact', label, value: `valeur ${label}` })
    const page = await show(hero({ ...heroFixtures.full, bar: ['a', 'b', 'c', 'd', 'e'].map(fact) }))
    expect(
      [...page.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['a', 'valeur a'],
      ['b', 'valeur b'],
      ['c', 'valeur c'],
      ['d', 'valeur d'],
    ])
    const action = screen.getByRole('link', { name: 'Voir les chambres' })
    expect(action.closest('[class*="bar"]')?.contains(page.querySelector('dl'))).toBe(true)
    expect(action.className).not.toMatch(/band/)
    expect((await show(hero({ ...heroFixtures.full, bar: [] }))).querySelector('dl')).toBeNull()
  })

  test('an action needs words and a safe address', async () => {
    await show(hero({ ...heroFixtures.full, action: urlLink('https://exemple.fr/offre') }))
    expect(screen.getByRole('link', { name: 'Voir les chambres' }).getAttribute('href')).toBe(
      'https://exemple.fr/offre',
    )
    await show(hero({ ...heroFixtures.full, action: unsafeLink }))
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('only drafts carry the editor’s marks', async () => {
    const editable = '<!--#storyblok#{"name":"hero","space":"1","uid":"u1","id":"9"}-->'
    expect(await toHtml(hero({ ...heroFixtures.full, _editable: editable }))).toContain('data-blok-uid="9-u1"')
    expect(await toHtml(hero(heroFixtures.full))).not.toContain('data-blok')
  })

  describe('with the booking bar', () => {
    const booking = { ...heroFixtures.full, booking: true }
    const codes = (page: HTMLElement) =>
      [
        ...page.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
          'input[name="place"], select[name="place"] option',
        ),
      ].map(({ value }) => value)

    const EVERYWHERE = ['', 'Deauville', 'Cannes', '14001', '06010', '14002']

    test('offers every house that has a code, in the place of the facts', async () => {
      const page = await show(hero(booking, { path: '/' }))
      expect(codes(page)).toEqual(EVERYWHERE)
      expect(page.querySelector('dl')).toBeNull()
      expect(screen.getByRole('link', { name: 'Voir les chambres' }).className).toMatch(/band/)
    })

    test.each([
      ['fr', '/hotels/le-palmarium', ['06010'], '06010'],
      ['en', '/en/hotels/le-palmarium', ['06010'], '06010'],
      ['fr', '/destinations/deauville', EVERYWHERE, 'Deauville'],
      ['en', '/en/destinations/deauville', EVERYWHERE, 'Deauville'],
      ['fr', '/destinations/dinard', EVERYWHERE, ''],
    ] as const)('in %s at %s offers %j and begins with %j', async (locale, path, expected, place) => {
      const page = await show(hero(booking, { locale, path }))
      expect(codes(page)).toEqual(expected)
      expect(page.querySelector<HTMLInputElement>('[name="place"]')?.value).toBe(place)
      expect(page.querySelector<HTMLInputElement>('[name="locale"]')?.value).toBe(locale)
    })

    test('its first day is today in Paris, so the page depends on the day and on the list of hotels', async () => {
      const page = await show(hero(booking, { now: new Date('2026-06-12T22:30:00Z') }))
      expect(page.querySelector<HTMLInputElement>('[name="arrive"]')?.min).toBe('2026-06-13')
      expect(tagPage).toHaveBeenCalledWith(['day'])
      expect(tagPage).toHaveBeenCalledWith(['list:hotel'])
    })

    test('where the hotels cannot be read, the hero shows its facts, and the page is not cached', async () => {
      listStories.mockRejectedValue(new ContentError('no answer', 503))
      const page = await show(hero(booking))
      expect(page.querySelectorAll('dt')).toHaveLength(4)
      expect(page.querySelector('form')).toBeNull()
      expect(tagPage).toHaveBeenCalledWith(['incomplete'])
    })

    test('a bug is rethrown', async () => {
      listStories.mockRejectedValue(new TypeError('slip'))
      await expect(show(hero(booking))).rejects.toThrow('slip')
    })

    test('two on a page have fields with ids of their own, and one set of messages', async () => {
      const context = contextOf()
      const again = { ...booking, _uid: 'hero-again' }
      const page = await show(
        [booking, again].map((raw) => <Hero key={raw._uid} block={viewOf(heroSchema, raw)} context={context} />),
      )
      expect(page.querySelectorAll('form')).toHaveLength(2)
      expect(idFaults(page)).toEqual([])
      expect(page.querySelectorAll('#booking-ages')).toHaveLength(1)
      expect(
        page.querySelectorAll('label[for="booking-field-adult"], label[for="booking-hero-again-field-adult"]'),
      ).toHaveLength(2)
    })

    test('without the booking form, nothing is read and the page does not depend on the day', async () => {
      await show(hero(heroFixtures.full))
      expect(listStories).not.toHaveBeenCalled()
      expect(tagPage).not.toHaveBeenCalled()
    })
  })
})

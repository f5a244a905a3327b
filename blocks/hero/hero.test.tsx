// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { assetOf, unsafeLink, urlLink } from '../fixture-values.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { heroFixtures } from './hero.fixtures.ts'
import { heroSchema } from './hero.schema.ts'
import { Hero } from './hero.tsx'

const hero = (raw: Parameters<typeof heroSchema.parse>[0], more = {}) => <Hero block={viewOf(heroSchema, raw)} context={contextOf(more)} />

describe('hero', () => {
  test.each(everyFixture(heroFixtures))('$name in $locale carries its title', async ({ raw, locale }) => {
    await show(hero(raw, { locale }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(raw.title)
  })

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

  test('without scripts a film is the browser’s own silent player, started and fetched by nobody but the visitor', async () => {
    const html = await toHtml(hero({ ...heroFixtures.full, video: assetOf('plage.mp4', 0, 0) }))
    const player = /<noscript><video([^>]*)>/.exec(html)?.[1] ?? ''
    for (const attribute of ['muted', 'playsInline', 'loop', 'controls', 'preload="none"', 'aria-label="Vidéo sans son\u00a0: Les Colombages"']) expect(player).toContain(attribute)
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

  test.each([['full', '/m/1152x0/', '480x600'], ['half', '/m/1152x389/', '480x480'], ['band', '/m/1152x230/', '480x270']])('of height %s the picture is cut to its window', async (height, wide, phone) => {
    const [small, , large] = [...(await show(hero({ ...heroFixtures.minimal, height }))).querySelectorAll('source')].map((source) => source.srcset)
    expect(large).toContain(wide)
    expect(small).toContain(phone)
  })

  test('a bar shows four facts at most, and the action at its end instead of on the band', async () => {
    const fact = (label: string) => ({ _uid: label, component: 'hero-fact', label, value: `valeur ${label}` })
    const page = await show(hero({ ...heroFixtures.full, bar: ['a', 'b', 'c', 'd', 'e'].map(fact) }))
    expect([...page.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([['a', 'valeur a'], ['b', 'valeur b'], ['c', 'valeur c'], ['d', 'valeur d']])
    const action = screen.getByRole('link', { name: 'Voir les chambres' })
    expect(action.closest('[class*="bar"]')?.contains(page.querySelector('dl'))).toBe(true)
    expect(action.className).not.toMatch(/band/)
    expect((await show(hero({ ...heroFixtures.full, bar: [] }))).querySelector('dl')).toBeNull()
  })

  test('an action needs words and a safe address', async () => {
    await show(hero({ ...heroFixtures.full, action: urlLink('https://exemple.fr/offre') }))
    expect(screen.getByRole('link', { name: 'Voir les chambres' }).getAttribute('href')).toBe('https://exemple.fr/offre')
    await show(hero({ ...heroFixtures.full, action: unsafeLink }))
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('only drafts carry the editor’s marks', async () => {
    const editable = '<!--#storyblok#{"name":"hero","space":"1","uid":"u1","id":"9"}-->'
    expect(await toHtml(hero({ ...heroFixtures.full, _editable: editable }))).toContain('data-blok-uid="9-u1"')
    expect(await toHtml(hero(heroFixtures.full))).not.toContain('data-blok')
  })
})

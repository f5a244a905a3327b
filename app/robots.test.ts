import { expect, test } from 'vitest'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import robots from './robots.ts'

const { rules, sitemap } = robots()
const { disallow = [], allow } = [rules].flat()[0] ?? {}
/** The longest matching rule decides (RFC 9309, 2.2.2). */
const refused = (path: string) => {
  const longest = (rules: string | string[] = []) =>
    Math.max(0, ...[rules].flat().map((prefix) => (path.startsWith(prefix) ? prefix.length : 0)))
  return longest(disallow) > longest(allow)
}

test('names the site map by its whole address', () => {
  expect(sitemap).toBe('http://localhost:3000/sitemap.xml')
})

test.each([
  '/api/search?q=x',
  '/synxis-redirect?hotel=14001',
  '/en/synxis-redirect?hotel=14001',
  '/website-hotels/hotels',
  '/en/website-hotels/hotels',
])('keeps crawlers out of %s', (path) => {
  expect(refused(path)).toBe(true)
})

test.each([
  '/',
  '/en',
  '/hotels?page=2',
  '/sitemap.xml',
  '/media/f/1/a.avif',
  '/api/calendar/fr/0b5f/1780000000000.ics',
  '/api/menus/restaurants/la-criee.pdf',
  `${pagePath('search', 'fr')}?town=Deauville`,
  `${pagePath('search', 'en')}?town=Deauville`,
])('%s can be read, and so what it says of itself', (path) => {
  expect(refused(path)).toBe(false)
})

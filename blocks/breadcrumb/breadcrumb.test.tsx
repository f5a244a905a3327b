// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { unsafeLink } from '../fixture-values.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { breadcrumbFixtures } from './breadcrumb.fixtures.ts'
import { breadcrumbSchema } from './breadcrumb.schema.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const crumbs = (raw: Parameters<typeof breadcrumbSchema.parse>[0], more = {}) => (
  <Breadcrumb block={viewOf(breadcrumbSchema, raw)} context={contextOf(more)} />
)

const structured = (page: HTMLElement) =>
  JSON.parse(page.querySelector('script')?.textContent ?? '') as {
    itemListElement: { position: number; name: string; item?: string }[]
  }

describe('breadcrumb', () => {
  test.each(everyFixture(breadcrumbFixtures))(
    '$name in $locale starts at home and ends here',
    async ({ raw, locale }) => {
      await show(crumbs(raw, { locale }))
      const levels = screen.getAllByRole('listitem')
      expect(levels[0]?.textContent).toBe(locale === 'fr' ? 'Accueil' : 'Home')
      expect(levels.at(-1)?.textContent).toBe(String(raw.current).trim())
      expect(levels.at(-1)?.getAttribute('aria-current')).toBe('page')
    },
  )

  test('links are in the language of the page', async () => {
    await show(crumbs(breadcrumbFixtures.full, { locale: 'en', path: '/en/hotels/les-colombages' }))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en',
      '/en/hotels',
      '/en/destinations/deauville',
    ])
  })

  test('search engines get the same levels with whole addresses', async () => {
    const page = await show(crumbs(breadcrumbFixtures.full))
    expect(structured(page).itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Accueil', 'http://localhost:3000'],
      [2, 'Hôtels', 'http://localhost:3000/hotels'],
      [3, 'Deauville', 'http://localhost:3000/destinations/deauville'],
      [4, 'Les Colombages', 'http://localhost:3000/hotels/les-colombages'],
    ])
  })

  test('a level with an unsafe address keeps its name and loses its link', async () => {
    const page = await show(
      crumbs({
        ...breadcrumbFixtures.minimal,
        items: [{ _uid: 'x', component: 'crumb', label: 'Piège', link: unsafeLink }],
      }),
    )
    expect(screen.getByText('Piège').tagName).toBe('LI')
    expect(page.innerHTML).not.toContain('javascript:')
  })
})

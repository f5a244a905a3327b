// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { headerFixtures } from './header.fixtures.ts'
import { headerSchema } from './header.schema.ts'
import { Header } from './header.tsx'
import { LocalHeader } from './local-header.tsx'

const alternates = { fr: '/hotels/les-colombages', en: '/en/hotels/les-colombages' }

const header = (raw: Parameters<typeof headerSchema.parse>[0], more = {}) =>
  <Header block={viewOf(headerSchema, raw)} context={contextOf(more)} alternates={alternates} />

describe('header', () => {
  test.each(everyFixture(headerFixtures))('$name in $locale leads home', async ({ raw, locale }) => {
    const page = await show(header(raw, { locale }))
    expect(screen.getByRole('link', { name: locale === 'fr' ? 'Barrière, accueil' : 'Barrière, home' }).getAttribute('href')).toBe(locale === 'fr' ? '/' : '/en')
    expect(page.innerHTML).not.toContain('javascript:')
    expect(page.textContent).not.toContain('Dangereux')
  })

  test('the menu opens and closes without any script', async () => {
    const page = await show(header(headerFixtures.full))
    const menu = page.querySelector('[popover]')
    const open = screen.getByRole('button', { name: 'Ouvrir le menu' })
    const close = screen.getByRole('button', { name: 'Fermer le menu', hidden: true })
    expect(open.getAttribute('popovertarget')).toBe(menu?.id)
    expect(close.getAttribute('popovertarget')).toBe(menu?.id)
    expect(close.getAttribute('popovertargetaction')).toBe('hide')
  })

  test('links to this page and above it are marked, home is not', async () => {
    await show(header(headerFixtures.full, { path: '/hotels/les-colombages' }))
    const nav = within(screen.getByRole('navigation', { name: 'Principale' }))
    expect(nav.getByRole('link', { name: 'Hôtels' }).getAttribute('aria-current')).toBe('true')
    expect(nav.getByRole('link', { name: 'Casinos' }).hasAttribute('aria-current')).toBe(false)
    await show(header(headerFixtures.full, { path: '/en/casinos', locale: 'en' }))
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Casinos' }).getAttribute('aria-current')).toBe('page')
  })

  test('the language switch leads to this page in the other language', async () => {
    await show(header(headerFixtures.full))
    const [english] = screen.getAllByRole('link', { name: /English/ })
    expect([english?.getAttribute('href'), english?.lang, english?.hasAttribute('aria-current')]).toEqual([alternates.en, 'en', false])
    expect(screen.getAllByRole('link', { name: /Français/ })[0]?.getAttribute('aria-current')).toBe('true')
  })
})

describe('local header', () => {
  test.each(everyFixture(headerFixtures))('$name in $locale names the house', async ({ raw, locale }) => {
    const page = await show(<LocalHeader block={viewOf(headerSchema, raw)} context={contextOf({ locale })} />)
    expect(page.textContent).toContain(typeof raw.title === 'string' ? raw.title.trim() : '')
    expect(screen.getByRole('navigation').getAttribute('aria-label')).toMatch(/ections$/)
  })
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { headerFixtures, navLinkOf } from './header.fixtures.ts'
import { headerSchema } from './header.schema.ts'
import { Header } from './header.tsx'
import { LocalHeader } from './local-header.tsx'
import { headerShortcuts } from './shortcuts.ts'

const alternates = { fr: '/hotels/les-colombages', en: '/en/hotels/les-colombages' }

const header = (raw: Parameters<typeof headerSchema.parse>[0], more = {}) => (
  <Header block={viewOf(headerSchema, raw)} context={contextOf(more)} alternates={alternates} />
)

/** Copies of the full header's menus, with other uids. */
const menus = (index: number) =>
  (headerFixtures.full.links as { component: string; _uid: string }[])
    .filter((entry) => entry.component === 'nav-menu')
    .map((entry) => ({ ...entry, _uid: `${entry._uid}-${index}` }))

/** Renders the page with every popover visible: jsdom hides popovers, and opens only one at a time. */
async function showOpened(element: ReactNode): Promise<HTMLElement> {
  const page = await show(element)
  for (const popover of page.querySelectorAll('[popover]')) popover.removeAttribute('popover')
  return page
}

describe('header', () => {
  test.each(everyFixture(headerFixtures))('$name in $locale leads home', async ({ raw, locale }) => {
    const page = await show(header(raw, { locale }))
    expect(
      screen.getByRole('link', { name: locale === 'fr' ? 'Barrière, accueil' : 'Barrière, home' }).getAttribute('href'),
    ).toBe(locale === 'fr' ? '/' : '/en')
    expect(page.innerHTML).not.toContain('javascript:')
    expect(page.textContent).not.toContain('Dangereux')
  })

  test('the menu opens and closes without any script', async () => {
    const page = await show(header(headerFixtures.full))
    const menu = page.querySelector('header > [popover]')
    const open = screen.getByRole('button', { name: 'Ouvrir le menu' })
    const close = screen.getByRole('button', { name: 'Fermer le menu', hidden: true })
    expect(open.getAttribute('popovertarget')).toBe(menu?.id)
    expect(close.getAttribute('popovertarget')).toBe(menu?.id)
    expect(close.getAttribute('popovertargetaction')).toBe('hide')
  })

  test('links to this page and above it are marked, home is not', async () => {
    await show(header(headerFixtures.full, { path: '/restaurants/la-criee' }))
    const nav = within(screen.getByRole('navigation', { name: 'Principale' }))
    expect(nav.getByRole('link', { name: 'Restaurants' }).getAttribute('aria-current')).toBe('true')
    expect(nav.getByRole('link', { name: 'Casinos' }).hasAttribute('aria-current')).toBe(false)
    await show(header(headerFixtures.full, { path: '/en/casinos', locale: 'en' }))
    expect(
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getByRole('link', { name: 'Casinos' })
        .getAttribute('aria-current'),
    ).toBe('page')
  })

  test('a menu is a button that opens its panel without any script, the panel beside it', async () => {
    await show(header(headerFixtures.full))
    const button = within(screen.getByRole('navigation', { name: 'Principale' })).getByRole('button', {
      name: 'Hôtels',
    })
    const panel = button.nextElementSibling as HTMLElement
    expect(panel.getAttribute('popover')).toBe('auto')
    panel.removeAttribute('popover')
    expect(button.getAttribute('popovertarget')).toBe(panel.id)
    expect(panel.getAttribute('aria-label')).toBe('Menu Hôtels')
    const lists = within(panel)
    expect(
      lists
        .getAllByRole('list')
        .map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Mer', 'Montagne et lacs', 'Envies'])
    expect(lists.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Deauville',
      'Cannes',
      'La Baule',
      'Courchevel',
      'Enghien-les-Bains',
      'En famille',
      'Un mariage',
      'Tous les hôtels',
      'Courchevel',
    ])
    expect(lists.getByRole('article').textContent).toBe('CourchevelSavoieOuverture le 12\u00a0déc.')
    expect(lists.getByRole('presentation').getAttribute('loading')).toBe('lazy')
  })

  test('ids of panels are their own', async () => {
    const page = await show(header({ ...headerFixtures.full, links: [menus(0), menus(1)].flat() }))
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id)
    expect(ids.length).toBeGreaterThan(6)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a menu that leads to this page or above it is marked, and the link in it', async () => {
    await showOpened(header(headerFixtures.full, { path: '/destinations/cannes' }))
    const nav = within(screen.getByRole('navigation', { name: 'Principale' }))
    expect(nav.getByRole('button', { name: 'Hôtels' }).getAttribute('aria-current')).toBe('true')
    expect(nav.getByRole('link', { name: 'Cannes' }).getAttribute('aria-current')).toBe('page')
    await show(header(headerFixtures.full, { path: '/offres' }))
    expect(
      within(screen.getByRole('navigation', { name: 'Principale' }))
        .getByRole('button', { name: 'Hôtels' })
        .hasAttribute('aria-current'),
    ).toBe(false)
  })

  test('the menu of narrow windows holds the same links in groups, posters left out', async () => {
    await showOpened(header(headerFixtures.full))
    const drawer = screen.getByRole('navigation', { name: 'Menu' })
    const group = drawer.querySelector('details') as HTMLElement
    expect(group.querySelector('summary')?.textContent).toBe('Hôtels')
    expect([...group.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Deauville',
      'Cannes',
      'La Baule',
      'Courchevel',
      'Enghien-les-Bains',
      'En famille',
      'Un mariage',
      'Tous les hôtels',
    ])
    expect(drawer.querySelector('article, img')).toBeNull()
    expect(within(drawer).getByRole('link', { name: 'Casinos' })).toBeDefined()
  })

  test.each([
    ['fr', 'Rechercher', 'Mon compte', '/recherche'],
    ['en', 'Search', 'My account', '/en/recherche'],
  ] as const)(
    'search and account are named from the catalogue in %s, as icons and with words',
    async (locale, search, account, href) => {
      await showOpened(header(headerFixtures.full, { locale }))
      const links = screen.getAllByRole('link', { name: search })
      expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
        [href, search],
        [href, search],
      ])
      expect(links[0]?.querySelector('.vh')?.textContent).toBe(search)
      expect(screen.getAllByRole('link', { name: account })).toHaveLength(2)
    },
  )

  test('a tool, a poster’s link and a menu without an address are left out', async () => {
    const page = await showOpened(header(headerFixtures.longest))
    expect(screen.queryByRole('link', { name: 'Rechercher' })).toBeNull()
    expect(page.querySelector('article a')).toBeNull()
    expect(page.textContent).not.toMatch(/Sans issue|Vide|Nulle part/)
  })

  test('the language switch leads to this page in the other language', async () => {
    await show(header(headerFixtures.full))
    const [english] = screen.getAllByRole('link', { name: /English/ })
    expect([english?.getAttribute('href'), english?.lang, english?.hasAttribute('aria-current')]).toEqual([
      alternates.en,
      'en',
      false,
    ])
    expect(screen.getAllByRole('link', { name: /Français/ })[0]?.getAttribute('aria-current')).toBe('true')
  })
})

describe('local header', () => {
  test.each(everyFixture(headerFixtures))('$name in $locale names the house', async ({ raw, locale }) => {
    const page = await show(<LocalHeader block={viewOf(headerSchema, raw)} context={contextOf({ locale })} />)
    expect(page.textContent).toContain(typeof raw.title === 'string' ? raw.title.trim() : '')
    expect(screen.getByRole('navigation').getAttribute('aria-label')).toMatch(/ections$/)
    expect(page.innerHTML).not.toMatch(/popover|javascript:/)
  })

  test.each([
    ['/hotels/les-colombages', 'Présentation', 'page'],
    ['/hotels/les-colombages/chambres/suite-des-planches', 'Chambres', 'true'],
    ['/hotels/les-colombages/contact', 'Présentation', 'true'],
  ])('at %s only “%s” is marked, as the closest', async (path, label, current) => {
    const links = [
      navLinkOf('Présentation', 'hotels/les-colombages'),
      navLinkOf('Chambres', 'hotels/les-colombages/chambres'),
    ]
    await show(
      <LocalHeader block={viewOf(headerSchema, { ...headerFixtures.minimal, links })} context={contextOf({ path })} />,
    )
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('aria-current')])
        .filter(([, mark]) => mark),
    ).toEqual([[label, current]])
  })
})

describe('headerShortcuts', () => {
  test('lists the links, and the page of each menu under the menu’s name', () => {
    expect(
      headerShortcuts(viewOf(headerSchema, headerFixtures.full), contextOf({ locale: 'en' })).map(
        ({ label, anchor }) => `${label} ${anchor.href}`,
      ),
    ).toEqual([
      'Hôtels /en/hotels',
      'Casinos /en/casinos',
      'Restaurants /en/restaurants',
      'Spas /en/spas',
      'Expériences /en/experiences',
      'Offres /en/offres',
    ])
  })

  test('leaves out what leads nowhere', () => {
    expect(
      headerShortcuts(viewOf(headerSchema, headerFixtures.longest), contextOf()).filter(({ label }) =>
        /Dangereux|Sans issue/.test(label),
      ),
    ).toEqual([])
  })
})

describe('alerts', () => {
  const local = (raw: Parameters<typeof headerSchema.parse>[0], more = {}) => (
    <LocalHeader block={viewOf(headerSchema, raw)} context={contextOf(more)} />
  )
  const alerted = (...alerts: object[]) => ({
    ...headerFixtures.minimal,
    alerts: alerts.map((alert, index) => ({ _uid: `a${index}`, component: 'alert-banner', ...alert })),
  })

  test.each([
    ['the site’s header', header],
    ['a local header', local],
  ])('stand above %s, named, each with what closes it', async (_, shown) => {
    const raw = alerted(
      { message: 'La piscine ferme.', message__i18n__en: 'The pool closes.', version: '2' },
      { message: 'Tempête annoncée.', kind: 'warning', permanent: true },
    )
    await show(shown(raw))
    const alerts = within(screen.getByRole('complementary', { name: 'Alertes' }))
    const button = alerts.getByRole('button', { name: 'Fermer cette alerte' })
    expect(button.closest('[data-memory]')?.getAttribute('data-memory')).toBe('alert:a0:2')
    expect(alerts.getAllByRole('button')).toHaveLength(1)
    expect(alerts.getByText(/Tempête annoncée/).textContent).toMatch(/^Attention/)
  })

  test('that are over are left out, and where there is none, nothing is', async () => {
    await show(header(alerted({ message: 'Fini.', until: '2020-01-01 00:00' })))
    expect(screen.queryByRole('complementary')).toBeNull()
    await show(header(headerFixtures.minimal))
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { storyLink } from '../fixture-values.ts'
import { footerFixtures } from './footer.fixtures.ts'
import { footerSchema } from './footer.schema.ts'
import { Footer } from './footer.tsx'

const footer = (raw: Parameters<typeof footerSchema.parse>[0], more = {}) => (
  <Footer block={viewOf(footerSchema, raw)} context={contextOf(more)} alternates={{ fr: '/x', en: '/en/x' }} />
)

describe('footer', () => {
  test.each(everyFixture(footerFixtures))('$name in $locale carries no unsafe link', async ({ raw, locale }) => {
    const page = await show(footer(raw, { locale }))
    expect(screen.getByRole('contentinfo')).toBeDefined()
    expect(page.innerHTML).not.toContain('javascript:')
    expect(page.textContent).not.toMatch(/Dangereux|Vide/)
  })

  test.each(LOCALES)('the warning of the law is in French and word for word in %s', async (locale) => {
    await show(footer(footerFixtures.full, { locale }))
    const warning = screen.getByText(/^Les jeux d'argent/)
    expect(warning.lang).toBe('fr')
    expect(warning.textContent).toBe(
      "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
        'Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)',
    )
    expect(screen.getByText('18+')).toBeDefined()
  })

  test('columns are navigations with names, links in the language of the page', async () => {
    await show(footer(footerFixtures.full, { locale: 'en' }))
    expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Maisons',
      'Fidélité',
      'Aide',
      'Legal information',
    ])
    expect(screen.getByRole('link', { name: 'Hôtels' }).getAttribute('href')).toBe('/en/hotels')
    expect(screen.getByRole('link', { name: 'Français' }).getAttribute('href')).toBe('/x')
  })

  test('the way to an account is marked, so that its members do not see it', async () => {
    const column = footerFixtures.full.columns
    const page = await show(
      footer({
        ...footerFixtures.full,
        columns: [
          {
            ...(column as readonly object[])[0],
            links: ['infiniment-barriere', 'infiniment-barriere/inscription'].map((slug) => ({
              _uid: slug,
              component: 'nav-link',
              label: slug,
              link: storyLink(slug),
            })),
          },
        ],
      }),
    )
    expect([...page.querySelectorAll('[data-unless-member]')].map(({ textContent }) => textContent)).toEqual([
      'infiniment-barriere/inscription',
    ])
  })

  test('the newsletter’s action is a form that leads to its page, and puts nothing typed into an address', async () => {
    const page = await show(footer(footerFixtures.full))
    const form = page.querySelector('site-newsletter form')
    expect(form?.getAttribute('action')).toBe('/lettre')
    expect(within(form as HTMLElement).getByRole('button', { name: 'S’abonner' })).toBeDefined()
    const field = within(form as HTMLElement).getByRole('textbox', { name: 'Votre e-\u2060mail' })
    expect([field.getAttribute('type'), field.getAttribute('name')]).toEqual(['email', null])
  })

  test('another action is a link, social networks lead outside with a named icon', async () => {
    const page = await show(footer({ ...footerFixtures.full, action: storyLink('offres') }))
    expect(screen.getByRole('link', { name: 'S’abonner' }).getAttribute('href')).toBe('/offres')
    expect(page.querySelector('form')).toBeNull()
    const networks = within(screen.getByRole('list', { name: 'Réseaux sociaux' })).getAllByRole('link')
    expect(networks.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['Instagram', 'https://instagram.example/barriere', 'noopener'],
      ['Facebook', 'https://facebook.example/barriere', 'noopener'],
      ['LinkedIn', 'https://linkedin.example/barriere', 'noopener'],
      ['YouTube', 'https://youtube.example/barriere', 'noopener'],
    ])
    const drawings = [...page.querySelectorAll('footer li path')].map((path) => path.getAttribute('d'))
    expect(new Set(drawings).size).toBe(4)
  })

  test('an empty footer has no empty list, and no first column', async () => {
    const page = await show(footer(footerFixtures.minimal))
    expect([...page.querySelectorAll('footer ul')].filter((list) => list.children.length === 0)).toEqual([])
    expect(page.querySelector('footer h2')).toBeNull()
  })
})
